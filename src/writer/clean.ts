/** A cell holds 32,767 characters; one is left for the mark that keeps it text. */
const LONGEST = 32_766;

/** Text as a cell can hold it: one line, no control characters, no half of a surrogate pair. */
export const cleanText = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replaceAll(/\p{Cc}/gu, " ")
    .replaceAll(/[\p{Cs}\uFFFE\uFFFF]/gu, "\uFFFD");

/** At most `length` characters, with … where some are cut. */
export const shorten = (text: string, length: number): string =>
  text.length <= length ? text : cleanText(`${text.slice(0, length - 1).trimEnd()}…`);
