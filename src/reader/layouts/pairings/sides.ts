import { type Heading, headingOf } from "../../heading-words";
import type { Sheet } from "../../sheet";
import { pairingHeading, type PairingRole } from "./words";

/** Where a pairing list has what it says of one side; null: nowhere. */
export interface Side {
  readonly name: number | null;
  readonly number: number | null;
  readonly rating: number | null;
  readonly result: number | null;
}

export interface Column {
  readonly column: number;
  readonly text: string;
  readonly heading: Heading;
  readonly pairing: ReturnType<typeof pairingHeading>;
  /** Its word tells players apart, not colors: `Player 1`. */
  readonly colorless: boolean;
}

const IS_NUMBER = /^(?:player|no|nr|num|number|#|id|sno|snr|n|pairing|pairingno)$/;
const IS_RATING = /^(?:rating|rtg|rtng|elo|rat|dwz|twz|nwz)$/;
const IS_RESULT = /^(?:result|results|score|res|points|pts)$/;

/** What a heading adds: `Result (1 = White, 2 = Black, X = draw)`. */
const IN_BRACKETS = /\s*\([^()]{1,60}\)$/;

export const columnsOf = (sheet: Sheet, row: number): readonly Column[] =>
  (sheet.rows[row] ?? []).flatMap(({ kind, text }, column) =>
    kind === "blank"
      ? []
      : [
          {
            ...{ column, text, heading: headingOf(text) },
            ...{ pairing: pairingHeading(text.replace(IN_BRACKETS, "")), colorless: false },
          },
        ],
  );

export const columnWith = (columns: readonly Column[], is: (column: Column) => boolean): number | null =>
  columns.find(is)?.column ?? null;

export const own = (role: PairingRole, what: RegExp) => (column: Column) =>
  column.pairing?.role === role && what.test(column.pairing.rest);

export const isRole = (role: PairingRole) => (column: Column) => column.pairing?.role === role;

const SIDE_RESULT: Readonly<Record<"white" | "black", RegExp>> = {
  white: /^(?:white|weiss|blancs|blancas)$/,
  black: /^(?:black|schwarz|noirs|negras)$/,
};

const NAME = /^(?:name|player|playername|spieler|nom|nombre)?$/;

/** The columns right beside a name, as far as no other list begins. */
const besideName = (columns: readonly Column[], name: number | null): readonly Column[] => {
  const at = columns.findIndex(({ column }) => column === name);
  if (at < 0) return columns;
  const ends = (i: number, step: 1 | -1): boolean => {
    const [each, before] = [columns[i], columns[i - step]];
    return each === undefined || before === undefined || each.heading.role === "name"
      ? true
      : Math.abs(each.column - before.column) > MOST_APART;
  };
  let [first, last] = [at, at];
  while (!ends(first - 1, -1)) first--;
  while (!ends(last + 1, 1)) last++;
  return columns.slice(first, last + 1);
};

/** A column without a heading, such as one of results, may stand between. */
const MOST_APART = 2;

export const sideOf = (all: readonly Column[], side: "white" | "black", from: number, to: number): Side => {
  const columns = besideName(all, columnWith(all, isRole(side)));
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

/** A number on one side only is that of the board. */
export const paired = (white: Side, black: Side): readonly [Side, Side] =>
  white.number === null || black.number === null
    ? [
        { ...white, number: null },
        { ...black, number: null },
      ]
    : [white, black];

/** Two columns of results are those of White and of Black; one is that of the game. */
export const withResults = (columns: readonly Column[], white: Side, black: Side) => {
  const [first = null, second = null, ...more] = columns
    .filter(own("result", /^$/))
    .map(({ column }) => column);
  // `White score` alone is the result of the game, as White's points.
  if (first === null && white.result !== null && black.result === null)
    return { result: white.result, white: { ...white, result: null }, black };
  return second === null || more.length > 0 || white.result !== null || black.result !== null
    ? { result: first, white, black }
    : { result: null, white: { ...white, result: first }, black: { ...black, result: second } };
};

/** Two ratings behind Black are those of White and of Black. */
export const withRatings = (
  columns: readonly Column[],
  blackName: number,
  white: Side,
  black: Side,
): readonly [Side, Side] => {
  const [first, second, ...more] = besideName(columns, blackName)
    .filter(
      ({ column, pairing, heading }) => column > blackName && pairing === null && heading.role === "rating",
    )
    .map(({ column }) => column);
  const arePaired = white.rating === null && first !== undefined && second !== undefined && more.length === 0;
  return arePaired
    ? [
        { ...white, rating: first },
        { ...black, rating: second },
      ]
    : [white, black];
};
