import type { Token } from "./token";

export type TokenRows = readonly (readonly Token[])[];

export type TokenKind = Token["kind"];

const KINDS: readonly TokenKind[] = [
  "game",
  "points",
  "forfeit",
  "pending",
  "code",
  "bye",
  "nobody",
  "unpaired",
  "blank",
  "zero",
  "unread",
];

/**
 * The tokens of a table at a glance: looked through once, asked many times.
 *
 * Cells are numbered `row * rounds + round`, both from 0.
 */
export interface Survey {
  readonly tokens: TokenRows;
  readonly rounds: number;
  /** The opponent's number as printed; 0 where none is. */
  readonly opponents: Int32Array;
  /** How many cells are of a kind. */
  readonly count: (kind: TokenKind) => number;
  /** How often each letter of a color occurs. */
  readonly letters: ReadonlyMap<string, number>;
  /** Cells of one of the kinds, in order. */
  readonly cellsOf: (...kinds: readonly TokenKind[]) => readonly number[];
}

const roundCount = (tokens: TokenRows): number =>
  tokens.reduce((count, row) => Math.max(count, row.length), 0);

/** Counts letters without a look-up for each cell: nearly all are the same two. */
const letterCounter = () => {
  const letters: string[] = [];
  const counts: number[] = [];
  return {
    add: (letter: string): void => {
      const at = letters.indexOf(letter);
      if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
      else counts[letters.push(letter) - 1] = 1;
    },
    result: () => new Map(letters.map((letter, at) => [letter, counts[at] ?? 0])),
  };
};

/** No table has an opponent number above this. */
const HIGHEST = 2 ** 31 - 1;

/** The kinds of token that may name an opponent. */
type Paired = Extract<Token, { readonly opponent: number | null }>;

const isPaired = (token: Token): token is Paired =>
  token.kind === "game" ||
  token.kind === "points" ||
  token.kind === "forfeit" ||
  token.kind === "pending" ||
  token.kind === "code";

/** The opponent's number that a token prints, if it prints one. */
export const printedOpponent = (token: Token): number | null => (isPaired(token) ? token.opponent : null);

const BLANK_CODE = KINDS.indexOf("blank");

/** Looks through the tokens of a table. */
export const surveyOf = (tokens: TokenRows): Survey => {
  const rounds = roundCount(tokens);
  const opponents = new Int32Array(tokens.length * rounds);
  const kinds = new Uint8Array(tokens.length * rounds).fill(BLANK_CODE);
  const counts = new Int32Array(KINDS.length);
  const letters = letterCounter();
  for (const [i, row] of tokens.entries()) {
    for (let r = 0, cell = i * rounds; r < row.length; r++, cell++) {
      const token = row[r];
      if (token === undefined) continue;
      const code = KINDS.indexOf(token.kind);
      kinds[cell] = code;
      counts[code] = (counts[code] ?? 0) + 1;
      if (!isPaired(token)) continue;
      if (token.opponent !== null) opponents[cell] = Math.min(token.opponent, HIGHEST);
      if (token.color !== null) letters.add(token.color);
    }
  }
  const count = (kind: TokenKind): number => counts[KINDS.indexOf(kind)] ?? 0;
  const cellsOf = (...wanted: readonly TokenKind[]): readonly number[] => {
    const isWanted = KINDS.map((kind) => wanted.includes(kind) && count(kind) > 0);
    const cells: number[] = [];
    if (!isWanted.includes(true)) return cells;
    for (let cell = 0; cell < kinds.length; cell++) if (isWanted[kinds[cell] ?? 0] === true) cells.push(cell);
    return cells;
  };
  return { tokens, rounds, opponents, letters: letters.result(), count, cellsOf };
};

/** The token of a cell of the survey. */
export const tokenAt = ({ tokens, rounds }: Survey, cell: number): Token | undefined =>
  tokens[Math.floor(cell / rounds)]?.[cell % rounds];
