import { isReadable } from "../../formula/evaluator";
import type { Opened } from "../../files";
import {
  ApiError,
  type Area,
  type Book,
  cellArea,
  clearCells,
  enter,
  History,
  type ModelEvent,
  type Sheet,
} from "../../model";
import type { OfficeFrame } from "./frame";
import { areaOfSelected, type Selected, selectedCell, selectedIn, type Spot } from "./grid/selection";

/** Cells that were copied or cut, and the text that went to the clipboard for them. */
export interface Copied {
  readonly sheet: Sheet;
  readonly area: Area;
  readonly isCut: boolean;
  readonly text: string;
}

/** What an error says to a person. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** One open workbook with what the user is doing in it. */
export class Desk {
  readonly book: Book;
  readonly history: History;
  #selected: Selected;
  #selecting = false;
  copied: Copied | undefined;
  readonly #release: () => void;

  constructor(
    readonly opened: Opened,
    readonly office: OfficeFrame,
    /** Told of everything that shows: what kind of change it was. */
    private readonly changed: (kind: ModelEvent["kind"] | "desk") => void,
    readonly say: (text: string) => void,
  ) {
    this.book = opened.book;
    this.history = new History(this.book);
    this.#selected = selectedIn(this.book);
    this.#release = this.book.on((event) => this.#heard(event));
  }

  #heard({ kind }: ModelEvent): void {
    const moves = kind === "selected" || kind === "activated";
    if (moves && !this.#selecting) this.#selected = selectedIn(this.book);
    if (kind === "changed" || kind === "sheetDeleted") this.copied = undefined;
    this.changed(kind);
  }

  get sheet(): Sheet {
    return this.book.active;
  }

  get selected(): Selected {
    return this.#selected;
  }

  get area(): Area {
    return areaOfSelected(this.#selected);
  }

  select(selected: Selected): void {
    this.#selected = selected;
    this.#selecting = true;
    try {
      this.book.select(this.sheet, [this.area]);
    } finally {
      this.#selecting = false;
    }
  }

  go(spot: Spot): void {
    this.select(selectedCell(spot));
  }

  /** Does something to the workbook as one step that can be undone; what Excel refuses is said. */
  act(change: () => void): boolean {
    try {
      this.history.step(change);
      this.say("");
      return true;
    } catch (error) {
      this.say(wordsOf(error));
      if (!(error instanceof ApiError)) console.error(error);
      return false;
    } finally {
      this.changed("desk");
    }
  }

  /** Types a text into the active cell; false where it is a formula that cannot be read. */
  type({ row, column }: Spot, text: string): boolean {
    const isFormula = /^=./s.test(text) && this.sheet.cells.at(row, column).numberFormat !== "@";
    if (isFormula && !isReadable(text)) {
      this.say(`There is a problem with this formula: ${text}`);
      return false;
    }
    return this.act(() => enter(this.book, this.sheet, cellArea(row, column), text));
  }

  clear(): void {
    this.act(() => clearCells(this.book, this.sheet, this.area, "Contents"));
  }

  undo(): void {
    this.history.undo();
    this.changed("desk");
  }

  redo(): void {
    this.history.redo();
    this.changed("desk");
  }

  touch(): void {
    this.changed("desk");
  }

  close(): void {
    this.#release();
    this.history.close();
    this.office.close();
  }
}
