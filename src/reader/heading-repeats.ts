import { areClosed, type Numbered } from "./closed";
import type { Head } from "./headings";
import { cellAt, type Sheet } from "./sheet";
import { wholeOf } from "./values";

const NUMBERED = ["pairing", "rank", "place"] as const;

const sameTexts = (a: Head, b: Head): boolean =>
  a.texts.size === b.texts.size && [...a.texts].every(([column, text]) => b.texts.get(column) === text);

/** The numbers between two rows in the column that the heading calls so. */
const numbersBetween = (sheet: Sheet, head: Head, lastRow: number): readonly Numbered[] => {
  const column = NUMBERED.map((role) => head.columns.get(role)).find((found) => found !== undefined);
  if (column === undefined) return [];
  return Array.from({ length: Math.max(0, lastRow - head.row) }, (_, at) => head.row + 1 + at).flatMap(
    (row) => {
      const number = wholeOf(cellAt(sheet, row, column));
      return number === null ? [] : [{ row, number }];
    },
  );
};

/**
 * Whether a heading only repeats the one before, as at the top of a printed page: its players go on with
 * numbers that nobody above has, and some of them met players above.
 */
const isRepeat = (sheet: Sheet, before: Head, head: Head, lastRow: number): boolean => {
  if (!sameTexts(before, head)) return false;
  const above = numbersBetween(sheet, before, head.firstRow - 1);
  const below = numbersBetween(sheet, head, lastRow);
  const known = new Set(above.map(({ number }) => number));
  const goesOn = below.every(({ number }) => number > 1 && !known.has(number));
  return known.size > 0 && below.length > 0 && goesOn && !areClosed(sheet, head.rounds, [above, below]);
};

/** The headings of tables, without those that a table repeats. */
export const withoutRepeats = (sheet: Sheet, heads: readonly Head[]): readonly Head[] => {
  const kept: Head[] = [];
  heads.forEach((head, k) => {
    const before = kept.at(-1);
    const lastRow = (heads[k + 1]?.firstRow ?? sheet.rows.length) - 1;
    if (before === undefined || !isRepeat(sheet, before, head, lastRow)) kept.push(head);
  });
  return kept;
};
