import type { Color } from "../../../engine/index";
import { type Cell, isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import { outcomeOf } from "../pairings/results";
import { roundInTitle } from "../pairings/titles";
import { pairingHeading } from "../pairings/words";
import type { MatchRow, RowSide } from "./pairing-rows";
import { forfeitIn, isMatchScore, isOpen, scoresIn } from "./pairing-scores";

/** The row of a match, `Bo. | 3 | Knights | Rtg | - | 5 | Rooks | Rtg | 2½:1½`, with its boards in the rows below. */
interface Block {
  readonly row: number;
  readonly home: number;
  readonly away: number;
  readonly result: number;
  /** It begins with a word for the boards. */
  readonly labeled: boolean;
}

const BOARD_WORD = /^(?:bo?|bd|br|brd|board|brett|nr|no)\.?$/i;
/** Words and signs between the names. */
const NO_NAME = /^(?:bo?|bd|br|brd|board|brett|nr|no|rtg|rtng|rating|elo|vs?|[-:–])\.?$/i;

const filledIn = (cells: readonly Cell[]): readonly number[] =>
  cells.flatMap((cell, column) => (isBlank(cell) ? [] : [column]));

const isName = ({ kind, value, text }: Cell): boolean =>
  kind === "text" && value === null && !NO_NAME.test(text);

const BOARD = /^(?:\d{1,3}\.)?(\d{1,3})$/;

/** The number of a board, `3` or `2.3`, with which a row begins; null: the row is none. */
const boardIn = ({ rows }: Sheet, row: number): number | null => {
  const first = rows[row]?.find((cell) => !isBlank(cell));
  const digits = first === undefined ? undefined : BOARD.exec(first.text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Whether a row is a board of a match: its number, somebody in a column of names, and a result or none yet. */
const isBoard = (sheet: Sheet, row: number, { home, away, result }: Block): boolean => {
  const { text } = cellAt(sheet, row, result);
  return (
    boardIn(sheet, row) !== null &&
    [home, away].some((column) => isName(cellAt(sheet, row, column))) &&
    (isOpen(text) || outcomeOf(text) !== null)
  );
};

/** A row that may be that of a match: two names, a result behind them, and board 1 in the row below. */
const blockAt = (sheet: Sheet, row: number): Block | null => {
  if (boardIn(sheet, row + 1) !== 1) return null;
  const cells = sheet.rows[row] ?? [];
  const filled = filledIn(cells);
  const [home, away, ...more] = filled.filter((column) => {
    const cell = cellAt(sheet, row, column);
    return isName(cell) && scoresIn(cell.text) === null;
  });
  if (home === undefined || away === undefined || more.length > 0) return null;
  // White and Black head a list of games.
  if ([home, away].every((column) => pairingHeading(cellAt(sheet, row, column).text) !== null)) return null;
  const result = Math.max(...filled, ...filledIn(sheet.rows[row + 1] ?? []));
  const labeled = BOARD_WORD.test(cells[filled[0] ?? -1]?.text ?? "");
  const block = { row, home, away, result, labeled };
  return result > away && isBoard(sheet, row + 1, block) ? block : null;
};

/** The matches of a sheet; what has neither a score nor a word for the boards is one only among others that have. */
const blocksOf = (sheet: Sheet): readonly Block[] => {
  const blocks = sheet.rows.flatMap((_, row) => blockAt(sheet, row) ?? []);
  const isSure = ({ row, result, labeled }: Block) =>
    labeled || isMatchScore(cellAt(sheet, row, result).text);
  if (!blocks.some(isSure)) return [];
  return blocks.filter((block) => isSure(block) || isOpen(cellAt(sheet, block.row, block.result).text));
};

const LEAST_RATING = 100;

const ratingIn = (sheet: Sheet, row: number, from: number, to: number): number | null =>
  (sheet.rows[row] ?? [])
    .slice(from + 1, to)
    .map(({ value }) => value)
    .find((value) => value !== null && value >= LEAST_RATING) ?? null;

/** The number of a team stands before its name. */
const numberBefore = (sheet: Sheet, row: number, column: number): number | null => {
  const { value } = cellAt(sheet, row, column - 1);
  return value !== null && Number.isInteger(value) && value > 0 ? value : null;
};

const teamIn = (sheet: Sheet, { row }: Block, column: number): RowSide => ({
  ...{ team: cellAt(sheet, row, column).shown, no: numberBefore(sheet, row, column) },
  ...{ at: { row, column }, player: "", rating: null },
});

/** The team named first has White on odd boards, as is usual: lists of this kind do not tell. */
const colorOn = (board: number): Color => (board % 2 === 1 ? "white" : "black");

const boardRow = (sheet: Sheet, match: MatchRow, block: Block, row: number, board: number): MatchRow => {
  const { home, away, result } = block;
  const { text } = cellAt(sheet, row, result);
  const player = (side: RowSide, column: number, end: number): RowSide => ({
    ...side,
    player: cellAt(sheet, row, column).shown,
    rating: ratingIn(sheet, row, column, end),
  });
  return {
    ...match,
    ...{ row, board, outcomes: [outcomeOf(text)], text, at: result, points: null, forfeit: null },
    sides: [player(match.sides[0], home, away), player(match.sides[1], away, result)],
    color: colorOn(board),
  };
};

/** The boards of a match: as many rows as are boards, until the next match. */
const boardsBelow = (sheet: Sheet, match: MatchRow, block: Block, end: number): readonly MatchRow[] => {
  const rows: MatchRow[] = [];
  for (let row = block.row + 1; row < end && isBoard(sheet, row, block); row++) {
    const before = rows.at(-1)?.board ?? 0;
    const printed = boardIn(sheet, row) ?? 0;
    rows.push(boardRow(sheet, match, block, row, printed > before ? printed : before + 1));
  }
  return rows;
};

/** The last title between two matches that names a round. */
const roundBetween = (sheet: Sheet, from: number, to: number): number | null =>
  sheet.rows.slice(from, to).reduce<number | null>((round, cells) => roundInTitle(cells) ?? round, null);

/** What the row of a match says; 0:0 stands there until its boards have results. */
const statedIn = (text: string): Pick<MatchRow, "points" | "forfeit"> => {
  const points = scoresIn(text);
  const isOpenScore = points?.every((halves) => halves === 0) === true;
  return isOpenScore ? { points: null, forfeit: null } : { points, forfeit: forfeitIn(text) };
};

/** Matches of a list that has each as a row, with a row a board below it. */
export const blockRowsOf = (sheet: Sheet): readonly MatchRow[] => {
  const blocks = blocksOf(sheet);
  const found: MatchRow[] = [];
  const seen = new Set<string>();
  let round = 1;
  let next = 0;
  blocks.forEach((block, nth) => {
    const sides = [teamIn(sheet, block, block.home), teamIn(sheet, block, block.away)] as const;
    // Without titles a team that plays again begins the next round.
    const isAgain = sides.some(({ team }) => seen.has(`${round} ${team}`));
    round = roundBetween(sheet, next, block.row) ?? (isAgain ? round + 1 : round);
    sides.forEach(({ team }) => seen.add(`${round} ${team}`));
    const { text } = cellAt(sheet, block.row, block.result);
    const match: MatchRow = {
      ...{ row: block.row, round, board: null, sides, outcomes: [], color: null },
      ...{ ...statedIn(text), text, at: block.result },
    };
    const boards = boardsBelow(sheet, match, block, blocks[nth + 1]?.row ?? sheet.rows.length);
    const isRunning = boards.some(({ outcomes }) => outcomes.includes(null));
    found.push(isRunning ? { ...match, points: null } : match, ...boards);
    next = (boards.at(-1)?.row ?? block.row) + 1;
  });
  return found;
};
