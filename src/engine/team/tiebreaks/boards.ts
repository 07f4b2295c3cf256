import { define, kept, noValue, sumLines, sumOf, type Term, type TieBreak } from "../../tiebreak";
import {
  blackGames,
  blackWins,
  gamesWon as fideGamesWon,
  wins as fideWins,
} from "../../tiebreaks/fide/counts";
import { gamesWon, wins } from "../../tiebreaks/own-results";
import type { BoardResult } from "../event";
import { boardsOf, boardTotals, forTeams } from "./work";

/**
 * Board count: each board's points times its number, so that points on high boards weigh less; the lower sum is
 * better.
 *
 * @see FIDE C.07 12
 */
export const boardCount = define({
  code: "BC",
  world: "fide",
  name: "Board count",
  title: "Board count",
  rule: "FIDE C.07 12",
  summary: "Points of each board, times its number; the lower sum is better.",
  events: ["team"],
  best: "low",
  work: forTeams((side) => {
    const totals = boardTotals(side);
    if (totals === null) return noValue("boards");
    return sumLines(
      totals.map((points, b) => ({ ...kept("board", 0, null, (b + 1) * points, points), board: b + 1 })),
      2,
    );
  }),
});

/** A count over the single boards, a line a round; `colors`: it needs to know who had Black. */
const countBoards = (count: (board: BoardResult) => boolean, colors: boolean): TieBreak["work"] =>
  forTeams((side) => {
    const boards = boardsOf(side);
    const known = boards.flatMap((results) => results ?? []);
    if (boards.includes(null)) return noValue("boards");
    if (colors && known.some((board) => board.kind === "game" && board.color === null))
      return noValue("colors");
    const terms = boards.map((results, r): Term => ({
      kind: "result",
      round: r + 1,
      opponent: side.match.opponents[r] ?? null,
      amount: (results ?? []).filter(count).length,
    }));
    return sumOf(terms, 1);
  });

const isWon = (board: BoardResult): boolean => "result" in board && board.result === "win";

const isPlayed = ({ kind }: BoardResult): boolean => kind === "game";

const isBlack = (board: BoardResult): boolean => board.kind === "game" && board.color === "black";

/** A count of matches that with `:GP` is one of boards. */
const withBoards = (
  tieBreak: TieBreak,
  count: (board: BoardResult) => boolean,
  usual: "match" | "game" = "match",
  colors = false,
): TieBreak => {
  const onBoards = countBoards(count, colors);
  return {
    ...tieBreak,
    work: (view, self, tied, modifiers) =>
      ((modifiers.points ?? usual) === "game" ? onBoards : tieBreak.work)(view, self, tied, modifiers),
  };
};

const won = (tieBreak: TieBreak): TieBreak => withBoards(tieBreak, isWon);
const wonInPlay = (tieBreak: TieBreak): TieBreak =>
  withBoards(tieBreak, (board) => isPlayed(board) && isWon(board));

/** Wins and games won, of matches and with `:GP` of boards. @see SwissSys help; FIDE C.07 7.1, 7.2 */
export const US_WINS = [won(wins), wonInPlay(gamesWon)] as const;
export const FIDE_WINS = [won(fideWins), wonInPlay(fideGamesWon)] as const;

/** Games with Black and games won with Black: always of boards, since a match has no color. @see FIDE C.07 7.3, 7.4 */
export const BLACK_BOARDS = [
  withBoards(blackGames, isBlack, "game", true),
  withBoards(blackWins, (board) => isBlack(board) && isWon(board), "game", true),
] as const;
