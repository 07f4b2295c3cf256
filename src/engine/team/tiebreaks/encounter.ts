import type { HalfPoints } from "../../points";
import type { Policy } from "../../policy";
import { define, type Modifiers, noValue, type TieBreak } from "../../tiebreak";
import {
  encounterParts,
  encounterWorking,
  placesOf,
  type Tables,
} from "../../tiebreaks/fide/direct-encounter";
import { once } from "../../tiebreaks/once";
import { type Entry, entryIn, opponentMet, type TeamViews } from "../../view";
import type { Placement } from "../event";
import { bottomElimination, compareLadders, type Ladder, topBoards } from "./elimination";
import { boardTotals, OTHER, sideOf } from "./work";

/** The sum of the boards' points, each times its number. */
const boardCount = (totals: readonly HalfPoints[]): number =>
  totals.reduce((sum: number, points: HalfPoints, b) => sum + (b + 1) * points, 0);

const COUNTS: Record<Policy["encounterBoardCount"], Ladder> = {
  lower: (totals) => [-boardCount(totals)],
  higher: (totals) => [boardCount(totals)],
};

/** What is looked at one after the other when exactly two teams are left. */
type Extras = (policy: Policy) => readonly Ladder[];

interface Group {
  readonly teams: TeamViews;
  readonly extras: Extras;
  readonly forfeitsPlayed: boolean;
  readonly tables: Tables;
}

/** Direct encounter by one kind of points; the table is kept where it decided, or is the first. */
const partsBy = (
  { teams, forfeitsPlayed, tables }: Group,
  tied: readonly Entry[],
  by: Placement,
): readonly (readonly Entry[])[] => {
  const view = teams[by];
  const own = new Map(tied.map((entry) => [entry.index, entry]));
  const found: Tables = new Map();
  const parts = encounterParts(
    view,
    tied.map((entry) => entryIn(view, entry)),
    forfeitsPlayed,
    found,
  );
  for (const [{ index }, table] of found) {
    const entry = own.get(index);
    if (entry !== undefined && (parts.length > 1 || !tables.has(entry))) tables.set(entry, table);
  }
  return parts.map((part) => part.flatMap(({ index }) => own.get(index) ?? []));
};

/** The boards of the matches between two teams, by each of the extras in turn. */
const partsByBoards = ({ teams, extras }: Group, tied: readonly Entry[]): readonly (readonly Entry[])[] => {
  const [first, second] = tied;
  if (first === undefined || second === undefined || tied.length !== 2) return [tied];
  const ownMatches = (entry: Entry, other: Entry) =>
    boardTotals(
      sideOf(teams, entry),
      (r) => opponentMet(entryIn(teams.match, entry), r)?.index === other.index,
    );
  const [a, b] = [ownMatches(first, second), ownMatches(second, first)];
  if (a === null || b === null) return [tied];
  for (const extra of extras(teams.match.policy)) {
    const order = compareLadders(extra(a), extra(b));
    if (order !== 0) return order < 0 ? [[first], [second]] : [[second], [first]];
  }
  return [tied];
};

/**
 * The groups that remain tied, best first: by the points that place the teams, then by the others, then by the
 * boards of two teams' own matches; whatever splits a group starts again with each part.
 */
const separate = (group: Group, tied: readonly Entry[]): (readonly Entry[])[] => {
  if (tied.length < 2) return [tied];
  const { placement } = group.teams;
  const ways = [
    () => partsBy(group, tied, placement),
    () => partsBy(group, tied, OTHER[placement]),
    () => partsByBoards(group, tied),
  ];
  for (const way of ways) {
    const parts = way();
    if (parts.length > 1) return parts.flatMap((part) => separate(group, part));
  }
  return [tied];
};

const decide = (teams: TeamViews, tied: readonly Entry[], extras: Extras, forfeitsPlayed: boolean) => {
  const tables: Tables = new Map();
  return placesOf(separate({ teams, extras, forfeitsPlayed, tables }, tied), tables);
};

const workWith = (extras: Extras): TieBreak["work"] => {
  const decisions = once((teams: TeamViews) => ({
    games: once((tied: readonly Entry[]) => decide(teams, tied, extras, false)),
    forfeits: once((tied: readonly Entry[]) => decide(teams, tied, extras, true)),
  }));
  return ({ teams }, self, tied, { forfeitsPlayed }: Modifiers) => {
    if (teams === undefined) return noValue("boards");
    const all = decisions(teams);
    return encounterWorking((forfeitsPlayed === true ? all.forfeits : all.games)(tied).get(self));
  };
};

/**
 * Extended direct encounter: direct encounter by the points that place the teams, then by the others. The longer
 * forms go on with the boards of the two teams' own match: board count (C, lower is better), top boards (T),
 * bottom board elimination (B), or board count and then one of the two (BT, BB).
 *
 * @see FIDE C.07 13.3
 */
const extended = (letters: string, words: string, extras: Extras) =>
  define({
    code: `EDE${letters}`,
    world: "fide",
    name: `Extended direct encounter${words}`,
    title: `EDE${letters}`,
    rule: "FIDE C.07 13.3",
    summary: `Place in the matches among the tied teams, by both kinds of points${words}; 0 where they decide nothing.`,
    events: ["team"],
    scope: "tied",
    encounter: true,
    best: "low",
    display: "whole",
    takes: ["forfeitsPlayed"],
    work: workWith(extras),
  });

const byCount = ({ encounterBoardCount }: Policy): Ladder => COUNTS[encounterBoardCount];

export const EXTENDED_ENCOUNTERS = [
  extended("", "", () => []),
  extended("C", ", then board count", (policy) => [byCount(policy)]),
  extended("T", ", then top boards", () => [topBoards]),
  extended("B", ", then bottom board elimination", () => [bottomElimination]),
  extended("BT", ", then board count and top boards", (policy) => [byCount(policy), topBoards]),
  extended("BB", ", then board count and bottom board elimination", (policy) => [
    byCount(policy),
    bottomElimination,
  ]),
] as const;
