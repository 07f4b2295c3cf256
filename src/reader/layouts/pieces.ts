import { BLANK, type Cell, cellOf } from "../cell";
import { type Sheet, sheetFrom } from "../sheet";
import type { At } from "../types";

/** A cell of a table that is written differently on the sheet, and the cell of the sheet it was taken from. */
export interface Piece {
  readonly value: string | number;
  readonly at: At;
}

/** The rows of a table that was taken apart; undefined: a blank cell. */
export type Pieces = readonly (readonly (Piece | undefined)[])[];

const cellOfPiece = (piece: Piece | undefined): Cell => (piece === undefined ? BLANK : cellOf(piece.value));

/** The cell that a piece came from; for a blank one, the cell of the nearest piece of its row. */
const placeIn = (pieces: Pieces, { row, column }: At): At | undefined => {
  const cells = pieces[row] ?? [];
  const before = cells
    .slice(0, column + 1)
    .filter((piece) => piece !== undefined)
    .at(-1);
  return (before ?? cells.find((piece) => piece !== undefined))?.at;
};

/** The pieces as a sheet, each cell knowing where it came from. */
export const sheetOfPieces = (pieces: Pieces, from: Sheet): Sheet =>
  sheetFrom(
    pieces.map((row) => row.map(cellOfPiece)),
    (at) => from.origin(placeIn(pieces, at) ?? { row: 0, column: 0 }),
  );
