declare const unit: unique symbol;

/** A score in half-points, always a whole number: win 2, draw 1, loss 0. */
export type HalfPoints = number & { readonly [unit]: "half-point" };

/** Marks a whole number as half-points. */
export const halfPoints = (count: number): HalfPoints => count as HalfPoints;

export const NO_POINTS: HalfPoints = halfPoints(0);

/** The sum of scores. */
export const addPoints = (scores: readonly HalfPoints[]): HalfPoints => {
  let sum = 0;
  for (const score of scores) sum += score;
  return halfPoints(sum);
};

/** An exact value `num / den`; `den` is above 0. Nothing is rounded before the edge of the sheet. */
export interface Exact {
  readonly num: number;
  readonly den: number;
}

export const exact = (num: number, den = 1): Exact => ({ num, den });

/** A score as a value in points. */
export const inPoints = (score: HalfPoints): Exact => ({ num: score, den: 2 });

/**
 * Below 0 if `a` is less than `b`, above 0 if more, 0 if they are equal.
 *
 * Averages of averages have denominators whose products leave the safe integers; those are
 * compared as big integers.
 */
export const compareExact = (a: Exact, b: Exact): number => {
  if (a.den === b.den) return a.num - b.num;
  const left = a.num * b.den;
  const right = b.num * a.den;
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right;
  const difference = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};

/** The value as a number for a cell: the only place where a fraction becomes a float. */
export const toNumber = ({ num, den }: Exact): number => num / den;

/** The nearest whole number, halves up. */
export const roundHalfUp = ({ num, den }: Exact): number => Math.floor((2 * num + den) / (2 * den));
