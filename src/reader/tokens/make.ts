import type { Result } from "../../engine/index";
import type { AmbiguousCode, Token } from "../token";

/** What a pattern finds in a cell before its letter or sign says what it means. */
export interface Found {
  readonly text: string;
  /** Null: none given; 0: the number nobody has. */
  readonly opponent: number | null;
  readonly color: string | null;
  /** The case of the letter of the result. */
  readonly letterCase?: "upper" | "lower";
}

/** Makes the token of a letter, sign or word; null where the rest does not go with it. */
export type Make = (found: Found) => Token | null;

export const numberOf = (digits: string | undefined): number | null =>
  digits === undefined || digits === "" ? null : Number(digits);

/** `W` or `w` as the letter of a color; "-" and nothing are none. */
export const colorOf = (letter: string | undefined): string | null =>
  letter === undefined || letter === "" || letter === "-" ? null : letter.toLowerCase();

const opponentOf = ({ opponent }: Found): number | null => (opponent === 0 ? null : opponent);

/**
 * Won, drawn or lost over the board; against number 0 it is no game.
 *
 * Every game has the same members, undefined or not: tables of thousands of them are looked through faster.
 */
export const game =
  (result: Result, { oneSided, second }: { readonly oneSided?: true; readonly second?: Result } = {}): Make =>
  ({ text, opponent, color, letterCase }) =>
    opponent === 0
      ? { kind: "nobody", text, result }
      : { kind: "game", text, opponent, color, result, second, oneSided, letterCase };

/** A ruling that the two rows need not share: only with an opponent. */
export const oneSided =
  (result: Result): Make =>
  (found) =>
    opponentOf(found) === null ? null : game(result, { oneSided: true })(found);

export const forfeit =
  (result: Result): Make =>
  (found) => ({ kind: "forfeit", text: found.text, opponent: opponentOf(found), color: found.color, result });

/** A letter whose meaning the table decides. */
export const code =
  (letter: AmbiguousCode): Make =>
  (found) => ({
    kind: "code",
    text: found.text,
    opponent: opponentOf(found),
    color: found.color,
    code: letter,
  });

/** `F` with an opponent is a forfeit everywhere. */
export const forfeitOrCode: Make = (found) =>
  opponentOf(found) === null ? code("F")(found) : forfeit("loss")(found);

/** A bye has no opponent. */
export const bye =
  (worth: "full" | "half" | "zero" | "unstated", allocated = false): Make =>
  (found) =>
    opponentOf(found) === null ? { kind: "bye", text: found.text, worth, allocated } : null;

export const unpaired: Make = (found) =>
  opponentOf(found) === null ? { kind: "unpaired", text: found.text } : null;

export const pending: Make = (found) => ({
  kind: "pending",
  text: found.text,
  opponent: opponentOf(found),
  color: found.color,
});

/** The points that a cell prints, in halves. */
export const points = (halves: number, { text, opponent, color }: Found): Token =>
  opponent === 0 ? { kind: "unpaired", text } : { kind: "points", text, opponent, color, halves };

/** Halves in a printed result: `1`, `½`, `1½`, `4.5`; null if it is none. */
export const halvesOf = (text: string): number | null => {
  const [, whole = "", half] = HALVES.exec(text) ?? [];
  if (whole === "" && half === undefined) return null;
  return 2 * Number(whole === "" ? 0 : whole) + (half === undefined ? 0 : 1);
};

const HALVES = /^(\d{0,2})(½|[.,]5)?$/;
