import type { SheetInfo, SheetRef, SheetWrite, Workbook, WriteJob } from "../port";
import type { AllReport, RankReport, Skipped } from "../report";
import { holdsCrosstable } from "./event";
import { targetsOf } from "./job";
import { begin, findingsReport, judge, type Judged, troubleOf, troubleReport } from "./judge";
import { keepResolved, type LaidOut, layOut, rankedReport } from "./lay-out";
import type { RankOptions } from "./options";
import { spellingsBetween } from "./spellings";

/** How all crosstables of a workbook are ranked: each by the settings of its sheet. */
export type RankAllOptions = Omit<RankOptions, "anyway" | "room" | "into" | "stay">;

/** Why a sheet is not even looked at; null: it is. */
const passedOver = ({ hidden, mark }: SheetInfo): Skipped["reason"] | null =>
  mark !== null ? "ours" : hidden ? "hidden" : null;

const refOf = ({ id, name }: SheetRef): SheetRef => ({ id, name });

/** What became of one sheet before anything is written. */
type Looked = Judged | RankReport | Skipped;

const isJudged = (one: Looked): one is Judged => "stands" in one && one.stands;

/** Reads and ranks one sheet; what stands in its way is its own affair, unless the user stops everything. */
const lookAt = async (
  workbook: Workbook,
  sheet: SheetInfo,
  options: RankAllOptions,
  number: number,
  count: number,
): Promise<Looked> => {
  const source = refOf(sheet);
  try {
    const judged = await judge(workbook, source, options, { sheet: sheet.name, number, count });
    if (!holdsCrosstable(judged.read)) return { ...source, reason: "none" };
    return judged.stands ? judged : findingsReport(judged);
  } catch (error) {
    options.signal?.throwIfAborted();
    return troubleReport(source, troubleOf(error, options.signal));
  }
};

const lookAtAll = async (
  workbook: Workbook,
  sheets: readonly SheetInfo[],
  options: RankAllOptions,
): Promise<Looked[]> => {
  const count = sheets.filter((sheet) => passedOver(sheet) === null).length;
  const looked: Looked[] = [];
  let number = 0;
  for (const sheet of sheets) {
    const reason = passedOver(sheet);
    if (reason === null) number += 1;
    looked.push(
      reason === null ? await lookAt(workbook, sheet, options, number, count) : { ...refOf(sheet), reason },
    );
  }
  return looked;
};

/** Each sheet with what its names have to do with those of the sheets before it. */
const withSpellings = (looked: readonly Looked[]): readonly Looked[] => {
  const judged = looked.filter(isJudged);
  const found = spellingsBetween(judged.map(({ read }) => read));
  return looked.map((one) => {
    if (!isJudged(one)) return one;
    const own = found[judged.indexOf(one)] ?? [];
    return { ...one, read: { ...one.read, findings: [...one.read.findings, ...own] } };
  });
};

/** The writes of all sources, each with those that belong to it. */
const jobsOf = (
  laid: readonly LaidOut[],
  sheets: readonly SheetInfo[],
  shown: string | null | undefined,
): WriteJob[] => {
  const targets = targetsOf(
    laid.flatMap(({ made }) => made),
    sheets,
    "again",
  );
  let from = 0;
  return laid.map(({ made, read }) => {
    const own: SheetWrite[] = targets.slice(from, (from += made.length));
    return { sheets: own, expect: read.grid, room: "stop", show: read.source.id === shown ? 0 : null };
  });
};

/** Writes all that stands, in one step; each source by itself may meet trouble. */
const writeAll = async (
  workbook: Workbook,
  judged: readonly Judged[],
  options: RankAllOptions,
): Promise<ReadonlyMap<Judged, RankReport>> => {
  const laid = judged.map((one) => layOut(one, options, judged.length > 1));
  const before = await workbook.sheets();
  await begin(options, "writing");
  const outcomes = await workbook.writeEach(jobsOf(laid, before, options.sheetId));
  const reports = new Map<Judged, RankReport>();
  for (const [i, one] of judged.entries()) {
    const [own, outcome] = [laid[i], outcomes[i]];
    if (own === undefined || outcome === undefined) continue;
    if (outcome.kind === "written") await keepResolved(workbook, one);
    reports.set(
      one,
      outcome.kind === "written"
        ? rankedReport(own, outcome.sheets, before)
        : troubleReport(one.read.source, outcome.trouble),
    );
  }
  return reports;
};

/**
 * Ranks every sheet of the workbook that holds a crosstable and writes their sheets in one step.
 *
 * What stands in the way of one sheet does not stop the others. Never rejects; nothing has been written where
 * `trouble` is set. `sheetId`: the sheet whose list is shown afterwards.
 */
export const rankAll = async (workbook: Workbook, options: RankAllOptions): Promise<AllReport> => {
  try {
    const looked = withSpellings(await lookAtAll(workbook, await workbook.sheets(), options));
    const judged = looked.filter(isJudged);
    const written =
      judged.length === 0 ? new Map<Judged, RankReport>() : await writeAll(workbook, judged, options);
    const sheets = looked.flatMap((one) => {
      if ("reason" in one) return [];
      return "stands" in one ? (written.get(one) ?? []) : [one];
    });
    return { sheets, skipped: looked.flatMap((one) => ("reason" in one ? [one] : [])), trouble: null };
  } catch (error) {
    return { sheets: [], skipped: [], trouble: troubleOf(error, options.signal) };
  }
};
