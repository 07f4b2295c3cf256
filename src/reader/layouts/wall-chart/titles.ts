import { BLANK, isBlank } from "../../cell";
import { rowText } from "../../headings";
import { dateIn } from "./dates";
import type { Sheet } from "../../sheet";
import { hasPairings } from "./timetable";
import { isLineOfDates, isLineOfTable } from "./title-words";

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
  /** The same without numbers, dates and errors, which are somebody's formulas beside a title. */
  readonly title: string;
}

/** Lines that programs put above every table. */
const NOISE =
  /^(?:.{0,60}chess-results\.com|from the tournament-database|last update|classement (?:apr|final)|rangliste |endstand|letzte aktualisierung|zuletzt aktualisiert|clasificaci|[uú]ltima actuali|(?:final |starting )?rank(?:ing)? ?(?:list|crosstable)|crosstable|standings? after|wall ?chart|https?:|cross ?table$|standings$|final standings$|group |fortschrittstabelle|kreuztabelle|stand nach|game ?file|sep=)/i;

const SECTION =
  /^(?:.{0,40}\b)?(?:section|group|division|class|swisssys standings|standings)(?: ?#?\d{1,2})? *[:-] *(.{1,60})$/i;
const QUAD = /^(?:quad|section|group|division|class|pool) *[#-]? *[\p{L}\p{N}]{1,12}$/iu;

const ROUNDS =
  /\bround \d{1,2} of (\d{1,2})\b|\b(\d{1,2})[ -]rounds?\b(?! ?robin)|\brounds? *: *(\d{1,2})\b/i;
const AFTER = /\bafter\b/i;

const roundsIn = (text: string): number | null => {
  const [, of, counted, stated] = ROUNDS.exec(text) ?? [];
  const rounds = of ?? (AFTER.test(text) ? undefined : (counted ?? stated));
  return rounds === undefined ? null : Number(rounds);
};

const isNoise = (text: string): boolean => NOISE.test(text);

/** A line that names no event and no section where another line does: days, or which table of the event it is. */
const isWeak = (text: string): boolean => isLineOfDates(text) || isLineOfTable(text);

const UPDATED = /last update|printed|report created|generated/i;

const lineOf = (sheet: Sheet, row: number): Line => {
  const text = rowText(sheet, row);
  const words = (sheet.rows[row] ?? []).map((cell) => (cell.kind === "text" ? cell : BLANK));
  return { row, text, title: rowText({ ...sheet, rows: [words] }, 0) || text };
};

/** Non-blank rows of a span, read as lines; far above the table nothing is a title. */
const linesIn = (sheet: Sheet, firstRow: number, lastRow: number): readonly Line[] => {
  const from = Math.max(firstRow, lastRow - 30);
  return Array.from({ length: Math.max(0, lastRow - from + 1) }, (_, at) => from + at).flatMap((row) =>
    (sheet.rows[row] ?? []).every(isBlank) || hasPairings(sheet.rows[row] ?? []) ? [] : [lineOf(sheet, row)],
  );
};

/** `Open section - 5 rounds, G/90`: what stands behind is how it is played, not what it is called. */
const HOW = /^(?:\d{1,2}[ -]rounds?\b|g ?\/? ?\d)/i;
const BEFORE = /^(.{1,40}?) +(?:section|group|division|class)\b/i;

const sectionIn = ({ text }: Line): string | null => {
  const behind = SECTION.exec(text)?.[1]?.trim();
  if (behind !== undefined) return HOW.test(behind) ? (BEFORE.exec(text)?.[1] ?? null) : behind;
  return QUAD.test(text) ? text : null;
};

/** Whether a row is a title by itself: one text, as a section has right above its heading. */
export const isTitleRow = (sheet: Sheet, row: number): boolean => {
  const filled = (sheet.rows[row] ?? []).filter((cell) => !isBlank(cell));
  return filled.length === 1 && !isNoise(rowText(sheet, row));
};

/** Whether a row is a title that tells only the day or the round of the table below it. */
export const isWeakTitleRow = (sheet: Sheet, row: number): boolean =>
  isTitleRow(sheet, row) && isWeak(rowText(sheet, row));

/** Which of the tables of a sheet the titles stand over. */
export interface Standing {
  readonly isFirst: boolean;
  /** Every table has a title of its own right above it. */
  readonly allTitled: boolean;
  /** These titles are only days or rounds. */
  readonly areWeak: boolean;
}

/** Reads the rows between the table before and this one: event, section, date, rounds. */
export const titlesOf = (
  sheet: Sheet,
  firstRow: number,
  lastRow: number,
  { isFirst, allTitled, areWeak }: Standing,
): Titles => {
  const lines = linesIn(sheet, firstRow, lastRow);
  const titled = lines.filter(({ text }) => SECTION.test(text) || !isNoise(text));
  const strong = titled.filter(({ text }) => !isWeak(text));
  const telling = strong.length === 0 || areWeak ? titled : strong;
  const sectionLine = [...telling].reverse().find((line) => sectionIn(line) !== null);
  const plain = telling.filter((line) => line !== sectionLine);
  const hasEvent = isFirst && !(allTitled && telling.length === 1);
  const event = hasEvent ? plain[0] : undefined;
  const other = hasEvent ? plain[1] : plain.at(-1);
  const section = sectionLine ?? other;
  const dates = lines.filter(({ text }) => !UPDATED.test(text)).flatMap(({ text }) => dateIn(text) ?? []);
  return {
    event: event?.title ?? "",
    section: section === undefined ? "" : (sectionIn(section) ?? section.title),
    startDate: dates[0] ?? null,
    rounds: lines.flatMap(({ text }) => roundsIn(text) ?? [])[0] ?? null,
    eventRow: event?.row ?? null,
    sectionRow: section?.row ?? null,
  };
};
