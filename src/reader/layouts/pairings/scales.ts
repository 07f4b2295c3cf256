import { type Cell, cellOf, isBlank } from "../../cell";
import { cellAt, type Sheet, sheetFrom } from "../../sheet";
import { scoresIn } from "../teams/pairing-scores";
import type { PairingHead } from "./columns";
import type { Pairing } from "./rounds";

/** Half-points of both sides. */
export type Points = readonly [white: number, black: number];

/** The points of a game by 3-1-0, in halves, and what they are by 1-½-0. */
const FOOTBALL: ReadonlyMap<string, Points> = new Map([
  ["6 0", [2, 0]],
  ["2 2", [1, 1]],
  ["0 6", [0, 2]],
]);

const WIN = 6;
/** So many games must share out such points: the rest are slips, or not finished. */
const MOSTLY = 0.7;

const usual = ([white, black]: Points): Points | undefined => FOOTBALL.get(`${white} ${black}`);

const isOpen = ([white, black]: Points): boolean => white + black === 0;

/** Whether points of games are those by 3-1-0. */
export const areFootball = (all: readonly Points[]): boolean => {
  const told = all.filter((points) => !isOpen(points));
  const fitting = told.filter((points) => usual(points) !== undefined);
  return told.some((points) => points.includes(WIN)) && fitting.length >= MOSTLY * told.length;
};

const halvesIn = (cell: Cell): number => (isBlank(cell) ? 0 : (cell.value ?? NaN) * 2);

/** The points that a row has in one column, or in one each side; null: it has none. */
const pointsAt = (sheet: Sheet, row: number, { result, white, black }: PairingHead): Points | null => {
  if (white.result !== null && black.result !== null) {
    const cells = [white.result, black.result].map((column) => cellAt(sheet, row, column));
    const [a = NaN, b = NaN] = cells.map(halvesIn);
    return cells.every(({ kind }) => kind === "blank") || Number.isNaN(a + b) ? null : [a, b];
  }
  return result === null ? null : scoresIn(cellAt(sheet, row, result).text);
};

const WORDS: Readonly<Record<number, string>> = { 2: "1", 1: "½", 0: "0" };

/** The cells of a row by 1-½-0. */
const rewrittenAt = ({ result, white, black }: PairingHead, [a, b]: Points): readonly [number, Cell][] => {
  const [first, second] = [WORDS[a] ?? "", WORDS[b] ?? ""];
  return white.result !== null && black.result !== null
    ? [
        [white.result, cellOf(first)],
        [black.result, cellOf(second)],
      ]
    : [[result ?? -1, cellOf(`${first}-${second}`)]];
};

/** The sheet with the points of games by 3-1-0 as those by 1-½-0, what is neither as no result; null: they are not. */
export const withUsualPoints = (sheet: Sheet, pairings: readonly Pairing[]): Sheet | null => {
  const told = pairings.flatMap(({ row, head }) => {
    const points = pointsAt(sheet, row, head);
    return points === null ? [] : [{ row, head, points }];
  });
  if (!areFootball(told.map(({ points }) => points))) return null;
  const cells = new Map<number, Map<number, Cell>>();
  for (const { row, head, points } of told) {
    if (isOpen(points)) continue;
    const fitting = usual(points);
    const own = fitting === undefined ? strayAt(sheet, row, head) : rewrittenAt(head, fitting);
    cells.set(row, new Map([...(cells.get(row) ?? []), ...own]));
  }
  return withCells(sheet, cells);
};

/** A result by the usual points, which is none by 3-1-0, is not to be read as one. */
const strayAt = (
  sheet: Sheet,
  row: number,
  { result, white, black }: PairingHead,
): readonly [number, Cell][] =>
  [result, white.result, black.result].flatMap((column) =>
    column === null ? [] : [[column, cellOf(`(${cellAt(sheet, row, column).text})`)] as const],
  );

/** The sheet with other cells, by row and column. */
export const withCells = (sheet: Sheet, cells: ReadonlyMap<number, ReadonlyMap<number, Cell>>): Sheet => {
  if (cells.size === 0) return sheet;
  const rows = sheet.rows.map((row, at) => {
    const own = cells.get(at);
    return own === undefined ? row : row.map((cell, column) => own.get(column) ?? cell);
  });
  return sheetFrom(rows, sheet.origin);
};
