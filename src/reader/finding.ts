import type { PlayerNo } from "../engine/index";
import type { At } from "./types";

export const LEVELS = ["error", "warning", "info"] as const;
export type Level = (typeof LEVELS)[number];

/** A player in a finding; the name may be empty. */
export interface Who {
  readonly no: PlayerNo;
  readonly name: string;
}

/** What stands in the way of reading at all, or makes the whole table doubtful. */
type OfTable =
  | { readonly code: "no-crosstable"; readonly shown: string | null }
  | { readonly code: "too-large"; readonly rows: number; readonly columns: number }
  | { readonly code: "team-event"; readonly evidence: "points" | "names" | "settings" }
  | {
      readonly code: "numbers-unclear";
      readonly agreed: number;
      readonly named: number;
      readonly other: string;
    }
  | { readonly code: "white-unclear"; readonly letters: readonly string[] }
  | { readonly code: "no-opponents" }
  | { readonly code: "zeros-unclear"; readonly count: number }
  | { readonly code: "other-scoring"; readonly scoring: string; readonly totals: number }
  | { readonly code: "fide-letters"; readonly letters: readonly string[] }
  | { readonly code: "not-a-total"; readonly heading: string }
  | { readonly code: "after-too-late"; readonly after: number; readonly rounds: number }
  | { readonly code: "house-unknown"; readonly number: number };

/** A cell that is no token, or only with good will. */
type OfCell =
  | { readonly code: "unread"; readonly text: string }
  | { readonly code: "damaged"; readonly by: "date" | "time"; readonly original: string | null }
  | { readonly code: "error-value"; readonly text: string }
  | { readonly code: "no-opponent"; readonly text: string }
  | { readonly code: "word-read"; readonly text: string; readonly as: string }
  | { readonly code: "blank-cell"; readonly who: Who }
  | { readonly code: "uneven-rows"; readonly who: Who; readonly cells: number; readonly rounds: number }
  | { readonly code: "paired-bye"; readonly text: string }
  | { readonly code: "odd-characters"; readonly cells: number }
  | { readonly code: "diagonal"; readonly text: string };

/** Two rows that do not fit together. */
type OfGame =
  | {
      readonly code: "games-disagree";
      readonly who: Who;
      readonly mine: string;
      readonly opponent: Who;
      /** Empty: the cell is blank. */
      readonly theirs: string;
    }
  | {
      readonly code: "one-sided";
      readonly who: Who;
      readonly mine: string;
      readonly opponent: Who;
      readonly theirs: string;
    }
  | {
      readonly code: "no-such-player";
      readonly who: Who;
      readonly opponent: number;
      readonly highest: number;
    }
  | { readonly code: "plays-himself"; readonly who: Who }
  | {
      readonly code: "met-twice";
      readonly who: Who;
      readonly opponent: Who;
      readonly rounds: readonly number[];
    }
  | {
      readonly code: "same-color";
      readonly who: Who;
      readonly opponent: Who;
      readonly color: "white" | "black";
    }
  | { readonly code: "colors-missing"; readonly games: number };

/** The list of players, their totals and their byes. */
type OfPlayers =
  | { readonly code: "total-differs"; readonly who: Who; readonly sum: number; readonly total: number }
  | { readonly code: "total-missing"; readonly who: Who; readonly sum: number }
  | { readonly code: "byes-by-total"; readonly who: Who; readonly count: number }
  | { readonly code: "number-twice"; readonly number: number; readonly names: readonly string[] }
  | { readonly code: "numbers-missing"; readonly numbers: readonly number[] }
  | { readonly code: "no-number"; readonly who: Who }
  | { readonly code: "name-differs"; readonly number: number; readonly names: readonly string[] }
  | { readonly code: "several-byes"; readonly who: Who; readonly rounds: readonly number[] }
  | { readonly code: "byes-in-round"; readonly names: readonly string[] }
  | { readonly code: "results-missing"; readonly count: number }
  | { readonly code: "later-ignored"; readonly rounds: number }
  | { readonly code: "unrated"; readonly names: readonly string[] }
  | { readonly code: "play-off-note"; readonly text: string }
  | {
      readonly code: "printed-equal";
      readonly heading: string;
      readonly name: string;
      readonly players: number;
    }
  | {
      readonly code: "printed-differs";
      readonly who: Who;
      readonly heading: string;
      readonly name: string;
      readonly printed: number;
      readonly ours: number | null;
      readonly players: number;
    };

export type FindingFacts = OfTable | OfCell | OfGame | OfPlayers;

/** Everything that can be said about a crosstable; words are made of it in one place. */
export type Finding = {
  readonly level: Level;
  /** The cell it is about; null: the table as a whole. */
  readonly at: At | null;
  /** Other cells that belong to it, in the order in which to look at them. */
  readonly also: readonly At[];
  readonly player: PlayerNo | null;
  /** From 1; null: no round in particular. */
  readonly round: number | null;
} & FindingFacts;

export type FindingCode = FindingFacts["code"];

/**
 * How grave each finding is: an error changes the standings, or might.
 *
 * A check that has two levels has two codes.
 */
export const LEVEL_OF: Readonly<Record<FindingCode, Level>> = {
  "no-crosstable": "error",
  "too-large": "error",
  "team-event": "error",
  "numbers-unclear": "error",
  "white-unclear": "warning",
  "no-opponents": "info",
  "zeros-unclear": "warning",
  "other-scoring": "info",
  "fide-letters": "info",
  "not-a-total": "warning",
  "after-too-late": "warning",
  "house-unknown": "warning",
  unread: "error",
  damaged: "error",
  "error-value": "error",
  "no-opponent": "warning",
  "word-read": "info",
  "blank-cell": "warning",
  "uneven-rows": "error",
  "paired-bye": "warning",
  "odd-characters": "info",
  diagonal: "error",
  "games-disagree": "error",
  "one-sided": "warning",
  "no-such-player": "error",
  "plays-himself": "error",
  "met-twice": "warning",
  "same-color": "warning",
  "colors-missing": "warning",
  "total-differs": "error",
  "total-missing": "warning",
  "byes-by-total": "warning",
  "number-twice": "error",
  "numbers-missing": "info",
  "no-number": "warning",
  "name-differs": "warning",
  "several-byes": "warning",
  "byes-in-round": "warning",
  "results-missing": "warning",
  "later-ignored": "info",
  unrated: "warning",
  "play-off-note": "info",
  "printed-equal": "info",
  "printed-differs": "info",
};

/** Where a finding belongs; what is left out is null, or no further cells. */
export interface Place {
  readonly at?: At | null;
  readonly also?: readonly At[];
  readonly player?: PlayerNo | null;
  readonly round?: number | null;
}

/** A finding of its usual level. */
export const finding = (
  facts: FindingFacts,
  { at = null, also = [], player = null, round = null }: Place = {},
): Finding => ({ level: LEVEL_OF[facts.code], at, also, player, round, ...facts });
