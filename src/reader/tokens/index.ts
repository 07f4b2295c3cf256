import type { Cell } from "../cell";
import { STRAY, type Token } from "../token";
import { chessResults } from "./chess-results";
import { colored } from "./colored";
import { dateIn } from "./dates";
import type { Family } from "./family";
import { matches } from "./matches";
import { opponentBeside } from "./opponent-beside";
import { opponentFirst } from "./opponent-first";
import { openGotha, swissPerfect } from "./programs";
import { results } from "./results";
import { signs } from "./signs";
import { draughts, swissChess } from "./slash";
import { us } from "./us";
import { vega } from "./vega";
import { wordToken } from "./words";

export type { Family } from "./family";

/** Every notation of games; of equal ones the earlier is taken. */
export const FAMILIES: readonly Family[] = [
  us,
  chessResults,
  vega,
  signs,
  swissChess,
  draughts,
  swissPerfect,
  openGotha,
  opponentFirst,
  results,
  colored,
  matches,
  opponentBeside,
];

/** `1/2`, `.5`, `0.5`, `0,5` stand for ½ wherever a result may. */
const HALF = /(?<![\d.,])(?:1\/2|0?[.,]5)(?!\d)/g;

/** Marks of a footnote, dropped only where the token does not stand with them. */
const NOTE = /(?:[*†‡§¹²³!.]+|\([a-z]\))$/u;

/** A whole number above this in a round column is a date. */
const LAST_DAY_OF_YEAR = 366;

/** No token is longer; what is, is a note. */
const LONG = 40;

const BLANK_TOKEN: Token = { kind: "blank", text: "" };
const ZERO_TOKEN: Token = { kind: "zero", text: "0" };

const unread = (text: string, why: Extract<Token, { kind: "unread" }>["why"]): Token => ({
  kind: "unread",
  text,
  why,
});

const withoutNote = (text: string, family: Family): Token | null => {
  const bare = text.replace(NOTE, "").trim();
  return bare === text || bare === "" ? null : (family.read(bare) ?? wordToken(bare));
};

const ABSENT = /^-{1,5}$/;

const ofText = (text: string, family: Family): Token => {
  if (text.endsWith(STRAY)) return unread(text.slice(0, -STRAY.length), "unknown");
  if (text.length > LONG) return unread(text, "unknown");
  const halved = text.replace(HALF, "½");
  const token =
    family.read(halved) ??
    (halved === text ? null : family.read(text)) ??
    wordToken(halved) ??
    withoutNote(halved, family);
  if (token !== null) return token.text === text ? token : { ...token, text };
  if (ABSENT.test(text)) return { kind: "unpaired", text };
  const date = dateIn(text);
  return date === null ? unread(text, "unknown") : unread(date.text, "date");
};

/** A time is what Excel makes of `1:0`, a large number what it makes of `1-2`. */
const ofNumber = ({ text, value }: Cell, family: Family): Token => {
  const token = ofText(text, family);
  if (token.kind !== "unread" || value === null) return token;
  if (value > LAST_DAY_OF_YEAR) return unread(text, "date");
  return value > 0 && value < 0.5 ? unread(text, "time") : token;
};

const OF_KIND: Readonly<Record<Cell["kind"], (cell: Cell, family: Family) => Token>> = {
  blank: () => BLANK_TOKEN,
  number: (cell, family) => (cell.value === 0 ? ZERO_TOKEN : ofNumber(cell, family)),
  text: ({ text }, family) => (text === "0" ? ZERO_TOKEN : ofText(text, family)),
  boolean: ({ text }) => unread(text, "boolean"),
  date: ({ text }) => unread(text, "date"),
  error: ({ text }) => unread(text, "error"),
};

/** How many tokens are remembered for each notation: those of the largest events. */
const REMEMBERED = 200_000;

type Reader = (cell: Cell) => Token;

const readerOf = (family: Family): Reader => {
  const known = new Map<Cell, Token>();
  return (cell) => {
    const found = known.get(cell);
    if (found !== undefined) return found;
    const token = OF_KIND[cell.kind](cell, family);
    if (cell.text.length > LONG) return token;
    if (known.size >= REMEMBERED) known.clear();
    known.set(cell, token);
    return token;
  };
};

const readers = new Map<Family, Reader>();

/** The reader of round cells in a notation; the same cell is read only once. */
export const tokenReader = (family: Family): Reader => {
  const known = readers.get(family);
  if (known !== undefined) return known;
  const reader = readerOf(family);
  readers.set(family, reader);
  return reader;
};

/** Reads one round cell in a notation. */
export const tokenOf = (cell: Cell, family: Family): Token => tokenReader(family)(cell);
