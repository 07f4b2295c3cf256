import {
  defaultSequence,
  type Field,
  isProblem,
  type Item,
  readItem,
  type Rules,
  type Standings,
} from "../engine/index";
import { fieldOf, usualCodes } from "../reader/index";
import { sharedPlaces } from "../writer/footer";
import { isScore } from "../writer/items";
import { placeText } from "../writer/text";
import { lookOf, rulesOfSubject } from "./look";
import { once } from "./once";
import type { Crosstable } from "./state";

const readingOf = (subject: Crosstable) => lookOf(subject).sections[0]?.reading;

const usualFor = (subject: Crosstable, rules: Rules): readonly string[] => {
  const reading = readingOf(subject);
  return reading === undefined ? defaultSequence(rules.ruleSet, "swiss") : usualCodes(reading, rules);
};

/** Whose tie-breaks the codes of the sheet are: those of players, or of teams. */
export const fieldIn = (subject: Crosstable): Field => {
  const reading = readingOf(subject);
  return reading === undefined ? "players" : fieldOf(reading);
};

/** The sequence that the rule set has for this kind of event. */
export const defaultCodes = (
  subject: Crosstable,
  rules: Rules = rulesOfSubject(subject),
): readonly string[] => usualFor(subject, rules);

/** The items of texts, without those that are none. */
export const itemsOf = (
  texts: readonly string[],
  rules: Rules,
  field: Field = "players",
): readonly Item[] => {
  const items = new Map<string, Item>();
  for (const text of texts) {
    const item = readItem(text, rules, field);
    if (!isProblem(item) && !items.has(item.code)) items.set(item.code, item);
  }
  return [...items.values()];
};

const withoutScore = (items: readonly Item[]): readonly Item[] => {
  const [first, ...rest] = items;
  return first !== undefined && isScore(first) && first.modifiers.points === undefined ? rest : items;
};

/** The items that the user arranges: without a score that comes first anyway, unless it says whose points it counts. */
export const linesOf = once((subject: Crosstable): readonly Item[] =>
  withoutScore(
    itemsOf(subject.settings.tiebreaks ?? defaultCodes(subject), rulesOfSubject(subject), fieldIn(subject)),
  ),
);

/** The sequences by which the sections are ranked: more than one where they are of several kinds. */
export const sequencesOf = once((subject: Crosstable): readonly (readonly Item[])[] => {
  const { sections } = lookOf(subject);
  if (subject.settings.tiebreaks !== null || sections.length < 2) return [linesOf(subject)];
  const rules = rulesOfSubject(subject);
  const all = new Map(
    sections.map(({ reading }) => {
      const codes = usualCodes(reading, rules);
      return [codes.join(), withoutScore(itemsOf(codes, rules, fieldOf(reading)))];
    }),
  );
  return [...all.values()];
});

export const codesOf = (subject: Crosstable): readonly string[] => linesOf(subject).map(({ code }) => code);

/** Whether two sequences are the same however they are spelled. */
export const sameCodes = (
  a: readonly string[],
  b: readonly string[],
  rules: Rules,
  field: Field = "players",
): boolean => {
  const [first, second] = [a, b].map((texts) => itemsOf(texts, rules, field).map(({ code }) => code));
  return first?.join() === second?.join();
};

/** The same list with one element at another place. */
export const movedIn = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
};

/** Places that were shared and no longer are, or by fewer: `8–9`. */
export const separatedPlaces = (before: Standings, after: Standings): string[] => {
  const sharedNow = new Map(after.rows.map(({ entry, sharedBy }) => [entry.player.no, sharedBy]));
  return sharedPlaces(before.rows)
    .filter((group) => group.some(({ entry }) => (sharedNow.get(entry.player.no) ?? 1) < group.length))
    .map((group) => placeText(group[0]?.place ?? 0, group.length));
};
