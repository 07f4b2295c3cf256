import type { Area } from "../address";
import { clearCells, type ClearApplyTo } from "../clear";
import { copyCells, type CopyType } from "../copy";
import { sizeError } from "../edit";
import { ApiError } from "../errors";
import { mergeCells, unmergeCells } from "../merges";
import { deleteCells, insertCells } from "../move";
import { oneOf, orElse } from "./arguments";
import { ConditionalFormatCollection } from "./conditionalformats";
import { DataValidation } from "./datavalidation";
import { RangeFormat } from "./rangeformat";
import { RangePlaces } from "./rangeplaces";
import { TableScopedCollection } from "./tablecollections";
import { worksheetOf } from "./worksheets";

const APPLY_TO: readonly ClearApplyTo[] = ["All", "Formats", "Contents", "Hyperlinks", "RemoveHyperlinks"];
const COPY_TYPES: readonly CopyType[] = ["All", "Formulas", "Values", "Formats"];

/**
 * A rectangle of cells, or whole rows or columns.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.range
 */
export class Range extends RangePlaces {
  /** Set once the add-in keeps the range: the id by which it names it from then on. */
  referenceId: string | undefined;

  override identity(): Readonly<Record<string, string>> {
    this.referenceId ??= `R${this.book.serial()}`;
    this.session.references.set(this.referenceId, this);
    return { _ReferenceId: this.referenceId };
  }

  _KeepReference(): void {
    this.identity();
  }

  /** The client asks this once before it sends a large table in parts. */
  _ValidateArraySize(rows: unknown, columns: unknown): void {
    if (rows !== this.area.rows || columns !== this.area.columns) throw sizeError();
  }

  protected at(area: Area): Range {
    return new Range(this.session, this.sheet, area);
  }

  get Worksheet() {
    return worksheetOf(this.session, this.sheet);
  }

  get Format(): RangeFormat {
    return new RangeFormat(this.session, this.sheet, [this.area]);
  }

  get DataValidation(): DataValidation {
    return new DataValidation(this.session, this.sheet, [this.area]);
  }

  get ConditionalFormats(): ConditionalFormatCollection {
    return new ConditionalFormatCollection(this.session, this.sheet, [this.area]);
  }

  GetTables(fullyContained: unknown): TableScopedCollection {
    return new TableScopedCollection(this.session, this.sheet, this.area, fullyContained === true);
  }

  Clear(applyTo: unknown): void {
    clearCells(
      this.book,
      this.sheet,
      this.area,
      orElse(applyTo, "All", (value) => oneOf(APPLY_TO, value, "applyTo")),
    );
  }

  Insert(shift: unknown): Range {
    const axis = oneOf(["Down", "Right"], shift, "shift") === "Down" ? "rows" : "columns";
    const gap = this.area;
    insertCells(this.book, this.sheet, gap, axis);
    return this.at(gap);
  }

  Delete(shift: unknown): void {
    const axis = oneOf(["Up", "Left"], shift, "shift") === "Up" ? "rows" : "columns";
    deleteCells(this.book, this.sheet, this.area, axis);
  }

  Merge(across: unknown): void {
    mergeCells(this.book, this.sheet, this.area, across === true);
  }

  Unmerge(): void {
    unmergeCells(this.book, this.sheet, this.area);
  }

  CopyFrom(source: unknown, copyType: unknown, skipBlanks: unknown, transpose: unknown): void {
    if (transpose === true) throw new ApiError("NotImplemented", "The workbench does not transpose.");
    const from = source instanceof Range ? source : this.at(this.other(source));
    const type = orElse(copyType, "All", (value) => oneOf(COPY_TYPES, value, "copyType"));
    copyCells(this.book, from, this, type, skipBlanks === true);
  }

  Select(): void {
    this.book.select(this.sheet, [this.area]);
  }

  Calculate(): void {
    this.book.emit({ kind: "recalculate", sheet: this.sheet, full: true });
  }

  SetDirty(): void {
    this.Calculate();
  }
}
