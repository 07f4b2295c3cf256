import type { Area, SheetBlock, SheetKind } from "../writer/block";
import type { Mark } from "./ownership";
import type { Trouble } from "./trouble";

/** The cells of a range as the reader takes them; date cells arrive as `Date`. */
export type Cells = readonly (readonly unknown[])[];

/** A sheet by the id that it keeps for life, and the name that it has now. */
export interface SheetRef {
  readonly id: string;
  readonly name: string;
}

export interface SheetInfo extends SheetRef {
  readonly hidden: boolean;
  /** Says what the sheet is if it is ours; null for the user's own sheets and for copies of ours. */
  readonly mark: Mark | null;
}

/** Cells of a sheet as they were when read. */
export interface Grid {
  readonly sheet: SheetRef;
  /** The area read, or the used part of the sheet; nothing on it: an area without rows. */
  readonly area: Area;
  readonly cells: Cells;
  /** Rows of the area that a filter or the user hides; they count all the same. */
  readonly hiddenRows: number;
  /** A filter hides some of them. */
  readonly filtered: boolean;
  /** The used part is larger than any crosstable; only the beginning was read. */
  readonly cut: boolean;
}

export interface Selection {
  readonly sheet: SheetInfo;
  readonly area: Area;
  /** The table, or else the block of filled cells, around the selection. */
  readonly region: Area;
}

/** What a sheet is written for. */
export interface Owner {
  readonly kind: SheetKind;
  /** The id of the sheet with the crosstable. */
  readonly source: string;
  /** Empty: all sections. */
  readonly section: string;
}

/**
 * Where a block goes: a new sheet of ours, our sheet once more, or free cells of the user's sheet.
 *
 * A sheet of ours whose block the user has taken apart becomes the user's; the block goes to a new sheet
 * named `otherwise`.
 */
export type Target =
  | { readonly kind: "new"; readonly name: string }
  | { readonly kind: "again"; readonly sheetId: string; readonly otherwise: string }
  | { readonly kind: "cells"; readonly sheetId: string; readonly row: number; readonly column: number };

export interface SheetWrite {
  readonly block: SheetBlock;
  /** Null: the sheet is the user's from the beginning. */
  readonly owner: Owner | null;
  readonly target: Target;
}

/** Everything that one ranking writes, in one step. */
export interface WriteJob {
  readonly sheets: readonly SheetWrite[];
  /** The cells that were ranked: if they are others by now, nothing is written. */
  readonly expect: Grid | null;
  /** A list that needs more columns: move the user's columns beside it to the right, or stop. */
  readonly room: "move" | "stop";
  /** The position in `sheets` of the sheet to show afterwards; null: stay. */
  readonly show: number | null;
}

/** A sheet as it was written. */
export interface Written extends SheetRef {
  /** The sheet of ours that became the user's because its block had been taken apart. */
  readonly released: string | null;
}

/** What came of one of several jobs. */
export type JobOutcome =
  | { readonly kind: "written"; readonly sheets: readonly Written[] }
  | { readonly kind: "trouble"; readonly trouble: Trouble };

/** A change of the workbook that a listener is told of. */
export type WorkbookEvent =
  | { readonly kind: "changed"; readonly sheetId: string; readonly address: string }
  | { readonly kind: "activated"; readonly sheetId: string }
  | { readonly kind: "selected" };

/** Cells of a working: those that count, and those that are left out. */
export interface Marks {
  readonly counted: readonly Area[];
  readonly dropped: readonly Area[];
}

export type Unsubscribe = () => Promise<void>;

/** Texts kept in the workbook, by key. */
export interface SettingsStore {
  readonly get: (key: string) => string | null;
  /** Null takes the text away. */
  readonly put: (key: string, text: string | null) => Promise<void>;
}

/**
 * The workbook as the add-in uses it.
 *
 * Every promise may be rejected with a `TroubleError` that says in plain words what stands in the way.
 */
export interface Workbook {
  /** In the order of the tabs. */
  readonly sheets: () => Promise<readonly SheetInfo[]>;
  readonly activeSheet: () => Promise<SheetInfo>;
  readonly selection: () => Promise<Selection>;
  /** Reads an area, or where none is given the used part of the sheet. */
  readonly read: (sheetId: string, area: Area | null) => Promise<Grid>;
  readonly write: (job: WriteJob) => Promise<readonly Written[]>;
  /** Does several jobs as one step of Undo; trouble with one of them does not stop the others. */
  readonly writeEach: (jobs: readonly WriteJob[]) => Promise<readonly JobOutcome[]>;
  readonly activate: (sheetId: string) => Promise<void>;
  /** Selects a cell or an area and scrolls to it; the sheet becomes active. */
  readonly select: (sheetId: string, area: Area) => Promise<void>;
  /** Shows the hidden rows of an area; filters let everything pass again. */
  readonly showRows: (sheetId: string, area: Area) => Promise<void>;
  /** Gives an owned sheet to the user under a new name: it is no longer ours. */
  readonly release: (sheetId: string, name: string) => Promise<SheetRef>;
  /** Marks cells of a sheet, in place of those that are marked; null: no more marks. Values and formats stay. */
  readonly mark: (sheetId: string, marks: Marks | null) => Promise<void>;
  /** Whether a cell is being edited: reading and writing wait until that has ended. */
  readonly isEditing: () => Promise<boolean>;
  readonly settings: SettingsStore;
  readonly subscribe: (listener: (event: WorkbookEvent) => void) => Promise<Unsubscribe>;
}
