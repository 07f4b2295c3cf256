import { DEFAULT_RULE_SET, type Rules, rulesOf, ruleSetOf } from "../engine/index";
import type { Grid } from "../excel/port";
import { readGrid, type SheetRead } from "../excel/rank/event";
import { type RankedSection, rankReading, rulesFor } from "../excel/rank/section";
import type { Reading } from "../reader/index";
import { once } from "./once";
import type { Crosstable, State } from "./state";

/** What is made of a crosstable sheet: never kept, always made from its cells and settings. */
export interface Look {
  readonly read: SheetRead;
  /** The sections to rank, each as its rows stand, errors or not. */
  readonly sections: readonly RankedSection[];
}

/** Cells read, by the settings on which reading depends: arranging a sequence reads nothing again. */
const readsOf = once<Grid, Map<string, SheetRead>>(() => new Map());

const readFor = ({ grid, source, settings }: Crosstable): SheetRead => {
  const reads = readsOf(grid);
  const key = JSON.stringify([settings.rules, settings.headingRow]);
  const read = reads.get(key) ?? readGrid(grid, source, settings);
  reads.set(key, read);
  return { ...read, source, settings };
};

const lookFor = (subject: Crosstable): Look => {
  const { settings } = subject;
  const read = readFor(subject);
  const chosen = read.result.readings.filter(
    ({ section }) => settings.section === null || section === settings.section,
  );
  return { read, sections: chosen.map((reading) => rankReading(read, reading, true)) };
};

/** The latest look at some cells, by the source and the settings on which it depends. */
const latestLooks = new WeakMap<Grid, { readonly key: string; readonly look: Look }>();

/** The same cells, read again, make the same standings: what was worked out from them stays. */
export const lookOf = once((subject: Crosstable): Look => {
  const { grid, source, settings } = subject;
  const key = JSON.stringify([source, settings]);
  const latest = latestLooks.get(grid);
  if (latest?.key === key) return latest.look;
  const look = lookFor(subject);
  latestLooks.set(grid, { key, look });
  return look;
});

const holds = ({ grid }: Crosstable, { table }: Reading, row: number): boolean =>
  row >= grid.area.row + (table.headingRow ?? table.firstRow) && row <= grid.area.row + table.lastRow;

/** The section in which the selection is, else the first. */
export const currentOf = (
  subject: Crosstable,
  { selection }: Pick<State, "selection">,
): RankedSection | undefined => {
  const { sections } = lookOf(subject);
  const row = selection?.sheet.id === subject.source.id ? selection.area.row : null;
  const selected = sections.find(({ reading }) => row !== null && holds(subject, reading, row));
  return selected ?? sections[0];
};

/** The rules by which the sheet is ranked; the default ones where its rules cannot be read. */
export const rulesOfSubject = (subject: Crosstable): Rules => {
  const { read } = lookOf(subject);
  const [reading] = read.result.readings;
  const known = reading === undefined ? null : rulesFor(read, reading);
  const named = ruleSetOf(read.rules?.ruleSet ?? "") ?? DEFAULT_RULE_SET;
  return known ?? rulesOf(named, read.rules?.overrides);
};
