import { type Result, type Round, UNPAIRED } from "../engine/index";
import { isBlank } from "./cell";
import { USUAL_SCALE } from "./decide/scale";
import { type FormProblem, halvesIn, isNumber, type Line, lineIn, type ResultRow } from "./form-line";
import { resolver } from "./resolve";
import type { Token } from "./token";
import { FAMILIES, type Family, tokenOf } from "./tokens/index";
import { signedResults } from "./tokens/results";
import type { Cells, ReadingSettings } from "./types";

const RESULTS: ReadonlyMap<number, Result> = USUAL_SCALE.results;

const lostOr = (zero: ReadingSettings["zero"]): Round =>
  zero === "unplayed" ? UNPAIRED : { kind: "game", opponent: 0, result: "loss", color: null };

const game = (result: Result): Round => ({ kind: "game", opponent: 0, result, color: null });

/** What a running score rises by at each step, in halves; a problem where it falls or jumps. */
const stepsOf = (line: Line): readonly number[] | FormProblem => {
  let before = 0;
  const steps: number[] = [];
  for (const { cell, at } of line) {
    const halves = halvesIn(cell);
    if (halves === null) return { problem: "no-score", at, text: cell.text };
    if (halves < before) return { problem: "running-falls", at, text: cell.text };
    if (halves > before + 2) return { problem: "running-jumps", at, text: cell.text };
    steps.push(halves - before);
    before = halves;
  }
  return steps;
};

const roundsOf = (steps: readonly number[], zero: ReadingSettings["zero"]): ResultRow => ({
  rounds: steps.map((step) => {
    const result = RESULTS.get(step);
    return step === 0 || result === undefined ? lostOr(zero) : game(result);
  }),
  unclear: zero === undefined && steps.includes(0),
});

/** All numbers: results if none is above 1, else running scores. */
const readNumbers = (line: Line, { zero }: ReadingSettings): ResultRow | FormProblem => {
  const running = line.some(({ cell }) => (cell.value ?? 0) > 1);
  if (running) {
    const steps = stepsOf(line);
    return "problem" in steps ? steps : roundsOf(steps, zero);
  }
  const wrong = line.find(({ cell }) => halvesIn(cell) === null);
  if (wrong !== undefined) return { problem: "no-result", at: wrong.at, text: wrong.cell.text };
  return roundsOf(
    line.map(({ cell }) => halvesIn(cell) ?? 0),
    zero,
  );
};

/** A result is worth 1 at most; a larger number is a rating, a number or a total. */
const isOutside = (token: Token): boolean =>
  token.kind === "unread" || (token.kind === "points" && token.opponent === null && token.halves > 2);

const isEmpty = ({ kind }: Token): boolean => kind === "blank" || kind === "zero";

interface Trial {
  readonly family: Family;
  readonly read: number;
  readonly games: number;
}

const isGame = ({ kind }: Token): boolean => kind === "game" || kind === "points";

const tryOn = (line: Line, family: Family): Trial => {
  const tokens = line.map(({ cell }) => tokenOf(cell, family)).filter((token) => !isOutside(token));
  return {
    family,
    read: tokens.filter((token) => !isEmpty(token)).length,
    games: tokens.filter(isGame).length,
  };
};

/** The notation that reads most of the row, and of several the one with most games. */
const familyOf = (line: Line): Family | null => {
  const [best] = [...FAMILIES, signedResults]
    .map((family) => tryOn(line, family))
    .sort((a, b) => b.read - a.read || b.games - a.games);
  return best === undefined || best.read === 0 ? null : best.family;
};

/** The cell of the name: a word, after nothing but numbers. */
const nameAt = (line: Line, outside: readonly boolean[]): number => {
  const first = line.findIndex(({ cell }) => !isNumber(cell));
  return outside[first] === true ? first : -1;
};

/** The cells between what identifies the player and his total. */
const resultsIn = (line: Line, family: Family): Line => {
  const outside = line.map(({ cell }) => isOutside(tokenOf(cell, family)));
  let from = nameAt(line, outside) + 1;
  while (outside[from] === true) from++;
  let to = line.length;
  while (to > from && outside[to - 1] === true) to--;
  return line.slice(from, hasTotal(line.slice(from, to), family) ? to - 1 : to);
};

/** A number at the end of a row of letters is the total. */
const hasTotal = (line: Line, family: Family): boolean => {
  const last = line.at(-1);
  if (last === undefined || line.length < 2 || last.cell.kind === "blank" || !isNumber(last.cell))
    return false;
  const others = line.slice(0, -1).filter(({ cell }) => !isBlank(cell));
  return (
    others.length > 0 && others.every(({ cell }) => !isNumber(cell) && !isOutside(tokenOf(cell, family)))
  );
};

const readTokens = (line: Line, family: Family, { zero }: ReadingSettings): ResultRow | FormProblem => {
  const results = resultsIn(line, family);
  const wrong = results.find(({ cell }) => isOutside(tokenOf(cell, family)));
  if (wrong !== undefined) return { problem: "no-result", at: wrong.at, text: wrong.cell.text };
  const named = results.some(({ cell }) => {
    const token = tokenOf(cell, family);
    return "opponent" in token && token.opponent !== null;
  });
  const read = resolver({
    ...{ white: { by: "letter", letter: "w" }, codes: "us", pairedZero: "draw", results: RESULTS },
    zero: zero ?? (named ? "unplayed" : "loss"),
  });
  const tokens = results.map(({ cell }) => tokenOf(cell, family));
  return { rounds: tokens.map(read), unclear: zero === undefined && !named && tokens.some(isEmpty) };
};

/**
 * Reads one row of a player's results: tokens, numbers, or running scores; null where the range is no row.
 *
 * What identifies the player before them and totals after them are left out where they can be told apart.
 */
export const readRow = (cells: Cells, settings: ReadingSettings = {}): ResultRow | FormProblem | null => {
  const line = lineIn(cells);
  if (line === null || line.length === 0) return null;
  if (line.every(({ cell }) => isNumber(cell))) return readNumbers(line, settings);
  const family = familyOf(line);
  return family === null ? null : readTokens(line, family, settings);
};
