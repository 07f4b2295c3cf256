import { define, sumOf, type Term } from "../tiebreak";
import { type Result, resultsOf } from "../tournament";
import { type Entry, opponentMet, type View } from "../view";

/** Half of an opponent's score that each result earns. */
const HALVES: Record<Result, number> = { win: 2, draw: 1, loss: 0 };

const scoresBeaten = (view: View, self: Entry): Term[] =>
  self.rounds.flatMap((round, r): Term[] => {
    const opponent = opponentMet(self, r);
    if (opponent === null) return [];
    const score = view.roundRobin ? opponent.score : opponent.adjusted;
    const halves = resultsOf(round).reduce((sum, result) => sum + HALVES[result], 0);
    const amount = score * halves * view.policy.sonnebornScale;
    return [{ kind: "opponent", round: r + 1, opponent, amount }];
  });

/**
 * Sonneborn-Berger: the scores of the opponents defeated and half the scores of those drawn.
 *
 * In a Swiss the opponents' scores are adjusted as for the Median and only games count; in a round robin
 * final scores count. WinTD prints twice the value.
 *
 * @see US Chess 34E8
 */
export const sonnebornBerger = define({
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
