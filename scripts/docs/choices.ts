import type { Policy } from "../../src/engine/index";

/** A choice of a policy in words: what is asked, and what each answer means. */
interface Choice<Value extends string | number> {
  readonly question: string;
  readonly answers: Readonly<Record<Value, string>>;
}

/** Every choice of a policy; one without words does not compile. */
export const CHOICES: { readonly [Key in keyof Policy]: Choice<Policy[Key]> } = {
  opponentUnplayed: {
    question: "An opponent's unplayed round, in a Swiss",
    answers: {
      half: "counts ½, whatever it brought",
      asScored: "counts what it brought",
      fide: "counts what it brought; byes and absences after the last game count as draws",
    },
  },
  dummy: {
    question: "An own unplayed round",
    answers: {
      none: "an opponent with 0",
      ownScore: "a game against a dummy with the player's own score",
      capped: "a game against a dummy with the player's own score, capped",
      virtual:
        "a game against a virtual opponent: score before the round, what the round did not bring, and ½ for each later round",
    },
  },
  dummyRounds: {
    question: "The cap of a dummy without an opponent",
    answers: { announced: "draws in all announced rounds", played: "draws in all rounds played" },
  },
  cutFirst: {
    question: "A cut takes first",
    answers: {
      voluntary: "a voluntary unplayed round, unless it brings less than the lowest",
      lowest: "the lowest",
    },
  },
  roundRobinForfeits: {
    question: "A forfeit in a round robin",
    answers: { played: "a game with the recorded result", unplayed: "no game" },
  },
  signBy: {
    question: "Plus, even and minus scores",
    answers: { score: "by the score against half of the possible points", games: "by games won and lost" },
  },
  deductions: {
    question: "Cumulative takes off",
    answers: {
      fullAndHalf: "every point and half-point from byes and forfeits",
      fullOnly: "full points from byes and forfeits",
      none: "nothing",
    },
  },
  kashdan: {
    question: "Kashdan gives for a win, a draw, a loss, an unplayed round",
    answers: { usual: "4, 2, 1, 0", wintd: "2, 1, 0, 0", michigan: "4, 2, 1, 2" },
  },
  actualPlay: {
    question: "Points from play before points that all come from byes and forfeits",
    answers: { first: "yes, before every tie-break", ignored: "no" },
  },
  headToHead: {
    question: "Result between tied players",
    answers: {
      plusMinus: "wins less losses in the games played",
      allMustMeet: "points scored, but 0 for all unless every pair has met",
    },
  },
  headToHeadGroup: {
    question: "… among",
    answers: { tied: "those who are still tied", score: "the score group" },
  },
  sonnebornScale: {
    question: "Sonneborn-Berger and U.S. Amateur are printed",
    answers: { 1: "as they are", 2: "doubled" },
  },
  performance: {
    question: "Performance of opposition",
    answers: { exact: "exact", whole: "each performance cut to a whole number, their mean rounded" },
  },
  performanceGuard: {
    question: "A win over somebody more than 350 points below, in a performance",
    answers: { ownPlus50: "counts the own rating and 50", none: "counts the opponent's rating and 400" },
  },
  unrated: {
    question: "Unrated opponents in averages",
    answers: { exclude: "left out", hult: "count what their results in the section are worth" },
  },
  unplayedEncounter: {
    question: "Two who were paired and did not play, in direct encounter",
    answers: { missing: "may still meet", settled: "can no longer meet" },
  },
  forfeitWins: {
    question: "A forfeit win in a round robin, among games won",
    answers: { unplayed: "does not count", won: "counts" },
  },
  unplayedStandard: {
    question: "An unplayed round in the standard score is compared with",
    answers: { draw: "the points of a draw", opponent: "what the opponent got" },
  },
  amateurScores: {
    question: "The opposing teams' match scores in U.S. Amateur",
    answers: { final: "as they are", adjusted: "with ½ for every unplayed match" },
  },
  allocatedByeBoards: {
    question: "The pairing's bye of a team, in a count of boards",
    answers: { won: "every board won", asScored: "every board as the bye is worth" },
  },
  encounterBoardCount: {
    question: "The board count at the end of an extended direct encounter",
    answers: { lower: "the lower one is better", higher: "the higher one is better" },
  },
  averageBuchholz: {
    question: "Average of Buchholz",
    answers: { exact: "exact", hundredths: "rounded to hundredths" },
  },
};
