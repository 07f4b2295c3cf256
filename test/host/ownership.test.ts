import { describe, expect, test } from "vitest";
import { insertCells } from "../../src/workbench/model/move";
import { copySheet, deleteSheet, moveSheet, renameSheet } from "../../src/workbench/model/sheets";
import {
  bookOf,
  everything,
  fill,
  MAPLE_GROVE,
  namesOf,
  openOn,
  quad,
  type Row,
  settle,
  sheetOf,
  shown,
  textAt,
  type,
} from "./harness";

/** A crosstable of so many players who all drew in pairs. */
const field = (players: number): Row[] => [
  ["No.", "Name", "Rd 1"],
  ...Array.from({ length: players }, (_, i) => [i + 1, `Player ${i + 1}`, `D${i % 2 === 0 ? i + 2 : i}`]),
];

describe("the user's cells", () => {
  test("beside the list and below it survive, whether the list grows or shrinks", async () => {
    const book = bookOf({ Open: field(6) });
    const { rank } = await openOn(book);
    await rank();
    const sheet = sheetOf(book, "Standings");
    const width = sheet.tables[0]?.area.columns ?? 0;
    const height = shown(sheet).length;
    type(book, sheet, `${String.fromCharCode(65 + width)}6`, "prize 2");
    type(book, sheet, `A${height + 2}`, "Hall closes at nine");
    fill(book, sheetOf(book, "Open"), field(10));
    expect(await rank()).toMatchObject({ outcome: "ranked" });
    expect(textAt(sheet, `${String.fromCharCode(65 + width)}6`)).toBe("prize 2");
    expect(textAt(sheet, `A${height + 2 + 4}`)).toBe("Hall closes at nine");
    expect(sheet.tables[0]).toMatchObject({ name: "StandingsTable", area: { rows: 11 } });
    const open = sheetOf(book, "Open");
    for (const { row, column } of [...open.cells.all()]) if (row > 4) open.cells.delete(row, column);
    expect(await rank()).toMatchObject({ outcome: "ranked" });
    expect(textAt(sheet, `${String.fromCharCode(65 + width)}6`)).toBe("prize 2");
    expect(textAt(sheet, `A${height + 2 + 4}`)).toBe("Hall closes at nine");
    expect(sheet.tables[0]?.area.rows).toBe(5);
    expect(shown(sheet).map(([first]) => first)).not.toContain("Player 9");
  });

  test("in a column that the list would need stop it", async () => {
    const book = bookOf({ Open: quad() });
    const open = sheetOf(book, "Open");
    settle(book, open, { tiebreaks: ["SB"] });
    await (await openOn(book)).rank();
    const sheet = sheetOf(book, "Standings");
    type(book, sheet, "F5", "mine");
    const kept = everything(sheet);
    book.activate(open);
    settle(book, open, { tiebreaks: ["SB", "WON"] });
    const { addin, rank } = await openOn(book);
    addin.host.pane.state = "Background";
    const report = await rank();
    expect(report).toMatchObject({
      outcome: "trouble",
      trouble: { code: "no-room", column: "F", more: 1 },
      message:
        "Column F beside the list is in use. The list needs one column more. " +
        "Your column would be moved to the right with its contents.",
    });
    expect(everything(sheet)).toBe(kept);
    expect(addin.host.pane.state).toBe("Visible");
  });

  test("rows that the user puts above the list move it", async () => {
    const book = bookOf({ Open: quad() });
    const { rank } = await openOn(book);
    await rank();
    const sheet = sheetOf(book, "Standings");
    insertCells(book, sheet, { row: 0, column: 0, rows: 2, columns: 16_384 }, "rows");
    type(book, sheet, "A1", "Our club");
    expect(await rank()).toMatchObject({ outcome: "ranked", notes: [] });
    expect(textAt(sheet, "A1")).toBe("Our club");
    expect(textAt(sheet, "A6")).toBe("Place");
    expect(sheet.tables).toHaveLength(1);
  });

  test("a list that the user has taken apart becomes his", async () => {
    const book = bookOf({ Open: quad() });
    const { rank } = await openOn(book);
    await rank();
    const mine = sheetOf(book, "Standings");
    insertCells(book, mine, { row: 6, column: 0, rows: 1, columns: 16_384 }, "rows");
    type(book, mine, "A7", "-- prizes down to here --");
    const kept = everything(mine);
    const report = await rank();
    expect(report.written).toMatchObject([{ name: "Standings Open" }]);
    expect(report.notes[0]).toMatch(/^Rows or columns were put into the list on “Standings”/);
    expect(everything(mine)).toBe(kept);
    book.activate(sheetOf(book, "Open"));
    expect((await rank()).written).toMatchObject([{ name: "Standings Open" }]);
  });
});

describe("names", () => {
  test("a sheet of the user's called Standings is left alone", async () => {
    const book = bookOf({ "K–8 U1200": quad(), standings: [["mine"]] });
    const before = everything(sheetOf(book, "standings"));
    const { rank } = await openOn(book);
    const report = await rank();
    expect(namesOf(book)).toEqual(["K–8 U1200", "standings", "Standings K–8 U1200"]);
    expect(report.notes).toEqual([
      "You have a sheet “Standings” of your own. The list is on “Standings K–8 U1200”.",
    ]);
    expect(everything(sheetOf(book, "standings"))).toBe(before);
  });

  test("the section comes before the sheet's name", async () => {
    const book = bookOf({ Open: MAPLE_GROVE, Standings: [["mine"]] });
    expect((await (await openOn(book)).rank()).written).toMatchObject([{ name: "Standings K–8 U1200" }]);
  });

  test("31 characters are enough, and a number makes room for itself", async () => {
    const long = "A sheet name of 31 characters..";
    const book = bookOf({ [long]: quad(), Standings: [], "Standings A sheet name of 31 ch": [] });
    const report = await (await openOn(book)).rank();
    expect(report.written).toMatchObject([{ name: "Standings A sheet name of 3 (2)" }]);
  });

  test("table names are unique in the workbook", async () => {
    const book = bookOf({ A: quad(), B: quad() });
    const { rank } = await openOn(book);
    await rank();
    book.activate(sheetOf(book, "B"));
    await rank();
    expect(book.sheets.flatMap(({ tables }) => tables.map(({ name }) => name))).toEqual([
      "StandingsTable",
      "StandingsTable2",
    ]);
  });
});

describe("whose sheet", () => {
  test("two crosstables never write over each other's list", async () => {
    const book = bookOf({ A: quad(), B: quad(["Eve", "Fay", "Gus", "Hal"]) });
    const { rank } = await openOn(book);
    await rank();
    const first = everything(sheetOf(book, "Standings"));
    book.activate(sheetOf(book, "B"));
    expect((await rank()).written).toMatchObject([{ name: "Standings B" }]);
    expect(everything(sheetOf(book, "Standings"))).toBe(first);
    expect(textAt(sheetOf(book, "Standings B"), "C5")).toBe("Eve");
    expect(await rank()).toMatchObject({ source: { name: "B" }, written: [{ name: "Standings B" }] });
  });

  test("a copy is the user's", async () => {
    const book = bookOf({ Open: quad() });
    const { rank } = await openOn(book);
    await rank();
    const copy = copySheet(book, sheetOf(book, "Standings"), 2);
    const before = everything(copy);
    book.activate(sheetOf(book, "Open"));
    fill(book, sheetOf(book, "Open"), quad(["Eve", "Fay", "Gus", "Hal"]));
    expect((await rank()).written).toMatchObject([{ name: "Standings" }]);
    expect(everything(copy)).toBe(before);
    expect(textAt(sheetOf(book, "Standings"), "C5")).toBe("Eve");
    book.activate(copy);
    expect((await rank()).source).toMatchObject({ name: copy.name });
    expect(everything(copy)).toBe(before);
  });

  test("name and position that the user gave are kept", async () => {
    const book = bookOf({ Open: quad(), Notes: [] });
    const { rank } = await openOn(book);
    await rank();
    const sheet = sheetOf(book, "Standings");
    renameSheet(book, sheet, "Final list");
    moveSheet(book, sheet, 0);
    expect((await rank()).written).toMatchObject([{ id: sheet.id, name: "Final list" }]);
    expect(namesOf(book)).toEqual(["Final list", "Open", "Notes"]);
  });

  test("without its crosstable a list stays as it is", async () => {
    const book = bookOf({ Open: quad(), Notes: [] });
    const { rank } = await openOn(book);
    await rank();
    const sheet = sheetOf(book, "Standings");
    const before = everything(sheet);
    deleteSheet(book, sheetOf(book, "Open"));
    book.activate(sheet);
    expect(await rank()).toMatchObject({ outcome: "trouble", trouble: { code: "source-gone" } });
    expect(everything(sheet)).toBe(before);
  });
});
