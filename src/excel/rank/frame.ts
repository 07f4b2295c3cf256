import { hasTeams, type Reading, type TableMap } from "../../reader/index";
import type { Area } from "../../writer/block";
import type { LiveSource } from "../../writer/live-sheet";
import { fixedAddress, overlap } from "../addresses";
import type { SheetRead } from "./event";
import type { RankOptions } from "./options";
import type { RankedSection } from "./section";
import type { Frame } from "./sheets";

const tableArea = ({ row, column }: Area, table: TableMap): Area => {
  const first = table.headingRow ?? table.firstRow;
  return {
    row: row + first,
    column: column + table.firstColumn,
    rows: table.lastRow - first + 1,
    columns: table.lastColumn - table.firstColumn + 1,
  };
};

/**
 * The part of the sheet that a live formula reads: all that was read, or the one crosstable of several.
 *
 * Null where other crosstables are among its cells: one range cannot tell them apart.
 */
const liveSource =
  ({ source, settings, grid, result }: SheetRead, ranked: readonly RankedSection[]): Frame["live"] =>
  (asked) => {
    const table = ranked.find(({ section }) => section === asked)?.reading.table;
    const alone = result.readings.length === 1 || table === undefined;
    const area = alone ? grid.area : tableArea(grid.area, table);
    const others = result.readings.filter((reading) => reading.table !== table);
    if (!alone && others.some((other) => overlap(area, tableArea(grid.area, other.table)))) return null;
    return {
      range: fixedAddress(source.name, area),
      tiebreaks: (settings.tiebreaks ?? []).join(", "),
      rules: settings.rules,
    };
  };

/** What a live formula of schools reads; null where they come from several sheets, or are ranked in several tables. */
const liveSchoolSource = ({ source, settings, grid, result }: SheetRead): LiveSource | null => {
  const { teams, section } = settings;
  const { readings } = result;
  const [reading] = readings.filter((each) => each.section === section);
  const isOne =
    teams.sheets.length === 0 && teams.divisions.by === "none" && readings.every((each) => hasTeams(each));
  if (!isOne || (section !== null && reading === undefined)) return null;
  const alone = readings.length === 1 || reading === undefined;
  return {
    range: fixedAddress(source.name, alone ? grid.area : tableArea(grid.area, reading.table)),
    tiebreaks: (teams.tiebreaks ?? settings.tiebreaks ?? []).join(", "),
    rules: settings.rules,
  };
};

/** The name of the event: as the user calls it, as the crosstable does, or as its sheet is called. */
export const eventName = ({ settings, source }: SheetRead, reading: Reading | undefined): string =>
  [settings.event, reading?.tournament.title].find((title) => title != null && title !== "") ?? source.name;

/** What the sheets of one ranking have in common. */
export const frameOf = (read: SheetRead, ranked: readonly RankedSection[], options: RankOptions): Frame => ({
  source: read.source,
  event: eventName(read, read.result.readings[0]),
  settings: read.settings,
  notes: options.room !== "dropNote",
  ranked: options.now,
  paper: options.paper,
  live: liveSource(read, ranked),
  liveSchools: liveSchoolSource(read),
});
