import { type Area, fits, intersect, overlaps } from "./address";
import { type Cell, hasContent } from "./cells";
import type { Sheet } from "./sheet";
import type { CellValue } from "./value";
import { without } from "./without";

/** The area that the formula in a cell fills; undefined where it fills only its own cell. */
export const spillArea = (sheet: Sheet, row: number, column: number): Area | undefined => {
  const spill = sheet.cells.get(row, column)?.spill;
  return spill && { row, column, ...spill };
};

/** Takes a formula's array off the sheet, all but the value in the formula's own cell. */
export const releaseSpill = (sheet: Sheet, row: number, column: number): void => {
  const area = spillArea(sheet, row, column);
  if (!area) return;
  for (const placed of sheet.cells.ordered(area)) {
    const from = placed.cell.spilledFrom;
    if (from?.row === row && from.column === column)
      sheet.cells.put(placed.row, placed.column, withoutSpill({ ...placed.cell, value: null }));
  }
  sheet.cells.put(row, column, withoutSpill(sheet.cells.at(row, column)));
};

const withoutSpill = (cell: Cell): Cell => without(cell, "spill", "spilledFrom");

/**
 * Whether something stands in the way of a formula's array: content, a merged cell, a table or the sheet's edge.
 *
 * @see https://support.microsoft.com/office/how-to-correct-a-spill-error-ffe0f555-b479-4a17-a6e2-ef9cc9ad4023
 */
export const isBlocked = (sheet: Sheet, area: Area): boolean => {
  if (!fits(area)) return true;
  if (sheet.merges.some((merge) => intersect(merge, area))) return true;
  if (sheet.tables.some((table) => intersect(table.area, area))) return true;
  for (const { row, column, cell } of sheet.cells.within(area)) {
    const own = row === area.row && column === area.column;
    if (!own && hasContent(cell)) return true;
  }
  return false;
};

/** Whether a formula's array covers just this area, and nothing stands in it since. */
const isHeld = (sheet: Sheet, area: Area): boolean => {
  const { row, column, rows, columns } = area;
  const spill = sheet.cells.get(row, column)?.spill;
  if (spill?.rows !== rows || spill.columns !== columns) return false;
  if ([...sheet.merges, ...sheet.tables.map((table) => table.area)].some((own) => overlaps(own, area)))
    return false;
  for (let i = row; i < row + rows; i++)
    for (let j = column; j < column + columns; j++) {
      const from = sheet.cells.get(i, j)?.spilledFrom;
      const isOwn = i === row && j === column;
      if (!isOwn && (from?.row !== row || from.column !== column)) return false;
    }
  return true;
};

/**
 * Replaces a formula's array by one of the same size where nothing stands in its way; false where that cannot be.
 * Cells whose value stays are left as they are.
 */
export const rewriteSpill = (
  sheet: Sheet,
  area: Area,
  values: readonly (readonly CellValue[])[],
): boolean => {
  if (!isHeld(sheet, area)) return false;
  values.forEach((line, i) => {
    line.forEach((value, j) => {
      const [row, column] = [area.row + i, area.column + j];
      if (sheet.cells.at(row, column).value !== value) sheet.cells.patch(row, column, { value });
    });
  });
  return true;
};

/** Writes a formula's array from its cell on; the area must be free. */
export const writeSpill = (sheet: Sheet, area: Area, values: readonly (readonly CellValue[])[]): void => {
  const { row, column, rows, columns } = area;
  values.forEach((line, i) => {
    line.forEach((value, j) => {
      const own = i === 0 && j === 0;
      const change = own ? { value, spill: { rows, columns } } : { value, spilledFrom: { row, column } };
      sheet.cells.patch(row + i, column + j, change);
    });
  });
};
