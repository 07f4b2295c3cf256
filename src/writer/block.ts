/** The kinds of sheet that the add-in owns, as their custom property names them. */
export const SHEET_KINDS = [
  "standings",
  "wallchart",
  "working",
  "teams",
  "alphabetical",
  "notice",
  "chart",
] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Whether a sheet is a list in place order: of players, or of teams. */
export const isList = (kind: string | undefined): boolean => kind === "standings" || kind === "teams";

/** A rectangle of cells; row and column count from 0. */
export interface Area {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** What a cell holds: a number, a truth value, or a text, which stays text whatever it begins with. `""`
 * is a blank cell. */
export type CellValue = string | number | boolean;

/** A line at an edge of cells. */
export interface Line {
  readonly weight: "Thin" | "Medium";
  readonly color: string;
}

/** How cells look; a member that is absent leaves that as it is. Colors are `#RRGGBB`, sizes points. */
export interface Format {
  /** In the notation of an English Excel, whatever the workbook's locale. */
  readonly numberFormat?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strikethrough?: boolean;
  readonly size?: number;
  readonly color?: string;
  readonly fill?: string;
  readonly align?: "Left" | "Center" | "Right";
  /** Steps from the edge of the cell. */
  readonly indent?: number;
  readonly lineAbove?: Line;
}

export interface FormattedArea {
  readonly area: Area;
  readonly format: Format;
}

/** An input message: shown while the cell is selected, never printed. */
export interface Prompt {
  readonly row: number;
  readonly column: number;
  /** At most 32 characters. */
  readonly title: string;
  /** At most 255 characters. */
  readonly text: string;
}

/** A cell that leads to a cell of a sheet that is written together with this one. */
export interface Link {
  readonly row: number;
  readonly column: number;
  readonly kind: SheetKind;
  readonly to: { readonly row: number; readonly column: number };
}

/** A formula of ours; texts can never become one. */
export interface LiveFormula {
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** How a sheet prints: margins of half an inch, the page number at the right of the footer. */
export interface Page {
  readonly paper: "Letter" | "A4";
  readonly landscape: boolean;
  /** The last of the rows, from the top, that every page repeats; -1: none. */
  readonly titleRow: number;
  /** Left part of the page footer; plain text. */
  readonly footer: string;
  /** In percent; null: as small as it takes to be one page wide, and Excel begins the pages. */
  readonly scale: number | null;
  /** Rows before which a new page begins. */
  readonly breaks: readonly number[];
}

/** Cells to be filled in, and a formula, written for the first of them, that is true of a wrong entry: it is marked. */
export interface Check {
  readonly area: Area;
  readonly wrong: string;
}

/** A native chart beside the cells. */
export interface LineChart {
  readonly title: string;
  /** Heading row with the names of the series, first column with the categories. */
  readonly data: Area;
  /** The cells that the chart covers. */
  readonly at: Area;
}

/** One sheet as data: everything that is written on it, from its first cell on. */
export interface SheetBlock {
  readonly kind: SheetKind;
  readonly cells: readonly (readonly CellValue[])[];
  readonly columns: number;
  /** Later formats win over earlier ones. */
  readonly formats: readonly FormattedArea[];
  /** In characters of the default font, one a column. */
  readonly widths: readonly number[];
  /** Areas that become Excel tables, heading row included. */
  readonly tables: readonly Area[];
  readonly prompts: readonly Prompt[];
  readonly links: readonly Link[];
  readonly formulas: readonly LiveFormula[];
  readonly checks: readonly Check[];
  /** Rows at the top that stay in view; 0: none. */
  readonly frozenRows: number;
  readonly page: Page;
  readonly charts: readonly LineChart[];
}
