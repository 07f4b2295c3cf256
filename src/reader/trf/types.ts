import type { HalfPoints, PlayerNo, Round, Scoring, System } from "../../engine/index";

/** A place in the lines that were read; both from 0, the column counts characters of the line. */
export interface TrfAt {
  readonly line: number;
  readonly column: number;
}

/** The cell of one round as written, `12 w 1`, and where it stands. */
export interface TrfCell {
  readonly at: TrfAt;
  readonly text: string;
}

/** One record 001 with what other records say about the player. */
export interface TrfPlayer {
  readonly at: TrfAt;
  readonly no: PlayerNo;
  readonly name: string;
  readonly title: string;
  readonly federation: string;
  /** By the method of record 172; null: unrated. */
  readonly rating: number | null;
  /** The printed points and rank; null where there are none. */
  readonly points: HalfPoints | null;
  readonly rank: number | null;
  /** From round 1; missing rounds at the end are unpaired. */
  readonly rounds: readonly Round[];
  /** One a round. */
  readonly cells: readonly TrfCell[];
  /** Penalty and bonus points of records 299. */
  readonly adjustment: HalfPoints;
}

/** How an event is paired; a team event is one or the other as well. */
export type Pairing = Exclude<System, "team">;

/** What the tournament section states; null where it does not. */
export interface TrfEvent {
  readonly title: string;
  /** ISO dates. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Records 092 and 192 as written. */
  readonly type: string;
  readonly typeCode: string;
  readonly pairing: Pairing | null;
  readonly team: boolean;
  /** Rounds of the whole event. */
  readonly announced: number | null;
  readonly scoring: Scoring | null;
  /** The tie-breaks of record 212, or of record 202 after the score. */
  readonly sequence: readonly string[] | null;
}

/** Records of team events, as data. */
export interface TrfTeams {
  readonly teams: readonly TrfTeam[];
  /** Colors of the boards, `WBWB`; its length is their number. */
  readonly boards: string;
  /** Match points of a win, a draw and a loss. */
  readonly matchPoints: readonly [HalfPoints, HalfPoints, HalfPoints] | null;
  /** Record 320: what the pairing's bye is worth, and the team that had it in each round; 0: none. */
  readonly byes: readonly {
    readonly at: TrfAt;
    readonly matchPoints: HalfPoints | null;
    readonly gamePoints: HalfPoints | null;
    readonly teams: readonly number[];
  }[];
  readonly forfeits: readonly {
    readonly at: TrfAt;
    readonly result: "+-" | "-+" | "--";
    readonly round: number;
    readonly white: number;
    readonly black: number;
  }[];
  /** Records 240: teams with a bye that they asked for. */
  readonly requested: readonly {
    readonly at: TrfAt;
    readonly worth: "full" | "half" | "zero";
    readonly round: number;
    readonly teams: readonly number[];
  }[];
  /**
   * Records 299. Without a type: penalties and bonuses. With one: what rounds of that kind are worth, in `round` or,
   * where it is 0, in all.
   */
  readonly adjustments: readonly {
    readonly at: TrfAt;
    readonly type: string | null;
    readonly round: number;
    readonly matchPoints: HalfPoints | null;
    readonly gamePoints: HalfPoints | null;
    readonly teams: readonly number[];
  }[];
  /** Record 300: the players of a team in one round, 0 for an empty board. */
  readonly lineups: readonly {
    readonly at: TrfAt;
    readonly round: number;
    readonly team: number;
    readonly opponent: number;
    readonly players: readonly PlayerNo[];
  }[];
}

/** A team of record 310 or 013. */
export interface TrfTeam {
  readonly at: TrfAt;
  /** Null in record 013. */
  readonly no: number | null;
  readonly name: string;
  readonly nickname: string;
  /** Its average rating or the like; null where it is not stated. */
  readonly strength: number | null;
  readonly matchPoints: HalfPoints | null;
  readonly gamePoints: HalfPoints | null;
  readonly rank: number | null;
  readonly players: readonly PlayerNo[];
}

/** A field that holds something else than it must. */
export type TrfField =
  | "start number"
  | "rating"
  | "points"
  | "rank"
  | "opponent"
  | "round"
  | "rounds"
  | "date"
  | "scoring"
  | "type";

/**
 * Everything that can be said about a text in TRF.
 *
 * - `bad-field`: read as if it were empty
 * - `unknown-result`: read as an unpaired round; `unknown-color`: read as no color
 * - `result-without-opponent`: a game against nobody, read as an unpaired round
 * - `bye-with-opponent`: a bye or an absence, the opponent left out
 * - `round-ignored`: the first cell beyond the rounds of the event
 * - `bye-differs`: record 240 against the player's own line, which counts
 * - `unknown-player`: a record about a number that no player has
 * - `unknown-team`: a record about a number that no team has
 * - `unread-record`: no record that we know
 */
export type TrfProblem = { readonly at: TrfAt } & (
  | { readonly code: "bad-field"; readonly field: TrfField; readonly text: string }
  | {
      readonly code: "unknown-result" | "unknown-color" | "result-without-opponent";
      readonly player: PlayerNo;
      readonly round: number;
      readonly text: string;
    }
  | {
      readonly code: "bye-with-opponent" | "round-ignored" | "bye-differs";
      readonly player: PlayerNo;
      readonly round: number;
      readonly text: string;
    }
  | { readonly code: "duplicate-player" | "unknown-player"; readonly player: PlayerNo }
  | { readonly code: "unknown-team"; readonly team: number }
  | { readonly code: "unread-record"; readonly record: string }
);

/** Everything that a text in TRF says. */
export interface Trf {
  readonly event: TrfEvent;
  readonly players: readonly TrfPlayer[];
  readonly teams: TrfTeams;
  readonly problems: readonly TrfProblem[];
}
