import type { Policy } from "../../policy";
import type { Cut, Line, Use } from "../../tiebreak";
import type { Contribution } from "./contributions";

type Order = (a: Contribution, b: Contribution) => number;

const firstBy = (items: readonly Contribution[], order: Order): Contribution | undefined => {
  let first: Contribution | undefined;
  for (const item of items) if (first === undefined || order(item, first) < 0) first = item;
  return first;
};

/** By the score of the opponent, then by what the round brings. */
const byScore: Order = (a, b) => a.of - b.of || a.amount - b.amount;
const byAmount: Order = (a, b) => a.amount - b.amount || a.of - b.of;
const downwards: Order = (a, b) => byScore(b, a);

/** The least significant contribution. @see FIDE C.07 14.1, 16.5 */
const LEAST: Record<Policy["cutFirst"], (rest: readonly Contribution[]) => Contribution | undefined> = {
  lowest: (rest) => firstBy(rest, byScore),
  voluntary: (rest) => {
    const lowest = firstBy(rest, byScore);
    const voluntary = firstBy(
      rest.filter((contribution) => contribution.voluntary),
      byAmount,
    );
    return voluntary !== undefined && lowest !== undefined && voluntary.amount >= lowest.amount
      ? voluntary
      : lowest;
  },
};

const useOfLeast = (cut: Contribution, rest: readonly Contribution[]): Use =>
  rest.some((contribution) => byScore(contribution, cut) < 0) ? "droppedVoluntary" : "droppedLow";

/**
 * Marks what a cut drops, the least significant first: a voluntary unplayed round goes before a lower
 * result. The greatest are those with the highest score of an opponent, without exception.
 *
 * @see FIDE C.07 14.1, 14.2, 16.5
 */
export const cutContributions = (
  contributions: readonly Contribution[],
  { low, high }: Cut,
  first: Policy["cutFirst"],
): Line[] => {
  const uses = new Map<Contribution, Use>();
  const rest = () => contributions.filter((contribution) => !uses.has(contribution));
  for (let cut = 0; cut < low; cut++) {
    const left = rest();
    const least = LEAST[first](left);
    if (least !== undefined) uses.set(least, useOfLeast(least, left));
  }
  for (let cut = 0; cut < high; cut++) {
    const greatest = firstBy(rest(), downwards);
    if (greatest !== undefined) uses.set(greatest, "droppedHigh");
  }
  return contributions.map((contribution) => {
    const { kind, round, opponent, amount, of } = contribution;
    return { kind, round, opponent, amount, of, use: uses.get(contribution) ?? "kept" };
  });
};
