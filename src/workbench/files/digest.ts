import { type Book, type Cell, type CellFormat, isErrorValue, type PlacedCell, type Sheet } from "../model";

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A value as text, the same for the same content whatever the order in which it was built. */
const canonical = (value: unknown): string => {
  if (value instanceof Map)
    return canonical([...value].map(([key, each]: [unknown, unknown]) => [key, each]).sort(byText));
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${members
    .map(([key, each]) => `${key}:${canonical(each)}`)
    .sort()
    .join()}}`;
};

const byText = (a: readonly unknown[], b: readonly unknown[]): number =>
  String(a[0]).localeCompare(String(b[0]));

/** Two halves of a 53-bit hash, after cyrb53 by bryc (public domain). */
const hash = (text: string): number => {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
};

const formatTexts = new WeakMap<CellFormat, string>();

const formatText = (format: CellFormat): string => {
  const text = formatTexts.get(format) ?? canonical(format);
  formatTexts.set(format, text);
  return text;
};

const valueText = ({ value }: Cell): string =>
  isErrorValue(value) ? value.error : `${typeof value}${String(value)}`;

/** A cell as text; the results of formulas count only for a sheet that is ours to write. */
const cellText = ({ row, column, cell }: PlacedCell, results: boolean): string => {
  const isResult = cell.formula !== "" || cell.spilledFrom !== undefined;
  const value = isResult && !results ? "" : valueText(cell);
  const spill = results ? canonical([cell.spill, cell.spilledFrom]) : "";
  const link = cell.hyperlink ? canonical(cell.hyperlink) : "";
  return [row, column, value, cell.formula, cell.numberFormat, formatText(cell.format), link, spill].join(
    "\u0001",
  );
};

/** Cells are added up, since they are kept in no particular order. */
const cellsDigest = (sheet: Sheet, results: boolean): number => {
  let sum = 0;
  for (const placed of sheet.cells.all())
    if (results || placed.cell.spilledFrom === undefined)
      sum = (sum + hash(cellText(placed, results))) % Number.MAX_SAFE_INTEGER;
  return sum;
};

/** The members of a sheet apart from its cells. */
const partsOf = (sheet: Sheet, without: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(sheet).filter(([name]) => name !== "cells" && !without.includes(name)));

/** What a user has made of a sheet: everything but the results of formulas and the marks that conditional formats put on it. */
const contentDigest = (sheet: Sheet): string =>
  `${cellsDigest(sheet, false)} ${hash(canonical(partsOf(sheet, ["conditionals"])))}`;

/** All that a sheet shows. */
const fullDigest = (sheet: Sheet): string =>
  `${cellsDigest(sheet, true)} ${hash(canonical(partsOf(sheet, [])))}`;

/** What tells whether a sheet has to be written again. */
export const sheetDigest = (sheet: Sheet, isOwned: boolean): string =>
  isOwned ? fullDigest(sheet) : contentDigest(sheet);

export const notesDigest = ({ notes }: Sheet): string => canonical(notes);

export const namesDigest = ({ names }: Book): string => canonical(names);

/** The charts of a sheet; files refer to other sheets by name, so that a new name changes a chart. */
export const chartsDigest = (book: Book, { charts }: Sheet): string => {
  const areas = charts.flatMap(({ series }) =>
    series.flatMap(({ values, categories }) => [values, categories]),
  );
  return canonical([charts, areas.map((area) => area && book.sheetById(area.sheetId)?.name)]);
};
