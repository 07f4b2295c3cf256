import { type Area, areaOf, cellArea, splitSheet, WHOLE_SHEET } from "../address";
import { ApiError } from "../errors";
import { requireAllowed } from "../guard";
import { onSheet } from "../places";
import type { Visibility } from "../sheet";
import { sameName } from "../sheetnames";
import { copySheet, deleteSheet, moveSheet, renameSheet, setVisibility } from "../sheets";
import { DEFAULT_ROW_HEIGHT } from "../units";
import { colorOf, flagOf, integerOf, numberOf, oneOf, orElse, textOf } from "./arguments";
import { found } from "./base";
import { Range } from "./range";
import { RangeAreas } from "./rangeareas";
import { WorksheetParts } from "./worksheetparts";

const VISIBILITIES: readonly Visibility[] = ["Visible", "Hidden", "VeryHidden"];
const POSITIONS = ["None", "Before", "After", "Beginning", "End"] as const;

/** @see https://learn.microsoft.com/javascript/api/excel/excel.worksheet */
export class Worksheet extends WorksheetParts {
  override identity() {
    return { Id: this.sheet.id };
  }

  get Id(): string {
    return this.sheet.id;
  }

  get Name(): string {
    return this.sheet.name;
  }
  set Name(value: unknown) {
    renameSheet(this.book, this.sheet, textOf(value, "name"));
  }

  get Position(): number {
    return this.book.sheets.indexOf(this.sheet);
  }
  set Position(value: unknown) {
    moveSheet(this.book, this.sheet, integerOf(value, "position"));
  }

  get Visibility(): Visibility {
    return this.sheet.visibility;
  }
  set Visibility(value: unknown) {
    setVisibility(this.book, this.sheet, oneOf(VISIBILITIES, value, "visibility"));
  }

  get TabColor(): string {
    return this.sheet.tabColor;
  }
  set TabColor(value: unknown) {
    this.sheet.tabColor = colorOf(value);
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  get ShowGridlines(): boolean {
    return this.sheet.showGridlines;
  }
  /** The client sends `showGridlines` under this name. */
  set Gridlines(value: unknown) {
    this.sheet.showGridlines = flagOf(value, "showGridlines");
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  get ShowHeadings(): boolean {
    return this.sheet.showHeadings;
  }
  /** The client sends `showHeadings` under this name. */
  set Headings(value: unknown) {
    this.sheet.showHeadings = flagOf(value, "showHeadings");
    this.book.emit({ kind: "parts", sheet: this.sheet });
  }

  get StandardHeight(): number {
    return DEFAULT_ROW_HEIGHT;
  }

  get StandardWidth(): number {
    return this.sheet.standardWidth;
  }
  set StandardWidth(value: unknown) {
    requireAllowed(this.sheet, "allowFormatColumns");
    this.sheet.standardWidth = numberOf(value, "standardWidth");
    this.book.emit({ kind: "formatted", sheet: this.sheet, area: WHOLE_SHEET });
  }

  #range(area: Area): Range {
    return new Range(this.session, this.sheet, area);
  }

  /** The area of an address, which may name this sheet; a defined name means its range. */
  #area(address: string): Area {
    const { sheet, local } = splitSheet(address);
    if (sheet !== undefined && !sameName(sheet, this.sheet.name))
      throw new ApiError("InvalidArgument", `${address.slice(0, 80)} is on another worksheet.`);
    return this.areaNamed(local) ?? areaOf(local);
  }

  GetRange(address: unknown): Range {
    return this.#range(orElse(address, WHOLE_SHEET, (value) => this.#area(textOf(value, "address"))));
  }

  GetRanges(address: unknown): RangeAreas {
    const areas = orElse<readonly Area[]>(address, [WHOLE_SHEET], (value) =>
      textOf(value, "address")
        .split(",")
        .map((part) => this.#area(part)),
    );
    return new RangeAreas(this.session, this.sheet, areas);
  }

  GetRangeByIndexes(row: unknown, column: unknown, rows: unknown, columns: unknown): Range {
    return this.#range(
      onSheet({
        row: integerOf(row, "startRow"),
        column: integerOf(column, "startColumn"),
        rows: integerOf(rows, "rowCount"),
        columns: integerOf(columns, "columnCount"),
      }),
    );
  }

  GetCell(row: unknown, column: unknown): Range {
    return this.#range(onSheet(cellArea(integerOf(row, "row"), integerOf(column, "column"))));
  }

  GetUsedRangeOrNullObject(valuesOnly: unknown): Range | null {
    const used = this.sheet.used(valuesOnly === true);
    return used ? this.#range(used) : null;
  }

  /** On a blank sheet the top left cell. */
  GetUsedRange(valuesOnly: unknown): Range {
    return this.GetUsedRangeOrNullObject(valuesOnly) ?? this.#range(cellArea(0, 0));
  }

  Activate(): void {
    if (this.sheet.visibility !== "Visible")
      throw new ApiError("InvalidOperation", "A hidden worksheet cannot be activated.");
    this.book.activate(this.sheet);
  }

  Delete(): void {
    deleteSheet(this.book, this.sheet);
  }

  Copy(positionType: unknown, relativeTo: unknown): Worksheet {
    const position = orElse(positionType, "None", (value) => oneOf(POSITIONS, value, "positionType"));
    const beside = relativeTo instanceof Worksheet ? relativeTo.Position : this.book.sheets.length - 1;
    const places = {
      None: beside + 1,
      End: this.book.sheets.length,
      Beginning: 0,
      Before: beside,
      After: beside + 1,
    };
    return new Worksheet(this.session, copySheet(this.book, this.sheet, places[position]));
  }

  #neighbor(step: number, visibleOnly: unknown): Worksheet | null {
    const { sheets } = this.book;
    for (let at = this.Position + step; at >= 0 && at < sheets.length; at += step) {
      const sheet = sheets[at];
      if (sheet && (visibleOnly !== true || sheet.visibility === "Visible"))
        return new Worksheet(this.session, sheet);
    }
    return null;
  }

  GetNextOrNullObject(visibleOnly: unknown): Worksheet | null {
    return this.#neighbor(1, visibleOnly);
  }

  GetNext(visibleOnly: unknown): Worksheet {
    return found(this.GetNextOrNullObject(visibleOnly));
  }

  GetPreviousOrNullObject(visibleOnly: unknown): Worksheet | null {
    return this.#neighbor(-1, visibleOnly);
  }

  GetPrevious(visibleOnly: unknown): Worksheet {
    return found(this.GetPreviousOrNullObject(visibleOnly));
  }

  _GetSheetById(id: unknown): Worksheet {
    return new Worksheet(this.session, found(this.book.sheetById(textOf(id, "id"))));
  }

  _GetAnotherWorksheetById(id: unknown): Worksheet {
    return this._GetSheetById(id);
  }

  Calculate(markAllDirty: unknown): void {
    this.book.emit({ kind: "recalculate", sheet: this.sheet, full: markAllDirty === true });
  }
}
