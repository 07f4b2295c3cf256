import { columnsOf, cut, type TextColumn } from "./columns";
import type { Line } from "./lines";
import { piece, type Pieces } from "../pieces";
import { headingsIn, isHeadingLine } from "./stretches";

/** A line that only separates: nothing, or dashes from side to side. */
const SEPARATOR = /^[\s\-=_+*.|~]*$/;
const BEGINS_WITH_NUMBER = /^\s*\d/;

export const isSeparator = ({ text }: Line): boolean => SEPARATOR.test(text);

/** A heading line, the rows under it, and the lines that follow before the next heading. */
export interface Block {
  readonly heading: Line | null;
  readonly body: readonly Line[];
  readonly rest: readonly Line[];
}

/** Where the rows of a table end: at a separator after which no row begins with a number. */
const endOf = (lines: readonly Line[]): number => {
  let begun = false;
  for (const [at, line] of lines.entries()) {
    if (!isSeparator(line)) begun = true;
    else if (begun) {
      const next = lines.slice(at).find((each) => !isSeparator(each));
      if (next === undefined || !BEGINS_WITH_NUMBER.test(next.text)) return at;
    }
  }
  return lines.length;
};

const blockOf = (lines: readonly Line[]): Block => {
  const [heading] = lines;
  if (heading === undefined || !isHeadingLine(heading.text)) return { heading: null, body: [], rest: lines };
  const end = 1 + endOf(lines.slice(1));
  return { heading, body: lines.slice(1, end), rest: lines.slice(end) };
};

/** The text in blocks, each from one heading line to before the next. */
export const blocksOf = (lines: readonly Line[]): readonly Block[] => {
  const starts = lines.flatMap(({ text }, at) => (isHeadingLine(text) ? [at] : []));
  const cuts = [...new Set([0, ...starts])];
  return cuts.map((start, at) => blockOf(lines.slice(start, cuts[at + 1])));
};

/** A line as one cell. */
export const whole = (line: Line): Pieces[number] => (isSeparator(line) ? [] : [piece(line.text, line.at)]);

const headingRow = (line: Line, columns: readonly TextColumn[]): Pieces[number] =>
  columns.map(({ heading }) =>
    heading === null ? undefined : piece(line.text.slice(heading.start, heading.end), line.at),
  );

const BLANKS = /\s+/;

const wordsIn = ({ text }: Line): readonly string[] => text.trim().split(BLANKS);

/** Rows that have as many words as the heading need not be aligned. */
const splitEvenly = (heading: Line, rows: readonly Line[]): Pieces | undefined => {
  const headings = headingsIn(heading.text).map(({ start, end }) => heading.text.slice(start, end));
  if (headings.length < 3 || rows.some((row) => wordsIn(row).length !== headings.length)) return undefined;
  const pieces = (words: readonly string[], { at }: Line) => words.map((word) => piece(word, at));
  return [pieces(headings, heading), ...rows.map((row) => pieces(wordsIn(row), row))];
};

/** A block whose columns are told by blanks as rows of pieces; undefined where no columns are seen. */
export const splitByColumns = ({ heading, body, rest }: Block): Pieces | undefined => {
  if (heading === null) return undefined;
  const rows = body.filter((line) => !isSeparator(line));
  const even = splitEvenly(heading, rows);
  if (even !== undefined) return [...even, ...rest.map(whole)];
  const columns = columnsOf(
    heading.text,
    rows.map(({ text }) => text),
  );
  const headed = columns.filter((column) => column.heading !== null).length;
  if (rows.length < 2 || headed < 3 || headed < columns.length / 2) return undefined;
  return [
    headingRow(heading, columns),
    ...rows.map((line) => cut(line.text, columns).map((value) => piece(value, line.at))),
    ...rest.map(whole),
  ];
};
