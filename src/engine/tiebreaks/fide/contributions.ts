import { addPoints, type HalfPoints, halfPoints, NO_POINTS } from "../../points";
import { DUMMY, isVoluntary, type Policy } from "../../policy";
import type { Modifiers, Term } from "../../tiebreak";
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

const contributionOf = (
  view: View,
  self: Entry,
  r: number,
  { forfeitsPlayed }: Modifiers,
): Contribution | null => {
  const round = self.rounds[r];
  const opponent = opponentMet(self, r, forfeitsPlayed);
  if (opponent !== null) {
    const { adjusted } = opponent;
    const kind = view.roundRobin ? "final" : "opponent";
    return { kind, round: r + 1, opponent, amount: adjusted, of: adjusted, voluntary: false };
  }
  if (round === undefined || round.kind === "pending" || view.roundRobin) return null;
  const score = dummyScore(view, self, r);
  const scheduled = self.opponents[r] ?? null;
  return {
    kind: "dummy",
    round: r + 1,
    opponent: scheduled,
    amount: score,
    of: score,
    voluntary: isVoluntary(round),
  };
};

/**
 * What the rounds of a player bring to Buchholz.
 *
 * A game without a result brings nothing yet. A round robin has no dummies: a rest round is no round.
 *
 * @see FIDE C.07 15.2, 16.3, 16.4
 */
export const contributionsOf = (view: View, self: Entry, modifiers: Modifiers): Contribution[] =>
  self.rounds.flatMap((_, r) => contributionOf(view, self, r, modifiers) ?? []);
