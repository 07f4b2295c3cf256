import { DEFAULT_RULE_SET } from "../engine/index";

const itemsIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((item) => item.trim())
    .filter((item) => item !== "");

const keyOf = (item: string): string =>
  item.includes("=") ? item.slice(0, item.indexOf("=")).replaceAll(/\s/g, "").toLowerCase() : "";

const FLAG = "anyway";

/** Whether an item names the rule set: the one without a value. */
const isRuleSet = (item: string): boolean => keyOf(item) === "" && item.toLowerCase() !== FLAG;

/** The rule set that a rules text names, else the default one. */
export const ruleSetIn = (text: string): string => {
  const [first] = itemsIn(text);
  return first !== undefined && isRuleSet(first) ? first.toUpperCase() : DEFAULT_RULE_SET.code;
};

/** The same rules text with another rule set. */
export const withRuleSet = (text: string, code: string): string =>
  [code, ...itemsIn(text).filter((item) => !isRuleSet(item))].join(", ");

/** The value of a key; null where the text does not set it. */
export const ruleIn = (text: string, key: string): string | null => {
  const item = itemsIn(text).find((one) => keyOf(one) === key);
  return item === undefined ? null : item.slice(item.indexOf("=") + 1).trim();
};

/** The same rules text with a key set, or with null left out. */
export const withRule = (text: string, key: string, value: string | null): string => {
  const items = itemsIn(text).filter((item) => keyOf(item) !== key);
  const named = items.some(isRuleSet) || value === null ? items : [ruleSetIn(text), ...items];
  return [...named, ...(value === null ? [] : [`${key}=${value}`])].join(", ");
};

/** Whether a rules text sets one of the keys. */
export const setsRule = (text: string, keys: readonly string[]): boolean =>
  keys.some((key) => ruleIn(text, key) !== null);
