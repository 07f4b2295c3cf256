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

const roundIn = (text: string): number | null => {
  const words = text.split(BREAKS);
  for (const [at, word] of words.entries()) {
    for (const part of [word, `${word} ${words[at + 1] ?? ""}`]) {
      const { round, number } = headingOf(part);
      if (round === "worded" && number !== null) return number;
    }
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

/** Whether the row pairs somebody: it names White, by name or number. */
const isPairing = (sheet: Sheet, row: number, { white, black }: PairingHead): boolean =>
  !isBlank(cellAt(sheet, row, white.name ?? -1)) && (sheet.rows[row]?.length ?? 0) > (black.name ?? 0) - 1;

/** The pairings under each heading; where no column says the round, the title above them does. */
export const pairingsOf = (sheet: Sheet, heads: readonly PairingHead[]): readonly Pairing[] => {
  const pairings: Pairing[] = [];
  let round = 0;
  let next = 0;
  sheet.rows.forEach((cells, row) => {
    const head = heads[next - 1];
    if (heads[next]?.row === row) {
      next++;
      if (pairings.at(-1)?.round === round || round === 0) round++;
      return;
    }
    if (head === undefined || !isPairing(sheet, row, head)) round = roundInTitle(cells) ?? round;
    else
      pairings.push({
        row,
        round: head.round === null ? round : (wholeIn(cellAt(sheet, row, head.round)) ?? round),
        head,
      });
  });
  return pairings;
};
