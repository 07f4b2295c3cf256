import { type Cell, isBlank } from "../../cell";
import type { TokenRows } from "../../survey";
import type { Token } from "../../token";

/** Fewer players prove nothing. */
const FEWEST = 3;

const halvesOf = ({ value }: Cell): number => (value ?? -1) * 2;

/** What each round of a row gave; null where its cells are no points that add up. */
const gainsOf = (row: readonly Cell[]): readonly (number | null)[] | null => {
  let before = 0;
  const gains = row.map((cell) => {
    if (isBlank(cell) && cell.value === null) return null;
    const gain = halvesOf(cell) - before;
    before += gain;
    return gain;
  });
  return gains.every((gain) => gain === null || gain === 0 || gain === 1 || gain === 2) ? gains : null;
};

const tokenOf = (gain: number | null, cell: Cell): Token =>
  gain === null
    ? { kind: "blank", text: "" }
    : cell.value === 0
      ? { kind: "zero", text: cell.text }
      : { kind: "points", text: cell.text, opponent: null, color: null, halves: gain };

/** One and a half, or more: no result. */
const isSum = ({ value }: Cell): boolean => value !== null && value > 1;

/**
 * The results of a chart that has running totals alone; null if it has anything else.
 *
 * Nobody has more than a point after a round: a list of opponents, or of points by another scale, has somebody with 2.
 */
export const runningTokens = (cells: readonly (readonly Cell[])[]): TokenRows | null => {
  if (cells.length < FEWEST || !cells.some((row) => row.some(isSum))) return null;
  const gains = cells.map(gainsOf);
  return gains.some((row) => row === null)
    ? null
    : cells.map((row, i) => row.map((cell, r) => tokenOf(gains[i]?.[r] ?? null, cell)));
};
