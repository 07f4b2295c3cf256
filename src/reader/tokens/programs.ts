import type { Token } from "../token";
import type { Family } from "./family";
import { bye, colorOf, forfeit, game, type Make, numberOf, pending, unpaired } from "./make";

const GAMES: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["W", game("win")],
  ["D", game("draw")],
  ["L", game("loss")],
  ["", pending],
]);

/** After a colon without an opponent. Nothing: no game, or a half-point bye; the total tells. */
const BYES: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["W", bye("full", true)],
  ["D", bye("half")],
  ["L", unpaired],
  ["", bye("unstated")],
]);

/** `15:W`, `3:D`, `:W`, `:`. */
const COLON = /^(\d{1,4})? *: *([WDLwdl])?$/;

const swissPerfectCell = (text: string): Token | null => {
  const match = COLON.exec(text);
  if (match === null) return null;
  const [, digits, letter = ""] = match;
  const opponent = numberOf(digits);
  const make = (opponent === null ? BYES : GAMES).get(letter.toUpperCase());
  return make?.({ text, opponent, color: null }) ?? null;
};

/** Swiss Perfect: opponent, colon, result. */
export const swissPerfect: Family = { name: "swiss-perfect", read: swissPerfectCell };

const PLAYED: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", game("win")],
  ["=", game("draw")],
  ["-", game("loss")],
]);

const BY_DEFAULT: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", forfeit("win")],
  ["=", forfeit("draw")],
  ["-", forfeit("loss")],
]);

const NOBODY: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", bye("full", true)],
  ["=", bye("half")],
  ["-", unpaired],
]);

/**
 * `12+/w3`, `5-/b`, `0=/`, `7+!`: an exclamation mark for a result by default; a handicap at the end. Against
 * nobody the mark may be left out: `0+`.
 */
const GOTHA = /^(?:(\d{1,4})([+=-])([/!])([wb])?(\d{1,2})?|(0)([+=-]))$/;

const gothaCell = (text: string): Token | null => {
  const found = GOTHA.exec(text);
  if (found === null) return null;
  const [, digits = found[6], sign = found[7] ?? "", mark, color] = found;
  const opponent = numberOf(digits);
  const table = opponent === 0 ? NOBODY : mark === "!" ? BY_DEFAULT : PLAYED;
  return table.get(sign)?.({ text, opponent, color: colorOf(color) }) ?? null;
};

/** OpenGotha: opponent, sign, slash or exclamation mark, color. */
export const openGotha: Family = { name: "open-gotha", read: gothaCell };
