import { type Area, parseArea, printArea, quoteSheet, splitSheet } from "./address";
import type { Book } from "./book";
import { ApiError } from "./errors";
import type { DefinedName } from "./parts";
import type { Sheet } from "./sheet";
import { sameName } from "./sheetnames";

const NAME = /^[\p{L}_\\][\p{L}\p{N}_.\\?]*$/u;

/**
 * Throws unless a name may be defined so.
 *
 * @see https://support.microsoft.com/office/names-in-formulas-fc2935f9-115d-4bef-a370-3aa8bb4c91f1
 */
const checkName = (name: string): void => {
  if (name.length > 255 || !NAME.test(name) || /^[rc]$/i.test(name) || parseArea(name) !== undefined)
    throw new ApiError("InvalidArgument", `"${name.slice(0, 40)}" cannot be a defined name.`);
};

/** The names of a scope: a sheet's own, or the workbook's. */
export const namesOf = (book: Book, sheet: Sheet | undefined): DefinedName[] => sheet?.names ?? book.names;

/** Defines a name in a scope, where it must be new; table names live in the workbook's scope. */
export const defineName = (
  book: Book,
  sheet: Sheet | undefined,
  name: string,
  formula: string,
  comment: string,
): DefinedName => {
  checkName(name);
  const names = namesOf(book, sheet);
  const table = sheet === undefined && [...book.tables()].some((own) => sameName(own.table.name, name));
  if (table || names.some((own) => sameName(own.name, name)))
    throw new ApiError("ItemAlreadyExists", `The name ${name} is already in use.`);
  const defined = { name, formula, comment, visible: true };
  names.push(defined);
  book.emit({ kind: "parts", sheet });
  return defined;
};

/** The absolute reference of an area as names store it, e.g. `=Open!$A$1:$F$20`. */
export const referenceTo = (sheet: Sheet, area: Area): string => {
  const absolute = printArea(area).replaceAll(/[A-Z]+|\d+/g, (part) => `$${part}`);
  return `=${quoteSheet(sheet.name)}!${absolute}`;
};

/** The cells that a reference formula means; undefined if it means something else. */
export const placeOfReference = (book: Book, formula: string): { sheet: Sheet; area: Area } | undefined => {
  const { sheet: name, local } = splitSheet(formula.replace(/^=/, ""));
  const sheet = name === undefined ? undefined : book.sheet(name);
  const area = parseArea(local);
  return sheet && area && { sheet, area };
};

/** The cells that a defined name means, the sheet's own names first; a table's name means its body. */
export const rangeOfName = (
  book: Book,
  sheet: Sheet,
  name: string,
): { sheet: Sheet; area: Area } | undefined => {
  const defined = [...sheet.names, ...book.names].find((own) => sameName(own.name, name));
  if (defined) return placeOfReference(book, defined.formula);
  const owner = [...book.tables()].find(({ table }) => sameName(table.name, name));
  return (
    owner && {
      sheet: owner.sheet,
      area: { ...owner.table.area, row: owner.table.area.row + 1, rows: owner.table.area.rows - 1 },
    }
  );
};
