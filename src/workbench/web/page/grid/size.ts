import { MAX_COLUMNS, MAX_ROWS, type Sheet, sizeOf } from "../../../model";

export const ROW_HEAD = 48;

const PIXELS_A_POINT = 4 / 3;

/** Rows and columns that a sheet shows at least, and beyond the cells that are used. */
const LEAST = { rows: 200, columns: 26 } as const;
const BEYOND = { rows: 60, columns: 10 } as const;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The size that the grid has for a sheet: at least what was reached before. */
export const sizeFor = (sheet: Sheet, reached: Size): Size => {
  const used = sheet.used() ?? { row: 0, column: 0, rows: 0, columns: 0 };
  const charts = sheet.charts.map(({ left, width }) => Math.ceil((left + width) / 48));
  return {
    rows: Math.min(MAX_ROWS, Math.max(LEAST.rows, used.row + used.rows + BEYOND.rows, reached.rows)),
    columns: Math.min(
      MAX_COLUMNS,
      Math.max(LEAST.columns, used.column + used.columns + BEYOND.columns, reached.columns, ...charts),
    ),
  };
};

/** The width of a column in pixels; a hidden one has none. */
export const widthOf = (sheet: Sheet, column: number): number =>
  Math.round(sizeOf(sheet, "columns", column) * PIXELS_A_POINT);

export const heightOf = (sheet: Sheet, row: number): number =>
  Math.round(sizeOf(sheet, "rows", row) * PIXELS_A_POINT);

export const pointsOf = (pixels: number): number => pixels / PIXELS_A_POINT;

export const pixelsOf = (points: number): number => points * PIXELS_A_POINT;
