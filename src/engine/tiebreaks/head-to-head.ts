import { type HalfPoints, NO_POINTS } from "../points";
import type { Policy } from "../policy";
import { defineOfOpponents, type Modifiers, shown, sumLines, sumOf, type Term } from "../tiebreak";
import { type Result, resultsOf, type Round, UNPAIRED } from "../tournament";
import { type Entry, opponentMet, type View } from "../view";
import { once } from "./once";

/** The players of each score who have a place. */
const scoreGroups = once((view: View): ReadonlyMap<HalfPoints, ReadonlySet<Entry>> => {
  const groups = new Map<HalfPoints, Set<Entry>>();
  for (const entry of view.entries) {
    if (entry.player.house) continue;
    groups.set(entry.score, (groups.get(entry.score) ?? new Set()).add(entry));
  }
  return groups;
});

const tiedGroup = once((tied: readonly Entry[]): ReadonlySet<Entry> => new Set(tied));

const NOBODY: ReadonlySet<Entry> = new Set();

const groupOf = (
  view: View,
  self: Entry,
  tied: readonly Entry[],
  { group }: Modifiers,
): ReadonlySet<Entry> =>
  (group ?? view.policy.headToHeadGroup) === "tied"
    ? tiedGroup(tied)
    : (scoreGroups(view).get(self.score) ?? NOBODY);

/** Rounds in which the player met somebody of the group. */
const meetings = (self: Entry, group: ReadonlySet<Entry>): number[] =>
  self.rounds.flatMap((_, r) => {
    const opponent = opponentMet(self, r);
    return opponent !== null && group.has(opponent) ? [r] : [];
  });

const allHaveMet = once((group: ReadonlySet<Entry>): boolean =>
  [...group].every((entry) => {
    const met = new Set(meetings(entry, group).map((r) => entry.opponents[r]));
    return met.size === group.size - 1;
  }),
);

const BALANCE: Record<Result, number> = { win: 2, draw: 0, loss: -2 };

type Worth = (round: Round, points: number) => number;

/** What a meeting is worth: wins less losses, or the points scored. */
const WORTH: Record<Policy["headToHead"], Worth> = {
  plusMinus: (round) => resultsOf(round).reduce((sum, result) => sum + BALANCE[result], 0),
  allMustMeet: (_round, points) => points,
};

/** Whether the games of the group count at all. */
const COUNTS: Record<Policy["headToHead"], (group: ReadonlySet<Entry>) => boolean> = {
  plusMinus: () => true,
  allMustMeet: allHaveMet,
};

/**
 * Result between tied players: wins less losses in the games among them.
 *
 * Not a percentage: 3-1 (+2) ranks above 1-0 (+1). SwissSys takes the points scored, and 0 for the whole
 * score group unless every pair of it has met.
 *
 * @see US Chess 34E5
 */
export const headToHead = defineOfOpponents({
  code: "H2H",
  world: "us",
  name: "Result between tied players",
  title: "Head-to-head",
  aliases: ["Head to head", "1-on-1", "Result between"],
  functionName: "HEADTOHEAD",
  rule: "US Chess 34E5",
  summary: "Wins less losses in the games among those who are still tied.",
  scope: "tied",
  encounter: true,
  takes: ["group"],
  work: (view, self, tied, modifiers) => {
    const group = groupOf(view, self, tied, modifiers);
    const worth = WORTH[view.policy.headToHead];
    const terms = meetings(self, group).map((r): Term => ({
      kind: "result",
      round: r + 1,
      opponent: self.opponents[r] ?? null,
      amount: worth(self.rounds[r] ?? UNPAIRED, self.points[r] ?? NO_POINTS),
    }));
    return COUNTS[view.policy.headToHead](group)
      ? sumOf(terms, 2)
      : { ...sumLines(terms.map(shown), 2), fact: { kind: "notAllMet" } };
  },
});
