import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { FileError, openWorkbook } from "../../../src/workbench/files";
import type { CellValue } from "../../../src/workbench/model";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, mark: boolean, swap: boolean): Uint8Array => {
  const codes = [...(mark ? [0xfeff] : []), ...Array.from(text).map((letter) => letter.charCodeAt(0))];
  return Uint8Array.from(codes.flatMap((code) => (swap ? [code >> 8, code & 255] : [code & 255, code >> 8])));
};
const ansi = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text), (letter) => letter.charCodeAt(0));

const rowsOf = async (name: string, bytes: Uint8Array): Promise<CellValue[][]> => {
  const sheet = (await openWorkbook(name, bytes)).book.active;
  const used = sheet.used();
  return Array.from({ length: used ? used.row + used.rows : 0 }, (_, row) =>
    Array.from(
      { length: used ? used.column + used.columns : 0 },
      (__, column) => sheet.cells.at(row, column).value,
    ),
  );
};

const CHART = [
  ["No.", "Name", "Rd 1"],
  [1, "Lee, Ann", "½"],
];

test.each<readonly [string, string, Uint8Array]>([
  ["commas", "a.csv", utf8('No.,Name,Rd 1\r\n1,"Lee, Ann",½\r\n')],
  ["semicolons", "a.csv", utf8("No.;Name;Rd 1\n1;Lee, Ann;½\n")],
  ["tabs", "a.csv", utf8("No.\tName\tRd 1\n1\tLee, Ann\t½\n")],
  ["tabs, as .tsv", "a.tsv", utf8("No.\tName\tRd 1\n1\tLee, Ann\t½")],
  ["bars", "a.csv", utf8("No.|Name|Rd 1\n1|Lee, Ann|½\n")],
  ["a delimiter that the first line states", "a.csv", utf8("sep=;\r\nNo.;Name;Rd 1\r\n1;Lee, Ann;½\r\n")],
  ["a mark of UTF-8", "a.csv", utf8("\ufeffNo.;Name;Rd 1\n1;Lee, Ann;½\n")],
  ["a mark of UTF-16", "a.csv", utf16("No.;Name;Rd 1\n1;Lee, Ann;½\n", true, false)],
  ["a mark of UTF-16, high bytes first", "a.csv", utf16("No.;Name;Rd 1\n1;Lee, Ann;½\n", true, true)],
  ["UTF-16 without mark", "a.csv", utf16("No.;Name;Rd 1\n1;Lee, Ann;½\n", false, false)],
  ["Windows-1252", "a.csv", ansi("No.;Name;Rd 1\n1;Lee, Ann;\u00bd\n")],
  ["line ends of an old Mac", "a.csv", utf8('No.,Name,Rd 1\r1,"Lee, Ann",½\r')],
])("a delimited file with %s opens as the same cells", async (_, name, bytes) => {
  expect(await rowsOf(name, bytes)).toEqual(CHART);
});

test("title rows above a table don't hide its delimiter", async () => {
  const rows = await rowsOf(
    "a.csv",
    utf8("Open, Springfield, 2026\n\nNo.;Name;Pts\n1;Lee, Ann;1,5\n2;Bo, Cy;0,5\n"),
  );
  expect(rows[3]).toEqual([1, "Lee, Ann", "1,5"]);
});

test("names and decimals with commas don't hide a semicolon, nor the other way round", async () => {
  expect((await rowsOf("a.csv", utf8("Lee, Ann;1,5\nBo, Cy;0,5\n")))[0]).toEqual(["Lee, Ann", "1,5"]);
  expect((await rowsOf("a.csv", utf8("a;b,2,3\nc,2,3\nd,2,3\n")))[0]).toEqual(["a;b", 2, 3]);
  expect(await rowsOf("a.csv", utf8("alone\n"))).toEqual([["alone"]]);
});

test("quoted fields keep delimiters, quotes and line ends", async () => {
  expect(await rowsOf("a.csv", utf8('a,"b,""c""\nd",e\n'))).toEqual([["a", 'b,"c"\nd', "e"]]);
});

test.each<readonly [string, CellValue]>([
  ["12", 12],
  ["-1", -1],
  ["+5", 5],
  [" 2.0", 2],
  [".5", 0.5],
  ["1e3", 1000],
  ["007", 7],
  ["TRUE", true],
  ["false", false],
  ["#N/A", { error: "#N/A" }],
  ["", null],
  [" ", " "],
  ["1-2", "1-2"],
  ["1/2", "1/2"],
  ["2026-11-30", "2026-11-30"],
  ["10:30", "10:30"],
  ["0,5", "0,5"],
  ["1,234", "1,234"],
  ["45%", "45%"],
  ["$5", "$5"],
  ["1 1/2", "1 1/2"],
  ["½", "½"],
  ["+", "+"],
  ["=1+1", "=1+1"],
  ['=HYPERLINK("x")', '=HYPERLINK("x")'],
  ['="007"', "007"],
  ['="a""b"', 'a"b'],
  ["@SUM(A1)", "@SUM(A1)"],
  ["+W9", "+W9"],
  ["1e999", "1e999"],
  ["W12 ", "W12 "],
])("the field %j becomes %j", async (field, value) => {
  const [row] = await rowsOf("a.csv", utf8(`x;"${field.replaceAll('"', '""')}";y\n`));
  expect(row).toEqual(["x", value, "y"]);
});

describe("a file of lines", () => {
  test("stands in column A, each line a text", async () => {
    const { book } = await openWorkbook("event.trf", utf8("012 Open\r\n001    1 m    Lee,Ann\r\n\r\n=1\r\n"));
    const { cells } = book.active;
    expect([0, 1, 2, 3].map((row) => cells.at(row, 0).value)).toEqual([
      "012 Open",
      "001    1 m    Lee,Ann",
      null,
      "=1",
    ]);
    expect(cells.at(0, 0).numberFormat).toBe("@");
    expect(book.active.used()).toEqual({ row: 0, column: 0, rows: 4, columns: 1 });
  });

  test("with a line that no cell can hold is refused", () =>
    expect(openWorkbook("a.txt", utf8(`short\n${"x".repeat(32_768)}`))).rejects.toThrow(
      /Line 2 .* 32767 characters/,
    ));
});

test.each`
  file                       | name
  ${"Spring Open.csv"}       | ${"Spring Open"}
  ${"/club/td/a.b.csv"}      | ${"a.b"}
  ${"C:\\td\\quad[1].tsv"}   | ${"quad 1"}
  ${"'History'.txt"}         | ${"Sheet1"}
  ${`${"n".repeat(40)}.csv`} | ${"n".repeat(31)}
`("$file opens as the sheet $name", async ({ file, name }: { file: string; name: string }) => {
  expect((await openWorkbook(file, utf8("a,b\n"))).book.active.name).toBe(name);
});

test("any text opens, and numbers aside every field is the text that it was", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.string({ maxLength: 8 }), { minLength: 2, maxLength: 3 }), {
        minLength: 1,
        maxLength: 5,
      }),
      async (rows) => {
        const text = rows
          .map((row) => row.map((field) => `"x${field.replaceAll('"', '""')}"`).join(";"))
          .join("\n");
        const { cells } = (await openWorkbook("a.csv", utf8(`"sep";"sep"\n${text}\n`))).book.active;
        rows.forEach((row, r) =>
          row.forEach((field, c) => expect(cells.at(r + 1, c).value).toBe(`x${field}`)),
        );
      },
    ),
  ));

test("a sheet has only so many columns", async () => {
  const wide = openWorkbook("a.csv", utf8(`${"a;".repeat(16_385)}b\n`));
  await expect(wide).rejects.toThrow(FileError);
  await expect(wide).rejects.toThrow(/Line 1 has no place/);
});
