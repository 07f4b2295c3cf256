import { type Cell, cellOf, isBlank } from "../../cell";
import { nameKey } from "../../lookup";
import { type Sheet, sheetFrom } from "../../sheet";
import type { PairingHead } from "./columns";
import { type Entry, entryAt, isPair } from "./habits";
import { outcomeOf } from "./results";
import { namedIn } from "./seats";

/** Who won, as one letter: White, Black or nobody. */
const WINNERS: ReadonlyMap<string, string> = new Map([
  ["w", "1-0"],
  ["b", "0-1"],
  ["d", "½-½"],
  ["=", "½-½"],
  ["½", "½-½"],
  ["draw", "½-½"],
]);

/** How a game that was played ended, behind its result. */
const ENDING =
  /\s*\(?(?:agreed|agreement|by agreement|draw agreed|time|on time|flag|resigns?|resigned|resignation|mate|checkmate|stalemate|adj|adjudicated|repetition|perpetual|remis|aufgegeben|zeit|matt|patt|tablas|tiempo|abandona)\.?\)?$/i;
/** What White did. */
const WHITE_DID: ReadonlyMap<string, string> = new Map([
  ...["win", "wins", "won", "gewonnen", "victoria"].map((word) => [word, "1-0"] as const),
  ...["loss", "loses", "lost", "verloren", "derrota"].map((word) => [word, "0-1"] as const),
]);
/** Behind the name of the winner. */
const WON = /\s+(?:won|wins?|gewinnt|gana|gagne)$/i;
/** There is no result yet. */
const PENDING = /^(?:postponed|pending|adjourned|unfinished|in progress|tbd|tba|later|vertagt|aplazada)$/i;

const keyOf = ({ shown }: Cell): string => nameKey(namedIn(shown).name);

/** Whether the results of games are letters for the color that won, not White's wins and losses. */
const areWinners = (entries: readonly Entry[]): boolean => {
  const letters = entries.flatMap(({ results: [text = ""] }) => (text === "" ? [] : [text.toLowerCase()]));
  return letters.length > 0 && letters.every((each) => WINNERS.has(each));
};

/** Longer texts are neither results nor names. */
const LONGEST = 120;

/** A result as a game has it; null: it is to stay as it is. */
const plain = (text: string, { white, black }: Entry, byLetter: boolean): string | null => {
  if (text.length > LONGEST) return null;
  if (byLetter) return WINNERS.get(text.toLowerCase()) ?? null;
  if (outcomeOf(text) !== null) return null;
  const ended = text.replace(ENDING, "");
  if (ended !== text && outcomeOf(ended) !== null) return ended;
  if (PENDING.test(text)) return "*";
  const did = WHITE_DID.get(text.toLowerCase());
  if (did !== undefined) return did;
  const winner = nameKey(namedIn(text.replace(WON, "")).name);
  if (winner === "" || keyOf(white) === keyOf(black)) return null;
  return winner === keyOf(white) ? "1-0" : winner === keyOf(black) ? "0-1" : null;
};

/** The cells of one list that say the result in another way, as games have them. */
const rewrittenIn = (sheet: Sheet, head: PairingHead, end: number): ReadonlyMap<number, Cell> => {
  const { result } = head;
  if (result === null) return new Map();
  const rows = Array.from({ length: Math.max(0, end - head.row - 1) }, (_, at) => head.row + 1 + at);
  const games = rows
    .map((row) => [row, entryAt(sheet, row, head)] as const)
    .filter(([, entry]) => isPair(entry));
  const byLetter = areWinners(games.map(([, entry]) => entry));
  return new Map(
    games.flatMap(([row, entry]) => {
      const cell = sheet.rows[row]?.[result];
      const text = cell === undefined || isBlank(cell) ? null : plain(cell.text, entry, byLetter);
      return text === null ? [] : [[row, cellOf(text)] as const];
    }),
  );
};

/** The sheet with results that name the winner, by letter or by name, or tell how the game ended, as plain ones. */
export const withPlainResults = (sheet: Sheet, heads: readonly PairingHead[]): Sheet => {
  const cells = new Map<number, Map<number, Cell>>();
  for (const head of heads) {
    const next = heads.find(({ row, from }) => row > head.row && from === head.from);
    for (const [row, cell] of rewrittenIn(sheet, head, next?.row ?? sheet.rows.length))
      cells.set(row, (cells.get(row) ?? new Map<number, Cell>()).set(head.result ?? -1, cell));
  }
  if (cells.size === 0) return sheet;
  const rows = sheet.rows.map((row, at) => {
    const own = cells.get(at);
    return own === undefined ? row : row.map((cell, column) => own.get(column) ?? cell);
  });
  return sheetFrom(rows, sheet.origin);
};
