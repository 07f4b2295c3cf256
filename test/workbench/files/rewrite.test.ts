import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";

import { openWorkbook, saveWorkbook } from "../../../src/workbench/files";
import { EMPTY_CELL } from "../../../src/workbench/model";
import { packed, type Parts, relationships, richParts } from "./fixture";
import { addStandings, contentOf } from "./standings";

const OPTIONS = {
  customFunctions: ["STANDINGS", "TIEBREAK.EXPLAIN"],
  addIn: "11111111-2222-3333-4444-555555555555",
};

const unpacked = (file: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));

/** What a user may have put on a sheet of the add-in's in Excel, by where it stands in the sheet's part. */
const ADDITIONS: readonly (readonly [string, string])[] = [
  [
    "<conditionalFormatting ",
    '<conditionalFormatting sqref="C4:C9"><cfRule type="top10" dxfId="0" priority="9" rank="3"/></conditionalFormatting>',
  ],
  [
    "<customProperties>",
    '<rowBreaks count="1" manualBreakCount="1"><brk id="9" max="16383" man="1"/></rowBreaks>',
  ],
  ["<tableParts ", '<legacyDrawing r:id="rId90"/>'],
];

/** The written file as Excel gives it back after a user has worked on the sheet Standings. */
const withAdditions = (file: Uint8Array): Parts => {
  const parts = new Map<string, string | Uint8Array>(unpacked(file));
  for (const name of ["xl/customProperty1.bin", "xl/printerSettings/p1.bin"])
    parts.set(name, unzipSync(file)[name] ?? "");
  const part = "xl/worksheets/sheet3.xml";
  const sheet = ADDITIONS.reduce(
    (xml, [before, added]) => xml.replace(before, added + before),
    String(parts.get(part)),
  );
  parts.set(
    part,
    sheet
      .replace("<sheetView ", '<sheetView zoomScale="150" tabSelected="1" ')
      .replace("<sheetPr>", '<sheetPr codeName="Sheet9">'),
  );
  const list = "xl/worksheets/_rels/sheet3.xml.rels";
  const more = relationships([
    ["rId90", "vmlDrawing", "../drawings/v9.vml"],
    ["rId91", "comments", "../comments9.xml"],
  ]);
  parts.set(
    list,
    String(parts.get(list)).replace("</Relationships>", /<Relationship .*/.exec(more)?.[0] ?? ""),
  );
  return parts
    .set("xl/drawings/v9.vml", "<xml/>")
    .set("xl/comments9.xml", "<comments><authors/><commentList/></comments>");
};

describe("a sheet of the add-in's on which a user has worked, written again,", () => {
  let before: Map<string, string>;
  let after: Map<string, string>;
  let sheet: string;

  beforeAll(async () => {
    const opened = await openWorkbook("event.xlsx", packed(richParts()), OPTIONS);
    addStandings(opened);
    const file = packed(withAdditions(await saveWorkbook(opened, "out.xlsx")));
    const again = await openWorkbook("out.xlsx", file, OPTIONS);
    again.book.sheet("Standings")?.cells.patch(3, 2, { value: 8 });
    before = unpacked(file);
    after = unpacked(await saveWorkbook(again, "out.xlsx"));
    sheet = after.get("xl/worksheets/sheet3.xml") ?? "";
  });

  test.each(ADDITIONS.map(([, added]) => added))("keeps %s", (added) => {
    expect(sheet).toContain(added.replace("rId90", "rId90"));
  });

  test("keeps its comments, chart and code name", () => {
    expect(after.get("xl/comments9.xml")).toBe(before.get("xl/comments9.xml"));
    expect(after.get("xl/charts/chart1.xml")).toBe(before.get("xl/charts/chart1.xml"));
    expect(after.get("xl/worksheets/_rels/sheet3.xml.rels")).toContain('Id="rId91"');
    expect(sheet).toContain('codeName="Sheet9"');
  });

  test("keeps its zoom, but is not selected beside another sheet", () => {
    expect(sheet).toContain('zoomScale="150"');
    expect(sheet).not.toContain("tabSelected");
  });

  test("has each element once, in the order of the format", () => {
    const names = [
      ...sheet
        .replace(/<sheetData>.*<\/sheetData>/, "")
        .matchAll(
          /<(rowBreaks|dataValidations|pageMargins|customProperties|drawing|legacyDrawing|tableParts)[ >/]/g,
        ),
    ];
    expect(names.map((match) => match[1])).toEqual([
      "dataValidations",
      "pageMargins",
      "rowBreaks",
      "customProperties",
      "drawing",
      "legacyDrawing",
      "tableParts",
    ]);
  });
});

test("charts that have changed are drawn anew, and their old parts go", async () => {
  const opened = await openWorkbook("event.xlsx", packed(richParts()), OPTIONS);
  addStandings(opened);
  const again = await openWorkbook("out.xlsx", await saveWorkbook(opened, "out.xlsx"), OPTIONS);
  const [chart] = again.book.sheet("Standings")?.charts ?? [];
  if (chart) chart.title = "Another title";
  const after = unpacked(await saveWorkbook(again, "out.xlsx"));
  expect([...after.keys()].filter((name) => name.startsWith("xl/charts/"))).toEqual(["xl/charts/chart1.xml"]);
  expect(after.get("xl/charts/chart1.xml")).toContain("Another title");
});

test("a renamed sheet of the add-in's keeps its id, and its print titles follow", async () => {
  const opened = await openWorkbook("event.xlsx", packed(richParts()), OPTIONS);
  const { id } = addStandings(opened);
  const again = await openWorkbook("out.xlsx", await saveWorkbook(opened, "out.xlsx"), OPTIONS);
  const standings = again.book.sheetById(id);
  if (standings) standings.name = "Round 5 'final' list";
  const third = await openWorkbook("out.xlsx", await saveWorkbook(again, "out.xlsx"), OPTIONS);
  const renamed = third.book.sheetById(id);
  expect(renamed && contentOf(renamed)).toEqual(standings && contentOf(standings));
});

test("sheets of the user's are written where their edits are wanted", async () => {
  const opened = await openWorkbook("event.xlsx", packed(richParts()), OPTIONS);
  const { active } = opened.book;
  active.cells.put(0, 3, { ...EMPTY_CELL, value: "W2" });
  const file = await saveWorkbook(opened, "out.xlsx", { userEdits: true });
  const again = await openWorkbook("out.xlsx", file, OPTIONS);
  expect(again.book.sheetById(active.id)?.cells.at(0, 3).value).toBe("W2");
  expect(again.book.active.tables.map(({ name }) => name)).toEqual(["Entries"]);
  const after = unpacked(file);
  for (const part of [
    "xl/comments1.xml",
    "xl/drawings/drawing1.xml",
    "xl/worksheets/sheet1.xml",
    "xl/worksheets/sheet4.xml",
  ])
    expect(after.get(part)).toBe(richParts().get(part));
  expect(after.get("xl/worksheets/sheet2.xml")).toMatch(
    /<ignoredErrors>.*<drawing r:id="rId1"\/><legacyDrawing/,
  );
});

test("a row and a column keep the format of their blank cells", async () => {
  const opened = await openWorkbook("event.xlsx", packed(richParts()), OPTIONS);
  const standings = addStandings(opened);
  standings.columns
    .set(7, { format: { font: { italic: true } } })
    .set(8, { format: { font: { italic: true } } });
  standings.rows.set(40, { numberFormat: "0.00" });
  const after = unpacked(await saveWorkbook(opened, "out.xlsx"));
  const sheet = after.get("xl/worksheets/sheet3.xml") ?? "";
  const styles =
    /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(after.get("xl/styles.xml") ?? "")?.[1]?.match(/<xf [^>]*>/g) ?? [];
  const column = /<col min="8" max="9" width="[^"]*" style="(\d+)"\/>/.exec(sheet)?.[1];
  const row = /<row s="(\d+)" customFormat="1" r="41"/.exec(sheet)?.[1];
  expect(styles[Number(column)]).toContain('applyFont="true"');
  expect(styles[Number(row)]).toContain('numFmtId="2"');
});

describe("document settings in a web extension", () => {
  const WEB = "http://schemas.microsoft.com/office/webextensions/webextension/2010/11";
  const extension = (id: string): string =>
    `<we:webextension xmlns:we="${WEB}" id="{1}"><we:reference id="${id}" version="1.0.0.0" store="x" storeType="Registry"/>` +
    '<we:properties><we:property name="rules" value="&quot;USCF&quot;"/></we:properties><we:bindings/></we:webextension>';
  const partsWith = (id: string): Map<string, string | Uint8Array> => {
    const parts = richParts();
    const panes = relationships([["rId7", "webextensiontaskpanes", "xl/webextensions/taskpanes.xml"]]);
    parts.set(
      "_rels/.rels",
      String(parts.get("_rels/.rels")).replace("</Relationships>", /<Relationship .*/.exec(panes)?.[0] ?? ""),
    );
    parts.set("xl/webextensions/taskpanes.xml", "<taskpanes/>");
    parts.set(
      "xl/webextensions/_rels/taskpanes.xml.rels",
      relationships([["rId1", "webextension", "webextension1.xml"]]),
    );
    return parts.set("xl/webextensions/webextension1.xml", extension(id));
  };

  test("of the add-in are read, and kept there", async () => {
    const opened = await openWorkbook("event.xlsx", packed(partsWith(OPTIONS.addIn.toUpperCase())), OPTIONS);
    expect([...opened.book.settings]).toEqual([["rules", '"USCF"']]);
    opened.book.settings.set("rules", '"FIDE"');
    const file = await saveWorkbook(opened, "out.xlsx");
    expect([...(await openWorkbook("out.xlsx", file, OPTIONS)).book.settings]).toEqual([["rules", '"FIDE"']]);
    expect([...unpacked(file).keys()].filter((name) => name.startsWith("customXml"))).toEqual([]);
  });

  test("of another add-in are left alone", async () => {
    const parts = partsWith("99999999-2222-3333-4444-555555555555");
    const opened = await openWorkbook("event.xlsx", packed(parts), OPTIONS);
    expect(opened.book.settings.size).toBe(0);
    opened.book.settings.set("rules", '"FIDE"');
    const file = unpacked(await saveWorkbook(opened, "out.xlsx"));
    expect(file.get("xl/webextensions/webextension1.xml")).toBe(
      parts.get("xl/webextensions/webextension1.xml"),
    );
  });
});
