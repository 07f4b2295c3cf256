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

const CODE_OF = new Map(KINDS.map((kind, code) => [kind, code]));

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

/** Looks through the tokens of a table. */
export const surveyOf = (tokens: TokenRows): Survey => {
  const rounds = roundCount(tokens);
  const opponents = new Int32Array(tokens.length * rounds);
  const kinds = new Uint8Array(tokens.length * rounds).fill(CODE_OF.get("blank") ?? 0);
  const counts = new Int32Array(KINDS.length);
  const letters = letterCounter();
  tokens.forEach((row, i) => {
    for (let r = 0; r < row.length; r++) {
      const token = row[r];
      if (token === undefined) continue;
      const code = CODE_OF.get(token.kind) ?? 0;
      kinds[i * rounds + r] = code;
      counts[code] = (counts[code] ?? 0) + 1;
      if (!("opponent" in token)) continue;
      opponents[i * rounds + r] = Math.min(token.opponent ?? 0, HIGHEST);
      if (token.color !== null) letters.add(token.color);
    }
  });
  return {
    ...{ tokens, rounds, opponents, letters: letters.result() },
    count: (kind) => counts[CODE_OF.get(kind) ?? 0] ?? 0,
    cellsOf: (...wanted) => {
      const codes = wanted.map((kind) => CODE_OF.get(kind) ?? 0).filter((code) => counts[code] !== 0);
      if (codes.length === 0) return [];
      const cells: number[] = [];
      for (let k = 0; k < kinds.length; k++) if (codes.includes(kinds[k] ?? 0)) cells.push(k);
      return cells;
    },
  };
};

/** The token of a cell of the survey. */
export const tokenAt = ({ tokens, rounds }: Survey, cell: number): Token | undefined =>
  tokens[Math.floor(cell / rounds)]?.[cell % rounds];
