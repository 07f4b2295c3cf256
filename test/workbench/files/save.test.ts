import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";

import { FileError, type Opened, openWorkbook, saveWorkbook } from "../../../src/workbench/files";
import { EMPTY_CELL, type Sheet } from "../../../src/workbench/model";
import { packed, type Parts, richParts } from "./fixture";
import { addStandings, contentOf } from "./standings";

const OPTIONS = { customFunctions: ["STANDINGS", "TIEBREAK.EXPLAIN", "CROSSTABLE.CHECK"] };

const openParts = (parts: Parts = richParts()): Promise<Opened> =>
  openWorkbook("event.xlsx", packed(parts), OPTIONS);

const reopen = async (opened: Opened): Promise<Opened> =>
  openWorkbook("out.xlsx", await saveWorkbook(opened, "out.xlsx"), OPTIONS);

/** The only parts of an opened workbook that may change. */
const MAY_CHANGE = new Set([
  "[Content_Types].xml",
  "xl/workbook.xml",
  "xl/_rels/workbook.xml.rels",
  "xl/styles.xml",
  "xl/metadata.xml",
  "xl/calcChain.xml",
]);

const textOf = (file: Uint8Array, part: string): string =>
  strFromU8(unzipSync(file)[part] ?? new Uint8Array());

const partsOf = (file: Uint8Array): Map<string, string> =>
  new Map(
    Object.entries(unzipSync(file)).map(([name, bytes]) => [name, Buffer.from(bytes).toString("latin1")]),
  );

const expectUntouched = (before: Uint8Array, after: Uint8Array): void => {
  const now = partsOf(after);
  for (const [name, bytes] of partsOf(before))
    if (!MAY_CHANGE.has(name)) expect([name, now.get(name)]).toEqual([name, bytes]);
};

const find = ({ book }: Opened, name: string): Sheet => {
  const sheet = book.sheet(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
};

describe("a sheet added to a workbook", () => {
  test("leaves every other part byte for byte, and all new parts have new names", async () => {
    const opened = await openParts();
    addStandings(opened);
    const after = await saveWorkbook(opened, "out.xlsx");
    expectUntouched(packed(richParts()), after);
    expect(partsOf(after).has("xl/calcChain.xml")).toBe(false);
  });

  test("reads back as it was written: values, formulas, formats, table, page, properties, chart, id", async () => {
    const opened = await openParts();
    const standings = addStandings(opened);
    const again = find(await reopen(opened), "Standings");
    expect(contentOf(again)).toEqual(contentOf(standings));
  });

  test("only adds to the styles", async () => {
    const opened = await openParts();
    addStandings(opened);
    const after = textOf(await saveWorkbook(opened, "out.xlsx"), "xl/styles.xml");
    for (const list of ["numFmts", "fonts", "fills", "borders", "cellXfs"]) {
      const [, own] =
        new RegExp(`<${list}[^>]*>(.*)</${list}>`).exec(String(richParts().get("xl/styles.xml"))) ?? [];
      expect(after).toContain(own);
    }
    expect(after).toMatch(/<dxfs count="1"><dxf>/);
    expect(after).not.toContain('formatCode="m/d/yyyy"');
  });

  test("stands where the model has it; names and views follow their sheets", async () => {
    const opened = await openParts();
    addStandings(opened, "A & 'B' 2");
    const again = await reopen(opened);
    expect(again.book.sheets.map(({ name }) => name)).toEqual([
      "Notes & <Q's>",
      "Open",
      "A & 'B' 2",
      "Lists",
      "Secret",
    ]);
    expect(again.book.active.name).toBe("Open");
    expect(find(again, "Secret").names.map(({ name }) => name)).toEqual(["Local"]);
    expect(find(again, "Open").page.titleRows?.rows).toBe(1);
    const workbook = textOf(await saveWorkbook(opened, "out.xlsx"), "xl/workbook.xml");
    expect(
      [...workbook.matchAll(/<sheet name="([^"]*)" sheetId="(\d+)"/g)].map((match) => match.slice(1, 3)),
    ).toEqual([
      ["Notes &amp; &lt;Q&apos;s&gt;", "3"],
      ["Open", "7"],
      ["Chart1", "8"],
      ["A &amp; 'B' 2", "301"],
      ["Lists", "9"],
      ["Secret", "300"],
    ]);
  });

  test("its texts are inline texts, never formulas, its custom functions stored as Excel stores them", async () => {
    const opened = await openParts();
    addStandings(opened);
    const sheet = textOf(await saveWorkbook(opened, "out.xlsx"), "xl/worksheets/sheet3.xml");
    expect(sheet).toMatch(
      /<c r="B4"(?= [^>]*t="inlineStr")(?= [^>]*s="\d+")[^>]*><is><t xml:space="preserve">=HYPERLINK\("x"\)<\/t><\/is><\/c>/,
    );
    expect(sheet).toContain('t="e"><f>_xldudf_TIEBREAK_EXPLAIN(Open!A1:C3,"x")</f><v>#N/A</v></c>');
    expect(sheet).toContain('t="str"><f>"#N/A"</f><v>#N/A</v></c>');
    expect(sheet).toContain(
      'cm="1" t="str"><f t="array" ref="E9:F9">_xldudf_STANDINGS(Open!A1:C3)</f><v>Place</v></c>',
    );
    expect(sheet).toContain("<f>_xlfn.XLOOKUP(1,A4:A6,C4:C6)=0</f>");
    expect([...sheet.matchAll(/<f[ >]/g)]).toHaveLength(5);
  });

  test("its table has a number of its own", async () => {
    const opened = await openParts();
    addStandings(opened);
    expect(textOf(await saveWorkbook(opened, "out.xlsx"), "xl/tables/table2.xml")).toContain(' id="6" ');
  });
});

describe("a file saved a second time", () => {
  test("is the same bytes where nothing has changed", async () => {
    const opened = await openParts();
    addStandings(opened);
    const first = await saveWorkbook(opened, "out.xlsx");
    const again = await openWorkbook("out.xlsx", first, OPTIONS);
    expect(await saveWorkbook(again, "out.xlsx")).toEqual(first);
  });

  test("has the changed sheet in its own parts, at its own place, under its own id", async () => {
    const opened = await openParts();
    const { id } = addStandings(opened);
    const first = await saveWorkbook(opened, "out.xlsx");
    const again = await openWorkbook("out.xlsx", first, OPTIONS);
    find(again, "Standings").cells.patch(3, 2, { value: 99 });
    const second = await saveWorkbook(again, "out.xlsx");
    expect([...partsOf(second).keys()].sort()).toEqual([...partsOf(first).keys()].sort());
    expect(textOf(second, "xl/workbook.xml")).toBe(textOf(first, "xl/workbook.xml"));
    expect(textOf(second, "xl/styles.xml")).toBe(textOf(first, "xl/styles.xml"));
    const third = find(await openWorkbook("out.xlsx", second, OPTIONS), "Standings");
    expect([third.id, third.cells.at(3, 2).value]).toEqual([id, 99]);
    expect(contentOf(third)).toEqual(contentOf(find(again, "Standings")));
  });

  test("loses a sheet of the add-in that was deleted, with its parts", async () => {
    const opened = await openParts();
    addStandings(opened);
    const again = await openWorkbook("out.xlsx", await saveWorkbook(opened, "out.xlsx"), OPTIONS);
    again.book.sheets.splice(again.book.sheets.indexOf(find(again, "Standings")), 1);
    const after = await saveWorkbook(again, "out.xlsx");
    expect([...partsOf(after).keys()].sort()).toEqual(
      [...richParts().keys(), "xl/metadata.xml"].filter((part) => part !== "xl/calcChain.xml").sort(),
    );
    expect((await openWorkbook("out.xlsx", after, OPTIONS)).book.sheets).toHaveLength(4);
  });

  test("keeps the settings of the add-in", async () => {
    const opened = await openParts();
    opened.book.settings.set("sheet {1}", '{"rules":"a < b & c"}').set("__proto__", "1");
    const again = await reopen(opened);
    expect([...again.book.settings]).toEqual([...opened.book.settings]);
    again.book.settings.set("__proto__", "2");
    expect([...(await reopen(again)).book.settings]).toEqual([...again.book.settings]);
  });
});

describe("a sheet that is not the add-in's", () => {
  test.each`
    change                | act
    ${"a changed value"}  | ${(sheet: Sheet) => sheet.cells.put(0, 0, { ...EMPTY_CELL, value: "new" })}
    ${"a changed format"} | ${(sheet: Sheet) => sheet.cells.patch(1, 2, { numberFormat: "0" })}
    ${"a new formula"}    | ${(sheet: Sheet) => sheet.cells.patch(3, 0, { formula: "=1" })}
    ${"a renamed sheet"}  | ${(sheet: Sheet) => (sheet.name = "Other")}
    ${"a wider column"}   | ${(sheet: Sheet) => sheet.columns.set(0, { size: 99 })}
  `("with $change is refused", async ({ act }: { act: (sheet: Sheet) => unknown }) => {
    const opened = await openParts();
    act(opened.book.active);
    const saved = saveWorkbook(opened, "out.xlsx");
    await expect(saved).rejects.toThrow(FileError);
    await expect(saved).rejects.toThrow(/The sheet "Open" was changed/);
  });

  test("deleted is refused", async () => {
    const opened = await openParts();
    opened.book.sheets.splice(0, 1);
    await expect(saveWorkbook(opened, "out.xlsx")).rejects.toThrow(/"Notes & <Q's>" was deleted/);
  });

  test("copied from one of the add-in's is the user's", async () => {
    const opened = await openParts();
    const standings = addStandings(opened);
    const copy = opened.book.addSheet({ name: "Copy" });
    copy.customProperties.set("tiebreaks", standings.customProperties.get("tiebreaks") ?? "");
    const again = await reopen(opened);
    find(again, "Copy").cells.put(0, 0, { ...EMPTY_CELL, value: 1 });
    await expect(saveWorkbook(again, "out.xlsx")).rejects.toThrow(/"Copy" was changed/);
  });

  test("may show new results of its formulas, which are not saved", async () => {
    const opened = await openParts();
    opened.book.active.cells.patch(5, 1, { value: 8 });
    expect(await saveWorkbook(opened, "out.xlsx")).toEqual(packed(richParts()));
  });
});

test.each(["out.csv", "out.xls", "out", "out.xlsm"])("%s is no name to save under", async (name) => {
  const opened = await openParts();
  await expect(saveWorkbook(opened, name)).rejects.toThrow(/\.xlsx/);
});

test("a text file is saved as a workbook of its own, its texts still texts", async () => {
  const csv = new TextEncoder().encode('No.,Name,Rd 1\n1,"=HYPERLINK(""x"")",1-2\n2,+W3,TRUE\n');
  const opened = await openWorkbook("quad.csv", csv, OPTIONS);
  const source = opened.book.active;
  const standings = addStandings(opened);
  opened.book.activate(standings);
  const again = await reopen(opened);
  expect(contentOf(find(again, "quad"))).toEqual(contentOf(source));
  expect(contentOf(find(again, "Standings"))).toEqual(contentOf(standings));
  expect(again.book.active.name).toBe("Standings");
});
