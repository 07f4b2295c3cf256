import fc from "fast-check";
import {
  halfPoints,
  type Player,
  type Result,
  type Round,
  scoringOf,
  SYSTEMS,
  systemOf,
  type Tournament,
  UNPAIRED,
  USUAL_SCORING,
} from "../../../src/engine/index";

const MIRRORED: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

/** What happens to a pair, or to somebody without an opponent. */
type Fate =
  | { readonly kind: "game"; readonly result: Result }
  | { readonly kind: "forfeit"; readonly results: readonly [Result, Result] }
  | { readonly kind: "apart"; readonly rounds: readonly [Round, Round] };

const result = fc.constantFrom<Result>("win", "draw", "loss");

const alone = fc.constantFrom<Round>(
  { kind: "bye", worth: "half", allocated: false },
  { kind: "bye", worth: "zero", allocated: false },
  { kind: "bye", worth: "full", allocated: false },
  { kind: "bye", worth: "full", allocated: true },
  UNPAIRED,
);

const game = result.map((won): Fate => ({ kind: "game", result: won }));

const forfeit = fc
  .constantFrom<readonly [Result, Result]>(["win", "loss"], ["loss", "win"], ["loss", "loss"])
  .map((results): Fate => ({ kind: "forfeit", results }));

const apart = fc.tuple(alone, alone).map((rounds): Fate => ({ kind: "apart", rounds }));

const roundsOf = (fate: Fate, a: number, b: number): readonly [Round, Round] => {
  switch (fate.kind) {
    case "game":
      return [
        { kind: "game", opponent: b, result: fate.result, color: "white" },
        { kind: "game", opponent: a, result: MIRRORED[fate.result], color: "black" },
      ];
    case "forfeit":
      return [
        { kind: "forfeit", opponent: b, result: fate.results[0], color: "white" },
        { kind: "forfeit", opponent: a, result: fate.results[1], color: "black" },
      ];
    case "apart":
      return fate.rounds;
  }
};

interface Shape {
  readonly orders: readonly (readonly number[])[];
  readonly fates: readonly (readonly Fate[])[];
  readonly ratings: readonly number[];
}

const tournamentOf = ({ orders, fates, ratings }: Shape): Tournament => {
  const rows = new Map(ratings.map((_, i) => [i + 1, [] as Round[]]));
  orders.forEach((order, r) => {
    for (let i = 0; i + 1 < order.length; i += 2) {
      const a = order[i] ?? 0;
      const b = order[i + 1] ?? 0;
      const [one, other] = roundsOf(fates[r]?.[i / 2] ?? { kind: "game", result: "draw" }, a, b);
      rows.get(a)?.push(one);
      rows.get(b)?.push(other);
    }
  });
  const players = ratings.map((rating, i): Player => ({
    no: i + 1,
    name: `P${i + 1}`,
    rating,
    team: null,
    rounds: rows.get(i + 1) ?? [],
    adjustment: halfPoints(0),
    playoff: null,
    house: false,
  }));
  return {
    title: "Any",
    players,
    announcedRounds: orders.length,
    rounds: orders.length,
    system: systemOf(players, 0),
    scoring: USUAL_SCORING,
    roundOrderKnown: true,
    seed: "Any",
  };
};

const shapes = (fate: fc.Arbitrary<Fate>): fc.Arbitrary<Tournament> =>
  fc
    .record({ pairs: fc.integer({ min: 2, max: 6 }), rounds: fc.integer({ min: 1, max: 7 }) })
    .chain(({ pairs, rounds }) => {
      const numbers = Array.from({ length: 2 * pairs }, (_, i) => i + 1);
      return fc.record({
        orders: fc.array(fc.shuffledSubarray(numbers, { minLength: 2 * pairs, maxLength: 2 * pairs }), {
          minLength: rounds,
          maxLength: rounds,
        }),
        fates: fc.array(fc.array(fate, { minLength: pairs, maxLength: pairs }), {
          minLength: rounds,
          maxLength: rounds,
        }),
        ratings: fc.array(fc.integer({ min: 1000, max: 2800 }), {
          minLength: 2 * pairs,
          maxLength: 2 * pairs,
        }),
      });
    })
    .map(tournamentOf);

/** Any Swiss: games, forfeits, byes of every kind, pairs that meet again. */
export const anySwiss = shapes(
  fc.oneof({ weight: 6, arbitrary: game }, forfeit, { weight: 2, arbitrary: apart }),
);

/** Any Swiss of games only. */
export const gamesOnly = shapes(game);

/** Any Swiss without a forfeit. */
export const withoutForfeits = shapes(fc.oneof({ weight: 4, arbitrary: game }, apart));

const anyNumber = fc.integer({ min: 0, max: 7 });

const anyColor = fc.constantFrom<"white" | "black" | null>("white", "black", null);

const anyRound: fc.Arbitrary<Round> = fc.oneof(
  alone,
  fc.record({ kind: fc.constant("game" as const), opponent: anyNumber, result, color: anyColor }),
  fc.record({
    kind: fc.constant("game" as const),
    opponent: anyNumber,
    result,
    second: result,
    color: anyColor,
  }),
  fc.record({
    kind: fc.constant("forfeit" as const),
    opponent: fc.option(anyNumber),
    result,
    color: anyColor,
  }),
  fc.record({ kind: fc.constant("pending" as const), opponent: fc.option(anyNumber), color: anyColor }),
);

const anyPlayer: fc.Arbitrary<Player> = fc.record({
  no: anyNumber,
  name: fc.constant("P"),
  rating: fc.option(fc.integer({ min: 1, max: 3000 })),
  team: fc.constant(null),
  rounds: fc.array(anyRound, { maxLength: 6 }),
  adjustment: fc.integer({ min: -9, max: 9 }).map(halfPoints),
  playoff: fc.option(anyNumber),
  house: fc.boolean(),
});

/** Rows that need not fit together: unknown opponents, numbers twice, results that disagree, no players. */
export const anyRows: fc.Arbitrary<Tournament> = fc.record({
  title: fc.string(),
  players: fc.array(anyPlayer, { maxLength: 8 }),
  announcedRounds: fc.integer({ min: 0, max: 9 }),
  rounds: fc.integer({ min: 0, max: 6 }),
  system: fc.constantFrom(...SYSTEMS),
  scoring: fc.constantFrom(USUAL_SCORING, scoringOf(6, 2, 0), scoringOf(4, 3, 2)),
  roundOrderKnown: fc.boolean(),
  seed: fc.string(),
});

/** The same event with the numbers of the players turned round, in another order. */
export const renumbered = (tournament: Tournament): Tournament => {
  const { length } = tournament.players;
  const renamed = (no: number) => length + 1 - no;
  const rounds = (row: readonly Round[]) =>
    row.map((round): Round =>
      "opponent" in round && round.opponent !== null
        ? { ...round, opponent: renamed(round.opponent) }
        : round,
    );
  const players = tournament.players.map((player) => ({
    ...player,
    no: renamed(player.no),
    rounds: rounds(player.rounds),
  }));
  return { ...tournament, players: [...players].sort((a, b) => a.no - b.no) };
};
