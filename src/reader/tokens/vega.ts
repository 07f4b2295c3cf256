import type { Token } from "../token";
import type { Family } from "./family";
import { forfeit, halvesOf, type Make, numberOf, points } from "./make";

const SIGNS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ["+", forfeit("win")],
  ["-", forfeit("loss")],
]);

/** `1 6`, `½ 4` with a blank or a line feed; `2.5 3` in a team event. */
const APART = /^(\d{0,2}½|\d{1,2}(?:[.,]5)?)[ \n]+(\d{1,4})$/;

/** `1 (6)`, `½ #4`. */
const MARKED = /^([10½]) *(?:\((\d{1,4})\)|#(\d{1,4}))$/;

/** `1-6`, `½-4`: unlike `1-0`, the number is somebody's. */
const HYPHENED = /^([10½])-([1-9]\d{0,3})$/;

/** `16`, `010`, `½8`: result and opponent glued by a paste. */
const GLUED = /^([10½])([1-9]\d{0,3})$/;

/** `7`, `28`, `100`: the 0 of a lost game went when the cell became a number. */
const BARE = /^[1-9]\d{0,3}$/;

const SIGNED = /^([+-])[ \n]*(\d{1,4})$/;

const scored = (text: string): Token | null => {
  const [, result, digits, number] =
    APART.exec(text) ?? GLUED.exec(text) ?? HYPHENED.exec(text) ?? MARKED.exec(text) ?? [];
  const halves = result === undefined ? null : halvesOf(result);
  return halves === null ? null : points(halves, { text, opponent: numberOf(digits ?? number), color: null });
};

const bare = (text: string): Token | null =>
  BARE.test(text) ? points(0, { text, opponent: Number(text), color: null }) : null;

const signed = (text: string): Token | null => {
  const [, sign = "", digits] = SIGNED.exec(text) ?? [];
  return SIGNS.get(sign)?.({ text, opponent: numberOf(digits), color: null }) ?? null;
};

/** Vega: the result, then the opponent. */
export const vega: Family = { name: "vega", read: (text) => scored(text) ?? bare(text) ?? signed(text) };
