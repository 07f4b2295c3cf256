import { isOmitted, type Range, rangeOf, textArgument } from "./arguments";
import { MESSAGES } from "./message-texts";
import { columnOrOne, type Measure } from "./column";
import type { Answer } from "./definition";
import type { Cell } from "./cells";
import { invalid } from "./errors";
import { eventOf, resolveRules, rulesTextOf, type Section } from "./event";
import { valueOfList, valueOfRow } from "./forms";
import { itemOf, itemOfForm } from "./sequence";
import { valueOf, valuesOf } from "./values";

const measureOf = (section: Section, code: string): Measure => {
  const item = itemOf(code, section);
  return {
    title: item.title,
    ofAll: () => valuesOf(section, item),
    ofOne: (player) => valueOf(section, item, player),
  };
};

/** The value of a range that is no crosstable: a list of opponents' scores, or one row of results. */
const valueOfForm = (range: Range, code: string, player: unknown, rules: unknown): Cell | undefined => {
  if (range.length !== 1 && range.some(({ length }) => length !== 1)) return undefined;
  const text = rulesTextOf(rules);
  const item = itemOfForm(code, resolveRules(text, null));
  if (item === null) return undefined;
  return valueOfList(range, item, player, text.reading) ?? valueOfRow(range, item, text.reading);
};

/** The value of one tie-break: of a list of scores, of a row of results, or of players of a crosstable. */
export const tieBreakAnswer = (
  crosstable: unknown,
  code: unknown,
  player: unknown,
  rules: unknown,
): Answer => {
  const text = textArgument(code, "code");
  if (text === undefined) throw invalid(MESSAGES.giveCode);
  const range = rangeOf(crosstable);
  const value = isOmitted(crosstable) ? undefined : valueOfForm(range, text, player, rules);
  return value ?? columnOrOne(eventOf(range, rules), player, (section) => measureOf(section, text));
};
