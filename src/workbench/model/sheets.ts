import type { Book } from "./book";
import { ApiError } from "./errors";
import { renameInFormula, rewriteFormulas } from "./formulatext";
import { requireStructure } from "./guard";
import { copiedNote } from "./notes";
import type { Sheet, Visibility } from "./sheet";
import { sameName } from "./sheetnames";
import { copiedTableName } from "./tables";

const visible = (book: Book): Sheet[] => book.sheets.filter((sheet) => sheet.visibility === "Visible");

const requireAnotherVisible = (book: Book, sheet: Sheet): void => {
  if (visible(book).every((other) => other === sheet))
    throw new ApiError("InvalidOperation", "A workbook must contain at least one visible worksheet.");
};

/** The sheet that comes to the front when this one goes: the next visible one, else the one before. */
const neighbor = (book: Book, sheet: Sheet): Sheet | undefined => {
  const at = book.sheets.indexOf(sheet);
  const others = visible(book).filter((other) => other !== sheet);
  return others.find((other) => book.sheets.indexOf(other) > at) ?? others.at(-1);
};

/** Puts a sheet at the end, as Excel's API does. */
export const addSheet = (book: Book, name?: string): Sheet => {
  requireStructure(book);
  return book.addSheet(name === undefined ? {} : { name });
};

/**
 * Deletes a sheet; never the last visible one, nor a very hidden one.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.worksheet#excel-excel-worksheet-delete-member(1)
 */
export const deleteSheet = (book: Book, sheet: Sheet): void => {
  requireStructure(book);
  if (sheet.visibility === "VeryHidden")
    throw new ApiError("InvalidOperation", "A very hidden worksheet cannot be deleted.");
  requireAnotherVisible(book, sheet);
  const next = book.active === sheet ? neighbor(book, sheet) : undefined;
  if (next) book.activate(next);
  book.sheets.splice(book.sheets.indexOf(sheet), 1);
  book.emit({ kind: "sheetDeleted", sheet });
};

/** Renames a sheet; formulas follow. */
export const renameSheet = (book: Book, sheet: Sheet, name: string): void => {
  requireStructure(book);
  book.requireFreeName(name, sheet);
  const before = sheet.name;
  sheet.name = name;
  rewriteFormulas(book, (formula) => renameInFormula(formula, before, name));
  book.emit({ kind: "sheetRenamed", sheet, before });
};

/** Moves a sheet to a place counted from 0. */
export const moveSheet = (book: Book, sheet: Sheet, to: number): void => {
  requireStructure(book);
  if (!Number.isInteger(to) || to < 0 || to >= book.sheets.length)
    throw new ApiError("InvalidArgument", `There is no worksheet position ${to}.`);
  book.sheets.splice(book.sheets.indexOf(sheet), 1);
  book.sheets.splice(to, 0, sheet);
  book.emit({ kind: "parts", sheet });
};

/** Hides or shows a sheet; the last visible one stays. */
export const setVisibility = (book: Book, sheet: Sheet, visibility: Visibility): void => {
  requireStructure(book);
  if (visibility !== "Visible") {
    requireAnotherVisible(book, sheet);
    const next = book.active === sheet ? neighbor(book, sheet) : undefined;
    if (next) book.activate(next);
  }
  sheet.visibility = visibility;
  book.emit({ kind: "parts", sheet });
};

/** `Standings (2)`, cut to what a sheet's name may hold. */
const copiedName = (book: Book, name: string): string => {
  const stem = name.replace(/ \(\d+\)$/, "");
  for (let n = 2; ; n++) {
    const suffix = ` (${n})`;
    const copy = stem.slice(0, 31 - suffix.length) + suffix;
    if (!book.sheets.some((sheet) => sameName(sheet.name, copy))) return copy;
  }
};

/**
 * Copies a sheet with its custom properties; the copy has an id and a name of its own, and so have its tables
 * and charts. Names of the sheet mean the copy's cells.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.worksheet#excel-excel-worksheet-copy-member(1)
 */
export const copySheet = (book: Book, source: Sheet, at: number): Sheet => {
  requireStructure(book);
  return book.addSheet({
    name: copiedName(book, source.name),
    at,
    fill: (copy) => fillCopy(book, source, copy),
  });
};

const fillCopy = (book: Book, source: Sheet, copy: Sheet): void => {
  for (const { row, column, cell } of source.cells.all()) copy.cells.put(row, column, cell);
  for (const axis of ["rows", "columns"] as const)
    for (const [line, info] of source[axis]) copy[axis].set(line, info);
  for (const [key, value] of source.customProperties) copy.customProperties.set(key, value);
  copy.merges = [...source.merges];
  copy.validations = [...source.validations];
  copy.notes = source.notes.map(copiedNote);
  copy.conditionals = source.conditionals.map((rule) => ({ ...rule, id: book.newId() }));
  copy.names = source.names.map((name) => ({
    ...name,
    formula: renameInFormula(name.formula, source.name, copy.name),
  }));
  for (const table of source.tables)
    copy.tables.push({ ...table, id: book.newId(), name: copiedTableName(book, copy, table.name) });
  copyCharts(book, source, copy);
  copyView(source, copy);
};

/** Charts of the copy show the copy's cells. */
const copyCharts = (book: Book, source: Sheet, copy: Sheet): void => {
  const text = JSON.stringify(source.charts).replaceAll(JSON.stringify(source.id), JSON.stringify(copy.id));
  const charts = JSON.parse(text) as Sheet["charts"];
  copy.charts = charts.map((chart) => ({ ...chart, id: book.newId() }));
};

const copyView = (source: Sheet, copy: Sheet): void => {
  const { freeze, page, tabColor, showGridlines, showHeadings, standardWidth, protection, autoFilter } =
    source;
  Object.assign(copy, {
    freeze,
    tabColor,
    showGridlines,
    showHeadings,
    standardWidth,
    protection,
    autoFilter,
  });
  copy.page = { ...page };
};
