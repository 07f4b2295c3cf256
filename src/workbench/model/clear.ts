import { type Area, contains, intersect, isUnbounded } from "./address";
import type { Book } from "./book";
import type { Cell } from "./cells";
import { GENERAL, NO_FORMAT } from "./format";
import { requireAllowed, requireEditable } from "./guard";
import { dropNotes } from "./notes";
import type { Sheet } from "./sheet";
import { releaseSpill } from "./spill";
import { keepHeadings } from "./tables";
import { without } from "./without";

/**
 * What `Range.clear` takes away.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.clearapplyto
 */
export type ClearApplyTo = "All" | "Formats" | "Contents" | "Hyperlinks" | "RemoveHyperlinks";

const withoutLink = (cell: Cell): Cell => without(cell, "hyperlink");

const emptied = (cell: Cell): Cell =>
  cell.spilledFrom ? cell : withoutLink({ ...cell, value: null, formula: "" });

const unformatted = (cell: Cell): Cell => ({ ...cell, format: NO_FORMAT, numberFormat: GENERAL });

const CLEARED: Readonly<Record<ClearApplyTo, (cell: Cell) => Cell>> = {
  All: (cell) => unformatted(emptied(cell)),
  Formats: unformatted,
  Contents: emptied,
  Hyperlinks: withoutLink,
  RemoveHyperlinks: (cell) => unformatted(withoutLink(cell)),
};

const TAKES_CONTENT: readonly ClearApplyTo[] = ["All", "Contents"];
const TAKES_FORMAT: readonly ClearApplyTo[] = ["All", "Formats"];

/** The parts of an area that another leaves over: above, below, left and right of it. */
export const subtract = (area: Area, taken: Area): Area[] => {
  const hole = intersect(area, taken);
  if (!hole) return [area];
  const bottom = hole.row + hole.rows;
  const right = hole.column + hole.columns;
  const parts = [
    { ...area, rows: hole.row - area.row },
    { ...area, row: bottom, rows: area.row + area.rows - bottom },
    { ...hole, column: area.column, columns: hole.column - area.column },
    { ...hole, column: right, columns: area.column + area.columns - right },
  ];
  return parts.filter(({ rows, columns }) => rows > 0 && columns > 0);
};

const clearLines = (sheet: Sheet, area: Area): void => {
  for (const axis of ["rows", "columns"] as const)
    for (const [line, info] of sheet[axis]) {
      const whole = axis === "rows" ? { ...area, row: line, rows: 1 } : { ...area, column: line, columns: 1 };
      if (isUnbounded(whole) && contains(area, whole))
        sheet[axis].set(line, without(info, "format", "numberFormat"));
    }
};

/** Conditional formats go with the formats, validation and whole tables only with everything, as notes do. */
const clearParts = (sheet: Sheet, area: Area, applyTo: ClearApplyTo): void => {
  if (TAKES_FORMAT.includes(applyTo)) {
    clearLines(sheet, area);
    sheet.merges = sheet.merges.filter((merge) => !intersect(merge, area));
    for (const rule of sheet.conditionals) rule.areas = rule.areas.flatMap((own) => subtract(own, area));
    sheet.conditionals = sheet.conditionals.filter((rule) => rule.areas.length > 0);
  }
  if (applyTo !== "All") return;
  sheet.tables = sheet.tables.filter((table) => !contains(area, table.area));
  sheet.validations = sheet.validations.flatMap((part) =>
    subtract(part.area, area).map((own) => ({ ...part, area: own })),
  );
};

/** Clears an area; a cell that shows part of another cell's array keeps showing it. */
export const clearCells = (book: Book, sheet: Sheet, area: Area, applyTo: ClearApplyTo): void => {
  const content = TAKES_CONTENT.includes(applyTo);
  if (content) requireEditable(sheet, area);
  else requireAllowed(sheet, "allowFormatCells");
  for (const { row, column } of sheet.cells.ordered(area)) {
    if (content) releaseSpill(sheet, row, column);
    sheet.cells.put(row, column, CLEARED[applyTo](sheet.cells.at(row, column)));
  }
  clearParts(sheet, area, applyTo);
  if (applyTo === "All") dropNotes(book, sheet, area);
  keepHeadings(sheet, area);
  if (content) book.emit({ kind: "changed", sheet, area, changeType: "RangeEdited" });
  else book.emit({ kind: "formatted", sheet, area });
};
