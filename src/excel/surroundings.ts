import type { Moment } from "../writer/input";

/** The moment of a date by the local clock. */
export const momentOf = (date: Date): Moment => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
  hour: date.getHours(),
  minute: date.getMinutes(),
});

/** Countries that print on Letter; the others use A4. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(
  "US CA MX PR PH CL CO VE GT CR PA SV NI HN DO".split(" "),
);

/** The usual paper where a language tag such as `en-US` is spoken. */
export const paperFor = (language: string): "Letter" | "A4" => {
  const country = language.split("-").at(-1) ?? "";
  return LETTER_COUNTRIES.has(country.toUpperCase()) ? "Letter" : "A4";
};

/** The sign before decimals where a language tag such as `de-DE` is spoken; a point where nobody knows. */
export const decimalSignFor = (language: string): "." | "," => {
  try {
    const parts = new Intl.NumberFormat(language).formatToParts(0.5);
    return parts.find(({ type }) => type === "decimal")?.value === "," ? "," : ".";
  } catch {
    return ".";
  }
};

const RULES_KEY = "tiebreaks.rules";

/** The rules text for new workbooks, which this computer keeps; empty where it keeps nothing. */
export const rulesForNewWorkbooks = (): string => {
  try {
    return localStorage.getItem(RULES_KEY) ?? "";
  } catch {
    return "";
  }
};

export const keepRulesForNewWorkbooks = (rules: string): void => {
  try {
    localStorage.setItem(RULES_KEY, rules);
  } catch {
    // A private window keeps nothing; the workbook's own settings are not affected.
  }
};
