import type { Signature } from "../../formula/signatures";
import { cellArea, type ModelEvent } from "../../model";
import { Charts } from "./charts";
import type { Desk } from "./desk";
import { Boxes } from "./grid/boxes";
import { copySelection, paste } from "./grid/clipboard";
import { Editor } from "./grid/editor";
import { advance, pressKey } from "./grid/keys";
import { layParts, marksOf, placeBeside, placeField, showResting } from "./grid/places";
import { followPointer } from "./grid/pointer";
import { SheetGrid } from "./grid/sheetgrid";
import { followWidths } from "./grid/widths";
import { Listeners } from "./listeners";

export interface SurfaceHooks {
  readonly changed: () => void;
  readonly menu: (at: { readonly x: number; readonly y: number } | undefined) => void;
  readonly note: () => void;
  readonly save: () => void;
  readonly open: () => void;
}

/** Changes after which columns, frozen panes and charts have to be laid out again. */
const LAYS_OUT: readonly string[] = ["formatted", "parts", "shifted", "activated"];

type Change = ModelEvent["kind"] | "desk";

/** The cells of a workbook as the user sees and works them: the grid, what is selected in it and typed into it. */
export class Surface {
  readonly editor: Editor;
  readonly #grid: SheetGrid;
  readonly #charts: Charts;
  readonly #field = document.createElement("textarea");
  readonly #boxes = new Boxes();
  readonly #pending = new Set<Change>(["activated"]);
  readonly #listeners = new Listeners();

  constructor(
    private readonly desk: Desk,
    private readonly container: HTMLElement,
    bar: HTMLTextAreaElement,
    signatures: readonly Signature[],
    nonce: string,
    private readonly hooks: SurfaceHooks,
  ) {
    const cells = layParts(container, this.#field, this.#boxes.elements);
    this.#grid = new SheetGrid(cells, desk.book, nonce);
    this.#charts = new Charts(desk.book, this.#grid);
    this.editor = new Editor(desk, this.#field, bar, signatures, {
      changed: hooks.changed,
      advance: (key, back) => this.#grid.reveal(advance(desk, key, back)),
      begun: () => desk.office.host.beginCellEdit(),
      ended: () => desk.office.host.endCellEdit(),
    });
    this.#listen(cells, bar);
    this.focus();
  }

  #listen(cells: HTMLElement, bar: HTMLTextAreaElement): void {
    const { editor, desk } = this;
    this.#listeners.add(
      followPointer(this.#grid, desk, {
        point: (selected) => editor.point(selected),
        leave: () => editor.commit(),
        edit: () => editor.begin("edit"),
        menu: (x, y) => this.hooks.menu({ x, y }),
        focus: () => this.focus(),
      }),
    );
    for (const field of [this.#field, bar]) {
      this.#listeners.on(field, "input", () => editor.typed(field));
      this.#listeners.on(field, "keydown", (event) => this.#key(event, field));
      this.#listeners.on(field, "click", () => editor.moved());
    }
    this.#listeners.on(bar, "focus", () => editor.begin("edit"));
    this.#listeners.on(this.#field, "copy", (event) => this.#copy(event, false));
    this.#listeners.on(this.#field, "cut", (event) => this.#copy(event, true));
    this.#listeners.on(this.#field, "paste", (event) => {
      if (editor.mode !== "ready" || !event.clipboardData) return;
      event.preventDefault();
      paste(desk, event.clipboardData);
    });
    this.#grid.grid.onScroll.subscribe(() => this.#placeEditor());
    followWidths(this.#grid, desk);
    this.#listeners.on(cells, "focusin", ({ target }) => {
      if (target instanceof Element && target.matches(".slick-viewport")) this.focus();
    });
    const watch = new ResizeObserver(() => {
      this.#grid.grid.resizeCanvas();
      this.#placeEditor();
    });
    watch.observe(cells);
    this.#listeners.add(() => watch.disconnect());
  }

  #copy(event: ClipboardEvent, isCut: boolean): void {
    if (this.editor.mode !== "ready" || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copySelection(this.desk, isCut));
  }

  #key(event: KeyboardEvent, field: HTMLTextAreaElement): void {
    if (event.isComposing) return;
    const { editor, desk } = this;
    const used =
      editor.mode === "ready"
        ? pressKey(desk, event, {
            ...this.hooks,
            page: this.#grid.page,
            reveal: (spot) => this.#grid.reveal(spot),
            edit: () => editor.begin("edit"),
            menu: () => this.#openMenu(),
            sheet: (step) => this.#turn(step),
          })
        : editor.key(event) || this.#leaveByArrow(event, field);
    if (used) event.preventDefault();
  }

  /** While a text is typed over a cell, an arrow enters it and moves on. */
  #leaveByArrow(event: KeyboardEvent, field: HTMLTextAreaElement): boolean {
    const isArrow = event.key.startsWith("Arrow");
    if (!isArrow || this.editor.mode !== "enter" || field !== this.#field) {
      if (isArrow || event.key === "Home" || event.key === "End") setTimeout(() => this.editor.moved());
      return false;
    }
    if (this.editor.text.startsWith("=")) return false;
    if (this.editor.commit()) this.#key(event, field);
    return true;
  }

  #openMenu(): void {
    const { active } = this.desk.selected;
    const box = this.#grid.rectangle(cellArea(active.row, active.column));
    if (box) this.hooks.menu({ x: box.left + 8, y: box.bottom });
  }

  #turn(step: number): void {
    const visible = this.desk.book.sheets.filter(({ visibility }) => visibility === "Visible");
    const next = visible[visible.indexOf(this.desk.sheet) + step];
    if (next && this.leave()) this.desk.book.activate(next);
  }

  /** Enters what is being typed; false where that is refused. */
  leave(): boolean {
    return this.editor.commit();
  }

  focus(): void {
    this.#field.focus({ preventScroll: true });
  }

  changed(kind: Change): void {
    this.#pending.add(kind);
  }

  /** Shows what has changed since the last time. */
  draw(): void {
    const { desk } = this;
    const kinds = [...this.#pending];
    this.#pending.clear();
    if (this.#grid.sheet !== desk.sheet) {
      this.#grid.show(desk.sheet);
      this.#charts.draw();
    } else if (kinds.some((kind) => LAYS_OUT.includes(kind))) {
      this.#grid.layout();
      this.#charts.draw();
    } else if (kinds.some((kind) => kind === "changed" || kind === "calculated")) {
      this.#grid.repaint();
      if (desk.sheet.charts.length > 0) this.#charts.draw();
    }
    this.#grid.mark(marksOf(this.desk));
    if (kinds.includes("selected") || kinds.includes("activated")) this.#revealSelected();
    showResting(this.desk, this.editor);
    this.#placeEditor();
  }

  #revealSelected(): void {
    const { area, selected } = this.desk;
    const { rows, columns } = this.#grid.size;
    if (area.rows < rows && area.columns < columns) this.#grid.reveal(selected.end);
  }

  #placeEditor(): void {
    placeField(this.#field, this.editor, this.#grid, this.container);
    this.#boxes.show(this.desk, this.editor, this.#grid, this.container);
  }

  /** Where help for a formula goes. */
  get helpPlace(): Record<string, string> {
    return placeBeside(this.#field);
  }

  close(): void {
    this.#listeners.close();
    this.#charts.clear();
    this.#grid.close();
  }
}
