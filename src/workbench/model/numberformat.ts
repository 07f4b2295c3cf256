import { format as print, isValidFormat } from "numfmt";
import { GENERAL } from "./format";
import { type CellValue, isErrorValue } from "./value";

/** As an English (United States) Excel shows values. */
const OPTIONS = { locale: "en-US", throws: false } as const;

/**
 * A value in a number format; undefined where the format is none.
 *
 * @see https://support.microsoft.com/office/number-format-codes-5026bbd6-04bc-48cd-bf33-80f18b4eae68
 */
export const formattedText = (value: string | number | boolean, numberFormat: string): string | undefined =>
  isValidFormat(numberFormat) ? print(numberFormat, value, OPTIONS) : undefined;

/** The text that a cell shows: what is no number is not formatted, and a broken format counts as General. */
export const shownText = (value: CellValue, numberFormat: string): string => {
  if (value === null) return "";
  if (isErrorValue(value)) return value.error;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "string" && !numberFormat.includes("@")) return value;
  return formattedText(value, numberFormat) ?? formattedText(value, GENERAL) ?? String(value);
};
