import { type CellValue, isErrorValue } from "../model";
import { criterion, type Test } from "./criteria";
import type { Builtins } from "./builtins";
import { fail, flat, type Given, gridOf, isGrid, lift, single, sound, toCondition, toNumber } from "./values";

const isNumber = (value: CellValue): value is number => typeof value === "number";

/**
 * The numbers that a sum takes: of cells only numbers, of typed values what reads as one; an error ends it.
 *
 * @see https://support.microsoft.com/office/sum-function-043e1c7d-7726-4e80-8f32-07b23e057f89
 */
const numbersOf = (given: readonly Given[]): number[] =>
  given.flatMap((value) => {
    if (!isGrid(value)) return value === undefined ? [] : [toNumber(value)];
    return value.flatMap((row) => row.map((cell) => sound(cell)).filter(isNumber));
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? fail("#DIV/0!") : sum(numbers) / numbers.length;

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const median = (numbers: readonly number[]): number => {
  if (numbers.length === 0) return fail("#NUM!");
  const inOrder = sorted(numbers);
  const half = Math.floor(inOrder.length / 2);
  return inOrder.length % 2 === 1 ? (inOrder[half] ?? 0) : mean(inOrder.slice(half - 1, half + 1));
};

const spread = (numbers: readonly number[], less: number): number => {
  if (numbers.length <= less) return fail("#DIV/0!");
  const middle = mean(numbers);
  return Math.sqrt(sum(numbers.map((number) => (number - middle) ** 2)) / (numbers.length - less));
};

const extreme = (choose: (...numbers: number[]) => number, numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((best, number) => choose(best, number));

const nth = (numbers: readonly number[], place: number): number =>
  numbers[Math.ceil(place) - 1] ?? fail("#NUM!");

/** Whether the tests hold at a place; all ranges of the criteria are of one shape. */
const holding = (pairs: readonly Given[]): ((place: number) => boolean) => {
  const tests: (readonly [readonly CellValue[], Test])[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2) tests.push([flat(pairs[i]), criterion(single(pairs[i + 1]))]);
  const length = tests[0]?.[0].length;
  if (length === undefined || tests.some(([cells]) => cells.length !== length)) fail("#VALUE!");
  return (place) => tests.every(([cells, test]) => test(cells[place] ?? null));
};

const chosen = (target: Given, pairs: readonly Given[]): number[] => {
  const holds = holding(pairs);
  return flat(target)
    .filter((_, place) => holds(place))
    .map((value) => sound(value))
    .filter(isNumber);
};

const counted = (pairs: readonly Given[]): number => {
  const holds = holding(pairs);
  return flat(pairs[0]).filter((_, place) => holds(place)).length;
};

/** One criterion for each value of a grid of criteria. */
const each = (criteria: Given, count: (one: CellValue) => number) => lift(count, criteria);

const rankOf = (value: Given, among: Given, ascending: Given): number => {
  const own = toNumber(value);
  const numbers = flat(among)
    .map((cell) => sound(cell))
    .filter(isNumber);
  if (!numbers.includes(own)) return fail("#N/A");
  const up = ascending !== undefined && toNumber(ascending) !== 0;
  return 1 + numbers.filter((number) => (up ? number < own : number > own)).length;
};

/** @see https://support.microsoft.com/office/sumproduct-function-16753e75-9f68-4874-94ac-4d2145a2fd2e */
const sumProduct = (given: readonly Given[]): number => {
  const grids = given.map(gridOf);
  const [first = [[]]] = grids;
  const fits = grids.every((grid) => grid.length === first.length && grid[0]?.length === first[0]?.length);
  if (!fits) fail("#VALUE!");
  const products = first.flatMap((row, i) =>
    row.map((_, j) =>
      grids.reduce((product, grid) => {
        const cell = sound(grid[i]?.[j] ?? null);
        return product * (isNumber(cell) ? cell : 0);
      }, 1),
    ),
  );
  return sum(products);
};

/** Texts of cells are passed over, as are blanks; nothing left is #VALUE!. */
const conditions = (given: readonly Given[]): boolean[] => {
  const found = given.flatMap((value) => {
    if (!isGrid(value)) return value === undefined ? [] : [toCondition(value)];
    return value
      .flat()
      .map((cell) => sound(cell))
      .filter((cell) => cell !== null && typeof cell !== "string")
      .map(Boolean);
  });
  return found.length === 0 ? fail("#VALUE!") : found;
};

/** Sums, counts and ranks: functions of whole ranges. */
export const STATISTICS: Builtins = {
  SUM: (...given) => sum(numbersOf(given)),
  PRODUCT: (...given) => numbersOf(given).reduce((product, number) => product * number, 1),
  AVERAGE: (...given) => mean(numbersOf(given)),
  MEDIAN: (...given) => median(numbersOf(given)),
  MAX: (...given) => extreme(Math.max, numbersOf(given)),
  MIN: (...given) => extreme(Math.min, numbersOf(given)),
  "STDEV.S": (...given) => spread(numbersOf(given), 1),
  "STDEV.P": (...given) => spread(numbersOf(given), 0),
  COUNT: (...given) =>
    given.flatMap((value) => (isGrid(value) ? flat(value) : [toNumber(value)])).filter(isNumber).length,
  COUNTA: (...given) => given.flatMap(flat).filter((value) => value !== null).length,
  COUNTBLANK: (range) => flat(range).filter((value) => value === null || value === "").length,
  LARGE: (range, place) => lift((k) => nth(sorted(numbersOf([range])).reverse(), toNumber(k)), place),
  SMALL: (range, place) => lift((k) => nth(sorted(numbersOf([range])), toNumber(k)), place),
  COUNTIF: (range, criteria) => each(criteria, (one) => counted([range, one])),
  COUNTIFS: (...pairs) => counted(pairs),
  SUMIF: (range, criteria, target = range) => each(criteria, (one) => sum(chosen(target, [range, one]))),
  SUMIFS: (target, ...pairs) => sum(chosen(target, pairs)),
  AVERAGEIF: (range, criteria, target = range) => each(criteria, (one) => mean(chosen(target, [range, one]))),
  AVERAGEIFS: (target, ...pairs) => mean(chosen(target, pairs)),
  MAXIFS: (target, ...pairs) => extreme(Math.max, chosen(target, pairs)),
  MINIFS: (target, ...pairs) => extreme(Math.min, chosen(target, pairs)),
  SUMPRODUCT: (...given) => sumProduct(given),
  RANK: (value, among, ascending) => lift((one) => rankOf(one, among, ascending), value),
  "RANK.EQ": (value, among, ascending) => lift((one) => rankOf(one, among, ascending), value),
  AND: (...given) => conditions(given).every(Boolean),
  OR: (...given) => conditions(given).some(Boolean),
  XOR: (...given) => conditions(given).filter(Boolean).length % 2 === 1,
  ISERROR: (value) => lift((one) => isErrorValue(one), value),
};
