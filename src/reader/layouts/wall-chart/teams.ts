import { NO_POINTS, USUAL_SCORING } from "../../../engine/index";
import { type Cell, isBlank } from "../../cell";
import { headingKey } from "../../heading-words";
import type { Head } from "../../headings";
import type { RawMatch, RawTable, RawTeam, RawTeams } from "../../layout";
import { cellAt, placeOf, type Sheet } from "../../sheet";
import { halfPointsOf } from "../../values";
import type { Group } from "./body";
import type { Body } from "./read";

/** Headings of the sum of a team's board points, in the spelling of `headingKey`. */
const GAME_TOTALS: ReadonlySet<string> = new Set(
  (
    "gp gpts gamepts gamepoints games totalgp totalgamepoints boardpts boardpoints bp bpts totalboardpoints " +
    "brettpunkte brettpkt brpkt bpkt individualpoints indpts"
  ).split(" "),
);

/** Whether a heading is that of the sum of board points. */
export const isGameTotal = (heading: string): boolean => GAME_TOTALS.has(headingKey(heading));

/** No match has more boards, in half-points. */
const MOST = 200;

const isPoints = (cell: Cell): boolean => {
  const halves = isBlank(cell) ? null : halfPointsOf(cell);
  return halves !== null && halves >= 0 && halves <= MOST;
};

/** Columns between two rounds are board points if most of their cells may be. */
const ENOUGH = 0.5;

/** The column to the right of each round, where it holds numbers and is none of another round. */
const columnsBeside = (
  sheet: Sheet,
  { rounds }: Head,
  groups: readonly Group[],
): readonly number[] | null => {
  const taken = new Set(rounds.map(({ column }) => column));
  const beside = rounds.map(({ column }) => column + 1);
  const isNumeric = (column: number): boolean => {
    const cells = groups.map(([row = 0]) => cellAt(sheet, row, column));
    const written = cells.filter((cell) => !isBlank(cell));
    return written.length >= ENOUGH * cells.length && written.every(isPoints);
  };
  const fits = beside.every((column) => !taken.has(column)) && beside.some(isNumeric);
  return fits && rounds.length > 1 ? beside : null;
};

const matchAt = (sheet: Sheet, row: number, column: number): RawMatch => {
  const cell = cellAt(sheet, row, column);
  const points = isBlank(cell) && cell.kind === "blank" ? null : halfPointsOf(cell);
  return { points, at: placeOf(sheet, row, column), boards: null, color: null };
};

const gameTotalIn = (sheet: Sheet, row: number, column: number | undefined): RawTeam["gameTotal"] => {
  const value = column === undefined ? null : cellAt(sheet, row, column).value;
  return value === null || column === undefined ? null : { value, at: placeOf(sheet, row, column) };
};

/** Whether the rows are teams: by their names, or by board points in the cells. */
const isOfTeams = ({ matches, columns }: Body): boolean => matches === true || columns.teamNames;

/** Columns of board points beside those of the rounds, in the order of the rounds; none where the rows are players. */
export const boardColumns = (sheet: Sheet, head: Head, body: Body): readonly number[] =>
  isOfTeams(body) ? (columnsBeside(sheet, head, body.groups) ?? []) : [];

/** The heading without columns that belong to the rounds: `Pts` beside a round is no total. */
export const headWithout = (head: Head, beside: readonly number[]): Head => {
  if (beside.length === 0) return head;
  const without = <Value>(texts: ReadonlyMap<number, Value>) =>
    new Map([...texts].filter(([column]) => !beside.includes(column)));
  const roles = without(head.roles);
  const columns = new Map([...roles].reverse().map(([column, role]) => [role, column]));
  return { ...head, roles, columns, texts: without(head.texts) };
};

const rawTeams = (
  sheet: Sheet,
  head: Head,
  { groups, columns }: Body,
  beside: readonly number[],
): RawTeams => {
  const total = columns.role("total");
  const games = [...head.texts].find(([column, text]) => column !== total && isGameTotal(text))?.[0];
  return {
    boards: null,
    gameScoring: USUAL_SCORING,
    system: null,
    rows: groups.map(([row = 0]): RawTeam => ({
      roster: [],
      matches: beside.map((column) => matchAt(sheet, row, column)),
      gameTotal: gameTotalIn(sheet, row, games),
      gameAdjustment: NO_POINTS,
    })),
  };
};

/** What a chart says of teams, if its rows are teams. */
export const teamsIn = (
  sheet: Sheet,
  head: Head,
  body: Body,
  beside: readonly number[],
): Pick<RawTable, "system" | "teams"> =>
  isOfTeams(body) ? { system: "team", teams: rawTeams(sheet, head, body, beside) } : { system: null };
