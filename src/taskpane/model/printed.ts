import { exact, listed, numberText, type NumberStyle, type RuleSet } from "../../engine/index";
import type { Difference, PrintedMatch, PrintedReport } from "../../reader/index";
import { itemName } from "../../writer/items";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { plainStyleOf, styleOf } from "./numbers";
import { whySection } from "./tied";

const T = TEXTS.printed;

/** A printed column: what it is, and who differs. */
export interface ColumnView {
  readonly sentence: string;
  readonly differences: readonly string[];
}

/** The page Printed tie-breaks. */
export interface PrintedView {
  readonly summary: string;
  readonly columns: readonly ColumnView[];
  /** What the button says that takes the rules over; empty: there are none to take. */
  readonly use: string;
}

const isExplained = ({ differing }: PrintedMatch): boolean => differing.length === 0;

/** Columns whose numbers were found. */
export const columnsFound = ({ columns }: PrintedReport): number => columns.filter(isExplained).length;

/** The columns that the rule set itself gives, or the one that computes tie-breaks of the other world for it. */
const asTheyStand = ({ columns, ruleSet }: PrintedReport): readonly PrintedMatch[] =>
  columns.filter(
    (column) => isExplained(column) && column.settings.length === 0 && column.item.ruleSet === ruleSet,
  );

/** Rule set and sequence that give printed columns as they stand; null where they give none. */
export const usableRules = (
  report: PrintedReport,
): {
  readonly ruleSet: RuleSet;
  readonly codes: readonly string[];
  readonly names: readonly string[];
} | null => {
  const items = asTheyStand(report).map(({ item }) => item);
  const unique = items.filter(
    (item, i) => item.tieBreak.code !== "PTS" && items.findIndex(({ code }) => code === item.code) === i,
  );
  return unique.length === 0
    ? null
    : { ruleSet: report.ruleSet, codes: unique.map(({ code }) => code), names: unique.map(itemName) };
};

const HUNDREDTHS = 100;

const valueText = (value: number, style: NumberStyle): string =>
  Number.isInteger(value * 2)
    ? numberText(exact(value * 2, 2), style)
    : numberText(exact(Math.round(value * HUNDREDTHS), HUNDREDTHS), style);

const differenceText = ({ no, name, printed, ours }: Difference, style: NumberStyle): string => {
  const text = T.difference(
    no,
    name,
    valueText(printed, style),
    ours === null ? T.noValue : valueText(ours, style),
  );
  if (ours === null) return text;
  const by = valueText(Math.abs(printed - ours), style);
  return text + (printed > ours ? T.more(by) : T.less(by));
};

/** Below half of the players a likeness is chance. */
const HALF = 2;

const sentenceOf = ({ column, item, settings, players, differing, missing }: PrintedMatch): string => {
  const [name, set, equal] = [itemName(item), item.ruleSet.code, players - differing.length];
  if (missing) return T.missing(column.heading, name);
  return equal * HALF < players
    ? T.nothing(column.heading, name, set, equal, players)
    : T.equals(column.heading, name, set, listed(settings.map(T.setting)), equal, players);
};

const columnView = (match: PrintedMatch, style: NumberStyle): ColumnView => ({
  sentence: sentenceOf(match),
  differences: match.missing ? [] : match.differing.map((difference) => differenceText(difference, style)),
});

const summaryOf = (report: PrintedReport): string => {
  const { columns, ruleSet } = report;
  const found = asTheyStand(report).length;
  return found === columns.length
    ? T.allOf(found, ruleSet.code)
    : T.someOf(found, columns.length, ruleSet.code);
};

const viewOf = (report: PrintedReport, style: NumberStyle): PrintedView => {
  const rules = usableRules(report);
  return {
    summary: report.columns.length === 0 ? T.none : summaryOf(report),
    columns: report.columns.map((match) => columnView(match, style)),
    use: rules === null ? "" : T.use(rules.ruleSet.code, rules.names.join(", ")),
  };
};

const reportOf = (subject: Crosstable, state: State): PrintedReport | null => {
  const reading = whySection(subject, state)?.reading;
  return reading !== undefined && state.printed?.of === reading ? state.printed.result : null;
};

/** The page; null while nothing has been found out. */
export const printedView = (subject: Crosstable, state: State): PrintedView | null => {
  const report = reportOf(subject, state);
  return report === null ? null : viewOf(report, styleOf(state));
};

/** The same as a plain text, with everybody who differs. */
export const printedText = (subject: Crosstable, state: State): string => {
  const report = reportOf(subject, state);
  if (report === null) return "";
  const { summary, columns } = viewOf(report, plainStyleOf(state));
  const parts = columns.map(({ sentence, differences }) =>
    [sentence, ...differences.map((line) => `- ${line}`)].join("\n"),
  );
  return `${[summary, ...parts].join("\n\n")}\n`;
};

/** Whether the crosstable has columns to compare with. */
export const hasPrinted = (subject: Crosstable, state: State): boolean =>
  (whySection(subject, state)?.reading.table.printed ?? []).some(({ values }) => values.size > 0);

/** Whether the crosstable is one of players: results of team matches are not changed here. */
export const isOfPlayers = (subject: Crosstable, state: State): boolean =>
  whySection(subject, state)?.reading.teams === null;
