import { type Area, intersect, isUnbounded, printArea } from "./address";
import type { Book } from "./book";
import type { Cell } from "./cells";
import { ApiError } from "./errors";
import { GENERAL } from "./format";
import { requireEditable } from "./guard";
import type { Sheet } from "./sheet";
import { releaseSpill } from "./spill";
import { keepHeadings } from "./tables";
import { inputOf } from "./typed";
import type { CellValue } from "./value";
import { without } from "./without";

/** One value for all cells, or rows of values; null leaves a cell as it is. */
export type Grid = unknown;

/**
 * Calls `change` for each cell of the area with its value, refusing what Excel refuses.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-blank-null-values
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-unbounded
 */
export const eachOf = (
  area: Area,
  grid: Grid,
  change: (row: number, column: number, value: unknown) => void,
): void => {
  if (isUnbounded(area))
    throw new ApiError("InvalidArgument", `Cells of the unbounded range ${printArea(area)} cannot be set.`);
  if (grid === null || grid === undefined)
    throw new ApiError("InvalidArgument", "null is no value for a range.");
  const at = valueAt(area, grid);
  for (let i = 0; i < area.rows; i++)
    for (let j = 0; j < area.columns; j++) {
      const value = at(i, j);
      if (value !== null && value !== undefined) change(area.row + i, area.column + j, value);
    }
};

const valueAt = (area: Area, grid: Grid): ((i: number, j: number) => unknown) => {
  if (!Array.isArray(grid)) return () => grid;
  const rows: readonly unknown[] = grid;
  if (rows.length !== area.rows) throw sizeError();
  if (rows.some((row) => !Array.isArray(row) || row.length !== area.columns)) throw sizeError();
  return (i, j) => (rows[i] as readonly unknown[])[j];
};

export const sizeError = (): ApiError =>
  new ApiError(
    "InvalidArgument",
    "The number of rows or columns in the input array doesn't match the size or dimensions of the range.",
  );

const isInput = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** The longest text of a cell. */
const MAX_TEXT = 32_767;

const entered = (cell: Cell, typed: unknown): Cell => {
  if (!isInput(typed)) throw new ApiError("InvalidArgument", "A cell takes text, a number or a boolean.");
  if (typeof typed === "string" && typed.length > MAX_TEXT)
    throw new ApiError("InvalidArgument", `A cell takes at most ${MAX_TEXT} characters.`);
  const kept = without(cell, "spill", "spilledFrom", "hyperlink");
  const input = inputOf(typed, cell.numberFormat);
  return {
    ...kept,
    numberFormat: input.numberFormat ?? kept.numberFormat,
    ...contentOf(input),
    ...linkOf(cell, typed),
  };
};

const contentOf = ({ value, formula }: Pick<Cell, "value" | "formula">) => ({ value, formula });

const linkOf = (cell: Cell, typed: unknown) =>
  cell.hyperlink && typed !== "" ? { hyperlink: cell.hyperlink } : {};

/** Writes what a user would type, or a request's `values` or `formulas`, and tells the listeners. */
export const enter = (book: Book, sheet: Sheet, area: Area, grid: Grid): void => {
  requireEditable(sheet, area);
  const first = (): CellValue => sheet.cells.at(area.row, area.column).value;
  const before = first();
  eachOf(area, grid, (row, column, typed) => {
    releaseSpill(sheet, row, column);
    sheet.cells.put(row, column, entered(sheet.shown(row, column), typed));
  });
  keepHeadings(sheet, area);
  const details = area.rows * area.columns === 1 ? { details: { before, after: first() } } : {};
  book.emit({ kind: "changed", sheet, area, changeType: "RangeEdited", ...details });
};

/** Sets number formats; "" resets one to General. */
export const setNumberFormats = (book: Book, sheet: Sheet, area: Area, grid: Grid): void => {
  eachOf(area, grid, (row, column, value) => {
    if (typeof value !== "string") throw new ApiError("InvalidArgument", "A number format is a text.");
    sheet.cells.put(row, column, {
      ...sheet.shown(row, column),
      numberFormat: value === "" ? GENERAL : value,
    });
  });
  book.emit({ kind: "formatted", sheet, area });
};

/** The area's rows as a table of results; null where the area is unbounded. */
export const readCells = <T>(sheet: Sheet, area: Area, read: (cell: Cell) => T): T[][] | null => {
  if (isUnbounded(area)) return null;
  if (area.rows * area.columns > MAX_READ)
    throw new ApiError("RangeExceedsLimit", `A range of more than ${MAX_READ} cells cannot be read.`);
  const rows: T[][] = [];
  for (let row = area.row; row < area.row + area.rows; row++) {
    const line: T[] = [];
    for (let column = area.column; column < area.column + area.columns; column++)
      line.push(read(sheet.shown(row, column)));
    rows.push(line);
  }
  return rows;
};

/**
 * @see https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
 */
const MAX_READ = 5_000_000;

/** Whether an area touches a table. */
export const tableAt = (sheet: Sheet, area: Area) =>
  sheet.tables.find((table) => intersect(table.area, area));
