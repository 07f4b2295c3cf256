import type { Area } from "../writer/block";

const LETTERS = 26;

/** `A`, `Z`, `AA` … of a column that counts from 0. */
export const columnName = (column: number): string => {
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
    name = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + name;
  return name;
};

const cell = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

/** `E9`, or `A4:J16` of more than one cell. */
export const addressOf = ({ row, column, rows, columns }: Area): string =>
  rows === 1 && columns === 1
    ? cell(row, column)
    : `${cell(row, column)}:${cell(row + rows - 1, column + columns - 1)}`;

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
const LIKE_A_CELL = /^[a-z]{1,3}\d+$|^r\d*c?\d*$|^c\d*$/i;

/** A sheet's name as a formula refers to it: `Open`, `'K–8 U1200'`. */
export const quotedSheet = (name: string): string =>
  PLAIN_NAME.test(name) && !LIKE_A_CELL.test(name) ? name : `'${name.replaceAll("'", "''")}'`;

/** `Open!E9`. */
export const cellAddress = (sheet: string, row: number, column: number): string =>
  `${quotedSheet(sheet)}!${cell(row, column)}`;

/** `Open!$A$4:$J$16`, as a formula refers to it. */
export const fixedAddress = (sheet: string, area: Area): string =>
  `${quotedSheet(sheet)}!${addressOf(area).replaceAll(/([A-Z]+)(\d+)/g, "$$$1$$$2")}`;

const PART = /^\$?([a-z]{1,3})\$?(\d{1,7})$/i;

const columnOf = (name: string): number => {
  let column = 0;
  for (const letter of name.toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return column - 1;
};

/** The area of an address with or without its sheet; null where it is none of plain cells. */
export const areaOf = (address: string): Area | null => {
  const [from, to] = address
    .slice(address.lastIndexOf("!") + 1)
    .split(":")
    .map((part) => PART.exec(part));
  const last = to === undefined ? from : to;
  if (!from?.[1] || !from[2] || !last?.[1] || !last[2]) return null;
  const [row, column] = [Number(from[2]) - 1, columnOf(from[1])];
  return { row, column, rows: Number(last[2]) - row, columns: columnOf(last[1]) - column + 1 };
};

/** Whether two areas have a cell in common. */
export const overlap = (a: Area, b: Area): boolean =>
  a.row < b.row + b.rows &&
  b.row < a.row + a.rows &&
  a.column < b.column + b.columns &&
  b.column < a.column + a.columns;
