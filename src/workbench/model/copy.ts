import type { Area } from "./address";
import type { Book } from "./book";
import { type Cell, hasContent } from "./cells";
import { requireEditable } from "./guard";
import { copyNotes } from "./notes";
import { onSheet } from "./places";
import { movedFormula } from "./relative";
import type { Sheet } from "./sheet";
import { releaseSpill } from "./spill";
import { keepHeadings } from "./tables";
import { without } from "./without";

/**
 * What `Range.copyFrom` copies.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.rangecopytype
 */
export type CopyType = "All" | "Formulas" | "Values" | "Formats";

export interface Place {
  readonly sheet: Sheet;
  readonly area: Area;
}

const plainCell = (cell: Cell): Cell => without(cell, "spill", "spilledFrom");

const COPIED: Readonly<Record<CopyType, (from: Cell, to: Cell) => Cell>> = {
  All: (from) => ({ ...plainCell(from), value: from.formula === "" ? from.value : null }),
  Formulas: (from, to) => ({
    ...plainCell(to),
    value: from.formula === "" ? from.value : null,
    formula: from.formula,
  }),
  Values: (from, to) => ({ ...plainCell(to), value: from.value, formula: "" }),
  Formats: (from, to) => ({ ...to, format: from.format, numberFormat: from.numberFormat }),
};

/** A single cell or a smaller block fills a larger destination by repetition; else the destination takes the source's size. */
const target = (from: Area, to: Area): Area =>
  to.rows % from.rows === 0 && to.columns % from.columns === 0
    ? to
    : onSheet({ ...to, rows: from.rows, columns: from.columns });

/**
 * Copies cells; relative references of formulas move along.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-cut-copy-paste
 */
export const copyCells = (book: Book, from: Place, to: Place, type: CopyType, skipBlanks: boolean): void => {
  const area = target(from.area, to.area);
  requireEditable(to.sheet, area);
  const kept = from.sheet.cells.ordered(from.area);
  const source = new Map(kept.map(({ row, column, cell }) => [`${row} ${column}`, cell]));
  const copied = COPIED[type];
  for (let i = 0; i < area.rows; i++)
    for (let j = 0; j < area.columns; j++) {
      const [row, column] = [
        from.area.row + (i % from.area.rows),
        from.area.column + (j % from.area.columns),
      ];
      const own = source.get(`${row} ${column}`) ?? from.sheet.shown(row, column);
      const place = { row: area.row + i, column: area.column + j };
      const cell = { ...own, formula: movedFormula(own.formula, { row, column }, place) };
      if (skipBlanks && !hasContent(cell)) continue;
      releaseSpill(to.sheet, area.row + i, area.column + j);
      const before = to.sheet.shown(area.row + i, area.column + j);
      to.sheet.cells.put(area.row + i, area.column + j, copied(cell, before));
    }
  if (type === "All" && !skipBlanks) copyNotes(book, from, { sheet: to.sheet, area });
  keepHeadings(to.sheet, area);
  book.emit({ kind: "changed", sheet: to.sheet, area, changeType: "RangeEdited" });
};
