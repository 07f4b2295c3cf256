import type { Token } from "../token";

export type TokenRows = readonly (readonly Token[])[];

/** The opponent's number that a token prints, if it prints one. */
export const printedOpponent = (token: Token): number | null => ("opponent" in token ? token.opponent : null);

/** No row: nobody was named, or nobody has that number. */
export const NO_ROW = -1;

/** Who meets whom, by position in the list of rows. */
export interface Pairs {
  /** The opponent's row for each row and round, `row * rounds + round`; NO_ROW where there is none. */
  readonly rows: Int32Array;
  /** The position of the opponent's cell that tells of the same game; NO_ROW where there is none. */
  readonly facing: Int32Array;
  readonly rounds: number;
  /** False: a grid, where the two cells of a game do not stand in the same round. */
  readonly ordered: boolean;
  /** Cells that name an opponent, and those whose opponent names them back in the same game. */
  readonly named: number;
  readonly agreed: number;
}

export const roundCount = (tokens: TokenRows): number =>
  tokens.reduce((count, row) => Math.max(count, row.length), 0);

/** In an ordered table the other side of a game stands in the same round. */
const facingInRound = (rows: Int32Array, rounds: number): Int32Array =>
  rows.map((opponent, k) => (opponent === NO_ROW ? NO_ROW : opponent * rounds + (k % rounds)));

/** In a grid the first game of a pair faces the first of the other row, the second the second. */
const facingInGrid = (rows: Int32Array, rounds: number): Int32Array => {
  const facing = new Int32Array(rows.length).fill(NO_ROW);
  const waiting = new Map<string, number[]>();
  rows.forEach((opponent, k) => {
    const i = Math.floor(k / rounds);
    if (opponent === NO_ROW || opponent === i) return;
    const other = waiting.get(`${opponent}:${i}`)?.shift();
    if (other === undefined) waiting.set(`${i}:${opponent}`, [...(waiting.get(`${i}:${opponent}`) ?? []), k]);
    else {
      facing[k] = other;
      facing[other] = k;
    }
  });
  return facing;
};

/** Looks up every opponent; `rowOf` gives the row of a printed number. */
export const pairsOf = (tokens: TokenRows, rowOf: ReadonlyMap<number, number>, ordered = true): Pairs => {
  const rounds = roundCount(tokens);
  const rows = new Int32Array(tokens.length * rounds).fill(NO_ROW);
  let named = 0;
  tokens.forEach((row, i) => {
    for (let r = 0; r < row.length; r++) {
      const token = row[r];
      const opponent = token === undefined ? null : printedOpponent(token);
      if (opponent === null) continue;
      named++;
      rows[i * rounds + r] = rowOf.get(opponent) ?? NO_ROW;
    }
  });
  const facing = (ordered ? facingInRound : facingInGrid)(rows, rounds);
  return { rows, facing, rounds, ordered, named, agreed: agreedIn(rows, facing, rounds) };
};

const agreedIn = (rows: Int32Array, facing: Int32Array, rounds: number): number => {
  let agreed = 0;
  for (let k = 0; k < rows.length; k++) {
    const opponent = rows[k] ?? NO_ROW;
    if (opponent === NO_ROW) continue;
    const i = Math.floor(k / rounds);
    if (opponent !== i && rows[facing[k] ?? NO_ROW] === i) agreed++;
  }
  return agreed;
};

/** The share of named opponents that agree; 1 where nobody is named. */
export const agreementOf = ({ named, agreed }: Pairs): number => (named === 0 ? 1 : agreed / named);
