import { describe, expect, test } from "vitest";
import {
  Book,
  type CellValue,
  releaseSpill,
  rewriteSpill,
  type Sheet,
  spillArea,
  writeSpill,
} from "../../../src/workbench/model";

const AREA = { row: 1, column: 1, rows: 2, columns: 2 };

const OLD = [
  [1, 2],
  [3, 4],
];

const NEW = [
  [1, "two"],
  [3, 5],
];

/** A sheet with the array of B2 in B2:C3. */
const spilled = (): Sheet => {
  const sheet = new Book().addSheet();
  sheet.cells.patch(1, 1, { formula: "=X()" });
  writeSpill(sheet, AREA, OLD);
  return sheet;
};

const valuesOf = (sheet: Sheet): CellValue[][] =>
  [1, 2].map((row) => [1, 2].map((column) => sheet.cells.at(row, column).value));

describe("a formula's array written again", () => {
  test("of the same size: only the cells that change are other cells", () => {
    const sheet = spilled();
    const before = OLD.map((line, i) => line.map((_, j) => sheet.cells.get(1 + i, 1 + j)));
    expect(rewriteSpill(sheet, AREA, NEW)).toBe(true);
    expect(valuesOf(sheet)).toEqual(NEW);
    const stays = before.map((line, i) => line.map((cell, j) => cell === sheet.cells.get(1 + i, 1 + j)));
    expect(stays).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(sheet.cells.at(1, 1)).toMatchObject({ formula: "=X()", spill: { rows: 2, columns: 2 } });
    expect(sheet.cells.at(2, 2)).toMatchObject({ value: 5, spilledFrom: { row: 1, column: 1 } });
  });

  test("keeps the formats of its cells", () => {
    const sheet = spilled();
    sheet.cells.patch(2, 2, { format: { font: { bold: true } }, numberFormat: "0.0" });
    rewriteSpill(sheet, AREA, NEW);
    expect(sheet.cells.at(2, 2)).toMatchObject({
      value: 5,
      format: { font: { bold: true } },
      numberFormat: "0.0",
    });
  });

  const bare = () => new Book().addSheet();
  const changed = (change: (sheet: Sheet) => void) => () => {
    const sheet = spilled();
    change(sheet);
    return sheet;
  };

  test.each([
    ["there is no array yet", bare, AREA],
    ["it was larger", spilled, { ...AREA, rows: 1 }],
    ["it was smaller", spilled, { ...AREA, columns: 3 }],
    [
      "something was typed into it",
      changed(({ cells }) => cells.patch(2, 1, { spilledFrom: { row: 0, column: 0 } })),
      AREA,
    ],
    ["a cell of it was deleted", changed(({ cells }) => cells.delete(2, 2)), AREA],
    ["cells of it were merged", changed((sheet) => void sheet.merges.push({ ...AREA, row: 2 })), AREA],
  ] as const)("is refused, and nothing is written, where %s", (_, make, area) => {
    const sheet = make();
    const before = [...sheet.cells.all()];
    const values = Array.from({ length: area.rows }, () => Array.from({ length: area.columns }, () => 9));
    expect(rewriteSpill(sheet, area, values)).toBe(false);
    expect([...sheet.cells.all()]).toEqual(before);
  });

  test("taken off leaves the value of the formula's own cell", () => {
    const sheet = spilled();
    releaseSpill(sheet, 1, 1);
    expect(valuesOf(sheet)).toEqual([
      [1, null],
      [null, null],
    ]);
    expect(spillArea(sheet, 1, 1)).toBeUndefined();
  });
});
