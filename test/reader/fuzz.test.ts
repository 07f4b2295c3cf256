import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describe as inWords, normalizedTable, readCrosstable } from "../../src/reader/index";
import type { Cells } from "../../src/reader/types";
import { casesOf, FUZZ_TIME } from "../setup/fuzz";
import { eventFor, PRINTERS } from "./layouts/printers/index";

const LONGEST = 32_767;
const WIDEST = 16_384;

/** Words that mean something somewhere, and beginnings of patterns that could make a search slow. */
const WORDS = [
  ...["W1", "L2w", "12b½", "½8", "1 BYE", "3w/1", "-1", "+", "=", "0-0F", "1/2", "*", "U", "H", "Z", "X"],
  ...["No.", "Name", "Rd 1", "Total", "Team", "Round 3", "Pts.", "Rk.", "White", "Result", "MP", "001    1"],
  ...[
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "=1+1",
    "@SUM(A1)",
    "'",
    "\ufeff",
    "\u00a0",
    "١٢",
    "１２",
  ],
];

const longText = fc
  .tuple(
    fc.constantFrom(...WORDS, " ", "|", "(", "a", "\ud800", "1 ", "W1 ", "é", "\r\n", "½"),
    fc.nat(LONGEST),
  )
  .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length));

/** What Excel hands over: values, errors, dates, blanks in each of their forms, and things it never would. */
const anyCell = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<unknown>(...WORDS) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>("", null, undefined, 0, 0.5, 1, true, false) },
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 24 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: false }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>({ code: "#REF!" }, { basicValue: 3 }, [1], 46_025, 2 ** 53),
  },
  { weight: 1, arbitrary: fc.anything() },
);

const anyCells = fc.array(fc.array(anyCell, { maxLength: 12 }), { maxLength: 12 });

/** A sound table in one of the layouts, a few of whose cells hold something else, rows or columns cut. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...PRINTERS),
    fc.nat(10_000),
    fc.array(fc.tuple(fc.nat(), fc.nat(), anyCell), { maxLength: 6 }),
    fc.nat(3),
  )
  .map(([printer, seed, changes, cut]): Cells => {
    const cells = printer.print(eventFor(printer, seed)).map((row) => [...row].slice(cut === 1 ? 1 : 0));
    for (const [row, column, value] of changes) {
      const target = cells[row % cells.length];
      if (target !== undefined && target.length > 0) target[column % target.length] = value;
    }
    return cells.slice(cut === 2 ? 1 : 0, cut === 3 ? -1 : undefined);
  });

const wide = fc
  .tuple(fc.array(anyCell, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 3 }), fc.nat(WIDEST))
  .map(([cells, rows, columns]) =>
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_, c) => cells[(r + c) % cells.length]),
    ),
  );

const long = fc.array(fc.array(fc.oneof(anyCell, longText), { maxLength: 4 }), { maxLength: 4 });

const holds = (cells: Cells): void => {
  const { readings, findings } = readCrosstable(cells);
  const all = [...findings, ...readings.flatMap((reading) => reading.findings)];
  const faults = {
    wordless: all.filter((finding) => inWords(finding) === ""),
    empty: readings.filter((reading) => normalizedTable(reading).length < 2),
  };
  // One assertion a case: each costs as much as reading a small sheet.
  expect(faults).toEqual({ wordless: [], empty: [] });
};

describe("the reader reads or refuses, in words,", () => {
  test.each([
    ["any cells", anyCells, 0.25],
    ["a spoiled table", spoiled, 0.06],
    ["long texts", long, 0.01],
    ["wide rows", wide, 0.001],
  ] as const)(
    "%s",
    (_, cells, share) => {
      fc.assert(fc.property(cells as fc.Arbitrary<Cells>, holds), { numRuns: casesOf(share) });
    },
    FUZZ_TIME,
  );
});
