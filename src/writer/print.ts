import type { CellValue } from "./block";

/** Digits, decimals, and what stands around them. */
const DECIMALS = /^(\(?)0(?:\.(0+))?(?:"([^"]*)")?(\)?)$/;

/** A cell as a sheet shows it under one of our number formats; `decimal`: the sign before decimals. */
export const printed = (value: CellValue, numberFormat: string, decimal = "."): string => {
  const match = typeof value === "number" ? DECIMALS.exec(numberFormat) : null;
  if (typeof value !== "number" || match === null) return String(value);
  const [, open = "", zeros = "", suffix = "", close = ""] = match;
  return open + value.toFixed(zeros.length).replace(".", decimal) + suffix + close;
};

const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/g;

/** The room that a text takes, in characters of the default font; East Asian ones take two. */
export const textWidth = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
