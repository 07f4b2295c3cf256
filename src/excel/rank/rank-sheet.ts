import type { Moment } from "../../writer/input";
import type { SheetRef, Workbook, WriteJob, Written } from "../port";
import type { RankReport } from "../report";
import { type SheetSettings, settingsKey, writeSettings } from "../settings";
import { NOTES, troubleText } from "../texts";
import { type Trouble, TroubleError } from "../trouble";
import { readSheet, settingsOf, type SheetRead, sourceOf } from "./event";
import { type RankedSection, rankReading } from "./section";
import { type Group, groupsOf, type MadeSheet, makeSheets, targetsOf } from "./sheets";
import { sectionReport } from "./standing-report";

export type Stage = "reading" | "ranking" | "writing";

/** How one ranking is done. */
export interface RankOptions {
  readonly now: Moment;
  readonly paper: "Letter" | "A4";
  /** A sheet with a crosstable or one of ours; null: the active one. */
  readonly sheetId?: string | null;
  /** The rules text of a sheet without settings. */
  readonly rules?: string;
  /** Rank in spite of errors; not remembered. */
  readonly anyway?: boolean;
  /** A list that lacks room: move the user's columns, or do without the column Note. */
  readonly room?: "move" | "dropNote";
  /** Where the lists go: our sheet if there is one, a new sheet in any case, or the selected cell. */
  readonly into?: "again" | "new" | "selection";
  /** Called before each stage; what it returns is awaited, so that the pane can draw. */
  readonly onStage?: (stage: Stage) => void | Promise<void>;
  readonly signal?: AbortSignal;
}

/** Settings that the workbook keeps of a ranking: the rule set by its resolved name. */
const FIDE = /(^|[,;])\s*fide\s*(?=$|[,;])/i;

const resolvedSettings = ({ settings, rules }: SheetRead, code: string): SheetSettings | null =>
  rules.ruleSet === code || !FIDE.test(settings.rules)
    ? null
    : { ...settings, rules: settings.rules.replace(FIDE, `$1${code}`) };

const saveResolved = async (workbook: Workbook, read: SheetRead, ranked: readonly RankedSection[]) => {
  const code = ranked[0]?.section?.rules.ruleSet.code;
  const settings = code === undefined ? null : resolvedSettings(read, code);
  if (settings !== null) await workbook.settings.put(settingsKey(read.source.id), writeSettings(settings));
};

const EMPTY = { sections: [], findings: [], written: [], notes: [], trouble: null, message: "" } as const;

const troubleReport = (source: SheetRef, trouble: Trouble): RankReport => {
  const { title, text } = troubleText(trouble);
  return { ...EMPTY, outcome: "trouble", source, trouble, message: `${title}. ${text}` };
};

const findingsReport = (read: SheetRead, ranked: readonly RankedSection[]): RankReport => ({
  ...EMPTY,
  outcome: "findings",
  source: read.source,
  sections: ranked.map((one) => sectionReport(one, "")),
  findings: read.findings,
});

const notesOf = (made: readonly MadeSheet[], written: readonly Written[], before: readonly SheetRef[]) =>
  written.flatMap(({ id, name, released }, i): string[] => {
    if (released !== null) return [NOTES.released(released, name)];
    const wished = made[i]?.wish.first ?? name;
    const isNew = before.every((sheet) => sheet.id !== id);
    const taken = before.some((sheet) => sheet.name.toLowerCase() === wished.toLowerCase());
    return isNew && taken ? [NOTES.nameTaken(wished, name)] : [];
  });

/** The sections to rank: all, or the one that the user chose. */
const readingsOf = ({ result, settings }: SheetRead) =>
  result.readings.filter(({ section }) => settings.section === null || section === settings.section);

const frameOf = (read: SheetRead, ranked: readonly RankedSection[], options: RankOptions) => ({
  source: read.source,
  event: read.settings.event ?? (ranked[0]?.reading.tournament.title || read.source.name),
  settings: read.settings,
  notes: options.room !== "dropNote",
  ranked: options.now,
  paper: options.paper,
});

const jobOf = async (
  workbook: Workbook,
  made: readonly MadeSheet[],
  read: SheetRead,
  options: RankOptions,
): Promise<WriteJob> => {
  const common = { expect: read.grid, room: options.room === "move" ? "move" : "stop" } as const;
  if (options.into !== "selection")
    return { ...common, sheets: targetsOf(made, await workbook.sheets(), options.into ?? "again"), show: 0 };
  const { sheet, area } = await workbook.selection();
  const target = { kind: "cells", sheetId: sheet.id, row: area.row, column: area.column } as const;
  const [first] = made;
  return { ...common, sheets: first === undefined ? [] : [{ ...first, target }], show: 0 };
};

/** The sheet on which each section was written. */
const sheetNames = (
  groups: readonly Group[],
  made: readonly MadeSheet[],
  written: readonly Written[],
): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) => {
      const at = made.findIndex(({ owner }) => owner.kind === "standings" && owner.section === group.section);
      return group.sections.map(({ title }) => [title, written[at]?.name ?? ""] as const);
    }),
  );

const writeRanked = async (
  workbook: Workbook,
  read: SheetRead,
  ranked: readonly RankedSection[],
  options: RankOptions,
): Promise<RankReport> => {
  const sections = ranked.flatMap(({ section }) => (section === null ? [] : [section]));
  const groups = groupsOf(sections, read.settings);
  const made = groups.flatMap((group) => makeSheets(frameOf(read, ranked, options), group));
  const before = await workbook.sheets();
  options.signal?.throwIfAborted();
  await options.onStage?.("writing");
  const written = await workbook.write(await jobOf(workbook, made, read, options));
  await saveResolved(workbook, read, ranked);
  const names = sheetNames(groups, made, written);
  return {
    ...EMPTY,
    outcome: "ranked",
    source: read.source,
    sections: ranked.map((one) => sectionReport(one, names.get(one.reading.section) ?? "")),
    findings: read.findings,
    written: written.map(({ id, name }, i) => ({ id, name, kind: made[i]?.owner.kind ?? "" })),
    notes: notesOf(made, written, before),
  };
};

const rankSource = async (
  workbook: Workbook,
  source: SheetRef,
  options: RankOptions,
): Promise<RankReport> => {
  await options.onStage?.("reading");
  const read = await readSheet(workbook, source, settingsOf(workbook, source.id, options.rules));
  options.signal?.throwIfAborted();
  await options.onStage?.("ranking");
  const anyway = options.anyway === true || read.rules.anyway;
  const ranked = readingsOf(read).map((reading) => rankReading(read, reading, anyway));
  const stands = ranked.length > 0 && ranked.every(({ section }) => section !== null);
  const sheetErrors = !anyway && read.findings.some(({ level }) => level === "error");
  return stands && !sheetErrors ? writeRanked(workbook, read, ranked, options) : findingsReport(read, ranked);
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
