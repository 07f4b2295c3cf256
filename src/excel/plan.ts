import type { Area } from "../writer/block";
import type { Mark } from "./ownership";

/** What writing a block again does to the sheet, in this order. */
export interface RewritePlan {
  /** The first cell of the block. */
  readonly at: { readonly row: number; readonly column: number };
  /** Whole columns pushed to the right to make room; null: none. */
  readonly newColumns: Area | null;
  /** Cells pushed down, in our columns only, to make room; null: none. */
  readonly newRows: Area | null;
  /** Cells of the old block that the new one does not cover: they are cleared. */
  readonly left: readonly Area[];
  /** The old block: its formats go. */
  readonly old: Area;
}

export type Rewrite =
  | { readonly kind: "plan"; readonly plan: RewritePlan }
  /** The user put rows or columns into the block, or took some out. */
  | { readonly kind: "takenApart" }
  /** Cells beside the block are in use. */
  | { readonly kind: "noRoom"; readonly column: number; readonly more: number };

interface Size {
  readonly rows: number;
  readonly columns: number;
}

const LAST_ROW = 1_048_576;

/** The parts of the old block to the right of the new one and below it. */
const leftOver = (old: Area, size: Size): Area[] =>
  [
    { ...old, column: old.column + size.columns, columns: old.columns - size.columns },
    { ...old, row: old.row + size.rows, rows: old.rows - size.rows },
  ].filter(({ rows, columns }) => rows > 0 && columns > 0);

/**
 * How a block is written again where it stands now, so that no cell of the user beside or below it is lost.
 *
 * `filled` says whether an area has a cell in use.
 */
export const planRewrite = (
  old: Area,
  mark: Pick<Mark, "rows" | "columns">,
  size: Size,
  filled: (area: Area) => boolean,
  room: "move" | "stop",
): Rewrite => {
  if (old.rows !== mark.rows || old.columns !== mark.columns) return { kind: "takenApart" };
  const more = size.columns - old.columns;
  const beside: Area = { row: old.row, column: old.column + old.columns, rows: size.rows, columns: more };
  const blocked = more > 0 && filled(beside);
  if (blocked && room === "stop") return { kind: "noRoom", column: beside.column, more };
  const bottom = old.row + old.rows;
  const below: Area = { ...old, row: bottom, rows: LAST_ROW - bottom };
  const longer = size.rows - old.rows;
  return {
    kind: "plan",
    plan: {
      at: { row: old.row, column: old.column },
      newColumns: blocked ? beside : null,
      newRows: longer > 0 && filled(below) ? { ...below, rows: longer } : null,
      left: leftOver(old, size),
      old,
    },
  };
};
