import type { Cell } from "../cell";
import type { TokenRows } from "../survey";
import type { Token } from "../token";

/** `w4`, `B 4`: the letter may be a color. */
const COLORED = /^([wb]) *-? *(\d{1,4})$/i;

/** `1` among games such as `W12`: a point against nobody. */
const ONE = "1";

interface Round {
  readonly tokens: TokenRows;
  readonly cells: readonly (readonly Cell[])[];
  readonly rowOf: ReadonlyMap<number, number>;
}

const pairedIn = (cell: Cell | undefined) => {
  const [, color = "", number] = COLORED.exec(cell?.text ?? "") ?? [];
  return { color: color.toLowerCase(), number: Number(number ?? 0) };
};

/** `w4` and `b2` of players 2 and 4: who is paired with whom, colors and no result. */
const openIn = ({ cells, rowOf }: Round, i: number, r: number): Token | null => {
  const mine = pairedIn(cells[i]?.[r]);
  const row = rowOf.get(mine.number);
  const theirs = row === undefined || row === i ? null : pairedIn(cells[row]?.[r]);
  const isMutual = theirs !== null && rowOf.get(theirs.number) === i && mine.color !== theirs.color;
  const { text = "" } = cells[i]?.[r] ?? {};
  return isMutual ? { kind: "pending", text, opponent: mine.number, color: mine.color } : null;
};

const isEmpty = (token: Token | undefined): boolean =>
  token === undefined ||
  token.kind === "blank" ||
  token.kind === "zero" ||
  token.kind === "unread" ||
  token.kind === "pending";

/** A bye, unless it may as well be the number of a player who has nothing in the round. */
const byeIn = ({ tokens, rowOf }: Round, i: number, r: number, { text }: Token): Token | null => {
  const first = rowOf.get(1);
  const isTaken = first === undefined || first === i || !isEmpty(tokens[first]?.[r]);
  return isTaken ? { kind: "bye", text, worth: "full", allocated: true, word: true } : null;
};

const isColored = (tokens: TokenRows): boolean =>
  tokens.some((row) => row.some(({ kind, text }) => kind === "unread" && COLORED.test(text)));

/**
 * Cells that the notation of US charts does not read by themselves: a lone 1, and pairings without a result that tell
 * the color, of which `w4` would be a win if `b2` did not stand on the other side.
 */
export const settleLone = (
  tokens: TokenRows,
  cells: readonly (readonly Cell[])[],
  rowOf: ReadonlyMap<number, number>,
): TokenRows => {
  const round: Round = { tokens, cells, rowOf };
  const hasColors = isColored(tokens);
  const settle = (token: Token, i: number, r: number): Token => {
    if (token.kind === "unread" && token.text === ONE) return byeIn(round, i, r, token) ?? token;
    return (hasColors && COLORED.test(token.text) ? openIn(round, i, r) : null) ?? token;
  };
  return tokens.map((row, i) => row.map((token, r) => settle(token, i, r)));
};
