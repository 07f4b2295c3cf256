import type { Area } from "./address";
import type { Sheet } from "./sheet";
import type { Shift } from "./shift";
import type { CellValue } from "./value";

/**
 * How a change of cells came about.
 *
 * @see https://learn.microsoft.com/javascript/api/excel/excel.datachangetype
 */
export type ChangeType =
  | "RangeEdited"
  | "RowInserted"
  | "RowDeleted"
  | "ColumnInserted"
  | "ColumnDeleted"
  | "CellInserted"
  | "CellDeleted";

/** What the model tells its listeners: the calculation, the add-in's events, the page's grid. */
export type ModelEvent =
  | {
      readonly kind: "changed";
      readonly sheet: Sheet;
      readonly area: Area;
      readonly changeType: ChangeType;
      readonly shift?: Shift;
      /** What the only edited cell held before and holds now. */
      readonly details?: { readonly before: CellValue; readonly after: CellValue };
    }
  /** Cells moved: whoever holds areas of the sheet moves them too. */
  | { readonly kind: "shifted"; readonly sheet: Sheet; readonly shift: Shift }
  /** A request to calculate: all formulas or those that changed, of one sheet or of all. */
  | { readonly kind: "recalculate"; readonly sheet: Sheet | undefined; readonly full: boolean }
  /** Results of formulas changed; the add-in is told of it by `onCalculated` only. */
  | { readonly kind: "calculated"; readonly sheet: Sheet; readonly area: Area }
  | { readonly kind: "formatted"; readonly sheet: Sheet; readonly area: Area }
  /** Something other than cells: a table, chart, validation, page set-up, name or property. */
  | { readonly kind: "parts"; readonly sheet: Sheet | undefined }
  | { readonly kind: "selected"; readonly sheet: Sheet; readonly areas: readonly Area[] }
  | { readonly kind: "activated"; readonly sheet: Sheet }
  | { readonly kind: "deactivated"; readonly sheet: Sheet }
  | { readonly kind: "sheetAdded"; readonly sheet: Sheet }
  | { readonly kind: "sheetDeleted"; readonly sheet: Sheet }
  | { readonly kind: "sheetRenamed"; readonly sheet: Sheet; readonly before: string };
