import { type Area, printAddress } from "../address";
import { clearCells, type ClearApplyTo } from "../clear";
import type { Sheet } from "../sheet";
import { oneOf, orElse } from "./arguments";
import { type Session, WireCollection, WireObject } from "./base";
import { ConditionalFormatCollection } from "./conditionalformats";
import { DataValidation } from "./datavalidation";
import { Range } from "./range";
import { RangeFormat } from "./rangeformat";
import { worksheetOf } from "./worksheets";

class RangeCollection extends WireCollection<Range> {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly areas: readonly Area[],
  ) {
    super(session);
  }

  get Items(): readonly Range[] {
    return this.areas.map((area) => new Range(this.session, this.sheet, area));
  }

  protected keysOf(range: Range): readonly string[] {
    return [range.Address];
  }
}

const APPLY_TO: readonly ClearApplyTo[] = ["All", "Formats", "Contents", "Hyperlinks", "RemoveHyperlinks"];

/** @see https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-multiple-ranges */
export class RangeAreas extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet,
    private readonly areas: readonly Area[],
  ) {
    super(session);
  }

  #referenceId: string | undefined;

  override identity(): Readonly<Record<string, string>> {
    this.#referenceId ??= `R${this.book.serial()}`;
    this.session.references.set(this.#referenceId, this);
    return { _ReferenceId: this.#referenceId };
  }

  _KeepReference(): void {
    this.identity();
  }

  get Address(): string {
    return this.areas.map((area) => printAddress(this.sheet.name, area)).join(",");
  }

  get AddressLocal(): string {
    return this.Address;
  }

  get AreaCount(): number {
    return this.areas.length;
  }

  get CellCount(): number {
    return this.areas.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
  }

  get Areas(): RangeCollection {
    return new RangeCollection(this.session, this.sheet, this.areas);
  }

  get Worksheet() {
    return worksheetOf(this.session, this.sheet);
  }

  get Format(): RangeFormat {
    return new RangeFormat(this.session, this.sheet, this.areas);
  }

  get DataValidation(): DataValidation {
    return new DataValidation(this.session, this.sheet, this.areas);
  }

  get ConditionalFormats(): ConditionalFormatCollection {
    return new ConditionalFormatCollection(this.session, this.sheet, this.areas);
  }

  Clear(applyTo: unknown): void {
    const what = orElse(applyTo, "All", (value) => oneOf(APPLY_TO, value, "applyTo"));
    for (const area of this.areas) clearCells(this.book, this.sheet, area, what);
  }
}
