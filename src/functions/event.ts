import {
  type Item,
  type Policy,
  type Rules,
  rulesOf,
  ruleSetOf,
  type Standings,
  type View,
  viewOf,
} from "../engine/index";
import { MESSAGES } from "./message-texts";
import {
  isRulesProblem,
  readCrosstable,
  type Reading,
  type ReadingSettings,
  readRulesText,
  type ReadResult,
  type RulesText,
  rulesProblemText,
  standingsOf,
} from "../reader/index";
import { type Range, textArgument } from "./arguments";
import { invalid } from "./errors";
import { type OwnCells, remember, rememberRanges } from "./memory";

/** One crosstable of a range under the rules of one call, and what has been worked out of it. */
export interface Section {
  readonly reading: Reading;
  readonly rules: Rules;
  readonly view: (policy: Policy) => View;
  /** The standings by the items of a sequence, which need not be complete. */
  readonly standings: (items: readonly Item[]) => Standings;
}

/** A range read by one rules text. */
export interface Event {
  readonly cells: OwnCells;
  readonly text: RulesText;
  readonly result: ReadResult;
  readonly sections: readonly Section[];
}

/** How many ranges, ways to read one of them, rules texts and sequences are remembered. */
const KEPT = { ranges: 16, cells: 500_000, readings: 4, texts: 8, rankings: 8 };

/** More cells than any event has; whole columns of a sheet are above it. */
const MOST_CELLS = 1_000_000;

/** The rules of a text; `FIDE` is resolved by the date on which the event started. */
export const resolveRules = ({ ruleSet, overrides }: RulesText, startDate: string | null): Rules => {
  const resolved = ruleSetOf(ruleSet, startDate);
  if (resolved === undefined) throw invalid(MESSAGES.noRuleSet(ruleSet));
  return rulesOf(resolved, overrides);
};

const readRules = (words: string): RulesText => {
  const text = readRulesText(words);
  if (isRulesProblem(text)) throw invalid(rulesProblemText(text));
  return text;
};

const rulesWords = (argument: unknown): string => textArgument(argument, "rules") ?? "";

/** The rules text of an argument; the default where it is omitted. */
export const rulesTextOf = (argument: unknown): RulesText => readRules(rulesWords(argument));

const sectionOf = (reading: Reading, text: RulesText): Section => {
  const rules = resolveRules(text, reading.startDate);
  const { tournament } = reading;
  return {
    reading,
    rules,
    view: remember(JSON.stringify, (policy: Policy) => viewOf(tournament, policy), KEPT.rankings),
    standings: remember(
      (items) => items.map(({ code }) => code).join(),
      (items) => standingsOf(reading, rules, items),
      KEPT.rankings,
    ),
  };
};

const open = rememberRanges((cells) => {
  const read = remember(
    JSON.stringify,
    (settings: ReadingSettings) => readCrosstable(cells, settings),
    KEPT.readings,
  );
  const asEvent = (words: string): Event => {
    const text = readRules(words);
    const result = read(text.reading);
    return { cells, text, result, sections: result.readings.map((reading) => sectionOf(reading, text)) };
  };
  return remember((words: string) => words, asEvent, KEPT.texts);
}, KEPT);

const thousandsIn = (number: number): string =>
  String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, MESSAGES.thousands);

/** The range read by the rules of an argument; the same cells and rules are read once. */
export const eventOf = (range: Range, rules: unknown): Event => {
  const count = range.reduce((sum, { length }) => sum + length, 0);
  if (count <= MOST_CELLS) return open(range)(rulesWords(rules));
  const [cells, most] = [count, MOST_CELLS].map((number) => thousandsIn(number));
  throw invalid(MESSAGES.tooManyCells(cells ?? "", most ?? ""));
};
