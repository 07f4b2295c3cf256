import type { PlayerNo, Policy, TeamEvent, Tournament } from "../engine/index";
import type { Finding } from "./finding";

/**
 * The cells of a range, row by row, as Excel gives them: numbers, text, booleans, `""`, null, undefined,
 * error values. Rows may differ in length.
 */
export type Cells = readonly (readonly unknown[])[];

/** What the numbers of opponents in the cells may refer to. */
export type NumberKind = "pairing" | "rank" | "place" | "row";

/** A cell of the range that was read; both from 0. */
export interface At {
  readonly row: number;
  readonly column: number;
}

/** A column of the crosstable that is none of ours, taken along to the Standings sheet. */
export interface CarriedColumn {
  readonly heading: string;
  readonly values: ReadonlyMap<PlayerNo, string | number | boolean>;
}

/** A printed tie-break column of the crosstable: compared with ours, never carried. */
export interface PrintedColumn {
  readonly heading: string;
  /** The code it is taken for. */
  readonly code: string;
  readonly column: number;
  readonly values: ReadonlyMap<PlayerNo, number>;
}

/** Where the table stands in the range. */
export interface TableMap {
  /** The last heading row; null where the layout has none. */
  readonly headingRow: number | null;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** The first row of each player, for results beside the table and for marking. */
  readonly rows: ReadonlyMap<PlayerNo, number>;
  /** The cell of each round of a player, from round 1; null where it has none of its own. */
  readonly cells: ReadonlyMap<PlayerNo, readonly (At | null)[]>;
  /** The table's own headings, for the columns that are not rounds. */
  readonly headings: { readonly rating: string | null; readonly team: string | null };
  readonly carried: readonly CarriedColumn[];
  readonly printed: readonly PrintedColumn[];
}

/** One decision about the table and what speaks for it, as the pane shows it. */
export interface Fact {
  readonly code:
    | "cells"
    | "event"
    | "section"
    | "rounds"
    | "kind"
    | "numbers"
    | "scoring"
    | "white"
    | "unplayed"
    | "layout";
  readonly value: string;
  readonly evidence: string;
  /** Whether the user's settings decided it. */
  readonly setByUser: boolean;
}

/** What a table of team matches tells. */
export interface ReadTeams {
  readonly event: TeamEvent;
  /** What is told of board points: those of each match, their sums only, or nothing. */
  readonly boardPoints: "matches" | "sums" | "none";
}

/** One crosstable, read. */
export interface Reading {
  /** The title of the section; empty where the range has only one. */
  readonly section: string;
  /** ISO date, where the table states it. */
  readonly startDate: string | null;
  /** Games with a result, each counted once. */
  readonly games: number;
  /** Each game stands on the sheet once: no two rows can disagree. */
  readonly toldOnce: boolean;
  /** Players with a printed total. */
  readonly totals: number;
  readonly layout: string;
  /** Of a table of teams: each team as a player whose games are its matches. */
  readonly tournament: Tournament;
  /** Null: the rows are players. */
  readonly teams: ReadTeams | null;
  readonly table: TableMap;
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
}

/** Everything read from a range: the crosstables in it, and findings that belong to none. */
export interface ReadResult {
  readonly readings: readonly Reading[];
  readonly findings: readonly Finding[];
}

/** The rules text, read: what it says of the rules, and what of the table. */
export interface RulesText {
  /** As written, `FIDE` not yet resolved; the default where the text names none. */
  readonly ruleSet: string;
  readonly overrides: Partial<Policy>;
  readonly reading: ReadingSettings;
  /** Compute in spite of error findings. */
  readonly anyway: boolean;
}

/** Settings that say how a table is to be read. Null or undefined: decided by the reader. */
export interface ReadingSettings {
  readonly rounds?: number;
  readonly after?: number;
  readonly system?: Tournament["system"];
  /** Win, draw, loss in half-points. */
  readonly scoring?: readonly [number, number, number];
  readonly numbers?: Exclude<NumberKind, "row">;
  /** The letter that stands for White. */
  readonly white?: string;
  readonly zero?: "loss" | "unplayed";
  readonly house?: readonly PlayerNo[];
  readonly seed?: string;
  /** The heading row as the user gives it, from 0 in the range. */
  readonly headingRow?: number;
  readonly team?: {
    readonly top?: number;
    readonly by?: "match" | "game";
    readonly bye?: "0" | "half" | "all";
    readonly boards?: readonly number[];
  };
}
