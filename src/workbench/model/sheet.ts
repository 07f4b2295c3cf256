import type { Area } from "./address";
import { type Cell, CellStore, EMPTY_CELL, hasContent } from "./cells";
import { newPage, type PageSetup } from "./page";
import type { ConditionalRule, DefinedName, Line, Note, SheetChart, SheetTable, Validation } from "./parts";
import { DEFAULT_CHARACTERS } from "./units";

export type Visibility = "Visible" | "Hidden" | "VeryHidden";

/** Frozen rows and columns, counted from the top left; 0 where none. */
export interface Freeze {
  readonly rows: number;
  readonly columns: number;
}

/** A sheet's protection; the options are those of Excel.WorksheetProtectionOptions. */
export interface SheetProtection {
  readonly options: Readonly<Record<string, unknown>>;
  readonly password: string | undefined;
}

/**
 * Everything one worksheet holds.
 *
 * Members may be set freely where a file is opened; what a request or a user
 * does goes through the functions of the model, which keep Excel's rules.
 */
export class Sheet {
  /** What Excel calls the worksheet's id; files carry it as `xr:uid`. */
  readonly id: string;
  name: string;
  readonly cells = new CellStore();
  readonly rows = new Map<number, Line>();
  readonly columns = new Map<number, Line>();
  merges: Area[] = [];
  tables: SheetTable[] = [];
  charts: SheetChart[] = [];
  validations: Validation[] = [];
  conditionals: ConditionalRule[] = [];
  names: DefinedName[] = [];
  /** Notes of the classic kind, at most one a cell, in no order. */
  notes: Note[] = [];
  /** Worksheet custom properties (ExcelApi 1.12); names are compared without case. */
  readonly customProperties = new Map<string, string>();
  freeze: Freeze = { rows: 0, columns: 0 };
  page: PageSetup = newPage();
  visibility: Visibility = "Visible";
  /** `#RRGGBB`, or "" for none. */
  tabColor = "";
  showGridlines = true;
  showHeadings = true;
  /** The default column width in characters of the default font. */
  standardWidth = DEFAULT_CHARACTERS;
  protection: SheetProtection | undefined;
  /** The area with filter buttons that belongs to no table. */
  autoFilter: Area | undefined;

  constructor({ id, name }: { readonly id: string; readonly name: string }) {
    this.id = id;
    this.name = name;
  }

  /** The smallest area with content, or with content or format; undefined on an empty sheet. */
  used(valuesOnly = false, within?: Area): Area | undefined {
    return within
      ? this.cells.extent(within, valuesOnly ? hasContent : () => true)
      : this.cells.used(valuesOnly);
  }

  /** The cell as it shows: where it has no format of its own it takes its row's, then its column's. */
  shown(row: number, column: number): Cell {
    const cell = this.cells.get(row, column);
    if (cell) return cell;
    const [inRow, inColumn] = [this.rows.get(row), this.columns.get(column)];
    const format = inRow?.format ?? inColumn?.format;
    const numberFormat = inRow?.numberFormat ?? inColumn?.numberFormat;
    if (format === undefined && numberFormat === undefined) return EMPTY_CELL;
    return {
      ...EMPTY_CELL,
      ...(format === undefined ? {} : { format }),
      ...(numberFormat === undefined ? {} : { numberFormat }),
    };
  }
}
