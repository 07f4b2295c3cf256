import { describe, expect, test } from "vitest";
import { codeOf, openTest, plain, type TestAddin } from "./harness";

/** Waits until the add-in has been told `count` things; the test's time limit is the only clock. */
const heard = async (told: readonly unknown[], count: number): Promise<readonly unknown[]> => {
  while (told.length < count) await new Promise(setImmediate);
  return plain(told);
};

/** Asks for events of the workbook's sheets by the names of their members. */
const listen = async (
  { excel }: TestAddin,
  pick: (sheets: Excel.WorksheetCollection, sheet: Excel.Worksheet) => { add: (handler: never) => unknown },
): Promise<unknown[]> => {
  const told: unknown[] = [];
  await excel.run(async (context) => {
    const sheets = context.workbook.worksheets;
    const sheet = sheets.getFirst().load("id");
    await context.sync();
    pick(sheets, sheet).add(((event: unknown) => {
      told.push(event);
      return Promise.resolve();
    }) as never);
    await context.sync();
  });
  return told;
};

describe("events of the workbook", () => {
  test("onChanged of a sheet: what a user types, with the value before and after", async () => {
    const addin = await openTest();
    const told = await listen(addin, (_sheets, sheet) => sheet.onChanged);
    addin.host.type("Sheet1", "B3", "12");
    expect(await heard(told, 1)).toMatchObject([
      {
        type: "WorksheetChanged",
        address: "B3",
        changeType: "RangeEdited",
        source: "Local",
        worksheetId: addin.host.book.active.id,
        details: { valueBefore: "", valueAfter: 12, valueTypeBefore: "Empty", valueTypeAfter: "Double" },
      },
    ]);
  });

  test("onChanged gives the range that changed", async () => {
    const addin = await openTest();
    const told = await listen(addin, (sheets) => sheets.onChanged);
    addin.host.type("Sheet1", "B3:C3", [["a", "b"]]);
    await heard(told, 1);
    const [event] = told as [Excel.WorksheetChangedEventArgs];
    await addin.excel.run(async (context) => {
      const range = event.getRange(context).load("values");
      await context.sync();
      expect(plain(range.values)).toEqual([["a", "b"]]);
    });
  });

  test("onChanged tells of inserted rows and shifted cells", async () => {
    const addin = await openTest();
    const told = await listen(addin, (sheets) => sheets.onChanged);
    await addin.excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getFirst();
      sheet.getRange("2:3").insert("Down");
      sheet.getRange("B2:C2").delete("Up");
      await context.sync();
    });
    expect(await heard(told, 2)).toMatchObject([
      { address: "2:3", changeType: "RowInserted" },
      { address: "B2:C2", changeType: "CellDeleted", changeDirectionState: { deleteShiftDirection: "Up" } },
    ]);
  });

  test("onAdded, onDeleted, onActivated, onDeactivated and onSelectionChanged", async () => {
    const addin = await openTest();
    const told = [
      await listen(addin, (sheets) => sheets.onAdded),
      await listen(addin, (sheets) => sheets.onActivated),
      await listen(addin, (sheets) => sheets.onDeactivated),
      await listen(addin, (sheets) => sheets.onSelectionChanged),
      await listen(addin, (sheets) => sheets.onDeleted),
    ];
    const [first] = addin.host.book.sheets;
    await addin.excel.run(async (context) => {
      const added = context.workbook.worksheets.add("Standings");
      added.getRange("B2:C4").select();
      await context.sync();
      added.delete();
      await context.sync();
    });
    const [added, activated, deactivated, selected, deleted] = await Promise.all([
      heard(told[0] ?? [], 1),
      heard(told[1] ?? [], 2),
      heard(told[2] ?? [], 2),
      heard(told[3] ?? [], 1),
      heard(told[4] ?? [], 1),
    ]);
    const [{ worksheetId }] = added as [{ worksheetId: string }];
    expect(activated).toMatchObject([{ worksheetId }, { worksheetId: first?.id }]);
    expect(deactivated).toMatchObject([{ worksheetId: first?.id }, { worksheetId }]);
    expect(selected).toMatchObject([{ address: "B2:C4", worksheetId }]);
    expect(deleted).toMatchObject([{ type: "WorksheetDeleted", worksheetId }]);
  });

  test("the workbook's own selection event", async () => {
    const addin = await openTest();
    let told = 0;
    await addin.excel.run(async (context) => {
      context.workbook.onSelectionChanged.add(() => {
        told++;
        return Promise.resolve();
      });
      await context.sync();
    });
    addin.host.book.select(addin.host.book.active, [{ row: 1, column: 1, rows: 1, columns: 1 }]);
    while (told === 0) await new Promise(setImmediate);
    expect(told).toBe(1);
  });

  test("a handler that is taken off hears no more, and none while events are off", async () => {
    const addin = await openTest();
    const told = await listen(addin, (sheets) => sheets.onChanged);
    await addin.excel.run(async (context) => {
      context.runtime.enableEvents = false;
      context.workbook.worksheets.getFirst().getRange("A1").values = [["silent"]];
      await context.sync();
      context.runtime.enableEvents = true;
      context.workbook.worksheets.getFirst().getRange("A1").values = [["loud"]];
      await context.sync();
    });
    expect(await heard(told, 1)).toMatchObject([{ details: { valueAfter: "loud" } }]);
  });
});

describe("commands of the ribbon and the context menu", () => {
  test("a command runs, and resolves at event.completed()", async () => {
    const { host, seen } = await openTest();
    await host.command("Mark", "RankSheetButton");
    expect(seen.commands).toEqual(["RankSheetButton"]);
    expect(host.book.active.cells.at(0, 0).value).toBe("marked");
  });

  test("a command that the add-in does not have is an error", async () => {
    const { host } = await openTest();
    await expect(host.command("Nothing")).rejects.toThrow("no command Nothing");
  });

  test("the pane is shown and hidden by the add-in", async () => {
    const { host, office } = await openTest();
    await office.addin.hide();
    expect(host.pane.state).toBe("Background");
    await office.addin.showAsTaskpane();
    expect(host.pane.state).toBe("Visible");
    await office.addin.setStartupBehavior(office.StartupBehavior.load);
    expect(host.pane.startState).toBe("Background");
    expect(host.missing).toEqual([]);
  });
});

describe("settings", () => {
  test("settings are saved in the document and come back with it", async () => {
    const { office, host } = await openTest();
    const { settings } = office.context.document;
    settings.set("rules", { code: "USCF", rounds: 5 });
    await new Promise((resolve) => settings.saveAsync(resolve));
    expect([...host.book.settings.keys()]).toEqual(["rules"]);

    const again = await openTest({ book: host.book });
    expect(plain(again.office.context.document.settings.get("rules"))).toEqual({ code: "USCF", rounds: 5 });
  });

  test("refresh reads what another add-in window saved", async () => {
    const { office, host } = await openTest();
    const { settings } = office.context.document;
    host.book.settings.set("rules", JSON.stringify("FIDE-2026"));
    await new Promise((resolve) => settings.refreshAsync(resolve));
    expect(settings.get("rules")).toBe("FIDE-2026");
  });
});

describe("states in which Excel refuses requests", () => {
  const write = ({ excel }: TestAddin, options: object = {}): Promise<unknown> =>
    excel.run(options, async (context) => {
      context.workbook.worksheets.getFirst().getRange("A1").values = [[1]];
      await context.sync();
    });

  // https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling
  test("while a cell is edited: InvalidOperationInCellEditMode", async () => {
    const addin = await openTest();
    addin.host.beginCellEdit();
    expect(await codeOf(write(addin))).toBe("InvalidOperationInCellEditMode");
    addin.host.endCellEdit();
    expect(await codeOf(write(addin))).toBeUndefined();
  });

  // https://learn.microsoft.com/javascript/api/excel/excel.runoptions
  test("delayForCellEdit waits until the editing ends", async () => {
    const addin = await openTest();
    addin.host.beginCellEdit();
    const waiting = write(addin, { delayForCellEdit: true });
    await new Promise(setImmediate);
    expect(addin.host.book.active.used()).toBeUndefined();
    addin.host.endCellEdit();
    await waiting;
    expect(addin.host.book.active.cells.at(0, 0).value).toBe(1);
  });

  test("a workbook opened for reading refuses writes, not reads", async () => {
    const addin = await openTest();
    addin.host.book.readOnly = true;
    expect(await codeOf(write(addin))).toBe("AccessDenied");
    const again = await openTest({ book: addin.host.book });
    expect(again.office.context.document.mode).toBe("readOnly");
    const read = addin.excel.run(async (context) => {
      context.workbook.worksheets.getFirst().getRange("A1").load("values");
      await context.sync();
    });
    expect(await codeOf(read)).toBeUndefined();
  });

  // https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
  test("a request or an answer of more than 5 MB is refused", async () => {
    const addin = await openTest();
    const long = "x".repeat(30_000);
    const request = addin.excel.run(async (context) => {
      context.workbook.worksheets.getFirst().getRange("A1:A200").values = Array.from({ length: 200 }, () => [
        long,
      ]);
      await context.sync();
    });
    expect(await codeOf(request)).toBe("RequestPayloadSizeLimitExceeded");
    addin.host.type("Sheet1", "A1:A200", long);
    const answer = addin.excel.run(async (context) => {
      context.workbook.worksheets.getFirst().getRange("A1:A200").load("values");
      await context.sync();
    });
    expect(await codeOf(answer)).toBe("ResponsePayloadSizeLimitExceeded");
  });
});
