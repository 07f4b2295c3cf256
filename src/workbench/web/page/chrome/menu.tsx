import { deleteLines, insertLines } from "../edits";
import type { Desk } from "../desk";
import { copySelection } from "../grid/clipboard";
import type { Commands, Control } from "../manifest";

export interface MenuProps {
  readonly desk: Desk;
  readonly commands: Commands;
  readonly at: { readonly x: number; readonly y: number };
  readonly run: (control: Control) => void;
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

const step = (menu: HTMLElement, by: number): void => {
  const entries = [...menu.querySelectorAll<HTMLElement>("[role='menuitem']")];
  const now = entries.findIndex((entry) => entry === document.activeElement);
  entries[(now + by + entries.length) % entries.length]?.focus();
};

/** The menu of a cell: the usual entries, and those of the add-in's manifest. */
export const Menu = ({ desk, commands, at, run, close }: MenuProps) => {
  const entries: readonly Entry[] = [
    ...OWN.map(([label, press]) => ({ label, press: () => press(desk) })),
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
      style={{ left: `${Math.min(at.x, innerWidth - 220)}px`, top: `${Math.min(at.y, innerHeight - 280)}px` }}
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
          class={i === OWN.length ? "first" : ""}
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
