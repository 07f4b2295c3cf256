import type { Grid, Unsubscribe, WorkbookEvent } from "../../src/excel/port";
import { createPane, type Pane, type Services } from "../../src/taskpane/pane";
import { tell } from "../../src/taskpane/effects/attempt";
import { reduce } from "../../src/taskpane/reduce";
import type { Action } from "../../src/taskpane/actions";
import { sampleSheet } from "../../src/taskpane/sheets/sample";
import { type Crosstable, INITIAL, type State } from "../../src/taskpane/state";
import { DEFAULT_SETTINGS, type SheetSettings } from "../../src/excel/settings";
import { type FakeSheet, FakeWorkbook } from "../excel/fake-workbook";

export type Cells = readonly (readonly unknown[])[];

/** The example event of the sample. */
export const SAMPLE: Cells = sampleSheet("Letter").cells;

/** The same cells with some of them changed: `[row, column, value]`, from 0. */
export const changed = (
  cells: Cells,
  ...changes: readonly (readonly [row: number, column: number, value: unknown])[]
): Cells =>
  cells.map((row, i) => row.map((value, j) => changes.find(([r, c]) => r === i && c === j)?.[2] ?? value));

/** A wall chart of lines such as `Ann | 1800 | W2 D3`. */
export const chart = (lines: string, title = "Club championship"): Cells => {
  const rows = lines
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));
  const rounds = Math.max(...rows.map(([, , results = ""]) => results.split(" ").length));
  return [
    [title],
    ["No.", "Name", "Rating", ...Array.from({ length: rounds }, (_, r) => `Rd ${r + 1}`)],
    ...rows.map(([name, rating, results = ""], i) => [
      i + 1,
      name,
      rating === "" ? "" : Number(rating),
      ...results.split(" "),
    ]),
  ];
};

const widthOf = (cells: Cells): number => Math.max(0, ...cells.map(({ length }) => length));

/** A crosstable as the pane has read it from A1 on. */
export const crosstable = (cells: Cells, settings: Partial<SheetSettings> = {}): Crosstable => {
  const source = { id: "{1}", name: "Open" };
  return {
    kind: "crosstable",
    source,
    grid: {
      sheet: source,
      area: { row: 0, column: 0, rows: cells.length, columns: widthOf(cells) },
      cells,
      hiddenRows: 0,
      filtered: false,
      cut: false,
    },
    settings: { ...DEFAULT_SETTINGS, ...settings },
    own: null,
    beside: [],
  };
};

export const stateOf = (cells: Cells, settings: Partial<SheetSettings> = {}): State => ({
  ...INITIAL,
  subject: crosstable(cells, settings),
});

/** The state after some actions. */
export const after = (state: State, ...actions: readonly Action[]): State => actions.reduce(reduce, state);

/** The crosstable that a state is about. */
export const subjectOf = ({ subject }: State): Crosstable => {
  if (subject.kind !== "crosstable") throw new Error("the pane is about no crosstable");
  return subject;
};

type FakeSelection = Awaited<ReturnType<FakeWorkbook["selection"]>>;

/** A workbook whose cells, selection and events the test decides. */
export class SceneWorkbook extends FakeWorkbook {
  editing = false;
  selected: FakeSelection | null = null;
  readonly #listeners = new Set<(event: WorkbookEvent) => void>();
  readonly #cells = new Map<string, Cells>();

  type(sheetId: string, cells: Cells): void {
    this.#cells.set(sheetId, cells);
    this.tell({ kind: "changed", sheetId, address: "A1" });
  }

  tell(event: WorkbookEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  point(sheet: FakeSheet, row: number, rows = 1): void {
    const area = { row, column: 0, rows, columns: 1 };
    this.selected = { sheet, area, region: { row: 0, column: 0, rows: 40, columns: 12 } };
    this.tell({ kind: "selected" });
  }

  override readonly isEditing = () => Promise.resolve(this.editing);

  readonly #selection: () => Promise<FakeSelection> = this.selection;
  override readonly selection = (): Promise<FakeSelection> =>
    this.selected === null ? this.#selection() : Promise.resolve(this.selected);

  readonly #read: (id: string) => Promise<Grid> = this.read;
  override readonly read = async (id: string): Promise<Grid> => {
    const grid = await this.#read(id);
    const cells = this.#cells.get(id) ?? grid.cells;
    return {
      ...grid,
      cells,
      area: { row: 0, column: 0, rows: cells.length, columns: widthOf(cells) },
    };
  };

  override readonly subscribe = (listener?: (event: WorkbookEvent) => void): Promise<Unsubscribe> => {
    if (listener !== undefined) this.#listeners.add(listener);
    return Promise.resolve(() => Promise.resolve());
  };
}

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** Time that passes when the test says so. */
export class Clock {
  #now = 0;
  #timers: Timer[] = [];

  readonly later: Services["later"] = (milliseconds, work) => {
    const timer = { at: this.#now + milliseconds, work };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  /** Lets time pass, and everything that was promised meanwhile happen. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await settled();
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#now = next.at;
      this.#timers = this.#timers.filter((one) => one !== next);
      next.work();
    }
    this.#now = end;
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

export interface Scene {
  readonly workbook: SceneWorkbook;
  readonly clock: Clock;
  readonly pane: Pane;
  /** Plain texts that were copied. */
  readonly copied: string[];
  readonly memory: Map<string, string>;
}

const NOW = { year: 2026, month: 11, day: 28, hour: 16, minute: 12 };

/** A pane over a workbook of some sheets; the first is active. */
export const sceneOf = (sheets: Readonly<Record<string, Cells>>): Scene => {
  const workbook = new SceneWorkbook(sheets);
  const clock = new Clock();
  const copied: string[] = [];
  const memory = new Map<string, string>();
  const services: Services = {
    workbook,
    options: () => ({ now: NOW, paper: "Letter", rules: "" }),
    decimal: ".",
    copy: (plain) => {
      copied.push(plain);
      return Promise.resolve(true);
    },
    later: clock.later,
    memory: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, text) => void memory.set(key, text),
    },
    about: { version: "1.0.0", platform: "Excel" },
  };
  return { workbook, clock, pane: createPane(services, tell), copied, memory };
};
