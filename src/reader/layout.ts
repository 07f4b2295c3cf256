import type {
  BoardResult,
  Color,
  HalfPoints,
  RosterPlayer,
  Scoring,
  System,
  TeamSystem,
} from "../engine/index";
import type { Finding } from "./finding";
import type { Head } from "./headings";
import type { Sheet } from "./sheet";
import type { Token } from "./token";
import type { At, CarriedColumn, Fact, NumberKind, PrintedColumn, ReadingSettings } from "./types";

/** A sheet and what was found on it once for all layouts. */
export interface Page {
  readonly sheet: Sheet;
  /** Heading rows, from the top. */
  readonly heads: readonly Head[];
}

/** A part of the sheet that a layout takes for one crosstable; both rows and columns are inside. */
export interface Span {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** How sure the layout is: 1 leaves no doubt, below 0.5 is not worth reading. */
  readonly likeness: number;
  readonly head: Head | null;
  /** The table, where finding it was reading it. */
  readonly table?: RawTable;
  /** Parts of one text, told apart already: they do not compete, even if one cell holds them all. */
  readonly together?: object;
}

/** Numbers of one player as the sheet prints them; null where it does not. */
export interface Numbers {
  /** Headed No., #, Pair, SNo. */
  readonly pairing: number | null;
  /** Headed Rank, Rk., Pos. */
  readonly rank: number | null;
  /** Headed Place, Pl.; the first number of a range. */
  readonly place: number | null;
}

/** A running total; null: none is printed. */
export type RunningTotal = { readonly value: number; readonly at: At } | null;

/** One player as a layout hands him over. All cells are cells of the range. */
export interface RawRow {
  readonly at: At;
  readonly numbers: Numbers;
  /** The cell of the pairing number, where there is a column of them. */
  readonly pairingAt?: At | undefined;
  readonly name: string;
  readonly rating: number | null;
  /** The cell of the rating, where there is a column of ratings. */
  readonly ratingAt?: At | undefined;
  readonly team: string | null;
  /** The printed total in points. */
  readonly total: { readonly value: number; readonly at: At } | null;
  /** The cell of the total, where there is a column of totals: without a total, it is blank or 0. */
  readonly totalAt?: At | undefined;
  /** What that cell holds. */
  readonly totalText?: string | undefined;
  /** The printed running totals in points, one a round, where the chart has them beside the results. */
  readonly running?: readonly RunningTotal[];
  readonly adjustment: HalfPoints;
  readonly playoff: number | null;
  readonly house: boolean;
  /** One a round, from round 1. */
  readonly tokens: readonly Token[];
  /** The cell of each token; null where it has none of its own. */
  readonly cells: readonly (At | null)[];
}

/** What a layout knows of one match of a team beside its result. */
export interface RawMatch {
  /** The team's board points; null where the sheet does not tell them. */
  readonly points: HalfPoints | null;
  /** The cell that says them. */
  readonly at: At | null;
  /** Board by board; null where only the sum is known. */
  readonly boards: readonly BoardResult[] | null;
  readonly color: Color | null;
}

/** What a layout knows of one team beside its row. */
export interface RawTeam {
  readonly roster: readonly RosterPlayer[];
  /** One a round; empty where the tokens say all there is. */
  readonly matches: readonly (RawMatch | null)[];
  /** The printed sum of the board points. */
  readonly gameTotal: { readonly value: number; readonly at: At } | null;
  readonly gameAdjustment: HalfPoints;
}

/** What a layout knows of a table of team matches. */
export interface RawTeams {
  /** Boards of a match; null: the board points tell. */
  readonly boards: number | null;
  readonly gameScoring: Scoring;
  /** As the sheet states it; null: the pairings decide. */
  readonly system: TeamSystem | null;
  /** One a row of the table. */
  readonly rows: readonly RawTeam[];
}

/** A crosstable as a layout hands it over: every cell read by itself, nothing decided, nothing checked. */
export interface RawTable {
  /** The layout's name, shown to the user. */
  readonly layout: string;
  readonly title: string;
  readonly section: string;
  readonly startDate: string | null;
  readonly headingRow: number | null;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly rows: readonly RawRow[];
  /** The heading of each column of numbers, for the facts. */
  readonly numberHeadings: Readonly<Record<keyof Numbers, string | null>>;
  /** What opponent numbers refer to where the layout leaves no choice; null: to be decided. */
  readonly opponents: NumberKind | null;
  /** Rounds of the event as the sheet states them, else its number of round columns. */
  readonly announced: number;
  readonly roundOrderKnown: boolean;
  /** Stated by the sheet or evident from the layout; null: the pairings decide. */
  readonly system: System | null;
  /** Stated by the sheet; null: the totals decide. */
  readonly scoring: Scoring | null;
  readonly headings: { readonly rating: string | null; readonly team: string | null };
  readonly carried: readonly CarriedRaw[];
  readonly printed: readonly PrintedRaw[];
  readonly facts: readonly Fact[];
  readonly findings: readonly Finding[];
  /** Rounds are lists of those who are paired, or blank by the format: a blank is no cell that was forgotten. */
  readonly blanksAreAbsences?: true;
  /** Each game stands on the sheet once, not in the rows of both players. */
  readonly toldOnce?: true;
  /** Set where the rows are teams, beyond what the tokens say of them. */
  readonly teams?: RawTeams;
}

/** A column taken along; its values in the order of the rows. */
export interface CarriedRaw extends Omit<CarriedColumn, "values"> {
  readonly values: readonly (string | number | boolean | null)[];
}

/** A printed tie-break column; its values in the order of the rows. */
export interface PrintedRaw extends Omit<PrintedColumn, "values"> {
  readonly values: readonly (number | null)[];
}

/**
 * One way in which crosstables are laid out.
 *
 * `detect` finds the parts of a page that look like it; where layouts overlap, the likelier one reads.
 * `read` gives null where the part turns out to be something else. Decisions, checks and the tournament are
 * made of the raw table in one place (`readingOf`), the same for all layouts.
 */
export interface Layout {
  readonly name: string;
  readonly detect: (page: Page, settings: ReadingSettings) => readonly Span[];
  readonly read: (page: Page, span: Span, settings: ReadingSettings) => RawTable | null;
}
