import { DEDUCTIONS, type Policy } from "../policy";
import { cutOf, define, type Line, noValue, sumLines, type Term } from "../tiebreak";
import { type Entry, isRest, opponentMet, type View } from "../view";
import { once } from "./once";

/** The running score after each round; a rest round of a round robin has none. */
const runningScores = (view: View, self: Entry): Term[] => {
  let score = 0;
  return self.points.flatMap((points, r) => {
    score += points;
    const opponent = self.opponents[r] ?? null;
    return isRest(view, self, r) ? [] : [{ kind: "running", round: r + 1, opponent, amount: score }];
  });
};

/** Points taken off for what was not won in a game, a line a round concerned. */
const deductionsOf = (view: View, self: Entry, deductions = view.policy.deductions): Term[] => {
  const deduct = DEDUCTIONS[deductions];
  return self.points.flatMap((points, r) => {
    const taken: number = played(self, r) ? 0 : deduct(points, view.tournament.scoring);
    return taken === 0 ? [] : [{ kind: "deduction", round: r + 1, opponent: null, amount: -taken }];
  });
};

const played = (self: Entry, r: number): boolean => self.rounds[r]?.kind === "game" || self.met[r] === true;

const total = (terms: readonly Term[]): number => terms.reduce((sum, { amount }) => sum + amount, 0);

const kept = (term: Term): Line => ({ ...term, use: "kept" });

const cumulativeLines = (view: View, self: Entry, deductions?: Policy["deductions"]): Line[] =>
  [...runningScores(view, self), ...deductionsOf(view, self, deductions)].map(kept);

/**
 * Cumulative: the sum of the running score after each round, less every full or half point won without a
 * game (USCF-LEGACY: full points only).
 *
 * The running score is carried on after a withdrawal. The last round counts.
 *
 * @see US Chess 34E3
 */
export const cumulative = define({
  code: "CUM",
  world: "us",
  name: "Cumulative",
  title: "Cumul.",
  aliases: ["TBrk[C]", "Cum"],
  functionName: "CUMULATIVE",
  rule: "US Chess 34E3",
  summary: "Sum of the running scores, less points from byes and forfeits.",
  ownRow: true,
  work: (view, self) =>
    view.tournament.roundOrderKnown ? sumLines(cumulativeLines(view, self), 2) : noValue("roundOrder"),
});

/**
 * Adjusted cumulative: Cumulative less everything scored without a game, whatever the rule set deducts.
 *
 * @see WinTD help, Adjusted Cumulative
 */
export const adjustedCumulative = define({
  code: "ADJCUM",
  world: "us",
  name: "Adjusted cumulative",
  title: "Adj. Cumul.",
  rule: "WinTD: Adjusted Cumulative",
  summary: "Sum of the running scores, less every point and half-point from byes and forfeits.",
  ownRow: true,
  work: (view, self) =>
    view.tournament.roundOrderKnown
      ? sumLines(cumulativeLines(view, self, "fullAndHalf"), 2)
      : noValue("roundOrder"),
});

const cumulativeOf = (view: View, entry: Entry): number =>
  total(runningScores(view, entry)) + total(deductionsOf(view, entry));

/** The Cumulative of every player of a view. */
const cumulativesOf = once((view: View) => view.entries.map((entry) => cumulativeOf(view, entry)));

/**
 * Cumulative of opposition: the sum of the Cumulative of the opponents met; own unplayed rounds add nothing.
 *
 * It is not the sum of the opponents' final scores.
 *
 * @see US Chess 34E9
 */
export const cumulativeOfOpposition = define({
  code: "CUMOPP",
  world: "us",
  name: "Cumulative of opposition",
  title: "Cum. Opp.",
  aliases: ["TBrk[O]", "Cumulative of opponents", "Opponents Cumulative", "Cum Opp"],
  functionName: "CUMOPPOSITION",
  rule: "US Chess 34E9",
  summary: "Sum of the opponents' Cumulative.",
  work: (view, self) => {
    if (!view.tournament.roundOrderKnown) return noValue("roundOrder");
    const values = cumulativesOf(view);
    const lines: Line[] = [];
    self.rounds.forEach((_, r) => {
      const opponent = opponentMet(self, r);
      if (opponent === null) return;
      const amount = values[opponent.index] ?? 0;
      lines.push({ kind: "opponentValue", round: r + 1, opponent, amount, use: "kept" });
    });
    return sumLines(lines, 2);
  },
});

/**
 * Progressive: the sum of the running scores without any deduction; `/C1` leaves out the first term, `/C2`
 * the first two.
 *
 * @see SwissSys help, Progressive scores (PS); FIDE C.07 7.5
 */
export const progressive = define({
  code: "PS",
  world: "us",
  name: "Progressive",
  title: "Progressive",
  aliases: ["Progressive scores", "Progressive score", "Progr."],
  functionName: "PROGRESSIVE",
  rule: "SwissSys: Progressive scores",
  summary: "Sum of the running scores; a cut leaves out the first rounds.",
  ownRow: true,
  takes: ["cut"],
  work: (view, self, _tied, modifiers) => {
    if (!view.tournament.roundOrderKnown) return noValue("roundOrder");
    const { low } = cutOf(modifiers);
    return sumLines(
      runningScores(view, self).map((term, i) => ({ ...term, use: i < low ? "droppedFirst" : "kept" })),
      2,
    );
  },
});
