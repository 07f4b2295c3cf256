/** The XML namespaces of a workbook's parts. */
export const NAMESPACE = {
  main: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
  relationships: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
  package: "http://schemas.openxmlformats.org/package/2006/relationships",
  types: "http://schemas.openxmlformats.org/package/2006/content-types",
  revision: "http://schemas.microsoft.com/office/spreadsheetml/2014/revision",
  compatibility: "http://schemas.openxmlformats.org/markup-compatibility/2006",
} as const;

/** What a relationship says its target is: the last word of its type. */
export type RelationshipKind =
  | "officeDocument"
  | "worksheet"
  | "styles"
  | "calcChain"
  | "sheetMetadata"
  | "table"
  | "drawing"
  | "chart"
  | "customProperty"
  | "customXml"
  | "customXmlProps"
  | "hyperlink"
  | "comments"
  | "vmlDrawing"
  | "threadedComment";

const SHEET_ML = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The content types of the parts that are written. */
export const CONTENT_TYPE = {
  worksheet: `${SHEET_ML}.worksheet+xml`,
  table: `${SHEET_ML}.table+xml`,
  styles: `${SHEET_ML}.styles+xml`,
  metadata: `${SHEET_ML}.sheetMetadata+xml`,
  customProperty: `${SHEET_ML}.customProperty`,
  drawing: "application/vnd.openxmlformats-officedocument.drawing+xml",
  chart: "application/vnd.openxmlformats-officedocument.drawingml.chart+xml",
  comments: `${SHEET_ML}.comments+xml`,
  vmlDrawing: "application/vnd.openxmlformats-officedocument.vmlDrawing",
  customXmlProps: "application/vnd.openxmlformats-officedocument.customXmlProperties+xml",
} as const;

/** The main part of a workbook, and of one with macros. */
export const WORKBOOK_TYPE = `${SHEET_ML}.sheet.main+xml`;
export const MACRO_TYPE = "application/vnd.ms-excel.sheet.macroEnabled.main+xml";

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const TRANSITIONAL = "http://schemas.openxmlformats.org/";
const STRICT = "http://purl.oclc.org/ooxml/";
const DIALECT: readonly (readonly [string, string])[] = [
  [`${TRANSITIONAL}spreadsheetml/2006/main`, `${STRICT}spreadsheetml/main`],
  [`${TRANSITIONAL}officeDocument/2006/relationships`, `${STRICT}officeDocument/relationships`],
  [`${TRANSITIONAL}drawingml/2006/`, `${STRICT}drawingml/`],
];

/** What the relationship types of a workbook in the strict variant of the format begin with. */
export const STRICT_RELATIONSHIPS = `${STRICT}officeDocument/relationships`;

/** A part with the namespaces of the strict variant. */
export const toStrict = (xml: string): string =>
  DIALECT.reduce((text, [transitional, strict]) => text.replaceAll(transitional, strict), xml);
