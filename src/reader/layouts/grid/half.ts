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

/** A grid of which only one half is written: the other half is what it makes of the games. */
export const withOtherHalf = (cells: Cells): Cells => {
  for (const isUpper of [true, false]) {
    const [own, other] = [halfOf(cells, isUpper), halfOf(cells, !isUpper)];
    const hasBlanks = other.every(({ kind }) => kind === "blank");
    const filled = own.filter(({ kind }) => kind === "marks" || (hasBlanks && kind === "zero")).length;
    const shared = sharedBy(own);
    if (shared === null || filled < FILLED * own.length || filled < 3 || !other.every(isEmpty)) continue;
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
