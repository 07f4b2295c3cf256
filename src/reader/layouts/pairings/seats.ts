import { nameKey } from "../../lookup";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { At } from "../../types";
import { wholeOf } from "../../values";
import type { Side } from "./sides";
import type { Pairing } from "./rounds";
import { isNobody } from "./words";

/** What a cell with a name says. */
export interface Named {
  readonly number: number | null;
  readonly name: string;
  readonly rating: number | null;
}

const NUMBERED = /^#?(\d{1,4})[.)]? +(?=\p{L})/u;
/** Ratings and scores behind a name: `(1834)`, `(2.5, 1834)`, `[3]`. */
const IN_BRACKETS = /^(.*\p{L}.*?) *[([]((?:[\d½.,;:/ P-]|unr\.?|nr|pts?|rtg|elo)+)[)\]]$/iu;
const RATING = /(?<!\d)[1-9]\d{2,3}(?!\d)/;

/** A rating behind a name, without brackets. */
const RATED = /^(.*\p{L}.*?),?\s+([1-9]\d{2,3}|unr\.?)$/iu;

/** Longer texts are no names; nothing is looked for in them. */
const LONGEST = 120;

/** A name without the number before it, and the rating and score behind it. */
export const namedIn = (text: string): Named => {
  if (text.length > LONGEST) return { number: null, name: text, rating: null };
  const digits = NUMBERED.exec(text);
  let name = text.slice(digits?.[0].length ?? 0);
  let rating: number | null = null;
  for (let found = IN_BRACKETS.exec(name); found !== null; found = IN_BRACKETS.exec(name)) {
    name = found[1] ?? "";
    rating = Number(RATING.exec(found[2] ?? "")?.[0] ?? 0) || rating;
  }
  const [, unrated, behind = ""] = RATED.exec(name) ?? [];
  name = unrated ?? name;
  rating = Number(RATING.exec(behind)?.[0] ?? 0) || rating;
  return { number: digits === null ? null : Number(digits[1]), name, rating };
};

/** One side of one pairing. */
export interface Seat {
  readonly row: number;
  readonly round: number;
  readonly side: Side;
  readonly named: Named;
  /** The number in a column of numbers, in the place of a name, or before one. */
  readonly number: number | null;
}

/** Who sits on a side of a pairing; null: nobody. */
export const seatAt = (sheet: Sheet, { row, round, bye }: Pairing, side: Side): Seat | null => {
  if (bye !== undefined) {
    const named = namedIn(bye.name);
    return side.name === null ? null : { row, round, side, named, number: named.number };
  }
  const cell = cellAt(sheet, row, side.name ?? -1);
  if (isNobody(cell.text)) return null;
  const named = namedIn(cell.shown);
  const column = side.number ?? side.name ?? -1;
  return { row, round, side, named, number: wholeOf(cellAt(sheet, row, column)) ?? named.number };
};

export type Key = (seat: Seat) => string;

export const byNumber: Key = ({ number }) => String(number ?? 0);
export const byName: Key = ({ named }) => nameKey(named.name).replaceAll(" ", "");

export const placeIn = (sheet: Sheet, { row, side }: Seat): At => placeOf(sheet, row, side.name ?? 0);

/** The seats with the same key, in order. */
export const grouped = (seats: readonly Seat[], key: Key): readonly (readonly Seat[])[] => {
  const groups = new Map<string, Seat[]>();
  for (const seat of seats) {
    const group = groups.get(key(seat));
    if (group === undefined) groups.set(key(seat), [seat]);
    else group.push(seat);
  }
  return [...groups.values()];
};
