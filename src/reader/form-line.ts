import type { HalfPoints, Round } from "../engine/index";
import type { Cell } from "./cell";
import { isReadable, placeOf, type Sheet, sheetOf } from "./sheet";
import type { At, Cells } from "./types";

/** Why a list of scores or a row of results cannot be read. */
export interface FormProblem {
  readonly problem: "no-score" | "no-result" | "running-falls" | "running-jumps" | "total-unclear";
  readonly at: At;
  readonly text: string;
}

/** Opponents' scores, one a round; a blank is 0. */
export interface ScoreList {
  readonly scores: readonly HalfPoints[];
}

/** One player's results. */
export interface ResultRow {
  readonly rounds: readonly Round[];
  /** A 0 or a blank, which may be a loss or a round not played: Kashdan has to ask. */
  readonly unclear: boolean;
}

/** The cells of one row or one column, with where they stand; null where the range is neither. */
const lineOf = (sheet: Sheet): readonly { readonly cell: Cell; readonly at: At }[] | null => {
  const { rows, width } = sheet;
  if (rows.length === 1)
    return (rows[0] ?? []).map((cell, column) => ({ cell, at: placeOf(sheet, 0, column) }));
  if (width !== 1) return null;
  return rows.flatMap(([cell], row) => (cell === undefined ? [] : [{ cell, at: placeOf(sheet, row, 0) }]));
};

/** The cells of one row or one column. */
export type Line = NonNullable<ReturnType<typeof lineOf>>;

/** A number, or nothing. */
export const isNumber = ({ kind, value }: Cell): boolean => kind === "blank" || value !== null;

/** The half-points in a cell; null if it holds no score. */
export const halvesIn = ({ value }: Cell): number | null => {
  const halves = (value ?? 0) * 2;
  return Number.isSafeInteger(halves) && halves >= 0 ? halves : null;
};

/** The one row or column that a range is; null where it is a table. */
export const lineIn = (cells: Cells): Line | null => (isReadable(cells) ? lineOf(sheetOf(cells)) : null);
