import { parseA1Ref, parseStructRef } from "@borgar/fx";
import type { Place } from "../calc/placeindex";
import {
  type Area,
  type Book,
  intersect,
  MAX_COLUMNS,
  MAX_ROWS,
  plainValue,
  rangeOfName,
  sameName,
  type Sheet,
  type SheetTable,
} from "../model";

const placeOfRange = (book: Book, text: string, home: Sheet): Place | undefined => {
  const reference = parseA1Ref(text, { allowNamed: false });
  if (!reference || !("range" in reference)) return undefined;
  const { context = [], range } = reference;
  const sheet = context.length === 0 ? home : context.length === 1 ? book.sheet(context[0] ?? "") : undefined;
  if (!sheet) return undefined;
  const [row, column] = [range.top ?? 0, range.left ?? 0];
  const bottom = range.bottom ?? (range.top === null ? MAX_ROWS - 1 : row);
  const right = range.right ?? (range.left === null ? MAX_COLUMNS - 1 : column);
  return { sheet, area: { row, column, rows: bottom - row + 1, columns: right - column + 1 } };
};

const tableNamed = (book: Book, name: string) =>
  [...book.tables()].find(({ table }) => sameName(table.name, name));

const tableAt = (at: Place) => {
  const table = at.sheet.tables.find((own) => intersect(own.area, at.area));
  return table && { sheet: at.sheet, table };
};

type RowsOf = (table: SheetTable, at: Place) => readonly [row: number, rows: number];

const bodyOf: RowsOf = ({ area, showHeaders, showTotals }) => {
  const top = showHeaders ? 1 : 0;
  return [area.row + top, area.rows - top - (showTotals ? 1 : 0)];
};

/** @see https://support.microsoft.com/office/using-structured-references-with-excel-tables-f5ed2452-2337-4f71-bed3-c8ae6d2b276e */
const SECTIONS: Readonly<Record<string, RowsOf>> = {
  all: ({ area }) => [area.row, area.rows],
  headers: ({ area }) => [area.row, 1],
  totals: ({ area }) => [area.row + area.rows - 1, 1],
  data: bodyOf,
  "this row": (_, at) => [at.area.row, 1],
};

const columnsOf = (
  { area }: SheetTable,
  sheet: Sheet,
  names: readonly string[],
): readonly [column: number, columns: number] | undefined => {
  if (names.length === 0) return [area.column, area.columns];
  const places = names.map((name) =>
    Array.from({ length: area.columns }, (_, j) => area.column + j).find((column) =>
      sameName(String(plainValue(sheet.cells.at(area.row, column).value)), name),
    ),
  );
  const found = places.filter((place) => place !== undefined);
  if (found.length !== names.length) return undefined;
  const [first, last] = [Math.min(...found), Math.max(...found)];
  return [first, last - first + 1];
};

const placeInTable = (book: Book, text: string, at: Place): Place | undefined => {
  const reference = parseStructRef(text);
  const { table: name = "", columns: names = [], sections = [] } = reference ?? {};
  const owner = name === "" ? tableAt(at) : tableNamed(book, name);
  if (!reference || !owner) return undefined;
  const columns = columnsOf(owner.table, owner.sheet, names);
  const parts = (sections.length === 0 ? ["data"] : sections).map((section) =>
    SECTIONS[section.toLowerCase()]?.(owner.table, at),
  );
  const rows = parts.filter((part) => part !== undefined);
  if (!columns || rows.length !== parts.length) return undefined;
  const top = Math.min(...rows.map(([row]) => row));
  const bottom = Math.max(...rows.map(([row, count]) => row + count));
  return {
    sheet: owner.sheet,
    area: { row: top, rows: bottom - top, column: columns[0], columns: columns[1] },
  };
};

/** What a reference of a formula may be, as the parser tells it. */
export type ReferenceKind = "name" | "range" | "beam" | "table";

/** The cells that a reference, a defined name or a part of a table means; undefined where there are none. */
export const placeOf = (book: Book, kind: ReferenceKind, text: string, at: Place): Place | undefined => {
  if (kind === "table") return placeInTable(book, text, at);
  return kind === "name" ? rangeOfName(book, at.sheet, text) : placeOfRange(book, text, at.sheet);
};

/** Whole rows and columns as far as cells are used, from the sheet's edge on; other areas as they are. */
export const usedPart = ({ sheet, area }: Place): Area => {
  if (area.rows < MAX_ROWS && area.columns < MAX_COLUMNS) return area;
  const used = sheet.used(true);
  const end = used && { row: 0, column: 0, rows: used.row + used.rows, columns: used.column + used.columns };
  return (end && intersect(area, end)) ?? { ...area, rows: 1, columns: 1 };
};
