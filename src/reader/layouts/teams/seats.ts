import {
  addPoints,
  type BoardResult,
  type Color,
  type HalfPoints,
  pointsOf,
  type Round,
  type Scoring,
} from "../../../engine/index";
import type { Trf, TrfPlayer } from "../../trf/index";

/** A player at a board in one round; null: the board is empty. */
export interface Seat {
  readonly player: TrfPlayer;
  readonly round: Round;
}

/** The boards of a team in one round, board 1 first; empty: the team did not sit down. */
export type Seats = readonly (Seat | null)[];

/** Who is at a board, even if nobody came to the other side. */
const isSeated = ({ kind }: Round): boolean => kind === "game" || kind === "forfeit" || kind === "pending";

/** The players of a report by their numbers, and the team of each. */
export interface Rosters {
  readonly players: ReadonlyMap<number, TrfPlayer>;
  /** The position of the team that a player belongs to. */
  readonly teamOf: ReadonlyMap<number, number>;
  /** The number of each team. */
  readonly nos: readonly number[];
}

export const rostersOf = ({ players, teams: { teams } }: Trf): Rosters => ({
  players: new Map(players.map((player) => [player.no, player])),
  teamOf: new Map(teams.flatMap((team, i) => team.players.map((no) => [no, i] as const))),
  nos: teams.map(({ no }, i) => no ?? i + 1),
});

const seatOf = (player: TrfPlayer | undefined, r: number): Seat | null => {
  const round = player?.rounds[r];
  return player === undefined || round === undefined ? null : { player, round };
};

/**
 * The boards of a team in a round: as its record 300 lists them, else whoever was paired, in the order of the
 * roster.
 *
 * @see FIDE C.04.2, TRF26, record 300
 */
export const seatsOf = ({ teams }: Trf, { players, nos }: Rosters, i: number, r: number): Seats => {
  const lineup = teams.lineups.find(({ round, team }) => round === r + 1 && team === nos[i]);
  if (lineup !== undefined) return lineup.players.map((no) => seatOf(players.get(no), r));
  return (teams.teams[i]?.players ?? []).flatMap((no) => {
    const seat = seatOf(players.get(no), r);
    return seat !== null && isSeated(seat.round) ? [seat] : [];
  });
};

/** Board points of the boards that have a result. */
export const boardPoints = (seats: Seats, scoring: Scoring): HalfPoints =>
  addPoints(
    seats.flatMap((seat) => (seat !== null && isSeated(seat.round) ? [pointsOf(seat.round, scoring)] : [])),
  );

const isWonByForfeit = (seat: Seat | null | undefined): boolean =>
  seat?.round.kind === "forfeit" && seat.round.result === "win";

/** One board from the side of the first; a board that the other side won without a game is lost by forfeit. */
export const boardOf = (mine: Seat | null, theirs: Seat | null | undefined): BoardResult => {
  const [player, opponent] = [mine?.player.no ?? null, theirs?.player.no ?? null];
  const round = mine?.round;
  if (round?.kind === "game" || round?.kind === "forfeit")
    return {
      ...{ kind: round.kind, player, opponent: round.opponent ?? opponent },
      ...{ result: round.result, color: round.color },
    };
  if (round?.kind === "pending")
    return { kind: "pending", player, opponent: round.opponent ?? opponent, color: round.color };
  return isWonByForfeit(theirs)
    ? { kind: "forfeit", player, opponent, result: "loss", color: null }
    : { kind: "empty" };
};

const OTHER: Readonly<Record<Color, Color>> = { white: "black", black: "white" };

/** The color of a team on board 1, from any of its boards. `pattern`: the colors of the boards, `WBWB`. */
export const colorOf = (seats: Seats, pattern: string): Color | null => {
  for (const [b, seat] of seats.entries()) {
    const color = seat !== null && "color" in seat.round ? seat.round.color : null;
    if (color !== null) return (pattern[b] ?? "W") === (pattern[0] ?? "W") ? color : OTHER[color];
  }
  return null;
};
