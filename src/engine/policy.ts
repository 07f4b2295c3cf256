import { type HalfPoints, halfPoints, NO_POINTS } from "./points";
import { type Round, type Scoring, UNPAIRED } from "./tournament";

/**
 * The named choices in which rule sets differ. Each is explained by the record beside it; two policies
 * that no choice tells apart are the same rules.
 */
export interface Policy {
  /** What an unplayed round of an opponent counts for the players who met him (Swiss). */
  readonly opponentUnplayed: keyof typeof OPPONENT_UNPLAYED;
  /** Whether a forfeit in a round robin is a meeting with the recorded result. */
  readonly roundRobinForfeits: "played" | "unplayed";
  /** How plus, even and minus scores are told apart. */
  readonly signBy: "score" | "games";
  /** What Cumulative takes off for unplayed points. */
  readonly deductions: keyof typeof DEDUCTIONS;
  readonly kashdan: keyof typeof KASHDAN;
  /** Whether points from play rank above points that are all unplayed, before any tie-break. */
  readonly actualPlay: "first" | "ignored";
  /** Result between tied players: what is counted, and among whom. */
  readonly headToHead: "plusMinus" | "allMustMeet";
  readonly headToHeadGroup: "tied" | "score";
  /** Sonneborn-Berger and U.S. Amateur: printed as they are, or doubled so that one decimal suffices. */
  readonly sonnebornScale: 1 | 2;
  /** U.S. Amateur: the opponents' final match scores, or those in which an unplayed match counts a half. */
  readonly amateurScores: "final" | "adjusted";
  /** Performance of opposition: exact, or whole numbers at each step as SwissSys prints them. */
  readonly performance: "exact" | "whole";
  /** What a win over somebody far below the own rating counts in a performance. */
  readonly performanceGuard: "ownPlus50" | "none";
  /** Unrated opponents in rating averages; a number: counted with that rating. */
  readonly unrated: "exclude" | "hult" | number;
  /** FIDE: the score of the dummy opponent of an own unplayed round. */
  readonly dummy: keyof typeof DUMMY;
  /** FIDE: the rounds whose draws cap the dummy's score, in interim standings too. */
  readonly dummyRounds: "announced" | "played";
  /** FIDE: whether a voluntary unplayed round is cut before a lower result. */
  readonly cutFirst: "voluntary" | "lowest";
  /** FIDE: whether two who were paired and did not play may still meet, in direct encounter. */
  readonly unplayedEncounter: "missing" | "settled";
  /** FIDE, round robin: whether a forfeit win counts among the games won and those played with Black. */
  readonly forfeitWins: "unplayed" | "won";
  /** FIDE: what the points of an unplayed round are compared with in the standard score. */
  readonly unplayedStandard: "draw" | "opponent";
  /** FIDE, teams: what the pairing's bye counts on each board, whatever it is worth in board points. */
  readonly allocatedByeBoards: "won" | "asScored";
  /** FIDE, teams: which board count comes first where it ends an extended direct encounter. */
  readonly encounterBoardCount: "lower" | "higher";
  /** FIDE: the average of Buchholz as it is, or rounded to hundredths. */
  readonly averageBuchholz: "exact" | "hundredths";
}

const isGame = (round: Round): boolean => round.kind === "game";

/**
 * Points at which each round of a player enters the scores used by his opponents, from the points obtained.
 *
 * @see US Chess 34E1; FIDE C.07 16.3
 */
export const OPPONENT_UNPLAYED = {
  /** A half where a win counts 1: the points of a draw in other scorings. */
  half: (rounds, points, scoring) =>
    rounds.map((round, r) => (isGame(round) ? (points[r] ?? NO_POINTS) : scoring.draw)),
  asScored: (_rounds, points) => points,
  fide: (rounds, points, scoring) => {
    if (!rounds.some(isRequestedBye)) return points;
    let lastPaired = rounds.length - 1;
    while (lastPaired >= 0 && isVoluntary(rounds[lastPaired] ?? UNPAIRED)) lastPaired--;
    return rounds.map((round, r) =>
      isRequestedBye(round) && (r > lastPaired || r === rounds.length - 1)
        ? scoring.draw
        : (points[r] ?? NO_POINTS),
    );
  },
} satisfies Record<
  string,
  (rounds: readonly Round[], points: readonly HalfPoints[], scoring: Scoring) => readonly HalfPoints[]
>;

/** A half-point or zero-point bye, or an absence: FIDE calls it requested. */
export const isRequestedBye = (round: Round): boolean =>
  round.kind === "unpaired" || (round.kind === "bye" && round.worth !== "full" && !round.allocated);

/**
 * A voluntary unplayed round: a requested bye, an absence or a forfeit loss.
 *
 * @see FIDE C.07 16.2
 */
export const isVoluntary = (round: Round): boolean =>
  isRequestedBye(round) || (round.kind === "forfeit" && round.result === "loss");

/** An own unplayed round as its dummy opponent is made of it. */
export interface Unplayed {
  /** The player's final score, and his score before the round. */
  readonly score: HalfPoints;
  readonly before: HalfPoints;
  /** Points obtained in the round. */
  readonly points: HalfPoints;
  /** Rounds after this one. */
  readonly later: number;
  /** The adjusted score of the opponent who was scheduled, or a draw in every round. */
  readonly cap: HalfPoints;
}

/** The score of the dummy opponent of an own unplayed round. @see FIDE C.07 16.4 */
export const DUMMY = {
  none: () => NO_POINTS,
  ownScore: ({ score }) => score,
  capped: ({ score, cap }) => halfPoints(Math.min(score, cap)),
  /** The virtual opponent of 2009: he shared the points so far, and draws from then on. */
  virtual: ({ before, points, later }, { win, draw }) => halfPoints(before + win - points + later * draw),
} satisfies Record<string, (round: Unplayed, scoring: Scoring) => HalfPoints>;

/** Points taken off a Cumulative for one unplayed round worth `points`. @see US Chess 34E3 */
export const DEDUCTIONS = {
  fullAndHalf: (points) => points,
  fullOnly: (points, scoring) => (points >= scoring.win ? points : NO_POINTS),
  none: () => NO_POINTS,
} satisfies Record<string, (points: HalfPoints, scoring: Scoring) => HalfPoints>;

/** Kashdan points of a win, a draw, a loss and an unplayed round. @see US Chess 34E7 */
export const KASHDAN = {
  /** US Chess, SwissSys. */
  usual: { win: 4, draw: 2, loss: 1, unplayed: 0 },
  /** As the help of WinTD prints it. */
  wintd: { win: 2, draw: 1, loss: 0, unplayed: 0 },
  /** Michigan. */
  michigan: { win: 4, draw: 2, loss: 1, unplayed: 2 },
} as const;
