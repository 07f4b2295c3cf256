import { summed, type Terms } from "../sums";
import { type Cut, defineOfOpponents, type Modifiers, type Sign } from "../tiebreak";
import { type Entry, isRest, maximumScore, opponentMet, restsOf, type View } from "../view";

/**
 * The adjusted scores of the opponents, one a round; an own unplayed round is an opponent with 0 and may
 * be the one dropped.
 *
 * A rest round of a round robin is no round.
 */
const opponentsScores: Terms = (view, self, take) => {
  for (let r = 0; r < self.rounds.length; r++) {
    const opponent = opponentMet(self, r);
    if (opponent !== null) take("opponent", r + 1, opponent, opponent.adjusted, opponent.adjusted);
    else if (!isRest(view, self, r)) take("ownUnplayed", r + 1, null, 0);
  }
};

const gamesWonLessLost = (self: Entry): number =>
  self.rounds.reduce((sum, round) => {
    if (round.kind !== "game") return sum;
    return sum + (round.result === "win" ? 1 : round.result === "loss" ? -1 : 0);
  }, 0);

const SIGN_BY: Record<View["policy"]["signBy"], (view: View, self: Entry) => number> = {
  score: (view, self) => 2 * self.score - maximumScore(view, self),
  games: (_view, self) => gamesWonLessLost(self),
};

/** Plus, even or minus: the score against half of the most that was possible. @see US Chess 34E1 */
export const signOf = (view: View, self: Entry): Sign => {
  const balance = SIGN_BY[view.policy.signBy](view, self);
  return balance > 0 ? "plus" : balance < 0 ? "minus" : "even";
};

const MEDIAN_CUTS: Record<Sign, Cut> = {
  plus: { low: 1, high: 0 },
  even: { low: 1, high: 1 },
  minus: { low: 0, high: 1 },
};

/** One at each end concerned; from nine announced rounds on, two. */
const cutSize = (view: View, self: Entry, { cut }: Modifiers): number =>
  cut?.count ?? (view.tournament.announcedRounds - restsOf(view, self) >= 9 ? 2 : 1);

const times = ({ low, high }: Cut, size: number): Cut => ({ low: low * size, high: high * size });

/** Where all have met all, players on one score have the same opponents' scores. */
const SWISS = ["swiss", "team"] as const;

/**
 * Solkoff: the sum of the opponents' adjusted scores.
 *
 * An opponent's unplayed rounds count a half each; the player's own count as opponents with 0.
 *
 * @see US Chess 34E2
 */
export const solkoff = defineOfOpponents({
  code: "SOLK",
  world: "us",
  name: "Solkoff",
  title: "Solkoff",
  aliases: ["TBrk[S]", "Solk", "Solk."],
  functionName: "SOLKOFF",
  rule: "US Chess 34E2",
  summary: "Sum of the opponents' adjusted scores.",
  events: SWISS,
  list: true,
  ...summed({ terms: opponentsScores, den: 2 }),
});

/**
 * Modified Median: Solkoff less the least significant scores: the lowest for a plus score, the highest
 * for a minus score, both for an even one; two of each from nine announced rounds on.
 *
 * @see US Chess 34E1
 */
export const modifiedMedian = defineOfOpponents({
  code: "MMED",
  world: "us",
  name: "Modified Median",
  title: "Mod. Med.",
  aliases: ["TBrk[M]", "Mod Median", "Mod. Median", "Mod Med", "MMed"],
  functionName: "MODMEDIAN",
  rule: "US Chess 34E1",
  summary:
    "Sum of the opponents' adjusted scores: a plus score drops the lowest, a minus score the highest, an even score both; from nine rounds two each.",
  events: SWISS,
  list: true,
  takes: ["cut"],
  ...summed({
    terms: opponentsScores,
    den: 2,
    cut: (view, self, modifiers) => times(MEDIAN_CUTS[signOf(view, self)], cutSize(view, self, modifiers)),
    fact: (view, self, modifiers) => ({
      kind: "sign",
      sign: signOf(view, self),
      drops: cutSize(view, self, modifiers),
    }),
  }),
});

/**
 * Median (Harkness): Solkoff less the lowest and the highest score, whatever the player's own score; two
 * of each from nine announced rounds on.
 *
 * @see US Chess 34E4
 */
export const median = defineOfOpponents({
  code: "MED",
  world: "us",
  name: "Median",
  title: "Median",
  aliases: ["Harkness", "Harkness Median", "Median (Harkness)"],
  functionName: "HARKNESS",
  rule: "US Chess 34E4",
  summary:
    "Sum of the opponents' adjusted scores, less the lowest and the highest; from nine rounds on less two of each.",
  events: SWISS,
  list: true,
  takes: ["cut"],
  ...summed({
    terms: opponentsScores,
    den: 2,
    cut: (view, self, modifiers) => times(MEDIAN_CUTS.even, cutSize(view, self, modifiers)),
    fact: (view, self, modifiers) => ({ kind: "ends", drops: cutSize(view, self, modifiers) }),
  }),
});
