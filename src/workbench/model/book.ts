import { type Area, cellArea } from "./address";
import { ApiError } from "./errors";
import type { ModelEvent } from "./events";
import type { DefinedName, SheetTable } from "./parts";
import { Sheet } from "./sheet";
import { checkSheetName, sameName } from "./sheetnames";

/** The selection: areas of one sheet, the active cell first. */
export interface Selection {
  readonly sheetId: string;
  readonly areas: readonly Area[];
}

/** A sheet to be added; what is left out is chosen as Excel does. */
export interface NewSheet {
  readonly name?: string;
  readonly id?: string;
  /** Its place, counted from 0; the end where absent. */
  readonly at?: number;
  /** Fills the sheet before anyone hears of it. */
  readonly fill?: (sheet: Sheet) => void;
}

/** Document properties by their name in the API (`title`, `author`, `subject` …). */
export type DocumentProperties = Map<string, string | number | Date>;

/** A workbook. */
export class Book {
  name: string;
  readonly sheets: Sheet[] = [];
  readonly names: DefinedName[] = [];
  readonly properties: DocumentProperties = new Map();
  readonly customProperties = new Map<string, string | number | boolean | Date>();
  /** The document settings of the add-in, as text: what `Office.context.document.settings` saved. */
  readonly settings = new Map<string, string>();
  /** Structure protection: no sheet can be added, deleted, renamed, moved or hidden. */
  protection: { readonly password: string | undefined } | undefined;
  readOnly = false;
  /** Whether formulas are being calculated. */
  calculating = false;
  calculationMode: "Automatic" | "AutomaticExceptTables" | "Manual" = "Automatic";
  #activeId = "";
  readonly #selections = new Map<string, readonly Area[]>();
  #serial = 0;
  readonly #listeners = new Set<(event: ModelEvent) => void>();

  constructor(name = "Book1.xlsx") {
    this.name = name;
  }

  /** Registers a listener; the result takes it off again. */
  on(listener: (event: ModelEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(event: ModelEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** A number that this workbook has not given before: for ids and default names. */
  serial(): number {
    return ++this.#serial;
  }

  /** An id as Excel gives sheets and charts, `{00000001-0000-4000-8000-000000000000}`. */
  newId(): string {
    return `{${this.serial().toString(16).toUpperCase().padStart(8, "0")}-0000-4000-8000-000000000000}`;
  }

  /** Adds a sheet; a given id must be free. Without a name it is the first free `SheetN`. */
  addSheet({ name, id, at, fill }: NewSheet = {}): Sheet {
    const chosen = name ?? this.#freeSheetName();
    this.requireFreeName(chosen);
    if (id !== undefined && this.sheetById(id))
      throw new ApiError("ItemAlreadyExists", `sheet id ${id} is taken`);
    const sheet = new Sheet({ id: id ?? this.#freeId(), name: chosen });
    fill?.(sheet);
    this.sheets.splice(at ?? this.sheets.length, 0, sheet);
    this.emit({ kind: "sheetAdded", sheet });
    return sheet;
  }

  /** The sheet of this name, without regard to case. */
  sheet(name: string): Sheet | undefined {
    return this.sheets.find((sheet) => sameName(sheet.name, name));
  }

  sheetById(id: string): Sheet | undefined {
    return this.sheets.find((sheet) => sheet.id === id);
  }

  /** The sheet in front; a workbook that has none gets its first. */
  get active(): Sheet {
    return this.sheetById(this.#activeId) ?? this.sheets[0] ?? this.addSheet();
  }

  activate(sheet: Sheet): void {
    const before = this.active;
    this.#activeId = sheet.id;
    if (before === sheet) return;
    this.emit({ kind: "deactivated", sheet: before });
    this.emit({ kind: "activated", sheet });
  }

  /** Each sheet remembers its selection; at first it is A1. */
  get selection(): Selection {
    const sheetId = this.active.id;
    return { sheetId, areas: this.#selections.get(sheetId) ?? [cellArea(0, 0)] };
  }

  select(sheet: Sheet, areas: readonly Area[]): void {
    this.activate(sheet);
    this.#selections.set(sheet.id, areas);
    this.emit({ kind: "selected", sheet, areas });
  }

  /** Every table of the workbook, with its sheet. */
  *tables(): Generator<{ readonly sheet: Sheet; readonly table: SheetTable }> {
    for (const sheet of this.sheets) for (const table of sheet.tables) yield { sheet, table };
  }

  /** Throws unless a sheet may be called so; `own` may keep its own name. */
  requireFreeName(name: string, own?: Sheet): void {
    checkSheetName(name);
    const holder = this.sheet(name);
    if (holder && holder !== own)
      throw new ApiError("ItemAlreadyExists", `A sheet named "${name}" already exists.`);
  }

  #freeSheetName(): string {
    for (let n = this.sheets.length + 1; ; n++) if (!this.sheet(`Sheet${n}`)) return `Sheet${n}`;
  }

  #freeId(): string {
    for (;;) {
      const id = this.newId();
      if (!this.sheetById(id)) return id;
    }
  }
}
