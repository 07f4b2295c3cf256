import { zipSync } from "fflate";

/** The parts of a package, by name. */
export type Parts = ReadonlyMap<string, string | Uint8Array>;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const REL = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SHEET_ML = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const xml = (text: string): string => DECLARATION + text.replace(/\n\s*/g, "");

/** A zip archive of these parts. */
export const packed = (parts: Parts): Uint8Array => {
  const encoder = new TextEncoder();
  const files = [...parts].map(([name, part]) => [
    name,
    typeof part === "string" ? encoder.encode(part) : part,
  ]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>);
};

export const relationships = (entries: readonly (readonly [string, string, string])[]): string =>
  xml(
    `<Relationships xmlns="${PACKAGE}/relationships">${entries
      .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${REL}/${kind}" Target="${target}"/>`)
      .join("")}</Relationships>`,
  );

const override = (part: string, type: string): string =>
  `<Override PartName="/${part}" ContentType="${type}"/>`;

const CONTENT_TYPES = xml(`<Types xmlns="${PACKAGE}/content-types">
  <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
  <Default Extension="xml" ContentType="application/xml"/>
  <Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>
  <Default Extension="bin" ContentType="${SHEET_ML}.printerSettings"/>
  ${override("xl/workbook.xml", `${SHEET_ML}.sheet.main+xml`)}
  ${["sheet1", "sheet2", "sheet4", "sheet5"].map((n) => override(`xl/worksheets/${n}.xml`, `${SHEET_ML}.worksheet+xml`)).join("")}
  ${override("xl/chartsheets/sheet3.xml", `${SHEET_ML}.chartsheet+xml`)}
  ${override("xl/styles.xml", `${SHEET_ML}.styles+xml`)}
  ${override("xl/sharedStrings.xml", `${SHEET_ML}.sharedStrings+xml`)}
  ${override("xl/calcChain.xml", `${SHEET_ML}.calcChain+xml`)}
  ${override("xl/tables/table1.xml", `${SHEET_ML}.table+xml`)}
  ${override("xl/comments1.xml", `${SHEET_ML}.comments+xml`)}
  ${override("xl/drawings/drawing1.xml", "application/vnd.openxmlformats-officedocument.drawing+xml")}
  ${override("docProps/app.xml", "application/vnd.openxmlformats-officedocument.extended-properties+xml")}
</Types>`);

const STYLES = xml(`<styleSheet xmlns="${MAIN}">
  <numFmts count="2"><numFmt numFmtId="164" formatCode="0&quot;–3&quot;"/><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd hh:mm"/></numFmts>
  <fonts count="2"><font><sz val="10"/><color theme="1"/><name val="Arial"/><family val="2"/></font>
    <font><b/><sz val="10"/><color rgb="FFC00000"/><name val="Arial"/><family val="2"/></font></fonts>
  <fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
    <fill><patternFill patternType="solid"><fgColor theme="4" tint="0.8"/><bgColor indexed="64"/></patternFill></fill></fills>
  <borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>
    <border><left/><right/><top/><bottom style="medium"><color auto="1"/></bottom><diagonal/></border></borders>
  <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
  <cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
    <xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
    <xf numFmtId="170" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
    <xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1"><alignment horizontal="center" wrapText="1"/></xf>
    <xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
  <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
  <dxfs count="0"/><tableStyles count="0"/>
</styleSheet>`);

const SHARED_STRINGS = xml(`<sst xmlns="${MAIN}" count="3" uniqueCount="3">
  <si><t>Name</t></si><si><r><t xml:space="preserve">Ann </t></r><r><rPr><b/></rPr><t>Lee</t></r></si>
  <si><t>_x005F_x0041_ &amp; co</t></si></sst>`);

const OPEN_CELLS = `
  <row r="1"><c r="A1" t="s" s="3"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Rd 1</t></is></c><c r="C1"><v>1</v></c></row>
  <row r="2" hidden="1"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>2</v></c><c r="C2" s="1"><v>2.5</v></c></row>
  <row r="3" ht="30" customHeight="1"><c r="A3" s="2"><v>45369.123456789</v></c><c r="B3" s="4"><v>60</v></c>
    <c r="C3" t="d"><v>2024-03-18T12:00:00</v></c></row>
  <row r="4"><c r="A4"><f t="shared" ref="A4:A6" si="0">C1*$C$1+SUM(C$1:C1)</f><v>2</v></c>
    <c r="B4" t="str"><f>"="&amp;B1</f><v>=Rd 1</v></c><c r="C4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>
  <row r="5"><c r="A5"><f t="shared" si="0"/><v>5</v></c><c r="B5" t="b"><f>TRUE()</f><v>1</v></c><c r="C5" t="e"><v>#N/A</v></c></row>
  <row r="6"><c r="A6"><f t="shared" si="0"/><v>8</v></c><c r="B6"><f>_xldudf_CROSSTABLE_CHECK(A1:C3)</f><v>7</v></c></row>
  <row r="8"><c r="A8" cm="1"><f t="array" ref="A8:B8">_xlfn._xlws.SORT(A1:B1)</f><v>3</v></c><c r="B8"><v>4</v></c></row>`;

const sheet = (content: string, attributes = ""): string =>
  xml(`<worksheet xmlns="${MAIN}" xmlns:r="${REL}"${attributes}>${content}</worksheet>`);

const OPEN = sheet(
  `<sheetPr codeName="Tabelle1"><tabColor indexed="10"/></sheetPr><dimension ref="A1:C8"/>
  <sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>
  <cols><col min="2" max="3" width="20.5" customWidth="1"/><col min="4" max="4" hidden="1" width="9"/></cols>
  <sheetData>${OPEN_CELLS}</sheetData>
  <mergeCells count="1"><mergeCell ref="A10:B11"/></mergeCells>
  <dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="B2:B3 D2"><formula1>"W,L,D"</formula1></dataValidation></dataValidations>
  <pageMargins left="0.5" right="0.5" top="1" bottom="1" header="0.3" footer="0.3"/>
  <pageSetup paperSize="9" orientation="landscape" r:id="rId3"/><headerFooter><oddFooter>&amp;LLeft &amp;&amp; &amp;CPage &amp;P&amp;RRight</oddFooter></headerFooter>
  <ignoredErrors><ignoredError sqref="A1" numberStoredAsText="1"/></ignoredErrors>
  <drawing r:id="rId1"/><legacyDrawing r:id="rId4"/><tableParts count="1"><tablePart r:id="rId2"/></tableParts>`,
);

const TABLE =
  xml(`<table xmlns="${MAIN}" id="5" name="Entries" displayName="Entries" ref="A1:B3" totalsRowShown="0">
  <autoFilter ref="A1:B3"/><tableColumns count="2"><tableColumn id="1" name="Name"/><tableColumn id="2" name="Rd 1"/></tableColumns>
  <tableStyleInfo name="TableStyleLight1" showFirstColumn="1" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>`);

const WORKBOOK = xml(`<workbook xmlns="${MAIN}" xmlns:r="${REL}">
  <workbookPr/><bookViews><workbookView activeTab="1" firstSheet="1"/></bookViews>
  <sheets><sheet name="Notes &amp; &lt;Q&apos;s&gt;" sheetId="3" r:id="rId1"/><sheet name="Open" sheetId="7" r:id="rId2"/>
    <sheet name="Chart1" sheetId="8" r:id="rId3"/><sheet name="Lists" sheetId="9" state="hidden" r:id="rId4"/>
    <sheet name="Secret" sheetId="300" state="veryHidden" r:id="rId5"/></sheets>
  <definedNames><definedName name="_xlnm.Print_Titles" localSheetId="1">Open!$A:$A,Open!$1:$1</definedName>
    <definedName name="Entrants">Open!$A$1:$A$3</definedName><definedName name="Local" localSheetId="4">Secret!$A$1</definedName></definedNames>
  <calcPr calcId="191029"/></workbook>`);

/** A workbook with what directors' files hold: formulas of every kind, dates, hidden sheets, a chart sheet, a table, a comment. */
export const richParts = (): Map<string, string | Uint8Array> =>
  new Map<string, string | Uint8Array>([
    ["[Content_Types].xml", CONTENT_TYPES],
    [
      "_rels/.rels",
      relationships([
        ["rId1", "officeDocument", "xl/workbook.xml"],
        ["rId2", "extended-properties", "docProps/app.xml"],
      ]),
    ],
    ["docProps/app.xml", xml("<Properties><Application>Microsoft Excel</Application></Properties>")],
    ["xl/workbook.xml", WORKBOOK],
    [
      "xl/_rels/workbook.xml.rels",
      relationships([
        ["rId1", "worksheet", "worksheets/sheet1.xml"],
        ["rId2", "worksheet", "/xl/worksheets/sheet2.xml"],
        ["rId3", "chartsheet", "chartsheets/sheet3.xml"],
        ["rId4", "worksheet", "worksheets/sheet4.xml"],
        ["rId5", "worksheet", "worksheets/sheet5.xml"],
        ["rId6", "styles", "styles.xml"],
        ["rId7", "sharedStrings", "sharedStrings.xml"],
        ["rId8", "calcChain", "calcChain.xml"],
      ]),
    ],
    ["xl/styles.xml", STYLES],
    ["xl/sharedStrings.xml", SHARED_STRINGS],
    ["xl/calcChain.xml", xml(`<calcChain xmlns="${MAIN}"><c r="A4" i="7"/></calcChain>`)],
    [
      "xl/worksheets/sheet1.xml",
      sheet(
        '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>',
        ` xmlns:xr="u" xr:uid="{0B0E4B4D-7A35-4C54-9F2E-1D2C3B4A5968}"`,
      ),
    ],
    ["xl/worksheets/sheet2.xml", OPEN],
    [
      "xl/worksheets/_rels/sheet2.xml.rels",
      relationships([
        ["rId1", "drawing", "../drawings/drawing1.xml"],
        ["rId2", "table", "../tables/table1.xml"],
        ["rId3", "printerSettings", "../printerSettings/p1.bin"],
        ["rId4", "vmlDrawing", "../drawings/v1.vml"],
        ["rId5", "comments", "../comments1.xml"],
      ]),
    ],
    [
      "xl/chartsheets/sheet3.xml",
      xml(
        `<chartsheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"/></sheetViews></chartsheet>`,
      ),
    ],
    ["xl/worksheets/sheet4.xml", sheet("<sheetData/>")],
    [
      "xl/worksheets/sheet5.xml",
      sheet('<sheetData><row><c><v>1</v></c><c t="inlineStr"><is><t>x</t></is></c></row></sheetData>'),
    ],
    ["xl/tables/table1.xml", TABLE],
    [
      "xl/comments1.xml",
      xml(
        `<comments xmlns="${MAIN}"><authors><author>TD</author></authors><commentList><comment ref="A1" authorId="0"><text><t>note</t></text></comment></commentList></comments>`,
      ),
    ],
    ["xl/drawings/v1.vml", "<xml/>"],
    [
      "xl/drawings/drawing1.xml",
      xml('<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing"/>'),
    ],
    ["xl/printerSettings/p1.bin", Uint8Array.from([0, 1, 2, 255])],
  ]);
