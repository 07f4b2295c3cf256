import type { Desk } from "../desk";
import { fitColumn, setColumnWidth } from "../edits";
import type { SheetGrid } from "./sheetgrid";

const numberOf = (id: string | number): number => Number(String(id).slice(1));

/** Keeps the widths that the user gives to columns by dragging, or by a double click for the widest text. */
export const followWidths = ({ grid }: SheetGrid, desk: Desk): void => {
  grid.onColumnsResized.subscribe((_, { triggeredByColumn }) => {
    const column = grid.getColumns().find(({ id }) => id === triggeredByColumn);
    if (column?.width !== undefined) setColumnWidth(desk, numberOf(column.id), column.width);
  });
  grid.onColumnsResizeDblClick.subscribe((_, { triggeredByColumn }) =>
    fitColumn(desk, numberOf(triggeredByColumn)),
  );
};
