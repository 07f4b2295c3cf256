import type { Result } from "../../engine/index";
import { type Survey, tokenAt } from "../survey";
export { printedOpponent } from "../survey";

/** No row: nobody was named, or nobody has that number. */
export const NO_ROW = -1;

/** Who meets whom, by position in the list of rows; cells are those of the survey. */
export interface Pairs {
  /** The opponent's row of each cell; NO_ROW where there is none. */
  readonly rows: Int32Array;
  /** The opponent's cell that tells of the same game; NO_ROW where there is none. */
  readonly facing: Int32Array;
  readonly rounds: number;
  /** False: a grid, where the two cells of a game do not stand in the same round. */
  readonly ordered: boolean;
  /** Cells that name an opponent, and those whose opponent names them back in the same game. */
  readonly named: number;
  readonly agreed: number;
}

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

/** In an ordered table the other side of a game stands in the same round. */
const facingInRound = (rows: Int32Array, rounds: number): Int32Array => {
  const facing = new Int32Array(rows.length).fill(NO_ROW);
  for (let k = 0; k < rows.length; k++) {
    const opponent = rows[k] ?? NO_ROW;
    if (opponent !== NO_ROW) facing[k] = opponent * rounds + (k % rounds);
  }
  return facing;
};

const agreedIn = (rows: Int32Array, facing: Int32Array, rounds: number): number => {
  let agreed = 0;
  for (let i = 0, k = 0; k < rows.length; i++) {
    for (let r = 0; r < rounds; r++, k++) {
      const opponent = rows[k] ?? NO_ROW;
      if (opponent !== NO_ROW && opponent !== i && rows[facing[k] ?? NO_ROW] === i) agreed++;
    }
  }
  return agreed;
};

/** Numbers up to this many times the count of players are looked up in a list. */
const DENSE = 8;

/** A quick look-up of rows: numbers are small as a rule. */
const lookUp = (rowOf: ReadonlyMap<number, number>): ((no: number) => number) => {
  let highest = 0;
  for (const no of rowOf.keys()) highest = Math.max(highest, no);
  if (highest > DENSE * (rowOf.size + 10)) return (no) => rowOf.get(no) ?? NO_ROW;
  const rows = new Int32Array(highest + 1).fill(NO_ROW);
  for (const [no, row] of rowOf) rows[no] = row;
  return (no) => rows[no] ?? NO_ROW;
};

/** Looks up every opponent; `rowOf` gives the row of a printed number. */
export const pairsOf = (
  { opponents, rounds }: Survey,
  rowOf: ReadonlyMap<number, number>,
  ordered = true,
): Pairs => {
  const rows = new Int32Array(opponents.length).fill(NO_ROW);
  const rowIn = lookUp(rowOf);
  let named = 0;
  for (let k = 0; k < opponents.length; k++) {
    const opponent = opponents[k] ?? 0;
    if (opponent === 0) continue;
    named++;
    rows[k] = rowIn(opponent);
  }
  const facing = (ordered ? facingInRound : facingInGrid)(rows, rounds);
  return { rows, facing, rounds, ordered, named, agreed: agreedIn(rows, facing, rounds) };
};

/** Games of which both sides tell, and what they tell goes together: won and lost, drawn and drawn. */
export const fittingIn = (survey: Survey, { facing }: Pairs): number =>
  survey.cellsOf("game").filter((cell) => {
    const other = facing[cell] ?? NO_ROW;
    const [mine, theirs] = [tokenAt(survey, cell), other === NO_ROW ? undefined : tokenAt(survey, other)];
    return mine?.kind === "game" && theirs?.kind === "game" && FITTING[mine.result] === theirs.result;
  }).length + fittingPoints(survey, facing);

const FITTING: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

/** The sum that the two sides of most games share. */
const fittingPoints = (survey: Survey, facing: Int32Array): number => {
  const sums = new Map<number, number>();
  for (const cell of survey.cellsOf("points")) {
    const other = facing[cell] ?? NO_ROW;
    const [mine, theirs] = [tokenAt(survey, cell), other === NO_ROW ? undefined : tokenAt(survey, other)];
    if (mine?.kind !== "points" || theirs?.kind !== "points") continue;
    const sum = mine.halves + theirs.halves;
    sums.set(sum, (sums.get(sum) ?? 0) + 1);
  }
  return Math.max(0, ...sums.values());
};

/** The share of named opponents that agree; 1 where nobody is named. */
export const agreementOf = ({ named, agreed }: Pairs): number => (named === 0 ? 1 : agreed / named);
