import type { Area } from "./address";
import type { CellFormat } from "./format";

/** A table of a sheet; its heading texts are the cells of the first row. */
export interface SheetTable {
  readonly id: string;
  name: string;
  area: Area;
  style: string;
  showHeaders: boolean;
  showTotals: boolean;
  showFilterButton: boolean;
  showBandedRows: boolean;
  showBandedColumns: boolean;
  highlightFirstColumn: boolean;
  highlightLastColumn: boolean;
}

/** An area on a named sheet, by the sheet's id. */
export interface SheetArea {
  readonly sheetId: string;
  readonly area: Area;
}

export interface ChartSeries {
  readonly id: string;
  name: string;
  values: SheetArea | undefined;
  categories: SheetArea | undefined;
  color: string;
}

export interface ChartAxis {
  title: string | undefined;
  minimum: number | undefined;
  maximum: number | undefined;
  majorUnit: number | undefined;
  reversed: boolean;
  visible: boolean;
}

/** A chart of a sheet; place and size are in points from the sheet's top left corner. */
export interface SheetChart {
  readonly id: string;
  name: string;
  type: string;
  source: SheetArea;
  seriesBy: "Auto" | "Columns" | "Rows";
  title: string | undefined;
  legend: string | undefined;
  left: number;
  top: number;
  width: number;
  height: number;
  altText: string;
  series: ChartSeries[];
  readonly category: ChartAxis;
  readonly value: ChartAxis;
}

/**
 * A rule of Excel's data validation, as the wire carries it: one member named after its kind.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.datavalidationrule
 */
export type ValidationRule = Readonly<Record<string, unknown>>;

export interface InputMessage {
  readonly title: string;
  readonly message: string;
  readonly showPrompt: boolean;
}

export interface ErrorAlert {
  readonly title: string;
  readonly message: string;
  readonly showAlert: boolean;
  readonly style: string;
}

/** The data validation of an area: a rule, a message shown when the cell is selected, or both. */
export interface Validation {
  readonly area: Area;
  readonly rule: ValidationRule | undefined;
  readonly prompt: InputMessage | undefined;
  readonly alert: ErrorAlert | undefined;
  readonly ignoreBlanks: boolean;
}

/** A conditional format with a formula of its own; the formula is written for the area's first cell. */
export interface ConditionalRule {
  readonly id: string;
  areas: readonly Area[];
  formula: string;
  format: CellFormat;
  stopIfTrue: boolean;
}

/** A defined name; what it refers to is a formula text, e.g. `=Open!$A$1:$F$20`. */
export interface DefinedName {
  name: string;
  formula: string;
  comment: string;
  visible: boolean;
}

/** A row or a column; sizes in points, undefined where the default holds. */
export interface Line {
  readonly size?: number;
  readonly hidden?: boolean;
  /** The format that blank cells of the line take. */
  readonly format?: CellFormat;
  readonly numberFormat?: string;
}

/** A note on a cell, as text with line feeds. */
export interface Note {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** "" where nobody is named; of a comment with replies it is `tc=` and the comment's id. */
  readonly author: string;
}
