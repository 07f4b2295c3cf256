import type {
  Grid,
  JobOutcome,
  Marks,
  SheetInfo,
  SheetWrite,
  Workbook,
  WriteJob,
  Written,
} from "../../src/excel/port";
import { type Trouble, TroubleError } from "../../src/excel/trouble";
import type { SheetBlock } from "../../src/writer/block";

type Cells = readonly (readonly unknown[])[];

/** A sheet of the fake: the cells of a crosstable, or the block that was written on it. */
export interface FakeSheet extends SheetInfo {
  readonly cells: Cells;
  readonly block: SheetBlock | null;
}

const gridOf = ({ id, name, cells }: FakeSheet): Grid => ({
  sheet: { id, name },
  area: { row: 0, column: 0, rows: cells.length, columns: Math.max(0, ...cells.map(({ length }) => length)) },
  cells,
  hiddenRows: 0,
  filtered: false,
  cut: false,
});

const NOWHERE = { row: 0, column: 0, rows: 1, columns: 1 };

/** A workbook in memory that does what the port promises, and nothing of what Excel adds. */
export class FakeWorkbook implements Workbook {
  /** Every job that was written. */
  readonly jobs: WriteJob[] = [];
  readonly #sheets: FakeSheet[];
  readonly #settings = new Map<string, string>();
  #active = "{1}";
  /** Writing meets this trouble. */
  trouble: Trouble | null = null;

  constructor(given: Readonly<Record<string, Cells>>) {
    this.#sheets = Object.entries(given).map(([name, cells], i) => ({
      id: `{${i + 1}}`,
      name,
      cells,
      block: null,
      hidden: false,
      mark: null,
    }));
  }

  sheet(name: string): FakeSheet {
    return this.#find((sheet) => sheet.name === name);
  }

  #find(matches: (sheet: FakeSheet) => boolean): FakeSheet {
    const found = this.#sheets.find(matches);
    if (found === undefined) throw new Error("no such sheet");
    return found;
  }

  #byId(id: string): FakeSheet {
    return this.#find((sheet) => sheet.id === id);
  }

  #put(sheet: FakeSheet): void {
    const at = this.#sheets.findIndex(({ id }) => id === sheet.id);
    this.#sheets[at < 0 ? this.#sheets.length : at] = sheet;
  }

  #write({ block, owner, target }: SheetWrite): Written {
    const { id, name } =
      target.kind === "new"
        ? { id: `{${this.#sheets.length + 1}}`, name: target.name }
        : this.#byId(target.sheetId);
    const mark = owner && { id, ...owner, rows: block.cells.length, columns: block.columns };
    this.#put({ id, name, cells: block.cells, block, hidden: false, mark });
    return { id, name, released: null };
  }

  readonly sheets = (): Promise<readonly SheetInfo[]> => Promise.resolve([...this.#sheets]);

  readonly activeSheet = (): Promise<SheetInfo> => Promise.resolve(this.#byId(this.#active));

  readonly selection = () =>
    Promise.resolve({ sheet: this.#byId(this.#active), area: NOWHERE, region: NOWHERE });

  readonly read = (id: string): Promise<Grid> => Promise.resolve(gridOf(this.#byId(id)));

  readonly write = (job: WriteJob): Promise<readonly Written[]> => {
    if (this.trouble !== null) return Promise.reject(new TroubleError(this.trouble));
    this.jobs.push(job);
    const written = job.sheets.map((sheet) => this.#write(sheet));
    const shown = job.show === null ? undefined : written[job.show];
    this.#active = shown?.id ?? this.#active;
    return Promise.resolve(written);
  };

  readonly writeEach = (jobs: readonly WriteJob[]): Promise<readonly JobOutcome[]> =>
    Promise.all(
      jobs.map(async (job): Promise<JobOutcome> => {
        try {
          return { kind: "written", sheets: await this.write(job) };
        } catch (error) {
          if (!(error instanceof TroubleError)) throw error;
          return { kind: "trouble", trouble: error.trouble };
        }
      }),
    );

  readonly activate = (id: string): Promise<void> => {
    this.#active = id;
    return Promise.resolve();
  };

  readonly select = this.activate;

  readonly showRows = (): Promise<void> => Promise.resolve();

  readonly release = (id: string, name: string) => {
    this.#put({ ...this.#byId(id), name, mark: null });
    return Promise.resolve({ id, name });
  };

  /** What is marked, by sheet. */
  readonly marks = new Map<string, Marks | null>();

  readonly mark = (sheetId: string, marks: Marks | null): Promise<void> => {
    this.marks.set(sheetId, marks);
    return Promise.resolve();
  };

  readonly isEditing = () => Promise.resolve(false);

  readonly settings = {
    get: (key: string) => this.#settings.get(key) ?? null,
    put: (key: string, text: string | null) => {
      if (text === null) this.#settings.delete(key);
      else this.#settings.set(key, text);
      return Promise.resolve();
    },
  };

  readonly subscribe = () => Promise.resolve(() => Promise.resolve());
}
