import type { Cell } from "../../cell";
import { type Heading, headingKey, headingOf } from "../../heading-words";
import type { Sheet } from "../../sheet";
import { headingRows } from "../heading-rows";
import { pairingHeading, type PairingRole } from "./words";

/** Where a pairing list has what it says of one side; null: nowhere. */
export interface Side {
  readonly name: number | null;
  readonly number: number | null;
  readonly rating: number | null;
  readonly result: number | null;
}

/** The columns of a pairing list under one heading row. */
export interface PairingHead {
  readonly row: number;
  /** The columns of the list, `to` not among them. */
  readonly from: number;
  readonly to: number;
  readonly round: number | null;
  readonly board: number | null;
  /** Headed Section, Division: what the lists of several tournaments are told apart by. */
  readonly section: number | null;
  readonly result: number | null;
  readonly white: Side;
  readonly black: Side;
}

interface Column {
  readonly column: number;
  readonly text: string;
  readonly heading: Heading;
  readonly pairing: ReturnType<typeof pairingHeading>;
}

const IS_NUMBER = /^(?:player|no|nr|num|number|#|id|sno|snr|n|pairing|pairingno)$/;
const IS_RATING = /^(?:rating|rtg|rtng|elo|rat|dwz|twz|nwz)$/;
const IS_RESULT = /^(?:result|results|score|res|points|pts)$/;

const columnsOf = (sheet: Sheet, row: number): readonly Column[] =>
  (sheet.rows[row] ?? []).flatMap(({ kind, text }, column) =>
    kind === "blank" ? [] : [{ column, text, heading: headingOf(text), pairing: pairingHeading(text) }],
  );

const columnWith = (columns: readonly Column[], is: (column: Column) => boolean): number | null =>
  columns.find(is)?.column ?? null;

const own = (role: PairingRole, what: RegExp) => (column: Column) =>
  column.pairing?.role === role && what.test(column.pairing.rest);

const isRole = (role: PairingRole) => (column: Column) => column.pairing?.role === role;

const SIDE_RESULT: Readonly<Record<"white" | "black", RegExp>> = {
  white: /^(?:white|weiss|blancs|blancas)$/,
  black: /^(?:black|schwarz|noirs|negras)$/,
};

const NAME = /^(?:name|player|playername|spieler|nom|nombre)?$/;

const sideOf = (columns: readonly Column[], side: "white" | "black", from: number, to: number): Side => {
  const within = columns.filter(({ column, pairing }) => column >= from && column < to && pairing === null);
  const name = columnWith(columns, own(side, /name$/)) ?? columnWith(columns, own(side, NAME));
  const number =
    columnWith(columns, (each) => own(side, IS_NUMBER)(each) && each.column !== name) ??
    columnWith(within, ({ heading }) => heading.role === "pairing" || heading.role === "rank");
  return {
    name: name ?? number,
    number,
    rating:
      columnWith(columns, own(side, IS_RATING)) ??
      columnWith(within, ({ heading }) => heading.role === "rating"),
    result:
      columnWith(columns, own(side, IS_RESULT)) ?? columnWith(columns, own("result", SIDE_RESULT[side])),
  };
};

const BOARD = /^(?:bo?|bd|br|board|brett|tisch|table|tavolo|mesa|ech)\.?$/i;

const SECTION =
  /^(?:section|sect|sec|division|div|group|class|event|tournament|gruppe|groupe|grupo|turnier)\.?$/i;

/** A number on one side only is that of the board. */
const paired = (white: Side, black: Side): readonly [Side, Side] =>
  white.number === null || black.number === null
    ? [
        { ...white, number: null },
        { ...black, number: null },
      ]
    : [white, black];

/** Two columns of results are those of White and of Black; one is that of the game. */
const withResults = (columns: readonly Column[], white: Side, black: Side) => {
  const [first = null, second = null, ...more] = columns
    .filter(own("result", /^$/))
    .map(({ column }) => column);
  return second === null || more.length > 0 || white.result !== null || black.result !== null
    ? { result: first, white, black }
    : { result: null, white: { ...white, result: first }, black: { ...black, result: second } };
};

/** The pairing list whose headings are these columns of a row; null where they are none. */
const headOf = (
  columns: readonly Column[],
  row: number,
  [from, to]: readonly [number, number],
): PairingHead | null => {
  const white = columnWith(columns, isRole("white"));
  const black = columnWith(columns, isRole("black"));
  if (white === null || black === null || black <= white) return null;
  const result = columnWith(columns, own("result", /^$/));
  const board = columnWith(columns, ({ text }) => BOARD.test(text));
  const middle = result !== null && result > white && result < black ? result : black;
  const sides = paired(
    sideOf(columns, "white", (board ?? -1) + 1, middle),
    sideOf(columns, "black", middle, Number.POSITIVE_INFINITY),
  );
  const round = columnWith(columns, ({ heading }) => heading.round === "word");
  const section = columnWith(columns, ({ text }) => SECTION.test(text));
  return { row, from, to, round, board, section, ...withResults(columns, ...sides) };
};

/** Where lists side by side begin: as far left of White as the headings are those of the first list. */
const startsOf = (columns: readonly Column[]): readonly number[] => {
  const whites = columns.filter(isRole("white"));
  const [first] = whites;
  if (first === undefined) return [];
  const keyAt = (column: number): string =>
    headingKey(columns.find((each) => each.column === column)?.text ?? "");
  const again = whites.filter(({ column }) => keyAt(column) === keyAt(first.column));
  return again.map(({ column }, at) => {
    if (at === 0) return 0;
    const before =
      columns.filter((each) => isRole("black")(each) && each.column < column).at(-1)?.column ?? 0;
    let start = column;
    const offset = column - first.column;
    while (start - 1 > before && start - 1 >= offset && keyAt(start - 1) === keyAt(start - 1 - offset))
      start--;
    return start;
  });
};

/** The pairing lists that a row heads: one, or several side by side. */
export const pairingHeadsAt = (sheet: Sheet, row: number): readonly PairingHead[] => {
  const columns = columnsOf(sheet, row);
  const starts = startsOf(columns);
  const heads = starts.map((from, at) => {
    const to = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return headOf(
      columns.filter(({ column }) => column >= from && column < to),
      row,
      [from, to],
    );
  });
  const all = heads.filter((head) => head !== null);
  if (all.length === heads.length) return all;
  const whole = headOf(columns, row, [0, Number.POSITIVE_INFINITY]);
  return whole === null ? [] : [whole];
};

/** Longer texts are no headings. */
const LONGEST = 30;

const mayBeHead = (cells: readonly Cell[]): boolean =>
  cells.filter(({ kind, value, text }) => kind === "text" && value === null && text.length <= LONGEST)
    .length > 1;

const textsOf = (sheet: Sheet, row: number, { white, black }: PairingHead): string =>
  [white.name, black.name].map((column) => sheet.rows[row]?.[column ?? -1]?.text ?? "").join("\n");

/** Rows further down that repeat the words of a heading over White and Black. */
const repeatsOf = (sheet: Sheet, head: PairingHead): readonly number[] => {
  const texts = textsOf(sheet, head.row, head);
  return sheet.rows.flatMap((_, row) => (row > head.row && textsOf(sheet, row, head) === texts ? [row] : []));
};

/** Every heading of a pairing list on a sheet, row by row. */
export const pairingHeads = (sheet: Sheet): readonly PairingHead[] => {
  const headsAt = (row: number) => (mayBeHead(sheet.rows[row] ?? []) ? pairingHeadsAt(sheet, row) : []);
  const found = headingRows(sheet).flatMap(headsAt);
  const known = new Set(found.map(({ row }) => row));
  const repeats = found.slice(0, 1).flatMap((head) => repeatsOf(sheet, head));
  const others = repeats.filter((row) => !known.has(row));
  return [...found, ...others.flatMap(headsAt)].sort((a, b) => a.row - b.row || a.from - b.from);
};
