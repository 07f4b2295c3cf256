const MONTH = "([a-z]{3,9})\\.?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const DASH = " ?- ?";
const YEAR = "(\\d{4})";

const pattern = (text: string): RegExp => new RegExp(`\\b${text}\\b`, "i");

interface Parts {
  readonly year: string | undefined;
  readonly month: string | undefined;
  readonly day: string | undefined;
}

/** One way to write a date or the days of an event; of several days the first counts. */
interface Notation {
  readonly pattern: RegExp;
  readonly parts: (match: readonly (string | undefined)[]) => Parts;
}

/** With slashes the month comes first, unless it cannot be one. */
const slashed = ([, first, second, year]: readonly (string | undefined)[]): Parts =>
  Number(first) > 12 ? { year, month: second, day: first } : { year, month: first, day: second };

const NOTATIONS: readonly Notation[] = [
  {
    pattern: /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/,
    parts: ([, year, month, day]) => ({ year, month, day }),
  },
  {
    pattern: /\b(\d{1,2})\.(\d{1,2})?\.? ?- ?\d{1,2}\.(\d{1,2})\.(\d{4})\b/,
    parts: ([, day, month, until, year]) => ({ year, month: month ?? until, day }),
  },
  {
    pattern: /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/,
    parts: ([, day, month, year]) => ({ year, month, day }),
  },
  { pattern: /\b(\d{1,2})\/(\d{1,2}) ?- ?\d{1,2}\/\d{1,2}\/(\d{4})\b/, parts: slashed },
  { pattern: /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/, parts: slashed },
  {
    pattern: pattern(`${MONTH} ${DAY}(?:${DASH}(?:[a-z]{3,9}\\.? )?\\d{1,2}(?:st|nd|rd|th)?)?,? ${YEAR}`),
    parts: ([, month, day, year]) => ({ year, month, day }),
  },
  {
    pattern: pattern(`${DAY}\\.? ${MONTH}${DASH}\\d{1,2}\\.? [a-z]{3,9}\\.? ${YEAR}`),
    parts: ([, day, month, year]) => ({ year, month, day }),
  },
  {
    pattern: pattern(`${DAY}(?:\\.?${DASH}\\d{1,2}(?:st|nd|rd|th)?)?\\.? ${MONTH} ${YEAR}`),
    parts: ([, day, month, year]) => ({ year, month, day }),
  },
];

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const LETTERS = /^[a-z]/i;

const monthOf = (word: string): number =>
  LETTERS.test(word) ? MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1 : Number(word);

const iso = ({ year, month = "", day = "" }: Parts): string | null => {
  const [m, d] = [monthOf(month), Number(day)];
  return year === undefined || m < 1 || m > 12 || d < 1 || d > 31
    ? null
    : `${year}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
};

/** Longer lines are no headings. */
const LONGEST = 200;

/** The first date that a line of a heading states, as an ISO date; null if it states none. */
export const dateIn = (line: string): string | null => {
  if (line.length > LONGEST) return null;
  const text = line.replaceAll(/[\u2010-\u2015]/g, "-");
  for (const notation of NOTATIONS) {
    const match = notation.pattern.exec(text);
    const date = match === null ? null : iso(notation.parts(match));
    if (date !== null) return date;
  }
  return null;
};
