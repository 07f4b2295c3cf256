import type { Pairs } from "../decide/pairs";
import type { RawTable } from "../layout";
import type { ReadingSettings } from "../types";
import { withResults } from "./matches";
import type { PointRows, Shared } from "./points";
import { gameTotalsFit, matchTotalsFit } from "./totals";

/** What the numbers in the rounds are: points of boards, or of the match itself. */
export interface PointsMeaning {
  readonly are: "boards" | "match";
  /** Both would do, and nothing on the sheet tells. */
  readonly doubtful: boolean;
}

/** Numbers in the rounds of a table of teams. */
export interface Numbers {
  readonly raw: RawTable;
  readonly points: PointRows;
  readonly pairs: Pairs;
  readonly shared: Shared;
}

/** Half-points of a match of two boards, and of one that is worth 2 - 1 - 0. */
const TWO_BOARDS = 4;
/** Half-points of two players' game, and of a match that is worth 1 - ½ - 0. */
const ONE = 2;

const CERTAINLY_BOARDS: PointsMeaning = { are: "boards", doubtful: false };
const CERTAINLY_MATCH: PointsMeaning = { are: "match", doubtful: false };

/** 3 - 0 and 1 - 1: a match that is worth 3 - 1 - 0 has other points when it is drawn. */
const isFootball = ({ sides }: Shared): boolean => {
  const drawn = sides.filter(([more, less]) => more === 2 && less === 2).length;
  const won = sides.filter(([more, less]) => more === 6 && less === 0).length;
  return drawn > 0 && won > 0 && drawn + won === sides.length;
};

/** Half a point is of a board: a match has none where it is worth 2. */
const hasHalves = ({ sides }: Shared): boolean => sides.some(([more]) => more % 2 !== 0);

/** What is printed behind the rounds: the sum of board points, or match points of another scale. */
const totalsSayBoards = ({ raw, points, pairs }: Numbers): boolean => {
  if (gameTotalsFit(raw, points)) return true;
  const rows = withResults(raw.rows, points, pairs, TWO_BOARDS);
  return matchTotalsFit({ ...raw, rows }, points);
};

/** Results beside the numbers: nobody writes the points of the match twice. */
const standBesideResults = ({ raw }: Numbers): boolean =>
  raw.rows.some(({ tokens }) => tokens.some(({ boards }) => boards !== undefined));

const ofTwoBoards = (numbers: Numbers, { system, team }: ReadingSettings): PointsMeaning => {
  if (hasHalves(numbers.shared) || team?.boards?.length === 2 || totalsSayBoards(numbers))
    return CERTAINLY_BOARDS;
  const asked = system === "team" || standBesideResults(numbers);
  return { are: asked ? "boards" : "match", doubtful: true };
};

/**
 * Whether the numbers in the rounds are board points.
 *
 * 2, 1 and 0 are those of two boards or 2 - 1 - 0 match points: halves and totals tell, else the user.
 */
export const meaningOf = (numbers: Numbers, settings: ReadingSettings): PointsMeaning => {
  const { raw, shared } = numbers;
  if ((raw.teams?.boards ?? null) !== null || shared.full === 0) return CERTAINLY_BOARDS;
  if (shared.full <= ONE || isFootball(shared)) return CERTAINLY_MATCH;
  if (shared.full === TWO_BOARDS) return ofTwoBoards(numbers, settings);
  return shared.full > TWO_BOARDS || hasHalves(shared) ? CERTAINLY_BOARDS : CERTAINLY_MATCH;
};
