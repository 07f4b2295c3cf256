import { BLANK, type Cell, cellOf } from "./cell";
import type { At, Cells } from "./types";

/** Normalized cells. Rows may differ in length; what is beyond them is blank. */
export interface Sheet {
  readonly rows: readonly (readonly Cell[])[];
  /** The length of the longest row. */
  readonly width: number;
  /**
   * The cell of the range that a cell of this sheet was made from.
   *
   * A layout that splits text into cells makes a sheet of its own and says here where they came from.
   */
  readonly origin: (at: At) => At;
}

export const cellAt = ({ rows }: Sheet, row: number, column: number): Cell => rows[row]?.[column] ?? BLANK;

/** The cell of the range behind a cell of the sheet. */
export const placeOf = ({ origin }: Sheet, row: number, column: number): At => origin({ row, column });

const itself = (at: At): At => at;

const widthOf = (rows: readonly (readonly unknown[])[]): number =>
  rows.reduce((width, { length }) => Math.max(width, length), 0);

/** A sheet of cells that are already normalized, made from other cells. */
export const sheetFrom = (rows: readonly (readonly Cell[])[], origin: (at: At) => At = itself): Sheet => ({
  rows,
  width: widthOf(rows),
  origin,
});

const isEmpty = (value: unknown): boolean =>
  value === "" || value === null || value === undefined || value === 0;

const endOf = (row: readonly unknown[], from: number): number => {
  let end = row.length;
  while (end > from && isEmpty(row[end - 1])) end--;
  return Math.max(end, from);
};

/**
 * More than this is no crosstable; the sheet is not even looked at.
 *
 * 99 rounds of three columns, and grids of some hundred players, are the widest there are.
 */
export const LIMITS = { rows: 100_000, columns: 2_000, cells: 4_000_000 } as const;

/** The width of a range; of a whole row of a sheet, that of what stands in it. */
export const usedWidth = (cells: Cells): number =>
  widthOf(cells) <= LIMITS.columns ? widthOf(cells) : cells.reduce((width, row) => endOf(row, width), 0);

/** The cells of a range, normalized. */
export const sheetOf = (cells: Cells): Sheet => {
  const width = usedWidth(cells);
  return sheetFrom(cells.map((row) => (row.length > width ? row.slice(0, width) : row).map(cellOf)));
};

/** Whether a range is small enough to be read. */
export const isReadable = (cells: Cells): boolean => {
  const width = cells.length <= LIMITS.rows ? usedWidth(cells) : 0;
  return cells.length <= LIMITS.rows && width <= LIMITS.columns && cells.length * width <= LIMITS.cells;
};
