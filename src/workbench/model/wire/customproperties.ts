import { ApiError } from "../errors";
import type { Sheet } from "../sheet";
import { textOf } from "./arguments";
import { type Session, WireCollection, WireObject } from "./base";

/** @see https://learn.microsoft.com/javascript/api/excel/excel.worksheetcustomproperty */
export class WorksheetCustomProperty extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly key: string,
  ) {
    super(session);
  }

  override identity() {
    return { _Id: this.key };
  }

  get Key(): string {
    return this.key;
  }

  get Value(): string {
    return this.sheet.customProperties.get(this.key) ?? "";
  }
  set Value(value: unknown) {
    this.sheet.customProperties.set(this.key, textOf(value, "value"));
  }

  Delete(): void {
    this.sheet.customProperties.delete(this.key);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}

/**
 * The custom properties of a worksheet (ExcelApi 1.12).
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.worksheetcustompropertycollection
 */
export class WorksheetCustomPropertyCollection extends WireCollection<WorksheetCustomProperty> {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
  ) {
    super(session);
  }

  get Items(): readonly WorksheetCustomProperty[] {
    return [...this.sheet.customProperties.keys()].map(
      (key) => new WorksheetCustomProperty(this.session, this.sheet, key),
    );
  }

  protected keysOf(property: WorksheetCustomProperty): readonly string[] {
    return [property.Key];
  }

  /** Overwrites the property of the same key; keys have at most 255 characters. */
  Add(key: unknown, value: unknown): WorksheetCustomProperty {
    const given = textOf(key, "key");
    if (given.length > 255) throw new ApiError("InvalidArgument", "A key has at most 255 characters.");
    const own = this.GetItemOrNullObject(given)?.Key ?? given;
    this.sheet.customProperties.set(own, textOf(value, "value"));
    this.book.emit({ kind: "parts", sheet: this.sheet });
    return new WorksheetCustomProperty(this.session, this.sheet, own);
  }
}
