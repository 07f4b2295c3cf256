/**
 * The error values that a cell can show.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.errorcellvaluetype
 */
export const ERROR_TEXTS = [
  "#NULL!",
  "#DIV/0!",
  "#VALUE!",
  "#REF!",
  "#NAME?",
  "#NUM!",
  "#N/A",
  "#GETTING_DATA",
  "#SPILL!",
  "#CALC!",
  "#BUSY!",
] as const;

export type ErrorText = (typeof ERROR_TEXTS)[number];

/** An error in a cell; the message is what a custom function said and Excel shows on hover. */
export interface ErrorValue {
  readonly error: ErrorText;
  readonly message?: string;
}

/** What a cell holds: null is a blank cell, a text may be empty (the result of a formula), a date is its serial number. */
export type CellValue = null | number | string | boolean | ErrorValue;

export const isErrorText = (text: string): text is ErrorText =>
  (ERROR_TEXTS as readonly string[]).includes(text);

export const isErrorValue = (value: CellValue): value is ErrorValue =>
  typeof value === "object" && value !== null;

/** An error value; a message only where there is one. */
export const errorValue = (error: ErrorText, message?: string): ErrorValue =>
  message === undefined ? { error } : { error, message };

/** As the Excel JavaScript API gives it in `Range.values`: "" for a blank cell, the text of an error. */
export const plainValue = (value: CellValue): string | number | boolean =>
  value === null ? "" : isErrorValue(value) ? value.error : value;

/**
 * The members of Excel.RangeValueType that occur here.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.rangevaluetype
 */
export type ValueType = "Empty" | "Double" | "String" | "Boolean" | "Error";

const TYPES: Readonly<Record<string, ValueType>> = { number: "Double", string: "String", boolean: "Boolean" };

export const valueType = (value: CellValue): ValueType =>
  value === null ? "Empty" : (TYPES[typeof value] ?? "Error");
