import type { Book, Sheet } from "../model";
import { chartsDigest, namesDigest, notesDigest, sheetDigest } from "./digest";
import { FileError } from "./error";
import type { Opened, Origin, OriginSheet } from "./origin";

/** A sheet of the model that is to be written, and what it was in the file. */
export interface Writing {
  readonly sheet: Sheet;
  /** Undefined for a sheet that the file did not have. */
  readonly origin: OriginSheet | undefined;
  /** Whether the drawing in the file stays: the model's charts are those that were in it. */
  readonly keepDrawing: boolean;
  /** Whether its notes in the file stay as they are. */
  readonly keepNotes: boolean;
}

/** What is to be done to the package. */
export interface Plan {
  readonly writings: readonly Writing[];
  /** The sheets of the file that are gone. */
  readonly removed: readonly OriginSheet[];
  readonly isUnchanged: boolean;
}

/** How a workbook is saved. */
export interface SaveOptions {
  /**
   * Whether sheets of the user's that were changed are written too, from the
   * model, which simplifies what it does not hold: texts of several formats,
   * theme colors, gradients. Without it such a change is refused.
   */
  readonly userEdits?: boolean;
}

const refuse = (name: string, what: string): never => {
  throw new FileError(
    `The sheet "${name}" was ${what}, but it is not one that the add-in wrote. Sheets of yours are never changed; nothing was saved.`,
  );
};

const writingOf = (
  book: Book,
  sheet: Sheet,
  origin: OriginSheet | undefined,
  { userEdits = false }: SaveOptions,
): readonly Writing[] => {
  if (!origin) return [{ sheet, origin, keepDrawing: false, keepNotes: false }];
  const keepDrawing = chartsDigest(book, sheet) === origin.charts;
  const isSame = sheetDigest(sheet, origin.isOwned) === origin.digest;
  if (isSame && (keepDrawing || !origin.isOwned)) return [];
  if (!origin.isOwned && !userEdits) refuse(origin.entry.name, "changed");
  return [{ sheet, origin, keepDrawing, keepNotes: notesDigest(sheet) === origin.notes }];
};

const removedFrom = (
  { book }: Opened,
  { sheets }: Origin,
  { userEdits = false }: SaveOptions,
): readonly OriginSheet[] => {
  const removed = [...sheets].filter(([id]) => !book.sheetById(id)).map(([, sheet]) => sheet);
  for (const { entry, isOwned } of removed) if (!isOwned && !userEdits) refuse(entry.name, "deleted");
  return removed;
};

const sameTexts = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

const isSameOrder = ({ book }: Opened, { sheets }: Origin): boolean => {
  const ids = [...sheets.keys()];
  return book.sheets.length === ids.length && book.sheets.every(({ id }, n) => id === ids[n]);
};

/** Compares a workbook with what it was when opened; throws where a sheet that is not the add-in's has changed. */
export const planOf = (opened: Opened, options: SaveOptions): Plan => {
  const { book, origin } = opened;
  const writings = book.sheets.flatMap((sheet) =>
    writingOf(book, sheet, origin?.sheets.get(sheet.id), options),
  );
  const removed = origin ? removedFrom(opened, origin, options) : [];
  const isUnchanged =
    origin !== undefined &&
    writings.length === 0 &&
    isSameOrder(opened, origin) &&
    namesDigest(book) === origin.names &&
    sameTexts(book.settings, origin.settings);
  return { writings, removed, isUnchanged };
};

export const settingsChanged = ({ book, origin }: Opened): boolean =>
  !sameTexts(book.settings, origin?.settings ?? new Map());
