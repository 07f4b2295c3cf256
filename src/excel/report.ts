import type { Trouble } from "./trouble";

/** One finding in words. */
export interface FindingReport {
  readonly level: "error" | "warning" | "info";
  /** Address with the sheet, such as `Open!E9`; empty: the table as a whole. */
  readonly cell: string;
  readonly player: number | null;
  readonly round: number | null;
  readonly message: string;
  /** What the pane can do about it; absent: nothing. */
  readonly remedy?: "showRows";
}

export interface StandingReport {
  /** Null: a house player, who has none. */
  readonly place: number | null;
  /** How many share the place. */
  readonly sharedBy: number;
  readonly no: number;
  readonly name: string;
  readonly rating: number | null;
  readonly team: string | null;
  readonly score: number;
  /** By code; null: the value does not exist. */
  readonly values: Readonly<Record<string, number | null>>;
}

export interface SectionReport {
  /** The sheet that was written; empty where nothing was. */
  readonly sheet: string;
  readonly section: string;
  /** The rule set, resolved. */
  readonly rules: string;
  /** Codes of the sequence. */
  readonly tiebreaks: readonly string[];
  /** The columns of STANDINGS, and its rows. */
  readonly heading: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** What heads the columns of the tie-breaks in the display language. */
  readonly titles: readonly string[];
  readonly findings: readonly FindingReport[];
  readonly standings: readonly StandingReport[];
  /** Neighbors with one score whom a tie-break put in order, and those who share a place. */
  readonly tiesBroken: number;
  readonly tiesLeft: number;
  /** Groups of players who share a place, in place order. */
  readonly shared: readonly (readonly number[])[];
  /** What a reader of the standings must know: provisional, ranked with errors, points from play. */
  readonly warnings: readonly string[];
}

/**
 * What one ranking did: data only, so that it can be printed by whoever started it.
 *
 * - `ranked`: sheets were written
 * - `findings`: an error finding, or no crosstable; nothing was written
 * - `trouble`: the workbook stood in the way; nothing was written
 */
export interface RankReport {
  readonly outcome: "ranked" | "findings" | "trouble";
  readonly source: { readonly id: string; readonly name: string };
  readonly sections: readonly SectionReport[];
  /** Schools by their players, a section for each division; empty where they are not ranked. */
  readonly schools: readonly SectionReport[];
  /** Findings that belong to no section. */
  readonly findings: readonly FindingReport[];
  readonly written: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
  /** Remarks for the user: a name that was taken, a sheet that became the user's. */
  readonly notes: readonly string[];
  readonly trouble: Trouble | null;
  /** The trouble in words. */
  readonly message: string;
}

/** A sheet that was not ranked with the others: ours, hidden, or without a crosstable. */
export interface Skipped {
  readonly id: string;
  readonly name: string;
  readonly reason: "ours" | "hidden" | "none";
}

/** What ranking all sections of a workbook did. */
export interface AllReport {
  /** Every sheet with a crosstable, in the order of the tabs: ranked, or what stands in its way. */
  readonly sheets: readonly RankReport[];
  readonly skipped: readonly Skipped[];
  /** What stopped everything; nothing was written then. */
  readonly trouble: Trouble | null;
}

/** Where the last report is left for whoever started the add-in: `globalThis.tiebreaks.lastReport`. */
export interface TiebreaksGlobal {
  lastReport: RankReport | null;
}
