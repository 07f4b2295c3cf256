import { type HalfPoints, halfPoints } from "../../engine/index";

const WHOLE = /^\d{1,9}$/;

/** A whole number; null where the text is none. */
export const wholeOf = (text: string): number | null => (WHOLE.test(text) ? Number(text) : null);

const POINTS = /^([+-]?)(\d{0,5})(?:[.,]([05])0?)?$/;

/** Points with at most a half, `11.5`; null where the text is none. */
export const pointsIn = (text: string): HalfPoints | null => {
  const [, sign, whole = "", half] = POINTS.exec(text) ?? [];
  if (sign === undefined || (whole === "" && half === undefined)) return null;
  const count = 2 * Number(whole) + (half === "5" ? 1 : 0);
  return halfPoints(sign === "-" && count > 0 ? -count : count);
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const monthOf = (text: string): number => wholeOf(text) ?? MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;

type Parts = readonly [year: string, month: string, day: string];

/** The ways in which programs write a date: what the format asks for, and what is met besides. */
const DATES: readonly (readonly [RegExp, (a: string, b: string, c: string) => Parts])[] = [
  [/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/, (year, month, day) => [year, month, day]],
  [/^(\d{1,2})[/.-] ?(\d{1,2})[/.-] ?(\d{4})$/, (day, month, year) => [year, month, day]],
  [/^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/, (month, day, year) => [year, month, day]],
  [/^(\d{1,2})\.? ([A-Za-z]{3,9})\.? (\d{4})$/, (day, month, year) => [year, month, day]],
];

const isoOf = ([year, month, day]: Parts): string | null => {
  const m = monthOf(month);
  const d = Number(day);
  if (m < 1 || m > 12 || d < 1 || d > 31) return null;
  return `${year}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
};

/** A date as ISO; null where the text is none. Of two numbers the day is the first. */
export const dateOf = (text: string): string | null => {
  for (const [form, parts] of DATES) {
    const [, a, b, c] = form.exec(text) ?? [];
    if (a !== undefined && b !== undefined && c !== undefined) return isoOf(parts(a, b, c));
  }
  return null;
};
