import { isBlank } from "../../cell";
import { numberIn } from "../../number";
import { cellAt, type Sheet } from "../../sheet";
import { type Outcome, outcomeOf } from "../pairings/results";
import { roundInTitle } from "../pairings/rounds";
import type { MatchHead, SideColumns } from "./pairing-heads";

/** One side of a row of a list of matches. */
export interface RowSide {
  readonly team: string;
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
  /** Results of boards, from the side of the first team; null: none yet. One where the row is a board. */
  readonly outcomes: readonly (Outcome | null)[];
  /** Board points of both sides, in half-points; null: not stated. */
  readonly points: readonly [number, number] | null;
  /** The whole match was not played: the letters of the two sides. */
  readonly forfeit: Outcome | null;
  /** The text of the result, for findings. */
  readonly text: string;
  readonly at: number;
}

const SCORES = /^(\d{0,2}(?: ?½|[.,][05])?) *[-:] *(\d{0,2}(?: ?½|[.,][05])?)$/;
const HALF = /(?<![\d.,])1\/2/g;

/** Half-points of both sides: `2½-1½`, `3 : 1`. */
const scoresIn = (text: string): readonly [number, number] | null => {
  const [, first = "", second = ""] = SCORES.exec(text.replace(HALF, "½")) ?? [];
  const [a, b] = [numberIn(first), numberIn(second)];
  return a === null || b === null ? null : [a * 2, b * 2];
};

const sideIn = (sheet: Sheet, row: number, { team, player, rating }: SideColumns): RowSide => ({
  team: cellAt(sheet, row, team).shown,
  player: cellAt(sheet, row, player ?? -1).shown,
  rating: cellAt(sheet, row, rating ?? -1).value,
});

const halvesIn = (sheet: Sheet, row: number, column: number | null): number | null => {
  const { value } = cellAt(sheet, row, column ?? -1);
  return column === null || value === null ? null : value * 2;
};

const pointsIn = (
  sheet: Sheet,
  row: number,
  { result, sides }: MatchHead,
): readonly [number, number] | null => {
  const [a, b] = sides.map(({ points }) => halvesIn(sheet, row, points));
  if (a != null && b != null) return [a, b];
  return scoresIn(cellAt(sheet, row, result ?? -1).text);
};

const textIn = (sheet: Sheet, row: number, { result, sides }: MatchHead): string =>
  cellAt(sheet, row, result ?? sides[0].points ?? -1).text;

const FORFEIT: ReadonlySet<string> = new Set(["X", "F"]);

const isForfeit = (outcome: Outcome | null): boolean =>
  outcome !== null && FORFEIT.has(outcome.white) && FORFEIT.has(outcome.black);

/** The row as one of a list; the teams of a board stand in its own row, or in that of the first board. */
const rowIn = (
  sheet: Sheet,
  row: number,
  round: number,
  head: MatchHead,
  before: MatchRow | undefined,
): MatchRow | null => {
  const [home, away] = head.sides.map((side) => sideIn(sheet, row, side));
  if (home === undefined || away === undefined) return null;
  const board = head.board === null ? null : cellAt(sheet, row, head.board).value;
  const goesOn = board !== null && board > 1 && home.team === "" && before?.round === round;
  const sides: MatchRow["sides"] = goesOn
    ? [
        { ...home, team: before.sides[0].team },
        { ...away, team: before.sides[1].team },
      ]
    : [home, away];
  const text = textIn(sheet, row, head);
  const own = outcomeOf(text);
  const isBoard = board !== null && head.boards.length === 0;
  return {
    ...{ row, round, sides, text, at: head.result ?? head.sides[0].points ?? head.sides[0].team },
    board: isBoard ? board : null,
    outcomes: isBoard ? [own] : head.boards.map((column) => outcomeOf(cellAt(sheet, row, column).text)),
    points: isBoard ? null : pointsIn(sheet, row, head),
    forfeit: !isBoard && isForfeit(own) ? own : null,
  };
};

const isMatch = (sheet: Sheet, row: number, { sides: [home], board }: MatchHead): boolean => {
  const filled = (sheet.rows[row] ?? []).filter((cell) => !isBlank(cell)).length;
  if (filled < 2) return false;
  const goesOn = board !== null && (cellAt(sheet, row, board).value ?? 0) > 1;
  return !isBlank(cellAt(sheet, row, home.team)) || goesOn;
};

const wholeIn = (sheet: Sheet, row: number, column: number | null): number | null => {
  const { value } = cellAt(sheet, row, column ?? -1);
  return column !== null && value !== null && Number.isInteger(value) && value > 0 && value < 100
    ? value
    : null;
};

/** The matches and boards under each heading; where no column says the round, the title above them does. */
export const matchRowsOf = (sheet: Sheet, heads: readonly MatchHead[]): readonly MatchRow[] => {
  const found: MatchRow[] = [];
  let round = 0;
  let next = 0;
  sheet.rows.forEach((cells, row) => {
    const head = heads[next - 1];
    if (heads[next]?.row === row) {
      next++;
      if (found.at(-1)?.round === round || round === 0) round++;
      return;
    }
    if (head === undefined || !isMatch(sheet, row, head)) round = roundInTitle(cells) ?? round;
    else {
      const own = wholeIn(sheet, row, head.round) ?? round;
      found.push(...[rowIn(sheet, row, own, head, found.at(-1)) ?? []].flat());
    }
  });
  return found;
};
