import { NO_POINTS, USUAL_SCORING } from "../../../engine/index";
import { type Finding, finding } from "../../finding";
import type { RawRow, RawTable } from "../../layout";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import type { Token } from "../../token";
import { tokenOf } from "../../tokens/index";
import { results } from "../../tokens/results";
import type { ReadingSettings } from "../../types";
import { columnsOf } from "../wall-chart/columns";
import { type GridCell, gridCellOf, type Mark } from "./marks";
import type { Solution } from "./solve";
import type { Square } from "./square";
import { tokenOfMark } from "./tokens";

/** Two teams share as many points as there are boards: three, unless the rows are known to be teams. */
const FEWEST_HALVES = 6;
const FEWEST_OF_TEAMS = 4;

/** The share of the matches that must add up to the same number. */
const ENOUGH = 0.8;

/** What a cell says as one match. */
const markIn = ({ readings }: GridCell): Mark | undefined =>
  readings.find((marks) => marks.length === 1)?.[0];

const cellOf = (sheet: Sheet, row: number | undefined, column: number | undefined): GridCell =>
  gridCellOf(cellAt(sheet, row ?? -1, column ?? -1));

const halvesAt = (sheet: Sheet, row: number | undefined, column: number | undefined): number | null =>
  markIn(cellOf(sheet, row, column))?.halves ?? null;

/** What the two sides of each match add up to; matches not played are left out. */
const sumsIn = (sheet: Sheet, { rows, columns }: Square): readonly number[] =>
  rows.flatMap((row, i) =>
    columns.slice(i + 1).flatMap((column, k) => {
      const mine = halvesAt(sheet, row, column);
      const theirs = halvesAt(sheet, rows[i + 1 + k], columns[i]);
      return mine === null || theirs === null ? [] : [mine + theirs];
    }),
  );

/** Whether the cells are board points: the two sides of each match always add up to the number of boards. */
const areBoards = (sheet: Sheet, square: Square, fewest: number): boolean => {
  const sums = sumsIn(sheet, square);
  const boards = Math.max(0, ...sums);
  return (
    sums.length > 1 && boards >= fewest && sums.filter((sum) => sum === boards).length >= ENOUGH * sums.length
  );
};

/**
 * Whether the rows of a grid are teams: by board points that games of players cannot make, or because the user or
 * the heading of the names says so. `fits`: the cells may be games of players.
 */
export const isTeamGrid = (
  sheet: Sheet,
  square: Square,
  fits: boolean,
  { system, team }: ReadingSettings,
): boolean => {
  const named = columnsOf(sheet, square.head, square.rows.at(-1) ?? square.head.row).teamNames;
  const isSaid = system === "team" || (system === undefined && (named || team?.boards?.length === 2));
  return isSaid
    ? areBoards(sheet, square, FEWEST_OF_TEAMS)
    : !fits && areBoards(sheet, square, FEWEST_HALVES);
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

/** One match: the points of a cell; blank or 0 on both sides, it has not been played. */
const matchAt = (
  sheet: Sheet,
  { rows, columns }: Square,
  { nos, owners }: Solution,
  i: number,
  at: number,
): Token => {
  const j = owners[at] ?? at;
  const cell = cellAt(sheet, rows[i] ?? -1, columns[at] ?? -1);
  const other = cellOf(sheet, rows[j], columns[owners.indexOf(i)]);
  const mine = gridCellOf(cell);
  const pairing = { text: cell.text, opponent: nos[j] ?? 0, color: null };
  if (mine.kind === "unread") return tokenOf(cell, results);
  const mark = markIn(mine);
  const isOpen =
    mine.kind === "blank" || (mine.kind === "zero" && (other.kind === "zero" || other.kind === "blank"));
  return mark === undefined || isOpen
    ? { kind: "pending", ...pairing }
    : tokenOfMark(mark, pairing.opponent, cell.text);
};

/** The rows of a grid of teams: a cell is a match, and its number the board points. */
export const teamTable = (sheet: Sheet, table: RawTable, square: Square, solution: Solution): RawTable => {
  const columns = (i: number) =>
    square.columns.flatMap((_, at) => ((solution.owners[at] ?? at) === i ? [] : [at]));
  const rows = table.rows.map((row, i): RawRow => {
    const own = columns(i);
    return {
      ...row,
      tokens: own.map((at) => matchAt(sheet, square, solution, i, at)),
      cells: own.map((at) => placeOf(sheet, square.rows[i] ?? -1, square.columns[at] ?? -1)),
    };
  });
  const teams = rows.map(() => ({ roster: [], matches: [], gameTotal: null, gameAdjustment: NO_POINTS }));
  return {
    ...table,
    rows,
    announced: square.columns.length - 1,
    system: "team",
    teams: { boards: null, gameScoring: USUAL_SCORING, system: null, rows: teams },
  };
};
