import type { Book, Sheet } from "../../model";
import type { FunctionNames } from "../formula/names";
import { type Edit, edited, escapeAttribute, replace, toXstring, withAttribute } from "../opc/edit";
import { NAMESPACE } from "../opc/names";
import { attributesOf, child, childrenOf, numberAttribute, type XmlElement } from "../opc/xml";
import type { SheetEntry, WorkbookPart } from "../read/workbook";
import { nameEdits } from "./names";

/** A sheet in the list that the workbook is to have. */
export interface Listed {
  /** Its entry in the file; a new sheet has none. */
  readonly entry: SheetEntry | undefined;
  /** The sheet of the model; a chart sheet has none. */
  readonly sheet: Sheet | undefined;
  readonly sheetId: number;
  readonly relationship: string;
  /** Whether its part is written. */
  readonly written: boolean;
}

const STATES = { Visible: "visible", Hidden: "hidden", VeryHidden: "veryHidden" } as const;

const ownPrefix = (main: WorkbookPart): { readonly prefix: string; readonly declaration: string } => {
  const tags = [...childrenOf(child(main.root, "sheets"), "sheet").map(({ tag }) => tag)];
  const used = tags.flatMap((tag) => [...attributesOf(tag).keys()]).find((name) => name.endsWith(":id"));
  return used === undefined
    ? { prefix: "r", declaration: ` xmlns:r="${NAMESPACE.relationships}"` }
    : { prefix: used.slice(0, -3), declaration: "" };
};

const newEntry = (main: WorkbookPart, { sheet, sheetId, relationship }: Listed): string => {
  const { prefix, declaration } = ownPrefix(main);
  const state = sheet && sheet.visibility !== "Visible" ? ` state="${STATES[sheet.visibility]}"` : "";
  return (
    `<${main.root.prefix}sheet name="${escapeAttribute(toXstring(sheet?.name ?? ""))}" sheetId="${sheetId}"` +
    `${state}${declaration} ${prefix}:id="${relationship}"/>`
  );
};

const oldEntry = (element: XmlElement, { entry, sheet }: Listed, xml: string): string => {
  const rest = xml.slice(element.start + element.tag.length, element.end);
  if (!sheet || !entry) return element.tag + rest;
  const named =
    sheet.name === entry.name ? element.tag : withAttribute(element.tag, "name", toXstring(sheet.name));
  const state = STATES[sheet.visibility];
  return (state === entry.state ? named : withAttribute(named, "state", state)) + rest;
};

const sheetsEdit = (main: WorkbookPart, list: readonly Listed[]): readonly Edit[] => {
  const element = child(main.root, "sheets");
  if (!element) return [];
  const old = childrenOf(element, "sheet");
  const entries = list.map((each) => {
    const own = each.entry && old[each.entry.index];
    return own ? oldEntry(own, each, main.xml) : newEntry(main, each);
  });
  const { prefix, name } = element;
  const opening = element.tag.endsWith("/>") ? `${element.tag.slice(0, -2).trimEnd()}>` : element.tag;
  return [replace(element, `${opening}${entries.join("")}</${prefix}${name}>`)];
};

/** Turns the place of a sheet in the file's list into its place in the new one; the first sheet stands in for one that is gone. */
const viewEdits = (
  main: WorkbookPart,
  list: readonly Listed[],
  active: number | undefined,
): readonly Edit[] => {
  const places = new Map(list.flatMap(({ entry }, n) => (entry ? [[entry.index, n] as const] : [])));
  return childrenOf(child(main.root, "bookViews"), "workbookView").flatMap((element) => {
    const tag = ["activeTab", "firstSheet"].reduce((text, name) => {
      const old = numberAttribute(element, name) ?? 0;
      const place = name === "activeTab" && active !== undefined ? active : (places.get(old) ?? 0);
      return place === old ? text : withAttribute(text, name, String(place));
    }, element.tag);
    return tag === element.tag
      ? []
      : [{ start: element.start, end: element.start + element.tag.length, text: tag }];
  });
};

/** What the workbook's main part is to say. */
export interface WorkbookChange {
  readonly list: readonly Listed[];
  /** The place of the sheet to be in front; undefined leaves the one that is. */
  readonly active: number | undefined;
  readonly names: FunctionNames;
  readonly book: Book;
}

/** The workbook's main part with its list of sheets, names and views brought up to date. */
export const graftWorkbook = (main: WorkbookPart, change: WorkbookChange): string =>
  edited(main.xml, [
    ...sheetsEdit(main, change.list),
    ...nameEdits(main, change),
    ...viewEdits(main, change.list, change.active),
  ]);
