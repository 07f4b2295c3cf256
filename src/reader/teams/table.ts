import { USUAL_SCORING } from "../../engine/index";
import { decideNumbers } from "../decide/numbers";
import type { Pairs } from "../decide/pairs";
import { decideScale } from "../decide/scale";
import { surveyRows } from "../decide/unnamed";
import { type Finding, finding } from "../finding";
import type { RawTable } from "../layout";
import type { ReadingSettings } from "../types";
import { withResults, withScaled } from "./matches";
import { type PointRows, pointsIn, type Shared, sharedBy } from "./points";
import { areMatchPoints } from "./totals";
import { meaningOf, type PointsMeaning } from "./two-boards";

/** A table of team matches: each token is the result of a match, and board points stand beside it. */
export interface TeamTable {
  readonly raw: RawTable;
  /** Board points by row and round; without any, the sheet tells results only. */
  readonly points: PointRows;
  readonly pairs: Pairs;
  /** Boards of a match; 0: nothing tells. */
  readonly boards: number;
  /** Half-points that the two sides of a match share; 0: nothing tells. */
  readonly full: number;
  /** What is doubtful in them. */
  readonly findings: readonly Finding[];
}

/** Below this share of matches that add up to the same, numbers beside results are something else. */
const ENOUGH = 0.5;

const inCells = ({ rows }: RawTable): boolean =>
  rows.some(({ tokens }) => tokens.some((token) => token.kind === "points" || token.boards !== undefined));

const withoutPoints = (points: PointRows): PointRows =>
  points.map((row) => row.map(() => ({ points: null, at: null })));

/** Boards of a match: as set, as stated, or as the board points of both sides make it. */
const boardsOf = ({ teams }: RawTable, { full }: Shared, { team }: ReadingSettings): number => {
  const win = teams?.gameScoring.win ?? USUAL_SCORING.win;
  return team?.boards?.length ?? teams?.boards ?? Math.ceil(full / win);
};

/** Boards told one by one, or board points beside results: nobody but teams has them. */
const isCertain = ({ rows, teams }: RawTable): boolean =>
  (teams?.boards ?? null) !== null ||
  rows.some(({ tokens }) => tokens.some(({ boards }) => boards !== undefined));

/** Whether the rows are teams: as the user says; else names, the layout or board points say so. */
export const isTeamTable = (raw: RawTable, { system }: ReadingSettings): boolean =>
  system === "team" || (raw.system === "team" && (system === undefined || isCertain(raw)));

/** Whether numbers are points of some kind: stated board by board, or as both sides of most matches share them. */
const arePoints = ({ teams }: RawTable, { full, share }: Shared): boolean =>
  (teams?.boards ?? null) !== null || full === 0 || share >= ENOUGH;

/** Numbers that may be board points or 2 - 1 - 0 match points. */
const doubts = ({ are, doubtful }: PointsMeaning): readonly Finding[] =>
  doubtful ? [finding({ code: "two-boards", are })] : [];

/**
 * The table as one of team matches; null where numbers that look like board points are none.
 *
 * Cells that print points alone are decided here: board points if both sides of most matches share the same
 * number of them, else the points of the match.
 */
export const teamTableOf = (table: RawTable, settings: ReadingSettings): TeamTable | null => {
  const surveyed = surveyRows(table.rows);
  const raw: RawTable = { ...table, rows: surveyed.rows, system: "team" };
  const { pairs } = decideNumbers(raw, surveyed.survey, settings);
  const points = pointsIn(raw);
  const shared = sharedBy(points, pairs);
  const meaning = meaningOf({ raw, points, pairs, shared }, settings);
  const printed = surveyed.survey.count("points") > 0;
  const scale = printed && meaning.are === "match" ? decideScale(surveyed.survey, pairs) : null;
  const findings = doubts(meaning);
  const resultsOnly: TeamTable = {
    raw: scale === null ? raw : { ...raw, rows: withScaled(raw.rows, scale) },
    points: withoutPoints(points),
    ...{ pairs, boards: boardsOf(raw, { ...shared, full: 0 }, settings), full: 0, findings },
  };
  if (scale !== null) return resultsOnly;
  if (!arePoints(raw, shared)) return inCells(raw) ? null : resultsOnly;
  if (meaning.are === "match") return printed || !areMatchPoints(raw) ? null : resultsOnly;
  const boards = boardsOf(raw, shared, settings);
  const win = raw.teams?.gameScoring.win ?? USUAL_SCORING.win;
  const full = shared.full > 0 ? shared.full : boards * win;
  const rows = withResults(raw.rows, points, pairs, full);
  return { raw: { ...raw, rows }, points, pairs, boards, full, findings };
};
