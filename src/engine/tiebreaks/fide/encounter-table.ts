import { compareExact, type Exact, exact } from "../../points";
import type { Policy } from "../../policy";
import { resultsOf } from "../../tournament";
import { type Entry, opponentMet, type View } from "../../view";
import { plus, sumOfExact } from "../ratings-numbers";

/** Games between a player and one opponent: half-points made and how many games. */
interface Meetings {
  points: number;
  games: number;
}

/** One player's row of the table among the tied. */
export interface Row {
  readonly entry: Entry;
  readonly rounds: readonly number[];
  /** Half-points; several games with one opponent count as their mean. */
  readonly points: Exact;
  /** The most that was possible, were all missing games won. */
  readonly most: Exact;
  readonly complete: boolean;
}

/** Whether a pairing that was not played counts as one less game to be played. @see FIDE C.07 6.3 */
const SETTLED: Record<Policy["unplayedEncounter"], (self: Entry, r: number) => boolean> = {
  missing: () => false,
  settled: ({ rounds }, r) => rounds[r]?.kind === "forfeit",
};

/** The row of a player among a group. */
export const rowOf = (view: View, entry: Entry, group: ReadonlySet<Entry>, forfeitsPlayed: boolean): Row => {
  const meetings = new Map<Entry, Meetings>();
  const accounted = new Set<Entry>();
  const rounds: number[] = [];
  entry.rounds.forEach((round, r) => {
    const scheduled = entry.opponents[r] ?? null;
    if (scheduled === null || !group.has(scheduled)) return;
    if (opponentMet(entry, r, forfeitsPlayed) === null) {
      if (SETTLED[view.policy.unplayedEncounter](entry, r)) accounted.add(scheduled);
      return;
    }
    rounds.push(r);
    const games = meetings.get(scheduled) ?? { points: 0, games: 0 };
    games.points += entry.points[r] ?? 0;
    games.games += resultsOf(round).length;
    meetings.set(scheduled, games);
    accounted.add(scheduled);
  });
  const points = sumOfExact([...meetings.values()].map((meeting) => exact(meeting.points, meeting.games)));
  const missing = group.size - 1 - accounted.size;
  const most = plus(points, missing * view.tournament.scoring.win);
  return { entry, rounds, points, most, complete: view.roundRobin || missing === 0 };
};

const larger = (a: Exact, b: Exact): Exact => (compareExact(a, b) < 0 ? b : a);

/** The groups of equal points, best first. */
export const splitByPoints = (rows: readonly Row[]): Entry[][] => {
  const parts: Entry[][] = [];
  let last: Exact | undefined;
  for (const { entry, points } of [...rows].sort((a, b) => compareExact(b.points, a.points))) {
    if (last !== undefined && compareExact(last, points) === 0) parts.at(-1)?.push(entry);
    else parts.push([entry]);
    last = points;
  }
  return parts;
};

/** Those whom nobody after them can reach whatever the missing games would bring, then all others as one group. */
export const splitCertain = (rows: readonly Row[]): Entry[][] => {
  const sorted = [...rows].sort((a, b) => compareExact(b.points, a.points) || compareExact(b.most, a.most));
  const reach: Exact[] = [];
  for (let i = sorted.length - 1, best = exact(-1); i >= 0; i--) {
    reach[i] = best;
    best = larger(best, sorted[i]?.most ?? best);
  }
  const open = sorted.findIndex(({ points }, i) => compareExact(points, reach[i] ?? points) <= 0);
  const certain = open < 0 ? sorted.length : open;
  const parts = sorted.slice(0, certain).map(({ entry }) => [entry]);
  return certain < sorted.length ? [...parts, sorted.slice(certain).map(({ entry }) => entry)] : parts;
};
