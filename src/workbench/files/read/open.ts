import type { FontStyle, Sheet as FileSheet, Workbook as FileBook } from "hucre";
import { readXlsx } from "hucre/xlsx";

import { Book, type Sheet } from "../../model";
import { chartsDigest, namesDigest, notesDigest, sheetDigest } from "../digest";
import { damaged, FileError } from "../error";
import { functionNames } from "../formula/names";
import { Package } from "../opc/package";
import { parseXml } from "../opc/xml";
import type { FileOptions, Opened, OriginSheet } from "../origin";
import { readSettings } from "../settings";
import { frontSheet, readDocumentProperties, readNames, readWorkbookState, visibilityOf } from "./book";
import { readCharts } from "./charts";
import { colorReader } from "./colors";
import { derivedId, uidOf } from "./properties";
import { readSheet, type SheetContext, type SheetPart } from "./sheet";
import { readWorkbookPart, type SheetEntry, type WorkbookPart } from "./workbook";

const DEFAULT_FONT: FontStyle = { name: "Calibri", size: 11 };

/** A worksheet on its way into the model. */
interface Reading extends SheetPart {
  readonly entry: SheetEntry;
  readonly file: FileSheet;
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && /over the \d+ limit/.test(error.message);

const library = async (bytes: Uint8Array, { sheets }: WorkbookPart): Promise<FileBook> => {
  try {
    return await readXlsx(bytes, {
      readStyles: true,
      sheets: (_, index) => sheets[index]?.part !== undefined,
    });
  } catch (error) {
    if (isTooLarge(error))
      throw new FileError(
        "A sheet of the workbook reaches over more than 20 million cells; that is more than can be opened.",
      );
    throw damaged("its sheets cannot be read");
  }
};

const readingsOf = (pack: Package, main: WorkbookPart, file: FileBook): readonly Reading[] => {
  const worksheets = main.sheets.flatMap((entry) =>
    entry.part === undefined ? [] : [{ entry, part: entry.part }],
  );
  if (worksheets.length === 0) throw new FileError("The workbook has no worksheet.");
  return worksheets.map(({ entry, part }, n) => {
    const own = file.sheets[n];
    if (own?.name !== entry.name) throw damaged(`its list of sheets has a gap at "${entry.name}"`);
    const xml = pack.text(part);
    return { entry, part, xml, root: parseXml(xml, "sheetData"), file: own };
  });
};

const freeId = (book: Book, { root, entry }: Reading): string => {
  const ids = [uidOf(root), derivedId(entry.sheetId)].filter((id) => id !== undefined);
  return ids.find((id) => !book.sheetById(id)) ?? book.newId();
};

const addSheet = (book: Book, reading: Reading): Sheet => {
  try {
    return book.addSheet({ name: reading.entry.name, id: freeId(book, reading) });
  } catch {
    throw damaged(
      `it has a sheet of the name "${reading.entry.name}", which Excel does not allow, or has it twice`,
    );
  }
};

const ownsItself = (sheet: Sheet): boolean =>
  [...sheet.customProperties.values()].some((value) => value.includes(sheet.id));

const originOf = (book: Book, sheet: Sheet, { entry, part, xml, root }: Reading): OriginSheet => {
  const isOwned = ownsItself(sheet);
  return {
    entry,
    part,
    xml,
    root,
    isOwned,
    digest: sheetDigest(sheet, isOwned),
    charts: chartsDigest(book, sheet),
    notes: notesDigest(sheet),
  };
};

const fillSheet = (book: Book, reading: Reading, context: SheetContext): Sheet => {
  const sheet = addSheet(book, reading);
  readSheet(sheet, reading.file, reading, context);
  sheet.visibility = visibilityOf(reading.entry.state);
  return sheet;
};

/** What belongs to the whole workbook, and what of its sheets refers to others. */
const readWhole = (
  book: Book,
  sheets: ReadonlyMap<Reading, Sheet>,
  main: WorkbookPart,
  context: SheetContext,
): void => {
  const sheetAt = (index: number): Sheet | undefined =>
    [...sheets].find(([{ entry }]) => entry.index === index)?.[1];
  const charts = { newId: context.newId, sheetNamed: (name: string) => book.sheet(name) };
  for (const [{ file }, sheet] of sheets) sheet.charts = readCharts(sheet, file.charts ?? [], charts);
  readNames(book, main, sheetAt, context.names);
  readWorkbookState(book, main);
  const front = frontSheet(book, sheetAt(main.active));
  if (front) book.activate(front);
};

/** Opens a workbook in the format of Excel 2007 and later. */
export const openPackage = async (name: string, bytes: Uint8Array, options: FileOptions): Promise<Opened> => {
  const pack = Package.open(bytes);
  const main = readWorkbookPart(pack);
  const file = await library(bytes, main);
  const book = new Book(name);
  const base = file.defaultFont ?? DEFAULT_FONT;
  const context: SheetContext = {
    pack,
    base,
    names: functionNames(options.customFunctions ?? []),
    newId: () => book.newId(),
    color: colorReader(file.themeColors),
    date1904: main.date1904,
  };
  const sheets = new Map(
    readingsOf(pack, main, file).map((reading) => [reading, fillSheet(book, reading, context)]),
  );
  readWhole(book, sheets, main, context);
  readDocumentProperties(book, file.properties);
  const settings = readSettings(pack, main.part, options.addIn);
  for (const [key, value] of settings) book.settings.set(key, value);
  const known = new Map([...sheets].map(([reading, sheet]) => [sheet.id, originOf(book, sheet, reading)]));
  const names = namesDigest(book);
  return { book, options, origin: { bytes, pack, main, sheets: known, settings, names, base } };
};
