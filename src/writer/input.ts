import type { PlayerNo, Rules, Standings, TeamEvent } from "../engine/index";

/** A column of the crosstable that the sheet takes along. */
export interface Carried {
  readonly heading: string;
  readonly values: ReadonlyMap<PlayerNo, string | number | boolean>;
}

/** One section, ranked, with what its crosstable adds. */
export interface Section {
  /** Empty where the event has only one. */
  readonly title: string;
  readonly standings: Standings;
  readonly rules: Rules;
  /** The crosstable's own headings; null where it has no such column. */
  readonly headings: { readonly rating: string | null; readonly team: string | null };
  readonly carried: readonly Carried[];
  /** Set if it was ranked in spite of errors. */
  readonly errors: { readonly count: number; readonly first: string } | null;
  /** Codes of tie-breaks that were added after a round had begun, with that round. */
  readonly addedAfter: ReadonlyMap<string, number>;
  /** Set where the rows are teams and their rounds matches. */
  readonly teams?: TeamMatches | null;
}

/** What a crosstable of team matches tells. */
export interface TeamMatches {
  readonly event: TeamEvent;
  /** What is told of board points: those of each match, their sums only, or nothing. */
  readonly boardPoints: "matches" | "sums" | "none";
}

/** A moment by the clock on the wall. */
export interface Moment {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Which columns of the crosstable the sheet shows. */
export interface ColumnChoice {
  readonly number: boolean;
  readonly rating: boolean;
  readonly team: boolean;
  /** Headings of carried columns; null: all. */
  readonly carried: readonly string[] | null;
  /** The range of places that a score group shares, as cash prizes are split. */
  readonly scorePlace: boolean;
}

export const ALL_COLUMNS: ColumnChoice = {
  number: true,
  rating: true,
  team: true,
  carried: null,
  scorePlace: false,
};

/** What a sheet is made from. */
export interface SheetInput {
  /** The event; where the crosstable has no title, the name of its sheet. */
  readonly event: string;
  readonly sections: readonly Section[];
  readonly columns: ColumnChoice;
  /** Players without a game are left out of the list. */
  readonly leaveOutUnplayed: boolean;
  /** False where the sheet has no room for the column Note. */
  readonly notes: boolean;
  /** The row of each player on the Working sheet, where there is one: names lead there. */
  readonly workings: ReadonlyMap<Section, ReadonlyMap<PlayerNo, number>> | null;
  readonly ranked: Moment;
  readonly paper: "Letter" | "A4";
  /** Set where a formula was asked for that cannot be: the list says why it is values. */
  readonly asValues?: true;
}
