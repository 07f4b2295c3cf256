import { type DateParts, serialOfDate } from "./dates";
import { GENERAL, TEXT } from "./format";
import { type CellValue, errorValue, isErrorText } from "./value";

/** What a cell becomes when something is typed into it; a number format only where the typing chose one. */
export interface Input {
  readonly value: CellValue;
  readonly formula: string;
  readonly numberFormat?: string;
}

type Reading = (parts: Readonly<Record<string, string | undefined>>, year: number) => Input | undefined;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const plain = (value: CellValue): Input => ({ value, formula: "" });

const formula = (text: string): Input => ({ value: null, formula: text });

const number = (text: string, numberFormat: string, scale = 1): Input => ({
  value: Number(text.replaceAll(/[,$]/g, "")) * scale,
  formula: "",
  numberFormat,
});

const dated = (parts: DateParts, numberFormat: string): Input | undefined => {
  const value = serialOfDate(parts);
  return value === undefined ? undefined : { value, formula: "", numberFormat };
};

const fullYear = (text: string): number =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 30 ? 2000 : 1900);

const monthNamed = (text: string): number => MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;

const hours = (text: string, half: string | undefined): number =>
  half === undefined ? Number(text) : (Number(text) % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);

/**
 * The forms that Excel (English, United States) reads as something other than text.
 *
 * @see https://support.microsoft.com/office/stop-automatically-changing-numbers-to-dates-452bd2db-cc96-47d1-81e4-72cec11c4ed8
 */
const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [/^(?<n>[-+]?(?:\d+(?:\.\d*)?|\.\d+))$/, ({ n = "" }) => plain(Number(n))],
  [/^(?<n>[-+]?(?:\d+(?:\.\d*)?|\.\d+)e[-+]?\d+)$/i, ({ n = "" }) => number(n, "0.00E+00")],
  [/^(?<n>[-+]?\d{1,3}(?:,\d{3})+)$/, ({ n = "" }) => number(n, "#,##0")],
  [/^(?<n>[-+]?\d{1,3}(?:,\d{3})+\.\d+)$/, ({ n = "" }) => number(n, "#,##0.00")],
  [/^(?<n>[-+]?\d+)%$/, ({ n = "" }) => number(n, "0%", 0.01)],
  [/^(?<n>[-+]?\d*\.\d+)%$/, ({ n = "" }) => number(n, "0.00%", 0.01)],
  [/^(?<n>-?\$\d+)$/, ({ n = "" }) => number(n, "$#,##0")],
  [/^(?<n>-?\$\d*\.\d+)$/, ({ n = "" }) => number(n, "$#,##0.00")],
  [
    /^(?<whole>\d+) (?<top>\d+)\/(?<bottom>[1-9]\d*)$/,
    ({ whole, top, bottom }) => ({
      value: Number(whole) + Number(top) / Number(bottom),
      formula: "",
      numberFormat: "# ?/?",
    }),
  ],
  [/^(?<b>true|false)$/i, ({ b = "" }) => plain(b.toLowerCase() === "true")],
  [
    /^(?<m>\d{1,2})[-/](?<d>\d{1,2})$/,
    ({ m, d }, year) => dated({ year, month: Number(m), day: Number(d) }, "d-mmm"),
  ],
  [
    /^(?<m>\d{1,2})[-/](?<d>\d{1,2})[-/](?<y>\d{2}|\d{4})$/,
    ({ m, d, y = "" }) => dated({ year: fullYear(y), month: Number(m), day: Number(d) }, "m/d/yyyy"),
  ],
  [
    /^(?<y>\d{4})[-/](?<m>\d{1,2})[-/](?<d>\d{1,2})$/,
    ({ y, m, d }) => dated({ year: Number(y), month: Number(m), day: Number(d) }, "m/d/yyyy"),
  ],
  [
    /^(?<d>\d{1,2})[- ](?<m>[a-z]{3,9})(?:[- ](?<y>\d{2}|\d{4}))?$/i,
    ({ d, m = "", y }, year) =>
      dated(
        { year: y === undefined ? year : fullYear(y), month: monthNamed(m), day: Number(d) },
        y === undefined ? "d-mmm" : "d-mmm-yy",
      ),
  ],
  [
    /^(?<h>\d{1,2}):(?<m>\d{1,2})(?<half> [ap]m?)?$/i,
    ({ h = "", m, half }) =>
      Number(m) < 60
        ? {
            value: (hours(h, half?.trim()) + Number(m) / 60) / 24,
            formula: "",
            numberFormat: half === undefined ? "h:mm" : "h:mm AM/PM",
          }
        : undefined,
  ],
];

const recognized = (text: string, year: number): Input | undefined => {
  for (const [form, read] of READINGS) {
    const groups = form.exec(text)?.groups;
    const input = groups && read(groups, year);
    if (input) return input;
  }
  return isErrorText(text.toUpperCase()) ? plain(errorValue(text.toUpperCase() as "#N/A")) : undefined;
};

/** `+x` and `-x` are formulas to Excel, as is `@x`; a sign with nothing to calculate behind it is text. */
const SIGNED = /^[-+@][^-+@\s=]/;

const typedText = (text: string, year: number): Input => {
  if (text.startsWith("'")) return plain(text.slice(1));
  if (text.startsWith("=") && text.length > 1) return formula(text);
  const known = recognized(text.trim(), year);
  if (known) return known;
  return SIGNED.test(text) ? formula(`=${text}`) : plain(text);
};

/**
 * What a cell becomes when this is typed into it, or written through `values` or `formulas`.
 *
 * In a cell formatted as text everything stays text, formulas too.
 *
 * @see https://support.microsoft.com/office/format-numbers-as-text-583160db-936b-4e52-bdff-6f1863518ba4
 */
export const inputOf = (
  typed: string | number | boolean,
  numberFormat: string,
  year = new Date().getFullYear(),
): Input => {
  if (typed === "") return plain(null);
  if (numberFormat === TEXT) return plain(String(typed).replace(/^'/, ""));
  if (typeof typed !== "string") return plain(typed);
  const { numberFormat: chosen, ...input } = typedText(typed, year);
  return chosen !== undefined && numberFormat === GENERAL ? { ...input, numberFormat: chosen } : input;
};
