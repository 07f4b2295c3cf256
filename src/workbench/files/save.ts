import type { FontStyle } from "hucre";

import type { Sheet } from "../model";
import { FileError } from "./error";
import { functionNames } from "./formula/names";
import { graftMetadata } from "./graft/metadata";
import { graftSheet, type SheetJob } from "./graft/sheet";
import { emptyPackage, WORKSHEET } from "./graft/skeleton";
import { graftStyles } from "./graft/styles";
import { graftWorkbook, type Listed } from "./graft/workbook";
import { MACRO_TYPE } from "./opc/names";
import type { Package } from "./opc/package";
import { relate, removeTree, targetOf, unrelate } from "./opc/relationships";
import { child, flag } from "./opc/xml";
import type { Opened } from "./origin";
import { type Plan, planOf, type SaveOptions, settingsChanged, type Writing } from "./plan";
import { readWorkbookPart, type WorkbookPart } from "./read/workbook";
import { writeSettings } from "./settings";
import { author, type Donor } from "./write/author";

const DEFAULT_FONT: FontStyle = { name: "Calibri", size: 11 };

/** A package in the making. */
interface Saving {
  readonly opened: Opened;
  readonly plan: Plan;
  readonly pack: Package;
  readonly main: WorkbookPart;
}

const checkName = (name: string, { origin }: Opened): void => {
  const extension = /\.[^.\\/]+$/.exec(name)?.[0].toLowerCase();
  const needed = origin?.pack.type(origin.main.part) === MACRO_TYPE ? ".xlsm" : ".xlsx";
  if (extension !== needed)
    throw new FileError(
      needed === ".xlsm"
        ? `The workbook holds macros; give it a name that ends in .xlsm, not ${name}.`
        : `Workbooks are saved as .xlsx; give a name that ends so, not ${name}.`,
    );
};

const partOf = ({ pack, main }: Saving, { origin }: Writing): { part: string; relationship: string } => {
  if (origin) return { part: origin.part, relationship: origin.entry.relationship };
  const part = pack.add(WORKSHEET.name, WORKSHEET.type, "");
  return { part, relationship: relate(pack, main.part, { kind: "worksheet", target: part }) };
};

const authored = async (
  { opened: { book, origin, options } }: Saving,
  writings: readonly Writing[],
): Promise<Donor> => {
  const kept = new Set(writings.filter(({ keepDrawing }) => keepDrawing).map(({ sheet }) => sheet));
  const names = functionNames(options.customFunctions ?? []);
  try {
    return await author(
      writings.map(({ sheet }) => sheet),
      kept,
      { book, names, base: origin?.base ?? DEFAULT_FONT },
    );
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError("The sheets that were added cannot be written to a file.", { cause: error });
  }
};

const isSelected = ({ root }: { readonly root: Parameters<typeof child>[0] }): boolean =>
  flag(child(child(root, "sheetViews"), "sheetView"), "tabSelected");

/** The sheet to be in front; none where one that is not written says that it is selected, since two selected sheets would be edited together. */
const frontOf = ({ opened: { book, origin }, plan }: Saving): Sheet | undefined => {
  const written = new Set(plan.writings.map(({ origin: own }) => own));
  const others = [...(origin?.sheets.values() ?? [])].filter((sheet) => !written.has(sheet));
  return others.some(isSelected) ? undefined : book.active;
};

/** Writes the sheets of the plan; the answer is each one's relationship to the workbook. */
const writeSheets = async (saving: Saving): Promise<ReadonlyMap<Sheet, string>> => {
  const { opened, plan, pack, main } = saving;
  const { writings } = plan;
  if (writings.length === 0) return new Map();
  const donor = await authored(saving, writings);
  const front = frontOf(saving);
  const hasArrays = donor.parts.some((part) => donor.pack.text(part).includes(' cm="'));
  const graft = {
    pack,
    names: functionNames(opened.options.customFunctions ?? []),
    lineStyle: donor.lineStyle,
    styles: graftStyles(pack, main.part, donor.pack),
    dynamic: hasArrays ? graftMetadata(pack, main.part) : 0,
  };
  const relationships = new Map<Sheet, string>();
  writings.forEach((writing, n) => {
    const { sheet, origin: old, keepDrawing, keepNotes } = writing;
    const { part, relationship } = partOf(saving, writing);
    const isFront = front === sheet;
    const job: SheetJob = {
      isFront,
      sheet,
      part,
      old,
      keepDrawing,
      keepNotes,
      donor: donor.pack,
      donorPart: donor.parts[n] ?? "",
    };
    graftSheet(graft, job, donor.errors[n] ?? new Set());
    relationships.set(sheet, relationship);
  });
  return relationships;
};

const removeSheets = ({ pack, main, plan }: Saving): void => {
  for (const { part, entry } of plan.removed) {
    unrelate(pack, main.part, ({ id }) => id === entry.relationship);
    removeTree(pack, part);
  }
};

/** The chain lists every cell with a formula; Excel makes it anew. */
const removeCalcChain = ({ pack, main }: Saving): void => {
  const chain = targetOf(pack, main.part, "calcChain");
  if (chain === undefined) return;
  unrelate(pack, main.part, ({ kind }) => kind === "calcChain");
  if (pack.has(chain)) pack.remove(chain);
};

/** The sheets in the model's order; a chart sheet stays behind the worksheet that it followed. */
const listOf = (saving: Saving, relationships: ReadonlyMap<Sheet, string>): readonly Listed[] => {
  const { opened, main } = saving;
  let nextId = Math.max(0, ...main.sheets.map(({ sheetId }) => sheetId)) + 1;
  const chartsBehind = (index: number): readonly Listed[] => {
    const end = main.sheets.findIndex((each) => each.index > index && each.part !== undefined);
    return main.sheets.slice(index + 1, end < 0 ? undefined : end).map((entry) => ({
      entry,
      sheet: undefined,
      sheetId: entry.sheetId,
      relationship: entry.relationship,
      written: false,
    }));
  };
  const removed = saving.plan.removed.flatMap(({ entry }) => chartsBehind(entry.index));
  const sheets = opened.book.sheets.flatMap((sheet): readonly Listed[] => {
    const entry = opened.origin?.sheets.get(sheet.id)?.entry;
    const written = relationships.has(sheet);
    const relationship = entry?.relationship ?? relationships.get(sheet) ?? "";
    const listed = { entry, sheet, sheetId: entry?.sheetId ?? nextId++, relationship, written };
    return [listed, ...(entry ? chartsBehind(entry.index) : [])];
  });
  return [...chartsBehind(-1), ...sheets, ...removed];
};

/**
 * The file that holds a workbook. The sheets that the add-in has added or
 * changed are written into the package that was opened; every other part of
 * it keeps its bytes, and document properties, protection and the way of
 * calculating stay those of the file. A workbook that was opened from text is
 * written whole.
 */
export const saveWorkbook = async (
  opened: Opened,
  name: string,
  how: SaveOptions = {},
): Promise<Uint8Array> => {
  checkName(name, opened);
  const plan = planOf(opened, how);
  if (opened.origin && plan.isUnchanged) return opened.origin.bytes;
  const pack = opened.origin?.pack.copy() ?? emptyPackage();
  const main = opened.origin?.main ?? readWorkbookPart(pack);
  const saving: Saving = { opened, plan, pack, main };
  removeSheets(saving);
  const relationships = await writeSheets(saving);
  const list = listOf(saving, relationships);
  const { book, options } = opened;
  const names = functionNames(options.customFunctions ?? []);
  const front = frontOf(saving);
  const active = front && list.findIndex(({ sheet }) => sheet === front);
  pack.write(main.part, graftWorkbook(main, { list, active, names, book }));
  if (settingsChanged(opened)) writeSettings(pack, main.part, options.addIn, book.settings);
  removeCalcChain(saving);
  return pack.bytes();
};
