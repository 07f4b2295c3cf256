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

/** As in pools: 1 is White, 2 is Black, X is nobody. */
const POOLS: ReadonlyMap<string, string> = new Map([
  ["1", "1-0"],
  ["2", "0-1"],
  ["x", "½-½"],
  ["½", "½-½"],
  ["=", "½-½"],
]);
const ONLY_BLACK = "2";

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

/** What the signs of games mean where they are those of the color that won; null: White's wins and losses. */
const winnersIn = (entries: readonly Entry[]): ReadonlyMap<string, string> | null => {
  const signs = entries.flatMap(({ results: [text = ""] }) => (text === "" ? [] : [text.toLowerCase()]));
  if (signs.length === 0) return null;
  if (signs.every((each) => WINNERS.has(each))) return WINNERS;
  return signs.includes(ONLY_BLACK) && signs.every((each) => POOLS.has(each)) ? POOLS : null;
};

/** Longer texts are neither results nor names. */
const LONGEST = 120;

/** A result as a game has it; null: it is to stay as it is. */
const plain = (
  text: string,
  { white, black }: Entry,
  winners: ReadonlyMap<string, string> | null,
): string | null => {
  if (text.length > LONGEST) return null;
  if (winners !== null) return winners.get(text.toLowerCase()) ?? null;
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
  const winners = winnersIn(games.map(([, entry]) => entry));
  return new Map(
    games.flatMap(([row, entry]) => {
      const cell = sheet.rows[row]?.[result];
      const text = cell === undefined || isBlank(cell) ? null : plain(cell.text, entry, winners);
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
