import type { Result } from "../../engine/index";
import type { Who } from "../finding-facts";

/** The board points of both sides of a match, in points. */
interface Sides {
  readonly who: Who;
  readonly opponent: Who;
  readonly mine: number;
  readonly theirs: number;
}

/** And what the two share. */
interface Boards extends Sides {
  readonly boards: number;
}

/** And who won by the sheet. */
interface Match extends Sides {
  readonly result: Result;
}

/** A bye of which only the match points are told; `boards`: what is counted, in points. */
export interface UntoldBye {
  readonly who: Who;
  /** From 1; null: the table has no order of rounds. */
  readonly round: number | null;
  readonly boards: number;
}

/** Matches of teams and their board points. */
export type OfTeams =
  /** Match points of 2 - 1 - 0, which each rule set counts in its own way. */
  | { readonly code: "match-points" }
  /** `totals`: sums of board points are printed, their parts are not. */
  | { readonly code: "no-boards"; readonly totals: boolean }
  /** 2, 1 and 0 in the rounds: of two boards, or match points; `are`: as what they are read. */
  | { readonly code: "two-boards"; readonly are: "boards" | "match" }
  /** A grid whose cells are read as sums of two games, or as matches of two boards. */
  | { readonly code: "two-games"; readonly are: "games" | "boards" }
  | { readonly code: "boards-missing"; readonly who: Who; readonly text: string }
  | ({ readonly code: "boards-disagree" } & Boards)
  /** Fewer than all boards, and the printed sums of both teams confirm it. */
  | ({ readonly code: "boards-short" } & Boards)
  /** Boards at which nobody sat, of those that a match has. */
  | {
      readonly code: "boards-empty";
      readonly who: Who;
      readonly opponent: Who;
      readonly boards: number;
      readonly of: number;
    }
  /** The match says more than the boards that are listed; `text`: what it says. */
  | {
      readonly code: "boards-unlisted";
      readonly text: string;
      readonly listed: number;
      readonly of: number;
    }
  | { readonly code: "colors-usual" }
  /** In a list of matches, who is in none of a round. */
  | { readonly code: "teams-absent"; readonly names: readonly string[] }
  /** In a list of matches, a team that has two in one round. */
  | { readonly code: "team-twice"; readonly name: string }
  | { readonly code: "boards-sum"; readonly who: Who; readonly sum: number; readonly stated: number }
  | ({ readonly code: "match-differs" } & Match)
  /** All printed sums of both teams confirm it. */
  | ({ readonly code: "match-ruled" } & Match)
  | { readonly code: "boards-total-differs"; readonly who: Who; readonly sum: number; readonly total: number }
  | { readonly code: "board-weights"; readonly weights: number; readonly boards: number }
  /** Nothing tells the board points of these byes. */
  | { readonly code: "bye-boards"; readonly byes: readonly UntoldBye[] };
