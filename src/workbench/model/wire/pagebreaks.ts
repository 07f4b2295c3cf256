import { areaOf, cellArea, splitSheet } from "../address";
import type { Axis } from "../lines";
import type { Sheet } from "../sheet";
import { textOf } from "./arguments";
import { type Session, WireCollection, WireObject } from "./base";
import { Range } from "./range";

const LIST = { rows: "rowBreaks", columns: "columnBreaks" } as const;

/** @see https://learn.microsoft.com/javascript/api/excel/excel.pagebreak */
export class PageBreak extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly axis: Axis,
    private readonly line: number,
  ) {
    super(session);
  }

  get RowIndex(): number {
    return this.axis === "rows" ? this.line : 0;
  }

  get ColumnIndex(): number {
    return this.axis === "columns" ? this.line : 0;
  }

  GetCellAfterBreak(): Range {
    return new Range(this.session, this.sheet, cellArea(this.RowIndex, this.ColumnIndex));
  }

  Delete(): void {
    const list = LIST[this.axis];
    this.sheet.page[list] = this.sheet.page[list].filter((line) => line !== this.line);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}

/** The places where a page ends before a row, or before a column. */
export class PageBreakCollection extends WireCollection<PageBreak> {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly axis: Axis,
  ) {
    super(session);
  }

  get Items(): readonly PageBreak[] {
    return this.sheet.page[LIST[this.axis]].map(
      (line) => new PageBreak(this.session, this.sheet, this.axis, line),
    );
  }

  protected keysOf(pageBreak: PageBreak): readonly string[] {
    return [String(this.axis === "rows" ? pageBreak.RowIndex : pageBreak.ColumnIndex)];
  }

  /** Breaks before the first cell of a range. */
  Add(range: unknown): PageBreak {
    const { row, column } =
      range instanceof Range ? range.area : areaOf(splitSheet(textOf(range, "range")).local);
    const line = this.axis === "rows" ? row : column;
    const list = LIST[this.axis];
    this.sheet.page[list] = [...new Set([...this.sheet.page[list], line])].sort((a, b) => a - b);
    this.book.emit({ kind: "parts", sheet: this.sheet });
    return new PageBreak(this.session, this.sheet, this.axis, line);
  }

  RemovePageBreaks(): void {
    this.sheet.page[LIST[this.axis]] = [];
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}
