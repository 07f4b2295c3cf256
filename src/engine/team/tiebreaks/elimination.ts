import { exact, type HalfPoints } from "../../points";
import { define, kept, type Line, noValue, orderOf, shown, type TieBreak } from "../../tiebreak";
import { once } from "../../tiebreaks/once";
import type { Entry, TeamViews } from "../../view";
import { boardTotals, sideOf } from "./work";

/** Numbers by which teams are compared one after the other, the higher first. */
export type Ladder = (totals: readonly HalfPoints[]) => readonly number[];

/** Board 1, then board 2, and so on. */
export const topBoards: Ladder = (totals) => totals;

/** All boards but the last, then all but the last two, and so on. */
export const bottomElimination: Ladder = (totals) => {
  const sums: number[] = [];
  totals.reduce((sum, points) => {
    sums.unshift(sum + points);
    return sum + points;
  }, 0);
  return sums.slice(1);
};

/** Below 0 if `a` comes first. */
export const compareLadders = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

interface Decision {
  readonly totals: readonly HalfPoints[];
  /** From 1 inside the tied group; 0 where nothing is decided. */
  readonly place: number;
}

/** The place of each team of a group by a ladder; null where boards are not known. */
const decide = (
  teams: TeamViews,
  tied: readonly Entry[],
  ladder: Ladder,
): ReadonlyMap<Entry, Decision> | null => {
  const rows: { entry: Entry; totals: HalfPoints[]; steps: readonly number[] }[] = [];
  for (const entry of tied) {
    const totals = boardTotals(sideOf(teams, entry));
    if (totals === null) return null;
    rows.push({ entry, totals, steps: ladder(totals) });
  }
  const before = (steps: readonly number[]) =>
    rows.filter((row) => compareLadders(row.steps, steps) < 0).length;
  const split = rows.some(({ steps }) => before(steps) > 0);
  return new Map(
    rows.map(({ entry, totals, steps }) => [entry, { totals, place: split ? before(steps) + 1 : 0 }]),
  );
};

const linesOf = ({ totals, place }: Decision): Line[] => [
  ...totals.map((points, b) => ({
    ...shown({ kind: "board", round: 0, opponent: null, amount: points }),
    board: b + 1,
  })),
  kept("number", 0, null, 2 * place),
];

/** The place inside the tied group by a ladder of board points. */
const byLadder = (ladder: Ladder): TieBreak["work"] => {
  const decisions = once((teams: TeamViews) => once((tied: readonly Entry[]) => decide(teams, tied, ladder)));
  return ({ teams }, self, tied) => {
    const decision = teams === undefined ? undefined : decisions(teams)(tied)?.get(self);
    return decision === undefined ? noValue("boards") : orderOf(linesOf(decision), exact(decision.place), 2);
  };
};

const common = {
  world: "fide",
  rule: "FIDE C.07 12",
  events: ["team"],
  scope: "tied",
  best: "low",
  display: "whole",
} as const;

/**
 * Top board results: the points of board 1 over all rounds, where they are equal of board 2, and so on; the place
 * inside the tied group, 0 where nothing is decided.
 *
 * @see FIDE C.07 12
 */
export const topBoardResults = define({
  ...common,
  code: "TBR",
  name: "Top board results",
  title: "Top boards",
  aliases: ["Top board result"],
  summary: "Place in the tied group by the points of board 1, then of board 2, and so on.",
  work: byLadder(topBoards),
});

/**
 * Bottom board elimination: the points of all boards but the last, where they are equal of all but the last two,
 * and so on; the place inside the tied group, 0 where nothing is decided.
 *
 * @see FIDE C.07 12
 */
export const bottomBoardElimination = define({
  ...common,
  code: "BBE",
  name: "Bottom board elimination",
  title: "Bottom elim.",
  summary:
    "Place in the tied group by the points without the last board, then without the last two, and so on.",
  work: byLadder(bottomElimination),
});
