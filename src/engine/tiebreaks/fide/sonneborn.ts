import { compareExact, halfPoints, inPoints, NO_POINTS } from "../../points";
import { cutOf, defineOfOpponents, type Line, sumLines } from "../../tiebreak";
import { restsOf, type Entry, type View } from "../../view";
import { once } from "../once";
import { HALF, LIMITS } from "../sonneborn";
import { type Contribution, contributionsOf } from "./contributions";
import { cutContributions } from "./cuts";

const withPoints = (self: Entry, contribution: Contribution): Contribution => ({
  ...contribution,
  amount: contribution.of * (self.points[contribution.round - 1] ?? NO_POINTS),
});

/**
 * Sonneborn-Berger: the opponents' adjusted scores, each multiplied by the points made against them.
 *
 * An own unplayed round counts as a game against a dummy opponent; in a round robin a forfeit counts as
 * played. A cut takes the lowest score of an opponent, not the lowest product.
 *
 * @see FIDE C.07 9.1, 14.1, 16
 */
export const sonnebornBerger = defineOfOpponents({
  code: "SB",
  world: "fide",
  name: "Sonneborn-Berger",
  title: "S-B",
  aliases: ["Sonneborn Berger", "SoBerg", "Ber"],
  variants: { "Sonneborn-Berger Cut 1": "C1", "SB-C1": "C1", "SB-C2": "C2" },
  functionName: "SONNEBORN",
  rule: "FIDE C.07 9.1",
  summary: "Opponents' scores, each times the points made against them.",
  display: "quarter",
  takes: ["cut", "forfeitsPlayed"],
  work: (view, self, _tied, modifiers) => {
    const products = contributionsOf(view, self, modifiers).map((item) => withPoints(self, item));
    return sumLines(cutContributions(products, cutOf(modifiers), view.policy.cutFirst), 4);
  },
});

/** The most that anybody could make in the rounds that count: rest rounds of a round robin are none. */
const mostPoints = once((view: View) => {
  const rests = view.entries.map((entry) => restsOf(view, entry));
  const fewest = rests.reduce((a, b) => Math.min(a, b), view.tournament.rounds);
  return halfPoints((view.tournament.rounds - fewest) * view.tournament.scoring.win);
});

/**
 * Koya: the points made against opponents who have at least half of the most that was possible.
 *
 * Forfeits against a scheduled opponent count. `/L60` takes another percentage, `/L+1` half a point more.
 *
 * @see FIDE C.07 9.2, 14.5
 */
export const koya = defineOfOpponents({
  code: "KS",
  world: "fide",
  name: "Koya",
  title: "Koya",
  aliases: ["Koya system"],
  functionName: "KOYA",
  rule: "FIDE C.07 9.2",
  summary: "Points made against opponents who have at least half of the possible points.",
  events: ["roundRobin", "doubleRoundRobin", "team"],
  takes: ["limit"],
  work: (view, self, _tied, modifiers) => {
    const { by, amount } = modifiers.limit ?? HALF;
    const limit = LIMITS[by](mostPoints(view), amount);
    const lines = self.points.flatMap((points, r): Line[] => {
      const opponent = self.opponents[r] ?? null;
      if (opponent === null) return [];
      const use = compareExact(inPoints(opponent.score), limit) < 0 ? "shown" : "kept";
      return [{ kind: "result", round: r + 1, opponent, amount: points, use, of: opponent.score }];
    });
    return { ...sumLines(lines, 2), fact: { kind: "limit", limit } };
  },
});
