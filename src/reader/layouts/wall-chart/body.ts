import { BLANK, type Cell, isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import { wholeOf } from "../../values";
import { type Columns, splitNumbered } from "./columns";
import { playedRows } from "./played";
import { isRemark } from "./remarks";
import { strangersIn, withoutTail } from "./tail";

/** The rows of one player: the first has his number and name, the others his running totals or colors. */
export type Group = readonly number[];

const LETTER = /\p{L}/u;
/** In place of a number it says that the row is none of a player. */
const WORD = /\p{L}{4}/u;
const NO_NUMBER = /\p{L}{3}/u;
/** A letter of a legend. */
const CODE = /^[WDLHBUXFZ]$/;

/** Notes are longer than names. */
const LONGEST_NAME = 80;

/** A larger number without a name is the ID on the second line of a player. */
const HIGHEST = 99_999;

const isNumber = (number: number | null, isNamed: boolean): boolean =>
  number !== null && (number <= HIGHEST || isNamed);

/** What makes a row one of a player. */
interface Tests {
  readonly isBlankRow: (row: number) => boolean;
  readonly hasContent: (row: number) => boolean;
  /** Whether a round or the total is a 0, which looks blank and is none. */
  readonly hasZeros: (row: number) => boolean;
  readonly hasName: (row: number) => boolean;
  readonly isNumbered: (row: number) => boolean;
  readonly hasNumbers: boolean;
  /** Whether a word stands in place of the number. */
  readonly isWord: (row: number) => boolean;
  readonly nameIn: (row: number) => string;
}

const testsOf = (sheet: Sheet, columns: Columns, rows: readonly number[]): Tests => {
  const { numbers, name, rounds, numberInName } = columns;
  const total = columns.role("total");
  const filled = (row: number, column: number) => !isBlank(cellAt(sheet, row, column));
  // A column of numbers that nobody has filled in tells no players apart.
  const keys = [numbers.pairing, numbers.rank, numbers.place].flatMap((column) =>
    column !== null && rows.some((row) => filled(row, column)) ? [column] : [],
  );
  const named = (row: number): string => (name === null ? "" : cellAt(sheet, row, name).text);
  return {
    isBlankRow: (row) => (sheet.rows[row] ?? []).every(isBlank),
    hasContent: (row) =>
      rounds.some(({ column }) => filled(row, column)) || (total !== null && filled(row, total)),
    hasZeros: (row) =>
      [...rounds.map(({ column }) => column), ...(total === null ? [] : [total])].some(
        (column) => cellAt(sheet, row, column).text === "0",
      ),
    hasName: (row) => name === null || (named(row).length < LONGEST_NAME && LETTER.test(named(row))),
    isNumbered: (row) =>
      numberInName
        ? splitNumbered(named(row))[0] !== null
        : keys.some((column) => isNumber(wholeOf(cellAt(sheet, row, column)), LETTER.test(named(row)))) &&
          !keys.some((column) => WORD.test(cellAt(sheet, row, column).text)),
    hasNumbers: numberInName || keys.length > 0,
    isWord: (row) => keys.some((column) => NO_NUMBER.test(cellAt(sheet, row, column).text)),
    nameIn: named,
  };
};

/** The most common distance between the first rows of players, blank rows left out. */
const linesPerPlayer = (rows: readonly number[], starts: ReadonlySet<number>): number => {
  const counts = new Map<number, number>();
  let since = 0;
  for (const row of rows) {
    if (starts.has(row) && since > 0) {
      counts.set(since, (counts.get(since) ?? 0) + 1);
      since = 0;
    }
    if (starts.has(row) || since > 0) since++;
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return Math.min(4, most?.[0] ?? Math.max(1, since));
};

const isFirst = (row: number, tests: Tests): boolean =>
  tests.hasNumbers
    ? tests.isNumbered(row) && (tests.hasName(row) || tests.hasContent(row))
    : tests.hasName(row) && (tests.hasContent(row) || tests.hasZeros(row));

/** Rows that begin a player: below a gap, a row with nothing to read is one of another list. */
const startsIn = (rows: readonly number[], tests: Tests): ReadonlySet<number> => {
  const starts = new Set<number>();
  let previous: number | null = null;
  for (const row of rows) {
    const beside = previous === null || previous === row - 1;
    if (isFirst(row, tests) && (beside || tests.hasContent(row))) starts.add(row);
    if (starts.has(row) || starts.size === 0 || tests.hasContent(row)) previous = row;
  }
  return starts;
};

/** Two lines a player, the first of which is above his name: each name has another line above it, and none below. */
const withLinesAbove = (rows: readonly number[], starts: ReadonlySet<number>): readonly Group[] | null => {
  const isPaired = rows.length % 2 === 0 && rows.every((row, at) => starts.has(row) === (at % 2 === 1));
  if (!isPaired || rows.length < 4) return null;
  return rows.flatMap((row, at) => (at % 2 === 1 ? [[row, rows[at - 1] ?? row]] : []));
};

/** A heading that a printed page repeats says in each column what the first one says. */
const isSameRow = ({ rows }: Sheet, row: number, heading: number): boolean => {
  const [cells = [], other = []] = [rows[row], rows[heading]];
  const areIn = (some: readonly Cell[], all: readonly Cell[]): boolean =>
    some.every(({ text }, column) => text === (all[column] ?? BLANK).text);
  return areIn(cells, other) && areIn(other, cells);
};

/** The rows of the players, and those of a list or of notes below them. */
export interface Bodies {
  readonly groups: readonly Group[];
  /** Rows below that might be taken for players. */
  readonly left: readonly number[];
}

/** Groups the rows of a span by player; title rows, notes and blank rows belong to none. */
export const bodiesOf = (sheet: Sheet, columns: Columns, firstRow: number, lastRow: number): Bodies => {
  const all = Array.from({ length: Math.max(0, lastRow - firstRow + 1) }, (_, at) => firstRow + at);
  const tests = testsOf(sheet, columns, all);
  const rows = all.filter((row) => !tests.isBlankRow(row) && !isSameRow(sheet, row, firstRow - 1));
  return bodiesIn(sheet, columns, tests, withoutNotes(sheet, columns, tests, rows));
};

/** The rows of a chart, and the first below them that is a note although its cells might be those of a player. */
interface Rows {
  readonly rows: readonly number[];
  readonly note: number | null;
}

/**
 * Tells notes below a chart from its players: a word stands in place of the number, or the name reads like a note
 * and there is no total beside it, where players have one.
 */
const withoutNotes = (sheet: Sheet, columns: Columns, tests: Tests, rows: readonly number[]): Rows => {
  const total = columns.role("total");
  const isTotalled = (row: number) => total !== null && !isBlank(cellAt(sheet, row, total));
  const named = rows.filter((row) => !isRemark(tests.nameIn(row)));
  const hasTotals = 2 * rows.filter(isTotalled).length > named.length;
  const isNote = (row: number): boolean => {
    if (tests.isWord(row)) return !isTotalled(row);
    if (tests.hasNumbers && !tests.isNumbered(row)) return CODE.test(tests.nameIn(row));
    return !tests.hasNumbers && hasTotals && !isTotalled(row) && isRemark(tests.nameIn(row));
  };
  const isPlayer = (row: number): boolean => isFirst(row, tests) && tests.hasContent(row) && !isNote(row);
  const last = rows.map(isPlayer).lastIndexOf(true);
  const first = rows.findIndex((row, at) => at > last && isNote(row) && tests.hasContent(row));
  return last < 0 || first < 0
    ? { rows, note: null }
    : { rows: rows.slice(0, first), note: rows[first] ?? null };
};

const bodiesIn = (sheet: Sheet, columns: Columns, tests: Tests, { rows, note }: Rows): Bodies => {
  const played = playedRows(sheet, columns.rounds, rows);
  const begun = startsIn(rows, tests);
  const { players: starts, left: tail } = withoutTail({ sheet, columns, rows, played }, begun);
  const last = Math.max(...begun);
  const apart = rows.filter((row) => row > last && isFirst(row, tests) && tests.hasName(row));
  const left = [...tail, ...strangersIn({ sheet, columns }, starts, apart), ...(note === null ? [] : [note])];
  const end = left[0] ?? Number.POSITIVE_INFINITY;
  const above = withLinesAbove(rows, starts);
  if (above !== null) return { groups: above, left };
  const lines = linesPerPlayer(rows, starts);
  const groups: number[][] = [];
  for (const row of rows.filter((each) => each < end)) {
    const group = groups.at(-1);
    const isUnnumbered = () => lines === 1 && columns.name !== null && tests.hasName(row) && played.has(row);
    if (starts.has(row) || isUnnumbered()) groups.push([row]);
    else if (group !== undefined && group.length < lines && tests.hasContent(row)) group.push(row);
  }
  return { groups: lines === 1 ? groups : withZeros(sheet, columns, groups, lines), left };
};

/** Lines of nothing but zeros look blank, and are results of a player who has no points. */
const withZeros = (
  sheet: Sheet,
  { rounds }: Columns,
  groups: readonly Group[],
  lines: number,
): readonly Group[] => {
  const taken = new Set(groups.flat());
  return groups.map((group) => {
    const next = (group.at(-1) ?? 0) + 1;
    const isZeros = rounds.every(({ column }) => cellAt(sheet, next, column).kind === "number");
    return group.length < lines && isZeros && !taken.has(next) ? [...group, next] : group;
  });
};
