import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addressOf,
  areaOf,
  cellAddress,
  columnName,
  fixedAddress,
  quotedSheet,
} from "../../src/excel/addresses";
import { dateOf, isDateFormat } from "../../src/excel/office/dates";
import { momentOf, paperFor } from "../../src/excel/surroundings";

test.each`
  column   | name
  ${0}     | ${"A"}
  ${25}    | ${"Z"}
  ${26}    | ${"AA"}
  ${701}   | ${"ZZ"}
  ${702}   | ${"AAA"}
  ${16383} | ${"XFD"}
`("column $column is $name", ({ column, name }: { column: number; name: string }) => {
  expect(columnName(column)).toBe(name);
});

test.each`
  sheet              | written
  ${"Open"}          | ${"Open"}
  ${"K–8 U1200"}     | ${"'K–8 U1200'"}
  ${"Bob's"}         | ${"'Bob''s'"}
  ${"A1"}            | ${"'A1'"}
  ${"R1C1"}          | ${"'R1C1'"}
  ${"2026"}          | ${"'2026'"}
  ${"Ünïcode_Sheet"} | ${"Ünïcode_Sheet"}
`("$sheet is written $written", ({ sheet, written }: { sheet: string; written: string }) => {
  expect(quotedSheet(sheet)).toBe(written);
});

test("areas have addresses", () => {
  const area = { row: 3, column: 0, rows: 13, columns: 10 };
  expect(addressOf(area)).toBe("A4:J16");
  expect(fixedAddress("Open", area)).toBe("Open!$A$4:$J$16");
  expect(cellAddress("Open", 8, 4)).toBe("Open!E9");
  expect(areaOf("'K–8 U1200'!$A$4:$J$16")).toEqual(area);
  expect(areaOf("A:B")).toBeNull();
  expect(areaOf("rubbish")).toBeNull();
});

test("an address leads back to its area", () => {
  const count = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(999), count(99), count(99), (row, column, rows, columns) => {
      expect(areaOf(addressOf({ row, column, rows, columns }))).toEqual({ row, column, rows, columns });
    }),
  );
});

test.each`
  format              | date
  ${"General"}        | ${false}
  ${"0.0"}            | ${false}
  ${'0"–9"'}          | ${false}
  ${"#,##0 [Red]"}    | ${false}
  ${'0 "days"'}       | ${false}
  ${"d-mmm"}          | ${true}
  ${"m/d/yyyy"}       | ${true}
  ${"[$-409]mmm d;@"} | ${true}
`("the format $format shows a date: $date", ({ format, date }: { format: string; date: boolean }) => {
  expect(isDateFormat(format)).toBe(date);
});

test("serial numbers are dates", () => {
  expect(dateOf(46_000).toISOString()).toBe("2025-12-09T00:00:00.000Z");
  expect(dateOf(61).toISOString()).toBe("1900-03-01T00:00:00.000Z");
});

test("paper and moment are those of the user", () => {
  expect(["en-US", "es-MX", "de-DE", "en", ""].map(paperFor)).toEqual(["Letter", "Letter", "A4", "A4", "A4"]);
  expect(momentOf(new Date(2026, 10, 28, 16, 12))).toEqual({
    year: 2026,
    month: 11,
    day: 28,
    hour: 16,
    minute: 12,
  });
});
