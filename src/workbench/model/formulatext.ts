import { type Area, columnName, parseArea, quoteSheet } from "./address";
import type { Book } from "./book";
import type { Sheet } from "./sheet";
import { sameName } from "./sheetnames";
import { type Shift, shiftArea } from "./shift";

/** A text, or a reference with the sheet that it may name; a word that only looks like an address is part of a longer one. */
const REFERENCE =
  /"(?:[^"]|"")*"|(?<![\p{L}\p{N}_.$'])(?:('(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*)!)?(\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\p{N}_(.!:])/giu;

const SHEET = /"(?:[^"]|"")*"|(?<![\p{L}\p{N}_.'])('(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*)!/gu;

const sheetName = (token: string): string =>
  token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : token;

/** The formula with another name for a sheet. */
export const renameInFormula = (formula: string, before: string, after: string): string =>
  formula.replaceAll(SHEET, (token, sheet: string | undefined) =>
    sheet !== undefined && sameName(sheetName(sheet), before) ? `${quoteSheet(after)}!` : token,
  );

const CORNER = /^(\$?)[A-Z]*(\$?)\d*$/i;

/** One corner of a reference with the dollar signs that it had. */
const corner = (old: string, row: number, column: number): string => {
  const [, first = "", second = ""] = CORNER.exec(old) ?? [];
  const letters = /[A-Z]/i.test(old) ? `${first}${columnName(column)}` : "";
  const digits = /\d/.test(old) ? `${letters === "" ? first : second}${row + 1}` : "";
  return letters + digits;
};

const printLike = (old: string, { row, column, rows, columns }: Area): string => {
  const [first = "", last] = old.split(":");
  const start = corner(first, row, column);
  return last === undefined ? start : `${start}:${corner(last, row + rows - 1, column + columns - 1)}`;
};

const shifted = (text: string, shift: Shift): string => {
  const area = parseArea(text);
  const [moved, another] = area ? shiftArea(shift, area) : [];
  if (!area || another) return text;
  return moved ? printLike(text, moved) : "#REF!";
};

/** The formula of a cell of `home` after cells of `sheet` moved. */
export const shiftFormula = (formula: string, home: Sheet, sheet: Sheet, shift: Shift): string =>
  formula.replaceAll(REFERENCE, (token, named: string | undefined, area: string | undefined) => {
    if (area === undefined) return token;
    const own = named === undefined ? home === sheet : sameName(sheetName(named), sheet.name);
    if (!own) return token;
    return (named === undefined ? "" : `${named}!`) + shifted(area, shift);
  });

/** Rewrites every formula of the workbook: of cells, names and conditional formats. */
export const rewriteFormulas = (book: Book, rewrite: (formula: string, home: Sheet) => string): void => {
  for (const sheet of book.sheets) {
    for (const { row, column, cell } of [...sheet.cells.all()]) {
      const formula = cell.formula === "" ? "" : rewrite(cell.formula, sheet);
      if (formula !== cell.formula) sheet.cells.patch(row, column, { formula });
    }
    for (const rule of sheet.conditionals) rule.formula = rewrite(rule.formula, sheet);
    for (const name of sheet.names) name.formula = rewrite(name.formula, sheet);
  }
  const [first] = book.sheets;
  for (const name of book.names) if (first) name.formula = rewrite(name.formula, first);
};
