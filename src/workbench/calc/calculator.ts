import type { FunctionResult } from "../customfunctions";
import {
  type Area,
  type Book,
  bounding,
  cellArea,
  errorValue,
  type ModelEvent,
  spillArea,
  type Sheet,
} from "../model";
import { showResult, showValue, UNSTABLE } from "./fill";
import { type Evaluator, type FormulaNode, FormulaNodes, readsItself } from "./nodes";
import { Order } from "./order";
import type { Place } from "./placeindex";

/** Events after which references may mean other cells. */
const RENAMES: readonly ModelEvent["kind"][] = ["sheetAdded", "sheetRenamed", "sheetDeleted"];

/** A formula that was calculated so often since the last change never comes to rest. */
const MOST_PASSES = 20;

/**
 * Keeps the results of formulas up to date: a change makes the formulas that
 * read the changed cells dirty, and those that read theirs; they are calculated
 * after the request, as many at a time as do not wait for one another.
 */
export class Calculator {
  readonly #nodes: FormulaNodes;
  readonly #waiting: (() => void)[] = [];
  readonly #release: () => void;
  /** How often each formula was calculated since the last change of the workbook. */
  readonly #passes = new Map<FormulaNode, number>();
  #order: Order | undefined;
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
      if (full && (sheet === undefined || node.sheet === sheet)) this.#nodes.turn(node, "dirty");
    this.#schedule(true);
  }

  #heard(event: ModelEvent): void {
    if (event.kind === "changed") this.#changed(event.sheet, event.area, event.changeType === "RangeEdited");
    else if (event.kind === "recalculate") this.recalculate(event.sheet, event.full);
    if (event.kind === "sheetAdded") this.#nodes.readSheet(event.sheet, false);
    if (event.kind === "sheetDeleted") this.#nodes.drop(event.sheet);
    if (RENAMES.includes(event.kind)) this.#namesChanged();
  }

  #namesChanged(): void {
    this.#nodes.readNames();
    this.#schedule(false);
  }

  /** After an edit only the edited cells are looked at for formulas, after a movement the whole sheet. */
  #changed(sheet: Sheet, area: Area, edited: boolean): void {
    this.#passes.clear();
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
      for (const node of this.#nodes.concerned(next))
        if (node !== source && node.state !== "dirty") {
          this.#nodes.turn(node, "dirty");
          this.#order = undefined;
          places.push(node);
        }
  }

  #schedule(asked: boolean): void {
    this.#order = undefined;
    const manual = this.book.calculationMode === "Manual" && !asked;
    if (manual || this.#nodes.dirty.size === 0) return;
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
    for (;;) {
      this.#order ??= new Order(this.#nodes);
      const node = this.#order.next();
      if (node) this.#calculate(node);
      else if (this.#running > 0 || !this.#breakCircle(this.#order.circular())) break;
    }
    if (this.#running === 0 && !this.#scheduled) this.#finish();
  }

  /**
   * Formulas that read one another show 0; false where there are none.
   *
   * @see https://support.microsoft.com/office/remove-or-allow-a-circular-reference-8540bd0f-6e97-4483-bcf7-1b49cd50d123
   */
  #breakCircle(nodes: readonly FormulaNode[]): boolean {
    for (const node of nodes) {
      this.#nodes.turn(node, "clean");
      showValue(node, 0);
      this.book.emit({ kind: "calculated", sheet: node.sheet, area: cellArea(node.row, node.column) });
    }
    this.#order = undefined;
    return nodes.length > 0;
  }

  #finish(): void {
    this.#passes.clear();
    this.book.calculating = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Results of the everyday functions are there at once, those of the add-in come later. */
  #calculate(node: FormulaNode): void {
    this.#nodes.turn(node, "running");
    this.#passes.set(node, (this.#passes.get(node) ?? 0) + 1);
    const run = ++node.run;
    const result = this.#resultOf(node);
    if (result instanceof Promise) void this.#wait(node, run, result);
    else this.#show(node, result);
  }

  /** An answer counts only if the formula is still there and nothing that it reads has changed since. */
  async #wait(node: FormulaNode, run: number, result: Promise<FunctionResult>): Promise<void> {
    this.#running++;
    if (node.sheet.cells.at(node.row, node.column).value === null) showValue(node, errorValue("#BUSY!"));
    try {
      const answer = await result;
      if (this.#nodes.has(node) && node.run === run && isRunning(node)) this.#show(node, answer);
    } finally {
      this.#running--;
      this.#wake();
    }
  }

  #resultOf(node: FormulaNode): Promise<FunctionResult> | FunctionResult {
    if (readsItself(node)) return 0;
    if ((this.#passes.get(node) ?? 0) > MOST_PASSES) return UNSTABLE;
    return node.compiled ? node.compiled.evaluate() : errorValue("#NAME?");
  }

  /** Puts a result on the sheet and wakes what reads it. */
  #show(node: FormulaNode, result: FunctionResult): void {
    const { area: before, refused: wasRefused } = node;
    this.#nodes.turn(node, "clean");
    const refused = showResult(node, result);
    const filled = spillArea(node.sheet, node.row, node.column) ?? cellArea(node.row, node.column);
    this.#nodes.fill(node, filled, refused);
    const area = bounding(before, filled);
    if (!wasRefused || !refused) this.#touch({ sheet: node.sheet, area }, node);
    this.book.emit({ kind: "calculated", sheet: node.sheet, area });
    this.#order?.done(node);
  }
}

/** Asked anew after waiting: an edit may have made it dirty meanwhile. */
const isRunning = (node: FormulaNode): boolean => node.state === "running";
