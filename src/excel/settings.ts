import type { Divisions } from "../reader/index";
import { SHEET_KINDS, type Area, type SheetKind } from "../writer/block";
import { ALL_COLUMNS, type ColumnChoice } from "../writer/input";
import { boolean, counts, field, oneOf, parsed, text, texts } from "./json";

/** How the players of a crosstable score for their teams, beyond what the rules text says. */
export interface TeamSettings {
  /** Codes of the teams' own sequence; null: the same as the players'. */
  readonly tiebreaks: readonly string[] | null;
  readonly divisions: Divisions;
  /** Ids of other crosstable sheets whose players score for the same teams. */
  readonly sheets: readonly string[];
}

/** What the user chose for one crosstable sheet; kept in the workbook. */
export interface SheetSettings {
  /** The rules text, as functions and command line take it. */
  readonly rules: string;
  /** Codes; null: the sequence of the rule set for the kind of event. */
  readonly tiebreaks: readonly string[] | null;
  /** Cells that the user selected; null: the used part of the sheet. */
  readonly area: Area | null;
  /** The heading row, from 0 on the sheet; null: found by the reader. */
  readonly headingRow: number | null;
  /** The title that the user gave the event; null: as on the sheet. */
  readonly event: string | null;
  /** The section to rank; null: all. */
  readonly section: string | null;
  /** Several sections on one sheet; null: where each has at most eight players. */
  readonly together: boolean | null;
  readonly write: "values" | "live";
  readonly columns: ColumnChoice;
  /** Sheets that are written beside Standings. */
  readonly also: readonly SheetKind[];
  readonly runningScores: boolean;
  /** The score, in half-points, of the players on the Working sheet; null: all. */
  readonly workingScore: number | null;
  readonly leaveOutUnplayed: boolean;
  /** Rank again when the sheet changes. */
  readonly again: boolean;
  /** How schools are ranked by their players. */
  readonly teams: TeamSettings;
  /** Tie-breaks added after a round had begun, as `[code, round]`. */
  readonly addedAfter: readonly (readonly [string, number])[];
}

export const DEFAULT_SETTINGS: SheetSettings = {
  rules: "",
  tiebreaks: null,
  area: null,
  headingRow: null,
  event: null,
  section: null,
  together: null,
  write: "values",
  columns: ALL_COLUMNS,
  also: [],
  runningScores: false,
  workingScore: null,
  leaveOutUnplayed: false,
  again: false,
  teams: { tiebreaks: null, divisions: { by: "none" }, sheets: [] },
  addedAfter: [],
};

/** The document setting of a source sheet. */
export const settingsKey = (sheetId: string): string => `tiebreaks.${sheetId}`;

/** Settings of another version are not read: they may mean something else. */
const VERSION = 1;

const areaIn = (value: unknown): Area | null => {
  const [row, column, rows, columns] = counts(value, ["row", "column", "rows", "columns"]);
  return row === undefined || column === undefined || !rows || !columns
    ? null
    : { row, column, rows, columns };
};

const columnsIn = (value: unknown): ColumnChoice => ({
  number: boolean(field(value, "number"), ALL_COLUMNS.number),
  rating: boolean(field(value, "rating"), ALL_COLUMNS.rating),
  team: boolean(field(value, "team"), ALL_COLUMNS.team),
  carried: texts(field(value, "carried")),
  scorePlace: boolean(field(value, "scorePlace"), ALL_COLUMNS.scorePlace),
});

const addedIn = (value: unknown): (readonly [string, number])[] =>
  Array.isArray(value)
    ? value.flatMap((entry: unknown) => {
        const code = text(field(entry, "0"));
        const [round] = counts(entry, ["1"]);
        return code === null || round === undefined ? [] : [[code, round] as const];
      })
    : [];

const kindsIn = (value: unknown): SheetKind[] =>
  (texts(value) ?? []).flatMap((kind) => SHEET_KINDS.filter((known) => known === kind));

const divisionsIn = (value: unknown): Divisions => {
  const by = oneOf(field(value, "by"), ["none", "section", "column"] as const);
  const heading = text(field(value, "heading"));
  if (by !== "column") return { by };
  return heading === null ? { by: "none" } : { by, heading };
};

const teamsIn = (value: unknown): TeamSettings => ({
  tiebreaks: texts(field(value, "tiebreaks")),
  divisions: divisionsIn(field(value, "divisions")),
  sheets: texts(field(value, "sheets")) ?? [],
});

/** The settings in a document setting; what cannot be read is as if it had never been chosen. */
export const readSettings = (stored: string | null): SheetSettings => {
  const value = parsed(stored ?? "");
  if (field(value, "version") !== VERSION) return DEFAULT_SETTINGS;
  const together = field(value, "together");
  return {
    rules: text(field(value, "rules")) ?? DEFAULT_SETTINGS.rules,
    tiebreaks: texts(field(value, "tiebreaks")),
    area: areaIn(field(value, "area")),
    headingRow: counts(value, ["headingRow"])[0] ?? null,
    event: text(field(value, "event")),
    section: text(field(value, "section")),
    together: typeof together === "boolean" ? together : null,
    write: oneOf(field(value, "write"), ["values", "live"] as const),
    columns: columnsIn(field(value, "columns")),
    also: kindsIn(field(value, "also")),
    runningScores: boolean(field(value, "runningScores"), false),
    workingScore: counts(value, ["workingScore"])[0] ?? null,
    leaveOutUnplayed: boolean(field(value, "leaveOutUnplayed"), false),
    again: boolean(field(value, "again"), false),
    teams: teamsIn(field(value, "teams")),
    addedAfter: addedIn(field(value, "addedAfter")),
  };
};

export const writeSettings = (settings: SheetSettings): string =>
  JSON.stringify({ version: VERSION, ...settings });
