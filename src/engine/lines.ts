import { type Exact, exact, type HalfPoints, roundHalfUp } from "./points";
import type { Entry } from "./view";
import {
  type Cut,
  type Fact,
  type Line,
  type LineKind,
  type Missing,
  NO_CUT,
  type Term,
  type Working,
} from "./working";

/** A line that counts. */
export const kept = (
  kind: LineKind,
  round: number,
  opponent: Entry | null,
  amount: number,
  of?: HalfPoints,
): Line => ({ kind, round, opponent, amount, use: "kept", of });

/** The first of the most extreme kept lines; -1 once all are dropped. */
const extremeOf = (lines: readonly Line[], use: "droppedLow" | "droppedHigh"): number => {
  let at = -1;
  let extreme = 0;
  lines.forEach(({ amount, use: part }, i) => {
    if (part !== "kept") return;
    if (at >= 0 && (use === "droppedLow" ? amount >= extreme : amount <= extreme)) return;
    at = i;
    extreme = amount;
  });
  return at;
};

/** Marks the lowest and then the highest lines as dropped; of equal ones the earlier goes. */
export const cutLines = (lines: readonly Line[], { low, high }: Cut): readonly Line[] => {
  if (low === 0 && high === 0) return lines;
  const cut = [...lines];
  for (let i = 0; i < low + high; i++) {
    const use = i < low ? "droppedLow" : "droppedHigh";
    const at = extremeOf(cut, use);
    const line = cut[at];
    if (line !== undefined) cut[at] = { ...line, use };
  }
  return cut;
};

const keep = ({ kind, round, opponent, amount, of }: Term): Line => kept(kind, round, opponent, amount, of);

/** Marks the lowest and then the highest terms as dropped. */
export const cutTerms = (terms: readonly Term[], cut: Cut): readonly Line[] => cutLines(terms.map(keep), cut);

const keptTotal = (lines: readonly Line[]): number => {
  let sum = 0;
  for (const line of lines) if (line.use === "kept") sum += line.amount;
  return sum;
};

/** The working of a sum over lines that have already been kept or dropped. */
export const sumLines = (lines: readonly Line[], den: number, fact?: Fact): Working => ({
  lines,
  den,
  value: exact(keptTotal(lines), den),
  combine: "sum",
  fact,
});

/** The sum of the terms that a cut leaves. */
export const sumOf = (terms: readonly Term[], den: number, cut: Cut = NO_CUT): Working =>
  sumLines(cutTerms(terms, cut), den);

/** The working of a mean over lines that have already been kept or dropped; no value without any. */
export const meanLines = (lines: readonly Line[], den: number): Working => {
  const kept = lines.filter(({ use }) => use === "kept").length;
  return kept === 0
    ? { ...noValue("opponents", lines), den, combine: "mean" }
    : { lines, den, value: exact(keptTotal(lines), den * kept), combine: "mean" };
};

/** The mean of the terms that a cut leaves. */
export const meanOf = (terms: readonly Term[], den: number, cut: Cut = NO_CUT): Working =>
  meanLines(cutTerms(terms, cut), den);

/** The same working, its value rounded to a whole number. */
export const roundedOf = (working: Working): Working =>
  working.value === null ? working : { ...working, value: exact(roundHalfUp(working.value)), rounded: true };

/** A term that is shown and not counted. */
export const shown = ({ kind, round, opponent, amount, of }: Term): Line => ({
  kind,
  round,
  opponent,
  amount,
  use: "shown",
  of,
});

/** The working of a rule that is no sum: its lines show what decided, `value` is the order or the number. */
export const orderOf = (lines: readonly Line[], value: Exact | null, den = 1): Working => ({
  lines,
  den,
  value,
  combine: "order",
});

/** The working of a value that does not exist. */
export const noValue = (missing: Missing, lines: readonly Line[] = []): Working => ({
  lines,
  den: 1,
  value: null,
  combine: "order",
  missing,
});
