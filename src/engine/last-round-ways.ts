import type { LastRound } from "./last-round";
import { type Result, RESULTS } from "./tournament";

/** What each decisive game may bring for something to happen: all three results where it does not matter. */
export type Way = readonly (readonly Result[])[];

/** Outcomes, told as few ways as could be found. */
export interface Ways {
  readonly ways: readonly Way[];
  /** Outcomes that none of these ways tells of. */
  readonly more: number;
}

const BASE = RESULTS.length;

/** Sets of results by how much they leave open. */
const LOOSER: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 1],
  [1, 2],
  [0, 2],
];

type Box = readonly (readonly number[])[];

/** The outcomes in a box. */
const inside = (box: Box): number[] =>
  box.reduce<number[]>(
    (outcomes, digits, g) =>
      outcomes.flatMap((outcome) => digits.map((digit) => outcome + digit * BASE ** g)),
    [0],
  );

const digitsOf = (outcome: number, games: number): number[] =>
  Array.from({ length: games }, (_, g) => Math.floor(outcome / BASE ** g) % BASE);

/** The largest box around an outcome that can be had by letting one game after the other open. */
const boxAround = (outcome: number, order: readonly number[], wanted: ReadonlySet<number>): Box => {
  let box: Box = digitsOf(outcome, order.length).map((digit) => [digit]);
  for (const g of order) {
    const own = box[g]?.[0] ?? 0;
    const wider = LOOSER.filter((digits) => digits.includes(own)).map((digits) =>
      box.map((known, i) => (i === g ? digits : known)),
    );
    box = wider.find((tried) => inside(tried).every((one) => wanted.has(one))) ?? box;
  }
  return box;
};

const SEEDS = 6;

/** Some of the outcomes, evenly spread. */
const spread = (outcomes: readonly number[]): number[] => {
  const step = Math.max(1, Math.floor(outcomes.length / SEEDS));
  return outcomes.filter((_, i) => i % step === 0).slice(0, SEEDS);
};

interface Found {
  readonly box: Box;
  readonly covers: readonly number[];
}

const bestBox = (
  left: ReadonlySet<number>,
  orders: readonly (readonly number[])[],
  wanted: ReadonlySet<number>,
) => {
  const boxes = spread([...left]).flatMap((seed) => orders.map((order) => boxAround(seed, order, wanted)));
  const found = boxes.map((box): Found => ({ box, covers: inside(box).filter((one) => left.has(one)) }));
  return found.sort((a, b) => b.covers.length - a.covers.length)[0];
};

/** More ways are not told one by one. */
const MOST_WAYS = 6;

/**
 * In which ways some verdicts come about.
 *
 * Of two conditions that would do, the games of the players concerned are named rather than those of others.
 */
export const waysOf = ({ question, of }: LastRound, verdicts: ReadonlySet<number>): Ways => {
  const games = question.decisive.map((_, g) => g);
  const wanted = new Set([...of.keys()].filter((outcome) => verdicts.has(of[outcome] ?? 0)));
  const orders = [[...games].reverse(), games];
  const left = new Set(wanted);
  const ways: Way[] = [];
  while (left.size > 0 && ways.length < MOST_WAYS) {
    const best = bestBox(left, orders, wanted);
    if (best === undefined) break;
    for (const outcome of best.covers) left.delete(outcome);
    ways.push(best.box.map((digits) => digits.map((digit) => RESULTS[digit] ?? "draw")));
  }
  return { ways, more: left.size };
};
