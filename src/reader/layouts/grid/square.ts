import type { Cell } from "../../cell";
import { namesOpponent } from "../../heading-players";
import type { Head } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import { gridCellOf } from "./marks";

/** A square of cells under (or beside) its labels; not yet known to be a grid. */
export interface Square {
  readonly head: Head;
  /** Columns of the opponents, and the rows of the players, as many. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** The columns that belong to it where others stand beside it; null: it is alone. */
  readonly part: readonly [from: number, to: number] | null;
  /** False: nothing stands over the columns, and the head says what would. */
  readonly headed: boolean;
}

export const FEWEST = 3;
/** A Swiss is printed as a grid, too. */
export const MOST = 600;

/** Adjacent columns from which labels may be taken. */
export interface Run {
  readonly first: number;
  readonly length: number;
}

export const columnsOf = ({ first, length }: Run): readonly number[] =>
  Array.from({ length }, (_, column) => first + column);

const LEAST_READABLE = 0.8;

/** Whether nearly all cells are results, and there is one a player at least. */
export const isSquare = (sheet: Sheet, rows: readonly number[], { first, length }: Run): boolean => {
  if (rows.length < length) return false;
  const mostUnread = (1 - LEAST_READABLE) * length * length;
  let unread = 0;
  let written = 0;
  for (const row of rows) {
    for (let column = first; column < first + length; column++) {
      const { kind, diagonal } = gridCellOf(cellAt(sheet, row, column));
      if (kind !== "blank") written++;
      if (kind === "unread" && !diagonal) unread++;
    }
    if (unread > mostUnread) return false;
  }
  return written >= length && unread <= (1 - LEAST_READABLE) * written;
};

/** A result with the sign of a footnote; elsewhere it may be an opponent. */
const NOTED = /^[01½][*†‡]+$/;

const isOpponent = (cell: Cell): boolean =>
  gridCellOf(cell).kind === "unread" && !NOTED.test(cell.text) && namesOpponent(cell);

/**
 * Whether the diagonal, and nothing else, holds one sign for "nobody plays himself": whatever the other cells say,
 * short of naming opponents, it is a grid.
 */
export const hasOwnSign = (
  sheet: Sheet,
  rows: readonly number[],
  columns: readonly number[],
  first = cellAt(sheet, rows[0] ?? -1, columns[0] ?? -1),
): boolean =>
  columns.length >= FEWEST &&
  columns.every((column, at) =>
    rows.every((row, i) => {
      const cell = cellAt(sheet, row, column);
      return i === at
        ? isSign(sheet, row, column) && cell.text === first.text
        : cell.text !== first.text && !isOpponent(cell);
    }),
  );

/** A sign for "nobody plays himself", written out. */
export const isSign = (sheet: Sheet, row: number, column: number): boolean => {
  const { kind, diagonal } = gridCellOf(cellAt(sheet, row, column));
  return diagonal && kind !== "blank" && kind !== "zero";
};
