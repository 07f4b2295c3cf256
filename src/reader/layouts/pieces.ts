import { BLANK, type Cell, cellOf, isBlank } from "../cell";
import { cellAt, type Sheet, sheetFrom } from "../sheet";
import type { At } from "../types";

/** A cell of a table that is written differently on the sheet, and the cell of the sheet it was taken from. */
export interface Piece {
  readonly cell: Cell;
  readonly at: At;
}

/** The rows of a table that was taken apart; undefined: a blank cell of no place. */
export type Pieces = readonly (readonly (Piece | undefined)[])[];

/** A value as a cell, taken from a place of the sheet; undefined: a blank one. */
export const piece = (value: string | number | undefined, at: At): Piece => ({ cell: cellOf(value), at });

/** A cell of the sheet as it is; a blank one has its place all the same. Undefined where there is no such column. */
export const pieceAt = (sheet: Sheet, row: number, column: number | null): Piece | undefined =>
  column === null || column < 0 ? undefined : { cell: cellAt(sheet, row, column), at: { row, column } };

/** Whether a piece holds something. */
export const isWritten = (each: Piece | undefined): boolean => each !== undefined && !isBlank(each.cell);

const nearestIn = (cells: Pieces[number], column: number): At | undefined => {
  const filled = cells.filter((each) => each !== undefined);
  const before = cells.slice(0, column + 1).filter((each) => each !== undefined);
  return (before.at(-1) ?? filled[0])?.at;
};

/** The cell that a piece came from; for a blank one that of the nearest piece, in its row or above it. */
const placeIn = (pieces: Pieces, { row, column }: At): At => {
  for (let at = row; at >= 0; at--) {
    const place = nearestIn(pieces[at] ?? [], column);
    if (place !== undefined) return place;
  }
  return { row: 0, column: 0 };
};

/** The pieces as a sheet, each cell knowing where it came from. */
export const sheetOfPieces = (pieces: Pieces, from: Sheet): Sheet =>
  sheetFrom(
    pieces.map((row) => row.map((each) => each?.cell ?? BLANK)),
    (at) => from.origin(placeIn(pieces, at)),
  );
