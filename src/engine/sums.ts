import { exact, type HalfPoints } from "./points";
import { cutLines, kept, noValue, sumLines } from "./lines";
import type { Modifiers, TieBreak } from "./tiebreak";
import type { Entry, View } from "./view";
import { type Cut, type Fact, type Line, type LineKind, type Missing, NO_CUT } from "./working";

/** Takes one term of a sum. */
export type Take = (
  kind: LineKind,
  round: number,
  opponent: Entry | null,
  amount: number,
  of?: HalfPoints,
) => void;

/** Hands over the terms of a sum one by one, in the order in which they are shown. */
export type Terms = (view: View, self: Entry, take: Take, modifiers: Modifiers) => void;

/** A rule that adds up terms. */
export interface Sum {
  readonly terms: Terms;
  /** Denominator of the amounts. */
  readonly den: number;
  /** What the rule leaves out; nothing where absent. */
  readonly cut?: (view: View, self: Entry, modifiers: Modifiers) => Cut;
  readonly fact?: (view: View, self: Entry, modifiers: Modifiers) => Fact;
  /** What a tournament lacks to have this value; null: nothing. */
  readonly lacks?: (view: View) => Missing | null;
}

const noCut = (): Cut => NO_CUT;
const lacksNothing = (): null => null;

/** The lines of the terms, all kept. */
export const linesOf = (terms: Terms, view: View, self: Entry, modifiers: Modifiers): Line[] => {
  const lines: Line[] = [];
  terms(view, self, (...term) => lines.push(kept(...term)), modifiers);
  return lines;
};

/** Takes the most extreme amount out of a list, and gives it; 0 where none is left. */
const takeOut = (amounts: number[], end: "low" | "high"): number => {
  const [first = 0] = amounts;
  let [at, extreme] = [0, first];
  for (let i = 1; i < amounts.length; i++) {
    const amount = amounts[i] ?? 0;
    if (end === "low" ? amount < extreme : amount > extreme) [at, extreme] = [i, amount];
  }
  const last = amounts.pop() ?? 0;
  if (at < amounts.length) amounts[at] = last;
  return extreme;
};

const totalOf = (terms: Terms, view: View, self: Entry, modifiers: Modifiers, { low, high }: Cut): number => {
  let total = 0;
  const amounts: number[] = [];
  const isCut = low + high > 0;
  const take: Take = (_kind, _round, _opponent, amount) => {
    total += amount;
    if (isCut) amounts.push(amount);
  };
  terms(view, self, take, modifiers);
  for (let i = 0; i < low; i++) total -= takeOut(amounts, "low");
  for (let i = 0; i < high; i++) total -= takeOut(amounts, "high");
  return total;
};

/**
 * The working of a sum, and its value alone for ranking.
 *
 * Both are made from the same terms: the value is added up without making the lines that nobody looks at while
 * a field is ranked.
 */
export const summed = ({
  terms,
  den,
  cut = noCut,
  fact,
  lacks = lacksNothing,
}: Sum): Required<Pick<TieBreak, "work" | "value">> => ({
  work: (view, self, _tied, modifiers) => {
    const missing = lacks(view);
    if (missing !== null) return noValue(missing);
    const lines = cutLines(linesOf(terms, view, self, modifiers), cut(view, self, modifiers));
    return sumLines(lines, den, fact?.(view, self, modifiers));
  },
  value: (view, self, _tied, modifiers) =>
    lacks(view) === null
      ? exact(totalOf(terms, view, self, modifiers, cut(view, self, modifiers)), den)
      : null,
});
