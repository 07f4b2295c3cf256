import { type Cell, isBlank } from "../../cell";
import { cellAt, type Sheet } from "../../sheet";
import type { PairingHead } from "./columns";
import { outcomeOf } from "./results";

const HAS_LETTER = /\p{L}/u;
/** Points of one side, which alone may be anything else as well. */
const ONE_SIDE = new Map([
  ["1", 2],
  ["1.0", 2],
  ["½", 1],
  ["0.5", 1],
  [".5", 1],
  ["0,5", 1],
  ["0", 0],
  ["0.0", 0],
]);
const GAME = 2;

/** The rows below a heading that name somebody on each side, and do not say the heading again. */
const gamesBelow = (sheet: Sheet, { row: head, white, black }: PairingHead): readonly number[] => {
  const textsAt = (row: number): readonly string[] =>
    [white, black].map(({ name }) => cellAt(sheet, row, name ?? -1).text);
  const words = textsAt(head);
  return sheet.rows.flatMap((_, row) => {
    const names = textsAt(row);
    const isGame =
      names.every((text) => HAS_LETTER.test(text)) && names.some((text, at) => text !== words[at]);
    return row > head && isGame ? [row] : [];
  });
};

const columnsWithoutUse = (sheet: Sheet, head: PairingHead): readonly number[] => {
  const { from, to, round, board, section, white, black } = head;
  const used = [round, board, section, white.name, white.number, white.rating];
  const all = new Set([...used, black.name, black.number, black.rating]);
  const end = Math.min(to, sheet.width);
  return Array.from({ length: Math.max(0, end - from) }, (_, at) => from + at).filter(
    (column) => !all.has(column),
  );
};

/**
 * Results whose column is not headed as one: `White`, `Score`, `Black`, or nothing above them.
 *
 * They are those of games where all that stands there reads so, and those of each side where two columns of
 * points share out one point in every row.
 */
export const withFoundResults = (sheet: Sheet, head: PairingHead): PairingHead => {
  if (head.result !== null || head.white.result !== null || head.black.result !== null) return head;
  const rows = gamesBelow(sheet, head);
  const cellsOf = (column: number): readonly Cell[] => rows.map((row) => cellAt(sheet, row, column));
  const isFilled = (column: number): boolean => cellsOf(column).some((cell) => !isBlank(cell));
  const columns = columnsWithoutUse(sheet, head).filter(isFilled);
  const isOfGames = (column: number): boolean =>
    cellsOf(column).every(
      (cell) => isBlank(cell) || (!ONE_SIDE.has(cell.text) && outcomeOf(cell.text) !== null),
    );
  const [result, ...others] = columns.filter(isOfGames);
  if (result !== undefined) return others.length > 0 ? head : { ...head, result };
  const isOfSides = (column: number): boolean => cellsOf(column).every(({ text }) => ONE_SIDE.has(text));
  const [first, second, ...more] = columns.filter(isOfSides);
  if (first === undefined || second === undefined || more.length > 0) return head;
  const pointsIn = (row: number, column: number): number =>
    ONE_SIDE.get(cellAt(sheet, row, column).text) ?? 0;
  const areShared = rows.every((row) => pointsIn(row, first) + pointsIn(row, second) === GAME);
  return areShared
    ? { ...head, white: { ...head.white, result: first }, black: { ...head.black, result: second } }
    : head;
};
