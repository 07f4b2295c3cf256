import { exact, NO_POINTS } from "../../points";
import type { Policy } from "../../policy";
import { cutOf, define, noValue, orderOf, sumLines, sumOf } from "../../tiebreak";
import type { Entry } from "../../view";
import { type Count, countOf } from "./counts";

/**
 * Progressive score: the sum of the scores after each round; `/C1` leaves out the score after round 1, `/C2`
 * after rounds 1 and 2.
 *
 * Points of byes count, and a round without points carries the score on.
 *
 * @see FIDE C.07 7.5
 */
export const progressive = define({
  code: "PS",
  world: "fide",
  name: "Progressive score",
  title: "Progressive",
  aliases: ["Progressive scores", "Progressive", "Progr.", "Cmlt"],
  variants: { "PS-C1": "C1", "PS-C2": "C2", "Progressive Cut 1": "C1" },
  functionName: "PROGRESSIVE",
  rule: "FIDE C.07 7.5",
  summary: "Sum of the scores after each round; a cut leaves out the first rounds.",
  ownRow: true,
  takes: ["cut"],
  work: (view, self, _tied, modifiers) => {
    if (!view.tournament.roundOrderKnown) return noValue("roundOrder");
    const { low } = cutOf(modifiers);
    let amount = 0;
    const lines = self.points.map((points, r) => {
      amount += points;
      const use = r < low ? ("droppedFirst" as const) : ("kept" as const);
      return { kind: "running", round: r + 1, opponent: self.opponents[r] ?? null, amount, use } as const;
    });
    return sumLines(lines, 2);
  },
});

/** Points of the other side of a round, as his own row has them. */
const pointsAgainst = (self: Entry, r: number): number | undefined => self.opponents[r]?.points[r];

/** What the points of an unplayed round are compared with. @see FIDE C.07 7.7 */
const COMPARED: Record<Policy["unplayedStandard"], (self: Entry, r: number) => number | undefined> = {
  draw: () => undefined,
  opponent: pointsAgainst,
};

const standardOf: Count = (round, { policy, tournament }, self, r) => {
  const points = self.points[r] ?? NO_POINTS;
  const against = round.kind === "game" ? pointsAgainst(self, r) : COMPARED[policy.unplayedStandard](self, r);
  return 1 + Math.sign(points - (against ?? tournament.scoring.draw));
};

/**
 * Standard score: 1 for a round in which the opponent made less, ½ where he made the same.
 *
 * An unplayed round is compared with the points of a draw. It differs from the score where a win is not worth
 * two draws.
 *
 * @see FIDE C.07 7.7
 */
export const standardScore = define({
  code: "STD",
  world: "fide",
  name: "Standard score",
  title: "Std. score",
  aliases: ["Standard points"],
  rule: "FIDE C.07 7.7",
  summary: "1 for every round won, ½ for every round drawn, whatever the scoring.",
  ownRow: true,
  work: (view, self) => sumOf(countOf(view, self, standardOf), 2),
});

/** Tournament pairing number, the lowest first; `/R` the highest first. @see FIDE C.07 7.8 */
export const pairingNumber = define({
  code: "TPN",
  world: "fide",
  name: "Tournament pairing number",
  title: "TPN",
  aliases: ["SNO"],
  rule: "FIDE C.07 7.8",
  summary: "Pairing number; the lower one is better.",
  best: "low",
  display: "whole",
  takes: ["reverse"],
  work: (_view, { player: { no } }) =>
    orderOf([{ kind: "number", round: 0, opponent: null, amount: no, use: "kept" }], exact(no)),
});
