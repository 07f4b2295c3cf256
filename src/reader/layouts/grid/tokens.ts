import type { Cell } from "../../cell";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import { tokenOf } from "../../tokens/index";
import { results } from "../../tokens/results";
import type { At } from "../../types";
import type { Square } from "./square";
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

/** The token of one game of a cell. */
export const tokenOfMark = (
  { result, halves, forfeit, color }: Mark,
  opponent: number,
  text: string,
): Token => {
  const pairing = { text, opponent, color: color ?? null };
  if (result === null) return { kind: "points", ...pairing, halves: halves ?? 0 };
  return forfeit ? { kind: "forfeit", ...pairing, result } : { kind: "game", ...pairing, result };
};

const isUnread = (cell: Cell): boolean => gridCellOf(cell).kind === "unread";

const unreadToken = (text: string): Token => ({ kind: "unread", text, why: "unknown" });

/** What may stand in place of a game of a pair: anything else that is no result would be one without opponent. */
const WITHOUT_GAME: ReadonlySet<Token["kind"]> = new Set(["pending", "unpaired", "blank", "unread"]);

const tokenOfUnread = (cell: Cell): Token => {
  const token = tokenOf(cell, results);
  return WITHOUT_GAME.has(token.kind) ? token : unreadToken(cell.text);
};

/** One game of a pair, as both sides tell of it. */
interface Game {
  readonly cell: Cell;
  readonly nth: number;
  readonly opponent: number;
  readonly mine: Mark | undefined;
  readonly theirs: Mark | undefined;
}

/** What a cell says of a game; null: the pair did not meet. A game that only the other side has lacks a result. */
const tokenAt = ({ cell, nth, opponent, mine, theirs }: Game, swiss: boolean): Token | null => {
  if (mine !== undefined) return tokenOfMark(mine, opponent, cell.text);
  if (nth === 0 && isUnread(cell)) return tokenOfUnread(cell);
  const pending: Token = { kind: "pending", text: cell.text, opponent, color: null };
  if (theirs !== undefined) return pending;
  return swiss ? null : nth === 0 ? pending : { kind: "unpaired", text: "" };
};

/** The rounds of one row: its cells in the order of the columns, once for each game of a pair. */
export const gridRow = (sheet: Sheet, solved: Solved, i: number): GridRow => {
  const { square, owners, nos, pairs, swiss } = solved;
  const row = square.rows[i] ?? -1;
  const tokens: Token[] = [];
  const cells: (At | null)[] = [];
  for (let nth = 0; nth < pairs.each; nth++) {
    square.columns.forEach((column, at) => {
      const j = owners[at] ?? i;
      if (j === i) return;
      const [mine, theirs] = [pairs.games[i]?.[j]?.[nth], pairs.games[j]?.[i]?.[nth]];
      const cell = cellAt(sheet, row, column);
      const isTooLong = nth === 0 && (pairs.games[i]?.[j]?.length ?? 0) > pairs.each;
      const token = isTooLong
        ? unreadToken(cell.text)
        : tokenAt({ cell, nth, opponent: nos[j] ?? 0, mine, theirs }, swiss);
      if (token === null) return;
      tokens.push(token);
      cells.push(placeOf(sheet, row, column));
    });
  }
  return { tokens, cells };
};

const SIGNED = /^[+-]$/;
const DRAW_SIGN = "=";
/** Cells of as many games, each of which two rows show, are not all forfeited. */
const FEWEST_PLAYED = 6;

const isOf = (token: Token, text: RegExp): boolean => token.kind === "forfeit" && text.test(token.text);

/** Whether a grid gives every result by its sign, + won, = drew, - lost; beside figures or letters + is a forfeit. */
const areResults = (tokens: readonly Token[]): boolean => {
  const isDraw = (token: Token) => token.kind === "game" && token.text === DRAW_SIGN;
  const told = tokens.filter(({ kind }) => kind === "game" || kind === "points" || kind === "forfeit");
  const signs = told.filter((token) => isOf(token, SIGNED));
  return (
    signs.length > 0 &&
    told.every((token) => isDraw(token) || isOf(token, SIGNED)) &&
    (signs.length < told.length || signs.length >= FEWEST_PLAYED)
  );
};

/** The rows of a grid whose signs are results, with games for its forfeits. */
export const withPlayedSigns = (rows: readonly GridRow[]): readonly GridRow[] => {
  if (!areResults(rows.flatMap(({ tokens }) => tokens))) return rows;
  return rows.map((row) => ({
    ...row,
    tokens: row.tokens.map((token) =>
      token.kind === "forfeit" ? { ...token, kind: "game" as const } : token,
    ),
  }));
};
