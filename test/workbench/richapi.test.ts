import { describe, expect, test } from "vitest";
import { codeOf, openTest, plain, type TestAddin } from "./harness";

/** Runs requests on the first sheet of a new workbook. */
const onSheet = async <T>(
  act: (context: Excel.RequestContext, sheet: Excel.Worksheet) => Promise<T>,
  addin?: TestAddin,
): Promise<T> => {
  const { excel, host } = addin ?? (await openTest());
  const result = await excel.run((context) => act(context, context.workbook.worksheets.getFirst()));
  expect(host.missing).toEqual([]);
  expect(host.api.faults).toEqual([]);
  return result;
};

describe("the shapes of the wire, through the real client", () => {
  test("set, query: values written come back, with text, types and number formats", async () => {
    const loaded = await onSheet(async (context, sheet) => {
      const range = sheet.getRange("B2:C3");
      range.values = [
        ["Ann", 1.5],
        [true, ""],
      ];
      range.numberFormat = [
        ["@", "0.00"],
        [null, null],
      ] as string[][];
      range.load("values,text,valueTypes,numberFormat,formulas,address,cellCount,rowIndex,columnIndex");
      await context.sync();
      return plain(range.toJSON());
    });
    expect(loaded).toMatchObject({
      values: [
        ["Ann", 1.5],
        [true, ""],
      ],
      text: [
        ["Ann", "1.50"],
        ["TRUE", ""],
      ],
      valueTypes: [
        ["String", "Double"],
        ["Boolean", "Empty"],
      ],
      numberFormat: [
        ["@", "0.00"],
        ["General", "General"],
      ],
      address: "Sheet1!B2:C3",
      cellCount: 4,
      rowIndex: 1,
      columnIndex: 1,
    });
  });

  test("load without names: every plain property of a range", async () => {
    await onSheet(async (context, sheet) => {
      const range = sheet.getRange("A1").load();
      await context.sync();
      expect([range.rowCount, range.hasSpill, plain(range.values), range.isEntireRow]).toEqual([
        1,
        false,
        [[""]],
        false,
      ]);
    });
  });

  test("nested load: format/font/bold in one path, worksheet/name in another", async () => {
    await onSheet(async (context, sheet) => {
      const range = sheet.getRange("A1:B1");
      range.format.font.bold = true;
      range.load("address,format/font/bold,format/fill/color,worksheet/name");
      await context.sync();
      expect([range.format.font.bold, range.format.fill.color, range.worksheet.name]).toEqual([
        true,
        "#FFFFFF",
        "Sheet1",
      ]);
    });
  });

  test.each`
    names
    ${"items/name,items/id"}
    ${["items/name", "items/id"]}
    ${{ name: true, id: true }}
    ${{ $all: true }}
  `("collections: the items of $names", async ({ names }: { names: string }) => {
    await onSheet(async (context) => {
      context.workbook.worksheets.add("Round 1");
      const sheets = context.workbook.worksheets.load(names);
      await context.sync();
      expect(sheets.items.map(({ name }) => name)).toEqual(["Sheet1", "Round 1"]);
      const last = sheets.items.at(-1);
      last?.load("position");
      const count = sheets.getCount();
      await context.sync();
      expect([last?.position, count.value]).toEqual([1, 2]);
    });
  });

  test("nested collections: tables of each sheet with their columns", async () => {
    await onSheet(async (context, sheet) => {
      sheet.getRange("A1:B2").values = [
        ["No.", "Name"],
        [1, "Ann"],
      ];
      sheet.tables.add("A1:B2", true).name = "Players";
      const sheets = context.workbook.worksheets.load("items/name,items/tables/items/name");
      await context.sync();
      expect(sheets.items.map((own) => own.tables.items.map(({ name }) => name))).toEqual([["Players"]]);
    });
  });

  test("null objects: methods and properties of what is not there answer nothing", async () => {
    await onSheet(async (context, sheet) => {
      const absent = context.workbook.worksheets.getItemOrNullObject("None");
      const inside = absent.getUsedRangeOrNullObject();
      const used = sheet.getUsedRangeOrNullObject();
      absent.load("name");
      inside.load("address");
      await context.sync();
      expect([absent.isNullObject, inside.isNullObject, used.isNullObject]).toEqual([true, true, true]);
    });
  });

  test("references: a range lives on after a sync, and moves with its cells", async () => {
    await onSheet(async (context, sheet) => {
      const range = sheet.getRange("B2");
      range.values = [["here"]];
      await context.sync();
      sheet.getRange("1:1").insert("Down");
      range.load("address,values");
      await context.sync();
      expect([range.address, plain(range.values)]).toEqual(["Sheet1!B3", [["here"]]]);
    });
  });

  test("references: deleted cells cannot be spoken of", async () => {
    const { excel } = await openTest();
    const request = excel.run(async (context) => {
      const range = context.workbook.worksheets.getFirst().getRange("B2");
      range.load("address");
      await context.sync();
      context.workbook.worksheets.getFirst().getRange("2:2").delete("Up");
      range.load("values");
      await context.sync();
    });
    expect(await codeOf(request)).toBe("InvalidReference");
  });

  test("objects as arguments: ranges, sheets, and arrays of values", async () => {
    await onSheet(async (context, sheet) => {
      const joined = sheet.getRange("A1").getBoundingRect(sheet.getRange("C4"));
      const copy = sheet.copy("Before", sheet).load("position,name");
      joined.load("address");
      await context.sync();
      expect([joined.address, copy.position, copy.name]).toEqual(["Sheet1!A1:C4", 0, "Sheet1 (2)"]);
    });
  });

  test("set with an object: several properties, nested ones too", async () => {
    await onSheet(async (context, sheet) => {
      const range = sheet.getRange("A1");
      range.set({ values: [[7]], format: { font: { italic: true }, horizontalAlignment: "Center" } });
      range.load("values,format/horizontalAlignment,format/font/italic");
      await context.sync();
      expect([plain(range.values), range.format.horizontalAlignment, range.format.font.italic]).toEqual([
        [[7]],
        "Center",
        true,
      ]);
    });
  });

  test("update and retrieve, as the client sends them to newer hosts", async () => {
    interface Newer {
      update: (properties: object) => void;
      retrieve: (names: string) => { address: string; values: unknown };
    }
    await onSheet(async (context, sheet) => {
      const range = sheet.getRange("A1") as unknown as Newer;
      range.update({ values: [[8]] });
      const retrieved = range.retrieve("address,values");
      await context.sync();
      expect([retrieved.address, plain(retrieved.values)]).toEqual(["Sheet1!A1", [[8]]]);
    });
  });

  test("big writes: more than 1,500 cells come in blocks of rows and land where they belong", async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => Array.from({ length: 20 }, (_, j) => i * 100 + j));
    await onSheet(async (context, sheet) => {
      const range = sheet.getRange("C5").getResizedRange(999, 19);
      range.values = rows;
      await context.sync();
      range.load("values,address");
      await context.sync();
      expect(range.address).toBe("Sheet1!C5:V1004");
      expect(plain(range.values)).toEqual(rows);
    });
  });

  test("a big write of the wrong size is refused before anything is written", async () => {
    const { excel, host } = await openTest();
    const rows = Array.from({ length: 1000 }, () => [1, 2]);
    const request = excel.run(async (context) => {
      context.workbook.worksheets.getFirst().getRange("A1:B900").values = rows;
      await context.sync();
    });
    expect(await codeOf(request)).toBe("InvalidArgument");
    expect(host.book.active.used()).toBeUndefined();
  });

  test("an error names its code and place, and stops the batch there", async () => {
    const { excel, host } = await openTest();
    const request = excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getFirst();
      sheet.getRange("A1").values = [["before"]];
      context.workbook.worksheets.getItem("None").load("name");
      sheet.getRange("A2").values = [["after"]];
      await context.sync();
    });
    await expect(request).rejects.toMatchObject({
      code: "ItemNotFound",
      debugInfo: { code: "ItemNotFound" },
    });
    expect(host.book.active.cells.at(0, 0).value).toBe("before");
    expect(host.book.active.cells.at(1, 0).value).toBeNull();
  });

  test("a member that the workbench lacks is refused loudly and noted", async () => {
    const { excel, host } = await openTest();
    const request = excel.run(async (context) => {
      context.workbook.worksheets.getFirst().shapes.load("items/name");
      await context.sync();
    });
    expect(await codeOf(request)).toBe("ApiNotFound");
    expect(host.missing).toEqual(["Worksheet.Shapes"]);
  });
});

describe("requirement sets", () => {
  const resize = async ({ excel }: TestAddin): Promise<string | undefined> =>
    codeOf(
      excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getFirst();
        sheet.tables.add("A1:B3", true).resize("A1:B4");
        await context.sync();
      }),
    );

  test("the client refuses what is above the host's level: Table.resize is ExcelApi 1.13", async () => {
    const addin = await openTest();
    expect(addin.office.context.requirements.isSetSupported("ExcelApi", "1.12")).toBe(true);
    expect(addin.office.context.requirements.isSetSupported("ExcelApi", "1.13")).toBe(false);
    expect(await resize(addin)).toBe("ApiNotFound");
    expect(addin.host.missing).toEqual([]);
  });

  test("a host of a higher level takes it", async () => {
    expect(await resize(await openTest({ excelApi: "1.13" }))).toBeUndefined();
  });
});
