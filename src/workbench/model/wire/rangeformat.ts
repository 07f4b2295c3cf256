import { autofitColumns, commonLine, setLines, setWidth, sizeOf } from "../lines";
import { flagOf, integerOf, numberOf, textOf } from "./arguments";
import { RangeBorderCollection } from "./rangeborders";
import { FormatPart, RangeFill, RangeFont } from "./rangefont";

const HORIZONTAL = "General";
const VERTICAL = "Bottom";

/** @see https://learn.microsoft.com/javascript/api/excel/excel.formatprotection */
export class FormatProtection extends FormatPart {
  get Locked() {
    return this.common((format) => format.locked ?? true);
  }
  set Locked(value: unknown) {
    const locked = flagOf(value, "locked");
    this.change((format) => ({ ...format, locked }));
  }

  get FormulaHidden() {
    return this.common((format) => format.formulaHidden ?? false);
  }
  set FormulaHidden(value: unknown) {
    const formulaHidden = flagOf(value, "formulaHidden");
    this.change((format) => ({ ...format, formulaHidden }));
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.rangeformat */
export class RangeFormat extends FormatPart {
  get Font(): RangeFont {
    return new RangeFont(this.session, this.sheet, this.areas);
  }

  get Fill(): RangeFill {
    return new RangeFill(this.session, this.sheet, this.areas);
  }

  get Borders(): RangeBorderCollection {
    return new RangeBorderCollection(this.session, this.sheet, this.areas);
  }

  get Protection(): FormatProtection {
    return new FormatProtection(this.session, this.sheet, this.areas);
  }

  get HorizontalAlignment() {
    return this.common((format) => format.horizontalAlignment ?? HORIZONTAL);
  }
  set HorizontalAlignment(value: unknown) {
    const horizontalAlignment = textOf(value, "horizontalAlignment");
    this.change((format) => ({ ...format, horizontalAlignment }));
  }

  get VerticalAlignment() {
    return this.common((format) => format.verticalAlignment ?? VERTICAL);
  }
  set VerticalAlignment(value: unknown) {
    const verticalAlignment = textOf(value, "verticalAlignment");
    this.change((format) => ({ ...format, verticalAlignment }));
  }

  get WrapText() {
    return this.common((format) => format.wrapText ?? false);
  }
  set WrapText(value: unknown) {
    const wrapText = flagOf(value, "wrapText");
    this.change((format) => ({ ...format, wrapText }));
  }

  get ShrinkToFit() {
    return this.common((format) => format.shrinkToFit ?? false);
  }
  set ShrinkToFit(value: unknown) {
    const shrinkToFit = flagOf(value, "shrinkToFit");
    this.change((format) => ({ ...format, shrinkToFit }));
  }

  get IndentLevel() {
    return this.common((format) => format.indentLevel ?? 0);
  }
  set IndentLevel(value: unknown) {
    const indentLevel = integerOf(value, "indentLevel");
    this.change((format) => ({ ...format, indentLevel }));
  }

  get TextOrientation() {
    return this.common((format) => format.textOrientation ?? 0);
  }
  set TextOrientation(value: unknown) {
    const textOrientation = integerOf(value, "textOrientation");
    this.change((format) => ({ ...format, textOrientation }));
  }

  #size(axis: "rows" | "columns"): number | null {
    const sizes = this.areas.map((area) =>
      commonLine(this.sheet, area, axis, (at) => sizeOf(this.sheet, axis, at)),
    );
    return sizes.every((size) => size === sizes[0]) ? (sizes[0] ?? null) : null;
  }

  get ColumnWidth(): number | null {
    return this.#size("columns");
  }
  set ColumnWidth(value: unknown) {
    const points = numberOf(value, "columnWidth");
    for (const area of this.areas) setWidth(this.book, this.sheet, area, points);
  }

  get RowHeight(): number | null {
    return this.#size("rows");
  }
  set RowHeight(value: unknown) {
    const size = numberOf(value, "rowHeight");
    for (const area of this.areas) setLines(this.book, this.sheet, area, "rows", { size });
  }

  AutofitColumns(): void {
    for (const area of this.areas) autofitColumns(this.book, this.sheet, area);
  }

  /** Heights follow the content by themselves here: a row that was given one loses it. */
  AutofitRows(): void {
    for (const area of this.areas) setLines(this.book, this.sheet, area, "rows", { size: undefined });
  }
}
