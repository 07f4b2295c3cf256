import { DEFAULT_RULE_SET, RULE_SETS, ruleSetOf } from "../engine/index";
import { RULES_TEXTS as T } from "./rules-texts";
import { KEYS } from "./rules-keys";
import type { Draft } from "./rules-values";
import { nearest } from "./similar";
import { normalized } from "./text";
import type { RulesText } from "./types";

/** Why a rules text cannot be read. */
export type RulesProblem =
  | { readonly problem: "unknown-rule-set"; readonly text: string; readonly allowed: readonly string[] }
  | { readonly problem: "unknown-key"; readonly text: string; readonly allowed: readonly string[] }
  | { readonly problem: "repeated-key"; readonly key: string }
  | { readonly problem: "no-value"; readonly key: string; readonly allowed: string }
  | { readonly problem: "bad-value"; readonly key: string; readonly value: string; readonly allowed: string };

const ANYWAY = "anyway";

/** The newest edition of FIDE's rules, or the one in force when the event began. */
const FIDE = "FIDE";

/** Longer texts are no rules. */
const LONGEST = 2000;

const NO_DRAFT: Draft = { overrides: {}, reading: {}, anyway: false };

const ruleSetNames = (): readonly string[] => [...RULE_SETS.map(({ code }) => code), FIDE];

const keyNames = (): readonly string[] => [...KEYS.keys(), ANYWAY];

const itemsIn = (text: string): readonly string[] =>
  normalized(text)
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, "");

interface Item {
  readonly key: string;
  /** The key as it was typed. */
  readonly typed: string;
  /** Null: no sign of equality. */
  readonly value: string | null;
}

const itemOf = (text: string): Item => {
  const at = text.indexOf("=");
  const typed = (at < 0 ? text : text.slice(0, at)).trim();
  const value = at < 0 ? null : text.slice(at + 1).trim();
  return { key: withoutBlanks(typed).toLowerCase(), typed, value };
};

/** Blanks count in a seed alone. */
const valueFor = (key: string, value: string): string => (key === "seed" ? value : withoutBlanks(value));

const readKey = ({ key, value }: Item, draft: Draft): Draft | RulesProblem => {
  if (key === ANYWAY) {
    if (value === null) return { ...draft, anyway: true };
    return { problem: "bad-value", key, value, allowed: T.noValue };
  }
  const known = KEYS.get(key);
  if (known === undefined) return { problem: "unknown-key", text: key, allowed: keyNames() };
  if (value === null || value === "") return { problem: "no-value", key, allowed: known.allowed };
  const read = known.read(valueFor(key, value), draft);
  return read ?? { problem: "bad-value", key, value, allowed: known.allowed };
};

const isProblem = (value: object): value is RulesProblem => "problem" in value;

/** Whether a rules text could be read. */
export const isRulesProblem = (read: RulesText | RulesProblem): read is RulesProblem => isProblem(read);

const readItems = (items: readonly Item[]): Draft | RulesProblem => {
  const seen = new Set<string>();
  let draft = NO_DRAFT;
  for (const item of items) {
    if (seen.has(item.key)) return { problem: "repeated-key", key: item.key };
    seen.add(item.key);
    const read = readKey(item, draft);
    if (isProblem(read)) return read;
    draft = read;
  }
  return draft;
};

const isKey = ({ key, value }: Item): boolean => value !== null || key === ANYWAY || KEYS.has(key);

/** Reads a rules text such as `FIDE-2024, rounds=9, unrated=1400`; an empty one means the default rules. */
export const readRulesText = (text: string): RulesText | RulesProblem => {
  const items = itemsIn(text.slice(0, LONGEST)).map(itemOf);
  const [first] = items;
  const named = first !== undefined && !isKey(first);
  const ruleSet = named ? first.key.toUpperCase() : DEFAULT_RULE_SET.code;
  if (named && ruleSetOf(ruleSet) === undefined)
    return { problem: "unknown-rule-set", text: first.typed, allowed: [...ruleSetNames(), ...keyNames()] };
  const draft = readItems(named ? items.slice(1) : items);
  return isProblem(draft) ? draft : { ruleSet, ...draft };
};

/** A rules text as it would be typed: the rule set, then what differs from it. */
export const printRulesText = ({ ruleSet, overrides, reading, anyway }: RulesText): string => {
  const draft: Draft = { overrides, reading, anyway };
  const keys = [...KEYS].flatMap(([key, { print }]) => {
    const value = print(draft);
    return value === null ? [] : [`${key}=${value}`];
  });
  return [ruleSet, ...keys, ...(anyway ? [ANYWAY] : [])].join(", ");
};

const allowedIn = ({
  text,
  allowed,
}: {
  readonly text: string;
  readonly allowed: readonly string[];
}): string => {
  const meant = nearest(text, allowed);
  return meant === undefined ? T.allowed(allowed.join(", ")) : T.meant(meant, allowed.join(", "));
};

/** What is wrong with a rules text, in words. */
export const rulesProblemText = (problem: RulesProblem): string => {
  switch (problem.problem) {
    case "unknown-rule-set":
      return T.noRuleSet(problem.text, allowedIn(problem));
    case "unknown-key":
      return T.noSetting(problem.text, allowedIn(problem));
    case "repeated-key":
      return T.twice(problem.key);
    case "no-value":
      return T.needsValue(problem.key, problem.allowed);
    case "bad-value":
      return T.badValue(problem.key, problem.value, problem.allowed);
  }
};
