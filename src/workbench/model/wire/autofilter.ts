import { ApiError } from "../errors";
import type { Area } from "../address";
import { setLines } from "../lines";
import type { SheetTable } from "../parts";
import type { Sheet } from "../sheet";
import { found, type Session, WireObject } from "./base";
import { Range } from "./range";

/**
 * The filter buttons of a sheet, or of a table. Criteria are not evaluated: applying some is refused.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.autofilter
 */
export class AutoFilter extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly table?: SheetTable,
  ) {
    super(session);
  }

  get #area(): Area | undefined {
    return this.table?.area ?? this.sheet.autoFilter;
  }

  get Enabled(): boolean {
    return this.#area !== undefined;
  }

  /** Whether a row of the filtered area is hidden. */
  get IsDataFiltered(): boolean {
    const area = this.#area;
    if (!area) return false;
    return [...this.sheet.rows].some(
      ([row, { hidden }]) => hidden === true && row > area.row && row < area.row + area.rows,
    );
  }

  Apply(range: unknown, ...criteria: readonly unknown[]): void {
    if (criteria.some((part) => part !== null && part !== undefined))
      throw new ApiError("NotImplemented", "The workbench does not filter by criteria.");
    if (!(range instanceof Range)) throw new ApiError("InvalidArgument", "A range is expected.");
    this.sheet.autoFilter = range.area;
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  ClearCriteria(): void {
    const area = this.#area;
    if (area) setLines(this.book, this.sheet, area, "rows", { hidden: false });
  }

  Remove(): void {
    this.ClearCriteria();
    this.sheet.autoFilter = undefined;
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  GetRangeOrNullObject(): Range | null {
    const area = this.sheet.autoFilter;
    return area ? new Range(this.session, this.sheet, area) : null;
  }

  GetRange(): Range {
    return found(this.GetRangeOrNullObject());
  }
}
