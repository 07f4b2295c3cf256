import { parseCsv } from "hucre/csv";
import {
  type Area,
  cellArea,
  clearCells,
  copyCells,
  enter,
  intersect,
  MAX_COLUMNS,
  MAX_ROWS,
  type Sheet,
  shownText,
} from "../../../model";
import type { Desk } from "../desk";

/** A field as Excel writes it: in quotes where it holds a tab, a line feed or a quote. */
const field = (text: string): string => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Whole rows and columns are copied as far as cells are used. */
const copiedArea = (sheet: Sheet, area: Area): Area => {
  if (area.rows < MAX_ROWS && area.columns < MAX_COLUMNS) return area;
  const used = sheet.used();
  return (used && intersect(used, area)) ?? cellArea(area.row, area.column);
};

/** The cells of an area as other spreadsheets take them: texts as shown, tabs between, a line feed after each row. */
export const tsvOf = (sheet: Sheet, area: Area): string => {
  const rows = Array.from({ length: area.rows }, (_, i) =>
    Array.from({ length: area.columns }, (_, j) => {
      const { value, numberFormat } = sheet.shown(area.row + i, area.column + j);
      return field(shownText(value, numberFormat));
    }).join("\t"),
  );
  return `${rows.join("\r\n")}\r\n`;
};

/** The rows of a text from the clipboard; one line end at its end belongs to the last row. */
export const rowsOfTsv = (text: string): readonly (readonly string[])[] => {
  const rows = parseCsv(text.replace(/\r?\n$/, ""), { delimiter: "\t" });
  return rows.map((row) => row.map((cell) => String(cell ?? "")));
};

/** Copies the selection, or cuts it: the answer is the text for the clipboard. */
export const copySelection = (desk: Desk, isCut: boolean): string => {
  const area = copiedArea(desk.sheet, desk.area);
  const text = tsvOf(desk.sheet, area);
  desk.copied = { sheet: desk.sheet, area, isCut, text };
  desk.touch();
  return text;
};

const sameText = (a: string, b: string): boolean => a.replaceAll("\r\n", "\n") === b.replaceAll("\r\n", "\n");

/** Cells of this workbook are pasted with formulas and formats. */
const pasteCells = (desk: Desk): void => {
  const { copied, book, sheet } = desk;
  if (!copied) return;
  const { area } = desk;
  const fits = area.rows % copied.area.rows === 0 && area.columns % copied.area.columns === 0;
  const target =
    copied.isCut || !fits ? { ...area, rows: copied.area.rows, columns: copied.area.columns } : area;
  const done = desk.act(() => {
    copyCells(book, { sheet: copied.sheet, area: copied.area }, { sheet, area: target }, "All", false);
    if (copied.isCut && !(copied.sheet === sheet && intersect(copied.area, target)))
      clearCells(book, copied.sheet, copied.area, "All");
  });
  if (!done) return;
  desk.copied = copied.isCut ? undefined : copied;
  desk.select({
    active: { row: target.row, column: target.column },
    end: { row: target.row + target.rows - 1, column: target.column + target.columns - 1 },
  });
};

/** One text fills the whole selection; rows of texts begin at its first cell. */
const pasteText = (desk: Desk, text: string): void => {
  const rows = rowsOfTsv(text);
  const { book, sheet, area } = desk;
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return;
  if (rows.length === 1 && width === 1) {
    desk.act(() => enter(book, sheet, area, rows[0]?.[0] ?? ""));
    return;
  }
  const target = { row: area.row, column: area.column, rows: rows.length, columns: width };
  const grid = rows.map((row) => Array.from({ length: width }, (_, j) => row[j] ?? ""));
  if (desk.act(() => enter(book, sheet, target, grid)))
    desk.select({
      active: { row: target.row, column: target.column },
      end: { row: target.row + target.rows - 1, column: target.column + width - 1 },
    });
};

/** Pastes what the clipboard holds. */
export const paste = (desk: Desk, data: DataTransfer): void => {
  const text = data.getData("text/plain");
  if (desk.copied && sameText(desk.copied.text, text)) pasteCells(desk);
  else if (text !== "") pasteText(desk, text);
};
