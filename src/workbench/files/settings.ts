import { append, type Edit, edited, escapeAttribute, escapeText, replace } from "./opc/edit";
import { CONTENT_TYPE, DECLARATION } from "./opc/names";
import type { Package } from "./opc/package";
import { relate, relationshipsOf } from "./opc/relationships";
import { attribute, child, childrenOf, parseXml, textOf } from "./opc/xml";

/**
 * Where the document settings of the add-in are kept.
 *
 * Excel keeps them in the web extension that stands for the add-in in a
 * workbook. A workbook that has none for this add-in is not given one, since
 * opening it would ask for the add-in on every computer; the settings then
 * stand in a custom XML part, which Excel leaves alone.
 *
 * @see https://learn.microsoft.com/openspecs/office_standards/ms-owexml/
 */
export type Settings = ReadonlyMap<string, string>;

const SETTINGS = "urn:excel-tiebreaks:document-settings";
/** The id that a custom XML part has among its kind, in every workbook the same. */
const ITEM_ID = "{5B1F0C2E-9A4D-4C57-8E3B-7D20A61C94F8}";

const customPart = (pack: Package, main: string): string | undefined =>
  relationshipsOf(pack, main).find(
    ({ kind, target }) => kind === "customXml" && pack.has(target) && pack.text(target).includes(SETTINGS),
  )?.target;

const readCustom = (pack: Package, part: string): Settings => {
  const xml = pack.text(part);
  return new Map(
    childrenOf(parseXml(xml), "setting").map((element) => [
      attribute(element, "name") ?? "",
      textOf(xml, element),
    ]),
  );
};

/** The part of the web extension that stands for the add-in. */
const extensionPart = (pack: Package, addIn: string | undefined): string | undefined => {
  const panes = relationshipsOf(pack, "").find(({ kind }) => kind === "webextensiontaskpanes")?.target;
  if (panes === undefined || addIn === undefined) return undefined;
  const isOurs = (part: string): boolean =>
    attribute(child(parseXml(pack.text(part)), "reference"), "id")?.toLowerCase() === addIn.toLowerCase();
  return relationshipsOf(pack, panes).find(
    ({ kind, target }) => kind === "webextension" && pack.has(target) && isOurs(target),
  )?.target;
};

const readExtension = (pack: Package, part: string): Settings =>
  new Map(
    childrenOf(child(parseXml(pack.text(part)), "properties"), "property").map((element) => [
      attribute(element, "name") ?? "",
      attribute(element, "value") ?? "",
    ]),
  );

/** The document settings of the add-in with this id, as its JSON texts. */
export const readSettings = (pack: Package, main: string, addIn: string | undefined): Settings => {
  const extension = extensionPart(pack, addIn);
  if (extension !== undefined) return readExtension(pack, extension);
  const custom = customPart(pack, main);
  return custom === undefined ? new Map() : readCustom(pack, custom);
};

const writeExtension = (pack: Package, part: string, settings: Settings): void => {
  const xml = pack.text(part);
  const root = parseXml(xml);
  const tag = `${root.prefix}property`;
  const properties = [...settings].map(
    ([name, value]) => `<${tag} name="${escapeAttribute(name)}" value="${escapeAttribute(value)}"/>`,
  );
  const list = child(root, "properties");
  const text = `<${root.prefix}properties>${properties.join("")}</${root.prefix}properties>`;
  const edit: Edit = list ? replace(list, text) : append(root, text);
  pack.write(part, edited(xml, [edit]));
};

const customXml = (settings: Settings): string => {
  const elements = [...settings].map(
    ([name, value]) => `<setting name="${escapeAttribute(name)}">${escapeText(value)}</setting>`,
  );
  return `${DECLARATION}<settings xmlns="${SETTINGS}">${elements.join("")}</settings>`;
};

const PROPERTIES =
  `${DECLARATION}<ds:datastoreItem ds:itemID="${ITEM_ID}" xmlns:ds="http://schemas.openxmlformats.org/officeDocument/2006/customXml">` +
  `<ds:schemaRefs><ds:schemaRef ds:uri="${SETTINGS}"/></ds:schemaRefs></ds:datastoreItem>`;

const addCustom = (pack: Package, main: string, settings: Settings): void => {
  const target = pack.add("customXml/item#.xml", "application/xml", customXml(settings));
  relate(pack, main, { kind: "customXml", target });
  const properties = pack.add("customXml/itemProps#.xml", CONTENT_TYPE.customXmlProps, PROPERTIES);
  relate(pack, target, { kind: "customXmlProps", target: properties });
};

/** Keeps the document settings where readSettings finds them. */
export const writeSettings = (
  pack: Package,
  main: string,
  addIn: string | undefined,
  settings: Settings,
): void => {
  const extension = extensionPart(pack, addIn);
  const custom = customPart(pack, main);
  if (extension !== undefined) writeExtension(pack, extension, settings);
  else if (custom !== undefined) pack.write(custom, customXml(settings));
  else addCustom(pack, main, settings);
};
