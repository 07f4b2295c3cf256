import { Book, type CellValue, EMPTY_CELL, MAX_COLUMNS, MAX_ROWS, type Sheet, TEXT } from "../../model";
import { FileError } from "../error";
import { rowsOf } from "./delimited";
import { decode, linesOf } from "./encoding";
import { valueOf } from "./values";

/** The longest text that a cell can hold. */
const MAX_TEXT = 32_767;

const check = (value: CellValue, row: number, column: number): void => {
  if (row >= MAX_ROWS || column >= MAX_COLUMNS)
    throw new FileError(
      `Line ${row + 1} has no place on a sheet of ${MAX_ROWS} rows and ${MAX_COLUMNS} columns.`,
    );
  if (typeof value === "string" && value.length > MAX_TEXT)
    throw new FileError(
      `Line ${row + 1} has a text of more than ${MAX_TEXT} characters, the most a cell can hold.`,
    );
};

const fill = (sheet: Sheet, rows: readonly (readonly CellValue[])[], numberFormat?: string): void => {
  rows.forEach((values, row) =>
    values.forEach((value, column) => {
      check(value, row, column);
      if (value !== null)
        sheet.cells.put(row, column, {
          ...EMPTY_CELL,
          value,
          ...(numberFormat === undefined ? {} : { numberFormat }),
        });
    }),
  );
};

const FORBIDDEN = /[:\\/?*[\]]/g;

/** The sheet that a text file opens as is named after the file, as in Excel. */
const sheetNameOf = (name: string): string => {
  const stem = name.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
  const allowed = stem
    .replace(FORBIDDEN, " ")
    .slice(0, 31)
    .trim()
    .replace(/^'+|'+$/g, "");
  return allowed === "" || allowed.toLowerCase() === "history" ? "Sheet1" : allowed;
};

const bookOf = (name: string, rows: readonly (readonly CellValue[])[], numberFormat?: string): Book => {
  const book = new Book(name);
  fill(book.addSheet({ name: sheetNameOf(name) }), rows, numberFormat);
  return book;
};

/** Opens a file of values separated by commas, semicolons or tabs. */
export const openDelimited = (name: string, bytes: Uint8Array): Book =>
  bookOf(
    name,
    rowsOf(decode(bytes)).map((row) => row.map(valueOf)),
  );

/** Opens a file of lines, such as a tournament report: each line a text in column A. */
export const openLines = (name: string, bytes: Uint8Array): Book =>
  bookOf(
    name,
    linesOf(decode(bytes)).map((line) => [line === "" ? null : line]),
    TEXT,
  );
