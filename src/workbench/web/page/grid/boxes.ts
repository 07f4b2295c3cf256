import { type Area, cellArea, noteAt, overlaps, type Sheet } from "../../../model";
import type { Desk } from "../desk";
import type { Editor } from "./editor";
import type { SheetGrid } from "./sheetgrid";

/** What the active cell says beside it: a heading, and a text. */
interface Words {
  readonly title: string;
  readonly text: string;
}

/** The message that a rule of data validation has for a cell. */
const promptAt = (sheet: Sheet, here: Area): Words | undefined => {
  const prompt = sheet.validations.find(
    ({ area, prompt: own }) => own?.showPrompt === true && overlaps(area, here),
  )?.prompt;
  return prompt && { title: prompt.title, text: prompt.message };
};

const noteWords = (sheet: Sheet, { row, column }: Area): Words | undefined => {
  const note = noteAt(sheet, row, column);
  return note && { title: "", text: note.text };
};

const fill = (box: HTMLElement, { title, text }: Words): void => {
  const [heading, body] = [document.createElement("b"), document.createElement("span")];
  heading.textContent = title;
  body.textContent = text;
  box.replaceChildren(...(title === "" ? [] : [heading]), body);
};

/** Room that a note asks for beside its cell, in pixels. */
const NOTE_ROOM = 280;

/** The boxes beside the active cell: the message of its validation below it, its note at its side. */
export class Boxes {
  readonly #prompt = document.createElement("div");
  readonly #note = document.createElement("div");

  constructor() {
    this.#prompt.className = "prompt";
    Object.assign(this.#note, { className: "prompt cell-note", id: "cell-note" });
    this.#note.setAttribute("role", "note");
  }

  get elements(): readonly HTMLElement[] {
    return [this.#prompt, this.#note];
  }

  /** Shows them while nothing is typed; a note describes the field that has the focus for its cell. */
  show({ sheet, selected: { active } }: Desk, editor: Editor, grid: SheetGrid, container: HTMLElement): void {
    const here = cellArea(active.row, active.column);
    const isReady = editor.mode === "ready";
    const [prompt, note] = [promptAt(sheet, here), noteWords(sheet, here)];
    const frame = container.getBoundingClientRect();
    const cell = isReady && (prompt ?? note) ? grid.rectangle(here) : undefined;
    const isSeen = cell !== undefined && cell.top < frame.bottom && cell.bottom > frame.top + cell.height;
    this.#prompt.hidden = !prompt || !isSeen;
    this.#note.hidden = !note || !isSeen;
    if (prompt) fill(this.#prompt, prompt);
    if (note) fill(this.#note, note);
    if (note && isReady) editor.field.setAttribute("aria-describedby", this.#note.id);
    else editor.field.removeAttribute("aria-describedby");
    if (cell) this.#place(cell, frame);
  }

  #place(cell: DOMRect, frame: DOMRect): void {
    const hasRoom = cell.right + NOTE_ROOM <= frame.right || cell.left - frame.left < NOTE_ROOM;
    Object.assign(this.#prompt.style, {
      left: `${cell.left - frame.left + 16}px`,
      top: `${cell.bottom - frame.top + 6}px`,
    });
    Object.assign(this.#note.style, {
      left: `${hasRoom ? cell.right - frame.left + 12 : cell.left - frame.left - 12}px`,
      top: `${Math.max(0, cell.top - frame.top - 6)}px`,
      transform: hasRoom ? "" : "translateX(-100%)",
    });
  }
}
