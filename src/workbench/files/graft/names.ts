import { type Area, type DefinedName, quoteSheet, sameName, type Sheet } from "../../model";
import { absoluteAddress } from "../areas";
import { type Edit, escapeAttribute, escapeText, replace, withAttribute } from "../opc/edit";
import { attribute, child, childrenOf, numberAttribute, textOf, type XmlElement } from "../opc/xml";
import type { WorkbookPart } from "../read/workbook";
import type { Listed, WorkbookChange } from "./workbook";

/** Names that Excel keeps for itself, such as the one that says what is printed. */
const isReserved = (name: string): boolean => name.startsWith("_xlnm.");

const PRINT_AREA = "_xlnm.Print_Area";
const PRINT_TITLES = "_xlnm.Print_Titles";

const on = (sheet: Sheet, area: Area | undefined): string =>
  area ? `${quoteSheet(sheet.name)}!${absoluteAddress(area)}` : "";

/** The names that say what of a sheet is printed, and what it refers to. */
const printNames = (sheet: Sheet): readonly (readonly [string, string])[] => {
  const { printArea, titleRows, titleColumns } = sheet.page;
  const titles = [on(sheet, titleColumns), on(sheet, titleRows)].filter((text) => text !== "").join(",");
  const names = [[PRINT_AREA, on(sheet, printArea)] as const, [PRINT_TITLES, titles] as const];
  return names.filter(([, text]) => text !== "");
};

/** A name of the file and where its sheet is now; no place means that it belongs to the whole workbook. */
interface Known {
  readonly element: XmlElement;
  readonly name: string;
  readonly place: number | undefined;
  readonly listed: Listed | undefined;
}

const knownNames = (main: WorkbookPart, list: readonly Listed[]): readonly Known[] =>
  childrenOf(child(main.root, "definedNames"), "definedName").flatMap((element): readonly Known[] => {
    const index = numberAttribute(element, "localSheetId");
    const name = attribute(element, "name") ?? "";
    if (index === undefined) return [{ element, name, place: undefined, listed: undefined }];
    const place = list.findIndex(({ entry }) => entry?.index === index);
    return place < 0 ? [] : [{ element, name, place, listed: list[place] }];
  });

const modelNames = ({ book }: WorkbookChange, { listed, place }: Pick<Known, "listed" | "place">) =>
  place === undefined ? book.names : (listed?.sheet?.names ?? []);

const placed = ({ element, place }: Known): string =>
  place === undefined || numberAttribute(element, "localSheetId") === place
    ? element.tag
    : withAttribute(element.tag, "localSheetId", String(place));

/** A name of the file as it is to stand; "" where it goes. */
const kept = (main: WorkbookPart, known: Known, change: WorkbookChange): string => {
  const { element, name, listed, place } = known;
  const isPrint = name === PRINT_AREA || name === PRINT_TITLES;
  if (isPrint && listed?.written === true) return "";
  const whole = placed(known) + main.xml.slice(element.innerStart, element.end);
  if (isReserved(name) || (place !== undefined && !listed?.sheet)) return whole;
  const model = modelNames(change, known).find((each) => sameName(each.name, name));
  if (!model) return "";
  if (model.formula === change.names.shown(textOf(main.xml, element))) return whole;
  const closing = main.xml.slice(element.innerEnd, element.end);
  return placed(known) + escapeText(change.names.stored(model.formula)) + closing;
};

const nameXml = (prefix: string, name: string, refersTo: string, place?: number): string => {
  const scope = place === undefined ? "" : ` localSheetId="${place}"`;
  return `<${prefix}definedName name="${escapeAttribute(name)}"${scope}>${escapeText(refersTo)}</${prefix}definedName>`;
};

const added = (main: WorkbookPart, known: readonly Known[], change: WorkbookChange): readonly string[] => {
  const { prefix } = main.root;
  const isNew = (place: number | undefined) => (each: DefinedName) =>
    !known.some((old) => old.place === place && sameName(old.name, each.name));
  const print = (names: readonly DefinedName[], place?: number): readonly string[] =>
    names
      .filter(isNew(place))
      .map(({ name, formula }) => nameXml(prefix, name, change.names.stored(formula), place));
  const ofSheets = change.list.flatMap(({ sheet, written }, place) => [
    ...print(sheet?.names ?? [], place),
    ...(sheet && written ? printNames(sheet).map(([name, text]) => nameXml(prefix, name, text, place)) : []),
  ]);
  return [...print(change.book.names), ...ofSheets];
};

/** Brings the names of the workbook up to date: places of sheets, what the model changed, what of the written sheets is printed. */
export const nameEdits = (main: WorkbookPart, change: WorkbookChange): readonly Edit[] => {
  const known = knownNames(main, change.list);
  const texts = [...known.map((each) => kept(main, each, change)), ...added(main, known, change)].join("");
  const element = child(main.root, "definedNames");
  const { prefix } = main.root;
  const whole = texts === "" ? "" : `<${prefix}definedNames>${texts}</${prefix}definedNames>`;
  if (element) return [replace(element, whole)];
  const before =
    child(main.root, "externalReferences") ??
    child(main.root, "functionGroups") ??
    child(main.root, "sheets");
  return before ? [{ start: before.end, end: before.end, text: whole }] : [];
};
