import { flag, type XmlElement } from "./opc/xml";

/** What a protected sheet can allow, by its names in files and in the API; a set attribute in the file forbids. */
const ALLOWANCES = [
  ["autoFilter", "allowAutoFilter", true],
  ["deleteColumns", "allowDeleteColumns", true],
  ["deleteRows", "allowDeleteRows", true],
  ["formatCells", "allowFormatCells", true],
  ["formatColumns", "allowFormatColumns", true],
  ["formatRows", "allowFormatRows", true],
  ["insertColumns", "allowInsertColumns", true],
  ["insertHyperlinks", "allowInsertHyperlinks", true],
  ["insertRows", "allowInsertRows", true],
  ["objects", "allowEditObjects", false],
  ["pivotTables", "allowPivotTables", true],
  ["scenarios", "allowEditScenarios", false],
  ["sort", "allowSort", true],
] as const;

/** The options of a sheet's protection as the API names them. */
export const protectionOptions = (element: XmlElement | undefined): Readonly<Record<string, unknown>> =>
  Object.fromEntries(ALLOWANCES.map(([file, api, usual]) => [api, !flag(element, file, usual)]));

/** The protection element that says the same; the password, which nobody keeps, is not in it. */
export const protectionXml = (options: Readonly<Record<string, unknown>>): string => {
  const stated = ALLOWANCES.filter(([, api, usual]) => (options[api] === true) === usual);
  const attributes = stated.map(([file, , usual]) => ` ${file}="${usual ? 0 : 1}"`);
  return `<sheetProtection sheet="1"${attributes.join("")}/>`;
};
