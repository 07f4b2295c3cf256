import type { Token } from "../token";
import type { Family } from "./family";
import { forfeit, game, type Make, numberOf } from "./make";
import { us } from "./us";

const RESULTS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["W", game("win")],
  ["D", game("draw")],
  ["L", game("loss")],
  ["X", forfeit("win")],
  ["F", forfeit("loss")],
]);

/** `12 W`, `5-L`, `3D`. */
const CELL = /^(\d{1,4}) *-? *([WDLXF])$/i;
const ALONE = /^-*[BPHUZXF]-*$/i;

const read = (text: string): Token | null => {
  const [, digits, letter = ""] = CELL.exec(text) ?? [];
  if (digits === undefined) return ALONE.test(text) ? us.read(text) : null;
  const found = { text, opponent: numberOf(digits), color: null };
  return RESULTS.get(letter.toUpperCase())?.(found) ?? null;
};

/** Charts made by hand that put the opponent before the letter of a US Chess wall chart. */
export const opponentFirst: Family = { name: "opponent-first", read };
