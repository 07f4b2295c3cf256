import { type HalfPoints, NO_POINTS } from "../../points";
import type { Policy } from "../../policy";
import { define, noValue, sumOf, type Term } from "../../tiebreak";
import { type Entry, isRest, opponentMet } from "../../view";
import { type BoardResult, type TeamEvent, usualWeights } from "../event";
import { boardPoints, boardsOf, forTeams, type Side } from "./work";

const OPPONENTS_SCORES: Record<Policy["amateurScores"], (opponent: Entry) => HalfPoints> = {
  final: ({ score }) => score,
  adjusted: ({ adjusted }) => adjusted,
};

/** One line a round: the opposing team's match score times what was made against it; 0 for an unplayed match. */
const products = (
  { teams: { match: view }, match: self }: Side,
  made: readonly number[],
  scale = 1,
): Term[] => {
  const { amateurScores } = view.policy;
  const kind = amateurScores === "final" ? "final" : "opponent";
  return self.rounds.flatMap((_, r): Term[] => {
    const opponent = opponentMet(self, r);
    if (opponent === null)
      return isRest(view, self, r) ? [] : [{ kind: "ownUnplayed", round: r + 1, opponent: null, amount: 0 }];
    const score = OPPONENTS_SCORES[amateurScores](opponent);
    return [{ kind, round: r + 1, opponent, amount: scale * score * (made[r] ?? NO_POINTS), of: score }];
  });
};

/**
 * U.S. Amateur Team: for each match the final match score of the opposing team, times the board points made
 * against it. Nothing is dropped; an unplayed match counts 0. WinTD prints twice the value.
 *
 * @see US Chess 34G2
 */
export const amateurTeam = define({
  code: "USAT",
  world: "us",
  name: "U.S. Amateur",
  title: "U.S. Amateur",
  aliases: ["US Amateur", "U.S. Amateur Team", "US Amateur Team", "Barry system", "Barry"],
  functionName: "USAMATEUR",
  rule: "US Chess 34G2",
  summary: "Opponents' match scores, each times the board points made against them.",
  events: ["team"],
  display: "quarter",
  work: forTeams((side) =>
    sumOf(products(side, side.game.points, side.teams.match.policy.sonnebornScale), 4),
  ),
});

/** What the boards of a match are worth with their weights, in half-points. */
export const weightedPoints = (
  results: readonly BoardResult[],
  { boards, boardWeights, gameScoring }: Pick<TeamEvent, "boards" | "boardWeights" | "gameScoring">,
): number => {
  const weights = boardWeights ?? usualWeights(boards);
  return results.reduce((sum, board, b) => sum + (weights[b] ?? 0) * boardPoints(board, gameScoring), 0);
};

/**
 * Weighted (IHSA): U.S. Amateur with weighted boards, from 12 for board 1 to 5 for board 8.
 *
 * The weights are those of the Illinois state tournament. How the tie-break is made of them is not published;
 * this is the likely formula, unconfirmed.
 *
 * @see SwissSys help, Weighted; IHSA chess
 */
export const weighted = define({
  code: "WTD",
  world: "us",
  name: "Weighted (formula unconfirmed)",
  title: "Weighted",
  aliases: ["IHSA", "Weighted (IHSA)", "Weighted (unconfirmed formula)"],
  functionName: "WEIGHTEDTEAM",
  rule: "SwissSys: Weighted; formula unconfirmed",
  summary:
    "Opponents' match scores, each times the weighted board points made against them; formula unconfirmed.",
  events: ["team"],
  display: "quarter",
  work: forTeams((side) => {
    const { event } = side.teams;
    const results = boardsOf(side);
    if (results.some((boards, r) => boards === null && opponentMet(side.match, r) !== null))
      return noValue("boards");
    const made = results.map((boards) => weightedPoints(boards ?? [], event));
    return sumOf(products(side, made), 4);
  }),
});
