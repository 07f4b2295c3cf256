import type { Desk } from "../desk";
import type { Commands, Control } from "../manifest";
import { CellTools, Group, Large } from "./tools";

export interface RibbonProps {
  readonly desk: Desk | undefined;
  readonly commands: Commands;
  readonly run: (control: Control) => void;
  readonly open: () => void;
  readonly save: () => void;
  readonly samples: () => void;
}

/** The ribbon: files, the usual tools for cells, and what the manifest of the add-in puts there. */
export const Ribbon = ({ desk, commands, run, open, save, samples }: RibbonProps) => (
  <div class="ribbon" role="toolbar" aria-label="Ribbon">
    <Group name="File">
      <Large label="Open" icon="open" title="Open a file (Ctrl+O), or drop it on the page" press={open} />
      <Large label="Save" icon="save" title="Save a copy (Ctrl+S)" press={save} />
      <Large label="Samples" icon="samples" title="Crosstables to try" press={samples} />
    </Group>
    {desk && <CellTools desk={desk} />}
    <Group name={commands.group}>
      {commands.ribbon.map((control) => (
        <button key={control.id} type="button" class="large" title={control.tip} onClick={() => run(control)}>
          <img src={control.icon} alt="" width="20" height="20" />
          <span>{control.label}</span>
        </button>
      ))}
    </Group>
  </div>
);
