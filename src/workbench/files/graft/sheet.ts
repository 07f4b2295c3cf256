import type { Sheet } from "../../model";
import type { FunctionNames } from "../formula/names";
import { escapeAttribute, toXstring } from "../opc/edit";
import { CONTENT_TYPE, DECLARATION } from "../opc/names";
import type { Package } from "../opc/package";
import { relate, relationshipsOf, removeTree, unrelate } from "../opc/relationships";
import { attribute, child, numberAttribute, parseXml } from "../opc/xml";
import { protectionXml } from "../protection";
import type { SheetPart } from "../read/sheet";
import { columnsXml, formatXml, type StyleNumber } from "../write/lines";
import { emptyElement, fitXml, pageSections } from "../write/page";
import { tableXml } from "../write/tables";
import { validationsXml } from "../write/validations";
import { adoptTargets, withIds } from "./adopt";
import { carryOver } from "./carry";
import { type CellGraft, graftCells, graftRows } from "./cells";
import { graftNotes } from "./notes";
import { worksheetTag } from "./root";
import { Sections } from "./sections";

/** A sheet to be put into a package, and what it is made from. */
export interface SheetJob {
  readonly sheet: Sheet;
  /** Where it goes. */
  readonly part: string;
  /** What stood there before. */
  readonly old: SheetPart | undefined;
  /** Whether the drawing that stood there, with its charts and pictures, stays. */
  readonly keepDrawing: boolean;
  /** Whether the notes that stood there stay as they are. */
  readonly keepNotes: boolean;
  /** Whether it is the selected sheet; two of them would be edited together. */
  readonly isFront: boolean;
  readonly donor: Package;
  readonly donorPart: string;
}

export interface SheetGraft extends Omit<CellGraft, "errors"> {
  readonly pack: Package;
  readonly names: FunctionNames;
  readonly lineStyle: StyleNumber;
}

/** Takes off what is written anew; what nothing else refers to goes. */
const clear = (pack: Package, { part, keepDrawing }: SheetJob): void => {
  const anew = new Set(["table", "customProperty", "hyperlink", ...(keepDrawing ? [] : ["drawing"])]);
  const gone = relationshipsOf(pack, part).filter(({ kind }) => anew.has(kind));
  unrelate(pack, part, ({ kind }) => anew.has(kind));
  for (const { target, external } of gone) if (!external && pack.has(target)) removeTree(pack, target);
};

const highestTableNumber = (pack: Package): number =>
  [...pack.parts.keys()]
    .filter((part) => pack.type(part) === CONTENT_TYPE.table)
    .reduce((most, part) => Math.max(most, numberAttribute(parseXml(pack.text(part)), "id") ?? 0), 0);

const addTables = ({ pack, names }: SheetGraft, { sheet, part }: SheetJob): string => {
  const references = sheet.tables.map((table) => {
    const xml = tableXml(sheet, table, highestTableNumber(pack) + 1, names);
    const target = pack.add("xl/tables/table#.xml", CONTENT_TYPE.table, xml);
    return `<tablePart r:id="${relate(pack, part, { kind: "table", target })}"/>`;
  });
  return references.length === 0
    ? ""
    : `<tableParts count="${references.length}">${references.join("")}</tableParts>`;
};

const utf16 = (text: string): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let n = 0; n < text.length; n++) bytes.setUint16(n * 2, text.charCodeAt(n), true);
  return new Uint8Array(bytes.buffer);
};

const addProperties = (pack: Package, { sheet, part }: SheetJob): string => {
  const elements = [...sheet.customProperties].map(([name, value]) => {
    const target = pack.add("xl/customProperty#.bin", CONTENT_TYPE.customProperty, utf16(value));
    const id = relate(pack, part, { kind: "customProperty", target });
    return `<customPr name="${escapeAttribute(toXstring(name))}" r:id="${id}"/>`;
  });
  return elements.length === 0 ? "" : `<customProperties>${elements.join("")}</customProperties>`;
};

const propertiesXml = (sheet: Sheet, old: SheetPart | undefined): string => {
  const codeName = attribute(child(old?.root, "sheetPr"), "codeName");
  const color =
    sheet.tabColor === "" ? "" : emptyElement("tabColor", { rgb: `FF${sheet.tabColor.slice(1)}` });
  const content = color + fitXml(sheet.page);
  const attributes = codeName === undefined ? "" : ` codeName="${escapeAttribute(codeName)}"`;
  return content + attributes === "" ? "" : `<sheetPr${attributes}>${content}</sheetPr>`;
};

/** What the library has written for the sheet, in the numbers of the workbook. */
const donorSections = (graft: SheetGraft, job: SheetJob, errors: ReadonlySet<string>): Sections => {
  const xml = job.donor.text(job.donorPart);
  const ids = adoptTargets(graft.pack, job.part, job.donor, job.donorPart);
  const sections = new Sections();
  for (const { name, start, end } of parseXml(xml, "sheetData").children)
    sections.add(name, withIds(xml.slice(start, end), ids));
  const cells = graftCells(sections.get("sheetData"), { ...graft, errors });
  const rowStyle: StyleNumber = (line) => graft.styles.cell(graft.lineStyle(line));
  sections.set("sheetData", graftRows(cells, job.sheet, rowStyle));
  sections.set(
    "conditionalFormatting",
    sections
      .get("conditionalFormatting")
      .replace(/ dxfId="(\d+)"/g, (_, old: string) => ` dxfId="${graft.styles.conditional(Number(old))}"`),
  );
  sections.set("cols", columnsXml(job.sheet, rowStyle));
  return sections;
};

const ownSections = (graft: SheetGraft, job: SheetJob): ReadonlyMap<string, string> =>
  new Map([
    ["sheetPr", propertiesXml(job.sheet, job.old)],
    ["sheetFormatPr", formatXml(job.sheet)],
    ["sheetProtection", job.sheet.protection ? protectionXml(job.sheet.protection.options) : ""],
    ["dataValidations", validationsXml(job.sheet.validations)],
    ["customProperties", addProperties(graft.pack, job)],
    ["tableParts", addTables(graft, job)],
    ...pageSections(job.sheet.page),
  ]);

const keptDrawing = ({ old, keepDrawing }: SheetJob): string => {
  const drawing = keepDrawing ? child(old?.root, "drawing") : undefined;
  return old && drawing ? old.xml.slice(drawing.start, drawing.end) : "";
};

const selected = (views: string, isFront: boolean): string => {
  const plain = views.replace(/ tabSelected="[^"]*"/g, "");
  return isFront ? plain.replace(/<((?:\w+:)?sheetView)(?=[\s/>])/, '<$1 tabSelected="1"') : plain;
};

/** Writes a sheet into a package, over the part that was there or as a new one. */
export const graftSheet = (graft: SheetGraft, job: SheetJob, errors: ReadonlySet<string>): void => {
  if (job.old) clear(graft.pack, job);
  const sections = donorSections(graft, job, errors);
  for (const [name, text] of ownSections(graft, job)) sections.set(name, text);
  sections.add("drawing", keptDrawing(job));
  if (job.old) carryOver(sections, job.sheet, job.old);
  if (!job.keepNotes) sections.set("legacyDrawing", graftNotes(graft.pack, job));
  sections.set("sheetViews", selected(sections.get("sheetViews"), job.isFront));
  const tag = worksheetTag(job.sheet.id, job.old?.root.tag);
  graft.pack.write(job.part, `${DECLARATION}${tag}${sections.toString()}</worksheet>`);
};
