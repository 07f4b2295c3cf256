import type { Cell, Sheet } from "../../../model";

type Row = readonly (Cell | undefined)[];

const rowOf = (sheet: Sheet, row: number, columns: number): Row =>
  Array.from({ length: columns }, (_, column) => sheet.cells.get(row, column));

/**
 * What the rows on the screen were drawn from. Cells are never changed in place:
 * a row has to be drawn anew where one of its cells is another than then.
 */
export class DrawnRows {
  readonly #rows = new Map<number, Row>();

  drew(sheet: Sheet, row: number, columns: number): void {
    this.#rows.set(row, rowOf(sheet, row, columns));
  }

  /** The row is no longer on the screen. */
  left(row: number): void {
    this.#rows.delete(row);
  }

  /** The rows that show something else than the sheet now holds. */
  stale(sheet: Sheet): number[] {
    return [...this.#rows].flatMap(([row, drawn]) =>
      drawn.some((cell, column) => cell !== sheet.cells.get(row, column)) ? [row] : [],
    );
  }
}
