import {
  addTable,
  type Area,
  autofitColumns,
  type CellFormat,
  deleteCells,
  formatCells,
  insertCells,
  intersect,
  MAX_COLUMNS,
  MAX_ROWS,
  removeTable,
  setNumberFormats,
  setWidth,
  surroundingRegion,
} from "../../model";
import type { Desk } from "./desk";
import { pointsOf } from "./grid/size";

/** What the ribbon does to the selected cells, each as one step that can be undone. */

type Font = NonNullable<CellFormat["font"]>;

const activeFormat = ({ sheet, selected: { active } }: Desk): CellFormat =>
  sheet.shown(active.row, active.column).format;

export const hasFont = (desk: Desk, name: "bold" | "italic"): boolean =>
  activeFormat(desk).font?.[name] === true;

const setFont = (desk: Desk, change: Font): void => {
  desk.act(() =>
    formatCells(desk.book, desk.sheet, desk.area, (format) => ({
      ...format,
      font: { ...format.font, ...change },
    })),
  );
};

export const toggleFont = (desk: Desk, name: "bold" | "italic"): void =>
  setFont(desk, { [name]: !hasFont(desk, name) });

/** Fills the cells with a color, or takes it away. */
export const setFill = (desk: Desk, color: string | undefined): void => {
  desk.act(() =>
    formatCells(desk.book, desk.sheet, desk.area, ({ fill, ...format }) =>
      color === undefined ? format : { ...format, fill: { ...fill, color } },
    ),
  );
};

export const setAlignment = (desk: Desk, horizontalAlignment: string): void => {
  desk.act(() =>
    formatCells(desk.book, desk.sheet, desk.area, (format) => ({ ...format, horizontalAlignment })),
  );
};

/** Whole rows and columns as far as cells are used: number formats are kept cell by cell. */
const bounded = ({ sheet, area }: Desk): Area => {
  if (area.rows < MAX_ROWS && area.columns < MAX_COLUMNS) return area;
  const used = sheet.used();
  return (used && intersect(used, area)) ?? { ...area, rows: 1, columns: 1 };
};

export const numberFormatOf = ({ sheet, selected: { active } }: Desk): string =>
  sheet.shown(active.row, active.column).numberFormat;

export const setNumberFormat = (desk: Desk, numberFormat: string): void => {
  desk.act(() => setNumberFormats(desk.book, desk.sheet, bounded(desk), numberFormat));
};

/** Freezes the rows above the active cell and the columns left of it; unfreezes where something is frozen. */
export const toggleFreeze = (desk: Desk): void => {
  const { sheet, book, selected } = desk;
  const { rows, columns } = sheet.freeze;
  const frozen = rows > 0 || columns > 0;
  desk.act(() => {
    const { row, column } = selected.active;
    sheet.freeze = frozen ? { rows: 0, columns: 0 } : { rows: row, columns: column };
    book.emit({ kind: "parts", sheet });
  });
};

export const isFrozen = ({ sheet: { freeze } }: Desk): boolean => freeze.rows > 0 || freeze.columns > 0;

export const tableOf = ({ sheet, area }: Desk) => sheet.tables.find((table) => intersect(table.area, area));

/** Makes a table of the selected cells, or of the block around the active one; a table becomes a plain range again. */
export const toggleTable = (desk: Desk): void => {
  const { book, sheet, area } = desk;
  const table = tableOf(desk);
  const wanted = area.rows * area.columns === 1 ? surroundingRegion(sheet, area) : bounded(desk);
  desk.act(() => {
    if (table) removeTable(book, sheet, table);
    else addTable(book, sheet, wanted, true);
  });
};

const lines = ({ area }: Desk, axis: "rows" | "columns"): Area =>
  axis === "rows" ? { ...area, column: 0, columns: MAX_COLUMNS } : { ...area, row: 0, rows: MAX_ROWS };

export const insertLines = (desk: Desk, axis: "rows" | "columns"): void => {
  desk.act(() => insertCells(desk.book, desk.sheet, lines(desk, axis), axis));
};

export const deleteLines = (desk: Desk, axis: "rows" | "columns"): void => {
  desk.act(() => deleteCells(desk.book, desk.sheet, lines(desk, axis), axis));
};

/** Sets the width of the selected columns if this is one of them, else of this one. */
export const setColumnWidth = (desk: Desk, column: number, pixels: number): void => {
  const { area, book, sheet } = desk;
  const isWhole = area.rows === MAX_ROWS && column >= area.column && column < area.column + area.columns;
  const columns = isWhole ? area : { row: 0, rows: MAX_ROWS, column, columns: 1 };
  desk.act(() => setWidth(book, sheet, columns, pointsOf(pixels)));
};

export const fitColumn = (desk: Desk, column: number): void => {
  const { area, book, sheet } = desk;
  const isWhole = area.rows === MAX_ROWS && column >= area.column && column < area.column + area.columns;
  desk.act(() =>
    autofitColumns(book, sheet, isWhole ? area : { row: 0, rows: MAX_ROWS, column, columns: 1 }),
  );
};
