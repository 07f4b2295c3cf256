import type { GridOption } from "slickgrid";
import type { Sheet } from "../../../model";

/** How the grid library is set up, frozen panes aside. */
export const OPTIONS: GridOption = {
  rowHeight: 20,
  enableVariableRowHeight: true,
  enableCellNavigation: false,
  enableColumnReorder: false,
  enableHtmlRendering: false,
  enableCellRowSpan: true,
  enableMouseWheelScrollHandler: false,
  invalidColumnFreezePickerCallback: () => undefined,
  invalidColumnFreezeWidthCallback: () => undefined,
  forceSyncScrolling: true,
  frozenColumn: 0,
  frozenRow: -1,
  minRowBuffer: 6,
};

/** What a merged area's first cell covers, by the grid's columns. */
export const spansOf = (sheet: Sheet, row: number) =>
  Object.fromEntries(
    sheet.merges
      .filter((merge) => merge.row === row)
      .map(({ column, columns, rows }) => [`c${column}`, { colspan: columns, rowspan: rows }]),
  );
