import { compareExact, type Exact, exact } from "../../points";
import type { Policy } from "../../policy";
import { define, type Line, type Modifiers, orderOf, type Working } from "../../tiebreak";
import { resultsOf } from "../../tournament";
import { type Entry, opponentMet, type View } from "../../view";
import { once } from "../once";

/** Games between a player and one opponent: half-points made and how many games. */
interface Meetings {
  points: number;
  games: number;
}

/** One player's row of the table among the tied. */
interface Row {
  readonly entry: Entry;
  readonly rounds: readonly number[];
  /** Half-points; several games with one opponent count as their mean. */
  readonly points: Exact;
  /** The most that was possible, were all missing games won. */
  readonly most: Exact;
  readonly complete: boolean;
}

const plus = (a: Exact, b: Exact): Exact =>
  a.den === b.den ? exact(a.num + b.num, a.den) : exact(a.num * b.den + b.num * a.den, a.den * b.den);

/** Whether a pairing that was not played counts as one less game to be played. @see FIDE C.07 6.3 */
const SETTLED: Record<Policy["unplayedEncounter"], (self: Entry, r: number) => boolean> = {
  missing: () => false,
  settled: ({ rounds }, r) => rounds[r]?.kind === "forfeit",
};

const rowOf = (view: View, entry: Entry, group: ReadonlySet<Entry>, forfeitsPlayed: boolean): Row => {
  const meetings = new Map<Entry, Meetings>();
  const settled = new Set<Entry>();
  const rounds: number[] = [];
  entry.rounds.forEach((round, r) => {
    const scheduled = entry.opponents[r] ?? null;
    if (scheduled === null || !group.has(scheduled)) return;
    if (opponentMet(entry, r, forfeitsPlayed) === null) {
      if (SETTLED[view.policy.unplayedEncounter](entry, r)) settled.add(scheduled);
      return;
    }
    rounds.push(r);
    const games = meetings.get(scheduled) ?? { points: 0, games: 0 };
    games.points += entry.points[r] ?? 0;
    games.games += resultsOf(round).length;
    meetings.set(scheduled, games);
    settled.add(scheduled);
  });
  const points = [...meetings.values()].reduce(
    (sum, meeting) => plus(sum, exact(meeting.points, meeting.games)),
    exact(0),
  );
  const missing = group.size - 1 - settled.size;
  const most = plus(points, exact(missing * view.tournament.scoring.win));
  return { entry, rounds, points, most, complete: view.roundRobin || missing === 0 };
};

const larger = (a: Exact, b: Exact): Exact => (compareExact(a, b) < 0 ? b : a);

/** The groups of equal points, best first. */
const splitByPoints = (rows: readonly Row[]): Entry[][] => {
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
const splitCertain = (rows: readonly Row[]): Entry[][] => {
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

/** A player's place inside the tied group, and the table that decided it. */
interface Decision {
  readonly place: number;
  readonly row: Row;
  readonly among: number;
}

type Tables = Map<Entry, { readonly row: Row; readonly among: number }>;

/**
 * The groups that remain tied, best first: a group that splits is looked at again, each part by itself.
 * `tables` keeps the last table in which each player stood.
 */
const separate = (
  view: View,
  group: readonly Entry[],
  forfeitsPlayed: boolean,
  tables: Tables,
): (readonly Entry[])[] => {
  if (group.length < 2) return [group];
  const members = new Set(group);
  const rows = group.map((entry) => rowOf(view, entry, members, forfeitsPlayed));
  for (const row of rows) tables.set(row.entry, { row, among: group.length });
  const parts = rows.every(({ complete }) => complete) ? splitByPoints(rows) : splitCertain(rows);
  return parts.length < 2 ? [group] : parts.flatMap((part) => separate(view, part, forfeitsPlayed, tables));
};

const decide = (
  view: View,
  tied: readonly Entry[],
  forfeitsPlayed: boolean,
): ReadonlyMap<Entry, Decision> => {
  const tables: Tables = new Map();
  const parts = separate(view, tied, forfeitsPlayed, tables);
  const decisions = new Map<Entry, Decision>();
  let before = 0;
  for (const part of parts) {
    for (const entry of part) {
      const table = tables.get(entry);
      if (table !== undefined) decisions.set(entry, { place: parts.length < 2 ? 0 : before + 1, ...table });
    }
    before += part.length;
  }
  return decisions;
};

const decisionsOf = once((view: View) => ({
  games: once((tied: readonly Entry[]) => decide(view, tied, false)),
  forfeits: once((tied: readonly Entry[]) => decide(view, tied, true)),
}));

const HALF = 2;

const linesOf = ({ row, place }: Decision): Line[] => [
  ...row.rounds.map((r): Line => {
    const opponent = row.entry.opponents[r] ?? null;
    return { kind: "result", round: r + 1, opponent, amount: row.entry.points[r] ?? 0, use: "shown" };
  }),
  { kind: "number", round: 0, opponent: null, amount: HALF * place, use: "kept" },
];

const inPoints = ({ num, den }: Exact): Exact => exact(num, HALF * den);

const work = (view: View, self: Entry, tied: readonly Entry[], { forfeitsPlayed }: Modifiers): Working => {
  const all = decisionsOf(view);
  const decision = (forfeitsPlayed === true ? all.forfeits : all.games)(tied).get(self);
  if (decision === undefined) return orderOf([], exact(0), HALF);
  const { place, row, among } = decision;
  return {
    ...orderOf(linesOf(decision), exact(place), HALF),
    fact: {
      kind: "encounter",
      among,
      points: inPoints(row.points),
      most: row.complete ? null : inPoints(row.most),
    },
  };
};

/**
 * Direct encounter: the place inside the tied group by the games among its players; 0 where nothing is
 * decided.
 *
 * Where everybody has met, or in a round robin, the points made among them decide, and again among those who
 * are still level. Otherwise a player is placed only if nobody could reach him by winning every missing game.
 * A forfeit is no game in a Swiss, with `/P` it is one.
 *
 * @see FIDE C.07 6
 */
export const directEncounter = define({
  code: "DE",
  world: "fide",
  name: "Direct encounter",
  title: "DE",
  aliases: ["DirE", "Direct encounters"],
  rule: "FIDE C.07 6",
  summary: "Place in the games among the tied players; 0 where they decide nothing.",
  scope: "tied",
  best: "low",
  display: "whole",
  takes: ["forfeitsPlayed"],
  work,
});
