import { type Area, areaOf, contains, intersect, splitSheet } from "../address";
import { ApiError } from "../errors";
import type { SheetTable } from "../parts";
import type { Sheet } from "../sheet";
import { addTable } from "../tables";
import { flagOf, textOf } from "./arguments";
import { found, type Session, WireCollection } from "./base";
import { Range } from "./range";
import { EVENT, WORKBOOK_TARGET } from "./subscriptions";
import { Table } from "./tables";

abstract class Tables extends WireCollection<Table> {
  protected keysOf(table: Table): readonly string[] {
    return [table.Id, table.Name];
  }
}

/** Tables of a sheet, or (without one) of the workbook. */
export class TableCollection extends Tables {
  constructor(
    session: Session,
    private readonly sheet?: Sheet,
  ) {
    super(session);
  }

  get Items(): readonly Table[] {
    return [...this.book.tables()]
      .filter(({ sheet }) => this.sheet === undefined || sheet === this.sheet)
      .map(({ sheet, table }) => new Table(this.session, sheet, table));
  }

  /** The sheet and area that an address or a range means; an address without a sheet means the active one. */
  #place(address: unknown): { sheet: Sheet; area: Area } {
    if (address instanceof Range) return { sheet: address.sheet, area: address.area };
    const { sheet, local } = splitSheet(textOf(address, "address"));
    const named = sheet === undefined ? (this.sheet ?? this.book.active) : found(this.book.sheet(sheet));
    return { sheet: named, area: areaOf(local) };
  }

  Add(address: unknown, hasHeaders: unknown): Table {
    const { sheet, area } = this.#place(address);
    if (this.sheet && sheet !== this.sheet)
      throw new ApiError("InvalidArgument", "The address names another worksheet.");
    const table: SheetTable = addTable(this.book, sheet, area, flagOf(hasHeaders, "hasHeaders"));
    return new Table(this.session, sheet, table);
  }

  _RegisterDataChangedEvent(): void {
    this.session.subscriptions.add(EVENT.tableChanged, this.sheet?.id ?? WORKBOOK_TARGET);
  }

  _UnregisterDataChangedEvent(): void {
    this.session.subscriptions.remove(EVENT.tableChanged, this.sheet?.id ?? WORKBOOK_TARGET);
  }
}

/** The tables that touch an area, or that lie in it. */
export class TableScopedCollection extends Tables {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly area: Area,
    private readonly fullyContained: boolean,
  ) {
    super(session);
  }

  get Items(): readonly Table[] {
    const { area } = this;
    return this.sheet.tables
      .filter((table) => (this.fullyContained ? contains(area, table.area) : intersect(area, table.area)))
      .map((table) => new Table(this.session, this.sheet, table));
  }

  GetFirst(): Table {
    return found(this.Items[0]);
  }
}
