import type { Token } from "../token";
import type { Family } from "./family";
import {
  bye,
  code,
  colorOf,
  type Found,
  forfeit,
  game,
  halvesOf,
  type Make,
  pending,
  points,
  unpaired,
} from "./make";

/** Results without an opponent: a table of results only, or the cells of a grid. */
const RESULTS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["W", game("win")],
  ["D", game("draw")],
  ["T", game("draw")],
  ["L", game("loss")],
  ["=", game("draw")],
  ["+", forfeit("win")],
  ["-", forfeit("loss")],
  ["X", forfeit("win")],
  ["1F", forfeit("win")],
  ["0F", forfeit("loss")],
  ["F", code("F")],
  ["H", bye("half")],
  ["B", bye("full", true)],
  ["P", bye("full")],
  ["U", code("U")],
  ["Z", code("Z")],
  ["--", unpaired],
  ["*", pending],
]);

/** Three points are the most that a game is worth; a larger number is something else. */
const MOST = 6;

const DASHES = /^-*([A-Za-z])-*$/;

/** `1w`, `½ (b)`: a result with its color. */
const COLORED = /^([01½]) *(?:\(([WBwb])\)|([WBwb]))$/;

/** `W1`, `b 0`, `W½`: the color before the result. */
const COLOR_FIRST = /^([WBwb]) *[-:]? *([01½])$/;

const colored = (text: string): Token | null => {
  const [, result, mark, glued] = COLORED.exec(text) ?? [];
  const [, first, second] = COLOR_FIRST.exec(text) ?? [];
  const halves = halvesOf(result ?? second ?? NONE);
  return halves === null
    ? null
    : points(halves, { text, opponent: null, color: colorOf(mark ?? glued ?? first) });
};

const NONE = "-";

const read = (text: string): Token | null => {
  const found: Found = { text, opponent: null, color: null };
  const halves = halvesOf(text);
  if (halves !== null) return halves <= MOST ? points(halves, found) : null;
  const letter = (DASHES.exec(text)?.[1] ?? text).toUpperCase();
  return RESULTS.get(letter)?.(found) ?? colored(text);
};

/** Results alone: `1`, `½`, `0`, `W`, `+`, `H`. */
export const results: Family = { name: "results", read };

/** Signs where no number says what they are: won, drawn, lost. */
const SIGNS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", game("win")],
  ["=", game("draw")],
  ["-", game("loss")],
]);

/** Results of one player in signs alone: `+ = - + H`. */
export const signedResults: Family = {
  name: "signed-results",
  read: (text) =>
    SIGNS.get(text)?.({ text, opponent: null, color: null }) ?? (halvesOf(text) === null ? read(text) : null),
};
