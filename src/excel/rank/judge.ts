import type { SheetRef, Workbook } from "../port";
import type { RankReport } from "../report";
import { troubleText } from "../texts";
import { type Trouble, TroubleError } from "../trouble";
import { readSheet, settingsOf, type SheetRead } from "./event";
import type { Part, RankOptions, Stage } from "./options";
import { type RankedSchools, schoolsOf, wantsSchools } from "./schools";
import { type RankedSection, rankReading } from "./section";
import { sectionReport } from "./standing-report";

/** A crosstable sheet, read and ranked; nothing has been written. */
export interface Judged {
  readonly read: SheetRead;
  readonly ranked: readonly RankedSection[];
  /** Schools by their players, where their sheet is wanted. */
  readonly schools: RankedSchools | null;
  /** Nothing stands in the way of writing. */
  readonly stands: boolean;
}

const NOTHING = {
  sections: [],
  schools: [],
  findings: [],
  written: [],
  notes: [],
  trouble: null,
  message: "",
} as const;

/** The report of a source of which nothing was written, because the workbook stood in the way. */
export const troubleReport = (source: SheetRef, trouble: Trouble): RankReport => {
  const { title, text } = troubleText(trouble);
  return { ...NOTHING, outcome: "trouble", source, trouble, message: `${title}. ${text}` };
};

/** The report of a source of which nothing was written, because of what its cells hold. */
export const findingsReport = ({ read, ranked }: Judged): RankReport => ({
  ...NOTHING,
  outcome: "findings",
  source: read.source,
  sections: ranked.map((one) => sectionReport(one, "")),
  findings: read.findings,
});

/** The trouble behind whatever was thrown. */
export const troubleOf = (error: unknown, signal: AbortSignal | undefined): Trouble => {
  if (signal?.aborted === true) return { code: "stopped" };
  if (error instanceof TroubleError) return error.trouble;
  const message = error instanceof Error ? error.message : String(error);
  return { code: "other", message, detail: "rank" };
};

/** Tells that a stage begins, unless the user has stopped the ranking by then. */
export const begin = async (
  { onStage, signal }: RankOptions,
  stage: Stage,
  part: Part | null = null,
): Promise<void> => {
  await onStage?.(stage, part);
  signal?.throwIfAborted();
};

/** The sections to rank: all, or the one that the user chose. */
const chosen = ({ result, settings }: SheetRead) =>
  result.readings.filter(({ section }) => settings.section === null || section === settings.section);

/**
 * Reads and ranks a crosstable sheet by its settings; `part`: which of several it is, and all sections are ranked,
 * whichever the user looks at.
 */
export const judge = async (
  workbook: Workbook,
  source: SheetRef,
  options: RankOptions,
  part: Part | null = null,
): Promise<Judged> => {
  await begin(options, "reading", part);
  const settings = settingsOf(workbook, source.id, options.rules);
  const read = await readSheet(workbook, source, part === null ? settings : { ...settings, section: null });
  await begin(options, "ranking", part);
  const anyway = options.anyway === true || read.rules?.anyway === true;
  const ranked = chosen(read).map((reading) => rankReading(read, reading, anyway));
  const refused = !anyway && read.findings.some(({ level }) => level === "error");
  const stands = !refused && ranked.length > 0 && ranked.every(({ section }) => section !== null);
  if (!stands || !wantsSchools(read)) return { read, ranked, schools: null, stands };
  const { schools, findings } = await schoolsOf(workbook, read, ranked);
  return { read: { ...read, findings: [...read.findings, ...findings] }, ranked, schools, stands };
};
