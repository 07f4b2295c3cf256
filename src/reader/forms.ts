import { halfPoints, NO_POINTS } from "../engine/index";
import { FORM_PROBLEM_TEXTS } from "./problem-texts";
import { type FormProblem, halvesIn, isNumber, lineIn, type ScoreList } from "./form-line";
import type { Cells } from "./types";
import type { Where } from "./where";

export type { FormProblem, ResultRow, ScoreList } from "./form-line";
export { readRow } from "./result-row";

/** Reads one row or one column of numbers and blanks as opponents' scores; null where the range is no list. */
export const readList = (cells: Cells): ScoreList | FormProblem | null => {
  const line = lineIn(cells);
  if (line === null || line.length === 0 || !line.every(({ cell }) => isNumber(cell))) return null;
  const wrong = line.find(({ cell }) => halvesIn(cell) === null);
  if (wrong !== undefined) return { problem: "no-score", at: wrong.at, text: wrong.cell.text };
  return { scores: line.map(({ cell }) => halfPoints(halvesIn(cell) ?? NO_POINTS)) };
};

/** What is wrong with a list or a row, in words. */
export const formProblemText = ({ problem, at, text }: FormProblem, where: Where): string =>
  FORM_PROBLEM_TEXTS[problem](where(at), text);
