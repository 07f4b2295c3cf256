import { cellOf } from "../../cell";
import { type GridCell, gridCellOf } from "./marks";

type Square = readonly (readonly GridCell[])[];

/** What a cell says where losses are not written; null: anything else. */
const saidBy = ({ kind, readings }: GridCell): "blank" | "win" | "draw" | null => {
  if (kind === "blank") return "blank";
  const [mark, second] = readings[0] ?? [];
  if (mark === undefined || second !== undefined || mark.forfeit) return null;
  if (mark.result === "win" || mark.halves === 2) return "win";
  return mark.result === "draw" || mark.halves === 1 ? "draw" : null;
};

const FIT: ReadonlySet<string> = new Set(["blank blank", "blank win", "win blank", "draw draw"]);

/** Whether every win stands against a blank, every draw against a draw, and no loss is written. */
const leavesLossesBlank = (cells: Square): boolean =>
  cells.every((row, i) =>
    row.every((cell, j) => {
      const other = cells[j]?.[i];
      return i === j || (other !== undefined && FIT.has(`${saidBy(cell) ?? ""} ${saidBy(other) ?? ""}`));
    }),
  );

const ZERO = gridCellOf(cellOf(0));

/** The square with zeros for its blanks where losses were left blank: both read the same. */
export const withLosses = (cells: Square): Square =>
  leavesLossesBlank(cells)
    ? cells.map((row) => row.map((cell) => (cell.kind === "blank" ? ZERO : cell)))
    : cells;
