import type { Cell } from "../../cell";
import { type Heading, headingOf } from "../../heading-words";
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
  readonly round: number | null;
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
    name,
    number,
    rating:
      columnWith(columns, own(side, IS_RATING)) ??
      columnWith(within, ({ heading }) => heading.role === "rating"),
    result:
      columnWith(columns, own(side, IS_RESULT)) ?? columnWith(columns, own("result", SIDE_RESULT[side])),
  };
};

const BOARD = /^(?:bo?|bd|br|board|brett|tisch|table|tavolo|mesa|ech)\.?$/i;

/** A number on one side only is that of the board. */
const paired = (white: Side, black: Side): readonly [Side, Side] =>
  white.number === null || black.number === null
    ? [
        { ...white, number: null },
        { ...black, number: null },
      ]
    : [white, black];

/** The columns of a pairing list if the row is its heading; else null. */
export const pairingHeadAt = (sheet: Sheet, row: number): PairingHead | null => {
  const columns = columnsOf(sheet, row);
  const white = columnWith(columns, ({ pairing }) => pairing?.role === "white");
  const black = columnWith(columns, ({ pairing }) => pairing?.role === "black");
  if (white === null || black === null || black <= white) return null;
  const result = columnWith(columns, ({ pairing }) => pairing?.role === "result" && pairing.rest === "");
  const board = columnWith(columns, ({ text }) => BOARD.test(text));
  const middle = result !== null && result > white && result < black ? result : black;
  const [whites, blacks] = paired(
    sideOf(columns, "white", (board ?? -1) + 1, middle),
    sideOf(columns, "black", middle, Number.POSITIVE_INFINITY),
  );
  const round = columnWith(columns, ({ heading }) => heading.round === "word");
  return { row, round, result, white: whites, black: blacks };
};

/** Longer texts are no headings. */
const LONGEST = 30;

const mayBeHead = (cells: readonly Cell[]): boolean =>
  cells.filter(({ kind, value, text }) => kind === "text" && value === null && text.length <= LONGEST)
    .length > 1;

/** Every heading row of a pairing list on a sheet. */
export const pairingHeads = (sheet: Sheet): readonly PairingHead[] =>
  headingRows(sheet).flatMap((row) =>
    mayBeHead(sheet.rows[row] ?? []) ? (pairingHeadAt(sheet, row) ?? []) : [],
  );
