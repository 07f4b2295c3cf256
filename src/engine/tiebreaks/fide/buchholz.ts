import { exact, roundHalfUp } from "../../points";
import type { Policy } from "../../policy";
import { summed } from "../../sums";
import {
  cutOf,
  define,
  defineOfOpponents,
  type Line,
  meanOf,
  type Modifiers,
  NO_MODIFIERS,
  sumLines,
  sumOf,
  type Term,
  type TieBreak,
  type Working,
} from "../../tiebreak";
import { type Entry, entryIn, type View } from "../../view";
import { once } from "../once";
import { gamesOf } from "../ratings-numbers";
import { buchholzTerms, contributionsOf } from "./contributions";
import { cutContributions } from "./cuts";
import { foreOf } from "./fore";

const buchholzLines = (view: View, self: Entry, modifiers: Modifiers): Line[] =>
  cutContributions(contributionsOf(view, self, modifiers), cutOf(modifiers), view.policy.cutFirst);

const workBuchholz: TieBreak["work"] = (view, self, _tied, modifiers) =>
  sumLines(buchholzLines(view, self, modifiers), 2);

const uncut = summed({ terms: buchholzTerms, den: 2 });

const SWISS = ["swiss", "team"] as const;

/**
 * Buchholz: the sum of the opponents' adjusted scores.
 *
 * An own unplayed round counts as a game against a dummy opponent. A cut takes a voluntary unplayed round
 * before a lower score. `/P` counts forfeits as played.
 *
 * @see FIDE C.07 8.1, 16
 */
export const buchholz = defineOfOpponents({
  code: "BH",
  world: "fide",
  name: "Buchholz",
  title: "Buchholz",
  aliases: ["Buchh.", "Buchh", "Bu", "BucT", "T-BH"],
  variants: {
    "Buchholz Cut 1": "C1",
    "Buchholz Cut 2": "C2",
    "Buchholz Cut": "C1",
    "Median Buchholz": "M1",
    "Median Buchholz 2": "M2",
    "BH-C1": "C1",
    "BH-C2": "C2",
    "BH-M1": "M1",
    "BH-M2": "M2",
    "T-BH-C1": "C1",
    Buc1: "C1",
    "M-Buch.": "M1",
  },
  functionName: "BUCHHOLZ",
  rule: "FIDE C.07 8.1",
  summary: "Sum of the opponents' adjusted scores.",
  events: SWISS,
  takes: ["cut", "forfeitsPlayed"],
  work: workBuchholz,
  value: (view, self, tied, modifiers) =>
    modifiers.cut === undefined
      ? uncut.value(view, self, tied, modifiers)
      : workBuchholz(view, self, tied, modifiers).value,
});

/**
 * Fore Buchholz: Buchholz as if every game paired for the last round had been drawn.
 *
 * @see FIDE C.07 8.3
 */
export const foreBuchholz = defineOfOpponents({
  code: "FB",
  world: "fide",
  name: "Fore Buchholz",
  title: "Fore Buchholz",
  variants: {
    "Fore Buchholz Cut 1": "C1",
    "Fore Buchholz Cut 2": "C2",
    "FB-C1": "C1",
    "FB-C2": "C2",
    "FB-M1": "M1",
  },
  rule: "FIDE C.07 8.3",
  summary: "Buchholz as if all games of the last round had been drawn.",
  events: SWISS,
  takes: ["cut", "forfeitsPlayed"],
  work: (view, self, tied, modifiers) => {
    const fore = foreOf(view);
    return workBuchholz(fore, entryIn(fore, self), tied, modifiers);
  },
});

/** The Buchholz of every player of a view, in half-points. */
const buchholzes = once((view: View) =>
  view.entries.map((entry) => uncut.value(view, entry, [entry], NO_MODIFIERS)?.num ?? 0),
);

const ROUNDING: Record<Policy["averageBuchholz"], (working: Working) => Working> = {
  exact: (working) => working,
  hundredths: (working) => {
    if (working.value === null) return working;
    const { num, den } = working.value;
    return { ...working, value: exact(roundHalfUp(exact(100 * num, den)), 100) };
  },
};

/**
 * Average of Buchholz: the mean of the Buchholz of the opponents met over the board; `/F` takes their fore
 * Buchholz.
 *
 * @see FIDE C.07 8.2
 */
export const averageBuchholz = defineOfOpponents({
  code: "AOB",
  world: "fide",
  name: "Average of opponents' Buchholz",
  title: "Avg. Buchholz",
  aliases: ["Average of Buchholz", "Average opponents' Buchholz"],
  rule: "FIDE C.07 8.2",
  summary: "Mean Buchholz of the opponents played over the board.",
  events: SWISS,
  display: "quarter",
  takes: ["fore"],
  looksFar: true,
  work: (view, self, _tied, { fore }) => {
    const values = buchholzes(fore === true ? foreOf(view) : view);
    const terms = gamesOf(self).flatMap(({ round, opponent, results }) =>
      results.map((): Term => ({
        kind: "opponentValue",
        round,
        opponent,
        amount: values[opponent.index] ?? 0,
      })),
    );
    return ROUNDING[view.policy.averageBuchholz](meanOf(terms, 2));
  },
});

const adjustedScore = (self: Entry): Working => {
  const terms = self.counted.map((amount, r): Term => {
    const opponent = self.opponents[r] ?? null;
    return { kind: "result", round: r + 1, opponent, amount };
  });
  const { adjustment } = self.player;
  if (adjustment !== 0) terms.push({ kind: "number", round: 0, opponent: null, amount: adjustment });
  return sumOf(terms, 2);
};

/** The adjusted score: what a player counts in the Buchholz of others. @see FIDE C.07 16.3 */
export const adjusted = define({
  code: "ABH",
  world: "fide",
  name: "Adjusted score",
  title: "Adj. score",
  rule: "FIDE C.07 16.3",
  summary: "Score that counts in the Buchholz of the opponents.",
  helper: true,
  ownRow: true,
  work: (_view, self) => adjustedScore(self),
});

/** The adjusted score as if the last round had been drawn. @see FIDE C.07 8.3 */
export const foreAdjusted = define({
  ...adjusted,
  code: "AFB",
  name: "Fore adjusted score",
  title: "Fore adj. score",
  rule: "FIDE C.07 8.3",
  summary: "Score that counts in the fore Buchholz of the opponents.",
  work: (view, self) => adjustedScore(entryIn(foreOf(view), self)),
});
