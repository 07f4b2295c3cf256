import type { Result } from "../../engine/index";
import type { Token } from "../token";
import { forfeit, game, type Make, numberOf, pending } from "./make";

const RESULTS: ReadonlyMap<string, Result> = new Map<string, Result>([
  ...["W", "1"].map((letter) => [letter, "win"] as const),
  ...["D", "T", "½"].map((letter) => [letter, "draw"] as const),
  ...["L", "0"].map((letter) => [letter, "loss"] as const),
]);

const FORFEIT = String.raw`(?:f{1,2}|fft?|forf\.?|forfeit(?:ed|ure)?|x)`;

const asGame = (result: Result): Make => game(result);

/** A spelling, what its result makes, and in which order its parts stand. */
interface Spelling {
  readonly pattern: RegExp;
  readonly make: (result: Result) => Make;
}

const SPELLINGS: readonly Spelling[] = [
  // `W/4`, `W: 4`, `D_4`, `W vs 4`, `L to #4`
  { pattern: /^(?<result>[WDLT]) *[/.:,_|] *#?(?<number>\d{1,5})$/i, make: asGame },
  {
    pattern: /^(?<result>[WDLT]) *(?:vs?|to|with|against|over)\.? *#?(?<number>\d{1,5})$/i,
    make: asGame,
  },
  // `W4 (forfeit)`, `L2 by forfeit`, `W4-F`, `W4x`
  {
    pattern: new RegExp(`^(?<result>[WL]) *(?<number>\\d{1,5}) *-? *\\(?(?:by |on )?${FORFEIT}\\)?$`, "i"),
    make: forfeit,
  },
  // `FW4`, `F-L2`, `1F4`, `WX4`: capitals, or the letter would be a color
  { pattern: /^[FX] *-? *(?<result>[WL]) *(?<number>\d{1,5})$/, make: forfeit },
  { pattern: /^(?<result>[WL10]) *-?[FX] *-? *(?<number>\d{1,5})$/, make: forfeit },
  {
    pattern: new RegExp(
      `^forfeit (?<result>[WL])(?:in|on|oss|ost)?(?: (?:to|vs?\\.?|against))? *#?(?<number>\\d{1,5})$`,
      "i",
    ),
    make: forfeit,
  },
];

/** `__4`, `?4`, `4?`, `vs 4`, `...4`: paired, and no result yet. */
const OPEN = /^(?:(?:_+|\?+|\.{2,}|vs?\.?) *#?(\d{1,5})|#(\d{1,5})|(\d{1,5}) *(?:_+|\?+|\.{2,}))$/i;

/** What people write by hand for games of a wall chart, where its notation has another spelling. */
export const byHand = (text: string): Token | null => {
  for (const { pattern, make } of SPELLINGS) {
    const { result = "", number } = pattern.exec(text)?.groups ?? {};
    const said = RESULTS.get(result.toUpperCase());
    if (said !== undefined) return make(said)({ text, opponent: numberOf(number), color: null });
  }
  const opponent = OPEN.exec(text)
    ?.slice(1)
    .find((number) => typeof number === "string");
  return opponent === undefined ? null : pending({ text, opponent: numberOf(opponent), color: null });
};
