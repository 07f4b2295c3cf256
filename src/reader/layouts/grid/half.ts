import type { Result } from "../../../engine/index";
import type { GridCell, Mark } from "./marks";

type Cells = readonly (readonly GridCell[])[];

const OPPOSITE: Readonly<Record<Result, Result>> = { win: "loss", draw: "draw", loss: "win" };

/** Half-points that the two sides of a game share: 1 - ½ - 0 or 2 - 1 - 0. */
const SHARED = [2, 4] as const;

const isEmpty = ({ kind }: GridCell): boolean => kind === "blank" || kind === "zero";

/** The cells of one half: above the diagonal or below it. */
const halfOf = (cells: Cells, isUpper: boolean): readonly GridCell[] =>
  cells.flatMap((row, i) => row.filter((_, j) => (isUpper ? j > i : j < i)));

/** The cells that face those of the other half, in the order of these. */
const facingOf = (cells: Cells, isUpper: boolean): readonly GridCell[] =>
  halfOf(
    cells.map((row, i) => row.map((cell, j) => cells[j]?.[i] ?? cell)),
    !isUpper,
  );

/** What the two sides of each game share, by the marks of one; null: the marks do not tell. */
const sharedBy = (cells: readonly GridCell[]): number | null => {
  const all = cells.flatMap(({ readings }) => readings[0] ?? []).flatMap(({ halves }) => halves ?? []);
  return (
    SHARED.find((shared) =>
      all.every((halves) => halves === 0 || halves === shared || halves === shared / 2),
    ) ?? null
  );
};

const otherSide = (mark: Mark, shared: number): Mark => ({
  ...mark,
  result: mark.result === null ? null : OPPOSITE[mark.result],
  halves: mark.halves === null ? null : shared - mark.halves,
  ...(mark.color === undefined ? {} : { color: mark.color === "w" ? "b" : "w" }),
});

const mirrored = ({ readings, ...cell }: GridCell, shared: number): GridCell => ({
  ...cell,
  kind: readings.length > 0 ? "marks" : cell.kind,
  readings: readings.map((marks) => marks.map((mark) => otherSide(mark, shared))),
});

/** So much of a half must be filled: a round robin under way has blanks on both sides of the diagonal. */
const FILLED = 0.6;

/** Whether a cell tells of one game that its player won. */
const isWin = ({ readings: [marks] }: GridCell, shared: number): boolean =>
  marks?.length === 1 && marks.every(({ result, halves }) => result === "win" || halves === shared);

/**
 * Whether nothing is written in a half: its cells are blank, or all 0, as references to blanks are.
 *
 * Among blanks a few 0 may face wins. Zeros in a grid that has blanks too are losses, and somebody forgot a cell.
 */
const isUnwritten = (other: readonly GridCell[], facing: readonly GridCell[], shared: number): boolean => {
  const zeros = facing.filter((_, at) => other[at]?.kind === "zero");
  if (!other.every(isEmpty)) return false;
  if (zeros.length === 0) return true;
  if (zeros.length === other.length) return facing.every(({ kind }) => kind !== "blank");
  return zeros.length <= (1 - FILLED) * other.length && zeros.every((cell) => isWin(cell, shared));
};

/** A grid of which only one half is written: the other half is what it makes of the games. */
export const withOtherHalf = (cells: Cells): Cells => {
  for (const isUpper of [true, false]) {
    const [own, other] = [halfOf(cells, isUpper), halfOf(cells, !isUpper)];
    const hasBlanks = other.every(({ kind }) => kind === "blank");
    const filled = own.filter(({ kind }) => kind === "marks" || (hasBlanks && kind === "zero")).length;
    const shared = sharedBy(own);
    if (shared === null || filled < FILLED * own.length || filled < 3) continue;
    if (!isUnwritten(other, facingOf(cells, isUpper), shared)) continue;
    return cells.map((row, i) =>
      row.map((cell, j) => {
        const theirs = cells[j]?.[i];
        if (theirs === undefined || i === j || j > i === isUpper) return cell;
        // Where blanks come as 0, a 0 on both sides may be a game that was not played.
        return cell.kind === "zero" && theirs.kind === "zero" ? cell : mirrored(theirs, shared);
      }),
    );
  }
  return cells;
};
