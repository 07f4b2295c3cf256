import { useState } from "preact/hooks";
import { cellArea, deleteNotes, noteAt, printArea, setNote } from "../../../model";
import type { Desk } from "../desk";
import { closeDialog, Dialog } from "./dialogs";

/** Who wrote a note that is new. */
const AUTHOR = "Workbench";

interface NoteProps {
  readonly desk: Desk;
  readonly close: () => void;
}

/** Writes the note of the cell that was active when it opened; a note without text goes. */
export const NoteDialog = ({ desk, close }: NoteProps) => {
  const [{ sheet, row, column }] = useState(() => ({ sheet: desk.sheet, ...desk.selected.active }));
  const note = noteAt(sheet, row, column);
  const keep = (text: string) => {
    const { book } = desk;
    if (text.trim() !== "")
      desk.act(() => setNote(book, sheet, { row, column, text, author: note?.author ?? AUTHOR }));
    else if (note) desk.act(() => deleteNotes(book, sheet, cellArea(row, column)));
  };
  const address = printArea(cellArea(row, column));
  return (
    <Dialog title={`${note ? "Edit note" : "New note"} on ${address}`} close={close}>
      <form
        class="note-form"
        method="dialog"
        onSubmit={({ currentTarget }) => keep(currentTarget.querySelector("textarea")?.value ?? "")}
      >
        <textarea
          aria-label="Text of the note"
          rows={6}
          maxLength={32_767}
          defaultValue={note?.text ?? ""}
          autofocus
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
        <div>
          <button type="submit">Save note</button>
          <button type="button" onClick={closeDialog}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
};
