import { DEDUCTIONS, type Policy } from "../policy";
import { linesOf, summed, type Terms } from "../sums";
import { cutOf, define, defineOfOpponents, type Missing, NO_MODIFIERS, noValue, sumLines } from "../tiebreak";
import { type Entry, isRest, opponentMet, type View } from "../view";
import { once } from "./once";

/** The running score after each round; a rest round of a round robin has none. */
const runningScores: Terms = (view, self, take) => {
  let score = 0;
  for (let r = 0; r < self.points.length; r++) {
    score += self.points[r] ?? 0;
    if (!isRest(view, self, r)) take("running", r + 1, self.opponents[r] ?? null, score);
  }
};

const lacksOrder = ({ tournament }: View): Missing | null =>
  tournament.roundOrderKnown ? null : "roundOrder";

const played = (self: Entry, r: number): boolean => self.rounds[r]?.kind === "game" || self.met[r] === true;

/** The running scores, and a line for each round of which something is taken off. */
const cumulativeBy = (deductionsIn: (policy: Policy) => Policy["deductions"]) =>
  summed({
    den: 2,
    lacks: lacksOrder,
    terms: (view, self, take, modifiers) => {
      const deduct = DEDUCTIONS[deductionsIn(view.policy)];
      runningScores(view, self, take, modifiers);
      self.points.forEach((points, r) => {
        const taken: number = played(self, r) ? 0 : deduct(points, view.tournament.scoring);
        if (taken !== 0) take("deduction", r + 1, null, -taken);
      });
    },
  });

const byRules = cumulativeBy(({ deductions }) => deductions);

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
  aliases: ["TBrk[C]", "Cum", "Cum.", "Cumul"],
  functionName: "CUMULATIVE",
  rule: "US Chess 34E3",
  summary: "Sum of the running scores, less points from byes and forfeits that the rule set deducts.",
  ownRow: true,
  ...byRules,
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
  summary:
    "Sum of the running scores, less every point and half-point from byes and forfeits, whatever the rule set deducts.",
  ownRow: true,
  ...cumulativeBy(() => "fullAndHalf"),
});

/** The Cumulative of every player of a view, in half-points. */
const cumulativesOf = once((view: View) =>
  view.entries.map((entry) => byRules.value(view, entry, [entry], NO_MODIFIERS)?.num ?? 0),
);

/**
 * Cumulative of opposition: the sum of the Cumulative of the opponents met; own unplayed rounds add nothing.
 *
 * It is not the sum of the opponents' final scores.
 *
 * @see US Chess 34E9
 */
export const cumulativeOfOpposition = defineOfOpponents({
  code: "CUMOPP",
  world: "us",
  name: "Cumulative of opposition",
  title: "Cum. Opp.",
  aliases: [
    "TBrk[O]",
    "Cumulative of opponents",
    "Opponents Cumulative",
    "Opponents' Cumulative",
    "Cum Opp",
    "Opp. Cumul.",
  ],
  functionName: "CUMOPPOSITION",
  rule: "US Chess 34E9",
  summary: "Sum of the opponents' Cumulative.",
  ...summed({
    den: 2,
    lacks: lacksOrder,
    terms: (view, self, take) => {
      const values = cumulativesOf(view);
      for (let r = 0; r < self.rounds.length; r++) {
        const opponent = opponentMet(self, r);
        if (opponent !== null) take("opponentValue", r + 1, opponent, values[opponent.index] ?? 0);
      }
    },
  }),
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
    const lines = linesOf(runningScores, view, self, modifiers);
    return sumLines(
      low === 0 ? lines : lines.map((line, i) => (i < low ? { ...line, use: "droppedFirst" } : line)),
      2,
    );
  },
});
