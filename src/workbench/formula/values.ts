import {
  type CellValue,
  errorValue,
  type ErrorText,
  type ErrorValue,
  GENERAL,
  isErrorValue,
  shownText,
} from "../model";

/** Rows of values, all of one length. */
export type Grid = readonly (readonly CellValue[])[];

/** What a part of a formula gives; null is a blank cell. */
export type Value = CellValue | Grid;

/** An argument as a function gets it: undefined where it was left out. A reference is always a grid. */
export type Given = Value | undefined;

/** Ends the calculation of a value: its cell shows this error. */
export class Fault extends Error {
  constructor(readonly value: ErrorValue) {
    super(value.error);
  }
}

export const fail = (error: ErrorText): never => {
  throw new Fault(errorValue(error));
};

export const isGrid = (value: Given): value is Grid => Array.isArray(value);

export const gridOf = (value: Given): Grid => (isGrid(value) ? value : [[value ?? null]]);

export const flat = (value: Given): readonly CellValue[] => gridOf(value).flat();

/** The value of a cell or a single value; more than one is #VALUE!. */
export const single = (value: Given): CellValue => {
  if (!isGrid(value)) return value ?? null;
  return value.length === 1 && value[0]?.length === 1 ? (value[0][0] ?? null) : fail("#VALUE!");
};

/** The value itself; an error in it is the error of the formula. */
export const sound = <V extends CellValue>(value: V): Exclude<V, ErrorValue> => {
  if (isErrorValue(value)) throw new Fault(value);
  return value as Exclude<V, ErrorValue>;
};

/** A single value as a number: blank is 0, a text counts where it reads as a number. */
export const toNumber = (value: Given): number => {
  const own = sound(single(value));
  if (typeof own === "number") return own;
  if (typeof own !== "string") return Number(own);
  return own.trim() !== "" && Number.isFinite(Number(own)) ? Number(own) : fail("#VALUE!");
};

/** A whole number, cut off as Excel does. */
export const toWhole = (value: Given): number => Math.trunc(toNumber(value));

export const toText = (value: Given): string => shownText(sound(single(value)), GENERAL);

/** A condition: a text must say TRUE or FALSE. */
export const toCondition = (value: Given): boolean => {
  const own = sound(single(value));
  if (typeof own !== "string") return Boolean(own);
  return /^(?:true|false)$/i.test(own) ? own.toLowerCase() === "true" : fail("#VALUE!");
};

type Plain = Exclude<CellValue, ErrorValue>;

const KINDS: readonly string[] = ["number", "string", "boolean", "object"];

/** Numbers come before texts, texts before truth values; errors last. */
export const kindOrder = (value: CellValue): number => KINDS.indexOf(typeof value);

const blankLike = (other: Plain): Plain =>
  typeof other === "string" ? "" : typeof other === "boolean" ? false : 0;

const texts = new Intl.Collator("en", { sensitivity: "accent" });

/**
 * How Excel orders two values; a blank equals 0, "" and FALSE, and case does not count.
 *
 * @see https://support.microsoft.com/office/calculation-operators-and-precedence-in-excel-48be406d-4975-4d31-b2b8-7af9e0e2878a
 */
export const compare = (left: CellValue, right: CellValue): number => {
  const [a, b] = [sound(left), sound(right)];
  const [x, y] = [a ?? blankLike(b), b ?? blankLike(a)];
  const kinds = kindOrder(x) - kindOrder(y);
  if (kinds !== 0) return kinds;
  return typeof x === "string" ? texts.compare(x, String(y)) : Number(x) - Number(y);
};

/** Calculates; a fault becomes its error, a number beyond all bounds #NUM!. */
export const caught = <V extends Value>(calculate: () => V): V | ErrorValue => {
  try {
    const value = calculate();
    return typeof value === "number" && !Number.isFinite(value) ? errorValue("#NUM!") : value;
  } catch (error) {
    if (error instanceof Fault) return error.value;
    throw error;
  }
};

const pick = (grid: Grid, row: number, column: number): CellValue => {
  const line = grid.length === 1 ? grid[0] : grid[row];
  const value = line?.length === 1 ? line[0] : line?.[column];
  return value === undefined ? errorValue("#N/A") : value;
};

/**
 * Applies a function of single values to grids, value by value; a single row, column or value is repeated.
 *
 * @see https://support.microsoft.com/office/dynamic-array-formulas-and-spilled-array-behavior-205c6b06-03ba-4151-89a1-87a7eb36e531
 */
export const lift = (apply: (...values: CellValue[]) => CellValue, ...given: readonly Given[]): Value => {
  const grids = given.map(gridOf);
  const rows = Math.max(1, ...grids.map(({ length }) => length));
  const columns = Math.max(1, ...grids.map(([first]) => first?.length ?? 1));
  const one = (row: number, column: number): CellValue =>
    caught(() => apply(...grids.map((grid) => pick(grid, row, column))));
  if (rows === 1 && columns === 1) return one(0, 0);
  return Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (_, j) => one(i, j)));
};

export const transposed = (grid: Grid): Grid =>
  (grid[0] ?? []).map((_, column) => grid.map((row) => row[column] ?? null));

/** A grid of one value as that value; one without values is #CALC!. */
export const trimmed = (grid: Grid): Value => {
  if (grid.length === 0 || grid[0]?.length === 0) return fail("#CALC!");
  return grid.length === 1 && grid[0]?.length === 1 ? (grid[0][0] ?? null) : grid;
};
