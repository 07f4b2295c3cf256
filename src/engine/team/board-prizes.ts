import { addPoints, type Exact, exact, type HalfPoints } from "../points";
import { compareValues } from "../standings";
import { meanOfExact } from "../tiebreaks/ratings-numbers";
import type { PlayerNo, Result } from "../tournament";
import type { BoardResult, RosterPlayer, Team, TeamEvent } from "./event";
import { boardPoints } from "./tiebreaks/work";

/** One player's results on one board. */
export interface BoardRow {
  readonly board: number;
  readonly team: Team;
  readonly player: RosterPlayer;
  /** Points on the board, forfeit wins included, in half-points. */
  readonly points: HalfPoints;
  /** Games over the board and forfeits. */
  readonly games: number;
  /** Over the board. */
  readonly played: number;
  /** Percent of the most that all games could bring. */
  readonly percent: Exact;
  /**
   * The mean over the rated games played of the opponent's rating, 400 more for a win and 400 less for a loss; null
   * without any.
   */
  readonly performance: Exact | null;
  /** Shared places skip: 1, 2, 2, 4. */
  readonly place: number;
}

type Outcome = Extract<BoardResult, { kind: "game" | "forfeit" }>;

/** The games of one player on one board. */
interface Draft {
  readonly board: number;
  readonly team: Team;
  readonly player: RosterPlayer;
  readonly games: Outcome[];
}

const draftsOf = ({ teams, rounds }: TeamEvent): readonly Draft[] => {
  const drafts = new Map<string, Draft>();
  for (const team of teams) {
    const roster = new Map(team.roster.map((player) => [player.no, player]));
    for (const round of team.rounds.slice(0, rounds)) {
      const boards = round.kind === "match" || round.kind === "forfeit" ? (round.boards ?? []) : [];
      boards.forEach((game, b) => {
        if (game.kind !== "game" && game.kind !== "forfeit") return;
        const player = roster.get(game.player ?? 0);
        if (player === undefined) return;
        const key = `${b}:${player.no}`;
        const draft = drafts.get(key) ?? { board: b + 1, team, player, games: [] };
        draft.games.push(game);
        drafts.set(key, draft);
      });
    }
  }
  return [...drafts.values()];
};

const FOR_RESULT: Record<Result, number> = { win: 400, draw: 0, loss: -400 };

const performanceOf = (games: readonly Outcome[], ratings: ReadonlyMap<PlayerNo, number | null>) =>
  meanOfExact(
    games.flatMap(({ kind, opponent, result }) => {
      const rating = ratings.get(opponent ?? 0) ?? null;
      return kind === "game" && rating !== null ? [exact(rating + FOR_RESULT[result])] : [];
    }),
  );

/** By which number a board prize goes; the others follow it in this order. */
export type BoardPrizeBy = "points" | "percent" | "performance";

const ORDER: readonly BoardPrizeBy[] = ["points", "percent", "performance"];

type Unplaced = Omit<BoardRow, "place">;

const valueOf = (row: Unplaced, key: BoardPrizeBy): Exact | null =>
  key === "points" ? exact(row.points, 2) : row[key];

const comparing = (by: BoardPrizeBy) => {
  const keys = [by, ...ORDER.filter((key) => key !== by)];
  return (a: Unplaced, b: Unplaced): number => {
    for (const key of keys) {
      const order = compareValues(valueOf(a, key), valueOf(b, key), "high");
      if (order !== 0) return order;
    }
    return 0;
  };
};

const placed = (rows: readonly Unplaced[], compare: (a: Unplaced, b: Unplaced) => number): BoardRow[] => {
  const sorted = [...rows].sort((a, b) => compare(a, b) || a.player.no - b.player.no);
  return sorted.map((row) => ({ ...row, place: sorted.findIndex((other) => compare(other, row) === 0) + 1 }));
};

/**
 * Individual results by board, board 1 first, each board in place order: for board prizes.
 *
 * A player who played on several boards has a row on each. Board forfeits count as scored and are no games over the
 * board; matches of which only the total is known count for nobody.
 */
export const boardPrizes = (
  event: TeamEvent,
  by: BoardPrizeBy = "points",
): readonly (readonly BoardRow[])[] => {
  const { boards, gameScoring, teams } = event;
  const ratings = new Map(
    teams.flatMap(({ roster }) => roster.map(({ no, rating }) => [no, rating] as const)),
  );
  const rows = draftsOf(event).map(({ games, ...who }): Unplaced => {
    const points = addPoints(games.map((game) => boardPoints(game, gameScoring)));
    return {
      ...who,
      points,
      games: games.length,
      played: games.filter(({ kind }) => kind === "game").length,
      percent: exact(100 * points, gameScoring.win * games.length),
      performance: performanceOf(games, ratings),
    };
  });
  return Array.from({ length: boards }, (_, b) =>
    placed(
      rows.filter(({ board }) => board === b + 1),
      comparing(by),
    ),
  );
};
