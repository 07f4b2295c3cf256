import { areaOf, MAX_COLUMNS, MAX_ROWS } from "../address";
import type { Freeze, Sheet } from "../sheet";
import { integerOf, orElse, textOf } from "./arguments";
import { found, type Session, WireObject } from "./base";
import { Range } from "./range";

/** @see https://learn.microsoft.com/javascript/api/excel/excel.worksheetfreezepanes */
export class WorksheetFreezePanes extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
  ) {
    super(session);
  }

  #freeze(freeze: Freeze): void {
    this.sheet.freeze = freeze;
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  FreezeRows(count: unknown): void {
    this.#freeze({ rows: orElse(count, 1, (value) => integerOf(value, "count")), columns: 0 });
  }

  FreezeColumns(count: unknown): void {
    this.#freeze({ rows: 0, columns: orElse(count, 1, (value) => integerOf(value, "count")) });
  }

  /** Freezes the rows above and the columns left of the end of a range at the top left; null unfreezes. */
  FreezeAt(range: unknown): void {
    if (range === null || range === undefined) {
      this.Unfreeze();
      return;
    }
    const { row, rows, column, columns } =
      range instanceof Range ? range.area : areaOf(textOf(range, "frozenRange"));
    this.#freeze({
      rows: rows === MAX_ROWS ? 0 : row + rows,
      columns: columns === MAX_COLUMNS ? 0 : column + columns,
    });
  }

  Unfreeze(): void {
    this.#freeze({ rows: 0, columns: 0 });
  }

  GetLocationOrNullObject(): Range | null {
    const { rows, columns } = this.sheet.freeze;
    if (rows === 0 && columns === 0) return null;
    return new Range(this.session, this.sheet, {
      row: 0,
      column: 0,
      rows: rows === 0 ? MAX_ROWS : rows,
      columns: columns === 0 ? MAX_COLUMNS : columns,
    });
  }

  GetLocation(): Range {
    return found(this.GetLocationOrNullObject());
  }
}
