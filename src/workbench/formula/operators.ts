import type { CellValue } from "../model";
import { compare, fail, lift, toNumber, toText, type Value } from "./values";

type Binary = (left: CellValue, right: CellValue) => CellValue;

const arithmetic =
  (calculate: (left: number, right: number) => number): Binary =>
  (left, right) =>
    calculate(toNumber(left), toNumber(right));

const comparison =
  (holds: (order: number) => boolean): Binary =>
  (left, right) =>
    holds(compare(left, right));

const power = (base: number, exponent: number): number => {
  if (base === 0 && exponent <= 0) return exponent === 0 ? fail("#NUM!") : fail("#DIV/0!");
  const value = base ** exponent;
  return Number.isFinite(value) ? value : fail("#NUM!");
};

/**
 * The operators between two values.
 *
 * @see https://support.microsoft.com/office/calculation-operators-and-precedence-in-excel-48be406d-4975-4d31-b2b8-7af9e0e2878a
 */
const BINARY: Readonly<Record<string, Binary>> = {
  "+": arithmetic((a, b) => a + b),
  "-": arithmetic((a, b) => a - b),
  "*": arithmetic((a, b) => a * b),
  "/": arithmetic((a, b) => (b === 0 ? fail("#DIV/0!") : a / b)),
  "^": arithmetic(power),
  "&": (a, b) => toText(a) + toText(b),
  "=": comparison((order) => order === 0),
  "<>": comparison((order) => order !== 0),
  "<": comparison((order) => order < 0),
  ">": comparison((order) => order > 0),
  "<=": comparison((order) => order <= 0),
  ">=": comparison((order) => order >= 0),
};

/** Unions and intersections of references are not calculated: #VALUE!. */
export const binary = (operator: string, left: Value, right: Value): Value => {
  const apply = BINARY[operator];
  return apply ? lift(apply, left, right) : fail("#VALUE!");
};

const UNARY: Readonly<Record<string, (value: CellValue) => CellValue>> = {
  "-": (value) => -toNumber(value),
  "%": (value) => toNumber(value) / 100,
};

/** A plus sign changes nothing. */
export const unary = (operator: string, value: Value): Value => {
  const apply = UNARY[operator];
  return apply ? lift(apply, value) : value;
};
