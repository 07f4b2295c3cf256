import type { AstExpression } from "@borgar/fx";
import { type CellValue, errorValue, isErrorValue } from "../model";
import {
  caught,
  compare,
  fail,
  flat,
  type Grid,
  isGrid,
  lift,
  sound,
  toCondition,
  toWhole,
  type Value,
} from "./values";

export type Part = AstExpression | null | undefined;

/** Calculates one part of a call; a part that was left out is undefined. */
export type Calculate = (part: Part) => Value | undefined;

/** A function that calculates only those of its parts that it needs. */
type Lazy = (calculate: Calculate, ...parts: readonly Part[]) => Value;

const isMany = (value: Value | undefined): value is Grid => isGrid(value) && flat(value).length > 1;

/** A part that is left out between commas is 0; one that is not there at all is FALSE. */
const otherwise = (calculate: Calculate, parts: readonly Part[], place: number): Value =>
  place < parts.length ? (calculate(parts[place]) ?? 0) : false;

/** @see https://support.microsoft.com/office/if-function-69aed7c9-4e8a-4755-a9bc-aa8bbff73be2 */
const conditional: Lazy = (calculate, ...parts) => {
  const condition = calculate(parts[0]);
  if (!isMany(condition)) return otherwise(calculate, parts, toCondition(condition) ? 1 : 2);
  const [then, other] = [otherwise(calculate, parts, 1), otherwise(calculate, parts, 2)];
  return choose(condition, then, other, toCondition);
};

/** Chooses value by value, so that an error that is not chosen does not count. */
const choose = (condition: Grid, then: Value, other: Value, test: (value: CellValue) => boolean): Value => {
  const rows = (value: Value) => (isGrid(value) ? value : [[value]]);
  const at = (value: Value, i: number, j: number): CellValue => {
    const grid = rows(value);
    const line = grid.length === 1 ? grid[0] : grid[i];
    const found = line?.length === 1 ? line[0] : line?.[j];
    return found === undefined ? errorValue("#N/A") : found;
  };
  return condition.map((row, i) =>
    row.map((cell, j) => caught(() => (test(cell) ? at(then, i, j) : at(other, i, j))) ?? 0),
  );
};

const guarded =
  (isBad: (value: CellValue) => boolean): Lazy =>
  (calculate, value, instead) => {
    const own = caught(() => calculate(value) ?? 0);
    if (isMany(own)) return choose(own, calculate(instead) ?? 0, own, isBad);
    return isBad(flat(own)[0] ?? null) ? (calculate(instead) ?? 0) : own;
  };

const firstThatHolds: Lazy = (calculate, ...parts) => {
  for (let i = 0; i + 1 < parts.length; i += 2)
    if (toCondition(calculate(parts[i]))) return calculate(parts[i + 1]) ?? 0;
  return fail("#N/A");
};

/** @see https://support.microsoft.com/office/switch-function-47ab33c0-28ce-4530-8a45-d532ec4aa25e */
const switched: Lazy = (calculate, value, ...parts) => {
  const own = flat(calculate(value))[0] ?? null;
  for (let i = 0; i + 1 < parts.length; i += 2)
    if (compare(own, flat(calculate(parts[i]))[0] ?? null) === 0) return calculate(parts[i + 1]) ?? 0;
  return parts.length % 2 === 1 ? (calculate(parts.at(-1)) ?? 0) : fail("#N/A");
};

const chosen: Lazy = (calculate, index, ...parts) => {
  const own = calculate(index);
  if (isMany(own)) return lift((one) => flat(calculate(parts[toWhole(one) - 1]))[0] ?? null, own);
  const place = toWhole(own);
  if (place < 1 || place > parts.length) return fail("#VALUE!");
  return calculate(parts[place - 1]) ?? 0;
};

const negated: Lazy = (calculate, value) => lift((one) => !toCondition(sound(one)), calculate(value));

/** Functions of which Excel calculates only what is needed. */
export const LAZY: Readonly<Record<string, Lazy>> = {
  IF: conditional,
  IFERROR: guarded(isErrorValue),
  IFNA: guarded((value) => isErrorValue(value) && value.error === "#N/A"),
  IFS: firstThatHolds,
  SWITCH: switched,
  CHOOSE: chosen,
  NOT: negated,
  TRUE: () => true,
  FALSE: () => false,
};
