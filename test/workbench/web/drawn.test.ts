import { expect, test } from "vitest";
import { Book } from "../../../src/workbench/model";
import { DrawnRows } from "../../../src/workbench/web/page/grid/drawn";

const COLUMNS = 3;

const drawnSheet = () => {
  const sheet = new Book().addSheet();
  for (const row of [0, 1, 2]) sheet.cells.patch(row, 0, { value: row });
  const drawn = new DrawnRows();
  for (const row of [0, 1, 2, 3]) drawn.drew(sheet, row, COLUMNS);
  return { sheet, drawn };
};

test("rows are stale from the change of a cell until they are drawn again", () => {
  const { sheet, drawn } = drawnSheet();
  expect(drawn.stale(sheet)).toEqual([]);
  sheet.cells.patch(1, 2, { value: "new" });
  sheet.cells.delete(2, 0);
  sheet.cells.patch(3, 0, { format: { font: { bold: true } } });
  expect(drawn.stale(sheet)).toEqual([1, 2, 3]);
  drawn.drew(sheet, 2, COLUMNS);
  expect(drawn.stale(sheet)).toEqual([1, 3]);
});

test("cells outside what is drawn make nothing stale: other rows, further columns", () => {
  const { sheet, drawn } = drawnSheet();
  sheet.cells.patch(7, 0, { value: 1 });
  sheet.cells.patch(0, COLUMNS, { value: 1 });
  expect(drawn.stale(sheet)).toEqual([]);
});

test("a row that left the screen is not drawn again", () => {
  const { sheet, drawn } = drawnSheet();
  drawn.left(1);
  sheet.cells.patch(1, 0, { value: 9 });
  expect(drawn.stale(sheet)).toEqual([]);
});
