import { printRulesText } from "../../reader/index";
import type { SheetRef, Workbook } from "../port";
import type { RankReport } from "../report";
import { settingsKey, writeSettings } from "../settings";
import { troubleText } from "../texts";
import { type Trouble, TroubleError } from "../trouble";
import { readSheet, settingsOf, type SheetRead, sourceOf } from "./event";
import { frameOf } from "./frame";
import { jobOf, notesOf, sheetNames } from "./job";
import type { RankOptions, Stage } from "./options";
import { type RankedSection, rankReading } from "./section";
import { groupsOf, makeSheets } from "./sheets";
import { sectionReport } from "./standing-report";

/** The workbook keeps the rule set by its resolved name: a later edition changes no old result. */
const keepResolved = async (
  workbook: Workbook,
  { source, settings, rules }: SheetRead,
  [first]: readonly RankedSection[],
): Promise<void> => {
  const ruleSet = first?.section?.rules.ruleSet.code;
  if (rules === null || ruleSet === undefined || ruleSet === rules.ruleSet) return;
  const resolved = { ...settings, rules: printRulesText({ ...rules, ruleSet }) };
  await workbook.settings.put(settingsKey(source.id), writeSettings(resolved));
};

const NOTHING = { sections: [], findings: [], written: [], notes: [], trouble: null, message: "" } as const;

const troubleReport = (source: SheetRef, trouble: Trouble): RankReport => {
  const { title, text } = troubleText(trouble);
  return { ...NOTHING, outcome: "trouble", source, trouble, message: `${title}. ${text}` };
};

const findingsReport = (read: SheetRead, ranked: readonly RankedSection[]): RankReport => ({
  ...NOTHING,
  outcome: "findings",
  source: read.source,
  sections: ranked.map((one) => sectionReport(one, "")),
  findings: read.findings,
});

const placeOf = ({ into = "again", room, stay = false }: RankOptions) =>
  ({ into, room: room === "move" ? "move" : "stop", stay }) as const;

/** Tells that a stage begins, unless the user has stopped the ranking by then. */
const begin = async ({ onStage, signal }: RankOptions, stage: Stage): Promise<void> => {
  await onStage?.(stage);
  signal?.throwIfAborted();
};

const writeRanked = async (
  workbook: Workbook,
  read: SheetRead,
  ranked: readonly RankedSection[],
  options: RankOptions,
): Promise<RankReport> => {
  const groups = groupsOf(
    ranked.flatMap(({ section }) => section ?? []),
    read.settings,
  );
  const frame = frameOf(read, ranked, options);
  const made = groups.flatMap((group) => makeSheets(frame, group));
  const before = await workbook.sheets();
  await begin(options, "writing");
  const written = await workbook.write(await jobOf(workbook, made, read.grid, placeOf(options)));
  await keepResolved(workbook, read, ranked);
  const names = sheetNames(groups, made, written);
  return {
    ...NOTHING,
    outcome: "ranked",
    source: read.source,
    sections: ranked.map((one) =>
      sectionReport(one, one.section === null ? "" : (names.get(one.section) ?? "")),
    ),
    findings: read.findings,
    written: written.map(({ id, name }, i) => ({ id, name, kind: made[i]?.owner.kind ?? "" })),
    notes: notesOf(made, written, before),
  };
};

/** The sections to rank: all, or the one that the user chose. */
const chosen = ({ result, settings }: SheetRead) =>
  result.readings.filter(({ section }) => settings.section === null || section === settings.section);

const rankSource = async (
  workbook: Workbook,
  source: SheetRef,
  options: RankOptions,
): Promise<RankReport> => {
  await begin(options, "reading");
  const read = await readSheet(workbook, source, settingsOf(workbook, source.id, options.rules));
  await begin(options, "ranking");
  const anyway = options.anyway === true || read.rules?.anyway === true;
  const ranked = chosen(read).map((reading) => rankReading(read, reading, anyway));
  const stands = ranked.length > 0 && ranked.every(({ section }) => section !== null);
  const refused = !anyway && read.findings.some(({ level }) => level === "error");
  return stands && !refused ? writeRanked(workbook, read, ranked, options) : findingsReport(read, ranked);
};

const NOWHERE: SheetRef = { id: "", name: "" };

const troubleOf = (error: unknown, signal: AbortSignal | undefined): Trouble => {
  if (signal?.aborted === true) return { code: "stopped" };
  if (error instanceof TroubleError) return error.trouble;
  const message = error instanceof Error ? error.message : String(error);
  return { code: "other", message, detail: "rank" };
};

/**
 * Ranks a crosstable sheet, or the source of one of our sheets, by its settings and writes its sheets.
 *
 * Never rejects: where an error finding or the workbook stands in the way, nothing is written and the report
 * says why.
 */
export const rankSheet = async (workbook: Workbook, options: RankOptions): Promise<RankReport> => {
  let source = NOWHERE;
  try {
    const { id, name } = await sourceOf(workbook, options.sheetId ?? null);
    source = { id, name };
    return await rankSource(workbook, source, options);
  } catch (error) {
    return troubleReport(source, troubleOf(error, options.signal));
  }
};
