import { isBlank } from "../cell";
import { areClosed, type Numbered } from "../closed";
import { headingKey } from "../heading-words";
import type { Head } from "../headings";
import type { Page } from "../layout";
import { cellAt, type Sheet, sheetFrom } from "../sheet";
import { wholeOf } from "../values";
import type { Rewritten } from "./rewritten";
import { playedRows } from "./wall-chart/played";
import { isRemark } from "./wall-chart/remarks";

/** Two players make a section where something parts it from the next; with nothing between, three do. */
const FEWEST = 2;
const FEWEST_TOGETHER = 3;

/** The players of a heading, by a column of numbers; empty where there is none. */
export const numbersIn = (sheet: Sheet, { columns, row: head }: Head, end: number): readonly Numbered[] => {
  const column = columns.get("pairing") ?? columns.get("rank") ?? columns.get("place");
  if (column === undefined) return [];
  return Array.from({ length: end - head - 1 }, (_, at) => head + 1 + at).flatMap((row) => {
    const number = wholeOf(cellAt(sheet, row, column));
    return number === null ? [] : [{ row, number }];
  });
};

/** The players from each number 1 to before the next. */
const runsOf = (numbers: readonly Numbered[]): readonly (readonly Numbered[])[] => {
  const runs: Numbered[][] = [];
  for (const each of numbers) {
    const run = runs.at(-1);
    if (run === undefined || each.number === 1) runs.push([each]);
    else run.push(each);
  }
  return runs;
};

const isCounted = (run: readonly Numbered[]): boolean => run.every(({ number }, at) => number === at + 1);

const isGap = (sheet: Sheet, row: number): boolean =>
  (sheet.rows[row] ?? []).filter((cell) => !isBlank(cell)).length <= 1;

/** Whether a section that nobody has played in yet is one: its rounds are blank, and its names those of no others. */
const mayBegin = (sheet: Sheet, head: Head, run: readonly Numbered[], names: ReadonlySet<string>): boolean =>
  run.every(({ row }) => {
    const name = nameIn(sheet, head, row);
    return (
      head.rounds.every(({ column }) => isBlank(cellAt(sheet, row, column))) &&
      !isRemark(name) &&
      !names.has(headingKey(name))
    );
  });

const nameIn = (sheet: Sheet, { columns }: Head, row: number): string => {
  const column = columns.get("name");
  return column === undefined ? "" : cellAt(sheet, row, column).text;
};

const LETTER = /\p{L}/u;

/** The runs that are sections: lists and notes below them show nothing of a round. */
const withoutLists = (
  sheet: Sheet,
  head: Head,
  runs: readonly (readonly Numbered[])[],
): readonly (readonly Numbered[])[] => {
  const rows = runs.flat().map(({ row }) => row);
  const played = playedRows(sheet, head.rounds, rows);
  if (played.size === 0) return runs;
  const isNamed = (run: readonly Numbered[]) =>
    !head.columns.has("name") || run.some(({ row }) => LETTER.test(nameIn(sheet, head, row)));
  const names = new Set([...played].map((row) => headingKey(nameIn(sheet, head, row))));
  return runs.filter(isNamed).flatMap((run) => {
    const last = run.map(({ row }) => played.has(row)).lastIndexOf(true);
    if (last >= 0) return [run.slice(0, last + 1)];
    return mayBegin(sheet, head, run, names) ? [run] : [];
  });
};

/** Whether the numbers are those of sections, each counted from 1 without a slip. */
const areSections = (sheet: Sheet, runs: readonly (readonly Numbered[])[]): boolean => {
  const together = runs.slice(1).some(([first]) => !isGap(sheet, (first?.row ?? 0) - 1));
  const fewest = together ? FEWEST_TOGETHER : FEWEST;
  return runs.length > 1 && runs.every((run) => run.length >= fewest && isCounted(run));
};

/** The players from each blank row or title to before the next, where somebody played. */
const stretchesOf = (
  sheet: Sheet,
  head: Head,
  numbers: readonly Numbered[],
): readonly (readonly Numbered[])[] => {
  const stretches: Numbered[][] = [];
  for (const each of numbers) {
    const stretch = stretches.at(-1);
    if (stretch === undefined || isGap(sheet, each.row - 1)) stretches.push([each]);
    else stretch.push(each);
  }
  const rows = numbers.map(({ row }) => row);
  const played = playedRows(sheet, head.rounds, rows);
  return stretches.filter((stretch) => stretch.some(({ row }) => played.has(row)));
};

/** Whether stretches are sections whose players are numbered through: they met only each other. */
const areStretches = (sheet: Sheet, head: Head, stretches: readonly (readonly Numbered[])[]): boolean =>
  stretches.length > 1 &&
  stretches.every(({ length }) => length >= FEWEST) &&
  areClosed(sheet, head.rounds, stretches);

/** Where each section of a heading begins; empty where it has only one. */
const startsUnder = (sheet: Sheet, head: Head, end: number): readonly number[] => {
  const numbers = numbersIn(sheet, head, end);
  const runs = withoutLists(sheet, head, runsOf(numbers));
  if (areSections(sheet, runs)) return runs.flatMap(([first]) => first?.row ?? []);
  const stretches = stretchesOf(sheet, head, numbers);
  return areStretches(sheet, head, stretches) ? stretches.flatMap(([first]) => first?.row ?? []) : [];
};

/** The rows of a heading. */
export const rowsOf = ({ firstRow, row }: Head): readonly number[] =>
  Array.from({ length: row - firstRow + 1 }, (_, at) => firstRow + at);

/** Quads or sections that stand below each other under one heading: the heading is repeated over each of them. */
export const underOneHeading = ({ sheet, heads }: Page): readonly Rewritten[] => {
  const repeated = new Map<number, Head>();
  heads.forEach((head, at) => {
    const end = heads[at + 1]?.firstRow ?? sheet.rows.length;
    for (const row of head.rounds.length > 0 ? startsUnder(sheet, head, end) : []) repeated.set(row, head);
  });
  if (repeated.size === 0) return [];
  const moved = new Set([...repeated.values()].flatMap(rowsOf));
  const from = sheet.rows.flatMap((_, row): readonly number[] => {
    const head = repeated.get(row);
    if (head === undefined) return moved.has(row) ? [] : [row];
    return [...rowsOf(head), row];
  });
  const rows = from.map((row) => sheet.rows[row] ?? []);
  return [{ sheet: sheetFrom(rows, ({ row, column }) => sheet.origin({ row: from[row] ?? row, column })) }];
};
