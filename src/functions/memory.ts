import type { Range } from "./arguments";
import { type Cell, cellOf } from "./cells";

/** The cells of a range in our own hands: a copy that nobody changes. */
export type OwnCells = readonly (readonly Cell[])[];

const sameRow = (own: readonly Cell[], row: readonly unknown[]): boolean => {
  if (own.length !== row.length) return false;
  for (let c = 0; c < own.length; c++) {
    const value = row[c];
    if (value !== own[c] && cellOf(value) !== own[c]) return false;
  }
  return true;
};

const sameCells = (own: OwnCells, range: Range): boolean =>
  own.length === range.length && own.every((row, r) => sameRow(row, range[r] ?? []));

/** How much is remembered: so many ranges, with so many cells in all; the last one whatever its size. */
export interface Room {
  readonly ranges: number;
  readonly cells: number;
}

const countOf = (range: Range): number => range.reduce((sum, { length }) => sum + length, 0);

/**
 * Remembers what was made of the last few ranges.
 *
 * Excel passes a fresh array with each call, so ranges are compared cell by cell, all of them: two ranges
 * are the same only if no cell differs.
 */
export const rememberRanges = <Value>(make: (cells: OwnCells) => Value, room: Room) => {
  interface Remembered {
    readonly cells: OwnCells;
    readonly count: number;
    readonly value: Value;
  }
  let recent: readonly Remembered[] = [];
  const add = (range: Range): Remembered => {
    const cells = range.map((row) => row.map(cellOf));
    return { cells, count: countOf(cells), value: make(cells) };
  };
  const fitting = (all: readonly Remembered[]): readonly Remembered[] => {
    let left = room.cells;
    return all.slice(0, room.ranges).filter(({ count }, at) => (left -= count) >= 0 || at === 0);
  };
  return (range: Range): Value => {
    const found = recent.find(({ cells }) => sameCells(cells, range)) ?? add(range);
    if (found !== recent[0]) recent = fitting([found, ...recent.filter((other) => other !== found)]);
    return found.value;
  };
};

/** Remembers what was made of the last few inputs; two of them are the same if their keys are. */
export const remember = <Input, Value>(
  keyOf: (input: Input) => string,
  make: (input: Input) => Value,
  most: number,
) => {
  const known = new Map<string, { readonly value: Value }>();
  return (input: Input): Value => {
    const key = keyOf(input);
    const found = known.get(key) ?? { value: make(input) };
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found.value;
  };
};
