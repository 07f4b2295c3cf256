import { addressOf } from "../../excel/addresses";
import type { FindingReport } from "../../excel/report";
import { addressesFrom, captionOf, describe, type Finding, type Level, LEVELS } from "../../reader/index";
import type { Area } from "../../writer/block";
import { type Look, lookOf } from "../look";
import { once } from "../once";
import type { Crosstable } from "../state";

/** A finding as the pane shows it. */
export interface FindingView {
  /** Stays the same while the finding does. */
  readonly key: string;
  readonly level: Level;
  readonly sentence: string;
  /** Cells of the sheet to look at, in this order; none: the table as a whole. */
  readonly cells: readonly Area[];
  /** The way out; empty: none is needed. */
  readonly caption: string;
  /** What the pane can do about it. */
  readonly remedy: FindingReport["remedy"];
}

const viewOf = (finding: Finding, { row, column }: Area): FindingView => {
  const at = finding.at === null ? [] : [finding.at, ...finding.also];
  const sentence = describe(finding, addressesFrom({ row, column }));
  const cells = at.map((cell) => ({
    row: row + cell.row,
    column: column + cell.column,
    rows: 1,
    columns: 1,
  }));
  return {
    key: [finding.code, ...cells.map(addressOf), sentence].join(" "),
    level: finding.level,
    sentence,
    cells,
    caption: captionOf(finding) ?? "",
    remedy: undefined,
  };
};

/** A finding that is about rules, sequence or sheet, not about cells. */
const remarkView = ({ level, message, remedy }: FindingReport): FindingView => ({
  key: message,
  level,
  sentence: message,
  cells: [],
  caption: "",
  remedy,
});

const viewsOf = ({ read, sections }: Look): FindingView[] => {
  const { grid, result } = read;
  return [
    ...result.findings.map((finding) => viewOf(finding, grid.area)),
    ...read.findings.slice(result.findings.length).map(remarkView),
    ...sections.flatMap(({ reading, findings }) => [
      ...reading.findings.map((finding) => viewOf(finding, grid.area)),
      ...findings.slice(reading.findings.length).map(remarkView),
    ]),
  ];
};

/** Everything found on the sheet, in the sections that are ranked. */
export const findingsOf = once((subject: Crosstable): readonly FindingView[] => {
  const seen = new Set<string>();
  return viewsOf(lookOf(subject)).filter(({ key }) => !seen.has(key) && seen.add(key));
});

export interface FindingGroup {
  readonly level: Level;
  readonly findings: readonly FindingView[];
}

/** Findings by level, gravest first, without levels that have none. */
export const findingGroups = (subject: Crosstable): FindingGroup[] =>
  LEVELS.map((level) => ({
    level,
    findings: findingsOf(subject).filter((finding) => finding.level === level),
  })).filter(({ findings }) => findings.length > 0);

export const countOf = (subject: Crosstable, level: Level): number =>
  findingsOf(subject).filter((finding) => finding.level === level).length;

/** More than this many are folded after a few. */
const MOST = 8;
const FOLDED = 5;

/** How many of a group are shown before the user asks for more. */
export const shownAtFirst = (count: number): number => (count > MOST ? FOLDED : count);

const MOST_ADDRESSES = 3;

/** `G7, G5`; of many the first few. */
export const addressesText = (cells: readonly Area[]): string =>
  cells.length > MOST_ADDRESSES
    ? `${cells.slice(0, MOST_ADDRESSES).map(addressOf).join(", ")} …`
    : cells.map(addressOf).join(", ");
