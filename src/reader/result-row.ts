import { isBlank } from "./cell";
import { type FormProblem, isNumber, type Line, lineIn, type ResultRow } from "./form-line";
import { resolver } from "./resolve";
import { readNumbers, readNumbersAfterName, RESULTS } from "./result-numbers";
import type { Token } from "./token";
import { FAMILIES, type Family, tokenOf } from "./tokens/index";
import { signedResults } from "./tokens/results";
import type { Cells, ReadingSettings } from "./types";

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
  const bare = to === line.length && hasTotal(line.slice(from), family);
  return line.slice(from, bare ? to - 1 : to);
};

/** The points of results that name no opponents; null where a token is anything else. */
const sumOf = (tokens: readonly Token[]): number | null =>
  tokens.reduce<number | null>(
    (sum, token) =>
      sum === null || token.kind !== "game" || token.opponent !== null ? null : sum + POINTS[token.result],
    0,
  );

const POINTS = { win: 1, draw: 0.5, loss: 0 } as const;

/** A number at the end of a row of letters is the total, where no larger one after it is. */
const hasTotal = (line: Line, family: Family): boolean => {
  const last = line.at(-1);
  if (last === undefined || line.length < 2 || last.cell.kind === "blank" || !isNumber(last.cell))
    return false;
  const others = line.slice(0, -1).filter(({ cell }) => !isBlank(cell));
  const tokens = others.map(({ cell }) => tokenOf(cell, family));
  const letters = others.every(({ cell }) => !isNumber(cell)) && !tokens.some(isOutside);
  return others.length > 0 && letters && [null, last.cell.value].includes(sumOf(tokens));
};

const readTokens = (line: Line, family: Family, { zero }: ReadingSettings): ResultRow | FormProblem => {
  const results = resultsIn(line, family);
  const wrong = results.length === 0 ? line[0] : results.find(({ cell }) => isOutside(tokenOf(cell, family)));
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

const isName = ({ cell }: Line[number]): boolean =>
  cell.kind === "text" && [...FAMILIES, signedResults].every((family) => isOutside(tokenOf(cell, family)));

/** The numbers that follow the last word of a row, if no word of it is a result; else null. */
const numbersAfterName = (line: Line): Line | null => {
  const words = line.filter(({ cell }) => !isNumber(cell));
  const last = words.at(-1);
  if (last === undefined || !words.every(isName)) return null;
  const numbers = line.slice(line.indexOf(last) + 1);
  return numbers.every(({ cell }) => isBlank(cell)) ? null : numbers;
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
  const numbers = numbersAfterName(line);
  if (numbers !== null) return readNumbersAfterName(numbers, settings);
  const family = familyOf(line);
  return family === null ? null : readTokens(line, family, settings);
};
