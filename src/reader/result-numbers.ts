import { type Result, type Round, UNPAIRED } from "../engine/index";
import { USUAL_SCALE } from "./decide/scale";
import { type FormProblem, halvesIn, type Line, type ResultRow } from "./form-line";
import type { ReadingSettings } from "./types";

type Zero = ReadingSettings["zero"];

/** The result that a number of half-points is. */
export const RESULTS: ReadonlyMap<number, Result> = USUAL_SCALE.results;

const WIN = 2;

const game = (result: Result): Round => ({ kind: "game", opponent: 0, result, color: null });

const roundsOf = (steps: readonly number[], zero: Zero): ResultRow => ({
  rounds: steps.map((step) => {
    const result = RESULTS.get(step);
    if (step !== 0 && result !== undefined) return game(result);
    return zero === "unplayed" ? UNPAIRED : game("loss");
  }),
  unclear: zero === undefined && steps.includes(0),
});

/** What a running score rises by at each step, in halves; a problem where it falls or jumps. */
const stepsOf = (line: Line): readonly number[] | FormProblem => {
  let before = 0;
  const steps: number[] = [];
  for (const { cell, at } of line) {
    const halves = halvesIn(cell);
    if (halves === null) return { problem: "no-score", at, text: cell.text };
    if (halves < before) return { problem: "running-falls", at, text: cell.text };
    if (halves > before + WIN) return { problem: "running-jumps", at, text: cell.text };
    steps.push(halves - before);
    before = halves;
  }
  return steps;
};

const isAboveWin = ({ cell }: Line[number]): boolean => (cell.value ?? 0) * 2 > WIN;

const readRunning = (line: Line, zero: Zero): ResultRow | FormProblem => {
  const steps = stepsOf(line);
  return "problem" in steps ? steps : roundsOf(steps, zero);
};

const readResults = (line: Line, zero: Zero): ResultRow | FormProblem => {
  const wrong = line.find(({ cell }) => halvesIn(cell) === null);
  if (wrong !== undefined) return { problem: "no-result", at: wrong.at, text: wrong.cell.text };
  return roundsOf(
    line.map(({ cell }) => halvesIn(cell) ?? 0),
    zero,
  );
};

/** All numbers: results if none is above 1, else running scores. */
export const readNumbers = (line: Line, { zero }: ReadingSettings): ResultRow | FormProblem =>
  line.some(isAboveWin) ? readRunning(line, zero) : readResults(line, zero);

/** No score is as high. */
const LEAST_RATING = 100;

/** The results before the first number above a win, if that is their sum. */
const beforeTotal = (line: Line): Line | null => {
  const at = line.findIndex(isAboveWin);
  const results = line.slice(0, Math.max(0, at));
  const sum = results.reduce((total, { cell }) => total + (cell.value ?? 0), 0);
  return at > 0 && sum === line[at]?.cell.value ? results : null;
};

/**
 * The numbers after a name: results or running scores, a rating before them and totals after them left out.
 *
 * Rising numbers of which the last is the sum of the others may be either: that is a problem, not a guess.
 */
export const readNumbersAfterName = (numbers: Line, settings: ReadingSettings): ResultRow | FormProblem => {
  const from = numbers.findIndex(({ cell }) => (cell.value ?? 0) < LEAST_RATING);
  const line = from < 0 ? numbers : numbers.slice(from);
  const results = beforeTotal(line);
  if (results === null) return readNumbers(line, settings);
  if ("problem" in readRunning(line, settings.zero)) return readResults(results, settings.zero);
  const total = line[results.length];
  if (results.length === 1 || total === undefined) return readNumbers(line, settings);
  return { problem: "total-unclear", at: total.at, text: total.cell.text };
};
