import {
  defaultSequence,
  isProblem,
  type Item,
  readItem,
  readSequence,
  type Rules,
  type System,
} from "../engine/index";
import { refusedItem } from "./refusals";

const isKnown =
  (rules: Rules) =>
  (text: string): boolean =>
    !isProblem(readItem(text, rules));

const partsOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Codes as users write them, at commas or semicolons; at blanks where that yields nothing known. */
const splitCodes = (text: string, rules: Rules): readonly string[] =>
  partsOf(text, /[,;]/).flatMap((part) => {
    if (isKnown(rules)(part)) return [part];
    const words = partsOf(part, /\s/);
    return words.some(isKnown(rules)) ? words : [part];
  });

/** The items of a sequence given in texts; without any, the sequence of the rule set. */
export const itemsOf = (texts: readonly string[], rules: Rules, system: System): readonly Item[] => {
  const codes = texts.flatMap((text) => splitCodes(text, rules));
  const items = readSequence(codes.length === 0 ? defaultSequence(rules.ruleSet, system) : codes, rules);
  if ("code" in items) throw refusedItem(items);
  return items;
};

/** The one item of a code. */
export const itemOfCode = (code: string, rules: Rules): Item => {
  const item = readItem(code, rules);
  if (isProblem(item)) throw refusedItem(item);
  return item;
};
