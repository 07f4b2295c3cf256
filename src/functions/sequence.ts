import {
  type Field,
  isProblem,
  type Item,
  readItem,
  readSequence,
  type Rules,
  type SequenceProblem,
} from "../engine/index";
import { MESSAGES } from "./message-texts";
import { fieldOf, untoldItem, usualCodes } from "../reader/index";
import { invalid } from "./errors";
import type { Section } from "./event";
import { refusedItem } from "./refusals";

const isKnown =
  (rules: Rules, field: Field) =>
  (text: string): boolean =>
    !isProblem(readItem(text, rules, field));

const partsOf = (text: string, separator: RegExp): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Codes as users write them, at commas or semicolons; at blanks where that yields nothing known. */
export const splitCodes = (text: string, rules: Rules, field: Field): readonly string[] =>
  partsOf(text, /[,;]/).flatMap((part) => {
    const known = isKnown(rules, field);
    if (known(part)) return [part];
    const words = partsOf(part, /\s/);
    return words.some(known) ? words : [part];
  });

const OTHER: Readonly<Record<Field, Field>> = { players: "teams", teams: "players" };

/** A text that is no item of a sequence, refused; one that the other kind of crosstable has says so. */
export const refusedIn = (problem: SequenceProblem, rules: Rules, field: Field) =>
  problem.code === "unknown-tie-break" && isKnown(rules, OTHER[field])(problem.text)
    ? invalid(MESSAGES.only[OTHER[field]](problem.text))
    : refusedItem(problem);

/** The items, unless one of them needs board points that the sheet does not tell. */
const told = ({ reading }: Section, items: readonly Item[]): readonly Item[] => {
  const untold = untoldItem(reading, items);
  if (untold === undefined) return items;
  throw invalid(MESSAGES.untold(untold.title));
};

/** The items of a sequence given in texts; without any, the sequence of the rule set. */
export const itemsOf = (texts: readonly string[], section: Section): readonly Item[] => {
  const { reading, rules } = section;
  const field = fieldOf(reading);
  const codes = texts.flatMap((text) => splitCodes(text, rules, field));
  const items = readSequence(codes.length === 0 ? usualCodes(reading, rules) : codes, rules, field);
  if ("code" in items) throw refusedIn(items, rules, field);
  return told(section, items);
};

/** The one item of a code for a list or a row of a player; null for a tie-break that only teams have. */
export const itemOfForm = (code: string, rules: Rules): Item | null => {
  const item = readItem(code, rules);
  if (!isProblem(item)) return item;
  if (isKnown(rules, "teams")(code)) return null;
  throw refusedItem(item);
};

/** The one item of a code, as a crosstable takes it. */
export const itemOf = (code: string, section: Section): Item => {
  const field = fieldOf(section.reading);
  const item = readItem(code, section.rules, field);
  if (isProblem(item)) throw refusedIn(item, section.rules, field);
  told(section, [item]);
  return item;
};
