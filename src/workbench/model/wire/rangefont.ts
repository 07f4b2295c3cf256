import type { Area } from "../address";
import type { CellFormat, FillFormat, FontFormat } from "../format";
import { commonFormat, type FormatChange, formatCells } from "../formatting";
import type { Sheet } from "../sheet";
import { without } from "../without";
import { colorOf, flagOf, numberOf, textOf } from "./arguments";
import { type Session, WireObject } from "./base";

/** Part of the format of the cells of some areas of a sheet. */
export abstract class FormatPart extends WireObject {
  constructor(
    session: Session,
    protected readonly sheet: Sheet,
    protected readonly areas: readonly Area[],
  ) {
    super(session);
  }

  protected common<T extends string | number | boolean>(read: (format: CellFormat) => T): T | null {
    return commonFormat(this.sheet, this.areas, (cell) => read(cell.format));
  }

  protected change(change: FormatChange): void {
    for (const area of this.areas) formatCells(this.book, this.sheet, area, change);
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.rangefont */
export class RangeFont extends FormatPart {
  #set(part: FontFormat): void {
    this.change((format) => ({ ...format, font: { ...format.font, ...part } }));
  }

  get Bold() {
    return this.common((format) => format.font?.bold ?? false);
  }
  set Bold(value: unknown) {
    this.#set({ bold: flagOf(value, "bold") });
  }

  get Italic() {
    return this.common((format) => format.font?.italic ?? false);
  }
  set Italic(value: unknown) {
    this.#set({ italic: flagOf(value, "italic") });
  }

  get Underline() {
    return this.common((format) => format.font?.underline ?? "None");
  }
  set Underline(value: unknown) {
    this.#set({ underline: textOf(value, "underline") });
  }

  get Strikethrough() {
    return this.common((format) => format.font?.strikethrough ?? false);
  }
  set Strikethrough(value: unknown) {
    this.#set({ strikethrough: flagOf(value, "strikethrough") });
  }

  get Color() {
    return this.common((format) => format.font?.color ?? "#000000");
  }
  set Color(value: unknown) {
    this.#set({ color: colorOf(value) });
  }

  get Size() {
    return this.common((format) => format.font?.size ?? 11);
  }
  set Size(value: unknown) {
    this.#set({ size: numberOf(value, "size") });
  }

  get Name() {
    return this.common((format) => format.font?.name ?? "Calibri");
  }
  set Name(value: unknown) {
    this.#set({ name: textOf(value, "name") });
  }
}

/** @see https://learn.microsoft.com/javascript/api/excel/excel.rangefill */
export class RangeFill extends FormatPart {
  /** A cell without fill answers white. */
  get Color() {
    return this.common((format) => format.fill?.color ?? "#FFFFFF");
  }
  set Color(value: unknown) {
    const color = colorOf(value);
    if (color === "") this.Clear();
    else this.#set({ color });
  }

  #set(fill: FillFormat): void {
    this.change((format) => ({ ...format, fill }));
  }

  Clear(): void {
    this.change((format) => without(format, "fill"));
  }
}
