import { halfPoints, type HalfPoints, NO_POINTS } from "../../points";
import { type Modifiers, noValue, type TieBreak, type Working } from "../../tiebreak";
import type { Policy } from "../../policy";
import type { Result, Scoring } from "../../tournament";
import { type Entry, entryIn, type TeamViews } from "../../view";
import {
  type BoardResult,
  boardShare,
  FORFEIT_SHARES,
  type Placement,
  type TeamEvent,
  type TeamRound,
} from "../event";

/** A team as the tie-breaks of teams see it: by its matches and by its boards. */
export interface Side {
  readonly teams: TeamViews;
  readonly match: Entry;
  readonly game: Entry;
}

export const sideOf = (teams: TeamViews, self: Pick<Entry, "index">): Side => ({
  teams,
  match: entryIn(teams.match, self),
  game: entryIn(teams.game, self),
});

/** The `work` of a rule that only teams have; among players it has no value. */
export const forTeams =
  (work: (side: Side, modifiers: Modifiers) => Working): TieBreak["work"] =>
  (view, self, _tied, modifiers) =>
    view.teams === undefined ? noValue("boards") : work(sideOf(view.teams, self), modifiers);

/** The points that do not place the teams. */
export const OTHER: Readonly<Record<Placement, Placement>> = { match: "game", game: "match" };

const NO_BOARDS: readonly BoardResult[] = [];

/** Boards that were not played and all count the same. */
const unplayedBoards = (count: number, result: Result): readonly BoardResult[] =>
  Array.from({ length: count }, () => ({
    kind: "forfeit",
    player: null,
    opponent: null,
    result,
    color: null,
  }));

/** Every board of a forfeited match went the same way, unless the sheet states other points. */
const forfeitedBoards = (
  { result, points, boards }: Extract<TeamRound, { kind: "forfeit" }>,
  event: TeamEvent,
): readonly BoardResult[] | null => {
  if (boards !== null) return boards;
  const stated = points !== null && points !== boardShare(event, FORFEIT_SHARES[result]);
  return stated ? null : unplayedBoards(event.boards, result);
};

const BYE_RESULTS = { full: "win", all: "win", half: "draw", zero: "loss" } as const;

/** The boards of a bye: as the director says, else as it is worth or, for one that the pairing gave, by the policy. */
const boardsOfBye = (
  { worth, allocated }: Extract<TeamRound, { kind: "bye" }>,
  { boards, byes }: TeamEvent,
  allocatedByes: Policy["allocatedByeBoards"],
): readonly BoardResult[] => {
  if (worth === "zero") return NO_BOARDS;
  if (byes !== "stated") return unplayedBoards(boards, BYE_RESULTS[byes]);
  return unplayedBoards(boards, allocated && allocatedByes === "won" ? "win" : BYE_RESULTS[worth]);
};

const boardsIn = (
  round: TeamRound,
  event: TeamEvent,
  { allocatedByeBoards }: Policy,
): readonly BoardResult[] | null => {
  switch (round.kind) {
    case "match":
      return round.boards;
    case "forfeit":
      return forfeitedBoards(round, event);
    case "bye":
      return boardsOfBye(round, event, allocatedByeBoards);
    case "unpaired":
    case "pending":
      return NO_BOARDS;
  }
};

/** The boards of each round that counts, also of unplayed ones; null where only the total of a match is known. */
export const boardsOf = ({ teams, match }: Side): readonly (readonly BoardResult[] | null)[] => {
  const rounds = teams.event.teams[match.index]?.rounds ?? [];
  return match.rounds.map((_, r) =>
    boardsIn(rounds[r] ?? { kind: "unpaired" }, teams.event, teams.match.policy),
  );
};

/** What a board brought, in half-points. */
export const boardPoints = (board: BoardResult, scoring: Scoring): HalfPoints => {
  if (board.kind === "game") return scoring[board.result];
  if (board.kind !== "forfeit") return NO_POINTS;
  return board.result === "loss" ? scoring.absent : scoring[board.result];
};

/** The points of each board over some rounds, board 1 first, in half-points; null where boards are not known. */
export const boardTotals = (side: Side, counts: (r: number) => boolean = () => true): HalfPoints[] | null => {
  const { boards, gameScoring } = side.teams.event;
  const totals = Array.from({ length: boards }, () => NO_POINTS);
  for (const [r, results] of boardsOf(side).entries()) {
    if (!counts(r)) continue;
    if (results === null) return null;
    results.forEach((board, b) => {
      totals[b] = halfPoints((totals[b] ?? 0) + boardPoints(board, gameScoring));
    });
  }
  return totals;
};
