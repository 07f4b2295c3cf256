import type { PlayerNo } from "../engine/index";
import type { FindingFacts } from "./finding-facts";
import type { At } from "./types";

export type { FindingFacts, Who } from "./finding-facts";

export const LEVELS = ["error", "warning", "info"] as const;
export type Level = (typeof LEVELS)[number];

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
const LEVEL_OF: Readonly<Record<FindingCode, Level>> = {
  "no-crosstable": "error",
  "too-large": "error",
  "boards-unclear": "error",
  "sections-unclear": "error",
  "team-code": "info",
  "numbers-unclear": "error",
  "white-unclear": "warning",
  "no-opponents": "info",
  "zeros-unclear": "warning",
  "blanks-unplayed": "warning",
  "zero-result": "warning",
  "row-skipped": "warning",
  "row-unclear": "error",
  "bye-alone": "warning",
  "bye-scored": "warning",
  "bye-by-result": "warning",
  "rounds-skipped": "error",
  "bye-requested": "warning",
  "paired-twice": "error",
  "rounds-found": "info",
  "results-by-points": "info",
  "black-first": "warning",
  "no-results": "warning",
  "forfeit-remark": "error",
  "other-scoring": "info",
  "fide-letters": "info",
  "not-a-total": "warning",
  "round-left-out": "error",
  "list-beside": "info",
  "table-again": "info",
  "tables-differ": "warning",
  "list-below": "warning",
  "name-alone": "warning",
  "no-name": "warning",
  "players-again": "warning",
  "columns-apart": "warning",
  "after-too-late": "warning",
  "house-unknown": "error",
  "numbers-absent": "error",
  unread: "error",
  damaged: "error",
  "error-value": "error",
  "no-opponent": "warning",
  "word-read": "info",
  "forfeit-alone": "warning",
  "blank-cell": "warning",
  "uneven-rows": "error",
  "gap-placed": "warning",
  "field-ignored": "warning",
  "paired-bye": "warning",
  "name-unclear": "error",
  "odd-characters": "info",
  "sign-lost": "warning",
  diagonal: "error",
  "games-disagree": "error",
  "one-sided": "warning",
  "no-such-player": "error",
  "plays-himself": "error",
  "met-twice": "warning",
  "same-color": "warning",
  "colors-missing": "warning",
  "total-differs": "error",
  "total-missing": "error",
  "running-differs": "warning",
  "byes-by-total": "warning",
  "number-twice": "error",
  "numbers-missing": "info",
  "groups-apart": "warning",
  "no-number": "warning",
  "name-differs": "warning",
  "spelled-differently": "warning",
  "several-byes": "warning",
  "byes-in-round": "warning",
  "results-missing": "warning",
  "later-ignored": "info",
  unrated: "warning",
  "play-off-note": "info",
  "match-points": "info",
  "no-boards": "info",
  "two-boards": "info",
  "two-games": "info",
  "boards-missing": "error",
  "boards-disagree": "error",
  "boards-short": "warning",
  "boards-empty": "warning",
  "boards-unlisted": "warning",
  "colors-usual": "info",
  "teams-absent": "warning",
  "team-twice": "error",
  "boards-sum": "error",
  "match-differs": "error",
  "match-ruled": "warning",
  "boards-total-differs": "error",
  "board-weights": "warning",
  "bye-boards": "warning",
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
