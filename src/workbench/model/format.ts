/** Colors are `#RRGGBB`. */
export interface FontFormat {
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: string;
  readonly strikethrough?: boolean;
  readonly color?: string;
  readonly size?: number;
  readonly name?: string;
}

export interface FillFormat {
  readonly color?: string;
}

/** The sides of a cell that can carry a line; the inside edges of a range are sides of its cells. */
export type Side = "EdgeTop" | "EdgeBottom" | "EdgeLeft" | "EdgeRight" | "DiagonalDown" | "DiagonalUp";

/**
 * A line of a cell.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.rangeborder
 */
export interface BorderFormat {
  readonly style:
    "None" | "Continuous" | "Dash" | "DashDot" | "DashDotDot" | "Dot" | "Double" | "SlantDashDot";
  readonly weight: "Hairline" | "Thin" | "Medium" | "Thick";
  readonly color: string;
}

/** What a cell's format says beyond the workbook's defaults. Never changed in place: cells share it. */
export interface CellFormat {
  readonly font?: FontFormat;
  readonly fill?: FillFormat;
  readonly borders?: Readonly<Partial<Record<Side, BorderFormat>>>;
  readonly horizontalAlignment?: string;
  readonly verticalAlignment?: string;
  readonly wrapText?: boolean;
  readonly shrinkToFit?: boolean;
  readonly indentLevel?: number;
  readonly textOrientation?: number;
  /** Absent means locked, as in Excel; it takes effect on a protected sheet only. */
  readonly locked?: boolean;
  readonly formulaHidden?: boolean;
}

export const NO_FORMAT: CellFormat = {};

/** The number format of a cell that has been given none. */
export const GENERAL = "General";

/** The number format under which everything typed stays text. */
export const TEXT = "@";
