import { type Cell, isBlank } from "../../cell";
import { headingOf } from "../../heading-words";

/** Longer texts are notes. */
const LONGEST_TITLE = 120;
const BREAKS = /[\s,;:()]+/;
const DIGIT = /\d/;
const NUMBER = /^#?(\d{1,2})\.?$/;
/** `3.`, `3rd`; a number without either counts rounds: 5 Round Swiss. */
const ORDINAL = /^(\d{1,2})(?:\.|st|nd|rd|th|er|e|ème|ª|º|°)$/;
/** `3.Rd` */
const GLUED = /^(\d{1,2})\.(\p{L}+)$/u;
const BEGINS_WITH_LETTER = /^\p{L}/u;

const isRoundWord = (word: string): boolean => headingOf(word).round === "word";

/** The round that a word of a title names together with the one after it. */
const roundAt = (word: string, next: string): number | null => {
  if (isRoundWord(word) && NUMBER.test(next)) return Number(NUMBER.exec(next)?.[1]);
  if (ORDINAL.test(word)) return isRoundWord(next) ? Number(ORDINAL.exec(word)?.[1]) : null;
  const [, digits, after = ""] = GLUED.exec(word) ?? [];
  if (digits !== undefined) return isRoundWord(after) ? Number(digits) : null;
  const { round, number } = headingOf(word);
  return round === "worded" && BEGINS_WITH_LETTER.test(word) ? number : null;
};

const roundIn = (text: string): number | null => {
  const words = text.split(BREAKS);
  for (const [at, word] of words.entries()) {
    const round = roundAt(word, words[at + 1] ?? "");
    if (round !== null) return round;
  }
  return null;
};

/** The round that a title names: `Round 3`, `3. Runde`, `Pairings of round 3`; the last one of the row. */
export const roundInTitle = (cells: readonly Cell[]): number | null => roundInTwo(cells) ?? roundInOne(cells);

/** `Round` in one cell and its number in the next, and nothing else. */
const roundInTwo = (cells: readonly Cell[]): number | null => {
  const [word, number, ...more] = cells.filter((cell) => !isBlank(cell));
  if (word === undefined || number === undefined || more.length > 0 || !isRoundWord(word.text)) return null;
  const [, digits] = NUMBER.exec(number.text) ?? [];
  return digits === undefined ? null : Number(digits);
};

const roundInOne = (cells: readonly Cell[]): number | null =>
  cells
    .filter(({ kind, text }) => kind === "text" && text.length < LONGEST_TITLE && DIGIT.test(text))
    .reduce<number | null>((found, { text }) => roundIn(text) ?? found, null);
