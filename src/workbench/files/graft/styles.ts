import {
  append,
  type Edit,
  edited,
  escapeAttribute,
  replace,
  setAttribute,
  withAttribute,
} from "../opc/edit";
import { CONTENT_TYPE } from "../opc/names";
import type { Package } from "../opc/package";
import { relate, targetOf } from "../opc/relationships";
import { attribute, child, childrenOf, numberAttribute, parseXml, type XmlElement } from "../opc/xml";
import { BUILT_IN } from "./formats";

/** Where the donor's styles are found among the workbook's. */
export interface StyleMap {
  readonly cell: (number: number) => number;
  readonly conditional: (number: number) => number;
}

/** The lists of a style sheet, in the order that the format prescribes. */
const ORDER = [
  "numFmts",
  "fonts",
  "fills",
  "borders",
  "cellStyleXfs",
  "cellXfs",
  "cellStyles",
  "dxfs",
] as const;

type ListName = (typeof ORDER)[number];

interface Sheet {
  readonly xml: string;
  readonly root: XmlElement;
}

const itemsOf = ({ xml, root }: Sheet, list: ListName): readonly string[] =>
  (child(root, list)?.children ?? []).map(({ start, end }) => xml.slice(start, end));

const prefixed = (xml: string, prefix: string): string =>
  prefix === "" ? xml : xml.replace(/<(\/?)(?=\w)/g, (_, slash: string) => `<${slash}${prefix}`);

/** Where a list that the style sheet lacks belongs. */
const insertList = ({ root }: Sheet, list: ListName, text: string): Edit => {
  const before = ORDER.slice(0, ORDER.indexOf(list));
  const last = root.children.filter(({ name }) => before.some((each) => each === name)).at(-1);
  const at = last?.end ?? root.innerStart;
  return { start: at, end: at, text };
};

const extend = (sheet: Sheet, list: ListName, items: readonly string[]): readonly Edit[] => {
  if (items.length === 0) return [];
  const { prefix } = sheet.root;
  const element = child(sheet.root, list);
  const text = prefixed(items.join(""), prefix);
  if (!element)
    return [insertList(sheet, list, `<${prefix}${list} count="${items.length}">${text}</${prefix}${list}>`)];
  const count = String(element.children.length + items.length);
  if (element.innerEnd !== element.end) return [setAttribute(element, "count", count), append(element, text)];
  const opening = withAttribute(element.tag, "count", count).slice(0, -2).trimEnd();
  return [replace(element, `${opening}>${text}</${prefix}${list}>`)];
};

/** Adds the donor's items to a list, each that the list has already under the number that it has. */
const merge = (sheet: Sheet, list: ListName, items: readonly string[]) => {
  const known = itemsOf(sheet, list);
  const places = new Map(known.map((item, n) => [item, n]));
  const added: string[] = [];
  const numbers = items.map((item) => {
    const own = prefixed(item, sheet.root.prefix);
    const at = places.get(own) ?? known.length + added.length;
    if (!places.has(own)) added.push(item);
    places.set(own, at);
    return at;
  });
  return { numbers, edits: extend(sheet, list, added) };
};

interface Format {
  readonly id: number;
  readonly code: string;
}

const formatsOf = ({ root }: Sheet): readonly Format[] =>
  childrenOf(child(root, "numFmts"), "numFmt").map((element) => ({
    id: numberAttribute(element, "numFmtId") ?? 0,
    code: attribute(element, "formatCode") ?? "",
  }));

/** Number formats below 164 are built in. */
const FIRST_OWN = 164;

const mergeFormats = (sheet: Sheet, donor: Sheet) => {
  const known = formatsOf(sheet);
  const ids = new Map([...BUILT_IN, ...known.map(({ id, code }) => [code, id] as const)]);
  let next = Math.max(FIRST_OWN - 1, ...known.map(({ id }) => id)) + 1;
  const added: string[] = [];
  const map = new Map<string, string>();
  for (const { id, code } of formatsOf(donor)) {
    if (!ids.has(code)) {
      added.push(`<numFmt numFmtId="${next}" formatCode="${escapeAttribute(code)}"/>`);
      ids.set(code, next++);
    }
    map.set(String(id), String(ids.get(code)));
  }
  return { map, edits: extend(sheet, "numFmts", added) };
};

type Numbers = readonly number[];

/** The default font, fill and border of the workbook stay those of its own first style. */
const withDefaults = (numbers: Numbers, defaults: number): Numbers =>
  numbers.map((number, n) => (n < defaults ? n : number));

/** A donor's cell or conditional format in the workbook's numbers. */
const renumbered = (xml: string, maps: ReadonlyMap<string, (old: string) => string>): string =>
  xml.replace(/ (numFmtId|fontId|fillId|borderId)="(\d+)"/g, (_, name: string, old: string) => {
    return ` ${name}="${maps.get(name)?.(old) ?? old}"`;
  });

const by =
  (numbers: Numbers) =>
  (old: string): string =>
    String(numbers[Number(old)] ?? 0);

const numbering =
  (numbers: Numbers) =>
  (old: number): number =>
    numbers[old] ?? 0;

/** Adds the donor's styles to a style sheet; nothing that it has is changed or moved. */
const graft = (sheet: Sheet, donor: Sheet): { readonly xml: string; readonly map: StyleMap } => {
  const formats = mergeFormats(sheet, donor);
  const fonts = merge(sheet, "fonts", itemsOf(donor, "fonts"));
  const fills = merge(sheet, "fills", itemsOf(donor, "fills"));
  const borders = merge(sheet, "borders", itemsOf(donor, "borders"));
  const maps = new Map([
    ["numFmtId", (old: string) => formats.map.get(old) ?? old],
    ["fontId", by(withDefaults(fonts.numbers, 1))],
    ["fillId", by(withDefaults(fills.numbers, 2))],
    ["borderId", by(withDefaults(borders.numbers, 1))],
  ]);
  const cells = merge(
    sheet,
    "cellXfs",
    itemsOf(donor, "cellXfs").map((xml) => renumbered(xml, maps)),
  );
  const conditionals = merge(
    sheet,
    "dxfs",
    itemsOf(donor, "dxfs").map((xml) => renumbered(xml, maps)),
  );
  const edits = [formats, fonts, fills, borders, cells, conditionals].flatMap((each) => each.edits);
  return {
    xml: edited(sheet.xml, edits),
    map: { cell: numbering(withDefaults(cells.numbers, 1)), conditional: numbering(conditionals.numbers) },
  };
};

const sheetOf = (xml: string): Sheet => ({ xml, root: parseXml(xml) });

/** Adds the donor's styles to the workbook; one that has no style sheet gets the donor's. */
export const graftStyles = (pack: Package, main: string, donor: Package): StyleMap => {
  const donorXml = donor.text(targetOf(donor, targetOf(donor, "", "officeDocument") ?? "", "styles") ?? "");
  const part = targetOf(pack, main, "styles");
  if (part === undefined || !pack.has(part)) {
    const name = pack.has("xl/styles.xml") ? "xl/styles#.xml" : "xl/styles.xml";
    const target = pack.add(name, CONTENT_TYPE.styles, donorXml);
    relate(pack, main, { kind: "styles", target });
    return { cell: (number) => number, conditional: (number) => number };
  }
  const { xml, map } = graft(sheetOf(pack.text(part)), sheetOf(donorXml));
  if (xml !== pack.text(part)) pack.write(part, xml);
  return map;
};
