import { type Cell, isBlank } from "../../cell";
import type { RoundColumn } from "../../headings";
import { cellAt, type Sheet } from "../../sheet";
import type { Group } from "./body";

/** What one line of a player holds. */
type Content = "tokens" | "opponents" | "results" | "running" | "colors";

/** The line of each content, counted from the player's first; null where there is none. */
export interface Lines extends Readonly<Record<Content, number | null>> {
  /** The opponents' line says who, another line with which result. */
  readonly derived: boolean;
}

/** One line of tokens is all there is. */
export const ONE_LINE: Lines = {
  ...{ tokens: 0, opponents: null, results: null, running: null, colors: null },
  derived: false,
};

/** `W12`, `12 b`, `12`: the opponent, with the color or without. */
export const PAIRED = /^([WBwb])? *-? *(\d{1,5}) *([WBwb])?$/;

/** A letter of a color alone. */
export const COLOR = /^[WBwb]$/;

const RESULT = /^(?:[WDLXFHBUZwdlxfhbuz]|½|[+=-])$/;
const LOST_OR_DRAWN = /^[DLdl½=-]$/;
const BLACK_OR_BARE = /[Bb]|^\d+$/;

/** Players that show what a line holds. */
const SAMPLE = 60;

/** The share of cells that make a line what it is. */
const MOST = 0.8;
const MANY = 0.6;

type Rows = readonly (readonly Cell[])[];

const shareOf = (cells: readonly Cell[], is: (cell: Cell) => boolean): number =>
  cells.filter(is).length / cells.length;

/** No scoring gives more for a game. */
const MOST_POINTS = 3;

/** Cells of a row that are no step of a running total: points never fall, and rise by what a game gives. */
const missteps = (row: readonly Cell[]): number => {
  let before = 0;
  return row.filter(({ kind, value }) => {
    if (kind === "blank" || (value === 0 && kind === "number")) return false;
    const isStep =
      value !== null && value >= before && value <= before + MOST_POINTS && Number.isInteger(value * 2);
    if (isStep) before = value;
    return !isStep;
  }).length;
};

/** Running totals of nearly all rows, or of nearly all cells where some are higher than any result. */
const isRunning = (rows: Rows, cells: readonly Cell[]): boolean => {
  const each = rows.map(missteps);
  const wrong = each.reduce((sum, count) => sum + count, 0);
  const high = cells.some(({ value }) => value !== null && value > 1);
  return (
    each.filter((count) => count === 0).length > MOST * rows.length ||
    (high && wrong < (1 - MOST) * cells.length)
  );
};

/** Results in figures or letters, below or above the opponents. */
const FIGURE = /^(?:[01½]|1\/2|0?[.,]5|[WDLXFHBUZwdlxfhbuz]|[+=-])$/;

/** What a line holds, by its cells; null if they are blank. */
const contentOf = (rows: Rows): Content | null => {
  const cells = rows.flat().filter((cell) => !isBlank(cell));
  if (cells.length === 0) return null;
  const numeric = shareOf(cells, ({ value }) => value !== null && value >= 0) > MOST;
  if (numeric && isRunning(rows, cells)) return "running";
  if (cells.every(({ text, value }) => FIGURE.test(text) && value !== null && value <= 1)) return "tokens";
  const some = (pattern: RegExp): boolean => cells.some(({ text }) => pattern.test(text));
  if (shareOf(cells, ({ text }) => PAIRED.test(text)) > MANY && some(BLACK_OR_BARE)) return "opponents";
  if (shareOf(cells, ({ text }) => COLOR.test(text)) > MOST) return "colors";
  return shareOf(cells, ({ text }) => RESULT.test(text)) > MOST && some(LOST_OR_DRAWN) ? "results" : "tokens";
};

const rowsOfLine = (
  sheet: Sheet,
  groups: readonly Group[],
  rounds: readonly RoundColumn[],
  line: number,
): Rows =>
  groups.slice(0, SAMPLE).flatMap((group) => {
    const row = group[line];
    return row === undefined ? [] : [rounds.map(({ column }) => cellAt(sheet, row, column))];
  });

const POINTS_OF: ReadonlyMap<string, number> = new Map(
  Object.entries({ 2: "1 w", 1: "½ 1/2 .5 0.5 0,5 d =", 0: "0 l" }).flatMap(([halves, texts]) =>
    texts.split(" ").map((text) => [text, Number(halves)] as const),
  ),
);

const opponentIn = ({ text, value }: Cell): number => {
  if (value === 0) return 0;
  return Number(PAIRED.exec(text)?.[2] ?? 0);
};

/** A cell that names an opponent who names the player back in the same round. */
interface Mutual {
  readonly i: number;
  readonly j: number;
  readonly r: number;
}

const mutualIn = (rows: Rows, numbers: readonly number[]): readonly Mutual[] | null => {
  const rowOf = new Map(numbers.map((number, i) => [number, i]));
  const named = rows.flatMap((row, i) =>
    row.flatMap((cell, r) => (opponentIn(cell) === 0 ? [] : [{ i, r, j: rowOf.get(opponentIn(cell)) ?? i }])),
  );
  const back = named.filter(({ i, j, r }) => {
    const cell = rows[j]?.[r];
    return j !== i && cell !== undefined && opponentIn(cell) === numbers[i];
  });
  return named.length > 0 && back.length >= MOST * named.length ? back : null;
};

/** Results that go together in nearly all games; running totals do not. */
const areResults = (rows: Rows, games: readonly Mutual[]): boolean => {
  const cells = rows.flat().filter(({ kind }) => kind !== "blank");
  if (cells.length === 0 || shareOf(cells, ({ text }) => FIGURE.test(text)) <= MOST) return false;
  const sums = games.flatMap(({ i, j, r }) => {
    const [mine, theirs] = [i, j].map((row) => POINTS_OF.get((rows[row]?.[r]?.text ?? "").toLowerCase()));
    return mine === undefined || theirs === undefined ? [] : [mine + theirs];
  });
  return sums.length > 0 && sums.filter((sum) => sum === 2).length >= MOST * sums.length;
};

/** A line of opponents who name each other back, and results alone in another. */
const inFigures = (
  lines: readonly Rows[],
  numbers: readonly number[],
): readonly (Content | null)[] | null => {
  for (const [line, rows] of lines.entries()) {
    const games = mutualIn(rows, numbers);
    const results =
      games === null ? -1 : lines.findIndex((other, at) => at !== line && areResults(other, games));
    if (results >= 0)
      return lines.map((other, at) => {
        if (at === line) return "opponents";
        return at === results ? "results" : contentOf(other) === "colors" ? "colors" : null;
      });
  }
  return null;
};

/**
 * Works out what each line of the players holds; a chart of one line a player has tokens.
 *
 * @param numbers those of the players, by which others may name them
 */
export const linesOf = (
  sheet: Sheet,
  groups: readonly Group[],
  rounds: readonly RoundColumn[],
  numbers: readonly number[],
): Lines => {
  const most = groups.reduce((lines, { length }) => Math.max(lines, length), 1);
  if (most === 1) return ONE_LINE;
  const lines = Array.from({ length: most }, (_, line) => rowsOfLine(sheet, groups, rounds, line));
  const contents = inFigures(lines, numbers) ?? lines.map(contentOf);
  const find = (content: Content): number | null => {
    const line = contents.indexOf(content);
    return line < 0 ? null : line;
  };
  const found = {
    ...{ tokens: find("tokens"), opponents: find("opponents"), results: find("results") },
    ...{ running: find("running"), colors: find("colors") },
  };
  const derived = found.opponents !== null && (found.running !== null || found.results !== null);
  return { ...found, derived };
};
