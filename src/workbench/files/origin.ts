import type { FontStyle } from "hucre";

import type { Book } from "../model";
import type { Package } from "./opc/package";
import type { SheetEntry, WorkbookPart } from "./read/workbook";
import type { SheetPart } from "./read/sheet";
import type { Settings } from "./settings";

/** What files are opened and saved with. */
export interface FileOptions {
  /** The add-in's custom functions by the names that users type, from its `functions.json`. */
  readonly customFunctions?: readonly string[];
  /** The add-in's id, from its manifest. */
  readonly addIn?: string;
}

/** A worksheet as it was when the file was opened. */
export interface OriginSheet extends SheetPart {
  readonly entry: SheetEntry;
  /** Whether the add-in had made it: one of its custom properties names the sheet's own id. */
  readonly isOwned: boolean;
  /** What it held: everything if it is owned, else what users make of a sheet. */
  readonly digest: string;
  readonly charts: string;
  readonly notes: string;
}

/** The package that a workbook was opened from, and what was in it. */
export interface Origin {
  readonly bytes: Uint8Array;
  readonly pack: Package;
  readonly main: WorkbookPart;
  /** By the sheet's id in the model. */
  readonly sheets: ReadonlyMap<string, OriginSheet>;
  readonly settings: Settings;
  /** The names of the workbook, as text. */
  readonly names: string;
  /** The default font. */
  readonly base: FontStyle;
}

/** A workbook that has been opened. */
export interface Opened {
  readonly book: Book;
  /** Undefined where it was opened from text, so that there is no package to keep. */
  readonly origin: Origin | undefined;
  readonly options: FileOptions;
}
