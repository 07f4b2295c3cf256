import {
  type BoardResult,
  halfPoints,
  NO_POINTS,
  type Result,
  type RosterPlayer,
  USUAL_SCORING,
} from "../../../engine/index";
import type { Page, RawMatch, RawTable, RawTeam } from "../../layout";
import { printHalves } from "../../number";
import { placeOf, type Sheet } from "../../sheet";
import type { At } from "../../types";
import { type ChartRow, sheetOfChart, strayWord } from "../chart";
import { roundInTitle } from "../pairings/rounds";
import { type Piece, piece, pieceAt } from "../pieces";
import { matchHeads, type MatchHead } from "./pairing-heads";
import { areTeamMatches, type ListedBoard, type ListedMatch, matchesOf, teamKey } from "./pairing-matches";
import { isOpen, type MatchRow, matchRowsOf } from "./pairing-rows";

const HALVES: Readonly<Record<string, number>> = { W: 2, X: 2, D: 1, Z: 1, L: 0, F: 0 };
const RESULTS: Readonly<Record<string, Result>> = {
  ...{ W: "win", X: "win", D: "draw", Z: "draw", L: "loss", F: "loss" },
};
const UNPLAYED: ReadonlySet<string> = new Set(["X", "F", "Z"]);

/** A match from the side of one team. */
interface Side {
  readonly match: ListedMatch;
  readonly away: boolean;
}

const letterOf = ({ outcome }: ListedBoard, away: boolean): string | null =>
  outcome === null ? null : away ? outcome.black : outcome.white;

const pointsOf = ({ match: { points, boards }, away }: Side): number | null => {
  if (points !== null) return points[away ? 1 : 0];
  const letters = boards.flatMap((board) => (board === undefined ? [] : [letterOf(board, away)]));
  if (letters.length === 0 || letters.includes(null)) return null;
  return letters.reduce((sum, letter) => sum + (HALVES[letter ?? ""] ?? 0), 0);
};

/** Nobody played: every board was forfeited, or the result says so. */
const forfeitLetter = ({ match: { forfeit, boards }, away }: Side): string | null => {
  if (forfeit !== null) return away ? forfeit.black : forfeit.white;
  const letters = boards.flatMap((board) => (board === undefined ? [] : [letterOf(board, away) ?? ""]));
  const [first] = letters;
  return first !== undefined &&
    letters.length > 1 &&
    letters.every((letter) => letter === first && UNPLAYED.has(letter))
    ? first
    : null;
};

const LETTERS = ["L", "D", "W"] as const;

/** What a wall chart of teams says of the match: `W12 3½`, `X3 4`, `B 4`, `*12`. */
const wordOf = (side: Side, opponent: number | undefined): string => {
  const [mine, theirs] = [pointsOf(side), pointsOf({ ...side, away: !side.away })];
  const told = mine === null ? "" : ` ${printHalves(mine)}`;
  if (opponent === undefined) return `B${told}`;
  const unplayed = forfeitLetter(side);
  if (unplayed !== null) return `${unplayed}${opponent}${told}`;
  if (mine === null || theirs === null)
    return isOpen(side.match.text) ? `*${opponent}` : strayWord(side.match.text);
  return `${LETTERS[Math.sign(mine - theirs) + 1] ?? "D"}${opponent}${told}`;
};

/** A team of the lists: its number is the order in which it is named. */
interface Listed {
  readonly no: number;
  readonly name: Piece;
}

const teamsOf = (
  sheet: Sheet,
  rows: readonly MatchRow[],
  heads: readonly MatchHead[],
): ReadonlyMap<string, Listed> => {
  const teams = new Map<string, Listed>();
  for (const { row, sides } of rows) {
    const head = [...heads].reverse().find((each) => each.row < row);
    sides.forEach(({ team }, side) => {
      const key = teamKey(team);
      if (key === "" || teams.has(key)) return;
      const column = head?.sides[side]?.team ?? 0;
      teams.set(key, {
        no: teams.size + 1,
        name: pieceAt(sheet, row, column) ?? piece(team, { row, column }),
      });
    });
  }
  return teams;
};

/** Players by team and name, numbered through the whole event. */
type Rosters = ReadonlyMap<string, ReadonlyMap<string, RosterPlayer>>;

const rostersOf = (matches: readonly ListedMatch[]): Rosters => {
  const rosters = new Map<string, Map<string, RosterPlayer>>();
  let next = 1;
  for (const { teams, boards } of matches)
    for (const board of boards)
      board?.players.forEach((name, side) => {
        const team = teams[side] ?? "";
        const own = rosters.get(team) ?? new Map<string, RosterPlayer>();
        rosters.set(team, own);
        if (name !== "" && !own.has(name))
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
  if (letter === null || result === undefined) return { kind: "pending", player, opponent, color: null };
  return { kind: UNPLAYED.has(letter) ? "forfeit" : "game", player, opponent, result, color: null };
};

const rawMatch = (side: Side, rosters: Rosters, at: At): RawMatch => {
  const points = pointsOf(side);
  const { boards } = side.match;
  return {
    points: points === null ? null : halfPoints(points),
    ...{ at, color: null },
    boards: boards.length === 0 ? null : boards.map((board) => boardOf(board, side, rosters)),
  };
};

/** A list of matches as a wall chart of teams, and what completes it. */
export interface TeamChart {
  readonly sheet: Sheet;
  readonly complete: (table: RawTable) => RawTable;
}

const sidesOf = (matches: readonly ListedMatch[], key: string): readonly (Side | undefined)[] => {
  const sides: (Side | undefined)[] = [];
  for (const match of matches)
    if (match.teams.includes(key)) sides[match.round - 1] = { match, away: match.teams[1] === key };
  return Array.from(sides);
};

const rawTeam = (key: string, matches: readonly ListedMatch[], rosters: Rosters, sheet: Sheet): RawTeam => ({
  roster: [...(rosters.get(key)?.values() ?? [])],
  matches: sidesOf(matches, key).map((side) =>
    side === undefined ? null : rawMatch(side, rosters, placeOf(sheet, side.match.row, side.match.column)),
  ),
  ...{ gameTotal: null, gameAdjustment: NO_POINTS },
});

/** The wall chart of teams that lists of matches amount to; null where they are none of teams. */
export const chartOfMatches = ({ sheet }: Page): TeamChart | null => {
  const heads = matchHeads(sheet);
  const [first] = heads;
  if (first === undefined) return null;
  const rows = matchRowsOf(sheet, heads);
  const matches = matchesOf(rows);
  if (!areTeamMatches(matches)) return null;
  const teams = teamsOf(sheet, rows, heads);
  const rosters = rostersOf(matches);
  const rowOf = ([key, { no, name }]: readonly [string, Listed]): ChartRow => ({
    ...{ no: piece(no, name.at), name, more: [], total: undefined },
    rounds: sidesOf(matches, key).map((side) => {
      if (side === undefined) return undefined;
      const opponent = teams.get(side.match.teams[side.away ? 0 : 1])?.no;
      return piece(wordOf(side, opponent), { row: side.match.row, column: side.match.column });
    }),
  });
  const titles = sheet.rows
    .slice(0, first.row)
    .flatMap((cells, at) =>
      roundInTitle(cells) === null ? [cells.map((_, column) => pieceAt(sheet, at, column))] : [],
    );
  const chart = sheetOfChart(
    { titles, headings: [], rows: [...teams].map(rowOf), heading: { row: first.row, column: 0 } },
    sheet,
  );
  const boards = Math.max(0, ...matches.map((match) => match.boards.length));
  const complete = (table: RawTable): RawTable => ({
    ...table,
    system: "team",
    teams: {
      ...{ boards: boards === 0 ? null : boards, gameScoring: USUAL_SCORING, system: null },
      rows: [...teams.keys()].map((key) => rawTeam(key, matches, rosters, sheet)),
    },
  });
  return { sheet: chart, complete };
};
