import type { RawRow, RawTable } from "../layout";
import type { Token } from "../token";
import type { PointRows } from "./points";

/** A printed total of one row. */
export type Total = RawRow["total"];

/** Rows whose totals are of match points, and the printed totals of board points. */
export interface Totals {
  readonly rows: readonly RawRow[];
  readonly games: readonly Total[];
}

/** The share of rows that must add up for a column to be told by its values. */
const ENOUGH = 0.75;

/** Half-points of a win, a draw and a loss of a match. */
const MATCH_SCORINGS = [
  { win: 2, draw: 1, loss: 0 },
  { win: 4, draw: 2, loss: 0 },
  { win: 6, draw: 2, loss: 0 },
] as const;

type Scoring = (typeof MATCH_SCORINGS)[number];

const BYES = { full: "win", unstated: "win", half: "draw", zero: "loss" } as const;

const matchHalves = (token: Token, scoring: Scoring): number => {
  if (token.kind === "game" || token.kind === "forfeit") return scoring[token.result];
  return token.kind === "bye" ? scoring[BYES[token.worth]] : 0;
};

const matchSums = (rows: readonly RawRow[], scoring: Scoring): readonly number[] =>
  rows.map(({ tokens }) => tokens.reduce((sum, token) => sum + matchHalves(token, scoring), 0));

const gameSums = (points: PointRows): readonly (number | null)[] =>
  points.map((row) =>
    row.every(({ points }) => points === null)
      ? null
      : row.reduce((sum, { points }) => sum + (points ?? 0), 0),
  );

const isColumnOf = (totals: readonly Total[], sums: readonly (number | null)[]): boolean => {
  const told = totals.filter((total) => total !== null).length;
  const equal = totals.filter((total, i) => total !== null && total.value * 2 === sums[i]).length;
  return told > 0 && equal >= ENOUGH * told;
};

/** Codes of printed columns that may be totals: those without a name, and those named so. */
const MAY_BE_TOTAL: ReadonlySet<string> = new Set(["", "PTS", "GAMEPTS"]);

/** Every column of numbers that may be a total, the headed one first. */
const candidatesIn = ({ rows, printed }: RawTable): readonly (readonly Total[])[] => [
  rows.map(({ total }) => total),
  ...printed
    .filter(({ code }) => MAY_BE_TOTAL.has(code))
    .map(({ values, column }) =>
      rows.map(({ at }, i): Total => {
        const value = values[i] ?? null;
        return value === null ? null : { value, at: { row: at.row, column } };
      }),
    ),
];

const isWritten = (totals: readonly Total[]): boolean => totals.some((total) => total !== null);

const namedGameTotals = ({ rows, teams, printed }: RawTable): readonly Total[] => {
  const stated = rows.map((_, i) => teams?.rows[i]?.gameTotal ?? null);
  if (isWritten(stated)) return stated;
  const column = printed.find(({ code }) => code === "GAMEPTS");
  return rows.map(({ at }, i) => {
    const value = column?.values[i] ?? null;
    return value === null || column === undefined
      ? null
      : { value, at: { row: at.row, column: column.column } };
  });
};

/** Whether the numbers beside results are what the match itself is worth. */
export const areMatchPoints = ({ rows }: RawTable): boolean =>
  MATCH_SCORINGS.some((scoring) =>
    rows.every(({ tokens }) =>
      tokens.every((token) => token.boards === undefined || token.boards === matchHalves(token, scoring)),
    ),
  );

const isMatchColumn = (rows: readonly RawRow[], totals: readonly Total[]): boolean =>
  MATCH_SCORINGS.some((scoring) => isColumnOf(totals, matchSums(rows, scoring)));

/** Whether a column that is headed so has the sums of the numbers in the rounds. */
export const gameTotalsFit = (raw: RawTable, points: PointRows): boolean =>
  isColumnOf(namedGameTotals(raw), gameSums(points));

/** Whether a column has the match points, and they are not the sums of the numbers in the rounds. */
export const matchTotalsFit = (raw: RawTable, points: PointRows): boolean => {
  const sums = gameSums(points);
  return candidatesIn(raw).some((totals) => isMatchColumn(raw.rows, totals) && !isColumnOf(totals, sums));
};

/**
 * Which printed column is the total of match points, and which that of board points.
 *
 * A heading such as Pts may stand over either: the values tell, and only if they do not, the heading does.
 */
export const totalsOf = (raw: RawTable, points: PointRows): Totals => {
  const candidates = candidatesIn(raw);
  const [headed = []] = candidates;
  const named = namedGameTotals(raw);
  const sums = gameSums(points);
  const isMatch = (totals: readonly Total[]) => isMatchColumn(raw.rows, totals);
  const games = isWritten(named)
    ? named
    : (candidates.find((totals) => !isMatch(totals) && isColumnOf(totals, sums)) ?? named);
  const others = candidates.filter((totals) => totals !== games);
  const matches = others.find(isMatch) ?? (headed === games ? [] : headed);
  const rows = raw.rows.map((row, i): RawRow => ({ ...row, total: matches[i] ?? null }));
  return { rows: matches === headed ? raw.rows : rows, games };
};
