import { MAX_COLUMNS, MAX_ROWS } from "../../../model";
import type { Desk } from "../desk";
import { toggleFont } from "../edits";
import {
  areaOfSelected,
  edge,
  moved,
  nextIn,
  type Selected,
  selectedCell,
  selectedOfArea,
  type Spot,
  type Step,
} from "./selection";

/** What keys do to the cells; the page gives what lies outside them. */
export interface KeyHooks {
  readonly page: number;
  readonly reveal: (spot: Spot) => void;
  readonly edit: () => void;
  readonly note: () => void;
  readonly menu: () => void;
  readonly sheet: (step: number) => void;
  readonly save: () => void;
  readonly open: () => void;
}

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

const isControl = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey;

const lastUsed = ({ sheet }: Desk): Spot => {
  const used = sheet.used();
  return used
    ? { row: used.row + used.rows - 1, column: used.column + used.columns - 1 }
    : { row: 0, column: 0 };
};

/** Where a key of movement leads from a cell; undefined for any other key. */
const destination = (desk: Desk, { page }: KeyHooks, event: KeyboardEvent, from: Spot): Spot | undefined => {
  const { sheet } = desk;
  const step = ARROWS[event.key];
  if (step) return isControl(event) ? edge(sheet, from, step) : moved(from, step);
  switch (event.key) {
    case "Home":
      return isControl(event)
        ? { row: sheet.freeze.rows, column: sheet.freeze.columns }
        : { row: from.row, column: 0 };
    case "End":
      return isControl(event) ? lastUsed(desk) : undefined;
    case "PageUp":
      return isControl(event) ? undefined : moved(from, { rows: -page, columns: 0 });
    case "PageDown":
      return isControl(event) ? undefined : moved(from, { rows: page, columns: 0 });
    default:
      return undefined;
  }
};

/** Enter and Tab go to the next cell, inside a selection of several cells they go round in it. */
export const advance = (desk: Desk, key: "Enter" | "Tab", back: boolean): Spot => {
  const { active } = desk.selected;
  const { area } = desk;
  const many = area.rows * area.columns > 1;
  if (many) {
    const next = nextIn(area, active, key === "Tab", back);
    const { active: anchor, end } = selectedOfArea(area);
    desk.select({ active: next, anchor, end });
    return next;
  }
  const count = back ? -1 : 1;
  const next = moved(active, key === "Tab" ? { rows: 0, columns: count } : { rows: count, columns: 0 });
  desk.select(selectedCell(next));
  return next;
};

const whole = (desk: Desk, axis: "rows" | "columns"): Selected => {
  const { row, rows, column, columns } = areaOfSelected(desk.selected);
  return axis === "rows"
    ? { active: { row, column: 0 }, end: { row: row + rows - 1, column: MAX_COLUMNS - 1 } }
    : { active: { row: 0, column }, end: { row: MAX_ROWS - 1, column: column + columns - 1 } };
};

type Command = (desk: Desk, hooks: KeyHooks) => void;

/** Keys with Ctrl (on a Mac: Command). */
const WITH_CONTROL: Readonly<Record<string, Command>> = {
  a: (desk) =>
    desk.select({ active: { row: 0, column: 0 }, end: { row: MAX_ROWS - 1, column: MAX_COLUMNS - 1 } }),
  b: (desk) => toggleFont(desk, "bold"),
  i: (desk) => toggleFont(desk, "italic"),
  z: (desk) => desk.undo(),
  y: (desk) => desk.redo(),
  s: (_, hooks) => hooks.save(),
  o: (_, hooks) => hooks.open(),
  " ": (desk) => desk.select(whole(desk, "columns")),
  PageUp: (_, hooks) => hooks.sheet(-1),
  PageDown: (_, hooks) => hooks.sheet(1),
};

const ALONE: Readonly<Record<string, Command>> = {
  Delete: (desk) => desk.clear(),
  Backspace: (desk) => desk.clear(),
  F2: (_, hooks) => hooks.edit(),
  ContextMenu: (_, hooks) => hooks.menu(),
  Escape: (desk) => {
    desk.copied = undefined;
    desk.touch();
  },
};

const WITH_SHIFT: Readonly<Record<string, Command>> = {
  F10: (_, hooks) => hooks.menu(),
  F2: (_, hooks) => hooks.note(),
  " ": (desk) => desk.select(whole(desk, "rows")),
};

const commandOf = (event: KeyboardEvent): Command | undefined => {
  if (isControl(event)) {
    if (event.shiftKey && event.key.toLowerCase() === "z") return (desk) => desk.redo();
    return WITH_CONTROL[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  }
  return event.shiftKey ? WITH_SHIFT[event.key] : ALONE[event.key];
};

/** Does what a key means while no cell is being edited; false where it means nothing. */
export const pressKey = (desk: Desk, event: KeyboardEvent, hooks: KeyHooks): boolean => {
  const { active, end } = desk.selected;
  const to = destination(desk, hooks, event, event.shiftKey ? end : active);
  if (to) {
    desk.select(event.shiftKey ? { active, end: to } : selectedCell(to));
    hooks.reveal(to);
    return true;
  }
  if (event.key === "Enter" || event.key === "Tab") {
    hooks.reveal(advance(desk, event.key, event.shiftKey));
    return true;
  }
  const command = commandOf(event);
  command?.(desk, hooks);
  return command !== undefined;
};
