/**
 * A cell after normalization, the same object for the same content.
 *
 * Text is NFKC with ½ kept, one kind of minus, plain blanks, nothing invisible, trimmed; line feeds stay.
 * A number in a cell keeps its value and is written as a user would type it.
 */
export interface Cell {
  readonly kind: "blank" | "number" | "text" | "boolean" | "date" | "error";
  readonly text: string;
  /** A number, or text that is one (`6,5`, `5 1/2`, `½`, `1.`); else null. */
  readonly value: number | null;
  /** Normalization took away something that a user does not see. */
  readonly odd: boolean;
}

export const BLANK: Cell = { kind: "blank", text: "", value: null, odd: false };
