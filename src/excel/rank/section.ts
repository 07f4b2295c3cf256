import { type Item, type Rules, readSequence, rulesOf, ruleSetOf } from "../../engine/index";
import {
  fieldOf,
  printedFindings,
  type Reading,
  standingsOf,
  untoldItem,
  usualCodes,
} from "../../reader/index";
import type { Section } from "../../writer/input";
import type { FindingReport } from "../report";
import { problemText, untoldText } from "../texts";
import { errorReport, findingReport, type SheetRead } from "./event";

/** A crosstable, ranked; or why it cannot be. */
export interface RankedSection {
  readonly reading: Reading;
  /** The crosstable's findings in words, and what is wrong with rules or sequence. */
  readonly findings: readonly FindingReport[];
  /** Null where an error stands in the way. */
  readonly section: Section | null;
}

const isError = ({ level }: FindingReport): boolean => level === "error";

/** The rules of a reading; `FIDE` is resolved by the date on which the event started. */
export const rulesFor = ({ rules }: SheetRead, { startDate }: Reading): Rules | null => {
  const ruleSet = rules === null ? undefined : ruleSetOf(rules.ruleSet, startDate);
  return rules === null || ruleSet === undefined ? null : rulesOf(ruleSet, rules.overrides);
};

const itemsFor = ({ settings }: SheetRead, reading: Reading, rules: Rules) =>
  readSequence(settings.tiebreaks ?? usualCodes(reading, rules), rules, fieldOf(reading));

/** The section's title; that of the only crosstable of a sheet is a fact beside its event. */
export const sectionTitle = ({ section, facts }: Reading): string =>
  section === "" ? (facts.find(({ code }) => code === "section")?.value ?? "") : section;

const sectionOf = (
  { settings }: SheetRead,
  reading: Reading,
  rules: Rules,
  items: readonly Item[],
  errors: readonly FindingReport[],
): Section => ({
  title: sectionTitle(reading),
  standings: standingsOf(reading, rules, items),
  teams: reading.teams,
  rules,
  headings: reading.table.headings,
  carried: reading.table.carried,
  errors: errors[0] === undefined ? null : { count: errors.length, first: errors[0].message },
  addedAfter: new Map(settings.addedAfter),
});

/** Ranks one crosstable of a sheet; errors stand in the way unless they are to be passed over. */
export const rankReading = (read: SheetRead, reading: Reading, anyway: boolean): RankedSection => {
  const rules = rulesFor(read, reading);
  const printed = rules === null ? [] : printedFindings(reading, rules);
  const findings = [...reading.findings, ...printed].map((finding) => findingReport(finding, read.grid));
  const errors = findings.filter(isError);
  if (rules === null) return { reading, findings, section: null };
  const items = itemsFor(read, reading, rules);
  if ("code" in items)
    return { reading, findings: [...findings, errorReport(problemText(items))], section: null };
  const untold = untoldItem(reading, items);
  if (untold !== undefined)
    return { reading, findings: [...findings, errorReport(untoldText(untold.title))], section: null };
  if (errors.length > 0 && !anyway) return { reading, findings, section: null };
  return { reading, findings, section: sectionOf(read, reading, rules, items, errors) };
};
