import type { Token } from "../token";
import type { Family } from "./family";
import {
  bye,
  colorOf,
  forfeit,
  game,
  halvesOf,
  type Make,
  numberOf,
  pending,
  points,
  unpaired,
} from "./make";

const RESULTS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", forfeit("win")],
  ["-", forfeit("loss")],
  ["=", game("draw")],
  ["", pending],
]);

/** Without an opponent, or with the number 0 as one; a sign may have what it is worth beside it. */
const ALONE: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", bye("full", true)],
  ["1", bye("full", true)],
  ["=", bye("half")],
  ["½", bye("half")],
  ["-", unpaired],
  ["0", unpaired],
  ["+/1", bye("full", true)],
  ["=/½", bye("half")],
  ["-/0", unpaired],
]);

/** `0/1`, `0/-`: what a player got without a game. */
const NOBODY = /^0\/(.)$/u;

/** `3w/1`, `5s/½`, `8/+`. */
const OPPONENT_FIRST = /^(\d{1,4})(\p{L})?\/(1|½|0|[+=-])?$/u;

/** `2/23w`: the result first. */
const RESULT_FIRST = /^(\d{0,2}½?)\/(\d{1,4})(\p{L})$/u;

/** `2/0`, `2/-`: against nobody. */
const FREE = /^(\d{0,2}½?)\/(?:0|-)?$/;

/** What a bye is worth by its points; 1 is a win or, where a win is 2, a draw. */
const FREE_WORTH: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["0", bye("zero")],
  ["½", bye("half")],
  ["2", bye("full", true)],
]);

const freeCell = (text: string): Token | null => {
  const [, worth] = FREE.exec(text) ?? [];
  if (worth === undefined) return null;
  const found = { text, opponent: null, color: null };
  const token = FREE_WORTH.get(worth)?.(found) ?? bye("unstated", true)(found);
  return token?.kind === "bye" && token.worth === "unstated" ? { ...token, word: true } : token;
};

const swissChessCell = (text: string): Token | null => {
  const free = ALONE.get(NOBODY.exec(text)?.[1] ?? text);
  if (free !== undefined) return free({ text, opponent: null, color: null });
  const [, digits, letter, result = ""] = OPPONENT_FIRST.exec(text) ?? [];
  if (digits === undefined) return null;
  const found = { text, opponent: numberOf(digits), color: colorOf(letter) };
  const halves = result === "" ? null : halvesOf(result);
  return halves === null ? (RESULTS.get(result)?.(found) ?? null) : points(halves, found);
};

const draughtsCell = (text: string): Token | null => {
  const [, result = "", digits, letter] = RESULT_FIRST.exec(text) ?? [];
  const found = { text, opponent: numberOf(digits), color: colorOf(letter) };
  if (digits === undefined) return freeCell(text);
  const halves = halvesOf(result);
  return halves === null ? null : points(halves, found);
};

/** Swiss-Chess: opponent, color, slash, result. */
export const swissChess: Family = { name: "swiss-chess", read: swissChessCell };

/** Draughts: result, slash, opponent, color. */
export const draughts: Family = { name: "draughts", read: draughtsCell };
