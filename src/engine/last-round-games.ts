import { addPoints, type HalfPoints, halfPoints } from "./points";
import { score } from "./tiebreaks/points";
import {
  type PlayerNo,
  pointsOf,
  type Result,
  RESULTS,
  type Round,
  type Tournament,
  UNPAIRED,
} from "./tournament";
import type { Item } from "./sequence";
import { facingSeat, MIRRORED, type Seat, withRounds } from "./what-if-outcomes";

/** A game without a result; `b` is null where the opponent's row does not have it. */
export interface OpenGame {
  readonly a: Seat;
  readonly b: Seat | null;
}

/** What is still to be played, as far as the crosstable tells. */
export interface Open {
  /** With the rounds that are paired and have not begun. */
  readonly tournament: Tournament;
  readonly games: readonly OpenGame[];
  /** Games whose opponent is not on the crosstable. */
  readonly unknown: number;
}

const has = ({ players }: Tournament, r: number, kinds: readonly Round["kind"][]): boolean =>
  players.some(({ rounds }) => kinds.includes(rounds[r]?.kind ?? "unpaired"));

/** The rounds that count, and those after them which are paired and in which nothing has been played. */
const roundsPaired = (tournament: Tournament): number => {
  let rounds = tournament.rounds;
  while (has(tournament, rounds, ["pending"]) && !has(tournament, rounds, ["game", "forfeit"])) rounds++;
  return rounds;
};

/** The games without a result, in the rounds that count and in those that are paired already. */
export const openGames = (given: Tournament): Open => {
  const tournament = { ...given, rounds: roundsPaired(given) };
  const games: OpenGame[] = [];
  let unknown = 0;
  tournament.players.forEach(({ rounds }, player) => {
    rounds.slice(0, tournament.rounds).forEach((round, r) => {
      if (round.kind !== "pending") return;
      const a = { player, round: r };
      const b = facingSeat(tournament, a);
      const known = round.opponent !== null && tournament.players.some(({ no }) => no === round.opponent);
      if (!known) unknown++;
      else if (b === null || b.player > player || !isPending(tournament, b)) games.push({ a, b });
    });
  });
  return { tournament, games, unknown };
};

const roundAt = ({ players }: Tournament, { player, round }: Seat): Round =>
  players[player]?.rounds[round] ?? UNPAIRED;

const isPending = (tournament: Tournament, seat: Seat): boolean =>
  roundAt(tournament, seat).kind === "pending";

const played = (tournament: Tournament, seat: Seat, result: Result): readonly [Seat, Round] => {
  const round = roundAt(tournament, seat);
  const opponent = "opponent" in round ? (round.opponent ?? 0) : 0;
  return [seat, { kind: "game", opponent, result, color: "color" in round ? round.color : null }];
};

/** What the two sides of a game make of it; the same for both is only a limit of what may happen. */
export type Sides = readonly [Result, Result];

/** The result of a game by that of its first player. */
export const sidesOf = (result: Result): Sides => [result, MIRRORED[result]];

/** The tournament after some games. */
export const withResults = (
  tournament: Tournament,
  results: readonly (readonly [OpenGame, Sides])[],
): Tournament =>
  withRounds(
    tournament,
    results.flatMap(([{ a, b }, [one, other]]) => [
      played(tournament, a, one),
      ...(b === null ? [] : [played(tournament, b, other)]),
    ]),
  );

/** Scores so far, in the order of the players. */
export const scoresOf = ({ players, rounds, scoring }: Tournament): readonly HalfPoints[] =>
  players.map((player) =>
    halfPoints(
      addPoints(player.rounds.slice(0, rounds).map((round) => pointsOf(round, scoring))) + player.adjustment,
    ),
  );

/** Whether the score comes before everything else. */
const isByScore = ([first]: readonly Item[]): boolean => first?.tieBreak === score;

/** A score that somebody is sure to have in the end: the best now, or after the games of the best. */
const sureScore = (
  { tournament: { players, scoring }, games }: Open,
  scores: readonly HalfPoints[],
): number => {
  const after = (seat: Seat | null, result: Result): number =>
    seat === null || players[seat.player]?.house !== false ? 0 : (scores[seat.player] ?? 0) + scoring[result];
  const now = scores.filter((_, i) => players[i]?.house === false);
  const least = games.map(({ a, b }) =>
    Math.min(...RESULTS.map((result) => Math.max(after(a, result), after(b, MIRRORED[result])))),
  );
  return Math.max(0, ...now, ...least);
};

/** Who may still be first, as positions among the players: more than can be where games depend on each other. */
export const contendersIn = (open: Open, items: readonly Item[]): ReadonlySet<number> => {
  const { tournament, games } = open;
  const scores = scoresOf(tournament);
  const left = new Map<number, number>();
  for (const { a, b } of games)
    for (const seat of [a, b]) if (seat !== null) left.set(seat.player, (left.get(seat.player) ?? 0) + 1);
  const sure = isByScore(items) ? sureScore(open, scores) : -Infinity;
  const best = Math.max(...RESULTS.map((result) => tournament.scoring[result]));
  return new Set(
    tournament.players.flatMap(({ house }, i) =>
      !house && (scores[i] ?? 0) + (left.get(i) ?? 0) * best >= sure ? [i] : [],
    ),
  );
};

/** Performances of opponents, and ratings worked out from results, rest on the opponents of opponents, too. */
const looksFar = ({ tieBreak, policy }: Item): boolean =>
  tieBreak.looksFar === true || tieBreak.rated === true || policy.unrated === "hult";

const opponentsOf = ({ players, rounds }: Tournament, among: ReadonlySet<number>): Set<number> => {
  const nos = new Set<PlayerNo>();
  for (const i of among)
    for (const round of players[i]?.rounds.slice(0, rounds) ?? [])
      if ("opponent" in round && round.opponent !== null) nos.add(round.opponent);
  return new Set([...among, ...players.flatMap(({ no }, i) => (nos.has(no) ? [i] : []))]);
};

/** The players on whose results the tie-breaks of some players depend. */
export const seenBy = (
  tournament: Tournament,
  players: ReadonlySet<number>,
  items: readonly Item[],
): ReadonlySet<number> => {
  const near = opponentsOf(tournament, players);
  return items.some(looksFar) ? opponentsOf(tournament, near) : near;
};
