import { printAddress, printArea, type Sheet } from "../../../model";
import { type Assistance, assist } from "../../../formula/assist";
import type { Signature } from "../../../formula/signatures";
import type { Desk } from "../desk";
import { inputText } from "./look";
import { areaOfSelected, type Selected, type Spot } from "./selection";

/**
 * `ready`: keys move the selection. `enter`: something was typed over the cell, arrows enter it and move on.
 * `edit`: arrows move the caret.
 */
export type Mode = "ready" | "enter" | "edit";

export interface EditorHooks {
  readonly changed: () => void;
  readonly advance: (key: "Enter" | "Tab", back: boolean) => void;
  readonly begun: () => void;
  readonly ended: () => void;
}

const NO_HELP: Assistance = { suggestions: [], start: 0, call: undefined };

/** What may stand before a reference in a formula. */
const BEFORE_REFERENCE = /[(,;=+\-*/&<>^:{ ]$/;

/**
 * The text field that is always in front of the active cell: unseen it takes the keys, and shows when something is
 * typed. The formula bar is another field for the same text.
 */
export class Editor {
  mode: Mode = "ready";
  spot: Spot = { row: 0, column: 0 };
  help: Assistance = NO_HELP;
  chosen = 0;
  /** The sheet of the cell that is edited, which stays while another sheet is pointed at. */
  home: Sheet | undefined;
  #reference: readonly [start: number, end: number] | undefined;

  constructor(
    private readonly desk: Desk,
    readonly field: HTMLTextAreaElement,
    readonly bar: HTMLTextAreaElement,
    private readonly signatures: readonly Signature[],
    private readonly hooks: EditorHooks,
  ) {}

  get text(): string {
    return this.field.value;
  }

  /** The field that the user types in. */
  get #typing(): HTMLTextAreaElement {
    return document.activeElement === this.bar ? this.bar : this.field;
  }

  /** Begins to edit the active cell, with its own text unless another is given. */
  begin(mode: "enter" | "edit", text?: string): void {
    if (this.mode !== "ready") return;
    const { active } = this.desk.selected;
    this.spot = active;
    this.home = this.desk.sheet;
    this.mode = mode;
    const own = text ?? inputText(this.desk.sheet.cells.at(active.row, active.column));
    this.field.value = own;
    this.bar.value = own;
    if (document.activeElement !== this.bar) {
      this.field.focus({ preventScroll: true });
      this.field.setSelectionRange(own.length, own.length);
    }
    this.hooks.begun();
    this.#update();
  }

  /** Something was typed into one of the two fields. */
  typed(from: HTMLTextAreaElement): void {
    if (this.mode === "ready") {
      const text = from.value;
      this.begin(from === this.bar ? "edit" : "enter", text);
    }
    const other = from === this.bar ? this.field : this.bar;
    other.value = from.value;
    this.#reference = undefined;
    this.#update();
  }

  #update(): void {
    const field = this.#typing;
    this.help = assist(this.signatures, field.value, field.selectionStart);
    this.chosen = 0;
    this.hooks.changed();
  }

  /** The caret was moved. */
  moved(): void {
    if (this.mode !== "ready") this.#update();
  }

  choose(step: number): void {
    const count = this.help.suggestions.length;
    this.chosen = (this.chosen + step + count) % count;
    this.hooks.changed();
  }

  /** Puts a function in the place of the word that begins it. */
  complete(place = this.chosen): void {
    const signature = this.help.suggestions[place];
    if (!signature) return;
    const field = this.#typing;
    const rest = field.value.slice(field.selectionStart);
    this.#put(field.value.slice(0, this.help.start) + `${signature.name}(`, rest.replace(/^\(/, ""));
  }

  #put(before: string, after: string): void {
    for (const field of [this.field, this.bar]) field.value = before + after;
    this.#typing.setSelectionRange(before.length, before.length);
    this.#update();
  }

  /** Writes the address of cells that are pointed at into the formula; false where no reference may stand. */
  point(selected: Selected): boolean {
    if (this.mode === "ready" || !this.text.startsWith("=")) return false;
    const caret = this.#typing.selectionStart;
    const [start, end] = this.#reference ?? [caret, caret];
    if (!BEFORE_REFERENCE.test(this.text.slice(0, start))) return false;
    const area = areaOfSelected(selected);
    const { sheet } = this.desk;
    const address = sheet === this.home ? printArea(area) : printAddress(sheet.name, area);
    this.#put(this.text.slice(0, start) + address, this.text.slice(end));
    this.#reference = [start, start + address.length];
    return true;
  }

  /** Enters what was typed; false where it is refused and editing goes on. */
  commit(): boolean {
    if (this.mode === "ready") return true;
    const { home, desk } = this;
    if (home && home !== desk.sheet) desk.book.activate(home);
    const before = inputText(desk.sheet.cells.at(this.spot.row, this.spot.column));
    if (this.text !== before && !desk.type(this.spot, this.text)) return false;
    this.#end();
    return true;
  }

  cancel(): void {
    if (this.mode === "ready") return;
    if (this.home && this.home !== this.desk.sheet) this.desk.book.activate(this.home);
    this.#end();
  }

  #end(): void {
    this.mode = "ready";
    this.field.value = "";
    this.help = NO_HELP;
    this.#reference = undefined;
    this.hooks.ended();
    this.field.focus({ preventScroll: true });
    this.hooks.changed();
  }

  /** Keys while something is typed; false for those that belong to the text field. */
  key(event: KeyboardEvent): boolean {
    const { key, shiftKey, altKey } = event;
    const helps = this.help.suggestions.length > 0;
    if (helps && (key === "ArrowDown" || key === "ArrowUp")) {
      this.choose(key === "ArrowDown" ? 1 : -1);
      return true;
    }
    if (helps && key === "Tab") {
      this.complete();
      return true;
    }
    if (key === "Enter" && altKey) {
      const { selectionStart, selectionEnd } = this.#typing;
      this.#put(`${this.text.slice(0, selectionStart)}\n`, this.text.slice(selectionEnd));
      return true;
    }
    if (key === "Enter" || key === "Tab") {
      if (this.commit()) this.hooks.advance(key, shiftKey);
      return true;
    }
    if (key === "Escape") {
      this.cancel();
      return true;
    }
    return false;
  }
}
