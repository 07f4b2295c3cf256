import type { FunctionResult } from "./customfunctions";
import { type Area, type Cell, cellArea, overlaps, sameArea, type Sheet, spillArea } from "./model";

/** An area of a sheet. */
export interface Place {
  readonly sheet: Sheet;
  readonly area: Area;
}

/** A formula made ready: what it reads, and how it is calculated. */
export interface Compiled {
  readonly precedents: readonly Place[];
  readonly evaluate: () => Promise<FunctionResult> | FunctionResult;
}

/** Makes formulas ready; undefined for one that it cannot calculate, which shows #NAME?. */
export interface Evaluator {
  readonly compile: (formula: string, at: Place) => Compiled | undefined;
}

/** A cell with a formula. */
export interface FormulaNode {
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
  compiled: Compiled | undefined;
  state: "clean" | "dirty" | "running";
  /** The cells that it fills. */
  area: Area;
  /** Counts its calculations: an answer that is not of the last one is dropped. */
  run: number;
  /** The area that its array could not fill. */
  refused: Area | undefined;
}

/** Whether its array found no room. */
export const isRefused = ({ refused }: FormulaNode): boolean => refused !== undefined;

/** Whether two places have a cell in common. */
const meets = (a: Place, b: Place): boolean => a.sheet === b.sheet && overlaps(a.area, b.area);

/** Whether a formula reads a cell of a place. */
export const reads = ({ compiled }: FormulaNode, place: Place): boolean =>
  compiled?.precedents.some((own) => meets(own, place)) === true;

/** Whether a formula reads its own cell. */
export const readsItself = (node: FormulaNode): boolean =>
  reads(node, { sheet: node.sheet, area: cellArea(node.row, node.column) });

/** Whether a change of a place concerns a formula: it reads the place, fills it or was refused because of it. */
export const isConcerned = (node: FormulaNode, place: Place): boolean =>
  reads(node, place) ||
  meets(node, place) ||
  (node.sheet === place.sheet && node.refused !== undefined && overlaps(node.refused, place.area));

const sameReading = (a: Compiled | undefined, b: Compiled | undefined): boolean => {
  const [one, other] = [a?.precedents ?? [], b?.precedents ?? []];
  return one.length === other.length && one.every((place, i) => samePlace(place, other[i]));
};

const samePlace = (a: Place, b: Place | undefined): boolean =>
  a.sheet === b?.sheet && sameArea(a.area, b.area);

/** The formulas of a workbook by their cells. */
export class FormulaNodes {
  readonly #sheets = new Map<Sheet, Map<string, FormulaNode>>();
  /** Kept until a formula comes or goes. */
  #all: readonly FormulaNode[] | undefined;

  constructor(private readonly evaluator: Evaluator) {}

  get all(): readonly FormulaNode[] {
    this.#all ??= [...this.#sheets.values()].flatMap((nodes) => [...nodes.values()]);
    return this.#all;
  }

  has(node: FormulaNode): boolean {
    return this.#of(node.sheet).get(`${node.row} ${node.column}`) === node;
  }

  drop(sheet: Sheet): void {
    this.#sheets.delete(sheet);
    this.#all = undefined;
  }

  /** Looks the references of all formulas up again; those that mean other cells than before are dirty. */
  readNames(): void {
    for (const node of this.all) {
      const { formula } = node.sheet.cells.at(node.row, node.column);
      const compiled = this.evaluator.compile(formula, {
        sheet: node.sheet,
        area: cellArea(node.row, node.column),
      });
      if (!sameReading(compiled, node.compiled)) node.state = "dirty";
      node.compiled = compiled;
    }
  }

  /** Looks at the formulas of a whole sheet anew; those with a result are left alone unless all are asked for. */
  readSheet(sheet: Sheet, all: boolean): void {
    this.#of(sheet).clear();
    this.#all = undefined;
    for (const { row, column, cell } of sheet.cells.all())
      if (cell.formula !== "") this.#add(sheet, row, column, cell, all);
  }

  /** Looks at the formulas of an area anew. */
  readArea(sheet: Sheet, area: Area): void {
    const nodes = this.#of(sheet);
    for (const [key, node] of [...nodes])
      if (overlaps(cellArea(node.row, node.column), area)) nodes.delete(key);
    this.#all = undefined;
    for (const { row, column, cell } of sheet.cells.within(area))
      if (cell.formula !== "") this.#add(sheet, row, column, cell, true);
  }

  #of(sheet: Sheet): Map<string, FormulaNode> {
    const nodes = this.#sheets.get(sheet) ?? new Map<string, FormulaNode>();
    this.#sheets.set(sheet, nodes);
    return nodes;
  }

  #add(sheet: Sheet, row: number, column: number, { formula, value }: Cell, dirty: boolean): void {
    const compiled = this.evaluator.compile(formula, { sheet, area: cellArea(row, column) });
    const state = dirty || value === null ? "dirty" : "clean";
    const filled = spillArea(sheet, row, column) ?? cellArea(row, column);
    const node: FormulaNode = {
      sheet,
      row,
      column,
      compiled,
      state,
      area: filled,
      run: 0,
      refused: undefined,
    };
    this.#of(sheet).set(`${row} ${column}`, node);
    this.#all = undefined;
  }
}
