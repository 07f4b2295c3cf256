import { type CellValue, errorValue, isErrorValue, plainValue } from "../model";
import type { Builtins } from "./builtins";
import {
  compare,
  fail,
  flat,
  type Given,
  type Grid,
  gridOf,
  kindOrder,
  toCondition,
  toNumber,
  toWhole,
  transposed,
  trimmed,
  type Value,
} from "./values";

interface Key {
  readonly values: readonly CellValue[];
  readonly order: number;
}

const direction = (order: CellValue): number => {
  const sign = toNumber(order);
  return sign === 1 || sign === -1 ? sign : fail("#VALUE!");
};

/** Blanks come last whichever way is sorted; errors after everything else. */
const inOrder = (a: CellValue, b: CellValue, order: number): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  if (isErrorValue(a) || isErrorValue(b)) return order * (kindOrder(a) - kindOrder(b));
  return order * compare(a, b);
};

const sortedRows = (grid: Grid, keys: readonly Key[]): Grid =>
  grid
    .map((row, place) => ({ row, place }))
    .sort((a, b) => {
      for (const { values, order } of keys) {
        const way = inOrder(values[a.place] ?? null, values[b.place] ?? null, order);
        if (way !== 0) return way;
      }
      return a.place - b.place;
    })
    .map(({ row }) => row);

/** @see https://support.microsoft.com/office/sort-function-22f63bd0-ccc8-492f-953d-c20e8e44b86c */
const sort = (range: Given, index: Given, order: Given, byColumn: Given): Value => {
  const across = byColumn !== undefined && toCondition(byColumn);
  const grid = across ? transposed(gridOf(range)) : gridOf(range);
  const orders = order === undefined ? [1] : flat(order);
  const keys = (index === undefined ? [1] : flat(index)).map((at, i): Key => {
    const place = toWhole(at);
    if (place < 1 || place > (grid[0]?.length ?? 0)) fail("#VALUE!");
    return {
      values: grid.map((row) => row[place - 1] ?? null),
      order: direction(orders[i] ?? orders[0] ?? 1),
    };
  });
  const rows = sortedRows(grid, keys);
  return trimmed(across ? transposed(rows) : rows);
};

/** @see https://support.microsoft.com/office/sortby-function-cd2d7a62-1b93-435c-b561-d6a35134f28f */
const sortBy = (range: Given, ...given: readonly Given[]): Value => {
  const grid = gridOf(range);
  const keys: Key[] = [];
  for (let i = 0; i < given.length; i += 2)
    keys.push({ values: flat(given[i]), order: direction(flat(given[i + 1] ?? 1)[0] ?? 1) });
  const length = keys[0]?.values.length;
  if (length === undefined || keys.some(({ values }) => values.length !== length)) return fail("#VALUE!");
  const across = length !== grid.length && length === grid[0]?.length;
  if (!across && length !== grid.length) return fail("#VALUE!");
  return trimmed(across ? transposed(sortedRows(transposed(grid), keys)) : sortedRows(grid, keys));
};

/** @see https://support.microsoft.com/office/filter-function-f4f7cb66-82eb-4767-8f7c-4877ad80c759 */
const filter = (range: Given, include: Given, empty: Given): Value => {
  const grid = gridOf(range);
  const keep = flat(include).map(toCondition);
  const across = keep.length !== grid.length && keep.length === grid[0]?.length;
  if (!across && keep.length !== grid.length) return fail("#VALUE!");
  const rows = (across ? transposed(grid) : grid).filter((_, place) => keep[place] === true);
  if (rows.length === 0) return empty ?? errorValue("#CALC!");
  return trimmed(across ? transposed(rows) : rows);
};

const keyOf = (row: readonly CellValue[]): string =>
  JSON.stringify(row.map((value) => [typeof value, plainValue(value)])).toLowerCase();

/** @see https://support.microsoft.com/office/unique-function-c5ab87fd-30a3-4ce9-9d1a-40204fb85e1e */
const unique = (range: Given, byColumn: Given, once: Given): Value => {
  const across = byColumn !== undefined && toCondition(byColumn);
  const grid = across ? transposed(gridOf(range)) : gridOf(range);
  const counts = new Map<string, number>();
  for (const row of grid) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  const seen = new Set<string>();
  const single = once !== undefined && toCondition(once);
  const rows = grid.filter((row) => {
    const key = keyOf(row);
    if (single ? counts.get(key) !== 1 : seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return trimmed(across ? transposed(rows) : rows);
};

const sequence = (rows: Given, columns: Given, start: Given, step: Given): Value => {
  const [height, width] = [toWhole(rows ?? 1), toWhole(columns ?? 1)];
  if (height < 1 || width < 1) return fail("#CALC!");
  const [first, by] = [toNumber(start ?? 1), toNumber(step ?? 1)];
  return trimmed(
    Array.from({ length: height }, (_, i) =>
      Array.from({ length: width }, (_, j) => first + (i * width + j) * by),
    ),
  );
};

const part = (length: number, count: Given, take: boolean): readonly [number, number] => {
  if (count === undefined) return [0, length];
  const own = toWhole(count);
  if (take) return own < 0 ? [Math.max(0, length + own), length] : [0, own];
  return own < 0 ? [0, Math.max(0, length + own)] : [own, length];
};

const cut = (range: Given, rows: Given, columns: Given, take: boolean): Value => {
  const grid = gridOf(range);
  const width = part(grid[0]?.length ?? 0, columns, take);
  return trimmed(grid.slice(...part(grid.length, rows, take)).map((row) => row.slice(...width)));
};

const stacked = (given: readonly Given[]): Grid => {
  const grids = given.map(gridOf);
  const width = Math.max(...grids.map(([first]) => first?.length ?? 0));
  return grids.flatMap((grid) =>
    grid.map((row) => [...row, ...Array.from({ length: width - row.length }, () => errorValue("#N/A"))]),
  );
};

const across = (given: readonly Given[]): Grid =>
  transposed(stacked(given.map((value) => transposed(gridOf(value)))));

/** Functions that give arrays, and those that ask for the shape of one. */
export const ARRAYS: Builtins = {
  SORT: sort,
  SORTBY: sortBy,
  FILTER: filter,
  UNIQUE: unique,
  SEQUENCE: sequence,
  TRANSPOSE: (range) => trimmed(transposed(gridOf(range))),
  TAKE: (range, rows, columns) => cut(range, rows, columns, true),
  DROP: (range, rows, columns) => cut(range, rows, columns, false),
  VSTACK: (...given) => trimmed(stacked(given)),
  HSTACK: (...given) => trimmed(across(given)),
  ROWS: (range) => gridOf(range).length,
  COLUMNS: (range) => gridOf(range)[0]?.length ?? 0,
};
