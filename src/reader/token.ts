import type { Color, Result } from "../engine/index";

/** What every token has: the text of its cell, normalized, for findings. */
interface Said {
  readonly text: string;
  /** Board points of a team's match that stand beside its result, in half-points. */
  readonly boards?: number | undefined;
}

/** Who the opponent is, and the letter of the color: what both mean is decided for the table as a whole. */
interface Pairing extends Said {
  /** The number as printed; null where none is given. */
  readonly opponent: number | null;
  /** The letter of the color as printed, in lower case: `w`, `b`, `n`, `s`, `z`; null where none is given. */
  readonly color: string | null;
}

/** Letters to which US Chess and FIDE give different meanings. */
export type AmbiguousCode = "U" | "F" | "Z";

/**
 * What one round cell says by itself, before anything is decided for the table.
 *
 * - `game`: won, drawn or lost over the board; `second` where two games were played in the round; `oneSided`
 *   where the two sides are meant to disagree (N, R, S). Without an opponent: a table of results only.
 * - `points`: a game of which the cell prints the points (in half-points); the scoring of the table says
 *   what they mean.
 * - `bye`: `unstated` where the word does not say what it is worth; `word`: written as a word where a code
 *   is usual.
 * - `code`: US Chess and FIDE disagree on its meaning.
 * - `nobody`: a result against number 0, never a played game.
 * - `unpaired`: a sign that says so. `blank` and `zero` are what the table decides; `unplayed`: no loss, whatever
 *   the others are.
 * - `unread`: no token at all; `name`: whom it names is unclear, and a finding says so already.
 *
 * @see US Chess 28; FIDE C.04.2, TRF26
 */
export type Token =
  | (Pairing & {
      readonly kind: "game";
      readonly result: Result;
      readonly second?: Result | undefined;
      readonly oneSided?: true | undefined;
      /** The case of the letter that is the result: some charts write White in capitals, Black small. */
      readonly letterCase?: "upper" | "lower" | undefined;
    })
  | (Pairing & { readonly kind: "points"; readonly halves: number })
  | (Pairing & { readonly kind: "forfeit"; readonly result: Result })
  | (Pairing & { readonly kind: "pending" })
  | (Pairing & { readonly kind: "code"; readonly code: AmbiguousCode })
  | (Said & {
      readonly kind: "bye";
      readonly worth: "full" | "half" | "zero" | "unstated";
      readonly allocated: boolean;
      readonly word?: true;
    })
  | (Said & { readonly kind: "nobody"; readonly result: Result })
  | (Said & { readonly kind: "unpaired" })
  | (Said & { readonly kind: "blank" | "zero"; readonly unplayed?: true })
  | (Said & {
      readonly kind: "unread";
      readonly why: "unknown" | "date" | "time" | "error" | "boolean" | "name";
    });

/**
 * Stands behind a text that is no result where it was found, whatever it is in the round of a chart: a sign that
 * no sheet has.
 */
export const STRAY = "\uE000";

/** The letters that we write for colors. */
export const COLOR_LETTERS: Readonly<Record<Color, string>> = { white: "w", black: "b" };

/** The letter of a color that a source states as such, for a token. */
export const letterOf = (color: Color | null): string | null =>
  color === null ? null : COLOR_LETTERS[color];
