import { define, type Modifiers, sumOf, type Term } from "../tiebreak";
import type { Policy } from "../policy";
import { type Result, resultsOf, UNPAIRED } from "../tournament";
import { type Entry, opponentMet, type View } from "../view";

const groupOf = (view: View, self: Entry, tied: readonly Entry[], { group }: Modifiers): readonly Entry[] =>
  (group ?? view.policy.headToHeadGroup) === "tied"
    ? tied
    : view.entries.filter((entry) => entry.score === self.score && !entry.player.house);

/** Rounds in which the player met somebody of the group. */
const meetings = (self: Entry, group: ReadonlySet<Entry>): number[] =>
  self.rounds.flatMap((_, r) => {
    const opponent = opponentMet(self, r);
    return opponent !== null && group.has(opponent) ? [r] : [];
  });

const allHaveMet = (group: ReadonlySet<Entry>): boolean =>
  [...group].every((entry) => {
    const met = new Set(meetings(entry, group).map((r) => entry.opponents[r]));
    return met.size === group.size - 1;
  });

const BALANCE: Record<Result, number> = { win: 2, draw: 0, loss: -2 };

/** What a meeting is worth: wins less losses, or the points scored once everybody has met. */
const WORTH: Record<Policy["headToHead"], (self: Entry, group: ReadonlySet<Entry>) => (r: number) => number> =
  {
    plusMinus: (self) => (r) =>
      resultsOf(self.rounds[r] ?? UNPAIRED).reduce((sum, result) => sum + BALANCE[result], 0),
    allMustMeet: (self, group) => (allHaveMet(group) ? (r) => self.points[r] ?? 0 : () => 0),
  };

/**
 * Result between tied players: wins less losses in the games among them.
 *
 * Not a percentage: 3-1 (+2) ranks above 1-0 (+1). SwissSys takes the points scored, and 0 for the whole
 * score group unless every pair of it has met.
 *
 * @see US Chess 34E5
 */
export const headToHead = define({
  code: "H2H",
  world: "us",
  name: "Result between tied players",
  title: "Head-to-head",
  aliases: ["Head to head", "1-on-1", "Result between"],
  functionName: "HEADTOHEAD",
  rule: "US Chess 34E5",
  summary: "Wins less losses in the games among the tied players.",
  scope: "tied",
  takes: ["group"],
  work: (view, self, tied, modifiers) => {
    const group = new Set(groupOf(view, self, tied, modifiers));
    const worth = WORTH[view.policy.headToHead](self, group);
    const terms = meetings(self, group).map((r): Term => ({
      kind: "result",
      round: r + 1,
      opponent: self.opponents[r] ?? null,
      amount: worth(r),
    }));
    return sumOf(terms, 2);
  },
});
