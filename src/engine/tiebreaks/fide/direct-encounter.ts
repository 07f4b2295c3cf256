import { type Exact, exact } from "../../points";
import { defineOfOpponents, type Line, type Modifiers, orderOf, type Working } from "../../tiebreak";
import type { Entry, View } from "../../view";
import { once } from "../once";
import { type Row, rowOf, splitByPoints, splitCertain } from "./encounter-table";

/** The last table in which each player of a tied group stood. */
export type Tables = Map<Entry, { readonly row: Row; readonly among: number }>;

/** A player's place inside the tied group, and the table that decided it. */
export interface EncounterDecision {
  readonly place: number;
  readonly row: Row;
  readonly among: number;
}

/** The parts into which the games among a group split it, best first: one part if they decide nothing. */
export const encounterParts = (
  view: View,
  group: readonly Entry[],
  forfeitsPlayed: boolean,
  tables: Tables,
): (readonly Entry[])[] => {
  if (group.length < 2) return [group];
  const members = new Set(group);
  const rows = group.map((entry) => rowOf(view, entry, members, forfeitsPlayed));
  for (const row of rows) tables.set(row.entry, { row, among: group.length });
  return rows.every(({ complete }) => complete) ? splitByPoints(rows) : splitCertain(rows);
};

/** The groups that remain tied, best first: a group that splits is looked at again, each part by itself. */
const separate = (
  view: View,
  group: readonly Entry[],
  forfeitsPlayed: boolean,
  tables: Tables,
): (readonly Entry[])[] => {
  const parts = encounterParts(view, group, forfeitsPlayed, tables);
  return parts.length < 2 ? [group] : parts.flatMap((part) => separate(view, part, forfeitsPlayed, tables));
};

/** The places of groups that remain tied, best first; 0 for all where there is one group only. */
export const placesOf = (
  parts: readonly (readonly Entry[])[],
  tables: Tables,
): ReadonlyMap<Entry, EncounterDecision> => {
  const decisions = new Map<Entry, EncounterDecision>();
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

const decide = (view: View, tied: readonly Entry[], forfeitsPlayed: boolean) => {
  const tables: Tables = new Map();
  return placesOf(separate(view, tied, forfeitsPlayed, tables), tables);
};

const decisionsOf = once((view: View) => ({
  games: once((tied: readonly Entry[]) => decide(view, tied, false)),
  forfeits: once((tied: readonly Entry[]) => decide(view, tied, true)),
}));

const HALF = 2;

const linesOf = ({ row, place }: EncounterDecision): Line[] => [
  ...row.rounds.map((r): Line => {
    const opponent = row.entry.opponents[r] ?? null;
    return { kind: "result", round: r + 1, opponent, amount: row.entry.points[r] ?? 0, use: "shown" };
  }),
  { kind: "number", round: 0, opponent: null, amount: HALF * place, use: "kept" },
];

const inPoints = ({ num, den }: Exact): Exact => exact(num, HALF * den);

/** The working of a place in an encounter; without a decision there was nobody else. */
export const encounterWorking = (decision: EncounterDecision | undefined): Working => {
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

const work = (view: View, self: Entry, tied: readonly Entry[], { forfeitsPlayed }: Modifiers): Working => {
  const all = decisionsOf(view);
  return encounterWorking((forfeitsPlayed === true ? all.forfeits : all.games)(tied).get(self));
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
export const directEncounter = defineOfOpponents({
  code: "DE",
  world: "fide",
  name: "Direct encounter",
  title: "DE",
  aliases: ["DirE", "Direct encounters"],
  rule: "FIDE C.07 6",
  summary: "Place in the games among the tied players; 0 where they decide nothing.",
  scope: "tied",
  encounter: true,
  best: "low",
  display: "whole",
  takes: ["forfeitsPlayed"],
  work,
});
