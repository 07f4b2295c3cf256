import type { TokenRows } from "../survey";
import type { Token } from "../token";

/** Half a point alone. */
const HALF = /^-?(?:½|1\/2|0?[.,]5)-?$/;

const isHalf = ({ kind, text }: Token): boolean => kind === "unread" && HALF.test(text);

/** Among games such as `W12`, half a point against nobody is a bye; each spelling is reported. */
export const settleHalves = (tokens: TokenRows): TokenRows =>
  tokens.some((row) => row.some(isHalf))
    ? tokens.map((row) =>
        row.map((token) =>
          isHalf(token)
            ? { kind: "bye", text: token.text, worth: "half", allocated: false, word: true }
            : token,
        ),
      )
    : tokens;
