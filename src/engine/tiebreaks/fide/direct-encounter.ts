import { type Exact, exact } from "../../points";
import { define, type Line, type Modifiers, orderOf, type Working } from "../../tiebreak";
import type { Entry, View } from "../../view";
import { once } from "../once";
import { type Row, rowOf, splitByPoints, splitCertain } from "./encounter-table";

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
