import { deleteNotes, noteAt } from "../../../model";
import { deleteLines, insertLines } from "../edits";
import type { Desk } from "../desk";
import { copySelection } from "../grid/clipboard";
import type { Commands, Control } from "../manifest";

export interface MenuProps {
  readonly desk: Desk;
  readonly commands: Commands;
  readonly at: { readonly x: number; readonly y: number };
  readonly run: (control: Control) => void;
  readonly note: () => void;
  readonly close: () => void;
}

interface Entry {
  readonly label: string;
  readonly icon?: string;
  readonly press: () => void;
}

const OWN: readonly (readonly [label: string, press: (desk: Desk) => void])[] = [
  ["Copy", (desk) => void navigator.clipboard.writeText(copySelection(desk, false))],
  ["Cut", (desk) => void navigator.clipboard.writeText(copySelection(desk, true))],
  ["Insert rows", (desk) => insertLines(desk, "rows")],
  ["Insert columns", (desk) => insertLines(desk, "columns")],
  ["Delete rows", (desk) => deleteLines(desk, "rows")],
  ["Delete columns", (desk) => deleteLines(desk, "columns")],
  ["Clear contents", (desk) => desk.clear()],
];

/** Writing the note of the active cell; deleting takes those of all selected cells. */
const notesOf = (desk: Desk, note: () => void): readonly Entry[] => {
  const { book, sheet, area, selected } = desk;
  return noteAt(sheet, selected.active.row, selected.active.column)
    ? [
        { label: "Edit note", press: note },
        { label: "Delete note", press: () => void desk.act(() => deleteNotes(book, sheet, area)) },
      ]
    : [{ label: "New note", press: note }];
};

const step = (menu: HTMLElement, by: number): void => {
  const entries = [...menu.querySelectorAll<HTMLElement>("[role='menuitem']")];
  const now = entries.findIndex((entry) => entry === document.activeElement);
  entries[(now + by + entries.length) % entries.length]?.focus();
};

/** The menu of a cell: the usual entries, and those of the add-in's manifest. */
export const Menu = ({ desk, commands, at, run, note, close }: MenuProps) => {
  const own: readonly Entry[] = [
    ...OWN.map(([label, press]) => ({ label, press: () => press(desk) })),
    ...notesOf(desk, note),
  ];
  const entries: readonly Entry[] = [
    ...own,
    ...commands.cellMenu.map((control) => ({
      label: control.label,
      icon: control.icon,
      press: () => run(control),
    })),
  ];
  return (
    <div
      class="menu"
      role="menu"
      aria-label="Cell"
      style={{ left: `${Math.min(at.x, innerWidth - 220)}px`, top: `${Math.min(at.y, innerHeight - 330)}px` }}
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        if (key === "ArrowDown" || key === "ArrowUp") step(currentTarget, key === "ArrowDown" ? 1 : -1);
        else if (key === "Escape" || key === "Tab") close();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {entries.map(({ label, icon, press }, i) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          class={i === own.length ? "first" : ""}
          ref={i === 0 ? (first) => first?.focus({ preventScroll: true }) : null}
          onClick={() => {
            close();
            press();
          }}
        >
          {icon === undefined ? <span class="no-icon" /> : <img src={icon} alt="" width="16" height="16" />}
          {label}
        </button>
      ))}
    </div>
  );
};
