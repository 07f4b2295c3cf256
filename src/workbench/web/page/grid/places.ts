import { cellArea, printArea, shownText, spillArea } from "../../../model";
import type { Desk } from "../desk";
import type { Editor } from "./editor";
import { inputText } from "./look";
import type { Mark } from "./overlay";
import type { SheetGrid } from "./sheetgrid";

/** The boxes over the cells: what is selected, the array that the active cell belongs to, what was copied. */
export const marksOf = ({ sheet, area, selected, copied }: Desk): readonly Mark[] => {
  const { row, column } = selected.active;
  const from = sheet.cells.at(row, column).spilledFrom ?? { row, column };
  const spill = spillArea(sheet, from.row, from.column);
  return [
    { kind: "head", area },
    ...(spill ? [{ kind: "spill", area: spill } as const] : []),
    { kind: "selection", area },
    ...(area.rows * area.columns > 1 ? [{ kind: "active", area: cellArea(row, column) } as const] : []),
    ...(copied?.sheet === sheet ? [{ kind: "copied", area: copied.area } as const] : []),
  ];
};

/** Lays the cells, the field and the boxes into their place; the answer is the element of the cells. */
export const layParts = (
  container: HTMLElement,
  field: HTMLTextAreaElement,
  boxes: readonly HTMLElement[],
): HTMLElement => {
  const cells = document.createElement("div");
  cells.className = "cells";
  cells.setAttribute("aria-label", "Cells");
  Object.assign(field, { className: "cell-editor", spellcheck: false, rows: 1 });
  container.replaceChildren(cells, field, ...boxes);
  return cells;
};

/** Puts the text field in front of its cell, as wide as its text; while nothing is typed it cannot be seen. */
export const placeField = (
  field: HTMLTextAreaElement,
  { mode, spot, text }: Editor,
  grid: SheetGrid,
  container: HTMLElement,
): void => {
  const isOpen = mode !== "ready";
  const box = grid.rectangle(cellArea(spot.row, spot.column));
  const frame = container.getBoundingClientRect();
  if (!box) return;
  const lines = text.split("\n");
  const longest = Math.max(...lines.map((line) => line.length));
  const needed = Math.min(longest * 7.5 + 16, frame.right - box.left - 8);
  Object.assign(field.style, {
    left: `${Math.max(0, box.left - frame.left - 1)}px`,
    top: `${Math.max(0, box.top - frame.top - 1)}px`,
    width: `${isOpen ? Math.max(box.width + 1, needed) : 1}px`,
    height: `${Math.max(box.height + 1, lines.length * 18 + 3)}px`,
  });
  field.classList.toggle("open", isOpen);
};

/** Below a field, or above it where there is no room. */
export const placeBeside = (field: HTMLElement): Record<string, string> => {
  const box = field.getBoundingClientRect();
  const left = `${Math.max(0, Math.min(box.left, innerWidth - 460))}px`;
  return box.bottom + 240 > innerHeight
    ? { left, bottom: `${innerHeight - box.top + 4}px` }
    : { left, top: `${box.bottom + 4}px` };
};

/** What the bar shows while nothing is typed, and how the unseen field is called for a screen reader. */
export const showResting = ({ sheet, selected: { active } }: Desk, editor: Editor): void => {
  if (editor.mode !== "ready") return;
  editor.spot = active;
  const cell = sheet.cells.at(active.row, active.column);
  const { spilledFrom } = cell;
  const address = printArea(cellArea(active.row, active.column));
  editor.bar.value = inputText(spilledFrom ? sheet.cells.at(spilledFrom.row, spilledFrom.column) : cell);
  editor.bar.classList.toggle("spilled", spilledFrom !== undefined);
  editor.field.setAttribute("aria-label", `${address} ${shownText(cell.value, cell.numberFormat)}`.trim());
};
