import type { FontStyle, Sheet as FileSheet, Workbook as FileBook } from "hucre";
import { readXlsx } from "hucre/xlsx";

import { Book, type Sheet } from "../../model";
import { chartsDigest, contentDigest, fullDigest } from "../digest";
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

const originOf = (sheet: Sheet, { entry, part, xml, root }: Reading): OriginSheet => ({
  entry,
  part,
  xml,
  root,
  isOwned: ownsItself(sheet),
  content: contentDigest(sheet),
  full: fullDigest(sheet),
  charts: chartsDigest(sheet),
});

/** Opens a workbook in the format of Excel 2007 and later. */
export const openPackage = async (name: string, bytes: Uint8Array, options: FileOptions): Promise<Opened> => {
  const pack = Package.open(bytes);
  const main = readWorkbookPart(pack);
  const file = await library(bytes, main);
  const book = new Book(name);
  const names = functionNames(options.customFunctions ?? []);
  const base = file.defaultFont ?? DEFAULT_FONT;
  const newId = (): string => book.newId();
  const context: SheetContext = {
    pack,
    names,
    newId,
    base,
    color: colorReader(file.themeColors),
    date1904: main.date1904,
  };
  const readings = readingsOf(pack, main, file);
  const sheets = readings.map((reading) => {
    const sheet = addSheet(book, reading);
    readSheet(sheet, reading.file, reading, context);
    sheet.visibility = visibilityOf(reading.entry.state);
    return sheet;
  });
  const sheetNamed = (wanted: string): Sheet | undefined => book.sheet(wanted);
  const sheetAt = (index: number): Sheet | undefined =>
    sheets[readings.findIndex(({ entry }) => entry.index === index)];
  sheets.forEach((sheet, n) => {
    sheet.charts = readCharts(sheet, readings[n]?.file.charts ?? [], { newId, sheetNamed });
  });
  readNames(book, main, sheetAt, names);
  readDocumentProperties(book, file.properties);
  readWorkbookState(book, main);
  const settings = readSettings(pack, main.part, options.addIn);
  for (const [key, value] of settings) book.settings.set(key, value);
  const front = frontSheet(book, sheetAt(main.active));
  if (front) book.activate(front);
  const known = new Map(
    sheets.flatMap((sheet, n) => (readings[n] ? [[sheet.id, originOf(sheet, readings[n])] as const] : [])),
  );
  return { book, options, origin: { bytes, pack, main, sheets: known, settings, base } };
};
