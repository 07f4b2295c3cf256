import type { Token } from "../token";
import type { Family } from "./family";
import { colorOf, game, type Make, numberOf } from "./make";
import { us } from "./us";

const RESULTS: ReadonlyMap<string, Make> = new Map<string, Make>([
  ...["1", "+"].map((sign) => [sign, game("win")] as const),
  ...["½", "="].map((sign) => [sign, game("draw")] as const),
  ...["0", "-"].map((sign) => [sign, game("loss")] as const),
]);

const OPPONENT = String.raw`(?<number>\d{1,4}) *(?<color>[WBwb])?`;

const SPELLINGS: readonly RegExp[] = [
  // `4 (1)`, `4w (½)`, `4 [0]`
  new RegExp(`^${OPPONENT} *(?:\\((?<round>[10½+=-])\\)|\\[(?<square>[10½+=-])\\])$`, "u"),
  // `(4) 1`, `[4w] ½`
  new RegExp(`^[([]${OPPONENT}[)\\]] *(?<after>[10½+=-])$`, "u"),
  // `4=1`, `4w = ½`
  new RegExp(`^${OPPONENT} *= *(?<equals>[10½])$`, "u"),
  // `4+`, `4 =`, `4-`; behind a color they are forfeits elsewhere
  /^(?<number>\d{1,4}) *(?<sign>[+=-])$/u,
];

const ALONE = /^-*[BPHUZXF]-*$/i;

const read = (text: string): Token | null => {
  for (const spelling of SPELLINGS) {
    const { number, color, round, square, after, equals, sign } = spelling.exec(text)?.groups ?? {};
    const make = RESULTS.get(round ?? square ?? after ?? equals ?? sign ?? "");
    if (make !== undefined) return make({ text, opponent: numberOf(number), color: colorOf(color) });
  }
  return ALONE.test(text) ? us.read(text) : null;
};

/** Charts made by hand that put the result behind the opponent, in brackets, behind a sign or as one. */
export const opponentBeside: Family = { name: "opponent-beside", read };
