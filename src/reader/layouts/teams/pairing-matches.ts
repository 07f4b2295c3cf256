import type { Color } from "../../../engine/index";
import { headingKey } from "../../heading-words";
import type { Outcome } from "../pairings/results";
import { isNobody } from "../pairings/words";
import type { MatchRow } from "./pairing-rows";
import { isOpen } from "./pairing-scores";

/** A board of a match, from the side of the first team. */
export interface ListedBoard {
  readonly outcome: Outcome | null;
  readonly players: readonly [string, string];
  readonly ratings: readonly [number | null, number | null];
  /** The color of the first team. */
  readonly color: Color | null;
}

/** A match, put together from its rows. */
export interface ListedMatch {
  readonly round: number;
  /** The keys of the teams; empty: nobody. */
  readonly teams: readonly [string, string];
  readonly boards: readonly (ListedBoard | undefined)[];
  readonly points: readonly [number, number] | null;
  readonly forfeit: Outcome | null;
  /** The text of the result and its cell; of several boards the one that is to be looked at. */
  readonly text: string;
  readonly row: number;
  readonly column: number;
}

export const teamKey = (name: string): string => (isNobody(name) ? "" : headingKey(name));

const boardsIn = ({
  board,
  outcomes,
  color,
  sides: [home, away],
}: MatchRow): readonly (ListedBoard | undefined)[] => {
  const boards: (ListedBoard | undefined)[] = [];
  outcomes.forEach((outcome, at) => {
    boards[board === null ? at : board - 1] = {
      outcome,
      players: board === null ? ["", ""] : [home.player, away.player],
      ratings: [home.rating, away.rating],
      color,
    };
  });
  return Array.from(boards);
};

const OPPOSITE = <Side>([a, b]: readonly [Side, Side]): readonly [Side, Side] => [b, a];

export const otherColor = (color: Color | null): Color | null =>
  color === null ? null : color === "white" ? "black" : "white";

/** A board as the first team of the match sees it, which may stand second in its row. */
const turned = (board: ListedBoard): ListedBoard => ({
  outcome: board.outcome === null ? null : { white: board.outcome.black, black: board.outcome.white },
  players: OPPOSITE(board.players),
  ratings: OPPOSITE(board.ratings),
  color: otherColor(board.color),
});

const started = (row: MatchRow): ListedMatch => {
  const [home, away] = row.sides;
  const { round, points, forfeit, text, at } = row;
  return {
    ...{ round, points, forfeit, text, row: row.row, column: at, boards: boardsIn(row) },
    teams: [teamKey(home.team), teamKey(away.team)],
  };
};

const isDoubtful = ({ boards }: ListedMatch): boolean => boards.some((board) => board?.outcome === null);

/** The row that says most about what is wrong: a result that nobody can read, else one that is missing. */
const tellingOf = (match: ListedMatch, more: ListedMatch): ListedMatch => {
  const doubtful = [match, more].filter(isDoubtful);
  return doubtful.find(({ text }) => !isOpen(text)) ?? doubtful[0] ?? match;
};

const joined = (match: ListedMatch, more: ListedMatch): ListedMatch => {
  const isTurned = match.teams[0] !== more.teams[0];
  const boards = Array.from(match.boards);
  more.boards.forEach((board, at) => {
    if (board !== undefined) boards[at] = isTurned ? turned(board) : board;
  });
  const { text, row, column } = tellingOf(match, more);
  return {
    ...match,
    ...{ text, row, column, boards: Array.from(boards), points: match.points ?? more.points },
  };
};

const keyOf = ({ round, teams }: ListedMatch): string => `${round} ${[...teams].sort().join(" / ")}`;

/** The matches of a list; boards of one pair of teams in one round are one match. */
export const matchesOf = (rows: readonly MatchRow[]): readonly ListedMatch[] => {
  const matches = new Map<string, ListedMatch>();
  for (const row of rows) {
    const match = started(row);
    const known = matches.get(keyOf(match));
    matches.set(keyOf(match), known === undefined ? match : joined(known, match));
  }
  return [...matches.values()];
};

const isOfBoards = ({ boards, points }: ListedMatch): boolean =>
  boards.length > 1 || (points !== null && points[0] + points[1] > 2);

/** Matches have the same number of boards in most cases; points that players had before add up to anything. */
const MOSTLY = 0.6;

/** Whether points of both sides are those of boards. */
const shareBoards = (matches: readonly ListedMatch[]): boolean => {
  const told = matches.flatMap(({ points, teams }) =>
    points === null || teams.includes("") ? [] : [points],
  );
  const counts = new Map<number, number>();
  for (const [home, away] of told) counts.set(home + away, (counts.get(home + away) ?? 0) + 1);
  return told.some(([home, away]) => home !== away) && Math.max(...counts.values()) >= MOSTLY * told.length;
};

/** So many teams in two matches of one round are slips; more mean that players are paired one by one. */
const FEW = 0.25;

/** Whether nobody but teams is paired: each team has one opponent in a round, and matches have several boards. */
export const areTeamMatches = (matches: readonly ListedMatch[]): boolean => {
  const paired = new Set<string>();
  let again = 0;
  for (const { round, teams } of matches)
    for (const team of teams) {
      if (team === "") continue;
      if (paired.has(`${round} ${team}`)) again++;
      paired.add(`${round} ${team}`);
    }
  return again === 0
    ? matches.some(({ boards }) => boards.length > 1) || (matches.some(isOfBoards) && shareBoards(matches))
    : again <= FEW * paired.size && matches.every((match) => match.points === null || isOfBoards(match));
};
