import {
  addressesFrom,
  describe,
  type Finding,
  isRulesProblem,
  readCrosstable,
  readRulesText,
  type ReadResult,
  type RulesText,
  rulesProblemText,
} from "../../reader/index";
import { cellAddress } from "../addresses";
import type { Grid, SheetInfo, SheetRef, Workbook } from "../port";
import type { FindingReport } from "../report";
import { readSettings, type SheetSettings, settingsKey } from "../settings";
import { cutText, hiddenRowsText } from "../texts";
import { TroubleError } from "../trouble";

/** A crosstable sheet, read by its settings. */
export interface SheetRead {
  readonly source: SheetRef;
  readonly settings: SheetSettings;
  readonly grid: Grid;
  /** Null where the rules text of the settings cannot be read; a finding says why. */
  readonly rules: RulesText | null;
  readonly result: ReadResult;
  /** Findings that belong to no section, in words. */
  readonly findings: readonly FindingReport[];
}

/** The sheet with the crosstable: that of one of our sheets, else the sheet itself. */
export const sourceOf = async (workbook: Workbook, sheetId: string | null): Promise<SheetInfo> => {
  const active = sheetId === null ? await workbook.activeSheet() : null;
  if (active?.mark === null) return active;
  const sheets = await workbook.sheets();
  const asked = active ?? sheets.find(({ id }) => id === sheetId);
  const source = asked?.mark ? sheets.find(({ id }) => id === asked.mark?.source) : asked;
  if (source === undefined) throw new TroubleError({ code: "source-gone" });
  return source;
};

/** The settings of a source sheet; `rules` are those of a sheet that has none yet. */
export const settingsOf = (workbook: Workbook, sourceId: string, rules = ""): SheetSettings => {
  const stored = workbook.settings.get(settingsKey(sourceId));
  const settings = readSettings(stored);
  return stored === null ? { ...settings, rules } : settings;
};

/** One finding in words, with the cell's address. */
export const findingReport = (finding: Finding, { sheet, area }: Grid): FindingReport => {
  const { at, level, player, round } = finding;
  return {
    level,
    cell: at === null ? "" : cellAddress(sheet.name, area.row + at.row, area.column + at.column),
    player,
    round,
    message: describe(finding, addressesFrom(area)),
  };
};

const remark = (level: FindingReport["level"], message: string): FindingReport => ({
  level,
  cell: "",
  player: null,
  round: null,
  message,
});

/** A finding about the sheet as a whole. */
export const errorReport = (message: string): FindingReport => remark("error", message);

const gridRemarks = ({ hiddenRows, filtered, cut, area }: Grid): FindingReport[] => [
  ...(hiddenRows > 0
    ? [{ ...remark("warning", hiddenRowsText(hiddenRows, filtered)), remedy: "showRows" as const }]
    : []),
  ...(cut ? [remark("warning", cutText(area.rows, area.columns))] : []),
];

const headingRow = ({ headingRow: row }: SheetSettings, { area }: Grid) =>
  row === null || row < area.row ? {} : { headingRow: row - area.row };

/** Reads the crosstables in cells that are there already. */
export const readGrid = (grid: Grid, source: SheetRef, settings: SheetSettings): SheetRead => {
  const text = readRulesText(settings.rules);
  const rules = isRulesProblem(text) ? null : text;
  const result = readCrosstable(grid.cells, { ...rules?.reading, ...headingRow(settings, grid) });
  return {
    source,
    settings,
    grid,
    rules,
    result,
    findings: [
      ...(isRulesProblem(text) ? [errorReport(`${rulesProblemText(text)}.`)] : []),
      ...result.findings.map((finding) => findingReport(finding, grid)),
      ...gridRemarks(grid),
    ],
  };
};

/** Reads the crosstables of a sheet. */
export const readSheet = async (
  workbook: Workbook,
  source: SheetRef,
  settings: SheetSettings,
): Promise<SheetRead> => readGrid(await workbook.read(source.id, settings.area), source, settings);

/**
 * Whether a sheet is meant as a crosstable: there is one, or a finding says more than that there is none, or the
 * user chose its cells.
 */
export const holdsCrosstable = ({ result, settings }: Pick<SheetRead, "result" | "settings">): boolean =>
  result.readings.length > 0 ||
  settings.area !== null ||
  settings.headingRow !== null ||
  result.findings.some(({ code }) => code !== "no-crosstable");
