import type { TokenRows } from "../survey";
import type { Token } from "../token";

const OF_RESULT = { win: 2, draw: 1, loss: 0 } as const;
const OF_BYE = { full: 2, half: 1, zero: 0, unstated: null } as const;

/** The half-points of one game that a token stands for; null where it does not say. */
const worthOf = (token: Token): number | null => {
  if (token.kind === "game" || token.kind === "forfeit") return OF_RESULT[token.result];
  return token.kind === "bye" ? OF_BYE[token.worth] : null;
};

const isSaidAgain = (token: Token): boolean =>
  token.boards === undefined || worthOf(token) === null || worthOf(token) === token.boards;

/** `W4 1`, `D5 ½`: where every number is what the result is worth to a player, nobody has boards. */
export const withoutPointsAgain = (tokens: TokenRows): TokenRows =>
  tokens.every((row) => row.every(isSaidAgain))
    ? tokens.map((row) =>
        row.map((token) => (token.boards === undefined ? token : { ...token, boards: undefined })),
      )
    : tokens;
