import { type HalfPoints, halfPoints } from "../points";
import type { Color, PlayerNo, Result, Scoring, System } from "../tournament";

/** The number of a team: a positive whole number that names one team of an event, as a pairing number does. */
export type TeamNo = PlayerNo;

/** One player of a roster. */
export interface RosterPlayer {
  /** Unique in the whole event, not only in the team. */
  readonly no: PlayerNo;
  readonly name: string;
  /** Null: unrated. */
  readonly rating: number | null;
}

/**
 * One board of one match, from the side of the team in whose row it stands. The board's number is its
 * position in the list, from 1.
 *
 * - `game`: played over the board
 * - `forfeit`: a board that was not played; `result` is this side's own, a double forfeit is a `loss` in both rows
 * - `pending`: without a result yet
 * - `empty`: nobody sat there, and nothing is scored
 *
 * `player` and `opponent` are numbers of the two rosters; null where nobody sat there or the sheet does not tell.
 */
export type BoardResult =
  | {
      readonly kind: "game" | "forfeit";
      readonly player: PlayerNo | null;
      readonly opponent: PlayerNo | null;
      readonly result: Result;
      readonly color: Color | null;
    }
  | {
      readonly kind: "pending";
      readonly player: PlayerNo | null;
      readonly opponent: PlayerNo | null;
      readonly color: Color | null;
    }
  | { readonly kind: "empty" };

/**
 * One round of one team. Match points are derived from `result` and the scoring; board points are what the
 * sheet states or its boards add up to, in half-points (`3½` is 7).
 *
 * - `match`: played, at least on one board. `result` is given and not derived from the board points, since the
 *   weighted boards of a league or a ruling may decide otherwise (`resultOf` gives the usual one). `against`: the
 *   opponent's board points, null where they are not told.
 * - `forfeit`: the whole match was not played. `points` null: all boards to a winner, half to a draw, none to a loser.
 * - `bye`: no opponent. `points` null: nothing is stated, so by `TeamEvent.byes`, and where that has no answer
 *   all, half or none of the boards as the bye is worth.
 * - `unpaired`: absent, withdrawn, not yet entered, or the rest round of a round robin.
 * - `pending`: paired, without a result of the match yet.
 *
 * `boards`: board by board, null where only the total is known. `color`: this team's color on board 1.
 */
export type TeamRound =
  | {
      readonly kind: "match";
      readonly opponent: TeamNo;
      readonly result: Result;
      readonly points: HalfPoints;
      readonly against: HalfPoints | null;
      readonly boards: readonly BoardResult[] | null;
      readonly color: Color | null;
    }
  | {
      readonly kind: "forfeit";
      readonly opponent: TeamNo | null;
      readonly result: Result;
      readonly points: HalfPoints | null;
      readonly boards: readonly BoardResult[] | null;
      readonly color: Color | null;
    }
  | {
      readonly kind: "bye";
      readonly worth: "full" | "half" | "zero";
      /** Given by the pairing, not requested. */
      readonly allocated: boolean;
      readonly points: HalfPoints | null;
    }
  | { readonly kind: "unpaired" }
  | { readonly kind: "pending"; readonly opponent: TeamNo | null; readonly color: Color | null };

/** A team of an event for teams with fixed rosters. */
export interface Team {
  readonly no: TeamNo;
  readonly name: string;
  /** Strength or average as the sheet has it; null: not stated. */
  readonly rating: number | null;
  /** In board order as registered; empty where the sheet lists no players. Rosters may be of different length. */
  readonly roster: readonly RosterPlayer[];
  /** One entry a round, from round 1 on; missing rounds at the end are unpaired. */
  readonly rounds: readonly TeamRound[];
  /** Penalty (below 0) or bonus match points, in half-points. */
  readonly adjustment: HalfPoints;
  /** Penalty or bonus board points, in half-points. */
  readonly gameAdjustment: HalfPoints;
  /** The order of a play-off, 1 = first; null: did not take part. */
  readonly playoff: number | null;
  /** A house team is an opponent like any other, but has no place. */
  readonly house: boolean;
}

/** How a team event is paired. */
export type TeamSystem = Exclude<System, "team">;

/** By which points teams are placed: rules text `by=match|game`. */
export type Placement = "match" | "game";

/**
 * The board points of match byes: as the sheet states them, or whatever it states none, half or all of the
 * boards (rules text `bye=0|half|all`). A zero-point bye brings none in any case.
 */
export type ByePoints = "stated" | "zero" | "half" | "all";

/** An event of matches between teams. */
export interface TeamEvent {
  readonly title: string;
  readonly teams: readonly Team[];
  /** Rounds of the whole event, played or not. */
  readonly announcedRounds: number;
  /** Rounds that count now; cells of later rounds are ignored. */
  readonly rounds: number;
  /** Boards of a match. */
  readonly boards: number;
  readonly system: TeamSystem;
  /**
   * What a match is worth, in half-points. Null: the usual points of the rules, 1 - ½ - 0 under US Chess and
   * 2 - 1 - 0 under FIDE. A file that merely states the usual 2 - 1 - 0 (TRF 362) leaves it null, so that it can
   * be ranked by either.
   */
  readonly matchScoring: Scoring | null;
  /** What a board is worth, in half-points. */
  readonly gameScoring: Scoring;
  readonly placement: Placement;
  readonly byes: ByePoints;
  /** Weights of the boards, board 1 first, whole numbers (rules text `boards=12-11-…`); null: `usualWeights`. */
  readonly boardWeights: readonly number[] | null;
  /** False where a table does not tell in which order matches were played (a grid). */
  readonly roundOrderKnown: boolean;
  /** Drawing of lots; default: the title. */
  readonly seed: string;
}

/** The result of a match by its board points. */
export const resultOf = (points: HalfPoints, against: HalfPoints): Result =>
  points > against ? "win" : points < against ? "loss" : "draw";

const SMALL_TEAM = 4;
const LEAST_WEIGHT = 5;

/**
 * The weights where none are given: 12 to 5 for the eight boards of the IHSA, the same scale from its lower end
 * for other large teams (six boards: 10 to 5), and n to 1 for up to four boards.
 *
 * @see IHSA state tournament: only the weights of eight boards are published
 */
export const usualWeights = (boards: number): readonly number[] => {
  const least = boards > SMALL_TEAM ? LEAST_WEIGHT : 1;
  return Array.from({ length: boards }, (_, b) => least + boards - 1 - b);
};

/** The board points of a bye, by what it is worth or by what the director says. */
const SHARES: Record<"zero" | "half" | "all" | "full", (scoring: Scoring) => HalfPoints> = {
  zero: ({ absent }) => absent,
  half: ({ draw }) => draw,
  all: ({ win }) => win,
  full: ({ win }) => win,
};

/** None, half or all of the boards of a match, in half-points. */
export const boardShare = (
  { boards, gameScoring }: Pick<TeamEvent, "boards" | "gameScoring">,
  share: keyof typeof SHARES,
): HalfPoints => halfPoints(boards * SHARES[share](gameScoring));

/** The share of the boards that a forfeited match brings. */
export const FORFEIT_SHARES = { win: "all", draw: "half", loss: "zero" } as const satisfies Record<
  Result,
  string
>;
