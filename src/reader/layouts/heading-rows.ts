import { once } from "../../engine/index";
import { type Cell, isBlank } from "../cell";
import type { Sheet } from "../sheet";

/** Rows at the top may be headings whatever stands above them. */
const TOP = 12;
/** A title row has one cell, or a few that belong together. */
const TITLE_CELLS = 2;

const isTitle = (cells: readonly Cell[]): boolean => {
  let filled = 0;
  for (const cell of cells) {
    if (!isBlank(cell)) filled++;
    if (filled > TITLE_CELLS) return false;
  }
  return true;
};

/** Rows that may be headings: those at the top of the sheet, and those below a blank row or a title. */
export const headingRows = once((sheet: Sheet): readonly number[] =>
  sheet.rows.flatMap((_, row) => (row < TOP || isTitle(sheet.rows[row - 1] ?? []) ? [row] : [])),
);
