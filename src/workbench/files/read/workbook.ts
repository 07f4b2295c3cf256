import { damaged, FileError } from "../error";
import { MACRO_TYPE, WORKBOOK_TYPE } from "../opc/names";
import type { Package } from "../opc/package";
import { relationshipsOf, targetOf } from "../opc/relationships";
import {
  attribute,
  child,
  childrenOf,
  flag,
  numberAttribute,
  parseXml,
  textOf,
  type XmlElement,
} from "../opc/xml";

/** A sheet as the workbook's main part lists it. */
export interface SheetEntry {
  /** Its place in the list, chart sheets included: what names and views count by. */
  readonly index: number;
  readonly name: string;
  readonly sheetId: number;
  readonly relationship: string;
  readonly state: string;
  /** The sheet's part; undefined where it is no worksheet but a chart or macro sheet. */
  readonly part: string | undefined;
}

/** A name of the workbook; its sheet is a place in the list. */
export interface NameEntry {
  readonly name: string;
  readonly refersTo: string;
  readonly index: number | undefined;
  readonly hidden: boolean;
  readonly comment: string;
}

/** What the workbook's main part says. */
export interface WorkbookPart {
  readonly part: string;
  readonly xml: string;
  readonly root: XmlElement;
  readonly sheets: readonly SheetEntry[];
  readonly names: readonly NameEntry[];
  readonly date1904: boolean;
  /** The place of the sheet in front. */
  readonly active: number;
}

const entriesOf = (pack: Package, part: string, root: XmlElement): readonly SheetEntry[] => {
  const worksheets = new Map(
    relationshipsOf(pack, part)
      .filter(({ kind }) => kind === "worksheet")
      .map(({ id, target }) => [id, target]),
  );
  return childrenOf(child(root, "sheets"), "sheet").map((element, index) => {
    const relationship = attribute(element, "id") ?? "";
    return {
      index,
      name: attribute(element, "name") ?? "",
      sheetId: numberAttribute(element, "sheetId") ?? 0,
      relationship,
      state: attribute(element, "state") ?? "visible",
      part: worksheets.get(relationship),
    };
  });
};

const namesOf = (xml: string, root: XmlElement): readonly NameEntry[] =>
  childrenOf(child(root, "definedNames"), "definedName").map((element) => ({
    name: attribute(element, "name") ?? "",
    refersTo: textOf(xml, element),
    index: numberAttribute(element, "localSheetId"),
    hidden: flag(element, "hidden"),
    comment: attribute(element, "comment") ?? "",
  }));

const mainPart = (pack: Package): string => {
  const part = targetOf(pack, "", "officeDocument");
  if (part === undefined || !pack.has(part)) throw damaged("it has no main part");
  const type = pack.type(part);
  if (type !== WORKBOOK_TYPE && type !== MACRO_TYPE)
    throw new FileError("The file is no Excel workbook, though it is packed like one.");
  return part;
};

/** Reads the main part of a workbook. */
export const readWorkbookPart = (pack: Package): WorkbookPart => {
  const part = mainPart(pack);
  const xml = pack.text(part);
  const root = parseXml(xml);
  if (root.name !== "workbook") throw damaged("its main part describes no workbook");
  return {
    part,
    xml,
    root,
    sheets: entriesOf(pack, part, root),
    names: namesOf(xml, root),
    date1904: flag(child(root, "workbookPr"), "date1904"),
    active: numberAttribute(child(child(root, "bookViews"), "workbookView"), "activeTab") ?? 0,
  };
};
