import type { TokenRows } from "../survey";
import type { Token } from "../token";

const isDash = ({ kind, text }: Token): boolean => kind === "forfeit" && text === "-";
const isPlus = ({ kind, text }: Token): boolean => kind === "forfeit" && text === "+";
const isLoss = (token: Token): boolean =>
  token.kind === "zero" ||
  (token.kind === "points" && token.halves === 0) ||
  (token.kind === "game" && token.result === "loss");

/**
 * A dash among results without opponents.
 *
 * Beside a + it is a game lost by forfeit, beside written losses no game; else it may be either, as a blank may.
 */
export const settleDashes = (tokens: TokenRows): TokenRows => {
  const all = tokens.flat();
  if (!all.some(isDash) || all.some(isPlus)) return tokens;
  const isWritten = all.some(isLoss);
  return tokens.map((row) =>
    row.map((token) =>
      isDash(token) ? { kind: isWritten ? "unpaired" : "blank", text: token.text } : token,
    ),
  );
};
