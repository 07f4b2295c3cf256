import type { Area } from "../../writer/block";
import type { Cells, Grid } from "../port";
import { dateOf, isDateFormat } from "./dates";

/** No crosstable is larger; what is beyond is not read. */
export const MOST = { rows: 20_000, columns: 300 } as const;

/** A response holds at most 5 MB: a cell with its number format takes up to about a hundred bytes. */
const CELLS_A_READ = 30_000;

export const rangeOf = (sheet: Excel.Worksheet, { row, column, rows, columns }: Area): Excel.Range =>
  sheet.getRangeByIndexes(row, column, rows, columns);

/** A number that shows as a date was made a date by Excel. */
const cellOf = (value: unknown, format: unknown): unknown =>
  typeof value === "number" && typeof format === "string" && isDateFormat(format) ? dateOf(value) : value;

/** Reads the cells block of rows by block of rows. */
export const readCells = async (sheet: Excel.Worksheet, area: Area): Promise<Cells> => {
  const step = Math.max(1, Math.floor(CELLS_A_READ / Math.max(1, area.columns)));
  const cells: (readonly unknown[])[] = [];
  for (let from = 0; from < area.rows; from += step) {
    const rows = Math.min(step, area.rows - from);
    const range = rangeOf(sheet, { ...area, row: area.row + from, rows }).load("values,numberFormat");
    await sheet.context.sync();
    const formats: unknown[][] = range.numberFormat;
    range.values.forEach((row: unknown[], i) => {
      cells.push(row.map((value, j) => cellOf(value, formats[i]?.[j])));
    });
  }
  return cells;
};

/** The area with content; without rows where the sheet is blank. */
export const usedArea = async (sheet: Excel.Worksheet): Promise<Area> => {
  const used = sheet.getUsedRangeOrNullObject(true).load("rowIndex,columnIndex,rowCount,columnCount");
  await sheet.context.sync();
  return used.isNullObject ? { row: 0, column: 0, rows: 0, columns: 0 } : areaOfRange(used);
};

/** The area of a range whose place and size are loaded. */
export const areaOfRange = (range: Excel.Range): Area => ({
  row: range.rowIndex,
  column: range.columnIndex,
  rows: range.rowCount,
  columns: range.columnCount,
});

/** Reads an area, or where none is given the used part of the sheet. */
export const readGrid = async (
  sheet: Excel.Worksheet,
  given: Area | null,
): Promise<Omit<Grid, "hiddenRows" | "filtered">> => {
  sheet.load("id,name");
  const whole = given ?? (await usedArea(sheet));
  const area = {
    ...whole,
    rows: Math.min(whole.rows, MOST.rows),
    columns: Math.min(whole.columns, MOST.columns),
  };
  const blank = area.rows === 0;
  const cells = blank ? [] : await readCells(sheet, area);
  await sheet.context.sync();
  const cut = area.rows < whole.rows || area.columns < whole.columns;
  return { sheet: { id: sheet.id, name: sheet.name }, area, cells, cut };
};
