import { MAX_COLUMNS, MAX_ROWS } from "../../../model";
import type { Desk } from "../desk";
import type { Selected, Spot } from "./selection";
import type { SheetGrid } from "./sheetgrid";

/** What the pointer is over: a cell, a row heading, a column heading, or the corner of both. */
type Target =
  | { readonly kind: "cell"; readonly spot: Spot }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "all" };

export interface PointerHooks {
  /** Takes an area for the formula that is being typed; false where none is. */
  readonly point: (selected: Selected) => boolean;
  /** Before another cell is selected: what is being typed is entered; false where that is refused. */
  readonly leave: () => boolean;
  readonly edit: () => void;
  readonly menu: (x: number, y: number) => void;
  readonly focus: () => void;
}

const headingTarget = (heading: HTMLElement): Target | undefined => {
  const column = /c(\d+)$/.exec(heading.dataset["id"] ?? heading.id)?.[1];
  return column === undefined ? { kind: "all" } : { kind: "column", column: Number(column) };
};

/** Rows and columns are counted from 1 for a screen reader, and the headings are the first of them. */
const indexOf = (element: Element | null | undefined, name: "aria-rowindex" | "aria-colindex"): number =>
  Number(element?.getAttribute(name) ?? 0) - 2;

const targetAt = (element: Element | null): Target | undefined => {
  const heading = element?.closest<HTMLElement>(".slick-header-column");
  if (heading) return headingTarget(heading);
  const cell = element?.closest(".slick-cell");
  const row = indexOf(cell?.closest(".slick-row"), "aria-rowindex");
  if (!cell || row < 0) return undefined;
  const column = indexOf(cell, "aria-colindex");
  return column < 0 ? { kind: "row", row } : { kind: "cell", spot: { row, column } };
};

const LAST: Spot = { row: MAX_ROWS - 1, column: MAX_COLUMNS - 1 };

/** What a press on a target selects; a drag goes on from `from`. */
const selectedBy = (target: Target, from?: Spot): Selected => {
  switch (target.kind) {
    case "cell":
      return { active: from ?? target.spot, end: target.spot };
    case "row":
      return {
        active: { row: from?.row ?? target.row, column: 0 },
        end: { row: target.row, column: LAST.column },
      };
    case "column":
      return {
        active: { row: 0, column: from?.column ?? target.column },
        end: { row: LAST.row, column: target.column },
      };
    case "all":
      return { active: { row: 0, column: 0 }, end: LAST };
  }
};

/** The place in the scrolling part that is next to the pointer. */
const inside = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Selects cells with the pointer, over frozen panes too, which the grid's own selection does not cross. */
export const followPointer = (sheetGrid: SheetGrid, desk: Desk, hooks: PointerHooks): (() => void) => {
  const { container } = sheetGrid;
  let drag: { readonly kind: Target["kind"]; readonly from: Spot; readonly pointing: boolean } | undefined;

  const take = (selected: Selected, pointing: boolean): void => {
    if (pointing) hooks.point(selected);
    else desk.select(selected);
  };
  const press = (event: PointerEvent): void => {
    const { target, button, shiftKey } = event;
    if (!(target instanceof Element) || target.closest(".slick-resizable-handle")) return;
    const found = targetAt(target);
    if (!found || button > 2) return;
    event.preventDefault();
    const pressed = selectedBy(found, shiftKey ? desk.selected.active : undefined);
    const pointing = button === 0 && hooks.point(pressed);
    if (!pointing && !hooks.leave()) return;
    hooks.focus();
    const { row, rows, column, columns } = desk.area;
    const isIn =
      found.kind === "cell" &&
      found.spot.row >= row &&
      found.spot.row < row + rows &&
      found.spot.column >= column &&
      found.spot.column < column + columns;
    if (button === 2 && isIn) return;
    if (!pointing) desk.select(pressed);
    if (button === 0) drag = { kind: found.kind, from: pressed.active, pointing };
  };
  const move = ({ clientX, clientY, buttons }: PointerEvent): void => {
    if (!drag) return;
    if (buttons === 0) {
      drag = undefined;
      return;
    }
    const { left, top, right, bottom } = container.getBoundingClientRect();
    const [x, y] = [inside(clientX, left + 2, right - 20), inside(clientY, top + 2, bottom - 20)];
    const found = targetAt(document.elementFromPoint(x, y));
    if (found?.kind !== drag.kind) return;
    const selected = selectedBy(found, drag.from);
    take(selected, drag.pointing);
    if (found.kind === "cell" && (x !== clientX || y !== clientY)) sheetGrid.reveal(selected.end);
  };
  const release = (): void => {
    drag = undefined;
  };
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    hooks.menu(event.clientX, event.clientY);
  };
  const twice = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(".slick-cell:not(.row-head)")) hooks.edit();
  };
  container.addEventListener("pointerdown", press);
  container.addEventListener("dblclick", twice);
  container.addEventListener("contextmenu", open);
  addEventListener("pointermove", move);
  addEventListener("pointerup", release);
  return () => {
    container.removeEventListener("pointerdown", press);
    container.removeEventListener("dblclick", twice);
    container.removeEventListener("contextmenu", open);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", release);
  };
};
