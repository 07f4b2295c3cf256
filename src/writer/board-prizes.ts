import {
  addPoints,
  type HalfPoints,
  inPoints,
  numberText,
  type PlayerNo,
  type TeamEvent,
} from "../engine/index";
import { TEAM_TEXTS } from "./team-texts";

/** What a player has scored, and on which boards. */
interface Tally {
  readonly name: string;
  readonly team: string;
  readonly points: HalfPoints;
  readonly games: number;
  /** How often on each board, by its number. */
  readonly boards: ReadonlyMap<number, number>;
}

/** Games of everybody on every board; a board won without a game is no result of a player. */
const talliesOf = ({ teams, gameScoring, rounds }: TeamEvent): readonly Tally[] =>
  teams.flatMap(({ name: team, roster, rounds: own }) => {
    const played = own
      .slice(0, rounds)
      .flatMap((round) =>
        "boards" in round ? (round.boards ?? []).map((board, b) => ({ board, b: b + 1 })) : [],
      );
    const gamesOf = (no: PlayerNo) =>
      played.flatMap(({ board, b }) =>
        board.kind === "game" && board.player === no ? [{ result: board.result, b }] : [],
      );
    return roster.map(({ no, name }): Tally => {
      const games = gamesOf(no);
      const boards = new Map<number, number>();
      for (const { b } of games) boards.set(b, (boards.get(b) ?? 0) + 1);
      return {
        ...{ name, team, boards, games: games.length },
        points: addPoints(games.map(({ result }) => gameScoring[result])),
      };
    });
  });

/** The board on which a player sat most often; of equals the higher. */
const mainBoard = ({ boards }: Tally): number =>
  [...boards].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;

const MOST = 3;

/** More points first, then fewer games for them. */
const byScore = (a: Tally, b: Tally): number => b.points - a.points || a.games - b.games;

const prizeText = ({ name, team, points, games }: Tally): string =>
  TEAM_TEXTS.prize(name, team, numberText(inPoints(points), "signs"), games);

/** The best individual results on each board, a line a board; none where boards are not told. */
export const boardPrizeLines = (event: TeamEvent): readonly string[] => {
  const tallies = talliesOf(event).filter(({ games }) => games > 0);
  return Array.from({ length: event.boards }, (_, b) => b + 1).flatMap((board) => {
    const best = tallies.filter((tally) => mainBoard(tally) === board).sort(byScore);
    const last = best[MOST - 1];
    const shown = best.filter((tally) => last === undefined || byScore(tally, last) <= 0);
    return shown.length === 0 ? [] : [TEAM_TEXTS.boardPrizes(board, shown.map(prizeText).join("; "))];
  });
};
