import type { Round } from "../../../src/engine/index";

/** A made-up player; rounds as the engine knows them. */
export interface Made {
  readonly no: number;
  readonly name: string;
  readonly rating: number;
  readonly rounds: readonly Round[];
}

/** A repeatable source of numbers from 0 up to 1. */
export type Random = () => number;

export const randomOf = (seed: number): Random => {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

const NAMES = [
  "Ash",
  "Birch",
  "Cedar",
  "Elm",
  "Fir",
  "Hazel",
  "Juniper",
  "Larch",
  "Maple",
  "Oak",
  "Pine",
  "Rowan",
];
const GIVEN = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hana", "Ira", "Jo"];

const nameOf = (no: number): string =>
  `${NAMES[no % NAMES.length] ?? ""}${no > NAMES.length ? "son" : ""}, ${GIVEN[(no * 7) % GIVEN.length] ?? ""}`;

const shuffled = (items: readonly number[], random: Random): number[] => {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0] ?? 0);
};

const OPPOSITE = { win: "loss", draw: "draw", loss: "win" } as const;

/** Which kinds of rounds a tournament has. */
export interface Kinds {
  readonly forfeits?: boolean;
  readonly halfByes?: boolean;
  readonly absences?: boolean;
  /** Some games of the last round have no result yet. */
  readonly pending?: boolean;
}

const EVERYTHING: Kinds = { forfeits: true, halfByes: true, absences: true };

const game = (
  random: Random,
  a: number,
  b: number,
  kinds: Kinds,
  isLast: boolean,
): readonly [Round, Round] => {
  const roll = random();
  const result = roll < 0.4 ? "win" : roll < 0.6 ? "draw" : "loss";
  const [mine, theirs] = random() < 0.5 ? (["white", "black"] as const) : (["black", "white"] as const);
  const [x, y] = [
    { opponent: b, color: mine },
    { opponent: a, color: theirs },
  ];
  if (kinds.pending === true && isLast && random() < 0.5)
    return [
      { kind: "pending", ...x },
      { kind: "pending", ...y },
    ];
  if (kinds.forfeits === true && result !== "draw" && random() < 0.06)
    return [
      { kind: "forfeit", ...x, result },
      { kind: "forfeit", ...y, result: OPPOSITE[result] },
    ];
  return [
    { kind: "game", ...x, result },
    { kind: "game", ...y, result: OPPOSITE[result] },
  ];
};

const isFresh = (rounds: readonly (readonly Round[])[], a: number, b: number): boolean =>
  !(rounds[a] ?? []).some((round) => "opponent" in round && round.opponent === b + 1);

/** A Swiss of random pairings; nobody meets twice. */
export const swiss = (seed: number, kinds: Kinds = EVERYTHING): readonly Made[] => {
  const random = randomOf(seed);
  const players = 6 + Math.floor(random() * 20);
  const count = Math.min(players - 2, 3 + Math.floor(random() * 5));
  const rounds = Array.from({ length: players }, (): Round[] => []);
  for (let r = 0; r < count; r++) {
    const free = shuffled(
      rounds.map((_, i) => i),
      random,
    );
    while (free.length > 0) {
      const a = free.shift() ?? 0;
      const mine = rounds[a] ?? [];
      const at = free.findIndex((b) => isFresh(rounds, a, b));
      if (kinds.halfByes === true && random() < 0.05)
        mine.push({ kind: "bye", worth: "half", allocated: false });
      else if (kinds.absences === true && random() < 0.04) mine.push({ kind: "unpaired" });
      else if (at < 0) mine.push({ kind: "bye", worth: "full", allocated: true });
      else {
        const b = free.splice(at, 1)[0] ?? 0;
        const [x, y] = game(random, a + 1, b + 1, kinds, r === count - 1);
        mine.push(x);
        rounds[b]?.push(y);
      }
    }
  }
  return rounds.map((own, i) => ({
    no: i + 1,
    name: nameOf(i + 1),
    rating: 1000 + Math.floor(random() * 1500),
    rounds: own,
  }));
};

/** A round robin of one or more cycles; the rounds of a player in the order of his opponents' numbers. */
export const roundRobin = (seed: number, cycles = 1, kinds: Kinds = { forfeits: true }): readonly Made[] => {
  const random = randomOf(seed);
  const players = 3 + Math.floor(random() * 8);
  const table = Array.from({ length: cycles * players }, () =>
    new Array<Round | undefined>(players).fill(undefined),
  );
  for (let c = 0; c < cycles; c++) {
    for (let a = 0; a < players; a++) {
      for (let b = a + 1; b < players; b++) {
        const [x, y] = game(random, a + 1, b + 1, kinds, false);
        table[c * players + a]?.splice(b, 1, x);
        table[c * players + b]?.splice(a, 1, y);
      }
    }
  }
  return Array.from({ length: players }, (_, i) => ({
    no: i + 1,
    name: nameOf(i + 1),
    rating: 1000 + Math.floor(random() * 1500),
    rounds: Array.from({ length: cycles }, (_, c) => table[c * players + i] ?? [])
      .flat()
      .filter((round) => round !== undefined),
  }));
};

const HALVES = { win: 2, draw: 1, loss: 0, full: 2, half: 1, zero: 0 } as const;

export const halvesOf = (round: Round): number =>
  round.kind === "game" || round.kind === "forfeit"
    ? HALVES[round.result]
    : round.kind === "bye"
      ? HALVES[round.worth]
      : 0;

/** A player's score in half-points. */
export const scoreOf = ({ rounds }: Made): number => rounds.reduce((sum, round) => sum + halvesOf(round), 0);

/** The same event with each player's rank as his number, in the order of the ranking. */
export const byRank = (players: readonly Made[]): readonly Made[] => {
  const order = [...players].sort((a, b) => scoreOf(b) - scoreOf(a) || a.no - b.no);
  const ranks = new Map(order.map(({ no }, i) => [no, i + 1]));
  const renumbered = (round: Round): Round =>
    "opponent" in round && round.opponent !== null
      ? { ...round, opponent: ranks.get(round.opponent) ?? 0 }
      : round;
  return order.map((player, i) => ({ ...player, no: i + 1, rounds: player.rounds.map(renumbered) }));
};

const opponentOf = (round: Round): number => ("opponent" in round ? (round.opponent ?? 0) : 0);

const isFirstMeeting = (rounds: readonly Round[], at: number): boolean =>
  rounds.findIndex((round) => opponentOf(round) === opponentOf(rounds[at] ?? { kind: "unpaired" })) === at;

/** The rounds in the order of the opponents' numbers, all first games before the second ones. */
export const byOpponent = (player: Made): Made => ({
  ...player,
  rounds: player.rounds
    .map((round, at) => ({ round, cycle: isFirstMeeting(player.rounds, at) ? 0 : 1 }))
    .sort((a, b) => a.cycle - b.cycle || opponentOf(a.round) - opponentOf(b.round))
    .map(({ round }) => round),
});

/** How many players share a place, and who is the first of them. */
export const tiedWith = (
  players: readonly Made[],
  player: Made,
): { readonly first: number; readonly count: number } => ({
  first: players.findIndex((other) => scoreOf(other) === scoreOf(player)) + 1,
  count: players.filter((other) => scoreOf(other) === scoreOf(player)).length,
});
