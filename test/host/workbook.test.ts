import { describe, expect, test } from "vitest";
import type { RankOptions } from "../../src/excel/rank/options";
import type { WorkbookEvent, WriteJob } from "../../src/excel/port";
import { areaOf, type Book, type Sheet } from "../../src/workbench/model";
import { setLines } from "../../src/workbench/model/lines";
import { addTable } from "../../src/workbench/model/tables";
import type { SheetBlock } from "../../src/writer/block";
import { standingsSheet } from "../../src/writer/standings-sheet";
import { inputOf, MAPLE_GROVE_SECTION } from "../writer/sections";
import { openExposed } from "./exposed-addin";
import {
  bookOf,
  everything,
  fill,
  MAPLE_GROVE,
  namesOf,
  quad,
  settle,
  sheetOf,
  shown,
  textAt,
  type,
} from "./harness";

const OPTIONS: RankOptions = {
  now: { year: 2026, month: 11, day: 28, hour: 16, minute: 12 },
  paper: "A4",
};

/** A value of the add-in's realm as one of this realm. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("reading", () => {
  test("gives the used cells with their place", async () => {
    const book = bookOf({ Open: [[], ["", "a", 1], ["", true]] });
    const { workbook } = await openExposed(book);
    const grid = await workbook.read(sheetOf(book, "Open").id, null);
    expect(plain(grid)).toMatchObject({
      sheet: { name: "Open" },
      area: { row: 1, column: 1, rows: 2, columns: 2 },
      cells: [
        ["a", 1],
        [true, ""],
      ],
      hiddenRows: 0,
      filtered: false,
      cut: false,
    });
  });

  test("a blank sheet has no rows", async () => {
    const book = bookOf({ Open: [] });
    const { workbook } = await openExposed(book);
    expect(plain(await workbook.read(sheetOf(book, "Open").id, null))).toMatchObject({
      area: { rows: 0 },
      cells: [],
    });
  });

  test("a number that Excel made a date comes as a date", async () => {
    const book = bookOf({ Open: [] });
    type(book, sheetOf(book, "Open"), "A1", "1-2");
    const { workbook } = await openExposed(book);
    const { cells } = await workbook.read(sheetOf(book, "Open").id, null);
    expect(String(plain(cells)[0]?.[0])).toMatch(/^\d{4}-01-02T00:00:00/);
  });

  test("hidden rows are counted and reported", async () => {
    const book = bookOf({ Open: quad() });
    const open = sheetOf(book, "Open");
    setLines(book, open, areaOf("A3:A4"), "rows", { hidden: true });
    const { workbook, rankSheet } = await openExposed(book);
    expect((await workbook.read(open.id, null)).hiddenRows).toBe(2);
    expect(plain(await rankSheet(workbook, OPTIONS)).findings).toMatchObject([
      { level: "warning", message: "2 rows are hidden. They count." },
    ]);
  });

  test("rows that a filter hides are shown on request, whether it is the sheet's or a table's", async () => {
    const hide = (book: Book, sheet: Sheet) =>
      setLines(book, sheet, areaOf("A3:A4"), "rows", { hidden: true });
    const filters: Readonly<Record<string, (book: Book, sheet: Sheet) => void>> = {
      sheet: (_, sheet) => (sheet.autoFilter = areaOf("A1:F5")),
      table: (book, sheet) => void addTable(book, sheet, areaOf("A1:F5"), true),
    };
    for (const put of Object.values(filters)) {
      const book = bookOf({ Open: quad() });
      const open = sheetOf(book, "Open");
      put(book, open);
      hide(book, open);
      const { workbook, rankSheet } = await openExposed(book);
      expect(plain(await rankSheet(workbook, OPTIONS)).findings).toMatchObject([
        { level: "warning", message: "2 rows are hidden by a filter. They count.", remedy: "showRows" },
      ]);
      await workbook.showRows(open.id, areaOf("A1:F5"));
      expect(await workbook.read(open.id, null)).toMatchObject({ hiddenRows: 0, filtered: false });
      hide(book, open);
      open.protection = { options: {}, password: undefined };
      await expect(workbook.showRows(open.id, areaOf("A1:F5"))).rejects.toMatchObject({
        trouble: { code: "protected-rows", sheet: "Open" },
      });
    }
  });

  test("far cells do not make it endless", async () => {
    const book = bookOf({ Open: quad() });
    type(book, sheetOf(book, "Open"), "XFD1048576", 1);
    const { workbook } = await openExposed(book);
    const grid = await workbook.read(sheetOf(book, "Open").id, {
      row: 0,
      column: 0,
      rows: 30_000,
      columns: 6,
    });
    expect(grid.cut).toBe(true);
    expect(grid.cells).toHaveLength(20_000);
  });

  test("the selection knows the block around it", async () => {
    const book = bookOf({ Open: quad() });
    const open = sheetOf(book, "Open");
    book.select(open, [areaOf("B3")]);
    const { workbook } = await openExposed(book);
    expect(plain(await workbook.selection())).toMatchObject({
      sheet: { name: "Open", mark: null },
      area: { row: 2, column: 1, rows: 1, columns: 1 },
      region: { row: 0, column: 0, rows: 5, columns: 6 },
    });
  });
});

describe("room beside the list", () => {
  const crowded = async () => {
    const book = bookOf({ Open: quad() });
    const open = sheetOf(book, "Open");
    settle(book, open, { tiebreaks: ["SB"] });
    const first = await openExposed(book);
    await first.rankSheet(first.workbook, OPTIONS);
    type(book, sheetOf(book, "Standings"), "F5", "mine");
    type(book, sheetOf(book, "Standings"), "F40", "far below");
    settle(book, open, { tiebreaks: ["SB", "WON"] });
    return { book, ...(await openExposed(book)) };
  };

  test("is made by moving the user's columns, if he wants that", async () => {
    const { book, workbook, rankSheet } = await crowded();
    expect(plain(await rankSheet(workbook, { ...OPTIONS, room: "move" }))).toMatchObject({
      outcome: "ranked",
    });
    const sheet = sheetOf(book, "Standings");
    expect(textAt(sheet, "F4")).toBe("Games won");
    expect([textAt(sheet, "G5"), textAt(sheet, "G40")]).toEqual(["mine", "far below"]);
  });

  test("stops the ranking otherwise", async () => {
    const { workbook, rankSheet } = await crowded();
    expect(plain(await rankSheet(workbook, OPTIONS))).toMatchObject({ trouble: { code: "no-room" } });
  });
});

describe("where a list goes", () => {
  test("a new sheet in any case", async () => {
    const book = bookOf({ Open: quad() });
    const { workbook, rankSheet } = await openExposed(book);
    await rankSheet(workbook, OPTIONS);
    await rankSheet(workbook, { ...OPTIONS, into: "new" });
    expect(namesOf(book)).toEqual(["Open", "Standings", "Standings Open"]);
    const again = await rankSheet(workbook, OPTIONS);
    expect(again.written).toMatchObject([{ name: "Standings Open" }]);
  });

  test("free cells that the user selected: the list is his", async () => {
    const book = bookOf({ Open: quad(), Mine: [["x"]] });
    const { workbook, rankSheet } = await openExposed(book);
    const source = sheetOf(book, "Open").id;
    const mine = sheetOf(book, "Mine");
    book.select(mine, [areaOf("C3")]);
    const options = { ...OPTIONS, sheetId: source, into: "selection" } as const;
    expect(plain(await rankSheet(workbook, options))).toMatchObject({
      outcome: "ranked",
      written: [{ name: "Mine" }],
    });
    expect([textAt(mine, "A1"), textAt(mine, "C6"), textAt(mine, "E7")]).toEqual(["x", "Place", "Ann"]);
    expect(plain((await workbook.sheets()).find(({ name }) => name === "Mine"))).toMatchObject({
      mark: null,
    });
    expect(plain(await rankSheet(workbook, options))).toMatchObject({ trouble: { code: "not-empty" } });
  });

  const jobOf = (block: SheetBlock): WriteJob => ({
    sheets: [{ block, owner: null, target: { kind: "new", name: "Mine" } }],
    expect: null,
    room: "stop",
    show: 0,
  });

  test("a sheet that belongs to nobody is the user's", async () => {
    const book = bookOf({ Open: quad() });
    const { workbook } = await openExposed(book);
    await workbook.write(jobOf(standingsSheet(inputOf([MAPLE_GROVE_SECTION]))));
    expect(book.active.name).toBe("Mine");
    expect(plain(await workbook.activeSheet())).toMatchObject({ name: "Mine", mark: null });
  });

  test("what Excel refuses leaves no sheet behind", async () => {
    const book = bookOf({ Open: quad() });
    const { workbook } = await openExposed(book);
    const block = standingsSheet(inputOf([MAPLE_GROVE_SECTION]));
    const beyond = { ...block, tables: [{ row: -5, column: 0, rows: 2, columns: 2 }] };
    await expect(workbook.write(jobOf(beyond))).rejects.toMatchObject({ trouble: { code: "other" } });
    expect(namesOf(book)).toEqual(["Open"]);
  });

  test("a kept copy is the user's, under the name he gave", async () => {
    const book = bookOf({ Open: quad() });
    const { workbook, rankSheet } = await openExposed(book);
    const [written] = (await rankSheet(workbook, OPTIONS)).written;
    const kept = await workbook.release(written?.id ?? "", "Standings after round 3");
    expect(kept.name).toBe("Standings after round 3");
    const copy = everything(sheetOf(book, "Standings after round 3"));
    await rankSheet(workbook, { ...OPTIONS, sheetId: sheetOf(book, "Open").id });
    expect(namesOf(book)).toEqual(["Open", "Standings after round 3", "Standings"]);
    expect(everything(sheetOf(book, "Standings after round 3"))).toBe(copy);
  });
});

test("the sheet is written for the paper and the moment of the options", async () => {
  const book = bookOf({ Open: MAPLE_GROVE });
  const { workbook, rankSheet } = await openExposed(book);
  await rankSheet(workbook, OPTIONS);
  const sheet = sheetOf(book, "Standings");
  expect(sheet.page.paperSize).toBe("A4");
  expect(textAt(sheet, "A2")).toMatch(/ranked Nov 28, 2026, 4:12 PM$/);
});

test("stages are told in order, and a stop in between leaves nothing", async () => {
  const book = bookOf({ Open: quad() });
  const { addin, workbook, rankSheet } = await openExposed(book);
  const stages: string[] = [];
  await rankSheet(workbook, { ...OPTIONS, onStage: (stage) => void stages.push(stage) });
  expect(stages).toEqual(["reading", "ranking", "writing"]);
  const before = everything(sheetOf(book, "Standings"));
  const Abort = addin.window.AbortController as typeof AbortController | undefined;
  const stop = new (Abort ?? AbortController)();
  const report = await rankSheet(workbook, {
    ...OPTIONS,
    signal: stop.signal,
    onStage: (stage) => {
      if (stage === "writing") stop.abort();
    },
  });
  expect(plain(report)).toMatchObject({ outcome: "trouble", trouble: { code: "stopped" } });
  expect(everything(sheetOf(book, "Standings"))).toBe(before);
});

test("settings are kept in the workbook, FIDE by its edition", async () => {
  const book = bookOf({ Open: quad() });
  const { workbook, rankSheet } = await openExposed(book);
  const report = await rankSheet(workbook, { ...OPTIONS, rules: "FIDE, rounds=3" });
  expect(report.sections[0]?.rules).toBe("FIDE-2026");
  const key = `tiebreaks.${sheetOf(book, "Open").id}`;
  expect(workbook.settings.get(key)).toContain('"rules":"FIDE-2026, rounds=3"');
  await workbook.settings.put(key, null);
  expect(workbook.settings.get(key)).toBeNull();
  expect(book.settings.has(key)).toBe(false);
});

test("events tell of changes, sheets and selections until nobody listens", async () => {
  const book = bookOf({ Open: quad(), Other: [] });
  const { addin, workbook } = await openExposed(book);
  const seen: WorkbookEvent[] = [];
  const stop = await workbook.subscribe((event) => void seen.push(event));
  const settled = () => workbook.activeSheet();
  addin.host.type("Open", "B2", "Eve");
  await settled();
  book.activate(sheetOf(book, "Other"));
  await settled();
  const { id } = sheetOf(book, "Open");
  expect(plain(seen)).toContainEqual({ kind: "changed", sheetId: id, address: "B2" });
  expect(seen.map(({ kind }) => kind)).toContain("activated");
  await stop();
  const before = seen.length;
  addin.host.type("Open", "B3", "Fay");
  await settled();
  expect(seen).toHaveLength(before);
});

test("a cell or a sheet is shown on request", async () => {
  const book = bookOf({ Open: quad(), Other: [] });
  const { workbook } = await openExposed(book);
  await workbook.select(sheetOf(book, "Other").id, { row: 4, column: 2, rows: 1, columns: 1 });
  expect(book.active.name).toBe("Other");
  expect(book.selection.areas).toEqual([areaOf("C5")]);
  await workbook.activate(sheetOf(book, "Open").id);
  expect(book.active.name).toBe("Open");
});

test("the list of a sheet that changed in the meantime is not written", async () => {
  const book = bookOf({ Open: quad() });
  const { addin, workbook, rankSheet } = await openExposed(book);
  const report = await rankSheet(workbook, {
    ...OPTIONS,
    onStage: (stage) => {
      if (stage === "writing") addin.host.type("Open", "F2", 3);
    },
  });
  expect(plain(report)).toMatchObject({
    outcome: "trouble",
    trouble: { code: "changed" },
    message:
      "Open changed while it was ranked. Another person edited the crosstable. It has been read again.",
  });
  expect(namesOf(book)).toEqual(["Open"]);
  fill(book, sheetOf(book, "Open"), quad());
  expect((await rankSheet(workbook, OPTIONS)).outcome).toBe("ranked");
  expect(shown(sheetOf(book, "Standings"))).not.toEqual([]);
});
