import type { Grid, SheetInfo, SheetWrite, Workbook, WriteJob, Written } from "../../src/excel/port";
import { type Trouble, TroubleError } from "../../src/excel/trouble";
import type { SheetBlock } from "../../src/writer/block";

type Cells = readonly (readonly unknown[])[];

/** A sheet of the fake: the cells of a crosstable, or the block that was written on it. */
export interface FakeSheet extends SheetInfo {
  readonly cells: Cells;
  readonly block: SheetBlock | null;
}

export interface FakeWorkbook extends Workbook {
  readonly all: () => readonly FakeSheet[];
  readonly sheet: (name: string) => FakeSheet;
  /** Every job that was written. */
  readonly jobs: readonly WriteJob[];
  readonly show: (name: string) => void;
  /** Writing meets this trouble from now on. */
  readonly meet: (trouble: Trouble | null) => void;
}

const gridOf = ({ id, name, cells }: FakeSheet): Grid => ({
  sheet: { id, name },
  area: { row: 0, column: 0, rows: cells.length, columns: Math.max(0, ...cells.map(({ length }) => length)) },
  cells,
  hiddenRows: 0,
  cut: false,
});

const NOWHERE = { row: 0, column: 0, rows: 1, columns: 1 };

/** A workbook in memory that does what the port promises, and nothing of what Excel adds. */
export const fakeWorkbook = (given: Readonly<Record<string, Cells>>): FakeWorkbook => {
  const sheets: FakeSheet[] = Object.entries(given).map(([name, cells], i) => ({
    id: `{${i + 1}}`,
    name,
    cells,
    block: null,
    hidden: false,
    mark: null,
  }));
  const jobs: WriteJob[] = [];
  const settings = new Map<string, string>();
  let active = 0;
  let trouble: Trouble | null = null;
  const find = (matches: (sheet: FakeSheet) => boolean): FakeSheet => {
    const found = sheets.find(matches);
    if (found === undefined) throw new Error("no such sheet");
    return found;
  };
  const byId = (id: string) => find((sheet) => sheet.id === id);
  const current = () => byId(sheets[active]?.id ?? "");
  const writeOne = ({ block, owner, target }: SheetWrite): Written => {
    const at = target.kind === "new" ? sheets.length : sheets.indexOf(byId(target.sheetId));
    const id = sheets[at]?.id ?? `{${at + 1}}`;
    const name = target.kind === "new" ? target.name : byId(target.sheetId).name;
    const mark = { id, ...owner, rows: block.cells.length, columns: block.columns };
    sheets[at] = { id, name, cells: block.cells, block, hidden: false, mark };
    return { id, name, released: null };
  };
  const write = (job: WriteJob): Promise<readonly Written[]> => {
    if (trouble !== null) return Promise.reject(new TroubleError(trouble));
    jobs.push(job);
    const written = job.sheets.map(writeOne);
    const shown = job.show === null ? undefined : written[job.show];
    if (shown !== undefined) active = sheets.indexOf(byId(shown.id));
    return Promise.resolve(written);
  };
  return {
    all: () => sheets,
    sheet: (name) => find((sheet) => sheet.name === name),
    jobs,
    show: (name) => {
      active = sheets.findIndex((sheet) => sheet.name === name);
    },
    meet: (met) => {
      trouble = met;
    },
    sheets: () => Promise.resolve(sheets),
    activeSheet: () => Promise.resolve(current()),
    selection: () => Promise.resolve({ sheet: current(), area: NOWHERE, region: NOWHERE }),
    read: (id) => Promise.resolve(gridOf(byId(id))),
    write,
    activate: (id) => {
      active = sheets.indexOf(byId(id));
      return Promise.resolve();
    },
    select: () => Promise.resolve(),
    release: (id, name) => {
      sheets[sheets.indexOf(byId(id))] = { ...byId(id), name, mark: null };
      return Promise.resolve({ id, name });
    },
    isEditing: () => Promise.resolve(false),
    settings: {
      get: (key) => settings.get(key) ?? null,
      put: (key, text) => {
        if (text === null) settings.delete(key);
        else settings.set(key, text);
        return Promise.resolve();
      },
    },
    subscribe: () => Promise.resolve(() => Promise.resolve()),
  };
};
