import type { Token } from "../token";

/** One notation of games; a table is written in one of them. */
export interface Family {
  readonly name: string;
  /** Reads the normalized text of a round cell, halves written ½; null if it is none of its tokens. */
  readonly read: (text: string) => Token | null;
}
