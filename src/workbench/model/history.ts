import { type Area, bounding, cellArea } from "./address";
import type { Book } from "./book";
import type { Cell } from "./cells";
import type { DefinedName } from "./parts";
import type { Sheet } from "./sheet";
import { releaseSpill } from "./spill";
import { without } from "./without";

/** The members of a sheet that a step of a user can change beside its cells. */
const PARTS = [
  "merges",
  "tables",
  "charts",
  "validations",
  "conditionals",
  "names",
  "notes",
  "freeze",
  "standardWidth",
  "autoFilter",
] as const satisfies readonly (keyof Sheet)[];

type Parts = Pick<Sheet, (typeof PARTS)[number]> & {
  readonly rows: ReadonlyMap<number, unknown>;
  readonly columns: ReadonlyMap<number, unknown>;
};

interface Before {
  readonly row: number;
  readonly column: number;
  readonly cell: Cell | undefined;
}

/** What a sheet was before a step. */
interface SheetBefore {
  readonly sheet: Sheet;
  readonly cells: ReadonlyMap<string, Before>;
  readonly parts: Parts;
}

interface Step {
  readonly sheets: readonly SheetBefore[];
  readonly names: readonly DefinedName[];
}

/** Steps that are remembered. */
const MOST = 100;

const partsOf = (sheet: Sheet): Parts => ({
  ...structuredClone({
    ...(Object.fromEntries(PARTS.map((name) => [name, sheet[name]])) as Pick<Sheet, (typeof PARTS)[number]>),
  }),
  rows: new Map(sheet.rows),
  columns: new Map(sheet.columns),
});

const putParts = (sheet: Sheet, { rows, columns, ...parts }: Parts): void => {
  Object.assign(sheet, structuredClone(parts));
  for (const [lines, kept] of [
    [sheet.rows, rows],
    [sheet.columns, columns],
  ] as const) {
    lines.clear();
    for (const [line, info] of kept) lines.set(line, info as object);
  }
};

const areaOf = (cells: ReadonlyMap<string, Before>): Area | undefined => {
  let area: Area | undefined;
  for (const { row, column } of cells.values())
    area = area ? bounding(area, cellArea(row, column)) : cellArea(row, column);
  return area;
};

/** Arrays are not put back: their formulas are calculated again and fill the cells anew. */
const withoutArray = (cell: Cell): Cell => {
  const kept = without(cell, "spill", "spilledFrom");
  return cell.spill || cell.spilledFrom ? { ...kept, value: null } : kept;
};

/** The steps of the user that can be taken back, and those taken back that can be done again. */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];
  #acting = false;
  readonly #release: () => void;

  /** Changes that are no steps of the user (those of the add-in) end the history, as macros do in Excel. */
  constructor(private readonly book: Book) {
    this.#release = book.on(({ kind }) => {
      const foreign = kind === "changed" || kind === "sheetDeleted" || kind === "sheetRenamed";
      if (foreign && !this.#acting) this.clear();
    });
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }

  close(): void {
    this.#release();
  }

  /** Does something that can be taken back as one step. */
  step(act: () => void): void {
    const step = this.#recorded(act);
    this.#undone = [];
    this.#done = [...this.#done, step].slice(-MOST);
  }

  undo(): void {
    const step = this.#done.pop();
    if (step) this.#undone.push(this.#recorded(() => this.#restore(step)));
  }

  redo(): void {
    const step = this.#undone.pop();
    if (step) this.#done.push(this.#recorded(() => this.#restore(step)));
  }

  #recorded(act: () => void): Step {
    const names = structuredClone(this.book.names);
    const all = this.book.sheets.map((sheet) => {
      const cells = new Map<string, Before>();
      sheet.cells.watch = (row, column, cell) => {
        const key = `${row} ${column}`;
        if (!cells.has(key)) cells.set(key, { row, column, cell });
      };
      return { sheet, cells, parts: partsOf(sheet) };
    });
    this.#acting = true;
    try {
      act();
    } finally {
      this.#acting = false;
      for (const { sheet } of all) sheet.cells.watch = undefined;
    }
    return { sheets: all, names };
  }

  #restore({ sheets, names }: Step): void {
    this.book.names.splice(0, this.book.names.length, ...structuredClone(names));
    for (const { sheet, cells, parts } of sheets) {
      if (!this.book.sheets.includes(sheet)) continue;
      for (const { row, column } of cells.values()) releaseSpill(sheet, row, column);
      for (const { row, column, cell } of cells.values())
        if (cell) sheet.cells.put(row, column, withoutArray(cell));
        else sheet.cells.delete(row, column);
      putParts(sheet, parts);
      const area = areaOf(cells);
      if (area) this.book.emit({ kind: "changed", sheet, area, changeType: "RangeEdited" });
      this.book.emit({ kind: "parts", sheet });
    }
  }
}
