import { BLANK, type Cell, cellOf } from "../cell";
import { cellAt, type Sheet, sheetFrom } from "../sheet";
import type { At } from "../types";

/** A cell of a table that is written differently on the sheet, and the cell of the sheet it was taken from. */
export interface Piece {
  readonly cell: Cell;
  readonly at: At;
}

/** The rows of a table that was taken apart; undefined: a blank cell. */
export type Pieces = readonly (readonly (Piece | undefined)[])[];

/** What stands at a place, as a cell of its own; undefined where it is nothing. */
export const piece = (value: string | number | undefined, at: At): Piece | undefined => {
  const cell = cellOf(value);
  return cell.kind === "blank" ? undefined : { cell, at };
};

/** A cell of the sheet as it is. */
export const pieceAt = (sheet: Sheet, row: number, column: number | null): Piece | undefined => {
  const cell = column === null ? BLANK : cellAt(sheet, row, column);
  return column === null || cell.kind === "blank" ? undefined : { cell, at: { row, column } };
};

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
