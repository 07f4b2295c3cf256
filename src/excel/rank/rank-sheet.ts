import type { SheetRef, Workbook } from "../port";
import type { RankReport } from "../report";
import { sourceOf } from "./event";
import { jobOf } from "./job";
import { begin, findingsReport, judge, type Judged, troubleOf, troubleReport } from "./judge";
import { keepResolved, layOut, rankedReport } from "./lay-out";
import type { RankOptions } from "./options";

const placeOf = ({ into = "again", room, stay = false }: RankOptions) =>
  ({ into, room: room === "move" ? "move" : "stop", stay }) as const;

const writeRanked = async (workbook: Workbook, judged: Judged, options: RankOptions): Promise<RankReport> => {
  const laid = layOut(judged, options, false);
  const before = await workbook.sheets();
  await begin(options, "writing");
  const written = await workbook.write(await jobOf(workbook, laid.made, judged.read.grid, placeOf(options)));
  await keepResolved(workbook, judged);
  return rankedReport(laid, written, before);
};

const NOWHERE: SheetRef = { id: "", name: "" };

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
    const judged = await judge(workbook, source, options);
    return judged.stands ? await writeRanked(workbook, judged, options) : findingsReport(judged);
  } catch (error) {
    return troubleReport(source, troubleOf(error, options.signal));
  }
};
