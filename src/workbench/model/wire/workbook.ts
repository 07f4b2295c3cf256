import { cellArea } from "../address";
import { ApiError } from "../errors";
import { Application } from "./application";
import { found, WireObject } from "./base";
import { DocumentProperties } from "./documentproperties";
import { NamedItemCollection } from "./names";
import { WorkbookProtection } from "./protection";
import { Range } from "./range";
import { RangeAreas } from "./rangeareas";
import { Runtime } from "./runtime";
import { SettingCollection } from "./settings";
import { TableCollection } from "./tablecollections";
import { WorksheetCollection } from "./worksheets";

/** @see https://learn.microsoft.com/javascript/api/excel/excel.workbook */
export class Workbook extends WireObject {
  get Name(): string {
    return this.book.name;
  }

  get ReadOnly(): boolean {
    return this.book.readOnly;
  }

  get Application(): Application {
    return new Application(this.session);
  }

  get Worksheets(): WorksheetCollection {
    return new WorksheetCollection(this.session);
  }

  get Tables(): TableCollection {
    return new TableCollection(this.session);
  }

  get Names(): NamedItemCollection {
    return new NamedItemCollection(this.session);
  }

  get Properties(): DocumentProperties {
    return new DocumentProperties(this.session);
  }

  get Protection(): WorkbookProtection {
    return new WorkbookProtection(this.session);
  }

  get _Runtime(): Runtime {
    return new Runtime(this.session);
  }

  get Settings(): SettingCollection {
    return new SettingCollection(this.session);
  }

  GetSelectedRanges(): RangeAreas {
    return new RangeAreas(this.session, this.book.active, this.book.selection.areas);
  }

  /** An error where several ranges are selected. */
  GetSelectedRange(): Range {
    const [area, another] = this.book.selection.areas;
    if (another)
      throw new ApiError("InvalidSelection", "The current selection is invalid for this operation.");
    return new Range(this.session, this.book.active, found(area));
  }

  GetActiveCell(): Range {
    const { row, column } = found(this.book.selection.areas[0]);
    return new Range(this.session, this.book.active, cellArea(row, column));
  }

  _RemoveReference(id: unknown): void {
    this.session.references.delete(String(id));
  }

  _RemoveAllReferences(): void {
    this.session.references.clear();
  }

  _GetRangeOrNullObjectForEventByReferenceId(id: unknown): Range | null {
    const range = this.session.references.get(String(id));
    return range instanceof Range ? range : null;
  }

  _GetRangeForEventByReferenceId(id: unknown): Range {
    return found(this._GetRangeOrNullObjectForEventByReferenceId(id));
  }
}
