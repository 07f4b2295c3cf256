import { describe, expect, test } from "vitest";
import { codeOf, openTest, plain } from "../harness";

/** Runs requests on the first sheet of a new workbook that has these cells from A1 on. */
const onSheet = async (
  cells: readonly (readonly unknown[])[],
  act: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<void>,
): Promise<void> => {
  const { excel, host } = await openTest();
  await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getFirst();
    const [first = []] = cells;
    if (cells.length > 0)
      sheet.getRange("A1").getResizedRange(cells.length - 1, first.length - 1).values = cells as unknown[][];
    await context.sync();
    await act(sheet, context);
  });
  expect(host.missing).toEqual([]);
  expect(host.api.faults).toEqual([]);
};

// https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-blank-null-values
describe("blank and null values", () => {
  test("null in an array leaves a cell, '' clears it", () =>
    onSheet([["a", "b", "c"]], async (sheet, context) => {
      const range = sheet.getRange("A1:C1");
      range.values = [[null, "", "new"]];
      range.load("values");
      await context.sync();
      expect(plain(range.values)).toEqual([["a", "", "new"]]);
    }));

  test("null for the whole property is refused", () =>
    onSheet([], async (sheet, context) => {
      sheet.getRange("A1").values = null as unknown as unknown[][];
      expect(await codeOf(context.sync())).toBe("InvalidArgument");
    }));

  test("one value for a range goes into every cell", () =>
    onSheet([], async (sheet, context) => {
      const range = sheet.getRange("A1:B2");
      range.values = 5 as unknown as number[][];
      range.load("values");
      await context.sync();
      expect(plain(range.values)).toEqual([
        [5, 5],
        [5, 5],
      ]);
    }));

  test("a format that differs between cells is null", () =>
    onSheet([["a", "b"]], async (sheet, context) => {
      sheet.getRange("A1").format.font.color = "red";
      const range = sheet.getRange("A1:B1").load("format/font/color,format/font/bold");
      await context.sync();
      expect([range.format.font.color, range.format.font.bold]).toEqual([null, false]);
    }));
});

// https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-unbounded
describe("unbounded ranges", () => {
  test("their cells read as null, their place as usual", () =>
    onSheet([["a"]], async (sheet, context) => {
      const range = sheet
        .getRange("A:B")
        .load("values,text,numberFormat,formulas,address,cellCount,isEntireColumn");
      await context.sync();
      expect([range.values, range.text, range.numberFormat, range.formulas]).toEqual([
        null,
        null,
        null,
        null,
      ]);
      expect([range.address, range.cellCount, range.isEntireColumn]).toEqual(["Sheet1!A:B", 2_097_152, true]);
    }));

  test("their cells cannot be set", () =>
    onSheet([], async (sheet, context) => {
      sheet.getRange("A:B").values = "Due" as unknown as string[][];
      expect(await codeOf(context.sync())).toBe("InvalidArgument");
    }));

  test("formats of whole columns hold for blank cells and new ones", () =>
    onSheet([["a"]], async (sheet, context) => {
      sheet.getRange("A:A").format.font.bold = true;
      sheet.getRange("A9").values = [["b"]];
      const cell = sheet.getRange("A9").load("format/font/bold");
      const used = sheet.getUsedRange().load("address");
      await context.sync();
      expect([cell.format.font.bold, used.address]).toEqual([true, "Sheet1!A1:A9"]);
    }));

  test("a range of more than 5,000,000 cells cannot be read", () =>
    onSheet([], async (sheet, context) => {
      sheet.getRange("A1:F1000000").load("values");
      expect(await codeOf(context.sync())).toBe("RangeExceedsLimit");
    }));
});

describe("the used range", () => {
  // https://learn.microsoft.com/javascript/api/excel/excel.worksheet#excel-excel-worksheet-getusedrange-member(1)
  test("a blank sheet answers A1, or nothing", () =>
    onSheet([], async (sheet, context) => {
      const used = sheet.getUsedRange().load("address");
      const none = sheet.getUsedRangeOrNullObject();
      await context.sync();
      expect([used.address, none.isNullObject]).toEqual(["Sheet1!A1", true]);
    }));

  test("formats count, unless only values are asked for", () =>
    onSheet([["a"]], async (sheet, context) => {
      sheet.getRange("D5").format.fill.color = "#FFFF00";
      const used = sheet.getUsedRange().load("address");
      const values = sheet.getUsedRange(true).load("address");
      const column = sheet.getRange("D:D").getUsedRangeOrNullObject(true);
      await context.sync();
      expect([used.address, values.address, column.isNullObject]).toEqual([
        "Sheet1!A1:D5",
        "Sheet1!A1",
        true,
      ]);
    }));

  // https://learn.microsoft.com/javascript/api/excel/excel.range#excel-excel-range-getsurroundingregion-member(1)
  test("the surrounding region ends at blank rows and columns", () =>
    onSheet(
      [
        ["a", "b", "", "x"],
        ["c", "", "", ""],
        ["", "d", "", ""],
        ["", "", "", ""],
        ["far", "", "", ""],
      ],
      async (sheet, context) => {
        const region = sheet.getRange("A1").getSurroundingRegion().load("address");
        const alone = sheet.getRange("D3").getSurroundingRegion().load("address");
        await context.sync();
        expect([region.address, alone.address]).toEqual(["Sheet1!A1:B3", "Sheet1!D3"]);
      },
    ));
});

test("places of a range", () =>
  onSheet([], async (sheet, context) => {
    const range = sheet.getRange("B2:D5");
    const places = [
      range.getCell(1, 1),
      range.getRow(0),
      range.getColumn(2),
      range.getLastCell(),
      range.getLastRow(),
      range.getLastColumn(),
      range.getRowsAbove(1),
      range.getRowsBelow(2),
      range.getColumnsBefore(1),
      range.getColumnsAfter(1),
      range.getOffsetRange(1, -1),
      range.getResizedRange(-1, 1),
      range.getAbsoluteResizedRange(1, 1),
      range.getEntireRow(),
      range.getEntireColumn(),
      range.getIntersection("C3:Z9"),
      range.getBoundingRect("A1"),
    ].map((place) => place.load("address"));
    await context.sync();
    expect(places.map(({ address }) => address.replace("Sheet1!", ""))).toEqual(
      "C3 B2:D2 D2:D5 D5 B5:D5 D2:D5 B1:D1 B6:D7 A2:A5 E2:E5 A3:C6 B2:E4 B2 2:5 B:D C3:D5 A1:D5".split(" "),
    );
    range.getOffsetRange(-2, 0).load("address");
    expect(await codeOf(context.sync())).toBe("InvalidArgument");
  }));

describe("clearing", () => {
  // https://learn.microsoft.com/javascript/api/excel/excel.clearapplyto
  test.each`
    applyTo         | values       | bold     | link
    ${"Contents"}   | ${[[""]]}    | ${true}  | ${null}
    ${"Formats"}    | ${[["Ann"]]} | ${false} | ${{ documentReference: "Sheet1!A1" }}
    ${"Hyperlinks"} | ${[["Ann"]]} | ${true}  | ${null}
    ${"All"}        | ${[[""]]}    | ${false} | ${null}
  `("$applyTo", async ({ applyTo, values, bold, link }: Record<string, unknown>) => {
    await onSheet([["Ann"]], async (sheet, context) => {
      const range = sheet.getRange("A1");
      range.hyperlink = { documentReference: "Sheet1!A1" };
      range.format.font.bold = true;
      range.clear(applyTo as "All");
      range.load("values,hyperlink,format/font/bold");
      await context.sync();
      expect([plain(range.values), range.format.font.bold, plain(range.hyperlink)]).toEqual([
        values,
        bold,
        link,
      ]);
    });
  });

  test("clearing everything takes tables, merges, validation and conditional formats with it", () =>
    onSheet(
      [
        ["No.", "Name"],
        [1, "Ann"],
      ],
      async (sheet, context) => {
        const range = sheet.getRange("A1:B2");
        sheet.tables.add("A1:B2", true);
        sheet.getRange("D1:E1").merge();
        range.dataValidation.prompt = { title: "No.", message: "The number", showPrompt: true };
        const rule = range.conditionalFormats.add("Custom");
        rule.custom.rule.formula = "=$A1=1";
        rule.custom.format.fill.color = "#FFFF00";
        await context.sync();
        sheet.getRange().clear();
        const tables = sheet.tables.getCount();
        const formats = range.conditionalFormats.getCount();
        range.dataValidation.load("type,prompt");
        await context.sync();
        expect([
          tables.value,
          formats.value,
          range.dataValidation.type,
          range.dataValidation.prompt.message,
        ]).toEqual([0, 0, "None", ""]);
      },
    ));
});

// https://support.microsoft.com/office/merge-and-unmerge-cells-5cbd15d5-9375-4540-907f-c673a93fcedf
test("merging keeps the first cell's content; unmerging does not bring the rest back", () =>
  onSheet([["a", "b"]], async (sheet, context) => {
    const range = sheet.getRange("A1:B1");
    range.merge();
    range.unmerge();
    range.load("values");
    await context.sync();
    expect(plain(range.values)).toEqual([["a", ""]]);
  }));

describe("formats", () => {
  test("borders: outside, inside, weights, none", () =>
    onSheet([], async (sheet, context) => {
      const { borders } = sheet.getRange("A1:B2").format;
      borders.getItem("EdgeTop").style = "Continuous";
      borders.getItem("InsideHorizontal").weight = "Thick";
      const [top, inside, left] = (["EdgeTop", "InsideHorizontal", "EdgeLeft"] as const).map((side) =>
        borders.getItem(side).load("style,weight,color,sideIndex"),
      );
      const second = sheet.getRange("A2").format.borders.getItem("EdgeTop").load("style");
      await context.sync();
      expect([top?.style, inside?.style, inside?.weight, left?.style, second.style]).toEqual([
        "Continuous",
        "Continuous",
        "Thick",
        "None",
        "None",
      ]);
    }));

  test("widths are points: 8.43 characters are 48; autofit follows the longest text", () =>
    onSheet([["x".repeat(30)]], async (sheet, context) => {
      const before = sheet.getRange("A1").load("format/columnWidth,format/rowHeight");
      await context.sync();
      expect([before.format.columnWidth, before.format.rowHeight]).toEqual([48, 15]);
      sheet.getRange("A:A").format.autofitColumns();
      sheet.getRange("B1").format.columnWidth = 60;
      const widths = sheet.getRange("A1:B1").load("format/columnWidth,width");
      const second = sheet.getRange("B1").load("format/columnWidth,left");
      await context.sync();
      expect(widths.format.columnWidth).toBeNull();
      expect(second.format.columnWidth).toBe(60);
      expect(second.left).toBeGreaterThan(48 * 3);
      expect(widths.width).toBe(second.left + 60);
    }));

  test("hidden rows: null where some are", () =>
    onSheet([["a"], ["b"]], async (sheet, context) => {
      sheet.getRange("2:2").rowHidden = true;
      const [both, second, first] = ["A1:A2", "A2", "A1"].map((address) =>
        sheet.getRange(address).load("rowHidden"),
      );
      await context.sync();
      expect([both?.rowHidden, second?.rowHidden, first?.rowHidden]).toEqual([null, true, false]);
    }));
});

test("links to a place in the document show their text", () =>
  onSheet([], async (sheet, context) => {
    const range = sheet.getRange("A1");
    range.hyperlink = { documentReference: "Sheet1!E9", textToDisplay: "Open", screenTip: "row 9" };
    range.load("values,hyperlink,format/font/underline");
    await context.sync();
    expect([plain(range.values), plain(range.hyperlink), range.format.font.underline]).toEqual([
      [["Open"]],
      { documentReference: "Sheet1!E9", screenTip: "row 9", textToDisplay: "Open" },
      "Single",
    ]);
  }));

test("copying: all, values only, without blanks, repeated", () =>
  onSheet(
    [
      ["a", 1],
      ["", 2],
    ],
    async (sheet, context) => {
      sheet.getRange("A1").format.font.bold = true;
      sheet.getRange("D1").copyFrom("A1:B2");
      sheet.getRange("F1:F4").values = [["k"], ["k"], ["k"], ["k"]];
      sheet.getRange("F1:F4").copyFrom("A1:A2", "Values", true);
      const all = sheet.getRange("D1:E2").load("values");
      const bold = sheet.getRange("D1").load("format/font/bold");
      const filled = sheet.getRange("F1:F4").load("values,format/font/bold");
      await context.sync();
      expect([plain(all.values), bold.format.font.bold]).toEqual([
        [
          ["a", 1],
          ["", 2],
        ],
        true,
      ]);
      expect([plain(filled.values), filled.format.font.bold]).toEqual([[["a"], ["k"], ["a"], ["k"]], false]);
    },
  ));

describe("protection of a sheet", () => {
  // https://support.microsoft.com/office/protect-a-worksheet-3179efdb-1285-4d49-a9c3-f4ca36276de6
  test("locked cells cannot be changed, unlocked ones can, formats by option", () =>
    onSheet([["a", "b"]], async (sheet, context) => {
      sheet.getRange("B1").format.protection.locked = false;
      sheet.protection.protect({ allowFormatColumns: true });
      await context.sync();
      const acts = [
        () => (sheet.getRange("A1").values = [["x"]]),
        () => (sheet.getRange("B1").values = [["x"]]),
        () => (sheet.getRange("B1").format.font.bold = true),
        () => (sheet.getRange("A1").format.columnWidth = 90),
        () => sheet.getRange("1:1").insert("Down"),
        () => sheet.tables.add("A1:B1", true),
        () => sheet.getRange("A1").clear(),
        () => sheet.protection.unprotect(),
        () => (sheet.getRange("A1").values = [["x"]]),
      ];
      const codes: (string | undefined)[] = [];
      for (const act of acts) {
        act();
        codes.push(await codeOf(context.sync()));
      }
      const denied = "AccessDenied";
      expect(codes).toEqual([
        denied,
        undefined,
        denied,
        undefined,
        denied,
        denied,
        denied,
        undefined,
        undefined,
      ]);
    }));
});
