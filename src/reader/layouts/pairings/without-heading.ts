import { BLANK, type Cell, cellOf, isBlank } from "../../cell";
import { type Sheet, sheetFrom } from "../../sheet";
import { hasLetter } from "./habits";
import { outcomeOf } from "./results";
import { roundInTitle } from "./titles";

/** The columns of a game in a row that no heading explains. */
interface Columns {
  readonly first: number;
  readonly result: number;
  readonly second: number;
  /** A whole number left of the names. */
  readonly number: number | null;
}

const TWO_SIDES = /\S\s{0,3}[-–—:]\s{0,3}\S/;
const VERSUS = /^vs?\.?$/i;
const WHOLE = /^\d{1,3}$/;
const FEWEST = 2;

/** Longer texts are no results. */
const LONGEST = 20;

const isResult = ({ text }: Cell): boolean =>
  text.length <= LONGEST && TWO_SIDES.test(text) && outcomeOf(text) !== null;

const columnsIn = (cells: readonly Cell[]): Columns | null => {
  const filled = cells.flatMap((cell, column) =>
    isBlank(cell) || VERSUS.test(cell.text) ? [] : [{ cell, column }],
  );
  const [result, ...otherResults] = filled.filter(({ cell }) => isResult(cell));
  const [first, second, ...otherNames] = filled.filter(({ cell }) => hasLetter(cell.text) && !isResult(cell));
  if (result === undefined || first === undefined || second === undefined) return null;
  if (otherResults.length > 0 || otherNames.length > 0) return null;
  const number = filled.find(({ cell, column }) => WHOLE.test(cell.text) && column < first.column);
  return {
    ...{ first: first.column, result: result.column, second: second.column },
    number: number?.column ?? null,
  };
};

const keyOf = ({ first, result, second, number }: Columns): string => [first, result, second, number].join();

/** The rows that are games in the columns of the first such row. */
const gamesOf = (sheet: Sheet): { readonly columns: Columns; readonly rows: readonly number[] } | null => {
  const found = sheet.rows.map((cells) => columnsIn(cells));
  const columns = found.find((each) => each !== null);
  if (columns === undefined) return null;
  const rows = found.flatMap((each, row) => (each !== null && keyOf(each) === keyOf(columns) ? [row] : []));
  const filled = sheet.rows.filter((cells) => cells.some((cell) => !isBlank(cell))).length;
  return rows.length >= FEWEST && 2 * rows.length > filled ? { columns, rows } : null;
};

/** What a number before the names is: of rounds, where it never falls and no title names any; else of boards. */
const numberHeading = (sheet: Sheet, column: number, rows: readonly number[]): string => {
  const values = rows.map((row) => sheet.rows[row]?.[column]?.value ?? 0);
  const repeats = new Set(values).size < values.length;
  const rises = values.every((value, at) => value >= (values[at - 1] ?? value));
  const isTitled = sheet.rows.some((cells) => roundInTitle(cells) !== null);
  return repeats && rises && !isTitled ? "Round" : "Board";
};

/** The sheet with a heading above games that have none: two names and the result of both sides. Null: it has no such rows. */
export const withHeading = (sheet: Sheet): Sheet | null => {
  const found = gamesOf(sheet);
  const first = found?.rows[0];
  if (found === null || first === undefined) return null;
  const { columns, rows } = found;
  const words = new Map([
    [columns.first, "Player 1"],
    [columns.result, "Result"],
    [columns.second, "Player 2"],
  ]);
  if (columns.number !== null) words.set(columns.number, numberHeading(sheet, columns.number, rows));
  const heading = Array.from({ length: sheet.width }, (_, column) => {
    const word = words.get(column);
    return word === undefined ? BLANK : cellOf(word);
  });
  return sheetFrom([...sheet.rows.slice(0, first), heading, ...sheet.rows.slice(first)], (at) =>
    sheet.origin({ ...at, row: at.row > first ? at.row - 1 : at.row }),
  );
};
