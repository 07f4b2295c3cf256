import { defineName, namesOf, placeOfReference, referenceTo } from "../names";
import type { DefinedName } from "../parts";
import type { Sheet } from "../sheet";
import { flagOf, orElse, textOf } from "./arguments";
import { found, type Session, WireCollection, WireObject } from "./base";
import { Range } from "./range";
import { worksheetOf } from "./worksheets";

/** @see https://learn.microsoft.com/javascript/api/excel/excel.nameditem */
export class NamedItem extends WireObject {
  constructor(
    session: Session,
    private readonly sheet: Sheet | undefined,
    private readonly defined: DefinedName,
  ) {
    super(session);
  }

  override identity() {
    return { _Id: this.defined.name };
  }

  get Name(): string {
    return this.defined.name;
  }

  get Comment(): string {
    return this.defined.comment;
  }
  set Comment(value: unknown) {
    this.defined.comment = textOf(value, "comment");
  }

  get Formula(): string {
    return this.defined.formula;
  }
  set Formula(value: unknown) {
    this.defined.formula = textOf(value, "formula");
  }

  get Scope(): string {
    return this.sheet ? "Worksheet" : "Workbook";
  }

  get Type(): string {
    return placeOfReference(this.book, this.defined.formula) ? "Range" : "String";
  }

  get Value(): string {
    return this.defined.formula.replace(/^=/, "");
  }

  get Visible(): boolean {
    return this.defined.visible;
  }
  set Visible(value: unknown) {
    this.defined.visible = flagOf(value, "visible");
  }

  get WorksheetOrNullObject() {
    return this.sheet ? worksheetOf(this.session, this.sheet) : null;
  }

  GetRangeOrNullObject(): Range | null {
    const place = placeOfReference(this.book, this.defined.formula);
    return place ? new Range(this.session, place.sheet, place.area) : null;
  }

  GetRange(): Range {
    return found(this.GetRangeOrNullObject());
  }

  Delete(): void {
    const names = namesOf(this.book, this.sheet);
    names.splice(names.indexOf(this.defined), 1);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }
}

/** The names of a sheet, or (without one) of the workbook. */
export class NamedItemCollection extends WireCollection<NamedItem> {
  constructor(
    session: Session,
    private readonly sheet?: Sheet,
  ) {
    super(session);
  }

  get Items(): readonly NamedItem[] {
    return namesOf(this.book, this.sheet).map((defined) => new NamedItem(this.session, this.sheet, defined));
  }

  protected keysOf(item: NamedItem): readonly string[] {
    return [item.Name];
  }

  Add(name: unknown, reference: unknown, comment: unknown): NamedItem {
    const formula =
      reference instanceof Range
        ? referenceTo(reference.sheet, reference.area)
        : textOf(reference, "reference");
    const note = orElse(comment, "", (value) => textOf(value, "comment"));
    return new NamedItem(
      this.session,
      this.sheet,
      defineName(this.book, this.sheet, textOf(name, "name"), formula, note),
    );
  }
}
