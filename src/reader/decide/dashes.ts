import type { TokenRows } from "../survey";
import type { Token } from "../token";

const isDash = ({ kind, text }: Token): boolean => kind === "forfeit" && text === "-";
const isPlus = ({ kind, text }: Token): boolean => kind === "forfeit" && text === "+";
const isLoss = (token: Token): boolean =>
  token.kind === "zero" ||
  (token.kind === "points" && token.halves === 0) ||
  (token.kind === "game" && token.result === "loss");

/** A table of nothing but `+`, `-` and `=`: who has them all played, and nobody is named. */
const areSigns = (all: readonly Token[]): boolean => {
  const told = all.filter(({ kind }) => kind !== "blank" && kind !== "unpaired" && kind !== "bye");
  const isSign = (token: Token): boolean =>
    isDash(token) || isPlus(token) || (token.kind === "game" && token.text === "=");
  return told.every(isSign) && told.some(isPlus) && told.some(isDash);
};

/** Signs of games, not of forfeits, where there are no others. */
export const settleSignsAlone = (tokens: TokenRows): TokenRows =>
  tokens.some((row) => row.some(isPlus)) && areSigns(tokens.flat())
    ? tokens.map((row) =>
        row.map((token) => (token.kind === "forfeit" ? { ...token, kind: "game" as const } : token)),
      )
    : tokens;

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
