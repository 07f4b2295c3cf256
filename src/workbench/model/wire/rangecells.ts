import { type Area, cellArea, isUnbounded, MAX_COLUMNS, MAX_ROWS, printAddress } from "../address";
import { ApiError } from "../errors";
import { enter, readCells, setNumberFormats } from "../edit";
import type { Cell } from "../cells";
import { requireEditable } from "../guard";
import { commonLine, offsetOf, setLines } from "../lines";
import { shownText } from "../numberformat";
import type { Sheet } from "../sheet";
import { type Shift, shiftArea } from "../shift";
import { plainValue, valueType } from "../value";
import { flagOf, recordOf, textOf } from "./arguments";
import { type Session, WireObject } from "./base";

const formulaText = (cell: Cell): string | number | boolean =>
  cell.formula === "" ? plainValue(cell.value) : cell.formula;

const linkPart = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/**
 * The cells of a range: what they hold and where they are.
 *
 * While a request runs, and as long as the add-in keeps it, a range moves with
 * its cells when others are inserted or deleted.
 */
export abstract class RangeCells extends WireObject {
  /** Its cells were deleted. */
  lost = false;

  constructor(
    session: Session,
    readonly sheet: Sheet,
    public area: Area,
  ) {
    super(session);
  }

  /** Moves the range as its cells move; a range that is torn stays where it was. */
  follow(sheet: Sheet, shift: Shift): void {
    if (sheet !== this.sheet) return;
    const [area, another] = shiftArea(shift, this.area);
    if (!area) this.lost = true;
    else if (!another) this.area = area;
  }

  get Address(): string {
    return printAddress(this.sheet.name, this.area);
  }

  get AddressLocal(): string {
    return this.Address;
  }

  get RowIndex(): number {
    return this.area.row;
  }

  get ColumnIndex(): number {
    return this.area.column;
  }

  get RowCount(): number {
    return this.area.rows;
  }

  get ColumnCount(): number {
    return this.area.columns;
  }

  /** -1 above 2³¹−1 cells, as the API says. */
  get CellCount(): number {
    const count = this.area.rows * this.area.columns;
    return count > 2 ** 31 - 1 ? -1 : count;
  }

  get IsEntireRow(): boolean {
    return this.area.columns === MAX_COLUMNS;
  }

  get IsEntireColumn(): boolean {
    return this.area.rows === MAX_ROWS;
  }

  get Values() {
    return readCells(this.sheet, this.area, (cell) => plainValue(cell.value));
  }

  set Values(grid: unknown) {
    enter(this.book, this.sheet, this.area, grid);
  }

  get Formulas() {
    return readCells(this.sheet, this.area, formulaText);
  }

  set Formulas(grid: unknown) {
    enter(this.book, this.sheet, this.area, grid);
  }

  get FormulasLocal() {
    return this.Formulas;
  }

  set FormulasLocal(grid: unknown) {
    this.Formulas = grid;
  }

  get Text() {
    return readCells(this.sheet, this.area, (cell) => shownText(cell.value, cell.numberFormat));
  }

  get ValueTypes() {
    return readCells(this.sheet, this.area, (cell) => valueType(cell.value));
  }

  get NumberFormat() {
    return readCells(this.sheet, this.area, (cell) => cell.numberFormat);
  }

  set NumberFormat(grid: unknown) {
    setNumberFormats(this.book, this.sheet, this.area, grid);
  }

  get NumberFormatLocal() {
    return this.NumberFormat;
  }

  set NumberFormatLocal(grid: unknown) {
    this.NumberFormat = grid;
  }

  get RowHidden(): boolean | null {
    return commonLine(this.sheet, this.area, "rows", (row) => this.sheet.rows.get(row)?.hidden ?? false);
  }

  set RowHidden(value: unknown) {
    setLines(this.book, this.sheet, this.area, "rows", { hidden: flagOf(value, "rowHidden") });
  }

  get ColumnHidden(): boolean | null {
    return commonLine(this.sheet, this.area, "columns", (at) => this.sheet.columns.get(at)?.hidden ?? false);
  }

  set ColumnHidden(value: unknown) {
    setLines(this.book, this.sheet, this.area, "columns", { hidden: flagOf(value, "columnHidden") });
  }

  get Hidden(): boolean | null {
    const { RowHidden: rows, ColumnHidden: columns } = this;
    return rows === true || columns === true ? true : rows === null || columns === null ? null : false;
  }

  get Left(): number {
    return offsetOf(this.sheet, "columns", this.area.column);
  }

  get Top(): number {
    return offsetOf(this.sheet, "rows", this.area.row);
  }

  get Width(): number {
    return offsetOf(this.sheet, "columns", this.area.column + this.area.columns) - this.Left;
  }

  get Height(): number {
    return offsetOf(this.sheet, "rows", this.area.row + this.area.rows) - this.Top;
  }

  /** The link of the first cell, null where it has none. */
  get Hyperlink() {
    return this.sheet.cells.get(this.area.row, this.area.column)?.hyperlink ?? null;
  }

  set Hyperlink(value: unknown) {
    if (isUnbounded(this.area)) throw new ApiError("InvalidArgument", "An unbounded range takes no link.");
    requireEditable(this.sheet, this.area);
    const link = recordOf(value, "hyperlink");
    const { row, column } = this.area;
    if (link.textToDisplay !== undefined)
      enter(this.book, this.sheet, cellArea(row, column), textOf(link.textToDisplay, "textToDisplay"));
    for (let i = 0; i < this.area.rows; i++)
      for (let j = 0; j < this.area.columns; j++) this.#link(row + i, column + j, link);
    this.book.emit({ kind: "formatted", sheet: this.sheet, area: this.area });
  }

  #link(row: number, column: number, link: Readonly<Record<string, unknown>>): void {
    const parts = ["address", "documentReference", "screenTip", "textToDisplay"] as const;
    const given = parts
      .map((part) => [part, linkPart(link[part])] as const)
      .filter(([, text]) => text !== undefined);
    const cell = this.sheet.shown(row, column);
    const format = { ...cell.format, font: { ...cell.format.font, color: "#0563C1", underline: "Single" } };
    this.sheet.cells.put(row, column, { ...cell, format, hyperlink: Object.fromEntries(given) });
  }

  get HasSpill(): boolean {
    return [...this.sheet.cells.within(this.area)].some(({ cell }) => cell.spill ?? cell.spilledFrom);
  }
}
