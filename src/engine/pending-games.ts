import type { PlayerNo, Round, Tournament } from "./tournament";

/** Games without a result. */
export interface PendingGames {
  /** From 1; null: the rounds are in no order. */
  readonly round: number | null;
  /** The numbers of both players, the lower first, a game each. */
  readonly pairs: readonly (readonly [PlayerNo, PlayerNo])[];
  /** Players of whom it is not known against whom; two of them make a game. */
  readonly alone: readonly PlayerNo[];
}

/** Whose rounds they are. */
interface Own {
  readonly no: PlayerNo;
  readonly rounds: readonly Round[];
}

type Pending = Extract<Round, { kind: "pending" }>;

interface Cell {
  readonly no: PlayerNo;
  readonly opponent: Pending["opponent"];
}

const cellsIn = (players: readonly Own[], from: number, to: number): readonly Cell[] =>
  players.flatMap(({ no, rounds }) =>
    rounds
      .slice(from, to)
      .flatMap((round) => (round.kind === "pending" ? [{ no, opponent: round.opponent }] : [])),
  );

/** Each game once, whether one of its sides tells of it or both; two players may have several. */
const gamesOf = (cells: readonly Cell[], round: number | null): PendingGames => {
  const told = new Map<string, { readonly pair: readonly [PlayerNo, PlayerNo]; sides: [number, number] }>();
  for (const { no, opponent } of cells) {
    if (opponent === null) continue;
    const pair = [Math.min(no, opponent), Math.max(no, opponent)] as const;
    const { sides } = told.get(pair.join()) ?? { sides: [0, 0] };
    told.set(pair.join(), {
      pair,
      sides: no < opponent ? [sides[0] + 1, sides[1]] : [sides[0], sides[1] + 1],
    });
  }
  const pairs = [...told.values()].flatMap(({ pair, sides }) =>
    Array.from({ length: Math.max(...sides) }, () => pair),
  );
  const met = new Set(pairs.flat());
  const alone = cells.filter(({ no, opponent }) => opponent === null && !met.has(no)).map(({ no }) => no);
  return { round, pairs: pairs.sort(([a], [b]) => a - b), alone };
};

/** The games without a result of the first rounds, round by round; of rounds in no order all together. */
export const pendingGames = (
  players: readonly Own[],
  rounds: number,
  ordered: boolean,
): readonly PendingGames[] => {
  const all = ordered
    ? Array.from({ length: rounds }, (_, r) => gamesOf(cellsIn(players, r, r + 1), r + 1))
    : [gamesOf(cellsIn(players, 0, rounds), null)];
  return all.filter(({ pairs, alone }) => pairs.length + alone.length > 0);
};

/** How many games they are. */
export const countGames = ({ pairs, alone }: PendingGames): number =>
  pairs.length + Math.ceil(alone.length / 2);

/** The games without a result in the rounds that count. */
export const missingGames = ({ players, rounds, roundOrderKnown }: Tournament): readonly PendingGames[] =>
  pendingGames(players, rounds, roundOrderKnown);

/** How many games have no result yet. */
export const missingResults = (tournament: Tournament): number =>
  missingGames(tournament).reduce((sum, games) => sum + countGames(games), 0);
