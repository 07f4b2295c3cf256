import { type Cell, cellOf, isErrorCell } from "./cells";
import { MESSAGES } from "./message-texts";
import { invalid } from "./errors";

/** A range argument as Excel passes it: rows of cells. */
export type Range = readonly (readonly unknown[])[];

const isRow = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The range, whatever shape the argument has: a scalar is one cell. */
export const rangeOf = (argument: unknown): Range => {
  if (!isRow(argument)) return [[argument]];
  return argument.every(isRow) ? argument : [argument];
};

const blank = (cell: Cell): boolean => cell === 0 || (typeof cell === "string" && cell.trim() === "");

/** Whether an argument is left out, or is one blank cell. */
export const isOmitted = (argument: unknown): boolean => {
  const [row = [], ...others] = rangeOf(argument).slice(0, 2);
  return others.length === 0 && row.length < 2 && row.map(cellOf).every(blank);
};

/**
 * The one cell of an argument; undefined where it is omitted: missing, null, `""` and 0 all mean that.
 *
 * `name` is the argument in the words of the error.
 */
export const cellArgument = (argument: unknown, name: string): Cell | undefined => {
  const rows = rangeOf(argument);
  const [[value] = []] = rows;
  if (rows.length > 1 || (rows[0]?.length ?? 0) > 1) throw invalid(MESSAGES.oneCell(name));
  const cell = cellOf(value);
  if (isErrorCell(cell)) throw invalid(MESSAGES.holdsError(name, String(cell)));
  return blank(cell) ? undefined : cell;
};

/** As `cellArgument`, as text. */
export const textArgument = (argument: unknown, name: string): string | undefined => {
  const cell = cellArgument(argument, name);
  return cell === undefined ? undefined : String(cell).trim();
};

/** The texts of a range of codes, blanks skipped. */
export const textsArgument = (argument: unknown, name: string): readonly string[] =>
  rangeOf(argument)
    .flat()
    .map(cellOf)
    .filter((cell) => !blank(cell))
    .map((cell) => {
      if (isErrorCell(cell)) throw invalid(MESSAGES.someHoldError(name, String(cell)));
      return String(cell).trim();
    });
