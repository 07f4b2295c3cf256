import type { RefObject } from "preact";
import { SAMPLES, type Sample } from "../../../samples";
import type { Desk } from "../desk";
import type { Editor } from "../grid/editor";
import type { Commands, Control } from "../manifest";
import type { Surface } from "../surface";
import { saveKinds } from "../transfer";
import { Gallery, SaveAs } from "./dialogs";
import { FormulaBar } from "./formulabar";
import { FormulaHelp } from "./help";
import { Menu } from "./menu";
import { NoteDialog } from "./note";
import { Ribbon } from "./ribbon";
import { Status } from "./status";
import { Tabs } from "./tabs";

/** What is open over the page. */
export interface Dialogs {
  readonly menu?: { readonly x: number; readonly y: number };
  readonly note?: boolean;
  readonly saving?: boolean;
  readonly samples?: boolean;
}

export interface ChromeProps {
  readonly desk: Desk | undefined;
  readonly surface: Surface | undefined;
  readonly editor: Editor | undefined;
  readonly bar: RefObject<HTMLTextAreaElement | null>;
  readonly commands: Commands;
  readonly status: string;
  readonly dialogs: Dialogs;
  readonly show: (dialogs: Dialogs) => void;
  readonly run: (control: Control) => void;
  readonly open: () => void;
  readonly save: (extension: string) => void;
  readonly openSample: (sample: Sample) => void;
}

const Overlays = ({ desk, editor, surface, commands, dialogs, show, run, save, openSample }: ChromeProps) => (
  <>
    {editor && surface && editor.mode !== "ready" && (
      <div class="help" style={surface.helpPlace}>
        <FormulaHelp editor={editor} />
      </div>
    )}
    {desk && dialogs.menu && (
      <Menu
        desk={desk}
        commands={commands}
        at={dialogs.menu}
        run={run}
        note={() => show({ note: true })}
        close={() => show({})}
      />
    )}
    {desk && dialogs.note && <NoteDialog desk={desk} close={() => show({})} />}
    {dialogs.samples && <Gallery samples={SAMPLES} open={openSample} close={() => show({})} />}
    {desk && dialogs.saving && <SaveAs kinds={saveKinds(desk)} save={save} close={() => show({})} />}
  </>
);

/** Everything of the page but the cells and the pane. */
export const Chrome = (props: ChromeProps) => {
  const { desk, surface, bar, commands, status, show, run, open } = props;
  return (
    <>
      <header class="title-bar">
        <h1>{desk ? desk.book.name : "Workbench"}</h1>
        <p class="label">Simulated workbook, not Microsoft Excel</p>
      </header>
      <Ribbon
        desk={desk}
        commands={commands}
        run={run}
        open={open}
        save={() => show({ saving: true })}
        samples={() => show({ samples: true })}
      />
      <FormulaBar desk={desk} bar={bar} focusCells={() => surface?.focus()} />
      <div class="bottom">
        {desk && <Tabs desk={desk} leave={() => surface?.leave() !== false} />}
        <Status desk={desk} text={status} />
      </div>
      <Overlays {...props} />
    </>
  );
};
