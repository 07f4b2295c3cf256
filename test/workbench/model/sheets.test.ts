import { describe, expect, test } from "vitest";
import { Book, parseArea, printAddress } from "../../../src/workbench/model";
import { deleteSheet, renameSheet, setVisibility } from "../../../src/workbench/model/sheets";
import { codeOf, openTest } from "../harness";

// https://support.microsoft.com/office/rename-a-worksheet-3f1f7148-ee83-404d-8ef0-9ff99fbad1f9
describe("names of sheets", () => {
  test.each([
    "a/b",
    "a\\b",
    "a?",
    "a*b",
    "[a]",
    "a:b",
    "'a",
    "a'",
    "",
    "  ",
    "History",
    "HISTORY",
    "x".repeat(32),
  ])("%j is refused", (name) => expect(() => new Book().addSheet({ name })).toThrow(/sheet name/));

  test.each(["x".repeat(31), "Pat's sheet", "Round 1 & 2", "History 2", "=cmd"])("%j is a name", (name) => {
    expect(new Book().addSheet({ name }).name).toBe(name);
  });

  test("two sheets never differ by case alone", () => {
    const book = new Book();
    const first = book.addSheet({ name: "Open" });
    expect(() => book.addSheet({ name: "OPEN" })).toThrow("already exists");
    renameSheet(book, first, "OPEN");
    expect(first.name).toBe("OPEN");
  });

  test.each`
    name         | address
    ${"Open"}    | ${"Open!A1:B2"}
    ${"Round 1"} | ${"'Round 1'!A1:B2"}
    ${"Pat's"}   | ${"'Pat''s'!A1:B2"}
    ${"A1"}      | ${"'A1'!A1:B2"}
    ${"1"}       | ${"'1'!A1:B2"}
  `("$name is written $address", ({ name, address }: { name: string; address: string }) => {
    expect(printAddress(name, { row: 0, column: 0, rows: 2, columns: 2 })).toBe(address);
  });
});

describe("sheets through the API", () => {
  test("a name in use is ItemAlreadyExists, a bad one InvalidArgument", async () => {
    const { excel } = await openTest();
    const add = (name: string): Promise<unknown> =>
      excel.run(async (context) => {
        context.workbook.worksheets.add(name);
        await context.sync();
      });
    expect([await codeOf(add("sheet1")), await codeOf(add("a/b")), await codeOf(add("b"))]).toEqual([
      "ItemAlreadyExists",
      "InvalidArgument",
      undefined,
    ]);
  });

  // https://learn.microsoft.com/javascript/api/excel/excel.worksheet#excel-excel-worksheet-delete-member(1)
  test("a very hidden sheet is not deleted, nor is the last visible one", () => {
    const book = new Book();
    const [one, two] = [book.addSheet(), book.addSheet()];
    setVisibility(book, two, "VeryHidden");
    expect(() => deleteSheet(book, two)).toThrow("very hidden");
    expect(() => deleteSheet(book, one)).toThrow("at least one visible");
    expect(() => setVisibility(book, one, "Hidden")).toThrow("at least one visible");
  });

  test("a copy carries custom properties and gets an id, a name and table names of its own", async () => {
    const { excel, host } = await openTest();
    await excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getFirst();
      sheet.getRange("A1:B2").values = [
        ["No.", "Name"],
        [1, "Ann"],
      ];
      sheet.tables.add("A1:B2", true).name = "StandingsTable";
      sheet.customProperties.add("tiebreaks", "mark");
      sheet.names.add("Block", sheet.getRange("A1:B2"));
      const copy = sheet.copy("After", sheet);
      await context.sync();
      copy.load("name,id");
      const mark = copy.customProperties.getItemOrNullObject("TIEBREAKS").load("value");
      const block = copy.names.getItem("Block").getRange().load("address");
      const tables = copy.tables.load("items/name");
      await context.sync();
      expect([copy.name, mark.value, block.address, tables.items.map(({ name }) => name)]).toEqual([
        "Sheet1 (2)",
        "mark",
        "'Sheet1 (2)'!A1:B2",
        ["StandingsTable2"],
      ]);
    });
    const ids = host.book.sheets.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  // https://learn.microsoft.com/javascript/api/excel/excel.worksheetcustompropertycollection
  test("custom properties: keys without case, overwritten by add, 255 characters at most", async () => {
    const { excel } = await openTest();
    await excel.run(async (context) => {
      const { customProperties } = context.workbook.worksheets.getFirst();
      customProperties.add("Mark", "1");
      customProperties.add("MARK", "2");
      const count = customProperties.getCount();
      const item = customProperties.getItem("mark").load("key,value");
      await context.sync();
      expect([count.value, item.key, item.value]).toEqual([1, "Mark", "2"]);
      item.delete();
      const gone = customProperties.getItemOrNullObject("Mark");
      await context.sync();
      expect(gone.isNullObject).toBe(true);
      customProperties.add("x".repeat(256), "");
      expect(await codeOf(context.sync())).toBe("InvalidArgument");
    });
  });

  test("formulas, names and selections follow a renamed sheet", async () => {
    const { host } = await openTest();
    const { book } = host;
    const open = book.addSheet({ name: "Open" });
    host.type("Sheet1", "A1:A2", [["=TOTAL(Open!A1:B2)"], ['=LATER("Open!A1")']]);
    book.names.push({ name: "Table", formula: "=Open!$A$1:$B$2", comment: "", visible: true });
    renameSheet(book, open, "Round 1");
    const { cells } = book.sheets[0] ?? open;
    expect([cells.at(0, 0).formula, cells.at(1, 0).formula, book.names[0]?.formula]).toEqual([
      "=TOTAL('Round 1'!A1:B2)",
      '=LATER("Open!A1")',
      "='Round 1'!$A$1:$B$2",
    ]);
    await host.settled();
  });

  test("protected structure: AccessDenied for everything that changes the list of sheets", async () => {
    const { excel } = await openTest();
    const codes: (string | undefined)[] = [];
    await excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getFirst();
      context.workbook.protection.protect("secret");
      await context.sync();
      const acts = [
        () => context.workbook.worksheets.add("New"),
        () => sheet.copy(),
        () => (sheet.name = "Other"),
        () => (sheet.visibility = "Hidden"),
        () => (sheet.position = 0),
        () => sheet.delete(),
        () => context.workbook.protection.unprotect("wrong"),
        () => context.workbook.protection.unprotect("secret"),
        () => context.workbook.worksheets.add("New"),
      ];
      for (const act of acts) {
        act();
        codes.push(await codeOf(context.sync()));
      }
    });
    expect(codes).toEqual([...Array<string>(6).fill("AccessDenied"), "BadPassword", undefined, undefined]);
  });
});

test.each(["A1:B2:C3", "A", "1", "A0", "XFE1", "A1048577", "", "A1:B", "A:1", "B2 C3", "Ä1"])(
  "%j is no address",
  (text) => expect(parseArea(text)).toBeUndefined(),
);
