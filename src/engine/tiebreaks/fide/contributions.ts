import { addPoints, type HalfPoints, halfPoints, NO_POINTS } from "../../points";
import { DUMMY, isVoluntary, type Policy } from "../../policy";
import type { Take, Terms } from "../../sums";
import type { Modifiers, Term } from "../../tiebreak";
import { UNPAIRED } from "../../tournament";
import { type Entry, opponentMet, type View } from "../../view";

/** What a round brings to Buchholz: the score of the opponent, or of the dummy of an own unplayed round. */
export interface Contribution extends Term {
  readonly of: HalfPoints;
  /** A voluntary unplayed round. */
  readonly voluntary: boolean;
}

const DUMMY_ROUNDS: Record<Policy["dummyRounds"], (view: View) => number> = {
  announced: ({ tournament: { announcedRounds, rounds } }) => Math.max(announcedRounds, rounds),
  played: ({ tournament: { rounds } }) => rounds,
};

/** The score of the dummy opponent of an own unplayed round. @see FIDE C.07 16.4 */
const dummyScore = (view: View, self: Entry, r: number): HalfPoints => {
  const { policy, tournament } = view;
  const draws = halfPoints(tournament.scoring.draw * DUMMY_ROUNDS[policy.dummyRounds](view));
  return DUMMY[policy.dummy](
    {
      score: self.score,
      before: addPoints(self.points.slice(0, r)),
      points: self.points[r] ?? NO_POINTS,
      later: tournament.rounds - r - 1,
      cap: self.opponents[r]?.adjusted ?? draws,
    },
    tournament.scoring,
  );
};

/**
 * The terms of Buchholz: what the rounds of a player bring.
 *
 * A game without a result brings nothing yet. A round robin has no dummies: a rest round is no round.
 *
 * @see FIDE C.07 15.2, 16.3, 16.4
 */
export const buchholzTerms: Terms = (view, self, take, { forfeitsPlayed }) => {
  const met = view.roundRobin ? "final" : "opponent";
  for (let r = 0; r < self.rounds.length; r++) {
    const opponent = opponentMet(self, r, forfeitsPlayed);
    if (opponent !== null) take(met, r + 1, opponent, opponent.adjusted, opponent.adjusted);
    else if (self.rounds[r]?.kind !== "pending" && !view.roundRobin) {
      const score = dummyScore(view, self, r);
      take("dummy", r + 1, self.opponents[r] ?? null, score, score);
    }
  }
};

/** The same terms with what a cut asks of them. */
export const contributionsOf = (view: View, self: Entry, modifiers: Modifiers): Contribution[] => {
  const found: Contribution[] = [];
  const take: Take = (kind, round, opponent, amount, of = halfPoints(amount)) => {
    const voluntary = kind === "dummy" && isVoluntary(self.rounds[round - 1] ?? UNPAIRED);
    found.push({ kind, round, opponent, amount, of, voluntary });
  };
  buchholzTerms(view, self, take, modifiers);
  return found;
};
