import { type Cell, isBlank } from "../../cell";
import { headingOf } from "../../heading-words";
import { cellAt, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";

/** One pairing: a row under a heading, and its round. */
export interface Pairing {
  readonly row: number;
  readonly round: number;
  readonly head: PairingHead;
}

/** Longer texts are notes. */
const LONGEST_TITLE = 120;
const MOST_ROUNDS = 99;

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
export const roundInTitle = (cells: readonly Cell[]): number | null =>
  cells
    .filter(({ kind, text }) => kind === "text" && text.length < LONGEST_TITLE && DIGIT.test(text))
    .reduce<number | null>((found, { text }) => roundIn(text) ?? found, null);

const wholeIn = ({ value }: Cell): number | null =>
  value !== null && Number.isInteger(value) && value > 0 && value <= MOST_ROUNDS ? value : null;

const rowOf = ({ rows }: Sheet, row: number, { from, to }: PairingHead): readonly Cell[] =>
  (rows[row] ?? []).slice(from, to);

/** What a note has and no name. */
const NOTE = /[:=]/;

/** Whether a row pairs somebody: it names White or Black, and is neither a title nor a note. */
const isPairing = (sheet: Sheet, row: number, head: PairingHead, follows: boolean): boolean => {
  const [white, black] = [head.white, head.black].map(({ name }) => cellAt(sheet, row, name ?? -1));
  const cells = rowOf(sheet, row, head);
  const filled = cells.filter((cell) => !isBlank(cell));
  const [only] = filled;
  if (white === undefined || black === undefined || only === undefined) return false;
  if (isBlank(white) && isBlank(black)) return false;
  return filled.length > 1 || (follows && !NOTE.test(only.text) && roundInTitle(cells) === null);
};

const overlap = (a: PairingHead, b: PairingHead): boolean => a.from < b.to && b.from < a.to;

/** What has been read of the columns of a list so far. */
interface Band {
  readonly head: PairingHead;
  /** The round named by a title since the last pairing. */
  readonly title: number | null;
}

/** The pairings under one heading, from the round that the title above it names or the next one. */
const pairingsUnder = (
  sheet: Sheet,
  head: PairingHead,
  end: number,
  first: number,
): { readonly pairings: readonly Pairing[]; readonly title: number | null } => {
  const pairings: Pairing[] = [];
  let round = first;
  let title: number | null = null;
  let previous = head.row;
  for (let row = head.row + 1; row < end; row++) {
    if (isPairing(sheet, row, head, previous === row - 1)) {
      const cell = cellAt(sheet, row, head.round ?? -1);
      round = wholeIn(cell) ?? roundInTitle([cell]) ?? title ?? round;
      title = null;
      previous = row;
      pairings.push({ row, round, head });
    } else title = roundInTitle(rowOf(sheet, row, head)) ?? title;
  }
  return { pairings, title };
};

const titleAbove = (sheet: Sheet, head: PairingHead): number | null =>
  sheet.rows
    .slice(0, head.row)
    .reduce<number | null>((found, _, row) => roundInTitle(rowOf(sheet, row, head)) ?? found, null);

/** The pairings under each heading; where no column says the round, the title above them does. */
export const pairingsOf = (sheet: Sheet, heads: readonly PairingHead[]): readonly Pairing[] => {
  const all: Pairing[] = [];
  const bands: Band[] = [];
  let last = 0;
  heads.forEach((head, at) => {
    const next = heads.slice(at + 1).find((each) => each.row > head.row && overlap(each, head));
    const above = bands.filter((band) => overlap(band.head, head)).at(-1);
    const round = (above === undefined ? titleAbove(sheet, head) : above.title) ?? last + 1;
    const { pairings, title } = pairingsUnder(sheet, head, next?.row ?? sheet.rows.length, round);
    bands.push({ head, title });
    last = pairings.at(-1)?.round ?? last;
    for (const pairing of pairings) all.push(pairing);
  });
  return all;
};
