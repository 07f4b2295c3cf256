import type { Token } from "../token";
import type { Family } from "./family";
import { bye, colorOf, forfeit, game, type Make, numberOf } from "./make";

const GAMES: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", game("win")],
  ["=", game("draw")],
  ["-", game("loss")],
  [">", forfeit("win")],
  ["<", forfeit("loss")],
]);

const FORFEITS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", forfeit("win")],
  ["=", forfeit("draw")],
  ["-", forfeit("loss")],
]);

/** A sign alone: a bye. */
const ALONE: ReadonlyMap<string, Make> = new Map<string, Make>([
  [">", bye("full")],
  ["=", bye("half")],
  ["+", bye("full", true)],
  ["<", bye("zero")],
]);

/** `+ 24N`, `=5B`, `> 8N`. */
const AFTER = /^([+=<>-]) *(\d{1,4}) *([BNWbnw])?$/;

/** `+W10`, `=B13`, `-F11`. */
const BEFORE = /^([+=-]) *([WBNFwbnf]) *(\d{1,4})$/;

const read = (text: string): Token | null => {
  const [, sign = "", digits, color] = AFTER.exec(text) ?? [];
  if (digits !== undefined)
    return GAMES.get(sign)?.({ text, opponent: numberOf(digits), color: colorOf(color) }) ?? null;
  const [, mark = "", letter = "", number] = BEFORE.exec(text) ?? [];
  const isForfeit = letter.toUpperCase() === "F";
  const make = (isForfeit ? FORFEITS : GAMES).get(mark);
  const found = { text, opponent: numberOf(number), color: isForfeit ? null : colorOf(letter) };
  return make?.(found) ?? ALONE.get(text)?.({ text, opponent: null, color: null }) ?? null;
};

/** Signs for results: the French grid `+ 24N`, `> 8N`, and the text form `+W10`, `-F11`. */
export const signs: Family = { name: "signs", read };
