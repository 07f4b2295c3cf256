import { define, meanOf, noValue, type Term } from "../../tiebreak";
import { isRest, opponentMet, type TeamViews } from "../../view";
import { forTeams } from "./work";

/** Half-points that all rounds and all boards of an event could bring. */
interface Most {
  readonly rounds: number;
  readonly matches: number;
  readonly boards: number;
}

const mostOf = ({ event: { rounds }, match, game }: TeamViews): Most => ({
  rounds,
  matches: rounds * match.tournament.scoring.win,
  boards: game.tournament.scoring.win,
});

const unitOf = ({ matches, boards }: Most): number => 2 * matches * boards;

/**
 * The index of one match: 100 + (W/R − ½)(50 + 10R) + (S/G − ½)·80, where the opponent has won W of R matches (a
 * draw is half a match) and S of G boards were made, in units of `unitOf`.
 */
const indexOf = (most: Most, score: number, made: number): number =>
  100 * unitOf(most) +
  (2 * score - most.matches) * most.boards * (50 + 10 * most.rounds) +
  (2 * made - most.boards) * most.matches * 80;

/**
 * Performance Index: the mean over the rounds of an index that grows with the opponent's match score and with the
 * share of the boards made. An unplayed match counts as no board against a team without a point.
 *
 * @see WinTD, Performance Index; Ohio Chess Bulletin, January 2005
 */
export const performanceIndex = define({
  code: "PERFIDX",
  world: "us",
  name: "Performance Index",
  title: "Perf. index",
  aliases: ["Perf. Index", "Perf Index"],
  rule: "WinTD: Performance Index",
  summary: "Mean of an index for each match, from the opponent's match score and the boards made.",
  events: ["team"],
  work: forTeams(({ teams, match, game }) => {
    const most = mostOf(teams);
    if (unitOf(most) === 0) return noValue("boards");
    const terms = match.rounds.flatMap((_, r): Term[] => {
      if (isRest(teams.match, match, r)) return [];
      const opponent = opponentMet(match, r);
      const amount =
        opponent === null ? indexOf(most, 0, 0) : indexOf(most, opponent.score, game.points[r] ?? 0);
      return [{ kind: "index", round: r + 1, opponent, amount }];
    });
    return meanOf(terms, unitOf(most));
  }),
});
