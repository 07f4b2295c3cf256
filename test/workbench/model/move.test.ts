import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Area, Book, parseArea, printArea, type Sheet } from "../../../src/workbench/model";
import { enter } from "../../../src/workbench/model/edit";
import { shiftFormula } from "../../../src/workbench/model/formulatext";
import { deleteCells, insertCells } from "../../../src/workbench/model/move";
import { shiftArea, shiftOf } from "../../../src/workbench/model/shift";
import { addTable } from "../../../src/workbench/model/tables";

const area = (text: string): Area => parseArea(text) ?? { row: 0, column: 0, rows: 1, columns: 1 };

/** A sheet with its own address in every cell of an area. */
const filled = (address = "A1:F8"): { book: Book; sheet: Sheet } => {
  const book = new Book();
  const sheet = book.addSheet();
  const { row, column, rows, columns } = area(address);
  for (let i = row; i < row + rows; i++)
    for (let j = column; j < column + columns; j++)
      sheet.cells.put(i, j, {
        ...sheet.cells.at(i, j),
        value: printArea({ row: i, column: j, rows: 1, columns: 1 }),
      });
  return { book, sheet };
};

const contents = (sheet: Sheet): Map<string, unknown> =>
  new Map(
    [...sheet.cells.all()]
      .filter(({ cell }) => cell.value !== null)
      .map(({ row, column, cell }) => [printArea({ row, column, rows: 1, columns: 1 }), cell.value]),
  );

const anyArea = fc
  .record({
    row: fc.nat(9),
    column: fc.nat(7),
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 4 }),
  })
  .filter(({ row, column, rows, columns }) => row + rows <= 12 && column + columns <= 10);

const axis = fc.constantFrom("rows" as const, "columns" as const);

const addressAt = (row: number, column: number): string => printArea({ row, column, rows: 1, columns: 1 });

describe("inserting and deleting cells keeps all others", () => {
  // https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-insert
  test("inserting moves the cells of its lines by its size and no others", () =>
    fc.assert(
      fc.property(anyArea, axis, (gap, along) => {
        const { book, sheet } = filled();
        insertCells(book, sheet, gap, along);
        const expected = new Map<string, unknown>();
        for (let row = 0; row < 8; row++)
          for (let column = 0; column < 6; column++) {
            const [inBand, behind] =
              along === "rows"
                ? [column >= gap.column && column < gap.column + gap.columns, row >= gap.row]
                : [row >= gap.row && row < gap.row + gap.rows, column >= gap.column];
            const moves = inBand && behind;
            const to = addressAt(
              row + (moves && along === "rows" ? gap.rows : 0),
              column + (moves && along === "columns" ? gap.columns : 0),
            );
            expected.set(to, addressAt(row, column));
          }
        expect(contents(sheet)).toEqual(expected);
      }),
    ));

  // https://learn.microsoft.com/office/dev/add-ins/excel/excel-add-ins-ranges-delete
  test("deleting what was inserted restores the sheet", () =>
    fc.assert(
      fc.property(anyArea, axis, (gap, along) => {
        const { book, sheet } = filled();
        const before = contents(sheet);
        insertCells(book, sheet, gap, along);
        deleteCells(book, sheet, gap, along);
        expect(contents(sheet)).toEqual(before);
      }),
    ));

  test("deleting loses the deleted cells only", () =>
    fc.assert(
      fc.property(anyArea, axis, (gap, along) => {
        const { book, sheet } = filled();
        const before = contents(sheet);
        const lost = [...sheet.cells.within(gap)].map(({ cell }) => cell.value);
        deleteCells(book, sheet, gap, along);
        const left = [...contents(sheet).values()];
        expect(new Set([...left, ...lost])).toEqual(new Set(before.values()));
        expect(left).toHaveLength(before.size - lost.length);
      }),
    ));

  test("the used range is the smallest area that holds every cell", () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { minLength: 1 }), (places) => {
        const sheet = new Book().addSheet();
        for (const [row, column] of places) sheet.cells.patch(row, column, { value: 1 });
        const [rows, columns] = [places.map(([row]) => row), places.map(([, column]) => column)];
        const used = sheet.used(true);
        expect(used).toEqual({
          row: Math.min(...rows),
          column: Math.min(...columns),
          rows: Math.max(...rows) - Math.min(...rows) + 1,
          columns: Math.max(...columns) - Math.min(...columns) + 1,
        });
      }),
    ));

  test("an area that moves keeps its cells, torn areas in parts", () =>
    fc.assert(
      fc.property(
        anyArea,
        anyArea,
        axis,
        fc.constantFrom("insert" as const, "delete" as const),
        (own, gap, along, kind) => {
          const { book, sheet } = filled("A1:J12");
          const marked = new Set([...sheet.cells.within(own)].map(({ cell }) => cell.value));
          const parts = shiftArea(shiftOf(kind, gap, along), own);
          if (kind === "insert") insertCells(book, sheet, gap, along);
          else deleteCells(book, sheet, gap, along);
          const inParts = parts.flatMap((part) =>
            [...sheet.cells.within(part)].map(({ cell }) => cell.value),
          );
          const kept = [...contents(sheet).values()].filter((value) => marked.has(value as string));
          expect(new Set(inParts.filter((value) => value !== null))).toEqual(new Set(kept));
        },
      ),
    ));
});

describe("what hangs on cells moves with them", () => {
  test("tables, merges, validation, page set-up, widths", () => {
    const { book, sheet } = filled();
    const table = addTable(book, sheet, area("B3:D5"), true);
    sheet.merges = [area("E1:F1")];
    sheet.validations = [
      { area: area("B3:D3"), rule: undefined, prompt: undefined, alert: undefined, ignoreBlanks: true },
    ];
    sheet.page.titleRows = area("3:3");
    sheet.rows.set(2, { size: 30 });
    insertCells(book, sheet, area("2:3"), "rows");
    expect(
      [table.area, sheet.merges[0], sheet.validations[0]?.area, sheet.page.titleRows].map(
        (own) => own && printArea(own),
      ),
    ).toEqual(["B5:D7", "E1:F1", "B5:D5", "5:5"]);
    expect([...sheet.rows]).toEqual([[4, { size: 30 }]]);
    deleteCells(book, sheet, area("5:7"), "rows");
    expect([sheet.tables, sheet.validations, [...sheet.rows]]).toEqual([[], [], []]);
  });

  test("a table grows by rows inserted in its columns; a torn table or merge refuses the movement", () => {
    const { book, sheet } = filled();
    const table = addTable(book, sheet, area("B3:D5"), true);
    insertCells(book, sheet, area("B5:D6"), "rows");
    expect(printArea(table.area)).toBe("B3:D7");
    expect(() => insertCells(book, sheet, area("C2:C2"), "rows")).toThrow("only part of the table");
    expect(() => deleteCells(book, sheet, area("3:3"), "rows")).toThrow("heading row");
    sheet.merges = [area("A9:B10")];
    expect(() => deleteCells(book, sheet, area("A8"), "rows")).toThrow("part of a merged cell");
  });

  test("content is never pushed off the sheet", () => {
    const book = new Book();
    const sheet = book.addSheet();
    enter(book, sheet, area("A1048576"), "last");
    expect(() => insertCells(book, sheet, area("1:1"), "rows")).toThrow("push non-empty cells off");
  });

  test("new rows take the format of the row above", () => {
    const { book, sheet } = filled("A1:A2");
    sheet.cells.patch(0, 0, { numberFormat: "0.0", format: { font: { bold: true } } });
    insertCells(book, sheet, area("2:2"), "rows");
    expect(sheet.cells.at(1, 0)).toEqual({
      value: null,
      formula: "",
      numberFormat: "0.0",
      format: { font: { bold: true } },
    });
  });
});

describe("references follow the cells", () => {
  test.each`
    formula                        | after
    ${"=TOTAL(A1:B9)"}             | ${"=TOTAL(A1:B11)"}
    ${"=TOTAL($A$5:B$9)"}          | ${"=TOTAL($A$7:B$11)"}
    ${"=TOTAL(Open!A5)+ADD(A5,2)"} | ${"=TOTAL(Open!A7)+ADD(A7,2)"}
    ${"=TOTAL('Other'!A5)"}        | ${"=TOTAL('Other'!A5)"}
    ${'=LATER("A5")&LOG10(5)'}     | ${'=LATER("A5")&LOG10(5)'}
    ${"=TOTAL(A:B)"}               | ${"=TOTAL(A:B)"}
    ${"=TOTAL(5:6)"}               | ${"=TOTAL(7:8)"}
    ${"=TOTAL($4:$9)"}             | ${"=TOTAL($4:$11)"}
    ${"=A5B+XFE5"}                 | ${"=A5B+XFE5"}
  `("two rows inserted before row 5: $formula", ({ formula, after }: { formula: string; after: string }) => {
    const book = new Book();
    const open = book.addSheet({ name: "Open" });
    expect(shiftFormula(formula, open, open, shiftOf("insert", area("5:6"), "rows"))).toBe(after);
  });

  test("references to deleted cells are #REF!", () => {
    const open = new Book().addSheet({ name: "Open" });
    const shift = shiftOf("delete", area("5:6"), "rows");
    expect(shiftFormula("=ADD(Open!A5,A7)", open, open, shift)).toBe("=ADD(Open!#REF!,A5)");
  });

  test("a formula on another sheet and a name of the sheet follow", () => {
    const { book, sheet } = filled();
    const other = book.addSheet();
    enter(book, other, area("A1"), "=TOTAL(Sheet1!B2:C3)");
    sheet.names.push({ name: "Block", formula: "=Sheet1!$B$2:$C$3", comment: "", visible: false });
    insertCells(book, sheet, area("A:A"), "columns");
    expect([other.cells.at(0, 0).formula, sheet.names[0]?.formula]).toEqual([
      "=TOTAL(Sheet1!C2:D3)",
      "=Sheet1!$C$2:$D$3",
    ]);
  });
});
