import { FORMULA_HEADINGS } from "./formula-headings";

/** Headings of the lists that are written. */
export const HEADINGS = {
  ...FORMULA_HEADINGS,
  scorePlace: "Score place",
  note: "Note",
  round: (round: number) => `Rd ${round}`,
} as const;
