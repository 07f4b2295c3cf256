import { readFileSync } from "node:fs";
import type { Cells } from "../../src/reader/types";
import { openWorkbook } from "../../src/workbench/files/index";
import { corpusFile } from "./corpus";

/** One sheet of a crosstable file, as Excel would hand over its cells. */
export interface CorpusSheet {
  readonly name: string;
  readonly cells: Cells;
}

/** `=12` and `=+9`: what Excel made of a draw and a win that were typed so; the file has no value for them. */
const CONSTANT = /^=?[+]?(\d{1,4})$/;

const valueOf = ({ value, formula }: { readonly value: unknown; readonly formula?: unknown }): unknown => {
  const constant = typeof formula === "string" ? CONSTANT.exec(formula)?.[1] : undefined;
  return value === null && constant !== undefined ? Number(constant) : value;
};

/** The sheets of a file of the corpus, from A1 on; blank cells are `""`. */
export const corpusSheets = async (path: string): Promise<readonly CorpusSheet[]> => {
  const { book } = await openWorkbook(path, new Uint8Array(readFileSync(corpusFile(path))));
  return book.sheets.map(({ name, cells }) => {
    const rows: unknown[][] = [];
    for (const { row, column, cell } of cells.all()) {
      while (rows.length <= row) rows.push([]);
      const values = rows[row] ?? [];
      while (values.length <= column) values.push("");
      values[column] = valueOf(cell) ?? "";
    }
    return { name, cells: rows };
  });
};
