import { beforeAll, describe, expect, test } from "vitest";

import { openWorkbook } from "../../../src/workbench/files";
import { type Book, type Cell, parseArea, type Sheet } from "../../../src/workbench/model";
import { packed, richParts } from "./fixture";

const OPTIONS = { customFunctions: ["CROSSTABLE.CHECK"] };

const cellOf = (sheet: Sheet, address: string): Cell => {
  const area = parseArea(address);
  return sheet.cells.at(area?.row ?? -1, area?.column ?? -1);
};

let book: Book;
let open: Sheet;

beforeAll(async () => {
  ({ book } = await openWorkbook("event.xlsx", packed(richParts()), OPTIONS));
  open = book.active;
});

describe("the sheets of a workbook", () => {
  test("have their names, ids and states; the file's active sheet is active", () => {
    expect(book.sheets.map(({ name, id, visibility }) => [name, id, visibility])).toEqual([
      ["Notes & <Q's>", "{0B0E4B4D-7A35-4C54-9F2E-1D2C3B4A5968}", "Visible"],
      ["Open", "{00000000-0001-0000-0600-000000000000}", "Visible"],
      ["Lists", "{00000000-0001-0000-0800-000000000000}", "Hidden"],
      ["Secret", "{00000000-0001-0000-2B01-000000000000}", "VeryHidden"],
    ]);
    expect(open.name).toBe("Open");
  });

  test("cells without address stand side by side", () => {
    const secret = book.sheet("Secret");
    expect(secret && [cellOf(secret, "A1").value, cellOf(secret, "B1").value]).toEqual([1, "x"]);
  });

  test("names, print titles and layout are read", () => {
    expect(book.names).toEqual([
      { name: "Entrants", formula: "=Open!$A$1:$A$3", comment: "", visible: true },
    ]);
    expect(book.sheet("Secret")?.names[0]?.name).toBe("Local");
    expect(open.page).toMatchObject({
      orientation: "Landscape",
      paperSize: "A4",
      margins: { top: 72, left: 36, header: 21.6 },
      zoom: { scale: 100 },
      titleRows: parseArea("1:1"),
      titleColumns: parseArea("A:A"),
      headerFooter: { leftFooter: "Left && ", centerFooter: "Page &P", rightFooter: "Right" },
    });
    expect([open.freeze, open.merges, open.tabColor]).toEqual([
      { rows: 1, columns: 0 },
      [parseArea("A10:B11")],
      "#FF0000",
    ]);
    expect([...open.columns]).toEqual([
      [1, { size: 108 }],
      [2, { size: 108 }],
      [3, { size: 47.25, hidden: true }],
    ]);
    expect([...open.rows]).toEqual([
      [1, { hidden: true }],
      [2, { size: 30 }],
    ]);
  });

  test("a table and a validation are read", () => {
    expect(open.tables).toMatchObject([
      {
        name: "Entries",
        area: parseArea("A1:B3"),
        style: "TableStyleLight1",
        highlightFirstColumn: true,
        showFilterButton: true,
      },
    ]);
    expect(open.validations.map(({ area, rule }) => [area, rule])).toEqual(
      ["B2:B3", "D2"].map((area) => [parseArea(area), { list: { inCellDropDown: true, source: "W,L,D" } }]),
    );
  });
});

test.each`
  address | value                   | because
  ${"A1"} | ${"Name"}               | ${"a shared text"}
  ${"A2"} | ${"Ann Lee"}            | ${"rich text is its text"}
  ${"B2"} | ${"_x0041_ & co"}       | ${"an escaped escape"}
  ${"C2"} | ${2.5}                  | ${"a number"}
  ${"A3"} | ${45369.123456789}      | ${"a time to the last digit"}
  ${"B3"} | ${60}                   | ${"29 February 1900, the day that never was"}
  ${"C3"} | ${45369.5}              | ${"a date written out"}
  ${"B4"} | ${"=Rd 1"}              | ${"the text result of a formula"}
  ${"C4"} | ${{ error: "#DIV/0!" }} | ${"the error result of a formula"}
  ${"B5"} | ${true}                 | ${"the logical result of a formula"}
  ${"C5"} | ${{ error: "#N/A" }}    | ${"an error typed in"}
  ${"B6"} | ${7}                    | ${"the result of a custom function"}
  ${"B8"} | ${4}                    | ${"a spilled value"}
`("$address holds $value: $because", ({ address, value }: { address: string; value: unknown }) =>
  expect(cellOf(open, address).value).toEqual(value),
);

test.each`
  address | formula                       | because
  ${"A4"} | ${"=C1*$C$1+SUM(C$1:C1)"}     | ${"the first that shares it"}
  ${"A5"} | ${"=C2*$C$1+SUM(C$1:C2)"}     | ${"copied down one row"}
  ${"A6"} | ${"=C3*$C$1+SUM(C$1:C3)"}     | ${"copied down two rows"}
  ${"B6"} | ${"=CROSSTABLE.CHECK(A1:C3)"} | ${"a custom function, with its point"}
  ${"A8"} | ${"=SORT(A1:B1)"}             | ${"a newer function, without its prefix"}
  ${"B8"} | ${""}                         | ${"only shows part of the array"}
`("$address calculates $formula: $because", ({ address, formula }: { address: string; formula: string }) =>
  expect(cellOf(open, address).formula).toBe(formula),
);

test("an array knows its size, its cells where they come from", () => {
  expect(cellOf(open, "A8").spill).toEqual({ rows: 1, columns: 2 });
  expect(cellOf(open, "B8").spilledFrom).toEqual({ row: 7, column: 0 });
});

test("formats are told beyond the default font; theme colors become plain ones", () => {
  expect(cellOf(open, "A1").format).toEqual({
    font: { bold: true, color: "#C00000" },
    fill: { color: "#DCE6F2" },
    borders: { EdgeBottom: { style: "Continuous", weight: "Medium", color: "#000000" } },
    horizontalAlignment: "Center",
    wrapText: true,
  });
  expect([cellOf(open, "C2"), cellOf(open, "B3")].map(({ numberFormat }) => numberFormat)).toEqual([
    '0"–3"',
    "m/d/yyyy",
  ]);
});

test("in the 1904 date system serials stay as the file has them", async () => {
  const parts = richParts();
  parts.set(
    "xl/workbook.xml",
    String(parts.get("xl/workbook.xml")).replace("<workbookPr/>", '<workbookPr date1904="1"/>'),
  );
  const { book: older } = await openWorkbook("event.xlsx", packed(parts));
  expect(cellOf(older.active, "A3").value).toBe(45369.123456789);
  expect(cellOf(older.active, "C3").value).toBe(45369.5 - 1462);
});

test("settings, custom properties and charts are none where the file has none", () => {
  expect(book.settings.size + open.customProperties.size + open.charts.length).toBe(0);
});
