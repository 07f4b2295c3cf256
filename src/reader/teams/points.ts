import { halfPoints, type HalfPoints } from "../../engine/index";
import { NO_ROW, type Pairs } from "../decide/pairs";
import type { RawMatch, RawTable } from "../layout";
import type { Token } from "../token";
import type { At } from "../types";

/** The board points that one cell gives its team. */
export interface CellPoints {
  /** Null: the sheet does not tell them. */
  readonly points: HalfPoints | null;
  readonly at: At | null;
}

/** Board points by row and round. */
export type PointRows = readonly (readonly CellPoints[])[];

const NOTHING: CellPoints = { points: null, at: null };

const inToken = (token: Token): number | null =>
  token.boards ?? (token.kind === "points" ? token.halves : null);

/** Beside a round without a match a 0 is a blank cell as Excel hands it over. */
const isBlankBeside = ({ kind }: Token, { points }: RawMatch): boolean =>
  points === 0 && kind !== "game" && kind !== "forfeit" && kind !== "points";

/** Board points where they stand: in the cell of the match, or beside it. */
export const pointsIn = ({ rows, teams }: RawTable): PointRows =>
  rows.map((row, i) =>
    row.tokens.map((token, r): CellPoints => {
      const beside = teams?.rows[i]?.matches[r];
      const own = inToken(token);
      if (own !== null) return { points: halfPoints(own), at: row.cells[r] ?? null };
      return beside == null || beside.points === null || isBlankBeside(token, beside)
        ? NOTHING
        : { points: beside.points, at: beside.at };
    }),
  );

/** The cell of the survey as row and round. */
export const cellIn = <T>(rows: readonly (readonly T[])[], { rounds }: Pairs, cell: number): T | undefined =>
  rows[Math.floor(cell / rounds)]?.[cell % rounds];

/** Matches of which both rows tell the board points. */
const sidesOf = (points: PointRows, pairs: Pairs): Shared["sides"] => {
  const sides: (readonly [number, number])[] = [];
  pairs.facing.forEach((other, cell) => {
    if (other === NO_ROW || other < cell || pairs.rows[other] !== Math.floor(cell / pairs.rounds)) return;
    const mine = cellIn(points, pairs, cell)?.points;
    const theirs = cellIn(points, pairs, other)?.points;
    if (mine != null && theirs != null) sides.push(mine < theirs ? [theirs, mine] : [mine, theirs]);
  });
  return sides;
};

/** What the two sides of a match share, in half-points, as most matches have it. */
export interface Shared {
  /** 0 where no match tells. */
  readonly full: number;
  /** The share of the matches that add up to it; 1 where there are none. */
  readonly share: number;
  /** What the two sides of each match have, the more first. */
  readonly sides: readonly (readonly [more: number, less: number])[];
}

/** What the two sides of each match add up to; of equally frequent sums the highest. */
export const sharedBy = (points: PointRows, pairs: Pairs): Shared => {
  const sides = sidesOf(points, pairs);
  const counts = new Map<number, number>();
  for (const [more, less] of sides) counts.set(more + less, (counts.get(more + less) ?? 0) + 1);
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || b - a);
  const [full, count] = most ?? [0, 0];
  return { full, share: sides.length === 0 ? 1 : count / sides.length, sides };
};
