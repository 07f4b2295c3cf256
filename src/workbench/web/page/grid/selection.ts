import { type Area, type Book, bounding, cellArea, MAX_COLUMNS, MAX_ROWS, type Sheet } from "../../../model";

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A selection: the active cell and the opposite corner of the area that goes with it. */
export interface Selected {
  readonly active: Spot;
  readonly end: Spot;
  /** The corner opposite to `end`, where the active cell is another one of the area. */
  readonly anchor?: Spot;
}

export const areaOfSelected = ({ active, end, anchor = active }: Selected): Area =>
  bounding(cellArea(anchor.row, anchor.column), cellArea(end.row, end.column));

export const selectedOfArea = (area: Area): Selected => ({
  active: { row: area.row, column: area.column },
  end: { row: area.row + area.rows - 1, column: area.column + area.columns - 1 },
});

export const selectedCell = (spot: Spot): Selected => ({ active: spot, end: spot });

const clamped = ({ row, column }: Spot): Spot => ({
  row: Math.min(Math.max(row, 0), MAX_ROWS - 1),
  column: Math.min(Math.max(column, 0), MAX_COLUMNS - 1),
});

/** A step of the keyboard. */
export interface Step {
  readonly rows: number;
  readonly columns: number;
}

export const moved = ({ row, column }: Spot, { rows, columns }: Step): Spot =>
  clamped({ row: row + rows, column: column + columns });

const isFilled = (sheet: Sheet, { row, column }: Spot): boolean =>
  (sheet.cells.get(row, column)?.value ?? null) !== null;

const sameSpot = (a: Spot, b: Spot): boolean => a.row === b.row && a.column === b.column;

/**
 * Where Ctrl and an arrow lead: to the edge of the filled cells, or over blank ones to the next filled.
 *
 * @see https://support.microsoft.com/office/keyboard-shortcuts-in-excel-1798d9d5-842a-42b8-9c99-9b7213f0040f
 */
export const edge = (sheet: Sheet, from: Spot, step: Step): Spot => {
  const used = sheet.used(true);
  const last = used ? { row: used.row + used.rows - 1, column: used.column + used.columns - 1 } : from;
  let at = moved(from, step);
  const inBlock = isFilled(sheet, from) && isFilled(sheet, at);
  for (;;) {
    const next = moved(at, step);
    if (sameSpot(next, at)) return at;
    if (inBlock ? !isFilled(sheet, next) : isFilled(sheet, at)) return at;
    const beyond = (step.rows > 0 && next.row > last.row) || (step.columns > 0 && next.column > last.column);
    if (beyond && !inBlock)
      return clamped({
        row: step.rows > 0 ? MAX_ROWS - 1 : next.row,
        column: step.columns > 0 ? MAX_COLUMNS - 1 : next.column,
      });
    at = next;
  }
};

/** The next cell inside an area, row by row or column by column; from the last to the first. */
export const nextIn = (area: Area, { row, column }: Spot, byRows: boolean, back: boolean): Spot => {
  const count = area.rows * area.columns;
  const [i, j] = [row - area.row, column - area.column];
  const place = byRows ? i * area.columns + j : j * area.rows + i;
  const next = (place + (back ? count - 1 : 1)) % count;
  const [major, minor] = byRows
    ? [Math.floor(next / area.columns), next % area.columns]
    : [next % area.rows, Math.floor(next / area.rows)];
  return { row: area.row + major, column: area.column + minor };
};

/** The workbook's own selection as active cell and corner. */
export const selectedIn = ({ selection }: Book): Selected =>
  selectedOfArea(selection.areas[0] ?? cellArea(0, 0));
