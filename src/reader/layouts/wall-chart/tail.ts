import { headingKey } from "../../heading-words";
import { cellAt, type Sheet } from "../../sheet";
import { wholeOf } from "../../values";
import { type Columns, splitNumbered } from "./columns";
import { isRemark } from "./remarks";

/** The players of a chart, by the rows in which they begin, and rows below them that begin none. */
export interface Starts {
  readonly players: ReadonlySet<number>;
  readonly left: readonly number[];
}

const nameIn = (sheet: Sheet, { name, numberInName }: Columns, row: number): string => {
  const text = name === null ? "" : cellAt(sheet, row, name).text;
  return numberInName ? splitNumbered(text)[1] : text;
};

const numberIn = (sheet: Sheet, columns: Columns, row: number): number | null => {
  const { numbers, name, numberInName } = columns;
  if (numberInName && name !== null) return splitNumbered(cellAt(sheet, row, name).text)[0];
  const column = numbers.pairing ?? numbers.rank ?? numbers.place;
  return column === null ? null : wholeOf(cellAt(sheet, row, column));
};

/** A player as a list below the chart repeats him: by his number and name. */
const identityOf = (sheet: Sheet, columns: Columns, row: number): string =>
  `${numberIn(sheet, columns, row) ?? ""} ${headingKey(nameIn(sheet, columns, row))}`;

/** A chart as far as its end is looked for. */
interface Chart {
  readonly sheet: Sheet;
  readonly columns: Columns;
  /** All rows below the heading that are not blank. */
  readonly rows: readonly number[];
  /** Those that show something of a round. */
  readonly played: ReadonlySet<number>;
}

/** The last row that shows something of a round; each player has one there or further down. */
const lastPlayed = ({ rows, played }: Chart): number => rows.filter((row) => played.has(row)).at(-1) ?? -1;

/** Rows that number and name somebody whom the chart does not have. */
export const strangersIn = (
  { sheet, columns }: Pick<Chart, "sheet" | "columns">,
  players: ReadonlySet<number>,
  rows: readonly number[],
): readonly number[] => {
  const numbers = new Set([...players].map((row) => numberIn(sheet, columns, row)));
  const names = new Set([...players].map((row) => headingKey(nameIn(sheet, columns, row))));
  return rows.filter((row) => {
    const name = nameIn(sheet, columns, row);
    return !numbers.has(numberIn(sheet, columns, row)) && !names.has(headingKey(name)) && !isRemark(name);
  });
};

/**
 * Tells the players at the end of a chart who have nothing in any round from what only stands below it.
 *
 * A late entry stands right below the others and is called like a player, or goes on with the numbers and has a
 * total. What is headed, stands apart, reads like a note or names somebody again is a list of its own.
 *
 * @param starts the rows that begin a player, as far as numbers and names tell
 */
export const withoutTail = (chart: Chart, starts: ReadonlySet<number>): Starts => {
  const { sheet, columns } = chart;
  const last = lastPlayed(chart);
  if (last < 0) return { players: starts, left: [] };
  const players = new Set([...starts].filter((row) => row <= last));
  const known = new Set([...players].map((row) => identityOf(sheet, columns, row)));
  const left: number[] = [];
  const total = columns.role("total");
  /** A number that goes on, and a total: whatever the player is called. */
  const isCounted = (row: number): boolean =>
    numberIn(sheet, columns, row) === (numberIn(sheet, columns, row - 1) ?? 0) + 1 &&
    total !== null &&
    cellAt(sheet, row, total).value !== null;
  let end = last;
  for (const row of [...starts].filter((each) => each > last)) {
    const isPlayer =
      row === end + 1 &&
      !known.has(identityOf(sheet, columns, row)) &&
      (isCounted(row) || !isRemark(nameIn(sheet, columns, row)));
    if (isPlayer && left.length === 0) {
      players.add(row);
      end = row;
    } else left.push(row);
  }
  return { players, left };
};
