import { type CellValue, formattedText, isErrorValue } from "../model";
import type { Builtins } from "./builtins";
import { wildcardSource } from "./criteria";
import { fail, flat, type Given, isGrid, lift, single, sound, toCondition, toText, toWhole } from "./values";

/** The text of a value in a number format; a format that is no format is #VALUE!. */
const formatted = (value: CellValue, format: CellValue): string => {
  const own = sound(value) ?? 0;
  return formattedText(own, toText(format)) ?? fail("#VALUE!");
};

const texts = (given: readonly Given[]): readonly string[] =>
  given.flatMap((value) => flat(value).map(toText));

/** @see https://support.microsoft.com/office/textjoin-function-357b449a-ec91-49d0-80c3-0e8fc845691c */
const joined = (separator: Given, skip: Given, given: readonly Given[]): string => {
  const parts = texts(given);
  const kept = toCondition(skip ?? true) ? parts.filter((text) => text !== "") : parts;
  return limited(kept.join(toText(separator)));
};

/** The longest text that a cell takes. */
const MAX_TEXT = 32_767;

const limited = (text: string): string => (text.length > MAX_TEXT ? fail("#VALUE!") : text);

/** @see https://support.microsoft.com/office/search-searchb-functions-9ab04538-0e55-4719-a72e-b6f54513b495 */
const search = (wanted: CellValue, within: CellValue, start: CellValue): number => {
  const from = (start === null ? 1 : toWhole(start)) - 1;
  const text = toText(within);
  if (from < 0 || from > text.length) return fail("#VALUE!");
  const place = text.slice(from).search(new RegExp(wildcardSource(toText(wanted)), "i"));
  return place < 0 ? fail("#VALUE!") : place + from + 1;
};

const proper = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

/** The text before or after the n-th mark; a negative n counts from the end. */
const beside = (text: Given, mark: Given, count: Given, side: "before" | "after"): string => {
  const [whole, sign, n] = [toText(text), toText(mark), count === undefined ? 1 : toWhole(count)];
  if (n === 0 || sign === "") return fail("#VALUE!");
  const parts = whole.split(sign);
  if (Math.abs(n) >= parts.length) return fail("#N/A");
  const at = n > 0 ? n : parts.length + n;
  return (side === "before" ? parts.slice(0, at) : parts.slice(at)).join(sign);
};

const inspect = (test: (value: CellValue) => boolean) => (value: Given) =>
  isGrid(value) && flat(value).length > 1
    ? value.map((row) => row.map(test))
    : test(isGrid(value) ? single(value) : (value ?? null));

/** Functions of texts, and those that ask what a value is. */
export const TEXTS: Builtins = {
  TEXT: (value, format) => lift(formatted, value, format),
  TEXTJOIN: (separator, skip, ...given) => joined(separator, skip, given),
  CONCAT: (...given) => limited(texts(given).join("")),
  CONCATENATE: (...given) => lift((...values) => limited(values.map(toText).join("")), ...given),
  SEARCH: (wanted, within, start) => lift(search, wanted, within, start),
  PROPER: (text) => lift((one) => proper(toText(one)), text),
  TEXTBEFORE: (text, mark, count) => beside(text, mark, count, "before"),
  TEXTAFTER: (text, mark, count) => beside(text, mark, count, "after"),
  T: (value) => lift((one) => (typeof one === "string" ? one : isErrorValue(one) ? one : ""), value),
  N: (value) => lift((one) => (typeof one === "number" ? one : Number(one === true)), value),
  NA: () => fail("#N/A"),
  ISBLANK: inspect((value) => value === null),
  ISERROR: inspect(isErrorValue),
  ISERR: inspect((value) => isErrorValue(value) && value.error !== "#N/A"),
  ISNA: inspect((value) => isErrorValue(value) && value.error === "#N/A"),
  ISNUMBER: inspect((value) => typeof value === "number"),
  ISTEXT: inspect((value) => typeof value === "string"),
  ISNONTEXT: inspect((value) => typeof value !== "string"),
  ISLOGICAL: inspect((value) => typeof value === "boolean"),
};
