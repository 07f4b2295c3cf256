import { type CellValue, errorValue, isErrorValue } from "../model";
import type { Builtins } from "./builtins";
import { wildcard } from "./criteria";
import {
  compare,
  fail,
  flat,
  type Given,
  type Grid,
  gridOf,
  kindOrder,
  lift,
  toCondition,
  toNumber,
  toWhole,
  transposed,
  trimmed,
  type Value,
} from "./values";

type Cells = readonly CellValue[];

/** Which value is taken where none is equal. */
type Mode = "exact" | "below" | "above" | "wildcard";

const hasWildcard = (value: CellValue): value is string => typeof value === "string" && /[*?~]/.test(value);

const comparable = (wanted: CellValue, cell: CellValue): boolean =>
  cell !== null && !isErrorValue(cell) && kindOrder(cell) === kindOrder(wanted ?? 0);

const equal = (wanted: CellValue, cells: Cells, wild: boolean): number => {
  const test = wild && hasWildcard(wanted) ? wildcard(wanted) : undefined;
  return cells.findIndex((cell) =>
    test ? test(cell) : comparable(wanted, cell) && compare(cell, wanted) === 0,
  );
};

/** The place of the value next to the wanted one on one side; of equal ones the first or the last. */
const nearest = (wanted: CellValue, cells: Cells, side: -1 | 1, last: boolean): number => {
  let best = -1;
  cells.forEach((cell, place) => {
    if (!comparable(wanted, cell) || compare(cell, wanted) * side < 0) return;
    const order = best < 0 ? -1 : compare(cell, cells[best] ?? null) * side;
    if (order < 0 || (order === 0 && last)) best = place;
  });
  return best;
};

/** The place of a value, counted from 0; -1 where there is none. An error that is looked for is the answer. */
const find = (wanted: CellValue, cells: Cells, mode: Mode, last = false): number => {
  const exact = mode === "exact" || mode === "wildcard";
  if (exact) return equal(wanted, cells, mode === "wildcard");
  return nearest(wanted, cells, mode === "below" ? -1 : 1, last);
};

const found = (place: number): number => (place < 0 ? fail("#N/A") : place);

/** @see https://support.microsoft.com/office/match-function-e8dffd45-c762-47d6-bf89-533f4a37673a */
const match = (wanted: Given, range: Given, type: Given): Value => {
  const kind = type === undefined ? 1 : Math.sign(toNumber(type));
  const mode = ({ 0: "wildcard", 1: "below", [-1]: "above" } as const)[kind] ?? "below";
  const cells = flat(range);
  return lift((one) => found(find(one, cells, mode, kind === 1)) + 1, wanted);
};

const X_MODES: Readonly<Record<string, Mode>> = {
  "0": "exact",
  "-1": "below",
  "1": "above",
  "2": "wildcard",
};

const xPlace = (wanted: CellValue, cells: Cells, mode: Given, direction: Given): number => {
  const own = X_MODES[String(mode === undefined ? 0 : toNumber(mode))] ?? fail("#VALUE!");
  const backwards = direction !== undefined && toNumber(direction) === -1;
  const list = backwards ? [...cells].reverse() : cells;
  const exact = find(wanted, list, own === "wildcard" ? own : "exact");
  const place = exact >= 0 ? exact : find(wanted, list, own);
  return place >= 0 && backwards ? cells.length - 1 - place : place;
};

const vlookup = (wanted: Given, table: Given, column: Given, near: Given): Value => {
  const grid = gridOf(table);
  const keys = grid.map(([key = null]) => key);
  const mode = near === undefined || toCondition(near) ? "below" : "wildcard";
  const at = toWhole(column);
  if (at < 1) fail("#VALUE!");
  if (at > (grid[0]?.length ?? 0)) fail("#REF!");
  return lift((one) => grid[found(find(one, keys, mode, true))]?.[at - 1] ?? null, wanted);
};

/**
 * The row (or column) of the answers beside the place of the value; many values give one answer each.
 *
 * @see https://support.microsoft.com/office/xlookup-function-b7fd680e-6d10-43e6-84f9-88eae8bf5929
 */
const xlookup = (
  wanted: Given,
  keys: Given,
  answers: Given,
  missing: Given,
  mode: Given,
  direction: Given,
): Value => {
  const list = flat(keys);
  const grid = gridOf(answers);
  const byRows = grid.length === list.length;
  const lines = byRows ? grid : transposed(grid);
  if (lines.length !== list.length) fail("#VALUE!");
  const lineOf = (one: CellValue): Cells | undefined => lines[xPlace(one, list, mode, direction)];
  const wantedGrid = gridOf(wanted);
  if (wantedGrid.length > 1 || (wantedGrid[0]?.length ?? 1) > 1)
    return lift((one) => lineOf(one)?.[0] ?? flat(missing ?? errorValue("#N/A"))[0] ?? null, wanted);
  const line = lineOf(wantedGrid[0]?.[0] ?? null);
  if (!line) return missing ?? fail("#N/A");
  return trimmed(byRows ? [line] : line.map((value) => [value]));
};

/** @see https://support.microsoft.com/office/index-function-a5dcf0dd-996d-40a4-a822-b56b061328bd */
const index = (range: Given, row: Given, column: Given): Value => {
  const grid: Grid = gridOf(range);
  const width = grid[0]?.length ?? 0;
  const alone = column === undefined && grid.length === 1 && width > 1;
  const i = alone ? 1 : row === undefined ? 0 : toWhole(row);
  const j = alone ? toWhole(row) : column === undefined ? (width === 1 ? 1 : 0) : toWhole(column);
  if (i < 0 || j < 0) fail("#VALUE!");
  if (i > grid.length || j > width) fail("#REF!");
  const rows = i === 0 ? grid : grid.slice(i - 1, i);
  return trimmed(j === 0 ? rows : rows.map((line) => line.slice(j - 1, j)));
};

const isMany = (value: Given): boolean => flat(value).length > 1;

/** An INDEX with lists of rows or columns gives a grid of the cells at their crossings. */
const indexes = (range: Given, row: Given, column: Given): Value =>
  isMany(row) || isMany(column)
    ? lift((i, j) => flat(index(range, i, column === undefined ? undefined : j))[0] ?? null, row, column ?? 0)
    : index(range, row, column);

/** Functions that find and fetch. */
export const LOOKUP: Builtins = {
  MATCH: match,
  XMATCH: (wanted, range, mode, direction) =>
    lift((one) => found(xPlace(one, flat(range), mode, direction)) + 1, wanted),
  VLOOKUP: vlookup,
  HLOOKUP: (wanted, table, row, near) => vlookup(wanted, transposed(gridOf(table)), row, near),
  XLOOKUP: xlookup,
  INDEX: indexes,
};
