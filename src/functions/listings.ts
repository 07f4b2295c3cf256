import { type Rules, TEAM_ONLY, TIE_BREAKS, type TieBreak, wordsOf } from "../engine/index";
import { describe, type Finding, normalizedTable, printedFindings } from "../reader/index";
import { rangeOf } from "./arguments";
import type { Cell } from "./cells";
import { eventOf, resolveRules, rulesTextOf } from "./event";
import { findingsOf, sectionOf } from "./refusals";
import { type Column, type Table, tableOf } from "./tables";

const FINDING_COLUMNS: readonly Column<Finding>[] = [
  { heading: "Level", cell: ({ level }) => level },
  { heading: "Cell", cell: ({ at }) => (at === null ? "" : `row ${at.row + 1}, column ${at.column + 1}`) },
  { heading: "Player", cell: ({ player }) => player ?? "" },
  { heading: "Round", cell: ({ round }) => round ?? "" },
  { heading: "Message", cell: (finding) => describe(finding) },
];

const NOTHING: readonly Cell[] = ["info", "", "", "", "No findings"];

/** CROSSTABLE.CHECK: a line for each finding. */
export const checkAnswer = (crosstable: unknown, rules: unknown): Table => {
  const event = eventOf(rangeOf(crosstable), rules);
  const printed = event.sections.flatMap((section) => printedFindings(section.reading, section.rules));
  const findings = [...findingsOf(event), ...printed];
  const table = tableOf(FINDING_COLUMNS, findings);
  return findings.length === 0 ? [...table, NOTHING] : table;
};

const TIE_BREAK_COLUMNS: readonly Column<TieBreak>[] = [
  { heading: "Code", cell: ({ code }) => code },
  { heading: "Name", cell: ({ name }) => name },
  { heading: "Function", cell: ({ functionName }) => functionName ?? "" },
  { heading: "Rule", cell: ({ rule }) => rule },
  { heading: "Summary", cell: (tieBreak) => wordsOf(tieBreak).summary },
];

/** Those of players, then those that only teams have. */
const ALL: readonly TieBreak[] = [...TIE_BREAKS, ...TEAM_ONLY];

/** Whether a code means this tie-break under the rules: of two worlds that define it, the rule set's own. */
const isMeant =
  ({ ruleSet }: Rules) =>
  ({ code, world, hidden, helper }: TieBreak): boolean =>
    hidden !== true &&
    helper !== true &&
    (world === ruleSet.world || !ALL.some((other) => other.code === code && other.world === ruleSet.world));

/** TIEBREAK.LIST: every code and what it means under the rules. */
export const listAnswer = (rules: unknown): Table =>
  tableOf(TIE_BREAK_COLUMNS, ALL.filter(isMeant(resolveRules(rulesTextOf(rules), null))));

/** CROSSTABLE.NORMALIZE: the crosstable as a clean wall chart. */
export const normalizeAnswer = (crosstable: unknown, rules: unknown): Table =>
  normalizedTable(sectionOf(eventOf(rangeOf(crosstable), rules)).reading);
