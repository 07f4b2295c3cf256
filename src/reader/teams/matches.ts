import { resultOf, halfPoints, type Result } from "../../engine/index";
import { NO_ROW, type Pairs } from "../decide/pairs";
import type { Scale } from "../decide/scale";
import type { RawRow } from "../layout";
import type { Token } from "../token";
import { cellIn, type PointRows } from "./points";

type Points = Extract<Token, { kind: "points" }>;

/** What the board points of a match make of it; null: only one side is told, and nothing says how many boards there are. */
const resultBy = (mine: number, theirs: number | null, full: number): Result | null =>
  theirs === null && full === 0
    ? null
    : resultOf(halfPoints(mine), halfPoints(theirs ?? Math.max(0, full - mine)));

const matchOf = (token: Points, result: Result | null, nobodyCame: boolean): Token => {
  const { text, opponent, color } = token;
  if (nobodyCame) return { kind: "forfeit", text, opponent, color, result: "loss" };
  return result === null
    ? { kind: "pending", text, opponent, color }
    : { kind: "game", text, opponent, color, result };
};

/** Rows whose printed board points are results of matches: a team won that has more of them than the other. */
export const withResults = (
  rows: readonly RawRow[],
  points: PointRows,
  pairs: Pairs,
  full: number,
): readonly RawRow[] =>
  rows.map((row, i) => ({
    ...row,
    tokens: row.tokens.map((token, r) => {
      if (token.kind !== "points") return token;
      const other = pairs.facing[i * pairs.rounds + r] ?? NO_ROW;
      const theirs = other === NO_ROW ? null : (cellIn(points, pairs, other)?.points ?? null);
      const nobodyCame = token.halves === 0 && theirs === 0;
      return matchOf(token, resultBy(token.halves, theirs, full), nobodyCame);
    }),
  }));

/** Rows whose printed points are those of the match itself: 1 - ½ - 0 or 2 - 1 - 0. */
export const withScaled = (rows: readonly RawRow[], { results }: Scale): readonly RawRow[] =>
  rows.map((row) => ({
    ...row,
    tokens: row.tokens.map((token) => {
      const result = token.kind === "points" ? results.get(token.halves) : undefined;
      return token.kind === "points" && result !== undefined ? matchOf(token, result, false) : token;
    }),
  }));
