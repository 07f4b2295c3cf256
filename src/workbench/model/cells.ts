import { type Area, MAX_COLUMNS, MAX_ROWS, WHOLE_SHEET } from "./address";
import { type CellFormat, GENERAL, NO_FORMAT } from "./format";
import type { CellValue } from "./value";

/**
 * A place that a cell links to.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.rangehyperlink
 */
export interface Hyperlink {
  readonly address?: string;
  /** Such as `Open!E9`. */
  readonly documentReference?: string;
  readonly screenTip?: string;
  readonly textToDisplay?: string;
}

/** One cell. Never changed in place: a change puts another cell. */
export interface Cell {
  /** What the cell holds; for a formula its result. */
  readonly value: CellValue;
  /** Begins with "=", or "" where the cell holds no formula. */
  readonly formula: string;
  readonly numberFormat: string;
  readonly format: CellFormat;
  readonly hyperlink?: Hyperlink;
  /** The cell shows part of the array of the formula in this cell. */
  readonly spilledFrom?: { readonly row: number; readonly column: number };
  /** The cell holds the first value of a formula's array, which covers this many cells. */
  readonly spill?: { readonly rows: number; readonly columns: number };
}

export const EMPTY_CELL: Cell = { value: null, formula: "", numberFormat: GENERAL, format: NO_FORMAT };

/** A cell with its place. */
export interface PlacedCell {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell;
}

/** Whether the cell shows or calculates something; a formatted blank cell does not. */
export const hasContent = (cell: Cell): boolean => cell.value !== null || cell.formula !== "";

const isDefault = (cell: Cell): boolean =>
  !hasContent(cell) &&
  cell.numberFormat === GENERAL &&
  Object.keys(cell.format).length === 0 &&
  cell.hyperlink === undefined;

const onSheet = (row: number, column: number): boolean =>
  row >= 0 && column >= 0 && row < MAX_ROWS && column < MAX_COLUMNS;

/** The cells of one sheet, by row; only cells that differ from an empty one are kept. */
export class CellStore {
  readonly #rows = new Map<number, Map<number, Cell>>();
  /** What `used` found, kept until a cell or its content comes or goes. */
  readonly #used = new Map<boolean, Area | undefined>();
  /** Told of a cell before it changes: what undoing puts back. */
  watch: ((row: number, column: number, before: Cell | undefined) => void) | undefined;

  /** The cell as stored, or undefined where it is empty and without format. */
  get(row: number, column: number): Cell | undefined {
    return this.#rows.get(row)?.get(column);
  }

  at(row: number, column: number): Cell {
    return this.get(row, column) ?? EMPTY_CELL;
  }

  put(row: number, column: number, cell: Cell): void {
    if (!onSheet(row, column)) throw new RangeError(`no cell at row ${row}, column ${column}`);
    if (isDefault(cell)) {
      this.delete(row, column);
      return;
    }
    const before = this.get(row, column);
    this.watch?.(row, column, before);
    if (before === undefined || hasContent(before) !== hasContent(cell)) this.#used.clear();
    const cells = this.#rows.get(row) ?? new Map<number, Cell>();
    this.#rows.set(row, cells.set(column, cell));
  }

  /** Puts the cell again with some of its parts replaced. */
  patch(row: number, column: number, change: Partial<Cell>): void {
    this.put(row, column, { ...this.at(row, column), ...change });
  }

  delete(row: number, column: number): void {
    const cells = this.#rows.get(row);
    const before = cells?.get(column);
    if (before === undefined) return;
    this.watch?.(row, column, before);
    this.#used.clear();
    cells?.delete(column);
    if (cells?.size === 0) this.#rows.delete(row);
  }

  /** The stored cells of an area, in no particular order. */
  *within(area: Area): Generator<PlacedCell> {
    for (const [row, cells] of this.#rowsOf(area))
      for (const [column, cell] of cells)
        if (column >= area.column && column < area.column + area.columns) yield { row, column, cell };
  }

  *all(): Generator<PlacedCell> {
    for (const [row, cells] of this.#rows) for (const [column, cell] of cells) yield { row, column, cell };
  }

  /** Every stored cell of an area row by row, left to right. */
  ordered(area: Area): readonly PlacedCell[] {
    return [...this.within(area)].sort((a, b) => a.row - b.row || a.column - b.column);
  }

  /** The smallest area that holds every cell for which `counts` is true; undefined if there is none. */
  extent(area: Area, counts: (cell: Cell) => boolean): Area | undefined {
    let [top, left, bottom, right] = [MAX_ROWS, MAX_COLUMNS, -1, -1];
    for (const { row, column, cell } of this.within(area)) {
      if (!counts(cell)) continue;
      if (row < top) top = row;
      if (row > bottom) bottom = row;
      if (column < left) left = column;
      if (column > right) right = column;
    }
    return bottom < 0
      ? undefined
      : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }

  /** The smallest area that holds all stored cells, or all with content; undefined if there is none. */
  used(valuesOnly: boolean): Area | undefined {
    if (!this.#used.has(valuesOnly))
      this.#used.set(valuesOnly, this.extent(WHOLE_SHEET, valuesOnly ? hasContent : () => true));
    return this.#used.get(valuesOnly);
  }

  clear(): void {
    this.#used.clear();
    this.#rows.clear();
  }

  /** Walks the shorter of the two lists: the area's rows or the stored ones. */
  *#rowsOf({ row, rows }: Area): Generator<[number, Map<number, Cell>]> {
    if (rows > this.#rows.size) {
      for (const [at, cells] of this.#rows) if (at >= row && at < row + rows) yield [at, cells];
      return;
    }
    for (let at = row; at < row + rows; at++) {
      const cells = this.#rows.get(at);
      if (cells) yield [at, cells];
    }
  }
}
