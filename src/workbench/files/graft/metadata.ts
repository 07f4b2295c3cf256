import { append, type Edit, edited, setAttribute } from "../opc/edit";
import { CONTENT_TYPE, DECLARATION, NAMESPACE } from "../opc/names";
import type { Package } from "../opc/package";
import { relate, targetOf } from "../opc/relationships";
import { attribute, child, childrenOf, numberAttribute, parseXml, type XmlElement } from "../opc/xml";

const NAME = "XLDAPR";

/** What Excel writes for a dynamic array; the braces are the extension's registered id. */
const TYPE =
  `<metadataType name="${NAME}" minSupportedVersion="120000" copy="1" pasteAll="1" pasteValues="1" merge="1" splitFirst="1" ` +
  'rowColShift="1" clearFormats="1" clearComments="1" assign="1" coerce="1" cellMeta="1"/>';
const PROPERTIES =
  '<bk><extLst><ext uri="{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}">' +
  '<xda:dynamicArrayProperties xmlns:xda="http://schemas.microsoft.com/office/spreadsheetml/2017/dynamicarray" fDynamic="1" fCollapsed="0"/>' +
  "</ext></extLst></bk>";

const EMPTY = `${DECLARATION}<metadata xmlns="${NAMESPACE.main}"></metadata>`;

const ORDER = [
  "metadataTypes",
  "metadataStrings",
  "mdxMetadata",
  "futureMetadata",
  "cellMetadata",
  "valueMetadata",
  "extLst",
];

const prefixed = (xml: string, prefix: string): string =>
  xml.replace(/<(\/?)(?=\w+[\s/>])/g, (_, slash: string) => `<${slash}${prefix}`);

/** Adds an item to one of the lists of the metadata; a missing list is put where the format wants it. */
const withItem = (
  xml: string,
  list: { readonly name: string; readonly tag: string },
  item: string,
): string => {
  const root = parseXml(xml);
  const element = listOf(root, list);
  const text = prefixed(item, root.prefix);
  if (element && element.innerEnd !== element.end) {
    const count = String(element.children.length + 1);
    return edited(xml, [setAttribute(element, "count", count), append(element, text)]);
  }
  const full = `${prefixed(list.tag, root.prefix)}${text}</${root.prefix}${list.name}>`;
  const before = ORDER.slice(0, ORDER.indexOf(list.name) + 1);
  const at = root.children.filter(({ name }) => before.includes(name)).at(-1)?.end ?? root.innerStart;
  const edit: Edit = element
    ? { start: element.start, end: element.end, text: full }
    : { start: at, end: at, text: full };
  return edited(xml, [edit]);
};

const LISTS = {
  types: { name: "metadataTypes", tag: '<metadataTypes count="1">' },
  blocks: { name: "futureMetadata", tag: `<futureMetadata name="${NAME}" count="1">` },
  cells: { name: "cellMetadata", tag: '<cellMetadata count="1">' },
} as const;

const listOf = (root: XmlElement, { name }: { readonly name: string }): XmlElement | undefined =>
  childrenOf(root, name).find((each) => name !== LISTS.blocks.name || attribute(each, "name") === NAME);

/** The number, from 1, of the kind of metadata that dynamic arrays are. */
const typeNumber = (root: XmlElement): number =>
  childrenOf(listOf(root, LISTS.types), "metadataType").findIndex(
    (each) => attribute(each, "name") === NAME,
  ) + 1;

/** The number, from 1, that a cell gives to say that its formula is a dynamic array. */
const cellNumber = (root: XmlElement): number => {
  const type = typeNumber(root);
  return (
    childrenOf(listOf(root, LISTS.cells), "bk").findIndex(
      (block) => numberAttribute(child(block, "rc"), "t") === type,
    ) + 1
  );
};

const ensured = (xml: string): string => {
  const typed = typeNumber(parseXml(xml)) > 0 ? xml : withItem(xml, LISTS.types, TYPE);
  const blocks = listOf(parseXml(typed), LISTS.blocks);
  const described = (blocks?.children.length ?? 0) > 0 ? typed : withItem(typed, LISTS.blocks, PROPERTIES);
  const root = parseXml(described);
  if (cellNumber(root) > 0) return described;
  return withItem(described, LISTS.cells, `<bk><rc t="${typeNumber(root)}" v="0"/></bk>`);
};

/** Makes the workbook know dynamic arrays; the answer is the number by which cells say that they hold one. */
export const graftMetadata = (pack: Package, main: string): number => {
  const existing = targetOf(pack, main, "sheetMetadata");
  const xml = existing === undefined ? EMPTY : pack.text(existing);
  const result = ensured(xml);
  if (existing === undefined) {
    const name = pack.has("xl/metadata.xml") ? "xl/metadata#.xml" : "xl/metadata.xml";
    const target = pack.add(name, CONTENT_TYPE.metadata, result);
    relate(pack, main, { kind: "sheetMetadata", target });
  } else if (result !== xml) pack.write(existing, result);
  return cellNumber(parseXml(result));
};
