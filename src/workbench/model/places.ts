import { type Area, bounding, cellArea, contains, fits, intersect, MAX_COLUMNS, MAX_ROWS } from "./address";
import { hasContent } from "./cells";
import { ApiError } from "./errors";
import type { Sheet } from "./sheet";

/** The area, if it lies on a worksheet. */
export const onSheet = (area: Area): Area => {
  if (!fits(area)) throw new ApiError("InvalidArgument", "The range lies outside the worksheet.");
  return area;
};

export const entireRows = (area: Area): Area => ({ ...area, column: 0, columns: MAX_COLUMNS });

export const entireColumns = (area: Area): Area => ({ ...area, row: 0, rows: MAX_ROWS });

/** One row of an area, counted from its first; beyond its end too. */
export const rowOf = (area: Area, i: number): Area => onSheet({ ...area, row: area.row + i, rows: 1 });

export const columnOf = (area: Area, j: number): Area =>
  onSheet({ ...area, column: area.column + j, columns: 1 });

/** Rows above (a negative count: the area's own side is meant by Excel's `getRowsBelow`) or below an area. */
export const rowsBeside = (area: Area, count: number): Area => {
  if (count === 0) throw new ApiError("InvalidArgument", "The count must not be 0.");
  const row = count < 0 ? area.row + count : area.row + area.rows;
  return onSheet({ ...area, row, rows: Math.abs(count) });
};

/** Columns before (negative) or after an area. */
export const columnsBeside = (area: Area, count: number): Area => {
  if (count === 0) throw new ApiError("InvalidArgument", "The count must not be 0.");
  const column = count < 0 ? area.column + count : area.column + area.columns;
  return onSheet({ ...area, column, columns: Math.abs(count) });
};

const ringOf = (area: Area): Area => {
  const row = Math.max(0, area.row - 1);
  const column = Math.max(0, area.column - 1);
  return {
    row,
    column,
    rows: Math.min(MAX_ROWS, area.row + area.rows + 1) - row,
    columns: Math.min(MAX_COLUMNS, area.column + area.columns + 1) - column,
  };
};

/**
 * The region around an area, bounded by blank rows and blank columns: what Ctrl+* selects.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.range#excel-excel-range-getsurroundingregion-member(1)
 */
export const surroundingRegion = (sheet: Sheet, area: Area): Area => {
  const around = sheet.cells.extent(ringOf(area), hasContent);
  const grown = around ? bounding(area, around) : area;
  return contains(area, grown) ? area : surroundingRegion(sheet, grown);
};

/** The used part of an area; undefined where nothing is used. */
export const usedWithin = (sheet: Sheet, area: Area, valuesOnly: boolean): Area | undefined => {
  const used = sheet.used(valuesOnly, area);
  return used && intersect(used, area);
};

/** The first cell of an area. */
export const firstCell = ({ row, column }: Area): Area => cellArea(row, column);

/** The last cell of an area. */
export const lastCell = ({ row, column, rows, columns }: Area): Area =>
  cellArea(row + rows - 1, column + columns - 1);
