import type { At } from "./types";
import { inRangeText } from "./problem-texts";

/** Names a cell in a sentence. */
export type Where = (at: At) => string;

const LETTERS = 26;

/** The letters of a column, from 0. */
const columnName = (column: number): string => {
  const rest = Math.floor(column / LETTERS);
  const letter = String.fromCharCode(65 + (column % LETTERS));
  return rest === 0 ? letter : columnName(rest - 1) + letter;
};

/** The address of a cell on the sheet, `G7`, for a range that begins at A1. */
export const a1: Where = ({ row, column }) => `${columnName(column)}${row + 1}`;

/** Addresses for a range whose first cell is `from`. */
export const addressesFrom =
  (from: At): Where =>
  ({ row, column }) =>
    a1({ row: row + from.row, column: column + from.column });

/** A cell as a function sees it, which never knows addresses: `row 7, column 4 of the range`. */
export const inRange: Where = ({ row, column }) => inRangeText(row + 1, column + 1);
