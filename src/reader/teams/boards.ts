import type { BoardResult, Result } from "../../engine/index";
import type { Side } from "../checks/context";
import type { TeamContext } from "./checks";

type Boards = Pick<TeamContext, "matches" | "boardWin">;

const boardsAt = ({ matches }: Boards, { i, r }: Side): readonly BoardResult[] | null =>
  matches[i]?.[r]?.boards ?? null;

const isForfeited = (board: BoardResult | undefined): boolean =>
  board?.kind === "forfeit" && board.result === "loss";

const isEmpty = (board: BoardResult | undefined): boolean => board?.kind === "empty";

/** Boards that bring neither side anything. */
export interface Unscored {
  /** Those at which nobody sat. */
  readonly unseated: number;
  /** What they and those that both sides forfeited would bring, in half-points. */
  readonly halves: number;
}

export const unscored = (teams: Boards, mine: Side, theirs: Side): Unscored => {
  const other = boardsAt(teams, theirs) ?? [];
  const both = (is: typeof isEmpty): number =>
    (boardsAt(teams, mine) ?? []).filter((board, b) => is(board) && is(other[b])).length;
  const unseated = both(isEmpty);
  return { unseated, halves: (unseated + both(isForfeited)) * teams.boardWin };
};

const SHARES: Readonly<Record<Result, number>> = { win: 1, draw: 0.5, loss: 0 };

/** What the boards of a match add up to, in half-points; null where they are not told, or not all are decided. */
export const boardSum = (teams: Boards, side: Side): number | null => {
  const boards = boardsAt(teams, side);
  if (boards === null || boards.some(({ kind }) => kind === "pending")) return null;
  return boards.reduce(
    (sum, board) => sum + ("result" in board ? SHARES[board.result] * teams.boardWin : 0),
    0,
  );
};
