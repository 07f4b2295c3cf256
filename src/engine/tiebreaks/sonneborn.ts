import { compareExact, type Exact, exact, inPoints } from "../points";
import { defineOfOpponents, type Line, type Modifiers, sumLines, sumOf, type Term } from "../tiebreak";
import { type Result, resultsOf } from "../tournament";
import { type Entry, maximumScore, opponentMet, type View } from "../view";

/** Half of an opponent's score that each result earns. */
const HALVES: Record<Result, number> = { win: 2, draw: 1, loss: 0 };

const scoresBeaten = (view: View, self: Entry): Term[] =>
  self.rounds.flatMap((round, r): Term[] => {
    const opponent = opponentMet(self, r);
    if (opponent === null) return [];
    const score = view.roundRobin ? opponent.score : opponent.adjusted;
    const halves = resultsOf(round).reduce((sum, result) => sum + HALVES[result], 0);
    const amount = score * halves * view.policy.sonnebornScale;
    const kind = view.roundRobin ? "final" : "opponent";
    return [{ kind, round: r + 1, opponent, amount, of: score }];
  });

/**
 * Sonneborn-Berger: the scores of the opponents defeated and half the scores of those drawn.
 *
 * In a Swiss the opponents' scores are adjusted as for the Median and only games count; in a round robin
 * final scores count. WinTD prints twice the value.
 *
 * @see US Chess 34E8
 */
export const sonnebornBerger = defineOfOpponents({
  code: "SB",
  world: "us",
  name: "Sonneborn-Berger",
  title: "S-B",
  aliases: ["Neustadtl", "Partial score", "Sonneborn Berger"],
  functionName: "SONNEBORN",
  rule: "US Chess 34E8",
  summary: "Scores of the opponents defeated, and half the scores of those drawn.",
  display: "quarter",
  work: (view, self) => sumOf(scoresBeaten(view, self), 4),
});

type Limit = NonNullable<Modifiers["limit"]>;

/** The score that an opponent needs, in points. */
export const LIMITS: Record<Limit["by"], (maximum: number, amount: number) => Exact> = {
  percent: (maximum, percent) => exact(maximum * percent, 200),
  halfPoints: (maximum, above) => exact(maximum + 2 * above, 4),
  points: (_maximum, points) => exact(Math.round(points * 10), 10),
};

export const HALF: Limit = { by: "percent", amount: 50 };

/**
 * Koya: the points scored against opponents who made at least half of the most that was possible; `/L60`
 * sets another percentage.
 *
 * In a Swiss only games count, in a round robin forfeits too; `/P` counts them everywhere.
 *
 * @see SwissSys help, Koya; FIDE C.07 9.2
 */
export const koya = defineOfOpponents({
  code: "KS",
  world: "us",
  name: "Koya",
  title: "Koya",
  aliases: ["Koya system"],
  functionName: "KOYA",
  rule: "SwissSys: Koya",
  summary: "Points scored against opponents who made at least half of the possible points.",
  takes: ["limit", "forfeitsPlayed"],
  work: (view, self, _tied, modifiers) => {
    const { by, amount } = modifiers.limit ?? HALF;
    const limit = LIMITS[by](maximumScore(view, self), amount);
    const lines = self.points.flatMap((points, r): Line[] => {
      const opponent = opponentMet(self, r, modifiers.forfeitsPlayed);
      if (opponent === null) return [];
      const use = compareExact(inPoints(opponent.score), limit) < 0 ? "shown" : "kept";
      return [{ kind: "result", round: r + 1, opponent, amount: points, use, of: opponent.score }];
    });
    return { ...sumLines(lines, 2), fact: { kind: "limit", limit } };
  },
});
