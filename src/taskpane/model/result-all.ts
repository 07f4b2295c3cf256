import type { AllReport, FindingReport, RankReport } from "../../excel/report";
import { troubleText } from "../../excel/texts";
import { isList } from "../../writer/block";
import { partsOf, totalsOf } from "../reduce/ranking";
import { TEXTS } from "../texts";

/** A line that leads to a sheet. */
export interface SheetLine {
  readonly id: string;
  readonly title: string;
  readonly caption: string;
}

export interface AllView {
  /** Null: nothing was ranked. */
  readonly totals: { readonly title: string; readonly text: string } | null;
  readonly notes: readonly string[];
  readonly written: readonly SheetLine[];
  readonly refused: readonly SheetLine[];
  /** Empty: none was left out. */
  readonly skipped: string;
}

const T = TEXTS.rank;

const resultOf = (reports: readonly RankReport[]): string => T.result(totalsOf(reports));

const isError = ({ level }: FindingReport): boolean => level === "error";

/** What stands in the way of a sheet: the trouble, or its first error. */
const reasonOf = ({ trouble, findings, sections }: RankReport): string => {
  if (trouble !== null) return troubleText(trouble).title;
  const errors = [...findings, ...sections.flatMap((section) => section.findings)].filter(isError);
  const [first] = errors;
  return first === undefined ? T.reasons.none : T.notRankedBy(first.message, errors.length - 1);
};

/** The sheets of a report; its first list says what came of the ranking. */
const writtenLines = (report: RankReport): SheetLine[] => {
  const list = report.written.find(({ kind }) => isList(kind));
  return report.written.map(({ id, name }) => ({
    id,
    title: T.goTo(name),
    caption: id === list?.id ? `${report.source.name}: ${resultOf([report])}` : "",
  }));
};

/** What ranking all sections did, sheet by sheet. */
export const allView = (report: AllReport): AllView => {
  const { ranked, refused } = partsOf(report);
  const skipped = report.skipped.map(({ name, reason }) => `${name} (${T.reasons[reason]})`);
  return {
    totals: ranked.length === 0 ? null : { title: T.allWritten(ranked.length), text: resultOf(ranked) },
    notes: ranked.flatMap(({ notes }) => notes),
    written: ranked.flatMap(writtenLines),
    refused: refused.map((one) => ({ id: one.source.id, title: one.source.name, caption: reasonOf(one) })),
    skipped: skipped.length === 0 ? "" : T.skipped(skipped.join(", ")),
  };
};
