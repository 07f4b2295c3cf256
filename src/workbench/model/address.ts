import { ApiError } from "./errors";

/** A rectangle of cells on one sheet; row and column count from 0. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/**
 * The size of a worksheet.
 *
 * @see https://support.microsoft.com/office/excel-specifications-and-limits-1672b34d-7043-467e-8e27-269d656771c3
 */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

const A1 = /^\$?([A-Za-z]{1,3})?\$?(\d{1,7})?$/;

/** The letters of a column counted from 0: 0 is A, 26 is AA. */
export const columnName = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : columnName(Math.floor(column / 26) - 1) + columnName(column % 26);

/** The number from 0 of a column's letters. */
export const columnNumber = (letters: string): number =>
  Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

interface Corner {
  readonly row: number | undefined;
  readonly column: number | undefined;
}

const corner = (text: string): Corner | undefined => {
  const match = A1.exec(text.trim());
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  return {
    column: match[1] === undefined ? undefined : columnNumber(match[1]),
    row: match[2] === undefined ? undefined : Number(match[2]) - 1,
  };
};

const span = (first: number | undefined, last: number | undefined, size: number): [number, number] => {
  const [a, b] = [first ?? 0, last ?? size - 1];
  return [Math.min(a, b), Math.abs(b - a) + 1];
};

const sameKind = (a: Corner, b: Corner): boolean =>
  (a.row === undefined) === (b.row === undefined) && (a.column === undefined) === (b.column === undefined);

/** Whether the area lies on a worksheet. */
export const fits = ({ row, column, rows, columns }: Area): boolean =>
  row >= 0 &&
  column >= 0 &&
  rows > 0 &&
  columns > 0 &&
  row + rows <= MAX_ROWS &&
  column + columns <= MAX_COLUMNS;

/** Reads `B2`, `B2:D4`, `B:D` or `2:4`, without a sheet name; undefined if it is none of them. */
export const parseArea = (text: string): Area | undefined => {
  const [from, to, rest] = text.split(":");
  const first = corner(from ?? "");
  const last = to === undefined ? first : corner(to);
  if (!first || !last || rest !== undefined || !sameKind(first, last)) return undefined;
  if (to === undefined && (first.row === undefined || first.column === undefined)) return undefined;
  const [row, rows] = span(first.row, last.row, MAX_ROWS);
  const [column, columns] = span(first.column, last.column, MAX_COLUMNS);
  const area = { row, column, rows, columns };
  return fits(area) ? area : undefined;
};

/** An address split at its sheet name, e.g. `'Round 1'!A1:B2`; the sheet is undefined where none is named. */
export const splitSheet = (text: string): { readonly sheet: string | undefined; readonly local: string } => {
  const bang = text.lastIndexOf("!");
  if (bang < 0) return { sheet: undefined, local: text };
  const name = text.slice(0, bang);
  const quoted = name.length >= 2 && name.startsWith("'") && name.endsWith("'");
  return { sheet: quoted ? name.slice(1, -1).replaceAll("''", "'") : name, local: text.slice(bang + 1) };
};

/** As parseArea, but a bad address is the error that Excel answers. */
export const areaOf = (text: string): Area => {
  const area = parseArea(text);
  if (!area) throw new ApiError("InvalidArgument", `"${text.slice(0, 80)}" is not the address of a range`);
  return area;
};

const isWholeRows = (area: Area): boolean => area.column === 0 && area.columns === MAX_COLUMNS;
const isWholeColumns = (area: Area): boolean => area.row === 0 && area.rows === MAX_ROWS;

/** Whether the area is made of whole rows or whole columns. */
export const isUnbounded = (area: Area): boolean => isWholeRows(area) || isWholeColumns(area);

/** `B2`, `B2:D4`, `B:D` or `2:4`. */
export const printArea = (area: Area): string => {
  const { row, column, rows, columns } = area;
  if (isWholeRows(area)) return `${row + 1}:${row + rows}`;
  if (isWholeColumns(area)) return `${columnName(column)}:${columnName(column + columns - 1)}`;
  const first = `${columnName(column)}${row + 1}`;
  return rows === 1 && columns === 1 ? first : `${first}:${columnName(column + columns - 1)}${row + rows}`;
};

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;

/** A sheet's name as formulas write it: in apostrophes unless it is one plain word that is no address. */
export const quoteSheet = (name: string): string =>
  PLAIN_NAME.test(name) && parseArea(name) === undefined ? name : `'${name.replaceAll("'", "''")}'`;

/** `Sheet1!B2:D4`. */
export const printAddress = (sheetName: string, area: Area): string =>
  `${quoteSheet(sheetName)}!${printArea(area)}`;

/** The cells that two areas have in common; undefined if none. */
export const intersect = (a: Area, b: Area): Area | undefined => {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
};

/** Whether two areas have a cell in common. */
export const overlaps = (a: Area, b: Area): boolean =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;

/** The smallest area that holds both. */
export const bounding = (a: Area, b: Area): Area => {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
};

/** Whether every cell of `inner` is in `outer`. */
export const contains = (outer: Area, inner: Area): boolean => {
  const common = intersect(outer, inner);
  return common !== undefined && common.rows === inner.rows && common.columns === inner.columns;
};

/** Whether two areas are the same cells. */
export const sameArea = (a: Area, b: Area): boolean => contains(a, b) && contains(b, a);

/** The area of one cell. */
export const cellArea = (row: number, column: number): Area => ({ row, column, rows: 1, columns: 1 });

/** All cells of a sheet. */
export const WHOLE_SHEET: Area = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };
