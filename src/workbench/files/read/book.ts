import type { WorkbookProperties } from "hucre";

import { type Book, type Sheet, type Visibility, WHOLE_SHEET } from "../../model";
import { sheetAreaOf, unionOf } from "../areas";
import type { FunctionNames } from "../formula/names";
import { attribute, child, flag } from "../opc/xml";
import type { NameEntry, WorkbookPart } from "./workbook";

const STATES: ReadonlyMap<string, Visibility> = new Map([
  ["hidden", "Hidden"],
  ["veryHidden", "VeryHidden"],
]);

export const visibilityOf = (state: string): Visibility => STATES.get(state) ?? "Visible";

const isWholeRows = ({ columns }: { readonly columns: number }): boolean => columns === WHOLE_SHEET.columns;

const readPrintName = (sheet: Sheet, { name, refersTo }: NameEntry): void => {
  const areas = unionOf(refersTo).flatMap((text) => sheetAreaOf(text)?.area ?? []);
  if (name === "_xlnm.Print_Area") sheet.page.printArea = areas[0];
  if (name !== "_xlnm.Print_Titles") return;
  sheet.page.titleRows = areas.find(isWholeRows);
  sheet.page.titleColumns = areas.find((area) => !isWholeRows(area));
};

/** Gives the workbook and its sheets their names; `sheetAt` finds the sheet at a place of the file's list. */
export const readNames = (
  book: Book,
  { names }: WorkbookPart,
  sheetAt: (index: number) => Sheet | undefined,
  functions: FunctionNames,
): void => {
  for (const entry of names) {
    const sheet = entry.index === undefined ? undefined : sheetAt(entry.index);
    if (sheet && entry.name.startsWith("_xlnm.")) readPrintName(sheet, entry);
    const scope = entry.index === undefined ? book.names : sheet?.names;
    if (!entry.name.startsWith("_xlnm."))
      scope?.push({
        name: entry.name,
        formula: functions.shown(entry.refersTo),
        comment: entry.comment,
        visible: !entry.hidden,
      });
  }
};

/** The document properties by their names in the library and in the API. */
const PROPERTIES = [
  ["title", "title"],
  ["subject", "subject"],
  ["creator", "author"],
  ["keywords", "keywords"],
  ["description", "comments"],
  ["lastModifiedBy", "lastAuthor"],
  ["created", "creationDate"],
  ["company", "company"],
  ["manager", "manager"],
  ["category", "category"],
] as const;

export const readDocumentProperties = (book: Book, properties: WorkbookProperties = {}): void => {
  for (const [file, api] of PROPERTIES) {
    const value = properties[file];
    if (value !== undefined) book.properties.set(api, value);
  }
  for (const [name, value] of Object.entries(properties.custom ?? {})) book.customProperties.set(name, value);
};

/** How the workbook calculates and whether its structure is protected. */
export const readWorkbookState = (book: Book, { root }: WorkbookPart): void => {
  const mode = attribute(child(root, "calcPr"), "calcMode");
  if (mode === "manual") book.calculationMode = "Manual";
  if (mode === "autoNoTable") book.calculationMode = "AutomaticExceptTables";
  if (flag(child(root, "workbookProtection"), "lockStructure")) book.protection = { password: undefined };
};

/** The sheet in front: the one that the file names, or the first that is visible. */
export const frontSheet = (book: Book, active: Sheet | undefined): Sheet | undefined =>
  active?.visibility === "Visible" ? active : book.sheets.find(({ visibility }) => visibility === "Visible");
