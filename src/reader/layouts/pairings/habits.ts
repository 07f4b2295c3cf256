import { type Cell, isBlank } from "../../cell";
import { nameKey } from "../../lookup";
import { cellAt, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";
import { isBoard } from "./notes";
import { byeOf, outcomeOf } from "./results";
import { namedIn } from "./seats";
import { isNobody } from "./words";

const LETTER = /\p{L}/u;

export const hasLetter = (text: string): boolean => LETTER.test(text);

/** What a row has in the columns of a list. */
export interface Entry {
  readonly white: Cell;
  readonly black: Cell;
  /** The results that are written: of the game, or of each side. */
  readonly results: readonly string[];
}

export const entryAt = (sheet: Sheet, row: number, { white, black, result }: PairingHead): Entry => ({
  white: cellAt(sheet, row, white.name ?? -1),
  black: cellAt(sheet, row, black.name ?? -1),
  results: [result, white.result, black.result].flatMap((column) => {
    const cell = cellAt(sheet, row, column ?? -1);
    return isBlank(cell) ? [] : [cell.text];
  }),
});

const isSomebody = ({ text }: Cell): boolean => hasLetter(text) && !isNobody(text);

/** Whether both names are those of somebody. */
export const isPair = ({ white, black }: Entry): boolean => isSomebody(white) && isSomebody(black);

export const hasResult = ({ results }: Entry): boolean => results.some((text) => outcomeOf(text) !== null);

/** Whether a result or the worth of a bye is written. */
export const hasWorth = ({ results }: Entry): boolean => results.some((text) => byeOf(text) !== null);

/** What can be said of all rows of the lists of a sheet. */
export interface Habits {
  /** Players have names, not only numbers. */
  readonly named: boolean;
  /** `Last, First` */
  readonly hasCommas: boolean;
  /** Most names have several words. */
  readonly hasWords: boolean;
  /** Whether a name is that of a player of another row that is certainly a game. */
  readonly isKnown: (text: string, row: number) => boolean;
}

const keyOf = (text: string): string => nameKey(namedIn(text).name);

export const habitsOf = (sheet: Sheet, heads: readonly PairingHead[]): Habits => {
  const rowsOf = new Map<string, Set<number>>();
  let [names, numbers, words, commas] = [0, 0, 0, 0];
  heads.forEach((head, at) => {
    const next = heads
      .slice(at + 1)
      .find((each) => each.row > head.row && each.from < head.to && head.from < each.to);
    const end = next?.row ?? sheet.rows.length;
    for (let row = head.row + 1; row < end; row++) {
      const entry = entryAt(sheet, row, head);
      for (const { text } of [entry.white, entry.black])
        if (hasLetter(text)) names++;
        else if (!isNobody(text)) numbers++;
      if (!isPair(entry) || !hasResult(entry)) continue;
      for (const { shown } of [entry.white, entry.black]) {
        const { name } = namedIn(shown);
        rowsOf.set(keyOf(shown), (rowsOf.get(keyOf(shown)) ?? new Set<number>()).add(row));
        words += name.includes(" ") ? 1 : -1;
        commas += name.includes(",") ? 1 : 0;
      }
    }
  });
  const isKnown = (text: string, row: number): boolean => {
    const rows = rowsOf.get(keyOf(text));
    return rows !== undefined && rows.size > (rows.has(row) ? 1 : 0);
  };
  return { named: names > numbers, hasCommas: commas > 0, hasWords: words > 0, isKnown };
};

/** The columns left of both names, and that of the boards; what they say of a side is no label. */
const besideNames = ({ from, board, section, result, white, black }: PairingHead): readonly number[] => {
  const names = [white.name, black.name].flatMap((column) => column ?? []);
  const first = names.length === 0 ? from : Math.min(...names);
  const left = Array.from({ length: Math.max(0, first - from) }, (_, at) => from + at);
  const all = board === null || left.includes(board) ? left : [...left, board];
  const said = [section, result, white.result, white.rating, black.result, black.rating];
  return all.filter((column) => !said.includes(column));
};

/**
 * The columns in which games have numbers of boards or rounds, or nothing: a word there is none of a game.
 */
export const labelColumns = (sheet: Sheet, head: PairingHead, end: number): readonly number[] => {
  const rows = Array.from({ length: Math.max(0, end - head.row - 1) }, (_, at) => head.row + 1 + at).filter(
    (row) => isPair(entryAt(sheet, row, head)),
  );
  return besideNames(head).filter((column) => {
    const words = rows.filter((row) => !isBoard(cellAt(sheet, row, column).text)).length;
    return 2 * words <= rows.length;
  });
};
