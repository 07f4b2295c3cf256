import { NO_POINTS, USUAL_SCORING } from "../../../engine/index";
import { type Finding, finding } from "../../finding";
import type { RawRow, RawTable } from "../../layout";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import { tokenOf } from "../../tokens/index";
import { results } from "../../tokens/results";
import type { ReadingSettings } from "../../types";
import { columnsOf } from "../wall-chart/columns";
import { type GridCell, gridCellOf, type Marks } from "./marks";
import type { Solution } from "./solve";
import type { Square } from "./square";
import { tokenOfMark } from "./tokens";

/** Two teams share as many points as there are boards: three, unless the rows are known to be teams. */
const FEWEST_HALVES = 6;
const FEWEST_OF_TEAMS = 4;

/** The share of the matches that must add up to the same number. */
const ENOUGH = 0.8;

/** Matches of one pair that a cell tells of, the likelier first. */
const MATCHES = [1, 2, 3, 4] as const;

/** What a cell says of so many matches; of fewer where the others have not been played. */
const marksIn = ({ readings }: GridCell, each: number): Marks =>
  readings.find(({ length }) => length === each) ?? readings.find(({ length }) => length === 1) ?? [];

const cellOf = (sheet: Sheet, row: number | undefined, column: number | undefined): GridCell =>
  gridCellOf(cellAt(sheet, row ?? -1, column ?? -1));

/** What the two sides of each match add up to; matches not played are left out. */
const sumsIn = (sheet: Sheet, { rows, columns }: Square, each: number): readonly number[] =>
  rows.flatMap((row, i) =>
    columns.slice(i + 1).flatMap((column, k) => {
      const mine = marksIn(cellOf(sheet, row, column), each);
      const theirs = marksIn(cellOf(sheet, rows[i + 1 + k], columns[i]), each);
      return mine.flatMap(({ halves }, nth) => {
        const other = theirs[nth]?.halves ?? null;
        return halves === null || other === null ? [] : [halves + other];
      });
    }),
  );

/** Whether the cells are board points: the two sides of each match always add up to the number of boards. */
const areBoards = (sheet: Sheet, square: Square, fewest: number, each: number): boolean => {
  const sums = sumsIn(sheet, square, each);
  const boards = Math.max(0, ...sums);
  return (
    sums.length > 1 && boards >= fewest && sums.filter((sum) => sum === boards).length >= ENOUGH * sums.length
  );
};

/** Whether no cell tells of more matches. */
const areAll = (sheet: Sheet, { rows, columns }: Square, each: number): boolean =>
  rows.every((row) =>
    columns.every((column) => {
      const cell = cellOf(sheet, row, column);
      return cell.readings.length === 0 || marksIn(cell, each).length > 0;
    }),
  );

/** How many matches of board points a cell tells of; 0: the cells are no board points. */
const boardMatches = (sheet: Sheet, square: Square, fewest: number): number => {
  const fitting = MATCHES.filter((each) => areBoards(sheet, square, fewest, each));
  return fitting.find((each) => areAll(sheet, square, each)) ?? fitting[0] ?? 0;
};

/**
 * How many matches the cells of a grid tell of each pair, where its rows are teams: by board points that games of
 * players cannot make, or because the user or the heading of the names says so; 0: they are players. `fits`: the
 * cells may be games of players.
 */
export const teamMatches = (
  sheet: Sheet,
  square: Square,
  fits: boolean,
  { system, team }: ReadingSettings,
): number => {
  const named = columnsOf(sheet, square.head, square.rows.at(-1) ?? square.head.row).teamNames;
  const isSaid = system === "team" || (system === undefined && (named || team?.boards?.length === 2));
  if (isSaid) return boardMatches(sheet, square, FEWEST_OF_TEAMS);
  return fits ? 0 : boardMatches(sheet, square, FEWEST_HALVES);
};

/** What a grid of sums may be besides, unless the user has said what it is. */
export const sumsFinding = (
  isTeams: boolean,
  { pairs }: Solution,
  { system }: ReadingSettings,
): readonly Finding[] =>
  pairs.sums && system === undefined
    ? [finding({ code: "two-games", are: isTeams ? "boards" : "games" })]
    : [];

/** A grid of teams, and how many matches its cells tell of each pair. */
interface TeamGrid {
  readonly sheet: Sheet;
  readonly square: Square;
  readonly solution: Solution;
  readonly each: number;
}

/** One match: the points of a cell; blank or 0 on both sides, it has not been played. */
const matchAt = (
  { sheet, square: { rows, columns }, solution: { nos, owners }, each }: TeamGrid,
  i: number,
  at: number,
  nth: number,
): Token => {
  const j = owners[at] ?? at;
  const cell = cellAt(sheet, rows[i] ?? -1, columns[at] ?? -1);
  const other = cellOf(sheet, rows[j], columns[owners.indexOf(i)]);
  const mine = gridCellOf(cell);
  const pairing = { text: cell.text, opponent: nos[j] ?? 0, color: null };
  if (mine.kind === "unread") return tokenOf(cell, results);
  const mark = marksIn(mine, each)[nth];
  const isOpen =
    mine.kind === "blank" || (mine.kind === "zero" && (other.kind === "zero" || other.kind === "blank"));
  return mark === undefined || isOpen
    ? { kind: "pending", ...pairing }
    : tokenOfMark(mark, pairing.opponent, cell.text);
};

/** The rows of a grid of teams: a cell is a match, or several, and its numbers the board points. */
export const teamTable = (grid: TeamGrid, table: RawTable): RawTable => {
  const { sheet, square, solution, each } = grid;
  const games = Array.from({ length: each }, (_, nth) => nth);
  const rows = table.rows.map((row, i): RawRow => {
    const own = square.columns.flatMap((_, at) => ((solution.owners[at] ?? at) === i ? [] : [at]));
    const place = (at: number) => placeOf(sheet, square.rows[i] ?? -1, square.columns[at] ?? -1);
    return {
      ...row,
      tokens: games.flatMap((nth) => own.map((at) => matchAt(grid, i, at, nth))),
      cells: games.flatMap(() => own.map(place)),
    };
  });
  const teams = rows.map(() => ({ roster: [], matches: [], gameTotal: null, gameAdjustment: NO_POINTS }));
  return {
    ...table,
    rows,
    announced: each * (square.columns.length - 1),
    system: "team",
    teams: { boards: null, gameScoring: USUAL_SCORING, system: null, rows: teams },
  };
};
