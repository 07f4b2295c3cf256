import { type BoardResult, halfPoints, type Result, type RosterPlayer } from "../../../engine/index";
import type { RawMatch } from "../../layout";
import { placeOf, type Sheet } from "../../sheet";
import { isNobody } from "../pairings/words";
import { type ListedBoard, type ListedMatch, otherColor } from "./pairing-matches";

const HALVES: Readonly<Record<string, number>> = { W: 2, X: 2, D: 1, Z: 1, L: 0, F: 0 };
const RESULTS: Readonly<Record<string, Result>> = {
  ...{ W: "win", X: "win", D: "draw", Z: "draw", L: "loss", F: "loss" },
};
const UNPLAYED: ReadonlySet<string> = new Set(["X", "F", "Z"]);

/** A match from the side of one team. */
export interface Side {
  readonly match: ListedMatch;
  readonly away: boolean;
}

const letterOf = ({ outcome }: ListedBoard, away: boolean): string | null =>
  outcome === null ? null : away ? outcome.black : outcome.white;

/** Boards of which the list says something; beside a score of the match a board without a result is none. */
export const toldBoards = ({ points, boards }: ListedMatch): ListedMatch["boards"] => {
  if (points === null) return boards;
  const told = boards.map((board) => (board?.outcome == null ? undefined : board));
  return told.every((board) => board === undefined) ? [] : told;
};

const boardPoints = (boards: ListedMatch["boards"], away: boolean): number | null => {
  const letters = boards.flatMap((board) => (board === undefined ? [] : [letterOf(board, away)]));
  return letters.length === 0 || letters.includes(null)
    ? null
    : letters.reduce((sum, letter) => sum + (HALVES[letter ?? ""] ?? 0), 0);
};

/** Board points of a side, in half-points; null: they are not all known. */
export const pointsOf = ({ match: { points, boards }, away }: Side): number | null =>
  points === null ? boardPoints(boards, away) : points[away ? 1 : 0];

/** Nobody played: every board was forfeited, or the result says so. */
export const forfeitLetter = ({ match: { forfeit, boards }, away }: Side): string | null => {
  if (forfeit !== null) return away ? forfeit.black : forfeit.white;
  const letters = boards.flatMap((board) => (board === undefined ? [] : [letterOf(board, away) ?? ""]));
  const [first] = letters;
  return first !== undefined &&
    letters.length > 1 &&
    letters.every((letter) => letter === first && UNPLAYED.has(letter))
    ? first
    : null;
};

/** Players by team and name, numbered through the whole event. */
type Rosters = ReadonlyMap<string, ReadonlyMap<string, RosterPlayer>>;

export const rostersOf = (matches: readonly ListedMatch[]): Rosters => {
  const rosters = new Map<string, Map<string, RosterPlayer>>();
  let next = 1;
  for (const { teams, boards } of matches)
    for (const board of boards)
      board?.players.forEach((name, side) => {
        const team = teams[side] ?? "";
        const own = rosters.get(team) ?? new Map<string, RosterPlayer>();
        rosters.set(team, own);
        if (!isNobody(name) && !own.has(name))
          own.set(name, { no: next++, name, rating: board.ratings[side] ?? null });
      });
  return rosters;
};

const boardOf = (board: ListedBoard | undefined, { match, away }: Side, rosters: Rosters): BoardResult => {
  if (board === undefined) return { kind: "empty" };
  const numberOf = (side: 0 | 1) => rosters.get(match.teams[side])?.get(board.players[side])?.no ?? null;
  const [player, opponent] = away ? [numberOf(1), numberOf(0)] : [numberOf(0), numberOf(1)];
  const letter = letterOf(board, away);
  const result = RESULTS[letter ?? ""];
  const color = away ? otherColor(board.color) : board.color;
  if (letter === null || result === undefined) return { kind: "pending", player, opponent, color };
  return UNPLAYED.has(letter)
    ? { kind: "forfeit", player, opponent, result, color: null }
    : { kind: "game", player, opponent, result, color };
};

/** What the boards of a list have in common. */
export interface Listing {
  readonly sheet: Sheet;
  readonly matches: readonly ListedMatch[];
  readonly rosters: Rosters;
  /** The most boards of a match; 0: none are listed. */
  readonly boards: number;
}

/** Half-points of both sides that the match has and its boards do not explain; null: they are all explained. */
export const unlistedPoints = (
  match: ListedMatch,
  boards: number,
): { readonly listed: number; readonly halves: readonly [number, number] } | null => {
  const told = toldBoards(match);
  const listed = told.filter((board) => board !== undefined).length;
  const [home, away] = [false, true].map(
    (side) => (pointsOf({ match, away: side }) ?? 0) - (boardPoints(told, side) ?? 0),
  );
  if (match.points === null || listed === 0 || home === undefined || away === undefined) return null;
  const fits = home >= 0 && away >= 0 && home + away > 0 && home + away <= 2 * (boards - listed);
  return fits ? { listed, halves: [home, away] } : null;
};

/** The boards of a match; those that are not listed are empty, as a short roster leaves them. */
const boardsOf = (side: Side, { rosters, boards }: Listing): RawMatch["boards"] => {
  const told = toldBoards(side.match);
  return told.length === 0 || unlistedPoints(side.match, boards) !== null
    ? null
    : Array.from({ length: boards }, (_, b) => boardOf(told[b], side, rosters));
};

export const rawMatch = (side: Side, listing: Listing): RawMatch => {
  const points = pointsOf(side);
  const { row, column, boards } = side.match;
  const color = boards[0]?.color ?? null;
  return {
    points: points === null ? null : halfPoints(points),
    at: placeOf(listing.sheet, row, column),
    color: side.away ? otherColor(color) : color,
    boards: boardsOf(side, listing),
  };
};
