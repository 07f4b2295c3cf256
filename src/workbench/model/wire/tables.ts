import { type Area, areaOf, contains, splitSheet } from "../address";
import { clearCells } from "../clear";
import { requireAllowed } from "../guard";
import { deleteCells } from "../move";
import type { SheetTable } from "../parts";
import type { Sheet } from "../sheet";
import { checkTableName, removeTable, resizeTable } from "../tables";
import { flagOf, textOf } from "./arguments";
import { AutoFilter } from "./autofilter";
import { type Session, WireObject } from "./base";
import { Range } from "./range";
import { EVENT } from "./subscriptions";
import { TableColumnCollection, TableRowCollection } from "./tablelines";
import { worksheetOf } from "./worksheets";

type Look = {
  [K in keyof SheetTable]: SheetTable[K] extends boolean ? K : never;
}[keyof SheetTable];

/** @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-tables */
export class Table extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly table: SheetTable,
  ) {
    super(session);
  }

  override identity() {
    return { Id: this.table.id };
  }

  get Id(): string {
    return this.table.id;
  }

  get LegacyId(): string {
    return this.table.id;
  }

  get Name(): string {
    return this.table.name;
  }
  set Name(value: unknown) {
    const name = textOf(value, "name");
    checkTableName(this.book, name, this.table);
    this.table.name = name;
    this.#told();
  }

  get Style(): string {
    return this.table.style;
  }
  set Style(value: unknown) {
    requireAllowed(this.sheet, "allowFormatCells");
    this.table.style = textOf(value, "style");
    this.#told();
  }

  #told(): void {
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  #show(look: Look, value: unknown): void {
    requireAllowed(this.sheet, "allowFormatCells");
    this.table[look] = flagOf(value, look);
    this.#told();
  }

  get ShowBandedRows(): boolean {
    return this.table.showBandedRows;
  }
  set ShowBandedRows(value: unknown) {
    this.#show("showBandedRows", value);
  }

  get ShowBandedColumns(): boolean {
    return this.table.showBandedColumns;
  }
  set ShowBandedColumns(value: unknown) {
    this.#show("showBandedColumns", value);
  }

  get ShowFilterButton(): boolean {
    return this.table.showFilterButton;
  }
  set ShowFilterButton(value: unknown) {
    this.#show("showFilterButton", value);
  }

  get HighlightFirstColumn(): boolean {
    return this.table.highlightFirstColumn;
  }
  set HighlightFirstColumn(value: unknown) {
    this.#show("highlightFirstColumn", value);
  }

  get HighlightLastColumn(): boolean {
    return this.table.highlightLastColumn;
  }
  set HighlightLastColumn(value: unknown) {
    this.#show("highlightLastColumn", value);
  }

  get ShowHeaders(): boolean {
    return this.table.showHeaders;
  }

  get ShowTotals(): boolean {
    return this.table.showTotals;
  }

  get Worksheet() {
    return worksheetOf(this.session, this.sheet);
  }

  get AutoFilter(): AutoFilter {
    return new AutoFilter(this.session, this.sheet, this.table);
  }

  get Columns(): TableColumnCollection {
    return new TableColumnCollection(this.session, this.sheet, this.table);
  }

  get Rows(): TableRowCollection {
    return new TableRowCollection(this.session, this.sheet, this.table);
  }

  #range(area: Area): Range {
    return new Range(this.session, this.sheet, area);
  }

  GetRange(): Range {
    return this.#range(this.table.area);
  }

  GetHeaderRowRange(): Range {
    return this.#range({ ...this.table.area, rows: 1 });
  }

  GetDataBodyRange(): Range {
    const { area } = this.table;
    return this.#range({ ...area, row: area.row + 1, rows: area.rows - 1 });
  }

  Resize(range: unknown): void {
    const area = range instanceof Range ? range.area : areaOf(splitSheet(textOf(range, "newRange")).local);
    resizeTable(this.book, this.sheet, this.table, area);
  }

  ConvertToRange(): Range {
    requireAllowed(this.sheet, "allowDeleteRows");
    removeTable(this.book, this.sheet, this.table);
    return this.GetRange();
  }

  /** Deletes the table with its cells; those below move up, where no other table is in the way. */
  Delete(): void {
    const { area } = this.table;
    removeTable(this.book, this.sheet, this.table);
    const below = this.sheet.tables.some((other) => other.area.row > area.row && !contains(area, other.area));
    if (below) clearCells(this.book, this.sheet, area, "All");
    else deleteCells(this.book, this.sheet, area, "rows");
  }

  _RegisterDataChangedEvent(): void {
    this.session.subscriptions.add(EVENT.tableChanged, this.Id);
  }

  _UnregisterDataChangedEvent(): void {
    this.session.subscriptions.remove(EVENT.tableChanged, this.Id);
  }
}
