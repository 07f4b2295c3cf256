import { addressOf } from "../../excel/addresses";
import type { Grid, SheetInfo, SheetRef } from "../../excel/port";
import { holdsCrosstable, settingsOf } from "../../excel/rank/event";
import type { SheetSettings } from "../../excel/settings";
import type { Area } from "../../writer/block";
import { lookOf } from "../look";
import type { Pane } from "../pane";
import type { Crosstable, NoCrosstable, OwnSheet } from "../state";
import { TEXTS } from "../texts";

const refOf = ({ id, name }: SheetRef): SheetRef => ({ id, name });

/** One of our sheets; its source is another sheet. */
const ownOf = ({ id, name, mark }: SheetInfo): OwnSheet | null =>
  mark === null ? null : { id, name, kind: mark.kind };

const crosstable = (
  source: SheetRef,
  grid: Grid,
  settings: SheetSettings,
  own: OwnSheet | null,
  beside: readonly SheetRef[] = [],
): Crosstable => ({ kind: "crosstable", source: refOf(source), grid, settings, own, beside });

/** The other visible sheets of the user, which may hold crosstables. */
const othersIn = (sheets: readonly SheetInfo[], sheetId: string): SheetInfo[] =>
  sheets.filter(({ id, hidden, mark }) => id !== sheetId && !hidden && mark === null);

const isFirst = (sheets: readonly SheetInfo[]): boolean => sheets.every(({ mark }) => mark === null);

const nothing = (sheet: SheetRef, sheets: readonly SheetInfo[]): NoCrosstable => ({
  kind: "none",
  sheet: refOf(sheet),
  welcome: isFirst(sheets),
  others: [],
  obstacle: null,
});

const storedSettings = ({ services }: Pane, sheetId: string): SheetSettings =>
  settingsOf(services.workbook, sheetId, services.options().rules);

/** Reads the active sheet, or the source of one of ours; `gone`: that source was deleted. */
export const lookAtActive = async (
  pane: Pane,
): Promise<{ readonly subject: Crosstable | NoCrosstable; readonly gone: boolean }> => {
  const { workbook } = pane.services;
  const active = await workbook.activeSheet();
  const sheets = await workbook.sheets();
  const { mark } = active;
  const source = mark === null ? active : sheets.find(({ id }) => id === mark.source);
  if (source === undefined) return { subject: nothing(active, sheets), gone: true };
  const settings = storedSettings(pane, source.id);
  const grid = await workbook.read(source.id, settings.area);
  const beside = othersIn(sheets, source.id).map(refOf);
  const subject = crosstable(source, grid, settings, ownOf(active), beside);
  return { subject: holdsCrosstable(lookOf(subject).read) ? subject : nothing(active, sheets), gone: false };
};

/** More sheets are not searched. */
const MOST_SHEETS = 30;

const hasCrosstable = async (pane: Pane, { id, name }: SheetRef): Promise<boolean> => {
  const settings = storedSettings(pane, id);
  const grid = await pane.services.workbook.read(id, settings.area);
  return lookOf(crosstable({ id, name }, grid, settings, null)).read.result.readings.length > 0;
};

/** The other visible sheets of the user on which there is a crosstable. */
export const crosstablesBeside = async (pane: Pane, sheetId: string): Promise<readonly SheetRef[]> => {
  const candidates = othersIn(await pane.services.workbook.sheets(), sheetId);
  const found: SheetRef[] = [];
  for (const sheet of candidates.slice(0, MOST_SHEETS))
    if (await hasCrosstable(pane, sheet)) found.push(refOf(sheet));
  return found;
};

const firstText = ({ cells }: Grid): readonly [number, string] => {
  const row = cells.findIndex((values) => values.some((value) => typeof value === "string" && value !== ""));
  const text = cells[row]?.find((value) => typeof value === "string" && value !== "");
  return [row, typeof text === "string" ? text : ""];
};

const obstacleIn = (grid: Grid): string => {
  const [row, text] = firstText(grid);
  return TEXTS.crosstable.noHeading(addressOf(grid.area), grid.area.row + row + 1, text);
};

const isOneCell = ({ rows, columns }: Area): boolean => rows === 1 && columns === 1;

/** Reads the selected cells; a single one means the block around it. */
export const lookAtSelection = async (
  pane: Pane,
): Promise<{ readonly subject: Crosstable; readonly obstacle: string | null }> => {
  const { workbook } = pane.services;
  const { sheet, area: selected, region } = await workbook.selection();
  const area = isOneCell(selected) ? region : selected;
  const grid = await workbook.read(sheet.id, area);
  const settings = { ...storedSettings(pane, sheet.id), area, headingRow: null };
  const beside = othersIn(await workbook.sheets(), sheet.id).map(refOf);
  const subject = crosstable(sheet, grid, settings, null, beside);
  const found = lookOf(subject).read.result.readings.length > 0;
  return { subject, obstacle: found ? null : obstacleIn(grid) };
};
