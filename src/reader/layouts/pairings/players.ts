import type { Finding } from "../../finding";
import { cellAt, type Sheet } from "../../sheet";
import { ratingOf } from "../../values";
import { type Piece, piece, pieceAt } from "../pieces";
import type { Pairing } from "./rounds";
import { byName, grouped, type Seat, seatAt } from "./seats";
import { otherNames, otherSpellings } from "./spellings";

export type Color = "white" | "black";

export const other = (color: Color): Color => (color === "white" ? "black" : "white");

/** A player of pairing lists, found by his number, else by his name. */
export interface Listed {
  readonly no: number;
  readonly number: Piece | undefined;
  readonly name: Piece | undefined;
  readonly rating: Piece | undefined;
}

/** The players of pairing lists, and who sits where. */
export interface Players {
  readonly all: readonly Listed[];
  /** Undefined: nobody. */
  readonly at: (pairing: Pairing, color: Color) => Listed | undefined;
  /** The list has a number for each of them; else they are counted as they appear. */
  readonly numbered: boolean;
  readonly findings: readonly Finding[];
}

const listedOf = (sheet: Sheet, { row, side, named, number }: Seat, no: number): Listed => {
  const at = { row, column: side.name ?? 0 };
  const own = cellAt(sheet, row, side.number ?? -1);
  const isNumber = side.number === null && number !== null && named.number === null;
  const rated = ratingOf(cellAt(sheet, row, side.rating ?? -1)) === null && named.rating !== null;
  return {
    no,
    number: own.kind === "blank" ? piece(no, at) : pieceAt(sheet, row, side.number),
    name: isNumber ? pieceAt(sheet, row, side.name) : piece(named.name, at),
    rating: rated ? piece(named.rating, at) : pieceAt(sheet, row, side.rating),
  };
};

/** Numbers of members have more digits than those that cells of a chart name. */
const HIGHEST = 9999;

const isPairingNumber = (number: number | null): boolean => number !== null && number <= HIGHEST;

/** The players whom pairing lists name, in the order in which they appear. */
export const playersOf = (sheet: Sheet, pairings: readonly Pairing[]): Players => {
  const seated = new Map<Pairing, Readonly<Record<Color, Seat | null>>>(
    pairings.map((pairing) => [
      pairing,
      {
        white: seatAt(sheet, pairing, pairing.head.white),
        black: seatAt(sheet, pairing, pairing.head.black),
      },
    ]),
  );
  const seats = [...seated.values()].flatMap(({ white, black }) =>
    [white, black].filter((seat) => seat !== null),
  );
  const listed = [...seated].flatMap(([{ bye }, { white, black }]) =>
    bye === undefined ? [white, black] : [],
  );
  const numbered = listed.every((seat) => seat === null || isPairingNumber(seat.number));
  const numbers = new Map(
    seats.flatMap((seat) => (seat.number === null ? [] : [[byName(seat), seat.number]])),
  );
  // Rows of byes name players whom the list numbers elsewhere.
  const numberOf = (seat: Seat): number | null => seat.number ?? numbers.get(byName(seat)) ?? null;
  const keyOf = (seat: Seat): string => {
    const number = numbered ? numberOf(seat) : null;
    return number === null ? byName(seat) : `#${number}`;
  };
  const highest = Math.max(0, ...numbers.values());
  const players = new Map<string, Listed>();
  let added = 0;
  for (const seat of seats) {
    const key = keyOf(seat);
    if (players.has(key)) continue;
    const no = numbered ? (numberOf(seat) ?? highest + ++added) : players.size + 1;
    players.set(key, listedOf(sheet, seat, no));
  }
  return {
    all: [...players.values()],
    at: (pairing, color) => {
      const seat = seated.get(pairing)?.[color] ?? null;
      return seat === null ? undefined : players.get(keyOf(seat));
    },
    numbered,
    findings: numbered ? otherNames(sheet, seats) : otherSpellings(sheet, grouped(seats, byName)),
  };
};
