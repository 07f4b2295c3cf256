import fc from "fast-check";
import {
  halfPoints,
  type Player,
  type Round,
  type Tournament,
  UNPAIRED,
  USUAL_SCORING,
} from "../../src/engine/index";
import { anyAlone, anyFate, anyGame, type Fate, game } from "./any-fates";

const listOf = <Value>(value: fc.Arbitrary<Value>, length: number): fc.Arbitrary<Value[]> =>
  fc.array(value, { minLength: length, maxLength: length });

interface Facts {
  readonly ratings: readonly (number | null)[];
  readonly bonus: readonly number[];
  readonly playoffs: readonly (number | null)[];
}

const anyFacts = (count: number): fc.Arbitrary<Facts> =>
  fc.record({
    ratings: listOf(fc.option(fc.integer({ min: 100, max: 2900 })), count),
    bonus: listOf(fc.constantFrom(0, 0, 0, 1), count),
    playoffs: listOf(fc.option(fc.integer({ min: 1, max: 3 })), count),
  });

const playersOf = (rows: readonly (readonly Round[])[], { ratings, bonus, playoffs }: Facts): Player[] =>
  rows.map((rounds, i) => ({
    no: i + 1,
    name: `P${i + 1}`,
    rating: ratings[i] ?? null,
    team: null,
    rounds,
    adjustment: halfPoints(bonus[i] ?? 0),
    playoff: playoffs[i] ?? null,
    house: false,
  }));

const event = (players: Player[], rounds: number, more: Partial<Tournament>): Tournament => ({
  title: "Any",
  players,
  announcedRounds: rounds,
  rounds,
  system: "swiss",
  scoring: USUAL_SCORING,
  roundOrderKnown: true,
  seed: "Any",
  ...more,
});

interface SwissShape {
  readonly orders: readonly (readonly number[])[];
  readonly fates: readonly (readonly Fate[])[];
  readonly alone: readonly (readonly Round[])[];
  /** The round before which each player enters, and after which he withdraws. */
  readonly enters: readonly number[];
  readonly leaves: readonly number[];
  readonly facts: Facts;
  readonly announcedMore: number;
}

const swissOf = ({ orders, fates, alone, enters, leaves, facts, announcedMore }: SwissShape): Tournament => {
  const rows = enters.map((): Round[] => []);
  orders.forEach((order, r) => {
    const here = order.filter((i) => r >= (enters[i] ?? 0) && r < (leaves[i] ?? 0));
    rows.forEach((row, i) => row.push(here.includes(i) ? (alone[r]?.[i] ?? UNPAIRED) : UNPAIRED));
    for (let pair = 0; 2 * pair + 1 < here.length; pair++) {
      const [a = 0, b = 0] = [here[2 * pair], here[2 * pair + 1]];
      const [one, other] = (fates[r]?.[pair] ?? game("draw"))(a + 1, b + 1);
      rows[a]?.splice(r, 1, one);
      rows[b]?.splice(r, 1, other);
    }
  });
  const announcedRounds = orders.length + announcedMore;
  return event(playersOf(rows, facts), orders.length, { announcedRounds });
};

/** Any Swiss: every kind of round, odd fields, two games in a round, late entries, withdrawals. */
export const anySwiss: fc.Arbitrary<Tournament> = fc
  .record({ count: fc.integer({ min: 2, max: 9 }), rounds: fc.integer({ min: 1, max: 9 }) })
  .chain(({ count, rounds }) => {
    const numbers = Array.from({ length: count }, (_, i) => i);
    return fc.record({
      orders: listOf(fc.shuffledSubarray(numbers, { minLength: count, maxLength: count }), rounds),
      fates: listOf(listOf(anyFate, count), rounds),
      alone: listOf(listOf(anyAlone, count), rounds),
      enters: listOf(fc.constantFrom(0, 0, 0, 0, 1, 2), count),
      leaves: listOf(fc.constantFrom(9, 9, 9, 9, rounds - 1, 2), count),
      facts: anyFacts(count),
      announcedMore: fc.constantFrom(0, 0, 2),
    });
  })
  .map(swissOf);

/** The pairings of one cycle of a round robin, by turning the field in a circle. */
const cycle = (count: number): (readonly (readonly [number, number])[])[] => {
  const size = count + (count % 2);
  return Array.from({ length: size - 1 }, (_, r) => {
    const seats = [0, ...Array.from({ length: size - 1 }, (__, i) => ((i + r) % (size - 1)) + 1)];
    return Array.from({ length: size / 2 }, (__, i) => [seats[i] ?? 0, seats[size - 1 - i] ?? 0] as const);
  });
};

const roundRobinOf = (count: number, cycles: number, fates: readonly Fate[], facts: Facts): Tournament => {
  const once = cycle(count);
  const schedule = Array.from({ length: cycles }, () => once).flat();
  const rows = Array.from({ length: count }, () => schedule.map((): Round => UNPAIRED));
  let next = 0;
  schedule.forEach((pairs, r) => {
    for (const [a, b] of pairs) {
      if (a >= count || b >= count) continue;
      const [one, other] = (fates[next++] ?? game("draw"))(a + 1, b + 1);
      rows[a]?.splice(r, 1, one);
      rows[b]?.splice(r, 1, other);
    }
  });
  const system = cycles === 1 ? "roundRobin" : "doubleRoundRobin";
  return event(playersOf(rows, facts), schedule.length, { system });
};

const roundRobins = (fate: fc.Arbitrary<Fate>): fc.Arbitrary<Tournament> =>
  fc
    .record({ count: fc.integer({ min: 3, max: 7 }), cycles: fc.constantFrom(1, 2) })
    .chain(({ count, cycles }) =>
      fc
        .record({ fates: listOf(fate, cycles * count * count), facts: anyFacts(count) })
        .map(({ fates, facts }) => roundRobinOf(count, cycles, fates, facts)),
    );

/** Any round robin, single or double, with forfeits and rest rounds. */
export const anyRoundRobin = roundRobins(anyFate);

/** A round robin in which every game was played. */
export const playedRoundRobin = roundRobins(anyGame);

export const anyEvent = fc.oneof(anySwiss, anyRoundRobin);
