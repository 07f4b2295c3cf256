import { halfPoints, NO_POINTS } from "../engine/index";
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

const PROBLEMS: Readonly<Record<FormProblem["problem"], (cell: string, text: string) => string>> = {
  "no-score": (cell, text) => `${cell} holds ${text}, which is no score: scores are whole or half points`,
  "no-result": (cell, text) => `${cell} holds ${text}, which is no result`,
  "running-falls": (cell, text) =>
    `${cell}: a running score never falls, and here it falls to ${text || "blank"}`,
  "running-jumps": (cell, text) =>
    `${cell}: a running score never rises by more than 1, and here it rises to ${text}`,
  "total-unclear": (cell, text) =>
    `${cell}: ${text} may be a running score or the total of the results before it; give the results only`,
};

/** What is wrong with a list or a row, in words. */
export const formProblemText = ({ problem, at, text }: FormProblem, where: Where): string =>
  PROBLEMS[problem](where(at), text);
