import type { Result } from "../../engine/index";
import type { Token } from "../token";
import { byHand } from "./by-hand";
import type { Family } from "./family";
import {
  bye,
  code,
  colorOf,
  forfeit,
  forfeitOrCode,
  game,
  type Make,
  numberOf,
  oneSided,
  pending,
} from "./make";

/** The letters of a US Chess wall chart. @see US Chess 28 */
const LETTERS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["W", game("win")],
  ["D", game("draw")],
  ["T", game("draw")],
  ["L", game("loss")],
  ["N", oneSided("win")],
  ["R", oneSided("draw")],
  ["S", oneSided("loss")],
  ["X", forfeit("win")],
  ["F", forfeitOrCode],
  ["Z", code("Z")],
  ["B", bye("full", true)],
  ["P", bye("full")],
  ["H", bye("half")],
  ["U", code("U")],
]);

/** Signs that hand-made charts put in place of W, D and L. */
const SIGNS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", game("win")],
  ["=", game("draw")],
  ["-", game("loss")],
  ["*", pending],
]);

const RESULT: ReadonlyMap<string, Result> = new Map<string, Result>([
  ["W", "win"],
  ["D", "draw"],
  ["L", "loss"],
]);

/** `W12`, `w 12 b`, `D-5`, `W12 (b)`, `W3 (-)`, `H 0`. */
const LETTER = /^([A-Za-z]) *-? *(\d{1,5}) *(?:\(([WBwb-])\)|([WBwb]))?$/;

/** `Lb1`, `W(w)12`: the color before the opponent. A small letter, or `WW2` would be two games. */
const MIDDLE = /^([WDLXFNRS]) *(?:\(([WBwb])\)|([wb])) *-? *(\d{1,5})$/;

/** `H`, `H---`, `-H-`. */
const ALONE = /^-*([A-Za-z])-*$/;

/** `Ww`, `L(b)`: a result with its color, against nobody that the chart names. */
const UNNAMED = /^([WDLXFwdlxf]) *(?:\(([WBwb])\)|([wb]))$/;

/** `WD5`: two games with the same opponent in one round. */
const TWICE = /^([WDLwdl])([WDLwdl]) *-? *(\d{1,5}) *(?:\(([WBwb])\)|([WBwb]))?$/;

/** `+12`, `-9 (b)`, `*12w`. */
const SIGN = /^([+=*-]) *(\d{1,5}) *(?:\(([WBwb])\)|([WBwb]))?$/;

/** `W12*`, `L*`, `W12F`, `LF3`: by forfeit. */
const STARRED = /^([WDLwdl]) *(\d{1,5})?\*$/;
const FORFEITED = /^([WL])(?:(?: *(\d{1,5}) ?\(?[Ff]{1,2}\)?)|(?: ?[Ff]{1,2} ?(\d{1,5})))$/;

/** Paired, and the opponent is not known yet. */
const OPEN = "*";

const isForfeitMark = (mark: string | undefined): boolean => mark === "-";

const unnamed = (text: string): Token | null => {
  const [, letter = "", mark, glued] = UNNAMED.exec(text) ?? [];
  return LETTERS.get(letter.toUpperCase())?.({ text, opponent: null, color: colorOf(mark ?? glued) }) ?? null;
};

const colorFirst = (text: string): Token | null => {
  const [, letter = "", mark, glued, digits] = MIDDLE.exec(text) ?? [];
  const found = {
    text,
    opponent: numberOf(digits),
    color: colorOf(mark ?? glued),
    letterCase: "upper",
  } as const;
  return LETTERS.get(letter)?.(found) ?? null;
};

const lettered = (text: string): Token | null => {
  const match = LETTER.exec(text) ?? ALONE.exec(text);
  if (match === null) return colorFirst(text) ?? unnamed(text);
  const [, letter = "", digits, mark, glued] = match;
  const upper = letter.toUpperCase();
  const result = RESULT.get(upper);
  const make = isForfeitMark(mark) && result !== undefined ? forfeit(result) : LETTERS.get(upper);
  const letterCase = letter === upper ? "upper" : "lower";
  return make?.({ text, opponent: numberOf(digits), color: colorOf(mark ?? glued), letterCase }) ?? null;
};

const signed = (text: string): Token | null => {
  if (text === OPEN) return pending({ text, opponent: null, color: null });
  const [, sign = "", digits, mark, glued] = SIGN.exec(text) ?? [];
  return SIGNS.get(sign)?.({ text, opponent: numberOf(digits), color: colorOf(mark ?? glued) }) ?? null;
};

const doubled = (text: string): Token | null => {
  const [, first = "", second = "", digits, mark, glued] = TWICE.exec(text) ?? [];
  const results = [first, second].map((letter) => RESULT.get(letter.toUpperCase()));
  const [result, again] = results;
  if (result === undefined || again === undefined) return null;
  return game(result, { second: again })({ text, opponent: numberOf(digits), color: colorOf(mark ?? glued) });
};

const starred = (text: string): Token | null => {
  const [, letter = "", before, after] = STARRED.exec(text) ?? FORFEITED.exec(text) ?? [];
  const digits = before ?? after;
  const result = RESULT.get(letter.toUpperCase());
  return result === undefined ? null : forfeit(result)({ text, opponent: numberOf(digits), color: null });
};

const WORDS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ...["w", "won", "win", "beat"].map((word) => [word, game("win")] as const),
  ...["d", "drew", "draw", "tie", "tied"].map((word) => [word, game("draw")] as const),
  ...["l", "lost", "loss"].map((word) => [word, game("loss")] as const),
]);

/** `beat 3`, `lost to 12`, `W #3`, `D (4)`. */
const SAID =
  /^(\p{L}{1,4})(?: +(?:to|with|v|vs|against|over)\.?)? *(?:#(\d{1,5})|\((\d{1,5})\)|(?<=\p{L}{3}.*)(\d{1,5}))$/iu;

const said = (text: string): Token | null => {
  const [, word = "", marked, bracketed, bare] = SAID.exec(text) ?? [];
  const found = { text, opponent: numberOf(marked ?? bracketed ?? bare), color: null };
  return WORDS.get(word.toLowerCase())?.(found) ?? null;
};

const LINE_END = / *\n+ */g;
/** `W 4 White`: the color in a word, as a page puts it below the result. */
const COLOR_WORD = /(?<=\d)[ /-]*\(?(white|black)\)?$/i;

/** The text in one line, its color as a letter. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(LINE_END, " ")
    .replace(COLOR_WORD, (_, word: string) => ` (${word.toLowerCase() === "white" ? "w" : "b"})`);

/** `6w`, `6 (b)`: a game that is still to come. */
const TO_COME = /^(\d{1,5}) *(?:\(([WBwb])\)|([WBwb]))$/;

const toCome = (text: string): Token | null => {
  const [, digits, mark, glued] = TO_COME.exec(text) ?? [];
  return digits === undefined
    ? null
    : pending({ text, opponent: numberOf(digits), color: colorOf(mark ?? glued) });
};

const inLine = (text: string): Token | null =>
  toCome(text) ??
  lettered(text) ??
  signed(text) ??
  doubled(text) ??
  starred(text) ??
  said(text) ??
  byHand(text);

/** US Chess, SwissSys, WinTD and charts made by hand: `W12`, `D5 (b)`, `X3`, `H---`, `B`. */
export const us: Family = {
  name: "us",
  read: (text) => {
    const token = inLine(inOneLine(text));
    return token === null ? null : { ...token, text };
  },
};
