import { writeCsv } from "hucre/csv";
import { type Sheet, shownText } from "../../model";
import { FileError } from "../error";

const rowsOf = (sheet: Sheet): string[][] => {
  const used = sheet.used(true);
  if (!used) return [];
  return Array.from({ length: used.row + used.rows }, (_, row) =>
    Array.from({ length: used.column + used.columns }, (__, column) => {
      const { value, numberFormat } = sheet.shown(row, column);
      return shownText(value, numberFormat);
    }),
  );
};

const delimited =
  (delimiter: string) =>
  (sheet: Sheet): string =>
    `\uFEFF${writeCsv(rowsOf(sheet), { delimiter, lineSeparator: "\r\n" })}`;

/** A report is lines of text: a sheet with more than one column is none. */
const lines = (sheet: Sheet): string => {
  const rows = rowsOf(sheet);
  if (rows.some((row) => row.slice(1).some((text) => text !== "")))
    throw new FileError(
      `"${sheet.name}" has cells beside column A; a report holds lines of text in column A only. Save it as .csv or .xlsx.`,
    );
  return rows.map(([line = ""]) => `${line}\n`).join("");
};

const WRITERS: Readonly<Record<string, (sheet: Sheet) => string>> = {
  csv: delimited(","),
  tsv: delimited("\t"),
  trf: lines,
  txt: lines,
};

/** The kinds of text file that one sheet can be saved as. */
export const TEXT_KINDS: readonly string[] = Object.keys(WRITERS);

/** A sheet as a text file: its cells as they show, in UTF-8. What only a workbook can hold is left out. */
export const saveText = (sheet: Sheet, kind: string): Uint8Array => {
  const write = WRITERS[kind];
  if (!write) throw new FileError(`A sheet cannot be saved as .${kind}; it can as ${TEXT_KINDS.join(", ")}.`);
  return new TextEncoder().encode(write(sheet));
};
