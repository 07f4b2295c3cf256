import { isBlank } from "../../cell";
import { type Finding, finding } from "../../finding";
import { rowText } from "../../headings";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import { columnsOf } from "../wall-chart/columns";
import { isRemark } from "../wall-chart/remarks";
import { nameOf, numbersOf, type Source } from "../wall-chart/rows";
import { gridCellOf } from "./marks";
import type { Square } from "./square";

const sourceOf = (sheet: Sheet, { head, rows }: Square): Source => ({
  ...{ sheet, head, total: null },
  columns: columnsOf(sheet, head, rows.at(-1) ?? head.row),
});

/** Two players at least are left. */
const FEWEST_LEFT = 2;

const BYE = /^(?:bye|spielfrei|freilos|descansa|libre)$/i;
/** What stands in the cells of a player called Bye where it is worth nothing. */
const NO_GAME = /^(?:bye|spielfrei|freilos|descansa|libre|[-–—*]+)$/i;

/**
 * The square without the last rows where nobody plays: rows of a form without a name and a game, and the player
 * called Bye of a round robin with an odd number.
 */
export const withoutSpare = (sheet: Sheet, square: Square): Square => {
  const { rows, columns } = square;
  const source = sourceOf(sheet, square);
  if (source.columns.name === null) return square;
  const isSpare = (at: number): boolean => {
    const name = nameOf(source, rows[at] ?? -1);
    const isBye = BYE.test(name);
    const isEmpty = (row: number, column: number): boolean => {
      const cell = cellAt(sheet, row, column);
      const { kind } = gridCellOf(cell);
      return kind === "blank" || kind === "zero" || (isBye && NO_GAME.test(cell.text));
    };
    return (
      (name === "" || isBye) &&
      columns.every((column, i) => i === at || isEmpty(rows[at] ?? -1, column)) &&
      rows.every((row, i) => i === at || isEmpty(row, columns[at] ?? -1))
    );
  };
  let left = rows.length;
  while (left > FEWEST_LEFT && isSpare(left - 1)) left--;
  return left === rows.length
    ? square
    : { ...square, rows: rows.slice(0, left), columns: columns.slice(0, left) };
};

const LETTER = /\p{L}/u;

/** A player below the square who has no column of his own; past a blank row, he has a number and results. */
export const withoutColumn = (sheet: Sheet, square: Square, end: number): readonly Finding[] => {
  const { head, rows, columns } = square;
  const source = sourceOf(sheet, square);
  const { name } = source.columns;
  const next = (rows.at(-1) ?? head.row) + 1;
  const isApart = (sheet.rows[next] ?? []).every(isBlank);
  const row = isApart ? next + 1 : next;
  if (name === null || row > end || row >= sheet.rows.length) return [];
  const called = nameOf(source, row);
  if (!LETTER.test(called) || isRemark(called)) return [];
  const written = (sheet.rows[row] ?? []).flatMap((cell, column) => (isBlank(cell) ? [] : [column]));
  const isNumbered = Object.values(numbersOf(source, row)).some((no) => no !== null);
  const hasResults = columns.some((column) => gridCellOf(cellAt(sheet, row, column)).readings.length > 0);
  // Below a column of numbers, a name alone stands where no note would.
  const isAlone = written.length === 1 && name > 0;
  if (isApart ? !isNumbered || !hasResults : !isNumbered && !hasResults && !isAlone) return [];
  return [
    finding(
      { code: "list-below", text: rowText(sheet, row) },
      { at: placeOf(sheet, row, written[0] ?? name) },
    ),
  ];
};
