import type { Exact, HalfPoints } from "./points";
import type { Entry } from "./view";

/**
 * The part a line plays in its working: only `kept` lines make up the value.
 *
 * `droppedFirst`: left out for its place at the beginning; `droppedVoluntary`: cut before a lower one because
 * the round was given up; `shown`: never counted, there for the reader.
 */
export type Use = "kept" | "droppedLow" | "droppedHigh" | "droppedFirst" | "droppedVoluntary" | "shown";

/**
 * What a line of a working stands for. `explain` turns it into words with the round and the opponent.
 *
 * - `opponent`: the adjusted score of the opponent met in the round, or a share of it; `final`: his final
 *   score, or a share; `opponentValue`: another number of his, such as his Cumulative
 * - `ownUnplayed`: the player's own unplayed round, which counts as an opponent with `amount`
 * - `dummy`: FIDE's dummy opponent of an own unplayed round
 * - `running`: the running score after the round; `deduction`: points taken off for an unplayed round
 * - `result`: points or a count for the player's own result; `rating`: a rating that is averaged
 * - `average`: the rounded mean of the ratings shown; `difference`: the rating points that belong to a share
 *   of the points; `expected`: the share of a point that a rating makes expected against the opponent
 * - `board`: the points of a board in a team's matches; `index`: the performance index of one match;
 *   `matchScore`, `gameScore`: a team's score by these points; `strength`: a share of its Buchholz
 * - `member`: what a player adds to the total of the team
 * - `performance`: points of a performance rating; `lot`, `playoff`, `number`: an order taken as it is
 */
export type LineKind =
  | "opponent"
  | "final"
  | "opponentValue"
  | "ownUnplayed"
  | "dummy"
  | "running"
  | "deduction"
  | "result"
  | "rating"
  | "average"
  | "difference"
  | "expected"
  | "board"
  | "index"
  | "matchScore"
  | "gameScore"
  | "strength"
  | "member"
  | "performance"
  | "lot"
  | "playoff"
  | "number";

/** One line of a working, in units of the tie-break (`Working.den`). */
export interface Line {
  readonly kind: LineKind;
  /** From 1; 0 where the line belongs to no round. */
  readonly round: number;
  readonly opponent: Entry | null;
  readonly amount: number;
  readonly use: Use;
  /** The score of the opponent or the dummy of which `amount` is a share. */
  readonly of?: HalfPoints | undefined;
  /** The number of the board, from 1. */
  readonly board?: number;
}

/** Plus, even or minus score. */
export type Sign = "plus" | "even" | "minus";

/** What a reader must know about a whole working to follow it. */
export type Fact =
  /** How many scores fall away at each end concerned, by the player's own score. */
  | { readonly kind: "sign"; readonly sign: Sign; readonly drops: number }
  /** How many scores fall away at both ends. */
  | { readonly kind: "ends"; readonly drops: number }
  /** The score that an opponent needs to count. */
  | { readonly kind: "limit"; readonly limit: Exact }
  /** Somebody of the group has not met somebody else, so no game counts. */
  | { readonly kind: "notAllMet" }
  /** Points in games, and their share in hundredths by which a table is entered. */
  | {
      readonly kind: "share";
      readonly points: HalfPoints;
      readonly games: number;
      readonly hundredths: number;
    }
  /**
   * Direct encounter among `among` players: the points scored, two games between two players counting as their
   * mean, and the most that was possible where games are missing.
   */
  | {
      readonly kind: "encounter";
      readonly among: number;
      readonly points: Exact;
      readonly most: Exact | null;
    }
  | { readonly kind: "lots"; readonly seed: string }
  /** How many players of a team count, and how many of those it has. */
  | { readonly kind: "counting"; readonly top: number; readonly players: number };

/**
 * How a value came about. The value is made from the lines and from nothing else, so what is shown cannot
 * differ from what is ranked.
 */
export interface Working {
  readonly lines: readonly Line[];
  /** Denominator of the amounts: 1 for whole numbers, 2 for half-points, 4 for products of half-points. */
  readonly den: number;
  /** Null: the value does not exist (no ratings, no opponents); it ranks last. */
  readonly value: Exact | null;
  /** How the kept lines make the value: explain prints it. */
  readonly combine: "sum" | "mean" | "order";
  /** The sum or mean is rounded to a whole number, halves up. */
  readonly rounded?: true;
  readonly fact?: Fact | undefined;
  /** Why there is no value. */
  readonly missing?: Missing;
}

/** What a value that does not exist lacks; `allRatings`: the rule drops out where anybody is unrated. */
export type Missing =
  "ratings" | "allRatings" | "opponents" | "colors" | "roundOrder" | "playoff" | "boards" | "total";

/** How many of the least and of the most significant terms fall away. */
export interface Cut {
  readonly low: number;
  readonly high: number;
}

export const NO_CUT: Cut = { low: 0, high: 0 };

/** A term of a sum before anything is cut. */
export type Term = Omit<Line, "use">;
