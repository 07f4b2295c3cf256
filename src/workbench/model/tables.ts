import { type Area, areaOf, intersect, parseArea, sameArea } from "./address";
import type { Book } from "./book";
import { ApiError } from "./errors";
import { requireAllowed } from "./guard";
import { insertCells } from "./move";
import type { SheetTable } from "./parts";
import type { Sheet } from "./sheet";
import { sameName } from "./sheetnames";
import { plainValue } from "./value";

const NAME = /^[\p{L}_\\][\p{L}\p{N}_.\\]*$/u;
const R1C1 = /^(?:r\d*(?:c\d*)?|c\d*)$/i;

/**
 * Throws unless a table may have this name.
 *
 * @see https://support.microsoft.com/office/rename-an-excel-table-fbf49a4f-82a3-43eb-8ba2-44d21233b114
 */
export const checkTableName = (book: Book, name: string, own?: SheetTable): void => {
  if (name.length > 255 || !NAME.test(name) || R1C1.test(name) || parseArea(name) !== undefined)
    throw new ApiError("InvalidArgument", `"${name.slice(0, 40)}" cannot be the name of a table.`);
  const taken =
    [...book.tables()].some(({ table }) => table !== own && sameName(table.name, name)) ||
    book.names.some((defined) => sameName(defined.name, name));
  if (taken) throw new ApiError("ItemAlreadyExists", `The name ${name} is already in use.`);
};

const freeTableName = (book: Book): string => {
  const taken = new Set([...book.tables()].map(({ table }) => table.name.toLowerCase()));
  let n = taken.size + 1;
  while (taken.has(`table${n}`)) n++;
  return `Table${n}`;
};

/** The first copy of a table's name that is free: `Standings2`, `Standings3`. */
export const copiedTableName = (book: Book, copy: Sheet, name: string): string => {
  const tables = [...[...book.tables()].map(({ table }) => table), ...copy.tables];
  const taken = new Set(tables.map((table) => table.name.toLowerCase()));
  const stem = name.replace(/\d+$/, "");
  let n = 2;
  while (taken.has(`${stem}${n}`.toLowerCase())) n++;
  return `${stem}${n}`;
};

const requireFree = (sheet: Sheet, area: Area, own?: SheetTable): void => {
  const overlap =
    sheet.tables.some((table) => table !== own && intersect(table.area, area)) ||
    sheet.merges.some((merge) => intersect(merge, area));
  if (overlap)
    throw new ApiError("MergedRangeConflict", "A table can't overlap with another table or merged cells.");
  for (const { cell } of sheet.cells.within(area))
    if (cell.spill ?? cell.spilledFrom)
      throw new ApiError("InvalidOperation", "A table can't hold a formula that spills.");
};

/** The heading texts: never blank, never twice the same; numbers become text. */
const fillHeadings = (sheet: Sheet, { row, column, columns }: Area): void => {
  const seen = new Set<string>();
  for (let j = 0; j < columns; j++) {
    const cell = sheet.cells.at(row, column + j);
    const given = String(plainValue(cell.value));
    const text = freeHeading(given === "" ? `Column${j + 1}` : given, seen, given === "");
    seen.add(text.toLowerCase());
    if (cell.value !== text || cell.formula !== "")
      sheet.cells.patch(row, column + j, { value: text, formula: "" });
  }
};

const freeHeading = (text: string, seen: ReadonlySet<string>, numbered: boolean): string => {
  const stem = numbered ? "Column" : text;
  let heading = text;
  for (let n = numbered ? seen.size + 2 : 2; seen.has(heading.toLowerCase()); n++) heading = `${stem}${n}`;
  return heading;
};

/** Repairs the headings of the tables whose heading row the area touches, as Excel does after an edit. */
export const keepHeadings = (sheet: Sheet, area: Area): void => {
  for (const table of sheet.tables)
    if (table.showHeaders && intersect({ ...table.area, rows: 1 }, area)) fillHeadings(sheet, table.area);
};

/** Makes a table of an area; without a heading row one is put above the cells, which move down. */
export const addTable = (book: Book, sheet: Sheet, area: Area, hasHeaders: boolean): SheetTable => {
  requireAllowed(sheet, "allowInsertRows");
  requireFree(sheet, area);
  if (!hasHeaders) insertCells(book, sheet, { ...area, rows: 1 }, "rows");
  const whole = { ...area, rows: Math.max(2, area.rows + (hasHeaders ? 0 : 1)) };
  requireFree(sheet, whole);
  fillHeadings(sheet, whole);
  const table: SheetTable = {
    id: book.newId(),
    name: freeTableName(book),
    area: whole,
    style: "TableStyleMedium2",
    showHeaders: true,
    showTotals: false,
    showFilterButton: true,
    showBandedRows: true,
    showBandedColumns: false,
    highlightFirstColumn: false,
    highlightLastColumn: false,
  };
  sheet.tables.push(table);
  book.emit({ kind: "parts", sheet });
  return table;
};

/** Gives a table another area, which must keep its heading row and overlap it. */
export const resizeTable = (book: Book, sheet: Sheet, table: SheetTable, address: string | Area): void => {
  const area = typeof address === "string" ? areaOf(address) : address;
  if (sameArea(area, table.area)) return;
  if (area.row !== table.area.row || area.rows < 2 || !intersect(area, table.area))
    throw new ApiError(
      "InvalidArgument",
      "The headers must remain in the same row, and the new range must overlap.",
    );
  requireFree(sheet, area, table);
  table.area = area;
  fillHeadings(sheet, area);
  book.emit({ kind: "parts", sheet });
};

/** Takes the table away and keeps its cells. */
export const removeTable = (book: Book, sheet: Sheet, table: SheetTable): void => {
  sheet.tables = sheet.tables.filter((other) => other !== table);
  book.emit({ kind: "parts", sheet });
};
