import { type Area, MAX_COLUMNS, MAX_ROWS } from "./address";
import type { Book } from "./book";
import type { Cell } from "./cells";
import type { BorderFormat, CellFormat, Side } from "./format";
import { requireAllowed } from "./guard";
import type { Sheet } from "./sheet";
import { without } from "./without";

/** Makes one format of another. */
export type FormatChange = (format: CellFormat) => CellFormat;

const isWholeColumns = (area: Area): boolean => area.rows === MAX_ROWS;
const isWholeRows = (area: Area): boolean => area.columns === MAX_COLUMNS;

const changeLines = (sheet: Sheet, area: Area, change: FormatChange): void => {
  const axis = isWholeColumns(area) ? "columns" : "rows";
  const [start, count] = axis === "columns" ? [area.column, area.columns] : [area.row, area.rows];
  for (let line = start; line < start + count; line++) {
    const info = sheet[axis].get(line);
    sheet[axis].set(line, { ...info, format: change(info?.format ?? {}) });
  }
};

/** Changes the format of every cell of an area; whole rows and columns remember it for their blank cells. */
export const formatCells = (book: Book, sheet: Sheet, area: Area, change: FormatChange): void => {
  requireAllowed(sheet, "allowFormatCells");
  if (isWholeColumns(area) || isWholeRows(area)) {
    for (const { row, column, cell } of sheet.cells.ordered(area))
      sheet.cells.put(row, column, { ...cell, format: change(cell.format) });
    changeLines(sheet, area, change);
  } else
    for (let row = area.row; row < area.row + area.rows; row++)
      for (let column = area.column; column < area.column + area.columns; column++)
        patchFormat(sheet, row, column, change);
  book.emit({ kind: "formatted", sheet, area });
};

const patchFormat = (sheet: Sheet, row: number, column: number, change: FormatChange): void => {
  const cell = sheet.shown(row, column);
  sheet.cells.put(row, column, { ...cell, format: change(cell.format) });
};

/** Every cell whose format an area's answer depends on; a blank one stands for all blank cells of an unbounded area. */
function* sampled(sheet: Sheet, area: Area): Generator<Cell> {
  if (isWholeColumns(area) || isWholeRows(area)) {
    yield sheet.shown(area.row, area.column);
    for (const { cell } of sheet.cells.within(area)) yield cell;
    return;
  }
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column; column < area.column + area.columns; column++)
      yield sheet.shown(row, column);
}

/**
 * What all cells of the areas have in common; null where they differ.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-blank-null-values
 */
export const commonFormat = <T extends string | number | boolean>(
  sheet: Sheet,
  areas: readonly Area[],
  read: (cell: Cell) => T,
): T | null => {
  let common: T | undefined;
  for (const area of areas)
    for (const cell of sampled(sheet, area)) {
      const own = read(cell);
      if (common !== undefined && own !== common) return null;
      common = own;
    }
  return common ?? null;
};

const NO_LINE: BorderFormat = { style: "None", weight: "Thin", color: "#000000" };

/** The line of a side; a line that was never drawn is None. */
export const borderOf = (format: CellFormat, side: Side): BorderFormat => format.borders?.[side] ?? NO_LINE;

/** Draws a side; giving a side without line a color or weight draws it. */
export const withBorder =
  (side: Side, change: Partial<BorderFormat>): FormatChange =>
  (format) => {
    const before = borderOf(format, side);
    const line: BorderFormat = {
      ...before,
      ...(before.style === "None" ? { style: "Continuous" } : {}),
      ...change,
    };
    const others = without(format.borders ?? {}, side);
    return { ...format, borders: line.style === "None" ? others : { ...others, [side]: line } };
  };
