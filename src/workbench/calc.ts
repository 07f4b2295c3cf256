import {
  type Evaluator,
  type FormulaNode,
  FormulaNodes,
  isConcerned,
  isRefused,
  type Place,
  reads,
  readsItself,
} from "./calcnodes";
import { type FunctionResult, isTable, type ResultTable } from "./customfunctions";
import {
  type Area,
  type Book,
  bounding,
  cellArea,
  type CellValue,
  errorValue,
  isBlocked,
  type ModelEvent,
  releaseSpill,
  rewriteSpill,
  spillArea,
  type Sheet,
  writeSpill,
} from "./model";

/**
 * Keeps the results of formulas up to date: a change makes the formulas that
 * read the changed cells dirty, and those that read theirs; they are calculated
 * after the request, as many at a time as do not wait for one another.
 */
export class Calculator {
  readonly #nodes: FormulaNodes;
  readonly #waiting: (() => void)[] = [];
  readonly #release: () => void;
  #scheduled = false;
  #running = 0;

  constructor(
    private readonly book: Book,
    evaluator: Evaluator,
  ) {
    this.#nodes = new FormulaNodes(evaluator);
    for (const sheet of book.sheets) this.#nodes.readSheet(sheet, false);
    this.#release = book.on((event) => this.#heard(event));
    this.#schedule(false);
  }

  /** Stops listening to the workbook. */
  close(): void {
    this.#release();
  }

  /** Resolves when nothing is left to calculate. */
  settled(): Promise<void> {
    return this.book.calculating ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** Calculates all formulas (or all of a sheet), or those that are dirty. */
  recalculate(sheet?: Sheet, full = true): void {
    for (const node of this.#nodes.all)
      if (full && (sheet === undefined || node.sheet === sheet)) node.state = "dirty";
    this.#schedule(true);
  }

  #heard(event: ModelEvent): void {
    if (event.kind === "changed") this.#changed(event.sheet, event.area, event.changeType === "RangeEdited");
    else if (event.kind === "sheetAdded") {
      this.#nodes.readSheet(event.sheet, false);
      this.#namesChanged();
    } else if (event.kind === "sheetRenamed") this.#namesChanged();
    else if (event.kind === "sheetDeleted") {
      this.#nodes.drop(event.sheet);
      this.#namesChanged();
    } else if (event.kind === "recalculate") this.recalculate(event.sheet, event.full);
  }

  #namesChanged(): void {
    this.#nodes.readNames();
    this.#schedule(false);
  }

  /** After an edit only the edited cells are looked at for formulas, after a movement the whole sheet. */
  #changed(sheet: Sheet, area: Area, edited: boolean): void {
    if (edited) this.#nodes.readArea(sheet, area);
    else {
      this.#nodes.readSheet(sheet, true);
      this.#nodes.readNames();
    }
    this.#touch({ sheet, area });
    this.#schedule(false);
  }

  /** Makes dirty what a change of a place concerns, and so on from there. */
  #touch(place: Place, source?: FormulaNode): void {
    const places = [place];
    for (let next = places.pop(); next; next = places.pop())
      for (const node of this.#nodes.all)
        if (node !== source && node.state !== "dirty" && isConcerned(node, next)) {
          node.state = "dirty";
          places.push(node);
        }
  }

  #schedule(asked: boolean): void {
    const manual = this.book.calculationMode === "Manual" && !asked;
    if (manual || !this.#nodes.all.some(({ state }) => state === "dirty")) return;
    this.book.calculating = true;
    this.#wake();
  }

  /** Looks once, after all that happens at this moment, for formulas that can be calculated. */
  #wake(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#run();
    });
  }

  #run(): void {
    const open = this.#nodes.all.filter(({ state }) => state !== "clean");
    const dirty = open.filter(({ state }) => state === "dirty");
    const ready = dirty.filter((node) => !open.some((other) => other !== node && reads(node, other)));
    for (const node of ready) void this.#calculate(node);
    if (this.#running === 0 && ready.length === 0) this.#breakCycle(dirty);
    if (this.#running === 0 && !this.#scheduled) this.#finish();
  }

  /**
   * Formulas that read one another show 0.
   *
   * @see https://support.microsoft.com/office/remove-or-allow-a-circular-reference-8540bd0f-6e97-4483-bcf7-1b49cd50d123
   */
  #breakCycle(nodes: readonly FormulaNode[]): void {
    for (const node of nodes) node.state = "clean";
    for (const node of nodes) this.#put(node, 0);
  }

  #finish(): void {
    this.book.calculating = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** An answer counts only if the formula is still there and nothing that it reads has changed since. */
  async #calculate(node: FormulaNode): Promise<void> {
    node.state = "running";
    this.#running++;
    const run = ++node.run;
    if (node.sheet.cells.at(node.row, node.column).value === null) this.#put(node, errorValue("#BUSY!"));
    try {
      const result = await this.#resultOf(node);
      if (this.#nodes.has(node) && node.run === run && isRunning(node)) this.#show(node, result);
    } finally {
      this.#running--;
      this.#wake();
    }
  }

  #resultOf(node: FormulaNode): Promise<FunctionResult> | FunctionResult {
    if (readsItself(node)) return 0;
    return node.compiled ? node.compiled.evaluate() : errorValue("#NAME?");
  }

  #put({ sheet, row, column }: FormulaNode, value: CellValue): void {
    sheet.cells.patch(row, column, { value });
  }

  /** Puts a result on the sheet and wakes what reads it; the old array goes, the new one needs free cells. */
  #show(node: FormulaNode, result: FunctionResult): void {
    const wasRefused = isRefused(node);
    const before = node.area;
    node.state = "clean";
    node.refused = undefined;
    this.#fill(node, isTable(result) ? result : [[result]]);
    node.area = spillArea(node.sheet, node.row, node.column) ?? cellArea(node.row, node.column);
    const area = bounding(before, node.area);
    if (!wasRefused || !isRefused(node)) this.#touch({ sheet: node.sheet, area }, node);
    this.book.emit({ kind: "calculated", sheet: node.sheet, area });
    this.#schedule(false);
  }

  #fill(node: FormulaNode, rows: ResultTable): void {
    const area = { row: node.row, column: node.column, rows: rows.length, columns: rows[0]?.length ?? 1 };
    if (rewriteSpill(node.sheet, area, rows)) return;
    releaseSpill(node.sheet, node.row, node.column);
    if (area.rows === 1 && area.columns === 1) this.#put(node, rows[0]?.[0] ?? null);
    else if (isBlocked(node.sheet, area)) {
      node.refused = area;
      this.#put(node, errorValue("#SPILL!"));
    } else writeSpill(node.sheet, area, rows);
  }
}

/** Asked anew after waiting: an edit may have made it dirty meanwhile. */
const isRunning = (node: FormulaNode): boolean => node.state === "running";
