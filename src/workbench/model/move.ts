import { type Area, cellArea, contains, intersect } from "./address";
import type { Book } from "./book";
import { type Cell, hasContent, type PlacedCell } from "./cells";
import { ApiError } from "./errors";
import type { ChangeType } from "./events";
import { requireAllowed, requireEditable } from "./guard";
import { rewriteFormulas, shiftFormula } from "./formulatext";
import type { Line, SheetArea } from "./parts";
import type { Sheet } from "./sheet";
import {
  gapOf,
  isInBand,
  isTouched,
  isWholeBand,
  lengthOf,
  movedArea,
  type Shift,
  shiftArea,
  shiftLine,
  shiftOf,
} from "./shift";
import { releaseSpill } from "./spill";

const conflict = (what: string): ApiError => new ApiError("InsertDeleteConflict", what);

/** A merged cell or a table may move, grow or go as a whole; it is never torn. */
const requireWhole = (shift: Shift, area: Area, what: string): void => {
  if (isTouched(shift, area) && !isInBand(shift, area))
    throw conflict(`The operation would move only part of ${what}.`);
};

const requireHeading = (shift: Shift, area: Area): void => {
  const heading = { ...area, rows: 1 };
  if (shift.kind === "delete" && intersect(gapOf(shift), heading) && shift.axis === "rows")
    if (!contains(gapOf(shift), area)) throw conflict("The heading row of a table cannot be deleted alone.");
};

/** Refuses to push content off the sheet. */
const requireRoom = (sheet: Sheet, shift: Shift): void => {
  if (shift.kind === "delete") return;
  const last = gapOf({ ...shift, at: lengthOf(shift.axis) - shift.count });
  if (sheet.cells.extent(last, hasContent))
    throw new ApiError("NonBlankCellOffSheet", "The operation would push non-empty cells off the worksheet.");
};

const requireMovable = (sheet: Sheet, shift: Shift): void => {
  const option = `allow${shift.kind === "insert" ? "Insert" : "Delete"}${shift.axis === "rows" ? "Rows" : "Columns"}`;
  if (isWholeBand(shift)) requireAllowed(sheet, option);
  else requireEditable(sheet, gapOf(shift));
  for (const merge of sheet.merges) requireWhole(shift, merge, "a merged cell");
  for (const table of sheet.tables) {
    requireWhole(shift, table.area, `the table ${table.name}`);
    requireHeading(shift, table.area);
  }
  requireRoom(sheet, shift);
};

const placeOf = (shift: Shift, { row, column }: PlacedCell): { row: number; column: number } | undefined => {
  const line = shiftLine(shift, shift.axis === "rows" ? row : column);
  if (line === undefined) return undefined;
  return shift.axis === "rows" ? { row: line, column } : { row, column: line };
};

/** Inserted cells take the format of the cell before the gap, as they do in Excel. */
const formatBefore = (sheet: Sheet, shift: Shift): PlacedCell[] => {
  if (shift.kind === "delete" || shift.at === 0) return [];
  const before = sheet.cells.ordered(gapOf({ ...shift, at: shift.at - 1, count: 1 }));
  return before.flatMap(({ row, column, cell }) =>
    Array.from({ length: shift.count }, (_, i) => ({
      row: shift.axis === "rows" ? row + 1 + i : row,
      column: shift.axis === "columns" ? column + 1 + i : column,
      cell: formatOnly(cell),
    })),
  );
};

const formatOnly = ({ format, numberFormat }: Cell): Cell => ({
  value: null,
  formula: "",
  format,
  numberFormat,
});

const moveCells = (sheet: Sheet, shift: Shift): void => {
  const moving = sheet.cells.ordered(movedArea(shift));
  const fresh = formatBefore(sheet, shift);
  for (const { row, column } of moving) sheet.cells.delete(row, column);
  for (const placed of moving) {
    const place = placeOf(shift, placed);
    if (place) sheet.cells.put(place.row, place.column, placed.cell);
  }
  for (const { row, column, cell } of fresh) sheet.cells.put(row, column, cell);
};

/** Arrays that the movement would tear are taken off; their formulas spill again when calculated. */
const releaseSpills = (sheet: Sheet, shift: Shift): void => {
  for (const { row, column, cell } of [...sheet.cells.all()])
    if (cell.spill && isTouched(shift, { row, column, ...cell.spill })) releaseSpill(sheet, row, column);
};

const moveLines = (lines: Map<number, Line>, shift: Shift): void => {
  const before = [...lines];
  lines.clear();
  for (const [line, info] of before) {
    const to = shiftLine(shift, line);
    if (to !== undefined) lines.set(to, info);
  }
};

const moveParts = (sheet: Sheet, shift: Shift): void => {
  const move = (area: Area): Area[] => shiftArea(shift, area);
  sheet.merges = sheet.merges.flatMap(move);
  sheet.tables = sheet.tables.filter((table) => {
    const [area] = move(table.area);
    if (area) table.area = area;
    return area !== undefined;
  });
  sheet.validations = sheet.validations.flatMap((part) => move(part.area).map((area) => ({ ...part, area })));
  for (const rule of sheet.conditionals) rule.areas = rule.areas.flatMap(move);
  sheet.conditionals = sheet.conditionals.filter((rule) => rule.areas.length > 0);
  sheet.notes = sheet.notes.flatMap((note) =>
    move(cellArea(note.row, note.column)).map(({ row, column }) => ({ ...note, row, column })),
  );
  sheet.autoFilter = sheet.autoFilter && move(sheet.autoFilter)[0];
  sheet.page.printArea = sheet.page.printArea && move(sheet.page.printArea)[0];
  sheet.page.titleRows = sheet.page.titleRows && move(sheet.page.titleRows)[0];
  sheet.page.titleColumns = sheet.page.titleColumns && move(sheet.page.titleColumns)[0];
  if (!isWholeBand(shift)) return;
  const breaks = shift.axis === "rows" ? "rowBreaks" : "columnBreaks";
  sheet.page[breaks] = sheet.page[breaks].flatMap((line) => shiftLine(shift, line) ?? []);
};

/** Charts keep showing the cells that they showed; a chart whose cells are gone keeps the place. */
const moveCharts = (book: Book, sheet: Sheet, shift: Shift): void => {
  const move = <T extends SheetArea | undefined>(source: T): T => {
    const [area] = source?.sheetId === sheet.id ? shiftArea(shift, source.area) : [];
    return area ? { ...source, area } : source;
  };
  for (const chart of book.sheets.flatMap(({ charts }) => charts)) {
    chart.source = move(chart.source);
    for (const series of chart.series) {
      series.values = move(series.values);
      series.categories = move(series.categories);
    }
  }
};

const changeTypeOf = (shift: Shift): ChangeType => {
  const line = shift.axis === "rows" ? "Row" : "Column";
  const done = shift.kind === "insert" ? "Inserted" : "Deleted";
  return `${isWholeBand(shift) ? line : "Cell"}${done}`;
};

const perform = (book: Book, sheet: Sheet, shift: Shift): void => {
  requireMovable(sheet, shift);
  releaseSpills(sheet, shift);
  moveCells(sheet, shift);
  if (isWholeBand(shift)) moveLines(shift.axis === "rows" ? sheet.rows : sheet.columns, shift);
  moveParts(sheet, shift);
  moveCharts(book, sheet, shift);
  rewriteFormulas(book, (formula, home) => shiftFormula(formula, home, sheet, shift));
  book.emit({ kind: "shifted", sheet, shift });
  book.emit({ kind: "changed", sheet, area: gapOf(shift), changeType: changeTypeOf(shift), shift });
};

/**
 * Inserts blank cells; those below or to the right move, and references to them follow.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-insert
 */
export const insertCells = (book: Book, sheet: Sheet, area: Area, axis: Shift["axis"]): void =>
  perform(book, sheet, shiftOf("insert", area, axis));

/**
 * Deletes cells; those below or to the right fill the gap. References to deleted cells are #REF!.
 *
 * @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-delete
 */
export const deleteCells = (book: Book, sheet: Sheet, area: Area, axis: Shift["axis"]): void =>
  perform(book, sheet, shiftOf("delete", area, axis));
