import { BLANK, type Cell } from "./cell";
import type { At } from "./types";

/** Normalized cells. Rows may differ in length; what is beyond them is blank. */
export interface Sheet {
  readonly rows: readonly (readonly Cell[])[];
  /** The length of the longest row. */
  readonly width: number;
  /**
   * The cell of the range that a cell of this sheet was made from.
   *
   * A layout that splits text into cells makes a sheet of its own and says here where they came from.
   */
  readonly origin: (at: At) => At;
}

export const cellAt = ({ rows }: Sheet, row: number, column: number): Cell => rows[row]?.[column] ?? BLANK;
