import { CONTENT_TYPE, DECLARATION, NAMESPACE, WORKBOOK_TYPE } from "../opc/names";
import { Package } from "../opc/package";

const OFFICE = NAMESPACE.relationships;

const PARTS: ReadonlyMap<string, string> = new Map([
  [
    "[Content_Types].xml",
    `<Types xmlns="${NAMESPACE.types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK_TYPE}"/>` +
      '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/></Types>',
  ],
  [
    "_rels/.rels",
    `<Relationships xmlns="${NAMESPACE.package}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/extended-properties" Target="docProps/app.xml"/></Relationships>`,
  ],
  [
    // LibreOffice shows the results that a file holds only if it is told that Excel calculated them.
    "docProps/app.xml",
    '<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Microsoft Excel</Application></Properties>',
  ],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${NAMESPACE.main}" xmlns:r="${OFFICE}"><bookViews><workbookView activeTab="0"/></bookViews><sheets></sheets></workbook>`,
  ],
]);

/** A package without sheets, for a workbook that is written from the model alone. */
export const emptyPackage = (): Package => {
  const encoder = new TextEncoder();
  return new Package(new Map([...PARTS].map(([part, xml]) => [part, encoder.encode(DECLARATION + xml)])));
};

export const WORKSHEET = { name: "xl/worksheets/sheet#.xml", type: CONTENT_TYPE.worksheet } as const;
