import { describe, expect, test } from "vitest";
import { codeOf, openTest, plain } from "../harness";

/** Runs requests on the first sheet of a new workbook with a small crosstable in A1:C3. */
const onSheet = async (
  act: (sheet: Excel.Worksheet, context: Excel.RequestContext) => Promise<void>,
  excelApi = "1.12",
): Promise<void> => {
  const { excel, host } = await openTest({ excelApi });
  host.type("Sheet1", "A1:C3", [
    ["No.", "Name", "Score"],
    [1, "Ann", 2.5],
    [2, "Bob", 1],
  ]);
  await excel.run((context) => act(context.workbook.worksheets.getFirst(), context));
  expect(host.missing).toEqual([]);
  expect(host.api.faults).toEqual([]);
};

// https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-tables
describe("tables", () => {
  test("look, ranges, columns and rows", () =>
    onSheet(async (sheet, context) => {
      const table = sheet.tables.add("A1:C3", true);
      table.set({
        name: "StandingsTable",
        style: "TableStyleLight9",
        showFilterButton: false,
        showBandedRows: false,
      });
      table.load("name,style,showFilterButton,showBandedRows,showHeaders,id");
      const ranges = [table.getRange(), table.getHeaderRowRange(), table.getDataBodyRange()].map((range) =>
        range.load("address"),
      );
      const columns = table.columns.load("items/name,items/index,items/id");
      const score = table.columns.getItem("score").load("values");
      const rows = table.rows.load("items/values");
      const found = sheet.getRange("B2").getTables(false).load("items/name");
      const outside = sheet.getRange("B2").getTables(true).getCount();
      await context.sync();
      expect([
        table.name,
        table.style,
        table.showFilterButton,
        table.showBandedRows,
        table.showHeaders,
      ]).toEqual(["StandingsTable", "TableStyleLight9", false, false, true]);
      expect(ranges.map(({ address }) => address)).toEqual(["Sheet1!A1:C3", "Sheet1!A1:C1", "Sheet1!A2:C3"]);
      expect(columns.items.map(({ name, index }) => [name, index])).toEqual([
        ["No.", 0],
        ["Name", 1],
        ["Score", 2],
      ]);
      expect(plain(score.values)).toEqual([["Score"], [2.5], [1]]);
      expect(plain(rows.items.map(({ values }) => values))).toEqual([[[1, "Ann", 2.5]], [[2, "Bob", 1]]]);
      expect([found.items[0]?.name, outside.value]).toEqual(["StandingsTable", 0]);
    }));

  // https://support.microsoft.com/office/rename-an-excel-table-fbf49a4f-82a3-43eb-8ba2-44d21233b114
  test.each([
    ["Standings Table", "InvalidArgument"],
    ["A1", "InvalidArgument"],
    ["R1C1", "InvalidArgument"],
    ["c", "InvalidArgument"],
    ["1st", "InvalidArgument"],
    ["x".repeat(256), "InvalidArgument"],
    ["OTHER", "ItemAlreadyExists"],
    ["Taken", "ItemAlreadyExists"],
    ["_Standings.2", undefined],
    ["\\back", undefined],
  ])("the name %s: %s", async (name, code) => {
    await onSheet(async (sheet, context) => {
      sheet.tables.add("E1:F2", true).name = "Other";
      context.workbook.names.add("taken", "=1");
      const table = sheet.tables.add("A1:C3", true);
      await context.sync();
      table.name = name;
      expect(await codeOf(context.sync())).toBe(code);
    });
  });

  test("headings are texts, never blank, never twice the same", () =>
    onSheet(async (sheet, context) => {
      sheet.getRange("A1:C1").values = [[5, "", "5"]];
      sheet.tables.add("A1:C3", true);
      const range = sheet.getRange("A1:C1").load("values,valueTypes");
      await context.sync();
      expect(plain(range.values)).toEqual([["5", "Column2", "52"]]);
      sheet.getRange("B1").values = [["5"]];
      range.load("values");
      await context.sync();
      expect(plain(range.values)).toEqual([["5", "52", "522"]]);
    }));

  // https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling
  test("a table cannot overlap another one, nor merged cells, nor a spilled array", () =>
    onSheet(async (sheet, context) => {
      sheet.tables.add("A1:C3", true);
      sheet.getRange("E1:F1").merge();
      await context.sync();
      const codes: (string | undefined)[] = [];
      for (const address of ["C3:D9", "E1:G3", "H1:I3"]) {
        sheet.tables.add(address, true);
        codes.push(await codeOf(context.sync()));
      }
      expect(codes).toEqual(["MergedRangeConflict", "MergedRangeConflict", undefined]);
    }));

  test("without headings a heading row is put above", () =>
    onSheet(async (sheet, context) => {
      const table = sheet.tables.add("A2:C3", false);
      const range = table.getRange().load("address,values");
      await context.sync();
      expect([range.address, plain(range.values)]).toEqual([
        "Sheet1!A2:C4",
        [
          ["Column1", "Column2", "Column3"],
          [1, "Ann", 2.5],
          [2, "Bob", 1],
        ],
      ]);
    }));

  test("resize keeps the heading row; convertToRange keeps the cells; delete takes them", () =>
    onSheet(async (sheet, context) => {
      const table = sheet.tables.add("A1:C3", true);
      table.resize("A1:D5");
      const range = table.getRange().load("address");
      await context.sync();
      expect(range.address).toBe("Sheet1!A1:D5");
      table.resize("A2:D5");
      expect(await codeOf(context.sync())).toBe("InvalidArgument");
      table.convertToRange();
      const kept = sheet.getRange("B2").load("values");
      const count = sheet.tables.getCount();
      await context.sync();
      expect([plain(kept.values), count.value]).toEqual([[["Ann"]], 0]);
      sheet.tables.add("A1:C3", true).delete();
      const used = sheet.getUsedRangeOrNullObject(true).load("address");
      await context.sync();
      expect(used.address).toBe("Sheet1!D1");
    }, "1.13"));

  test("rows and columns are added inside and at the end", () =>
    onSheet(async (sheet, context) => {
      const table = sheet.tables.add("A1:C3", true);
      sheet.getRange("A4").values = [["below"]];
      table.rows.add(0, [[3, "Cal", 0]]);
      table.rows.add(undefined, [[4, "Dee", 1]]);
      table.columns.add(1, undefined, "Rating");
      const range = table.getRange().load("values,address");
      const below = sheet.getRange("A6").load("values");
      await context.sync();
      expect([range.address, plain(range.values), plain(below.values)]).toEqual([
        "Sheet1!A1:D5",
        [
          ["No.", "Rating", "Name", "Score"],
          [3, "", "Cal", 0],
          [1, "", "Ann", 2.5],
          [2, "", "Bob", 1],
          [4, "", "Dee", 1],
        ],
        [["below"]],
      ]);
    }));
});

describe("page set-up", () => {
  test("what prints, and how", () =>
    onSheet(async (sheet, context) => {
      const { pageLayout } = sheet;
      pageLayout.orientation = "Landscape";
      pageLayout.paperSize = "A4";
      pageLayout.zoom = { horizontalFitToPages: 1 };
      pageLayout.setPrintMargins("Centimeters", { left: 2.54, header: 1.27 });
      pageLayout.setPrintTitleRows("$1:$3");
      pageLayout.setPrintArea("A1:F20");
      pageLayout.centerHorizontally = true;
      pageLayout.headersFooters.defaultForAllPages.rightFooter = "&P / &N";
      sheet.horizontalPageBreaks.add("A11");
      pageLayout.load(
        "orientation,paperSize,zoom,leftMargin,headerMargin,topMargin,centerHorizontally,printGridlines",
      );
      const footer = pageLayout.headersFooters.defaultForAllPages.load("rightFooter,leftFooter");
      const titles = pageLayout.getPrintTitleRowsOrNullObject().load("address");
      const columns = pageLayout.getPrintTitleColumnsOrNullObject();
      const printed = pageLayout.getPrintAreaOrNullObject().load("address");
      const breaks = sheet.horizontalPageBreaks.load("items/rowIndex");
      await context.sync();
      expect(plain(pageLayout.toJSON())).toMatchObject({
        orientation: "Landscape",
        paperSize: "A4",
        zoom: { horizontalFitToPages: 1 },
        leftMargin: 72,
        headerMargin: 36,
        topMargin: 54,
        centerHorizontally: true,
        printGridlines: false,
      });
      expect([footer.rightFooter, footer.leftFooter]).toEqual(["&P / &N", ""]);
      expect([titles.address, columns.isNullObject, printed.address]).toEqual([
        "Sheet1!1:3",
        true,
        "Sheet1!A1:F20",
      ]);
      expect(breaks.items.map(({ rowIndex }) => rowIndex)).toEqual([10]);
    }));

  // https://learn.microsoft.com/javascript/api/excel/excel.pagelayoutzoomoptions
  test.each([
    { scale: 5 },
    { scale: 500 },
    { scale: 100, horizontalFitToPages: 1 },
    { verticalFitToPages: -1 },
  ])("the zoom %j is refused", async (zoom) => {
    await onSheet(async (sheet, context) => {
      sheet.pageLayout.zoom = zoom;
      expect(await codeOf(context.sync())).toBe("InvalidArgument");
    });
  });

  test("frozen rows and columns", () =>
    onSheet(async (sheet, context) => {
      const { freezePanes } = sheet;
      const none = freezePanes.getLocationOrNullObject();
      freezePanes.freezeRows(3);
      const rows = freezePanes.getLocation().load("address");
      await context.sync();
      expect([none.isNullObject, rows.address]).toEqual([true, "Sheet1!1:3"]);
      freezePanes.freezeAt(sheet.getRange("A1:B2"));
      const corner = freezePanes.getLocation().load("address");
      await context.sync();
      expect(corner.address).toBe("Sheet1!A1:B2");
      freezePanes.unfreeze();
      const gone = freezePanes.getLocationOrNullObject();
      await context.sync();
      expect(gone.isNullObject).toBe(true);
    }));
});

// https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-data-validation
test("validation: a rule, an input message, another one on part of the cells", () =>
  onSheet(async (sheet, context) => {
    const heading = sheet.getRange("A1:C1").dataValidation;
    heading.prompt = { title: "Mod. Med.", message: "Sum of the opponents' scores.", showPrompt: true };
    const part = sheet.getRange("B1").dataValidation;
    part.rule = { list: { inCellDropDown: true, source: "W,D,L" } };
    for (const own of [heading, part]) own.load("type,rule,prompt,ignoreBlanks");
    const first = sheet.getRange("A1").dataValidation.load("type,prompt");
    const none = sheet.getRange("A9").dataValidation.load("type");
    await context.sync();
    expect([heading.type, part.type, first.type, none.type]).toEqual([
      "Inconsistent",
      "List",
      "None",
      "None",
    ]);
    expect(plain(part.rule)).toEqual({ list: { inCellDropDown: true, source: "W,D,L" } });
    expect([first.prompt.message, part.prompt.message]).toEqual([
      "Sum of the opponents' scores.",
      "Sum of the opponents' scores.",
    ]);
  }));

// https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-conditional-formatting
test("conditional formats: a formula, its format, where it holds, its order", () =>
  onSheet(async (sheet, context) => {
    const range = sheet.getRange("A1:C3");
    const [first, second] = ["=$A1=1", "=$A1=2"].map((formula) => {
      const format = range.conditionalFormats.add("Custom");
      format.custom.rule.formula = formula;
      return format;
    });
    if (!first || !second) throw new Error("two formats");
    first.custom.format.font.bold = true;
    first.stopIfTrue = true;
    first.load("id,priority,type,stopIfTrue,custom/rule/formula,custom/format/font/bold");
    second.load("priority");
    const place = first.getRange().load("address");
    await context.sync();
    expect([first.type, first.priority, second.priority, first.stopIfTrue]).toEqual(["Custom", 1, 0, true]);
    expect([first.custom.rule.formula, first.custom.format.font.bold, place.address]).toEqual([
      "=$A1=1",
      true,
      "Sheet1!A1:C3",
    ]);
    range.conditionalFormats.getItem(first.id).delete();
    const left = range.conditionalFormats.getCount();
    const elsewhere = sheet.getRange("E5").conditionalFormats.getCount();
    await context.sync();
    expect([left.value, elsewhere.value]).toEqual([1, 0]);
    sheet.getRange("A1:C1").conditionalFormats.clearAll();
    const areas = range.conditionalFormats.getItemAt(0).getRanges().load("address");
    await context.sync();
    expect(areas.address).toBe("Sheet1!A2:C3");
  }));

// https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-charts
test("charts: series from the headings, title, axes, place", () =>
  onSheet(async (sheet, context) => {
    sheet.getRange("E1:G3").values = [
      ["Round", "Ann", "Bob"],
      ["1", 1, 0],
      ["2", 1.5, 1],
    ].map((row, i) => (i === 0 ? row : [`Rd ${String(row[0])}`, ...row.slice(1)]));
    const chart = sheet.charts.add("Line", sheet.getRange("E1:G3"), "Columns");
    chart.title.text = "Race";
    chart.legend.position = "Right";
    chart.axes.valueAxis.minimum = 0;
    chart.axes.categoryAxis.title.text = "Round";
    chart.setPosition("E5", "H10");
    chart.load("name,chartType,left,top,width,height,title/text,legend/position,axes/valueAxis/minimum");
    const series = chart.series.load("items/name");
    await context.sync();
    expect([chart.chartType, chart.title.text, chart.legend.position, chart.axes.valueAxis.minimum]).toEqual([
      "Line",
      "Race",
      "Right",
      0,
    ]);
    expect([chart.left, chart.top, chart.width, chart.height]).toEqual([192, 60, 192, 90]);
    expect(series.items.map(({ name }) => name)).toEqual(["Ann", "Bob"]);
    const [ann] = series.items;
    ann?.format.line.load("color");
    if (ann) ann.format.line.color = "#0F6CBD";
    chart.setData(sheet.getRange("E1:F3"), "Columns");
    series.load("items/name");
    await context.sync();
    expect(series.items).toHaveLength(1);
    chart.delete();
    const count = sheet.charts.getCount();
    await context.sync();
    expect(count.value).toBe(0);
  }));

test("names: of the workbook and of a sheet", () =>
  onSheet(async (sheet, context) => {
    context.workbook.names.add("Players", sheet.getRange("A1:C3"), "all");
    const own = sheet.names.add("Block", sheet.getRange("B2"));
    own.visible = false;
    own.load("name,formula,type,scope,visible");
    const named = sheet.getRange("Players").load("address");
    const place = context.workbook.names.getItem("players").getRange().load("address");
    const missing = context.workbook.names.getItemOrNullObject("Block");
    await context.sync();
    expect([own.formula, own.type, own.scope, own.visible]).toEqual([
      "=Sheet1!$B$2",
      "Range",
      "Worksheet",
      false,
    ]);
    expect([named.address, place.address, missing.isNullObject]).toEqual([
      "Sheet1!A1:C3",
      "Sheet1!A1:C3",
      true,
    ]);
    context.workbook.names.add("players", "=1");
    expect(await codeOf(context.sync())).toBe("ItemAlreadyExists");
    context.workbook.names.add("A1", "=1");
    expect(await codeOf(context.sync())).toBe("InvalidArgument");
  }));

test("document properties, own ones too", () =>
  onSheet(async (_sheet, context) => {
    const { properties } = context.workbook;
    properties.title = "Spring Open";
    properties.custom.add("Rounds", 5);
    properties.load("title,author,subject");
    const own = properties.custom.getItem("rounds").load("value,type");
    await context.sync();
    expect([properties.title, properties.author, own.value, own.type]).toEqual([
      "Spring Open",
      "",
      5,
      "Number",
    ]);
  }));

test("a sheet's look: tab color, grid lines, order, visibility", () =>
  onSheet(async (sheet, context) => {
    const other = context.workbook.worksheets.add("Other");
    sheet.set({ tabColor: "#0F6CBD", showGridlines: false, standardWidth: 12 });
    other.position = 0;
    sheet.visibility = "Hidden";
    for (const own of [sheet, other]) own.load("tabColor,showGridlines,position,visibility,standardWidth");
    const next = other.getNextOrNullObject(true);
    const count = context.workbook.worksheets.getCount(true);
    await context.sync();
    expect(plain([sheet.tabColor, sheet.showGridlines, sheet.position, sheet.visibility])).toEqual([
      "#0F6CBD",
      false,
      1,
      "Hidden",
    ]);
    expect([other.position, next.isNullObject, count.value, sheet.standardWidth]).toEqual([0, true, 1, 12]);
    sheet.activate();
    expect(await codeOf(context.sync())).toBe("InvalidOperation");
  }));

test("the selection: one range, several, the active cell", async () => {
  const { excel, host } = await openTest();
  const area = (row: number) => ({ row, column: 1, rows: 2, columns: 2 });
  host.book.select(host.book.active, [area(1), area(5)]);
  await excel.run(async (context) => {
    const ranges = context.workbook.getSelectedRanges().load("address,areaCount");
    const first = ranges.areas.getItemAt(0).load("address");
    const cell = context.workbook.getActiveCell().load("address");
    await context.sync();
    expect([ranges.address, ranges.areaCount, first.address, cell.address]).toEqual([
      "Sheet1!B2:C3,Sheet1!B6:C7",
      2,
      "Sheet1!B2:C3",
      "Sheet1!B2",
    ]);
    context.workbook.getSelectedRange().load("address");
    expect(await codeOf(context.sync())).toBe("InvalidSelection");
  });
});

test("filter buttons and hidden rows of a sheet", () =>
  onSheet(async (sheet, context) => {
    sheet.autoFilter.apply(sheet.getRange("A1:C3"));
    sheet.getRange("2:2").rowHidden = true;
    sheet.autoFilter.load("enabled,isDataFiltered");
    await context.sync();
    expect([sheet.autoFilter.enabled, sheet.autoFilter.isDataFiltered]).toEqual([true, true]);
    sheet.autoFilter.remove();
    const row = sheet.getRange("A2").load("rowHidden");
    sheet.autoFilter.load("enabled");
    await context.sync();
    expect([sheet.autoFilter.enabled, row.rowHidden]).toEqual([false, false]);
  }));
