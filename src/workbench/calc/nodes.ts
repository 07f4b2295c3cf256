import type { FunctionResult } from "../customfunctions";
import { type Area, type Cell, cellArea, overlaps, sameArea, type Sheet, spillArea } from "../model";
import { meets, type Place, PlaceIndex } from "./placeindex";

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
export interface FormulaNode extends Place {
  readonly row: number;
  readonly column: number;
  readonly compiled: Compiled | undefined;
  readonly state: "clean" | "dirty" | "running";
  /** The cells that it fills. */
  readonly area: Area;
  /** Counts its calculations: an answer that is not of the last one is dropped. */
  run: number;
  /** The area that its array could not fill. */
  readonly refused: Area | undefined;
}

/** Whether a formula reads its own cell. */
export const readsItself = ({ sheet, row, column, compiled }: FormulaNode): boolean =>
  compiled?.precedents.some((own) => meets(own, { sheet, area: cellArea(row, column) })) === true;

const sameReading = (a: Compiled | undefined, b: Compiled | undefined): boolean => {
  const [one, other] = [a?.precedents ?? [], b?.precedents ?? []];
  return one.length === other.length && one.every((place, i) => samePlace(place, other[i]));
};

const samePlace = (a: Place, b: Place | undefined): boolean =>
  a.sheet === b?.sheet && sameArea(a.area, b.area);

type Own = { -readonly [K in keyof FormulaNode]: FormulaNode[K] };

/** The formulas of a workbook: by their cells, by what they read, by what they fill, and those to be calculated. */
export class FormulaNodes {
  readonly #sheets = new Map<Sheet, Map<string, Own>>();
  readonly #readers = new PlaceIndex<Own>();
  readonly #fillers = new PlaceIndex<Own>();
  readonly #dirty = new Set<FormulaNode>();

  constructor(private readonly evaluator: Evaluator) {}

  get all(): readonly FormulaNode[] {
    return [...this.#sheets.values()].flatMap((nodes) => [...nodes.values()]);
  }

  get dirty(): ReadonlySet<FormulaNode> {
    return this.#dirty;
  }

  has(node: FormulaNode): boolean {
    return this.#of(node.sheet).get(`${node.row} ${node.column}`) === node;
  }

  turn(node: FormulaNode, state: FormulaNode["state"]): void {
    (node as Own).state = state;
    if (state === "dirty") this.#dirty.add(node);
    else this.#dirty.delete(node);
  }

  /** Says which cells a formula fills now, and which it would need. */
  fill(node: FormulaNode, area: Area, refused: Area | undefined): void {
    const own = node as Own;
    const stays = sameArea(own.area, area) && own.refused === refused;
    own.area = area;
    own.refused = refused;
    if (!stays) this.#placeFiller(own);
  }

  #placeFiller(node: Own): void {
    const { sheet, area, refused } = node;
    this.#fillers.set(node, [{ sheet, area }, ...(refused ? [{ sheet, area: refused }] : [])]);
  }

  /** The formulas that a change of a place concerns: they read it, fill it or were refused because of it. */
  concerned(place: Place): ReadonlySet<FormulaNode> {
    return new Set([...this.#readers.meeting(place), ...this.#fillers.meeting(place)]);
  }

  /** The formulas whose results a formula reads, its own aside. */
  before(node: FormulaNode): ReadonlySet<FormulaNode> {
    const found = new Set<FormulaNode>();
    for (const place of node.compiled?.precedents ?? [])
      for (const other of this.#fillers.meeting(place))
        if (other !== node && overlaps(other.area, place.area)) found.add(other);
    return found;
  }

  drop(sheet: Sheet): void {
    for (const node of this.#of(sheet).values()) this.#forget(node);
    this.#sheets.delete(sheet);
  }

  #forget(node: Own): void {
    this.#readers.set(node, []);
    this.#fillers.set(node, []);
    this.#dirty.delete(node);
  }

  /** Looks the references of all formulas up again; those that mean other cells than before are dirty. */
  readNames(): void {
    for (const nodes of this.#sheets.values())
      for (const node of nodes.values()) {
        const { sheet, row, column } = node;
        const { formula } = sheet.cells.at(row, column);
        const compiled = this.evaluator.compile(formula, { sheet, area: cellArea(row, column) });
        if (!sameReading(compiled, node.compiled)) this.turn(node, "dirty");
        node.compiled = compiled;
        this.#readers.set(node, compiled?.precedents ?? []);
      }
  }

  /** Looks at the formulas of a whole sheet anew; those with a result are left alone unless all are asked for. */
  readSheet(sheet: Sheet, all: boolean): void {
    this.drop(sheet);
    for (const { row, column, cell } of sheet.cells.all())
      if (cell.formula !== "") this.#add(sheet, row, column, cell, all);
  }

  /** Looks at the formulas of an area anew. */
  readArea(sheet: Sheet, area: Area): void {
    const nodes = this.#of(sheet);
    for (const node of this.#fillers.meeting({ sheet, area }))
      if (overlaps(cellArea(node.row, node.column), area)) {
        this.#forget(node);
        nodes.delete(`${node.row} ${node.column}`);
      }
    for (const { row, column, cell } of sheet.cells.within(area))
      if (cell.formula !== "") this.#add(sheet, row, column, cell, true);
  }

  #of(sheet: Sheet): Map<string, Own> {
    const nodes = this.#sheets.get(sheet) ?? new Map<string, Own>();
    this.#sheets.set(sheet, nodes);
    return nodes;
  }

  #add(sheet: Sheet, row: number, column: number, { formula, value }: Cell, dirty: boolean): void {
    const compiled = this.evaluator.compile(formula, { sheet, area: cellArea(row, column) });
    const area = spillArea(sheet, row, column) ?? cellArea(row, column);
    const node: Own = { sheet, row, column, compiled, state: "clean", area, run: 0, refused: undefined };
    this.#of(sheet).set(`${row} ${column}`, node);
    this.#readers.set(node, compiled?.precedents ?? []);
    this.#placeFiller(node);
    if (dirty || value === null) this.turn(node, "dirty");
  }
}
