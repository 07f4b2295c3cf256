import { afterEach, expect, test } from "vitest";
import { ExcelHost } from "../../../src/workbench/host";
import { cellArea, enter, History, insertCells, WHOLE_SHEET } from "../../../src/workbench/model";

const open: ExcelHost[] = [];

afterEach(() => {
  for (const host of open.splice(0)) host.close();
});

const openBook = () => {
  const host = new ExcelHost({ post: () => undefined, origin: "https://localhost" });
  open.push(host);
  const { book } = host;
  const sheet = book.active;
  const history = new History(book);
  const at = (row: number, column: number): unknown => {
    const { value } = sheet.cells.at(row, column);
    return typeof value === "object" && value !== null ? value.error : value;
  };
  const type = (row: number, column: number, text: string) =>
    history.step(() => enter(book, sheet, cellArea(row, column), text));
  return { host, book, sheet, history, at, type };
};

test("steps are undone and done again, the last first; a new step ends what could be done again", () => {
  const { history, at, type } = openBook();
  type(0, 0, "1");
  type(0, 0, "2");
  history.undo();
  expect([at(0, 0), history.canRedo]).toEqual([1, true]);
  history.undo();
  expect([at(0, 0), history.canUndo]).toEqual([null, false]);
  history.redo();
  type(0, 1, "x");
  expect([at(0, 0), at(0, 1), history.canRedo]).toEqual([1, "x", false]);
});

test("what stood in the way of an array goes, and the array is back", async () => {
  const { host, history, at, type } = openBook();
  type(0, 0, "=SEQUENCE(3)");
  await host.settled();
  type(1, 0, "in the way");
  await host.settled();
  expect([at(0, 0), at(1, 0), at(2, 0)]).toEqual(["#SPILL!", "in the way", null]);
  history.undo();
  await host.settled();
  expect([at(0, 0), at(1, 0), at(2, 0)]).toEqual([1, 2, 3]);
  history.undo();
  await host.settled();
  expect([at(0, 0), at(1, 0), at(2, 0)]).toEqual([null, null, null]);
});

test("inserted rows go with formulas, tables and widths as they were", () => {
  const { book, sheet, history, at, type } = openBook();
  type(0, 0, "5");
  type(1, 0, "=A1*2");
  sheet.columns.set(0, { size: 99 });
  history.step(() => insertCells(book, sheet, { ...WHOLE_SHEET, rows: 1 }, "rows"));
  expect([at(1, 0), sheet.cells.at(2, 0).formula]).toEqual([5, "=A2*2"]);
  history.undo();
  expect([at(0, 0), sheet.cells.at(1, 0).formula, sheet.columns.get(0)]).toEqual([5, "=A1*2", { size: 99 }]);
});

test("a change that is no step of the user ends the history", () => {
  const { book, sheet, history, type } = openBook();
  type(0, 0, "1");
  enter(book, sheet, cellArea(5, 5), "written by the add-in");
  expect(history.canUndo).toBe(false);
});
