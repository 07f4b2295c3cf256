import { type Area, cellArea, intersect, overlaps } from "./address";
import type { Book } from "./book";
import { ApiError } from "./errors";
import { requireAllowed } from "./guard";
import type { Sheet } from "./sheet";
import { releaseSpill } from "./spill";

const rowsOf = (area: Area): Area[] =>
  Array.from({ length: area.rows }, (_, i) => ({ ...area, row: area.row + i, rows: 1 }));

/** Only the first cell of a merged area keeps its content and its note; Excel drops the rest. */
const keepFirst = (sheet: Sheet, area: Area): void => {
  for (const { row, column, cell } of sheet.cells.ordered(area)) {
    releaseSpill(sheet, row, column);
    const { format, numberFormat } = cell;
    if (row !== area.row || column !== area.column)
      sheet.cells.put(row, column, { value: null, formula: "", format, numberFormat });
  }
  sheet.notes = sheet.notes.filter(
    ({ row, column }) =>
      !overlaps(area, cellArea(row, column)) || (row === area.row && column === area.column),
  );
};

/**
 * Merges the area into one cell, or each of its rows into one.
 *
 * @see https://support.microsoft.com/office/merge-and-unmerge-cells-5cbd15d5-9375-4540-907f-c673a93fcedf
 */
export const mergeCells = (book: Book, sheet: Sheet, area: Area, across: boolean): void => {
  requireAllowed(sheet, "allowFormatCells");
  if (sheet.tables.some((table) => intersect(table.area, area)))
    throw new ApiError("InvalidOperation", "Cells of a table cannot be merged.");
  sheet.merges = sheet.merges.filter((merge) => !intersect(merge, area));
  const parts = across ? rowsOf(area) : [area];
  for (const part of parts.filter(({ rows, columns }) => rows * columns > 1)) {
    keepFirst(sheet, part);
    sheet.merges.push(part);
  }
  book.emit({ kind: "changed", sheet, area, changeType: "RangeEdited" });
};

/** Takes apart every merged cell that the area touches. */
export const unmergeCells = (book: Book, sheet: Sheet, area: Area): void => {
  requireAllowed(sheet, "allowFormatCells");
  sheet.merges = sheet.merges.filter((merge) => !intersect(merge, area));
  book.emit({ kind: "formatted", sheet, area });
};
