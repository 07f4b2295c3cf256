import { SlickGrid } from "slickgrid";
import { type Area, type Book, isUnbounded, type Sheet } from "../../../model";
import { columnsOf, type RowItem } from "./columns";
import { DrawnRows } from "./drawn";
import { mendRoles, numberRows } from "./mend";
import { boxOf, drawMarks, type Mark } from "./overlay";
import { rowHeight } from "./rowheights";
import { OPTIONS, spansOf } from "./options";
import { scrollByPixels } from "./wheel";
import type { Spot } from "./selection";
import { ROW_HEAD, type Size, sizeFor } from "./size";

/** Shows the cells of one sheet of a workbook; what was selected and typed comes from elsewhere. */
export class SheetGrid {
  readonly grid: SlickGrid<RowItem>;
  #sheet: Sheet;
  #size: Size = { rows: 0, columns: 0 };
  #reached: Size = { rows: 0, columns: 0 };
  #marks: readonly Mark[] = [];
  readonly #release: () => void;
  readonly #drawn = new DrawnRows();
  readonly #places = new WeakMap<Sheet, readonly [top: number, left: number]>();

  constructor(
    readonly container: HTMLElement,
    private readonly book: Book,
    nonce: string,
  ) {
    this.#sheet = book.active;
    this.#size = sizeFor(this.#sheet, this.#reached);
    const data = {
      getLength: () => this.#size.rows,
      getItem: (row: number): RowItem => ({ row }),
      getItemMetadata: (row: number) => ({ columns: spansOf(this.#sheet, row) }),
    };
    this.grid = new SlickGrid<RowItem>(container, data, this.#columns(), {
      ...OPTIONS,
      ...this.#frozen(),
      nonce,
      rowHeightProvider: (_: unknown, row: number) => rowHeight(this.#sheet, row),
    });
    this.grid.onBeforeRemoveCachedRow.subscribe((_, { row }) => this.#drawn.left(row));
    this.grid.onRendered.subscribe(() => {
      mendRoles(container);
      numberRows(container, this.grid);
    });
    this.#release = scrollByPixels(container, () => this.#main);
    this.layout();
  }

  get sheet(): Sheet {
    return this.#sheet;
  }

  get size(): Size {
    return this.#size;
  }

  #columns() {
    return columnsOf(this.book, this.#sheet, this.#size, (row) =>
      this.#drawn.drew(this.#sheet, row, this.#size.columns),
    );
  }

  /** Frozen panes wider or higher than the window would leave nothing to scroll. */
  #frozen() {
    const { rows, columns } = this.#sheet.freeze;
    return { frozenRow: rows > 0 ? Math.min(rows, 30) : -1, frozenColumn: Math.min(columns, 20) };
  }

  /** Shows another sheet, where it was left. */
  show(sheet: Sheet): void {
    const main = this.#main;
    this.#places.set(this.#sheet, [main.scrollTop, main.scrollLeft]);
    this.#sheet = sheet;
    this.#reached = { rows: 0, columns: 0 };
    this.layout();
    const [top, left] = this.#places.get(sheet) ?? [0, 0];
    this.#main.scrollTo(left, top);
  }

  /** Lays columns, frozen panes and row heights out anew. */
  layout(): void {
    this.#size = sizeFor(this.#sheet, this.#reached);
    const { rows, columns } = this.#size;
    this.grid.setOptions(this.#frozen(), true, true, true);
    this.grid.setColumns(this.#columns());
    this.grid.invalidate();
    this.grid.resizeCanvas();
    this.container.setAttribute("aria-rowcount", String(rows + 1));
    this.container.setAttribute("aria-colcount", String(columns + 1));
    this.container.classList.toggle("no-lines", !this.#sheet.showGridlines);
    this.#draw();
  }

  /**
   * Shows changed cells, row by row; more rows or columns than before are laid out. With conditional formats and
   * merged cells a change shows in other rows too.
   */
  repaint(): void {
    const { rows, columns } = sizeFor(this.#sheet, this.#reached);
    if (columns !== this.#size.columns) {
      this.layout();
      return;
    }
    const isFar = this.#sheet.conditionals.length > 0 || this.#sheet.merges.length > 0;
    if (isFar || rows !== this.#size.rows) {
      this.#size = { rows, columns };
      this.grid.invalidate();
    } else {
      this.grid.invalidateRows(this.#drawn.stale(this.#sheet));
      this.grid.render();
    }
    this.#draw();
  }

  mark(marks: readonly Mark[]): void {
    this.#marks = marks;
    this.#draw();
  }

  #draw(): void {
    const { rows, columns } = this.#sheet.freeze;
    const { frozenRow, frozenColumn } = this.#frozen();
    const panes = {
      frozenRows: rows > 0 ? Math.max(0, frozenRow) : 0,
      frozenColumns: columns > 0 ? frozenColumn : 0,
      size: this.#size,
    };
    drawMarks(this.grid, this.#marks, panes);
    this.#markHeadings();
  }

  #markHeadings(): void {
    const selection = this.#marks.find(({ kind }) => kind === "selection")?.area;
    for (const heading of this.container.querySelectorAll<HTMLElement>(".slick-header-column")) {
      const column = Number(/c(\d+)$/.exec(heading.dataset["id"] ?? heading.id)?.[1] ?? -1);
      const isIn =
        selection !== undefined &&
        column >= selection.column &&
        column < selection.column + selection.columns;
      heading.classList.toggle("chosen", isIn);
    }
  }

  /** The viewport that scrolls. */
  get #main(): HTMLElement {
    const [topLeft, topRight, , bottomRight] = this.grid.getViewports() as HTMLElement[];
    return (this.#sheet.freeze.rows > 0 ? bottomRight : topRight) ?? topLeft ?? this.container;
  }

  /** Brings a cell into view; the sheet grows as far as it is gone. */
  reveal({ row, column }: Spot): void {
    if (row >= this.#size.rows || column >= this.#size.columns) {
      this.#reached = { rows: row + 30, columns: column + 5 };
      this.layout();
    }
    this.grid.scrollCellIntoView(row, column + 1, false);
  }

  /** A cell's rectangle in the window; undefined where it has none. */
  rectangle(area: Area): DOMRect | undefined {
    const shown = isUnbounded(area) ? { ...area, rows: 1, columns: 1 } : area;
    const box = boxOf(this.grid, shown);
    const { rows, columns } = this.#sheet.freeze;
    const place = (rows > 0 && area.row >= rows ? 2 : 0) + (columns > 0 && area.column < columns ? 0 : 1);
    const canvas = this.grid.getCanvases()[place] as HTMLElement | undefined;
    if (!box || !canvas) return undefined;
    const { left, top } = canvas.getBoundingClientRect();
    return new DOMRect(left + box.left, top + box.top, box.width, box.height);
  }

  /** The height of the frozen rows in pixels. */
  get frozenHeight(): number {
    const { rows } = this.#sheet.freeze;
    return rows === 0 ? 0 : (this.grid.getCellNodeBox(rows - 1, 0)?.bottom ?? 0) + 1;
  }

  /** The width of the frozen columns in pixels, the row headings aside. */
  get frozenWidth(): number {
    const { columns } = this.#sheet.freeze;
    return columns === 0 ? 0 : (this.grid.getCellNodeBox(0, columns)?.right ?? ROW_HEAD) - ROW_HEAD;
  }

  /** Rows that one screen holds. */
  get page(): number {
    return Math.max(1, Math.floor(this.#main.clientHeight / 20) - 1);
  }

  close(): void {
    this.#release();
    this.grid.destroy(true);
  }
}
