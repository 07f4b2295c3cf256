import { columnName, columnNumber, MAX_COLUMNS, MAX_ROWS } from "../../model";
import { mapWords, type Word } from "./words";

/** How far a formula has been copied. */
export interface Offset {
  readonly rows: number;
  readonly columns: number;
}

const CELL = /^(?<column>\$?[A-Za-z]{1,3})(?<row>\$?\d{1,7})$/;
const COLUMN = /^\$?[A-Za-z]{1,3}$/;
const ROW = /^\$?\d{1,7}$/;
const GONE = "#REF!";

const moved = (index: number, size: number): number | undefined =>
  index >= 0 && index < size ? index : undefined;

const shiftColumn = (text: string, by: number): string | undefined => {
  if (text.startsWith("$")) return text;
  const column = moved(columnNumber(text) + by, MAX_COLUMNS);
  return column === undefined ? undefined : columnName(column);
};

const shiftRow = (text: string, by: number): string | undefined => {
  if (text.startsWith("$")) return text;
  const row = moved(Number(text) - 1 + by, MAX_ROWS);
  return row === undefined ? undefined : String(row + 1);
};

const shiftCell = (text: string, { rows, columns }: Offset): string | undefined => {
  const groups = CELL.exec(text)?.groups;
  const column = shiftColumn(groups?.["column"] ?? "", columns);
  const row = shiftRow(groups?.["row"] ?? "", rows);
  return column === undefined || row === undefined ? undefined : column + row;
};

const isNamePart = ({ after }: Word): boolean => after === "(" || after === "!" || after === "[";

const isRangeEnd = ({ before, after }: Word): boolean => before === ":" || after === ":";

const shiftWord = (word: Word, offset: Offset): string => {
  const { text } = word;
  if (isNamePart(word)) return text;
  if (CELL.test(text)) return shiftCell(text, offset) ?? GONE;
  if (!isRangeEnd(word)) return text;
  if (COLUMN.test(text)) return shiftColumn(text, offset.columns) ?? GONE;
  return ROW.test(text) ? (shiftRow(text, offset.rows) ?? GONE) : text;
};

/** The formula as it reads in a cell to which it has been copied: relative addresses move along. */
export const shiftFormula = (formula: string, offset: Offset): string =>
  mapWords(formula, (word) => shiftWord(word, offset));
