import { type Cell, cellOf } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";
import { type Outcome, outcomeOf } from "./results";
import type { Pairing } from "./rounds";
import { withCells } from "./scales";

const WHITE = /^(?:w|white|wei(?:ß|ss)|blancas|blancs?|bianco)\.?$/i;
const BLACK = /^(?:b|s|n|black|schwarz|negras|noirs?|nero)\.?$/i;
/** Where Black is N, White is B. */
const ROMANCE = /^n/i;

const colorAt = (sheet: Sheet, { row, head }: Pairing): string =>
  head.color === null ? "" : cellAt(sheet, row, head.color).text.trim();

/** Signs for the letters of a wall chart. */
const SIGNS: Readonly<Record<string, string>> = { W: "1", D: "½", L: "0", X: "+", F: "-" };

/** A result from the other side; null: there is no sign for it. */
const turned = ({ white, black }: Outcome): string | null => {
  const [first, second] = [SIGNS[black], SIGNS[white]];
  return first === undefined || second === undefined ? null : `${first}-${second}`;
};

const swapped = (head: PairingHead): PairingHead => ({
  ...head,
  ...{ colored: true, white: head.black, black: head.white },
});

const TWO_SIDES = /\S\s{0,3}[-:]\s{0,3}\S/;

/** Whether the rows of both players say the same of a game: it is White's result that stands first. */
const areOfWhite = (
  sheet: Sheet,
  pairings: readonly Pairing[],
  isBlack: (pairing: Pairing) => boolean,
): boolean => {
  const seen = new Map<string, string>();
  let [same, other] = [0, 0];
  for (const pairing of pairings) {
    const { row, round, head } = pairing;
    const text = cellAt(sheet, row, head.result ?? -1).text;
    if (!TWO_SIDES.test(text) || outcomeOf(text)?.white === "D") continue;
    const names = [head.white, head.black].map(({ name }) => cellAt(sheet, row, name ?? -1).shown);
    const key = [round, ...(isBlack(pairing) ? names.reverse() : names)].join("\n");
    const before = seen.get(key);
    if (before === undefined) seen.set(key, text);
    else if (before === text) same++;
    else other++;
  }
  return same > other;
};

/**
 * Lists of a row for each player and game, with his color: White is White in all of them.
 *
 * The result is that of the player whose row it is, unless the rows of both say the same.
 */
export const withColors = (
  sheet: Sheet,
  pairings: readonly Pairing[],
): { readonly sheet: Sheet; readonly pairings: readonly Pairing[] } => {
  if (pairings.every(({ head }) => head.color === null)) return { sheet, pairings };
  const white = pairings.some((pairing) => ROMANCE.test(colorAt(sheet, pairing)))
    ? /^b(?:lanc|\.?$)/i
    : WHITE;
  const isWhite = (pairing: Pairing): boolean => white.test(colorAt(sheet, pairing));
  const isBlack = (pairing: Pairing): boolean => !isWhite(pairing) && BLACK.test(colorAt(sheet, pairing));
  const ofWhite = areOfWhite(sheet, pairings, isBlack);
  const cells = new Map<number, ReadonlyMap<number, Cell>>();
  const again = pairings.map((pairing): Pairing => {
    const { row, head } = pairing;
    if (head.color === null || head.black.name === null) return pairing;
    if (isWhite(pairing)) return { ...pairing, head: { ...head, colored: true } };
    if (!isBlack(pairing)) return pairing;
    const outcome = outcomeOf(cellAt(sheet, row, head.result ?? -1).text);
    const text = ofWhite || outcome === null ? null : turned(outcome);
    if (text !== null) cells.set(row, new Map([[head.result ?? -1, cellOf(text)]]));
    return { ...pairing, head: swapped(head) };
  });
  return { sheet: withCells(sheet, cells), pairings: again };
};
