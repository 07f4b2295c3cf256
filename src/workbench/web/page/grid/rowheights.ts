import { DEFAULT_ROW_HEIGHT, MAX_COLUMNS, type Sheet } from "../../../model";
import { heightOf, pixelsOf } from "./size";

const LINE = 1.25;

/**
 * The height of a row in pixels: what the sheet says, else what its largest font needs. A hidden row keeps a line
 * of its own that is too thin to see.
 */
export const rowHeight = (sheet: Sheet, row: number): number | undefined => {
  const info = sheet.rows.get(row);
  if (info?.hidden === true) return 1;
  if (info?.size !== undefined) return heightOf(sheet, row);
  let largest = 11;
  for (const { cell } of sheet.cells.within({ row, rows: 1, column: 0, columns: MAX_COLUMNS }))
    largest = Math.max(largest, cell.format.font?.size ?? 11);
  return largest <= 11 ? undefined : Math.round(pixelsOf(Math.max(DEFAULT_ROW_HEIGHT, largest * LINE + 2)));
};
