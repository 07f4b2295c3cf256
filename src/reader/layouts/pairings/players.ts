import { type Finding, finding } from "../../finding";
import { headingKey } from "../../heading-words";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import { ratingOf, wholeOf } from "../../values";
import type { At } from "../../types";
import { type Piece, piece, pieceAt } from "../pieces";
import type { Side } from "./columns";
import type { Pairing } from "./rounds";
import { isNobody } from "./words";

export type Color = "white" | "black";

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
  readonly findings: readonly Finding[];
}

/** What a cell with a name says. */
interface Named {
  readonly number: number | null;
  readonly name: string;
  readonly rating: number | null;
}

const NUMBERED = /^#?(\d{1,4})[.)]? +(?=\p{L})/u;
/** Ratings and scores behind a name: `(1834)`, `(2.5, 1834)`, `[3]`. */
const IN_BRACKETS = /^(.*\p{L}.*?) *[([]((?:[\d½.,;:/ P-]|unr\.?|nr|pts?|rtg|elo)+)[)\]]$/iu;
const RATING = /(?<!\d)[1-9]\d{2,3}(?!\d)/;

const LONGEST = 120;

const namedIn = (text: string): Named => {
  const digits = NUMBERED.exec(text);
  let name = text.slice(digits?.[0].length ?? 0);
  let rating: number | null = null;
  for (let found = IN_BRACKETS.exec(name); found !== null; found = IN_BRACKETS.exec(name)) {
    name = found[1] ?? "";
    rating = Number(RATING.exec(found[2] ?? "")?.[0] ?? 0) || rating;
  }
  return { number: digits === null ? null : Number(digits[1]), name, rating };
};

/** One side of one pairing. */
interface Seat {
  readonly row: number;
  readonly side: Side;
  readonly named: Named;
  /** The number in a column of numbers, in the place of a name, or before one. */
  readonly number: number | null;
}

const seatAt = (sheet: Sheet, row: number, side: Side): Seat | null => {
  const cell = cellAt(sheet, row, side.name ?? -1);
  if (isNobody(cell.text)) return null;
  const named =
    cell.text.length > LONGEST ? { number: null, name: cell.shown, rating: null } : namedIn(cell.shown);
  const column = side.number ?? side.name ?? -1;
  return { row, side, named, number: wholeOf(cellAt(sheet, row, column)) ?? named.number };
};

type Key = (seat: Seat) => string;

const byNumber: Key = ({ number }) => String(number ?? 0);
const byName: Key = ({ named }) => headingKey(named.name);

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

const placeIn = (sheet: Sheet, { row, side }: Seat): At => placeOf(sheet, row, side.name ?? 0);

/** The seats with the same key, in order. */
const grouped = (seats: readonly Seat[], key: Key): readonly (readonly Seat[])[] => {
  const groups = new Map<string, Seat[]>();
  for (const seat of seats) {
    const group = groups.get(key(seat));
    if (group === undefined) groups.set(key(seat), [seat]);
    else group.push(seat);
  }
  return [...groups.values()];
};

/** Numbers that stand beside different names: the rarest name is the one to look at. */
const otherNames = (sheet: Sheet, seats: readonly Seat[]): readonly Finding[] =>
  grouped(
    seats.filter(({ side }) => side.number !== null),
    byNumber,
  ).flatMap((group): readonly Finding[] => {
    const names = [...grouped(group, byName)].sort((a, b) => b.length - a.length);
    const [usual, other] = [names[0]?.[0], names.at(-1)?.[0]];
    if (usual === undefined || other === undefined || names.length < 2) return [];
    const [at, also] = [placeIn(sheet, other), placeIn(sheet, usual)];
    const facts = { number: usual.number ?? 0, names: names.flatMap(([each]) => each?.named.name ?? []) };
    return [finding({ code: "name-differs", ...facts }, { at, also: [also], player: usual.number })];
  });

/** The players whom pairing lists name, in the order in which they appear. */
export const playersOf = (sheet: Sheet, pairings: readonly Pairing[]): Players => {
  const seated = new Map<Pairing, Readonly<Record<Color, Seat | null>>>(
    pairings.map((pairing) => [
      pairing,
      {
        white: seatAt(sheet, pairing.row, pairing.head.white),
        black: seatAt(sheet, pairing.row, pairing.head.black),
      },
    ]),
  );
  const seats = [...seated.values()].flatMap(({ white, black }) =>
    [white, black].filter((seat) => seat !== null),
  );
  const numbered = seats.every(({ number }) => number !== null);
  const keyOf = numbered ? byNumber : byName;
  const players = new Map<string, Listed>();
  for (const seat of seats) {
    const key = keyOf(seat);
    if (!players.has(key))
      players.set(key, listedOf(sheet, seat, numbered ? (seat.number ?? 0) : players.size + 1));
  }
  return {
    all: [...players.values()],
    at: (pairing, color) => {
      const seat = seated.get(pairing)?.[color] ?? null;
      return seat === null ? undefined : players.get(keyOf(seat));
    },
    findings: numbered ? otherNames(sheet, seats) : [],
  };
};
