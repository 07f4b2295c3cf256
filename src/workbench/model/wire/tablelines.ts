import type { Area } from "../address";
import { enter } from "../edit";
import { ApiError } from "../errors";
import { deleteCells, insertCells } from "../move";
import type { SheetTable } from "../parts";
import type { Sheet } from "../sheet";
import { plainValue } from "../value";
import { integerOf, orElse, textOf } from "./arguments";
import { type Session, WireCollection, WireObject } from "./base";
import { Range } from "./range";

/** A row or a column of a table. */
abstract class TableLine extends WireObject {
  constructor(
    session: Session,
    protected readonly sheet: Sheet,
    protected readonly table: SheetTable,
    protected readonly at: number,
  ) {
    super(session);
  }

  protected abstract get area(): Area;

  get Index(): number {
    return this.at;
  }

  get Values() {
    return this.GetRange().Values;
  }
  set Values(value: unknown) {
    enter(this.book, this.sheet, this.area, value);
  }

  GetRange(): Range {
    return new Range(this.session, this.sheet, this.area);
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.tablecolumn */
export class TableColumn extends TableLine {
  override identity() {
    return { Id: this.Id };
  }

  protected get area(): Area {
    return { ...this.table.area, column: this.table.area.column + this.at, columns: 1 };
  }

  get Id(): string {
    return String(this.at + 1);
  }

  get Name(): string {
    return String(plainValue(this.sheet.cells.at(this.area.row, this.area.column).value));
  }
  set Name(value: unknown) {
    enter(this.book, this.sheet, { ...this.area, rows: 1 }, `'${textOf(value, "name")}`);
  }

  GetHeaderRowRange(): Range {
    return new Range(this.session, this.sheet, { ...this.area, rows: 1 });
  }

  GetDataBodyRange(): Range {
    const { area } = this;
    return new Range(this.session, this.sheet, { ...area, row: area.row + 1, rows: area.rows - 1 });
  }

  Delete(): void {
    deleteCells(this.book, this.sheet, this.area, "columns");
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.tablerow */
export class TableRow extends TableLine {
  protected get area(): Area {
    return { ...this.table.area, row: this.table.area.row + 1 + this.at, rows: 1 };
  }

  Delete(): void {
    deleteCells(this.book, this.sheet, this.area, "rows");
  }
}

abstract class TableLines<T extends TableLine> extends WireCollection<T> {
  constructor(
    session: Session,
    protected readonly sheet: Sheet,
    protected readonly table: SheetTable,
  ) {
    super(session);
  }
}

export class TableColumnCollection extends TableLines<TableColumn> {
  get Items(): readonly TableColumn[] {
    return Array.from(
      { length: this.table.area.columns },
      (_, at) => new TableColumn(this.session, this.sheet, this.table, at),
    );
  }

  protected keysOf(column: TableColumn): readonly string[] {
    return [column.Id, column.Name];
  }

  /** Adds a column before the one at `index`, or at the end; the cells right of it move. */
  Add(index: unknown, values: unknown, name: unknown): TableColumn {
    const { area } = this.table;
    const at = orElse(index, area.columns, (value) => integerOf(value, "index"));
    if (at < 0 || at > area.columns) throw new ApiError("InvalidArgument", `The table has no column ${at}.`);
    insertCells(this.book, this.sheet, { ...area, column: area.column + at, columns: 1 }, "columns");
    this.table.area = { ...area, columns: area.columns + 1 };
    const column = new TableColumn(this.session, this.sheet, this.table, at);
    column.Name = typeof name === "string" ? name : `Column${area.columns + 1}`;
    if (values !== null && values !== undefined) column.Values = values;
    return column;
  }
}

export class TableRowCollection extends TableLines<TableRow> {
  get Items(): readonly TableRow[] {
    return Array.from(
      { length: this.table.area.rows - 1 },
      (_, at) => new TableRow(this.session, this.sheet, this.table, at),
    );
  }

  protected keysOf(row: TableRow): readonly string[] {
    return [String(row.Index)];
  }

  /** Adds rows before the one at `index`, or at the end; the cells below move down. */
  Add(index: unknown, values: unknown): TableRow {
    const { area } = this.table;
    const at = orElse(index, area.rows - 1, (value) =>
      value === -1 ? area.rows - 1 : integerOf(value, "index"),
    );
    if (at < 0 || at > area.rows - 1) throw new ApiError("InvalidArgument", `The table has no row ${at}.`);
    const rows = Array.isArray(values) ? values.length : 1;
    const gap = { ...area, row: area.row + 1 + at, rows };
    insertCells(this.book, this.sheet, gap, "rows");
    this.table.area = { ...area, rows: area.rows + rows };
    if (values !== null && values !== undefined) enter(this.book, this.sheet, gap, values);
    return new TableRow(this.session, this.sheet, this.table, at);
  }
}
