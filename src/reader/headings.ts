import { type Cell, isBlank } from "./cell";
import { type Line, type RoundColumn, roundsOf } from "./heading-rounds";
import { headingOf, type Role } from "./heading-words";
import { isPlayersRow } from "./heading-players";
import type { Sheet } from "./sheet";

export type { RoundColumn } from "./heading-rounds";
export type { Role } from "./heading-words";

/** A heading row, or the last of two that belong together. */
export interface Head {
  readonly firstRow: number;
  readonly row: number;
  /** The role of each column that has one. */
  readonly roles: ReadonlyMap<number, Role>;
  /** The first column of each role; of running totals the last. */
  readonly columns: ReadonlyMap<Role, number>;
  /** Numbered from 1 without a gap, in whatever order they stand. Empty: no round columns in sight. */
  readonly rounds: readonly RoundColumn[];
  /** The text over every column that has one. */
  readonly texts: ReadonlyMap<number, string>;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

const LINE_ENDS = /\n/g;

const textsOf = (cells: readonly Cell[]): Map<number, string> =>
  new Map(
    cells.flatMap((cell, column) =>
      isBlank(cell) ? [] : [[column, cell.shown.replaceAll(LINE_ENDS, " ")] as const],
    ),
  );

const lineOf = (cells: readonly Cell[]): Line => ({
  headings: cells.map((cell) => headingOf(isBlank(cell) ? "" : cell.text)),
  texts: textsOf(cells),
});

/** The two lines as one: `Pair` over `Num`, `Round` over `1`. */
const joined = (upper: readonly Cell[], lower: readonly Cell[]): Line => {
  const width = Math.max(upper.length, lower.length);
  const parts = Array.from({ length: width }, (_, column) =>
    [upper[column], lower[column]].flatMap((cell) => (cell === undefined || isBlank(cell) ? [] : [cell])),
  );
  const texts = parts.map((cells) => cells.map(({ shown }) => shown).join(" "));
  const headings = parts.map((cells, column) => {
    const read = [texts[column] ?? "", ...cells.map(({ text }) => text).reverse()].map(headingOf);
    const telling = read.find(({ role, round }) => role !== null || (round !== null && round !== "word"));
    return telling ?? headingOf("");
  });
  return { headings, texts: new Map([...texts.entries()].filter(([, text]) => text !== "")) };
};

const taken = (rounds: readonly RoundColumn[]): ReadonlySet<number> =>
  new Set(rounds.map(({ column }) => column));

/** The column of totals: with a running total after each round it is the one past the rounds. */
const totalIn = (roles: ReadonlyMap<number, Role>, rounds: readonly RoundColumn[]): number | undefined => {
  const totals = [...roles].flatMap(([column, role]) => (role === "total" ? [column] : []));
  const ends = rounds.map(({ column }) => column);
  const [first = -1] = totals;
  const runs = first > Math.min(...ends) && first < Math.max(...ends);
  return runs ? (totals.find((column) => column > Math.max(...ends)) ?? first) : totals[0];
};

const headOf = (line: Line, firstRow: number, row: number): Head => {
  const rounds = roundsOf(line);
  const used = taken(rounds);
  const roles = new Map<number, Role>();
  const columns = new Map<Role, number>();
  line.headings.forEach(({ role }, column) => {
    if (role === null || used.has(column)) return;
    roles.set(column, role);
    if (!columns.has(role)) columns.set(role, column);
  });
  const total = totalIn(roles, rounds);
  if (total !== undefined) columns.set("total", total);
  const written = [...line.texts.keys()];
  return {
    ...{ firstRow, row, roles, columns, rounds, texts: line.texts },
    firstColumn: written[0] ?? 0,
    lastColumn: written.at(-1) ?? 0,
  };
};

/** A row of players begins with a number; a heading row with a word, or with the 1 of a grid. */
const mayBeHeading = (cells: readonly Cell[]): boolean => {
  const first = cells.find((cell) => !isBlank(cell));
  return first !== undefined && (first.value === null || first.value === 1);
};

/** Numbers without a word: the columns of a grid, or of a chart that has no headings. */
const isBare = ({ rounds, columns }: Head): boolean =>
  rounds.length > 0 && columns.size === 0 && rounds.every(({ worded }) => !worded);

/** What stands beside bare numbers is at most a corner. */
const isAlone = ({ rounds, texts }: Head): boolean =>
  rounds.length === texts.size || (rounds.length === texts.size - 1 && !taken(rounds).has(0));

const isHeading = (head: Head): boolean => {
  const { columns, rounds } = head;
  if (rounds.length === 0) return columns.size > 1;
  return isBare(head) ? isAlone(head) : true;
};

const weight = ({ rounds, columns }: Head): number => rounds.length + columns.size;

const isWordy = ({ headings }: Line): boolean =>
  headings.filter(({ role, round }) => role !== null || round === "word").length > 1;

/** A row of players has numbers that are none of rounds. */
const hasOtherNumbers = (cells: readonly Cell[], { rounds }: Head): boolean =>
  cells.some((cell, column) => cell.value !== null && !isBlank(cell) && !taken(rounds).has(column));

/** The row above as its upper half, if the two are one heading. */
const withUpper = (upper: readonly Cell[], cells: readonly Cell[], row: number): Head | null => {
  const line = lineOf(upper);
  if (!mayBeHeading(upper) || !isWordy(line) || roundsOf(line).length > 0) return null;
  const both = headOf(joined(upper, cells), row - 1, row);
  return both.rounds.length > 0 && !hasOtherNumbers(cells, both) ? both : null;
};

/** Whether a row has a word or a number that headings have; most rows have not. */
const hasHeading = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => {
    if (isBlank(cell)) return false;
    const { role, number, round } = headingOf(cell.text);
    return role !== null || round === "word" || number === 1;
  });

const headAt = ({ rows }: Sheet, row: number): Head => {
  const cells = rows[row] ?? [];
  const single = headOf(lineOf(cells), row, row);
  const both = withUpper(rows[row - 1] ?? [], cells, row);
  return both !== null && weight(both) > weight(single) ? both : single;
};

/** The heading row that the user names, whatever it looks like. */
export const headingAt = (sheet: Sheet, row: number): Head => headAt(sheet, row);

/** The last heading of rounds. */
const lastOf = (heads: readonly Head[]): Head | null =>
  heads.filter(({ rounds }) => rounds.length > 0).at(-1) ?? null;

/** No sheet has more sections than this; what has more headings is no list of crosstables. */
const MOST_HEADS = 500;

/**
 * The heading rows of a sheet, from the top.
 *
 * Rows of bare numbers count only where no row of words does: running totals look like them.
 */
export const findHeads = (sheet: Sheet): readonly Head[] => {
  const heads: Head[] = [];
  let worded = false;
  for (let row = 0; row < sheet.rows.length && heads.length <= MOST_HEADS; row++) {
    const cells = sheet.rows[row] ?? [];
    if (!mayBeHeading(cells) || !hasHeading(cells)) continue;
    const head = headAt(sheet, row);
    if (!isHeading(head) || (worded && isBare(head)) || isPlayersRow(cells, lastOf(heads))) continue;
    if (heads.at(-1)?.row === head.firstRow && head.firstRow < row) heads.pop();
    heads.push(head);
    worded ||= head.rounds.length > 0 && !isBare(head);
  }
  if (heads.length > MOST_HEADS) return [];
  return worded ? heads.filter((head) => !isBare(head)) : heads;
};

/** The text of the row, as a user would recognize it. */
export const rowText = (sheet: Sheet, row: number): string =>
  (sheet.rows[row] ?? [])
    .slice(0, 40)
    .flatMap((cell) => (isBlank(cell) || cell.shown === "" ? [] : [cell.shown]))
    .join(" · ")
    .slice(0, 120);
