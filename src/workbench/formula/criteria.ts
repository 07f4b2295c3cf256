import { type CellValue, isErrorValue } from "../model";
import { compare, kindOrder, toText } from "./values";

export type Test = (value: CellValue) => boolean;

const COMPARISON = /^(?<operator><>|<=|>=|=|<|>)?(?<rest>[\s\S]*)$/;

const ORDERS: Readonly<Record<string, (order: number) => boolean>> = {
  "<": (order) => order < 0,
  ">": (order) => order > 0,
  "<=": (order) => order <= 0,
  ">=": (order) => order >= 0,
};

/** A text with `*` and `?` as a regular expression's source; a tilde takes their meaning away. */
export const wildcardSource = (text: string): string =>
  text.replaceAll(/~([*?~])|[.*+?^${}()|[\]\\]/g, (sign, escaped: string | undefined) => {
    if (escaped !== undefined) return `\\${escaped}`;
    if (sign === "*") return "[\\s\\S]*";
    return sign === "?" ? "[\\s\\S]" : `\\${sign}`;
  });

/** Whether a text matches, wildcards and all; case does not count. */
export const wildcard = (text: string): Test => {
  const pattern = new RegExp(`^${wildcardSource(text)}$`, "i");
  return (value) => typeof value === "string" && pattern.test(value);
};

const isBlank: Test = (value) => value === null || value === "";

const ofValue = (rest: string): CellValue => {
  if (/^(?:true|false)$/i.test(rest)) return rest.toLowerCase() === "true";
  return rest.trim() !== "" && Number.isFinite(Number(rest)) ? Number(rest) : rest;
};

const equalTo = (wanted: CellValue): Test => {
  if (wanted === "") return isBlank;
  if (typeof wanted === "string") return wildcard(wanted);
  return (value) =>
    value === wanted || (typeof value === "string" && value !== "" && ofValue(value) === wanted);
};

const ordered =
  (holds: (order: number) => boolean, wanted: CellValue): Test =>
  (value) =>
    value !== null &&
    !isErrorValue(value) &&
    kindOrder(value) === kindOrder(wanted) &&
    holds(compare(value, wanted));

/** A blank criterion counts zeros; an error counts that error. */
const plainTest = (criterion: CellValue): Test | undefined => {
  if (criterion === null) return (value) => value === 0;
  if (isErrorValue(criterion)) return (value) => isErrorValue(value) && value.error === criterion.error;
  return typeof criterion === "string" ? undefined : equalTo(criterion);
};

/**
 * The test that COUNTIF and its like make of a criterion such as `">=2"`, `"*ova"` or 3.
 *
 * @see https://support.microsoft.com/office/countif-function-e0de10c6-f885-4e71-abb4-1f464816df34
 */
export const criterion = (given: CellValue): Test => {
  const plain = plainTest(given);
  if (plain) return plain;
  const { operator = "", rest = "" } = COMPARISON.exec(toText(given))?.groups ?? {};
  const wanted = ofValue(rest);
  const holds = ORDERS[operator];
  if (holds) return ordered(holds, wanted);
  if (operator !== "<>") return operator === "=" && rest === "" ? (value) => value === null : equalTo(wanted);
  const same = rest === "" ? (value: CellValue) => value === null : equalTo(wanted);
  return (value) => !same(value);
};
