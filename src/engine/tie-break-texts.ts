/** What a tie-break is called in another language, and its rule in one sentence. */
export interface TieBreakText {
  readonly name: string;
  /** Heading of its column on a sheet. */
  readonly title: string;
  readonly summary: string;
  /** Names of modified forms, by modifiers: `{ C1: "Buchholz, …" }`. */
  readonly variants?: Readonly<Record<string, string>>;
}

/** By world and code. Empty in English: the declarations themselves are English, and what formulas give stays so. */
export const TIE_BREAK_TEXTS: Readonly<Record<string, TieBreakText>> = {};
