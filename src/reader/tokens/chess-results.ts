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
  numberOf,
  pending,
  points,
  unpaired,
} from "./make";

/** What follows the color, other than points. @see FIDE TRF26 */
const RESULTS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["", pending],
  ["+", forfeit("win")],
  ["-", forfeit("loss")],
  ["=", game("draw")],
  ["W", game("win")],
  ["D", game("draw")],
  ["L", game("loss")],
]);

/** Codes of TRF that have no opponent, or only a scheduled one. */
const CODES: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["H", bye("half")],
  ["F", bye("full")],
  ["U", bye("full", true)],
  ["Z", code("Z")],
]);

/** Cells without an opponent: the minus says so. */
const ALONE: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["-1", bye("full", true)],
  ["-½", bye("half")],
  ["-0", unpaired],
  ["1", bye("full", true)],
  ["½", bye("half")],
  ["+", bye("full", true)],
  ["-", unpaired],
]);

/** `12w1`, `10 w =`, `4w`, `3z½`; a dash where there is no color. */
const CELL = /^(\d{1,5}) *(\p{L}|-) *([^\p{L}\s]{0,4}|[WDLHFUZ])$/u;

/** `*12w`: paired, without a result. */
const STARRED = /^\*(\d{1,5})? *(\p{L})?$/u;

const withResult = (result: string, found: Found): Token | null => {
  const halves = result === "" ? null : halvesOf(result);
  if (halves !== null) return points(halves, found);
  return (RESULTS.get(result) ?? CODES.get(result))?.(found) ?? null;
};

const paired = (text: string): Token | null => {
  const [, digits, letter, result] = CELL.exec(text) ?? [];
  if (digits === undefined || result === undefined) return null;
  if (letter === "-" && result === "") return null;
  return withResult(result, { text, opponent: numberOf(digits), color: colorOf(letter) });
};

const starred = (text: string): Token | null => {
  const match = STARRED.exec(text);
  return match === null ? null : pending({ text, opponent: numberOf(match[1]), color: colorOf(match[2]) });
};

/** chess-results.com and Swiss-Manager: `12w1`, `5b½`, `32b+`, `-1`; with blanks as in TRF: `10 w =`. */
export const chessResults: Family = {
  name: "chess-results",
  read: (text) => paired(text) ?? ALONE.get(text)?.({ text, opponent: null, color: null }) ?? starred(text),
};
