import { inPoints, type MedleyStandings, type NumberStyle, numberText } from "../../engine/index";
import { columnName } from "../../excel/addresses";
import { rankSchools, wantsSchools } from "../../excel/rank/schools";
import type { SheetSettings } from "../../excel/settings";
import { hasTeams } from "../../reader/index";
import { shownItems } from "../../writer/items";
import { countingNames, rosterNames } from "../../writer/team-names";
import { TEAM_TEXTS } from "../../writer/team-texts";
import { placeText } from "../../writer/text";
import { lookOf, rulesOfSubject } from "../look";
import { ruleIn } from "../rules-text";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { itemText } from "./numbers";
import { withKey } from "./settings";

const T = TEXTS.teams;

/** Where teams come from: a column of the players, or the rows themselves. */
export interface TeamsView {
  readonly matches: boolean;
  /** Says what column names the schools. */
  readonly caption: string;
  readonly hasColumn: boolean;
}

const readingsOf = (subject: Crosstable) => lookOf(subject).read.result.readings;

const captionOf = (subject: Crosstable): string => {
  const reading = readingsOf(subject).find((each) => hasTeams(each));
  const heading = reading?.table.headings.team;
  if (reading === undefined || heading == null) return T.noColumn;
  const { grid } = subject;
  const row = grid.cells[reading.table.headingRow ?? 0] ?? [];
  const column = row.findIndex((cell) => String(cell).trim() === heading);
  const teams = new Set(reading.tournament.players.flatMap(({ team }) => team?.trim().toLowerCase() ?? []));
  return T.playersCaption(
    columnName(grid.area.column + Math.max(0, column)),
    heading,
    teams.size,
    heading.toLowerCase(),
  );
};

/** What there is to choose about teams; null: the sheet has none. */
export const teamsOf = (subject: Crosstable): TeamsView | null => {
  const readings = readingsOf(subject);
  const matches = readings.some(({ teams }) => teams !== null);
  const hasColumn = readings.some((reading) => hasTeams(reading));
  return matches || hasColumn ? { matches, hasColumn, caption: captionOf(subject) } : null;
};

/** Whether schools are ranked beside their players. */
export const ranksSchools = (subject: Crosstable): boolean =>
  wantsSchools(lookOf(subject).read) && readingsOf(subject).some((reading) => hasTeams(reading));

/** The settings by which rows are teams, or players. */
export const withMatches = (settings: SheetSettings, matches: boolean): SheetSettings => {
  if (matches) return withKey(settings, "system", "team");
  const isSet = ruleIn(settings.rules, "system") === "team";
  return withKey(settings, "system", isSet ? null : "swiss");
};

/** What the trophies may be for, as values of a list. */
export interface TrophyOption {
  readonly value: string;
  readonly text: string;
}

const COLUMN = "column:";

export const trophyOptions = (subject: Crosstable): readonly TrophyOption[] => {
  const readings = readingsOf(subject);
  const headings = new Set(readings.flatMap(({ table }) => table.carried.map(({ heading }) => heading)));
  return [
    { value: "none", text: T.oneTrophy },
    ...(readings.length > 1 ? [{ value: "section", text: T.bySection }] : []),
    ...[...headings].map((heading) => ({ value: COLUMN + heading, text: T.byColumn(heading) })),
  ];
};

type Divisions = SheetSettings["teams"]["divisions"];

export const trophyValue = (divisions: Divisions): string =>
  divisions.by === "column" ? COLUMN + divisions.heading : divisions.by;

export const divisionsOf = (value: string): Divisions => {
  if (value.startsWith(COLUMN)) return { by: "column", heading: value.slice(COLUMN.length) };
  return { by: value === "section" ? "section" : "none" };
};

type SchoolSettings = SheetSettings["teams"];

/** The settings with the players of another sheet counted for the same teams, or no longer. */
export const withSheet = (teams: SchoolSettings, id: string, counted: boolean): SchoolSettings => {
  const rest = teams.sheets.filter((each) => each !== id);
  return { ...teams, sheets: counted ? [...rest, id] : rest };
};

/** A team as the preview shows it. */
export interface TeamLine {
  readonly place: string;
  readonly name: string;
  readonly players: string;
  readonly score: string;
  readonly value: string;
}

export interface TeamsNow {
  readonly caption: string;
  /** The heading of the first tie-break; empty: there is none. */
  readonly heading: string;
  readonly lines: readonly TeamLine[];
  /** Teams with fewer players than count. */
  readonly notes: readonly string[];
}

type Ranked = MedleyStandings["standings"];

const linesOf = (
  standings: Ranked,
  style: NumberStyle,
  playersOf: (row: Ranked["rows"][number]) => string,
) => {
  const [first] = shownItems(standings);
  return {
    heading: first?.heading ?? "",
    lines: standings.rows.map((row): TeamLine => ({
      place: row.place === null ? "" : placeText(row.place, row.sharedBy),
      name: row.entry.player.name,
      players: playersOf(row),
      score: numberText(inPoints(row.entry.score), style),
      value: first === undefined ? "" : itemText(first.item, row.values[first.at], style),
    })),
  };
};

const schoolsNow = (medley: MedleyStandings, top: number, style: NumberStyle, several: boolean): TeamsNow => {
  const { division, standings, contributorsOf } = medley;
  return {
    caption: several ? T.nowOf(division.name) : T.now,
    ...linesOf(standings, style, countingNames(contributorsOf)),
    notes: standings.rows.flatMap((row) => {
      const count = contributorsOf(row).length;
      return count < top ? [TEAM_TEXTS.short(row.entry.player.name, count, top - count)] : [];
    }),
  };
};

/** Players of other sheets are counted when ranking: until then it is not known who is short of players. */
const ofThisSheet = (now: TeamsNow): TeamsNow => ({ ...now, caption: T.nowHere(now.caption), notes: [] });

/** The teams as they stand: schools by their players, or teams by their matches. */
export const teamsNow = (subject: Crosstable, style: NumberStyle): readonly TeamsNow[] => {
  const { read, sections } = lookOf(subject);
  if (teamsOf(subject)?.matches === true)
    return sections.flatMap(({ section }) =>
      section?.teams == null
        ? []
        : [
            {
              caption: T.now,
              notes: [],
              ...linesOf(section.standings, style, rosterNames(section.teams.event)),
            },
          ],
    );
  const schools = rankSchools(read, [], rulesOfSubject(subject));
  const several = (schools?.divisions.length ?? 0) > 1;
  const now = (schools?.divisions ?? []).map((medley) =>
    schoolsNow(medley, schools?.top ?? 0, style, several),
  );
  return subject.settings.teams.sheets.length === 0 ? now : now.map(ofThisSheet);
};
