import type { ComponentChildren } from "preact";
import type { Desk } from "../desk";
import {
  hasFont,
  isFrozen,
  numberFormatOf,
  setAlignment,
  setFill,
  setNumberFormat,
  tableOf,
  toggleFont,
  toggleFreeze,
  toggleTable,
} from "../edits";
import { Icon, type IconName } from "./icons";

interface ButtonProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly press: () => void;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly title?: string;
  readonly children?: ComponentChildren;
}

/** Buttons leave the focus where it is: with the cells. */
const keepFocus = (event: Event) => event.preventDefault();

const Small = ({ label, icon, press, pressed, disabled = false, title = label, children }: ButtonProps) => (
  <button
    type="button"
    class="small"
    aria-label={label}
    title={title}
    aria-pressed={pressed}
    disabled={disabled}
    onMouseDown={keepFocus}
    onClick={press}
  >
    {icon ? <Icon name={icon} /> : children}
  </button>
);

export const Large = ({ label, icon, press, title = label }: ButtonProps) => (
  <button type="button" class="large" title={title} onClick={press}>
    {icon && <Icon name={icon} />}
    <span>{label}</span>
  </button>
);

export const Group = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}) => (
  <div class="group" role="group" aria-label={name}>
    <div class="tools">{children}</div>
    <span class="group-name" aria-hidden="true">
      {name}
    </span>
  </div>
);

/** Number formats by the names that Excel gives them. */
export const NUMBER_FORMATS: readonly (readonly [name: string, code: string])[] = [
  ["General", "General"],
  ["Number", "0.00"],
  ["One decimal", "0.0"],
  ["Whole number", "0"],
  ["Thousands", "#,##0"],
  ["Percent", "0.0%"],
  ["Fraction", "# ?/?"],
  ["Date", "m/d/yyyy"],
  ["Time", "h:mm AM/PM"],
  ["Text", "@"],
];

const FormatChoice = ({ desk }: { readonly desk: Desk }) => {
  const code = numberFormatOf(desk);
  const known = NUMBER_FORMATS.some(([, own]) => own === code);
  return (
    <select
      aria-label="Number format"
      value={code}
      onChange={({ currentTarget }) => setNumberFormat(desk, currentTarget.value)}
    >
      {!known && <option value={code}>{code}</option>}
      {NUMBER_FORMATS.map(([name, own]) => (
        <option key={own} value={own}>
          {name}
        </option>
      ))}
    </select>
  );
};

const FILLS: readonly (readonly [name: string, color: string | undefined])[] = [
  ["No fill", undefined],
  ["Yellow", "#FFF2CC"],
  ["Green", "#E2EFDA"],
  ["Blue", "#DDEBF7"],
  ["Orange", "#FCE4D6"],
  ["Gray", "#EDEDED"],
];

const Fills = ({ desk }: { readonly desk: Desk }) => (
  <div class="fills" role="group" aria-label="Fill color">
    {FILLS.map(([name, color]) => (
      <button
        key={name}
        type="button"
        class={color === undefined ? "swatch none" : "swatch"}
        aria-label={`Fill: ${name}`}
        title={name}
        style={{ backgroundColor: color ?? "transparent" }}
        onMouseDown={keepFocus}
        onClick={() => setFill(desk, color)}
      />
    ))}
  </div>
);

export const CellTools = ({ desk }: { readonly desk: Desk }) => (
  <>
    <Group name="Undo">
      <Small
        label="Undo"
        title="Undo (Ctrl+Z)"
        icon="undo"
        press={() => desk.undo()}
        disabled={!desk.history.canUndo}
      />
      <Small
        label="Redo"
        title="Redo (Ctrl+Y)"
        icon="redo"
        press={() => desk.redo()}
        disabled={!desk.history.canRedo}
      />
    </Group>
    <Group name="Font">
      <Small
        label="Bold"
        title="Bold (Ctrl+B)"
        press={() => toggleFont(desk, "bold")}
        pressed={hasFont(desk, "bold")}
      >
        <b>B</b>
      </Small>
      <Small
        label="Italic"
        title="Italic (Ctrl+I)"
        press={() => toggleFont(desk, "italic")}
        pressed={hasFont(desk, "italic")}
      >
        <i>I</i>
      </Small>
      <Fills desk={desk} />
    </Group>
    <Group name="Alignment">
      <Small label="Align left" icon="left" press={() => setAlignment(desk, "Left")} />
      <Small label="Center" icon="center" press={() => setAlignment(desk, "Center")} />
      <Small label="Align right" icon="right" press={() => setAlignment(desk, "Right")} />
    </Group>
    <Group name="Number">
      <FormatChoice desk={desk} />
    </Group>
    <Group name="Sheet">
      <Small
        label="Freeze panes"
        title="Freeze the rows above and the columns left of the cell"
        icon="freeze"
        press={() => toggleFreeze(desk)}
        pressed={isFrozen(desk)}
      />
      <Small
        label="Format as table"
        icon="table"
        press={() => toggleTable(desk)}
        pressed={tableOf(desk) !== undefined}
      />
    </Group>
  </>
);
