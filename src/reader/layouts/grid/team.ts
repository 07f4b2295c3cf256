import { cellAt, type Sheet } from "../../sheet";
import type { Square } from "./square";
import { gridCellOf } from "./marks";

/** Two teams share as many points as there are boards: three boards are the fewest. */
const FEWEST_HALVES = 6;

/** The share of the matches that must add up to the same number. */
const ENOUGH = 0.8;

const halvesAt = (sheet: Sheet, row: number | undefined, column: number | undefined): number | null => {
  const { readings } = gridCellOf(cellAt(sheet, row ?? -1, column ?? -1));
  const single = readings.find((marks) => marks.length === 1 && marks[0]?.halves !== null);
  return single?.[0]?.halves ?? null;
};

/** What the two sides of each match add up to; matches not played are left out. */
const sumsIn = (sheet: Sheet, { rows, columns }: Square): readonly number[] =>
  rows.flatMap((row, i) =>
    columns.slice(i + 1).flatMap((column, k) => {
      const mine = halvesAt(sheet, row, column);
      const theirs = halvesAt(sheet, rows[i + 1 + k], columns[i]);
      return mine === null || theirs === null ? [] : [mine + theirs];
    }),
  );

/** Whether the cells are board points: the two sides of each match always add up to the number of boards. */
export const isTeamGrid = (sheet: Sheet, square: Square): boolean => {
  const sums = sumsIn(sheet, square);
  const boards = Math.max(0, ...sums);
  return (
    sums.length > 1 &&
    boards >= FEWEST_HALVES &&
    sums.filter((sum) => sum === boards).length >= ENOUGH * sums.length
  );
};
