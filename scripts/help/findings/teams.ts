import { KNIGHTS, ROOKS, type ToldOf } from "./told";

const SIDES = { who: KNIGHTS, opponent: ROOKS };

export const OF_TEAMS: ToldOf<
  | "team-code"
  | "match-points"
  | "no-boards"
  | "two-boards"
  | "two-games"
  | "boards-missing"
  | "boards-disagree"
  | "boards-short"
  | "boards-empty"
  | "boards-unlisted"
  | "boards-sum"
  | "colors-usual"
  | "teams-absent"
  | "team-twice"
  | "match-differs"
  | "match-ruled"
  | "boards-total-differs"
  | "board-weights"
  | "bye-boards"
> = {
  "team-code": {
    facts: { heading: "Code" },
    means: "A column of codes may name teams or something else, and its values do not tell.",
    todo: "Head it Team or School if teams are to be ranked by it; else nothing.",
  },
  "match-points": {
    facts: {},
    means:
      "Match points are counted by the rule set and not as they are printed; the order by them is the same.",
    todo: "Nothing, or write scoring=2-1-0 into the rules to see the printed scores.",
  },
  "no-boards": {
    facts: { totals: false },
    means: "The matches have results and no board points. U.S. Amateur and Game points need them.",
    todo: "Write them beside the result, as in W12 3½, if you need those.",
  },
  "two-boards": {
    facts: { are: "boards" },
    means: "2, 1 and 0 may be board points of matches on two boards, or match points.",
    todo: "Say which it is, as the message describes.",
  },
  "two-games": {
    facts: { are: "games" },
    means: "A cell of a grid with 2, 1½, 1, ½ or 0 may be two games of players or a match on two boards.",
    todo: "Say which it is, as the message describes.",
  },
  "boards-missing": {
    facts: { who: KNIGHTS, text: "W2" },
    round: 2,
    means: "A match has no board points where the others have them.",
    todo: "Write them into the cell.",
  },
  "boards-disagree": {
    facts: { ...SIDES, mine: 2.5, theirs: 2, boards: 4 },
    round: 2,
    means: "The board points of the two sides do not add up to the number of boards.",
    todo: "Correct one of the two cells.",
  },
  "boards-short": {
    facts: { ...SIDES, mine: 2, theirs: 1, boards: 4 },
    round: 2,
    means: "A board brought nobody a point, as after a double forfeit, and the totals say so too.",
    todo: "Nothing, if that is so.",
  },
  "boards-empty": {
    facts: { ...SIDES, boards: 1, of: 4 },
    round: 2,
    means: "Nobody sat at a board: a team came with fewer players, or a row of the list is missing.",
    todo: "Nothing, if that is so; else add the row.",
  },
  "boards-unlisted": {
    facts: { text: "3-1", listed: 3, of: 4 },
    round: 2,
    means: "The score of a match counts a board that the list leaves out, such as one that was forfeited.",
    todo: "Add the row of the board if a tie-break of single boards is used.",
  },
  "boards-sum": {
    facts: { who: KNIGHTS, sum: 2.5, stated: 3 },
    round: 2,
    means: "The results of the boards do not add up to the score of their match.",
    todo: "Correct the score or the result of a board.",
  },
  "teams-absent": {
    facts: { names: [KNIGHTS.name] },
    round: 3,
    means: "A list of matches does not name every team in every round, and does not say why.",
    todo: "Write the team into the round, beside Bye and with its points if it had one.",
  },
  "team-twice": {
    facts: { name: KNIGHTS.name },
    round: 3,
    means: "A list of matches has a team in two matches of one round.",
    todo: "Correct the name or the round of one of them.",
  },
  "colors-usual": {
    facts: {},
    means: "Lists of this kind name no colors. They matter only to tie-breaks that count Black.",
    todo: "Nothing, unless the team named second had White on board 1.",
  },
  "match-differs": {
    facts: { ...SIDES, mine: 1.5, theirs: 2.5, result: "win" },
    round: 2,
    means: "The result of the match does not follow from the board points.",
    todo: "Correct the result or the board points.",
  },
  "match-ruled": {
    facts: { ...SIDES, mine: 1.5, theirs: 2.5, result: "win" },
    round: 2,
    means: "As above, and the totals confirm it: a decision about the match.",
    todo: "Nothing, if that is so.",
  },
  "boards-total-differs": {
    facts: { who: KNIGHTS, sum: 12, total: 12.5 },
    means: "The board points of the rounds are not the total that is printed.",
    todo: "Find the match that is wrong, or correct the total.",
  },
  "board-weights": {
    facts: { weights: 8, boards: 4 },
    means: "boards= in the rules needs a weight for each board, and no more.",
    todo: "Correct boards= in the rules.",
  },
  "bye-boards": {
    facts: { byes: [{ who: ROOKS, round: 3, boards: 2 }] },
    means: "No rule says how many board points a bye of a team brings.",
    todo: "Write what was announced, as the message describes.",
  },
};
