import type { SlickGrid } from "slickgrid";
import { type Area, intersect } from "../../../model";
import type { Size } from "./size";

/** A box over cells: of the selection, an array that spills, cells that were copied. */
export interface Mark {
  readonly kind: "selection" | "active" | "spill" | "copied" | "head";
  readonly area: Area;
}

export interface Panes {
  readonly frozenRows: number;
  readonly frozenColumns: number;
  readonly size: Size;
}

/** The parts of a sheet that are drawn each on its own canvas, in the grid's order. */
const panesOf = ({ frozenRows, frozenColumns, size }: Panes): readonly Area[] => {
  const top = frozenRows > 0 ? frozenRows : size.rows;
  const left = { column: 0, columns: frozenColumns };
  const right = { column: frozenColumns, columns: size.columns - frozenColumns };
  const upper = { row: 0, rows: top };
  const lower = { row: top, rows: size.rows - top };
  return [
    { ...upper, ...left },
    { ...upper, ...right },
    { ...lower, ...left },
    { ...lower, ...right },
  ];
};

/** The place of cells in pixels on their canvas; the row headings are the grid's column 0. */
export const boxOf = (grid: SlickGrid, { row, column, rows, columns }: Area) => {
  const first = grid.getCellNodeBox(row, column + 1);
  const last = grid.getCellNodeBox(row + rows - 1, column + columns);
  if (!first || !last) return undefined;
  return {
    left: first.left,
    top: first.top,
    width: last.right - first.left,
    height: last.bottom - first.top + 1,
  };
};

const drawn = (grid: SlickGrid, kind: Mark["kind"], area: Area, whole: Area): HTMLElement | undefined => {
  const box = boxOf(grid, area);
  if (!box) return undefined;
  const element = document.createElement("div");
  element.className = `mark ${kind}`;
  Object.assign(element.style, {
    left: `${box.left - 1}px`,
    top: `${box.top - 1}px`,
    width: `${box.width + 1}px`,
    height: `${box.height + 1}px`,
    borderTopWidth: area.row === whole.row ? "" : "0",
    borderLeftWidth: area.column === whole.column ? "" : "0",
    borderBottomWidth: area.row + area.rows === whole.row + whole.rows ? "" : "0",
    borderRightWidth: area.column + area.columns === whole.column + whole.columns ? "" : "0",
  });
  return element;
};

const headBox = (grid: SlickGrid, { row, rows }: Area): HTMLElement | undefined => {
  const first = grid.getCellNodeBox(row, 0);
  const last = grid.getCellNodeBox(row + rows - 1, 0);
  if (!first || !last) return undefined;
  const element = document.createElement("div");
  element.className = "mark head";
  Object.assign(element.style, {
    left: "0",
    top: `${first.top}px`,
    width: `${first.right}px`,
    height: `${last.bottom - first.top}px`,
  });
  return element;
};

/** Draws marks over the canvases of a grid, each cut to the panes that it reaches over. */
export const drawMarks = (grid: SlickGrid, marks: readonly Mark[], panes: Panes): void => {
  const areas = panesOf(panes);
  grid.getCanvases().forEach((canvas, place) => {
    for (const old of canvas.querySelectorAll(":scope > .mark")) old.remove();
    const pane = areas[place];
    if (!pane || pane.rows === 0) return;
    const whole = { ...pane, column: 0, columns: panes.size.columns };
    for (const { kind, area } of marks) {
      const isHead = kind === "head";
      const part = intersect(area, isHead ? whole : pane);
      if (!part || (isHead && place % 2 === 1)) continue;
      const element = isHead ? headBox(grid, part) : drawn(grid, kind, part, area);
      if (element) canvas.append(element);
    }
  });
};
