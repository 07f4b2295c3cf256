import type { Cell } from "../../cell";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import { tokenOf } from "../../tokens/index";
import { results } from "../../tokens/results";
import type { At } from "../../types";
import type { Square } from "./find";
import { gridCellOf, type Mark } from "./marks";
import type { Pairs } from "./pairs";

/** The cells of one player, as tokens of rounds. */
export interface GridRow {
  readonly tokens: readonly Token[];
  readonly cells: readonly (At | null)[];
}

/** A grid of which it is known which column is whose. */
export interface Solved {
  readonly square: Square;
  /** The row of the player of each column, by position. */
  readonly owners: readonly number[];
  /** The number by which each row is named. */
  readonly nos: readonly number[];
  readonly pairs: Pairs;
  /** A Swiss drawn as a grid: pairs without a result did not meet. */
  readonly swiss: boolean;
}

const tokenOfMark = ({ result, halves, forfeit }: Mark, opponent: number, text: string): Token => {
  const pairing = { text, opponent, color: null };
  if (result === null) return { kind: "points", ...pairing, halves: halves ?? 0 };
  return forfeit ? { kind: "forfeit", ...pairing, result } : { kind: "game", ...pairing, result };
};

const isUnread = (cell: Cell): boolean => gridCellOf(cell).kind === "unread";

/** What a cell says of the game `nth` of a pair; null: nothing. */
const tokenAt = (
  cell: Cell,
  mark: Mark | undefined,
  opponent: number,
  nth: number,
  solved: Solved,
): Token | null => {
  if (mark !== undefined) return tokenOfMark(mark, opponent, cell.text);
  if (nth > 0) return solved.swiss ? null : { kind: "unpaired", text: "" };
  if (isUnread(cell)) return tokenOf(cell, results);
  return solved.swiss ? null : { kind: "pending", text: "", opponent, color: null };
};

/** The most games of one pair. */
export const gamesEach = ({ games }: Pairs): number =>
  games.reduce((most, row) => row.reduce((max, marks) => Math.max(max, marks?.length ?? 0), most), 1);

/** The rounds of one row: its cells in the order of the columns, once for each game of a pair. */
export const gridRow = (sheet: Sheet, solved: Solved, i: number): GridRow => {
  const { square, owners, nos, pairs } = solved;
  const row = square.rows[i] ?? -1;
  const tokens: Token[] = [];
  const cells: (At | null)[] = [];
  for (let nth = 0; nth < gamesEach(pairs); nth++) {
    square.columns.forEach((column, at) => {
      const j = owners[at] ?? i;
      if (j === i) return;
      const token = tokenAt(cellAt(sheet, row, column), pairs.games[i]?.[j]?.[nth], nos[j] ?? 0, nth, solved);
      if (token === null) return;
      tokens.push(token);
      cells.push(placeOf(sheet, row, column));
    });
  }
  return { tokens, cells };
};
