/** Months by their first three letters, in the languages of headings. */
const MONTHS = new Set(
  (
    "jan feb mar apr may jun jul aug sep oct nov dec mär mrz mai okt dez ene abr ago dic " +
    "fév fev avr jui aoû aou déc gen mag giu lug set ott"
  ).split(" "),
);

const MONTH = String.raw`(\p{L}{3})\p{L}{0,7}\.?`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|\.)?`;
const YEAR = String.raw`(?:[ ,/.'-]+(?:\d{4}|\d{2}))?`;
const WEEKDAY = String.raw`(?:\p{L}{2,10}\.?,? +)?`;

/** `Jan 3`, `Sat, Sept. 5th, 2026`; `3-Jan`, `3. Januar 26`. */
const NAMED = [
  new RegExp(`^${WEEKDAY}${MONTH}[ -]*${DAY}${YEAR}$`, "iu"),
  new RegExp(`^${WEEKDAY}${DAY}[ -]*${MONTH}${YEAR}$`, "iu"),
];

/** `9/5`, `9/5/26`, `5.9.`, `5.9.2026`, `2026-09-05`. */
const IN_FIGURES = [
  /^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])(?:\/(?:\d{2}|\d{4}))?$/,
  /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:\d{2}|\d{4})?$/,
  /^\d{4}-\d{2}-\d{2}$/,
];

const WEEKDAYS =
  "mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|" +
  "(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|" +
  "lun(?:es)?|martes|miércoles|miercoles|jue(?:ves)?|vie(?:rnes)?|sáb(?:ado)?|sab(?:ado)?|dom(?:ingo)?";

/** `Mon`, `Saturday`, `Sat. PM`: the day of a round. */
const DAY_OF_WEEK = new RegExp(
  `^(?:${WEEKDAYS})\\.?(?: +(?:am|pm|a\\.m\\.|p\\.m\\.|morning|noon|afternoon|evening|eve|night))?$`,
  "iu",
);

/** Days as sheets count them, of the years from 1982 to 2064. */
const isSerial = (text: string): boolean =>
  /^\d{5}$/.test(text) && Number(text) > 30_000 && Number(text) < 60_000;

/** Whether a heading is a date: that of the round whose results stand below it. */
export const isDate = (text: string): boolean =>
  isSerial(text) ||
  DAY_OF_WEEK.test(text) ||
  IN_FIGURES.some((pattern) => pattern.test(text)) ||
  NAMED.some((pattern) => MONTHS.has((pattern.exec(text)?.[1] ?? "").toLowerCase()));
