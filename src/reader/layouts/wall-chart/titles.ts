import { isBlank } from "../../cell";
import { rowText } from "../../headings";
import type { Sheet } from "../../sheet";

/** What the rows above a table say. */
export interface Titles {
  readonly event: string;
  readonly section: string;
  readonly startDate: string | null;
  /** Rounds of the event, where a line says so. */
  readonly rounds: number | null;
  readonly eventRow: number | null;
  readonly sectionRow: number | null;
}

interface Line {
  readonly row: number;
  readonly text: string;
}

/** Lines that programs put above every table. */
const NOISE =
  /^(?:from the tournament-database|last update|(?:final |starting )?rank(?:ing)? ?(?:list|crosstable)|crosstable|standings? after|wall ?chart|https?:|cross ?table$|standings$|final standings$|group |fortschrittstabelle|kreuztabelle|stand nach|game ?file|sep=)/i;

const SECTION =
  /^(?:.{0,40}\b)?(?:section|group|division|class|swisssys standings|standings)(?: ?#?\d{1,2})? *[:-] *(.{1,60})$/i;
const QUAD = /^(?:quad|section|group|division|class|pool) *[#-]? *[\p{L}\p{N}]{1,12}$/iu;

const ROUNDS =
  /\bround \d{1,2} of (\d{1,2})\b|\b(\d{1,2})[ -]rounds?\b(?! ?robin)|\brounds? *: *(\d{1,2})\b/i;
const AFTER = /\bafter\b/i;

const ISO = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/;
const DOTTED = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/;
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/;
const MONTH_FIRST = /\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?: ?- ?\d{1,2})?,? (\d{4})\b/i;
const DAY_FIRST = /\b(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]{3,9})\.? (\d{4})\b/i;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const monthOf = (word: string | undefined): number =>
  MONTHS.indexOf((word ?? "").slice(0, 3).toLowerCase()) + 1;

const iso = (year: string | undefined, month: number, day: number): string | null =>
  year === undefined || month < 1 || month > 12 || day < 1 || day > 31
    ? null
    : `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

/** The first date in a line; with slashes the month comes first, unless it cannot be one. */
const dateIn = (text: string): string | null => {
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear !== undefined) return iso(isoYear, Number(isoMonth), Number(isoDay));
  const [, day, month, year] = DOTTED.exec(text) ?? [];
  if (year !== undefined) return iso(year, Number(month), Number(day));
  const [, first, second, slashed] = SLASHED.exec(text) ?? [];
  if (slashed !== undefined)
    return Number(first) > 12
      ? iso(slashed, Number(second), Number(first))
      : iso(slashed, Number(first), Number(second));
  const [, word, wordDay, wordYear] = MONTH_FIRST.exec(text) ?? [];
  if (wordYear !== undefined) return iso(wordYear, monthOf(word), Number(wordDay));
  const [, spokenDay, spokenMonth, spokenYear] = DAY_FIRST.exec(text) ?? [];
  return iso(spokenYear, monthOf(spokenMonth), Number(spokenDay));
};

const roundsIn = (text: string): number | null => {
  const [, of, counted, stated] = ROUNDS.exec(text) ?? [];
  const rounds = of ?? (AFTER.test(text) ? undefined : (counted ?? stated));
  return rounds === undefined ? null : Number(rounds);
};

const isNoise = (text: string): boolean => NOISE.test(text);

const UPDATED = /last update|printed|report created|generated/i;

/** Non-blank rows of a span, read as lines; far above the table nothing is a title. */
const linesIn = (sheet: Sheet, firstRow: number, lastRow: number): readonly Line[] => {
  const from = Math.max(firstRow, lastRow - 30);
  return Array.from({ length: Math.max(0, lastRow - from + 1) }, (_, at) => from + at).flatMap((row) =>
    (sheet.rows[row] ?? []).every(isBlank) ? [] : [{ row, text: rowText(sheet, row) }],
  );
};

const sectionIn = ({ text }: Line): string | null =>
  SECTION.exec(text)?.[1]?.trim() ?? (QUAD.test(text) ? text : null);

/** Reads the rows between the table before and this one: event, section, date, rounds. */
export const titlesOf = (sheet: Sheet, firstRow: number, lastRow: number, isFirst: boolean): Titles => {
  const lines = linesIn(sheet, firstRow, lastRow);
  const telling = lines.filter(({ text }) => SECTION.test(text) || !isNoise(text));
  const sectionLine = [...telling].reverse().find((line) => sectionIn(line) !== null);
  const plain = telling.filter((line) => line !== sectionLine);
  const event = isFirst ? plain[0] : undefined;
  const other = isFirst ? plain[1] : plain.at(-1);
  const section = sectionLine ?? other;
  const dates = lines.filter(({ text }) => !UPDATED.test(text)).flatMap(({ text }) => dateIn(text) ?? []);
  return {
    event: event?.text ?? "",
    section: section === undefined ? "" : (sectionIn(section) ?? section.text),
    startDate: dates[0] ?? null,
    rounds: lines.flatMap(({ text }) => roundsIn(text) ?? [])[0] ?? null,
    eventRow: event?.row ?? null,
    sectionRow: section?.row ?? null,
  };
};
