import { type Cell, cellOf } from "../cell";

/** What Excel shows of a date that it made of `1-0`, `1-1` or `1/2`, as text: `Jan-00`, `1-Jan`, `01. Jan`. */
const DAY_FIRST = /^0?(\d{1,2})[.]?[-/. ]\s?(\p{L}{3,4})\.?$/u;
const MONTH_FIRST = /^(\p{L}{3,4})\.?[-/. ]\s?0?(\d{1,2})$/u;
const WHOLE = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/;

const MONTHS = [
  ...["jan ene janv", "feb fév févr", "mar mär mrz mars", "apr abr avr", "may mai mayo", "jun juin"],
  ...["jul juil", "aug ago août", "sep sept", "oct okt", "nov", "dec dez dic déc"],
].map((words) => words.split(" "));

const monthIn = (word: string | undefined): number =>
  MONTHS.findIndex((words) => words.includes((word ?? "").toLowerCase()));

/** Any year that is none of those that Excel reads from one digit. */
const THIS_YEAR = 2026;
const CENTURY = 2000;

const dated = (year: number, month: number, day: number): Cell =>
  cellOf(new Date(Date.UTC(year, month, day)));

/** A text that is a date; null: it is none. */
export const dateIn = (text: string): Cell | null => {
  const [, day, after] = DAY_FIRST.exec(text) ?? [];
  if (monthIn(after) >= 0 && Number(day) > 0) return dated(THIS_YEAR, monthIn(after), Number(day));
  const [, before, digits] = MONTH_FIRST.exec(text) ?? [];
  if (monthIn(before) >= 0)
    return digits === "0"
      ? dated(CENTURY, monthIn(before), 1)
      : dated(THIS_YEAR, monthIn(before), Number(digits));
  const [, first, month, last] = (WHOLE.exec(text) ?? []).map(Number);
  if (first === undefined || month === undefined || last === undefined) return null;
  return first > CENTURY - 1
    ? dated(first, month - 1, last)
    : last > CENTURY - 1
      ? dated(last, first - 1, month)
      : null;
};
