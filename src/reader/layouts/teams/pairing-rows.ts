import type { Color } from "../../../engine/index";
import { type Cell, isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import { isNote, isNoteLabel } from "../pairings/notes";
import { beginsOthers } from "./pairing-ends";
import { type Outcome, outcomeOf } from "../pairings/results";
import { isNobody } from "../pairings/words";
import { roundInTitle } from "../pairings/titles";
import type { At } from "../../types";
import type { MatchHead, SideColumns } from "./pairing-heads";
import { areOfMatches, asForfeit, byePoints, isOpen, scoresIn } from "./pairing-scores";

/** One side of a row of a list of matches. */
export interface RowSide {
  readonly team: string;
  /** The number of the team, where the list has it. */
  readonly no: number | null;
  /** The cell of the team's name, counted on the sheet of the list. */
  readonly at: At;
  readonly player: string;
  readonly rating: number | null;
}

/** A row of a list of matches: a whole match, or one board of it. */
export interface MatchRow {
  readonly row: number;
  readonly round: number;
  /** Null: the row is a whole match. */
  readonly board: number | null;
  readonly sides: readonly [RowSide, RowSide];
  /** The color of the first side on the board; null: not told. */
  readonly color: Color | null;
  /** Results of boards, from the side of the first team; null: none yet. One where the row is a board. */
  readonly outcomes: readonly (Outcome | null)[];
  /** Board points of both sides, in half-points; null: not stated. */
  readonly points: readonly [number, number] | null;
  /** The whole match was not played: the letters of the two sides. */
  readonly forfeit: Outcome | null;
  /** The text of the result and its column, for findings; of several boards the one that is to be looked at. */
  readonly text: string;
  readonly at: number;
}

const sideIn = (sheet: Sheet, row: number, { team, player, rating }: SideColumns): RowSide => ({
  ...{ team: cellAt(sheet, row, team).shown, no: null, at: { row, column: team } },
  player: cellAt(sheet, row, player ?? -1).shown,
  rating: cellAt(sheet, row, rating ?? -1).value,
});

/** Points in columns of their own; a blank beside some is none, as Excel may hand it over as 0 anyway. */
const sidePoints = (cells: readonly Cell[]): readonly [number, number] | null => {
  const [a, b] = cells.map((cell) => (isBlank(cell) ? 0 : cell.value));
  return a == null || b == null || a + b === 0 ? null : [a * 2, b * 2];
};

const pointCells = (sheet: Sheet, row: number, { sides }: MatchHead): readonly Cell[] =>
  sides.map(({ points }) => cellAt(sheet, row, points ?? -1));

const pointsIn = (sheet: Sheet, row: number, head: MatchHead): readonly [number, number] | null => {
  const result = cellAt(sheet, row, head.result ?? -1);
  const [home, away] = head.sides.map(({ team }) => isNobody(cellAt(sheet, row, team).text));
  return (
    sidePoints(pointCells(sheet, row, head)) ??
    scoresIn(result.text) ??
    (home === away ? null : byePoints(result, home === true))
  );
};

/** A cell that says a result. */
interface Told {
  readonly text: string;
  readonly at: number;
  readonly outcome: Outcome | null;
}

/** The cell that a match hangs on: a result that nobody can read, else one that is missing. */
const doubtful = (cells: readonly Told[]): Told | undefined => {
  const unread = cells.filter(({ outcome }) => outcome === null);
  return unread.find(({ text }) => !isOpen(text)) ?? unread[0];
};

/** A list of matches: its sheet, and whether its results have two sides, so that a 0 is a blank cell. */
interface List {
  readonly sheet: Sheet;
  readonly twoSided: boolean;
}

const toldIn = ({ sheet, twoSided }: List, row: number, column: number): Told => {
  const cell = cellAt(sheet, row, column);
  const text = twoSided && isBlank(cell) ? "" : cell.text;
  return { text, at: column, outcome: outcomeOf(text) };
};

/** The result of the whole row, in one cell or in one a side. */
const ownIn = (list: List, row: number, head: MatchHead): Told => {
  if (head.result !== null) return toldIn(list, row, head.result);
  const cells = pointCells(list.sheet, row, head);
  const text = cells.every(isBlank) ? "" : cells.map((cell) => cell.text).join("-");
  return { text, at: head.sides[0].points ?? -1, outcome: outcomeOf(text) };
};

/** The row as one of a list; the teams of a board stand in its own row, or in that of the first board. */
const rowIn = (
  list: List,
  row: number,
  round: number,
  head: MatchHead,
  before: MatchRow | undefined,
): MatchRow | null => {
  const { sheet } = list;
  const [home, away] = head.sides.map((side) => sideIn(sheet, row, side));
  if (home === undefined || away === undefined) return null;
  const board = head.board === null ? null : cellAt(sheet, row, head.board).value;
  const goesOn = board !== null && board > 1 && home.team === "" && before?.round === round;
  const sides: MatchRow["sides"] = goesOn
    ? [
        { ...before.sides[0], player: home.player, rating: home.rating },
        { ...before.sides[1], player: away.player, rating: away.rating },
      ]
    : [home, away];
  const own = ownIn(list, row, head);
  const isBoard = board !== null && head.boards.length === 0;
  const boards = isBoard ? [own] : head.boards.map((column) => toldIn(list, row, column));
  const { text, at } = doubtful(boards) ?? own;
  return {
    ...{ row, round, sides, text, at: at < 0 ? (head.boards[0] ?? head.sides[0].team) : at },
    board: isBoard ? board : null,
    outcomes: boards.map(({ outcome }) => outcome),
    points: isBoard ? null : pointsIn(sheet, row, head),
    forfeit: isBoard ? null : asForfeit(own.outcome),
    color: isBoard && head.colored ? "white" : null,
  };
};

/** Whether a row is a line about the list: a word in the place of the round, or of a team without a match. */
const isLine = (sheet: Sheet, row: number, head: MatchHead): boolean => {
  const [home, away] = head.sides.map(({ team }) => cellAt(sheet, row, team));
  const hasMatch = away !== undefined && !isBlank(away) && pointsIn(sheet, row, head) !== null;
  if (home !== undefined && isNote(home.text) && !hasMatch) return true;
  return [head.round, head.board].some((column) => {
    const cell = cellAt(sheet, row, column ?? -1);
    return cell.value === null && isNoteLabel(cell.text) && roundInTitle([cell]) === null;
  });
};

const isMatch = (sheet: Sheet, row: number, head: MatchHead): boolean => {
  const {
    sides: [home],
    board,
  } = head;
  const filled = (sheet.rows[row] ?? []).filter((cell) => !isBlank(cell)).length;
  if (filled < 2 || isLine(sheet, row, head)) return false;
  const goesOn = board !== null && (cellAt(sheet, row, board).value ?? 0) > 1;
  return !isBlank(cellAt(sheet, row, home.team)) || goesOn;
};

const wholeIn = (sheet: Sheet, row: number, column: number | null): number | null => {
  const { value } = cellAt(sheet, row, column ?? -1);
  return column !== null && value !== null && Number.isInteger(value) && value > 0 && value < 100
    ? value
    : null;
};

const TWO_SIDES = /\S\s{0,3}[-:]\s{0,3}\S/;

/** The texts of the results, in a column or in one a board. */
const resultTexts = (sheet: Sheet, heads: readonly MatchHead[]): readonly string[] => {
  const columns = new Set(
    heads.flatMap(({ result, boards }) => (result === null ? boards : [result, ...boards])),
  );
  return sheet.rows.flatMap((_, row) => [...columns].map((column) => cellAt(sheet, row, column).text));
};

/** The matches and boards under each heading; where no column says the round, the title above them does. */
export const matchRowsOf = (sheet: Sheet, given: readonly MatchHead[]): readonly MatchRow[] => {
  const results = resultTexts(sheet, given);
  const list: List = { sheet, twoSided: results.some((text) => TWO_SIDES.test(text)) };
  const heads = areOfMatches(results) ? given.map((head) => ({ ...head, board: null })) : given;
  const found: MatchRow[] = [];
  let round = 0;
  let next = 0;
  let ended = false;
  sheet.rows.forEach((cells, row) => {
    const head = heads[next - 1];
    if (heads[next]?.row === row) {
      next++;
      ended = false;
      if (found.at(-1)?.round === round || round === 0) round++;
      return;
    }
    ended = head !== undefined && (beginsOthers(cells) || (ended && roundInTitle(cells) === null));
    if (ended) return;
    if (head === undefined || !isMatch(sheet, row, head)) round = roundInTitle(cells) ?? round;
    else {
      const own = wholeIn(sheet, row, head.round) ?? round;
      found.push(...[rowIn(list, row, own, head, found.at(-1)) ?? []].flat());
    }
  });
  return found;
};
