import fc from "fast-check";
import { expect, test } from "vitest";
import { looksLikeTrf, readTrf } from "../../../src/reader/trf/index";
import { casesOf, FUZZ_TIME } from "../../setup/fuzz";
import { playerLine } from "./lines";

const LONGEST = 32_767;

/** Text as a cell may hold it: any UTF-16 units, lone surrogates among them. */
const anyText = fc.string({ unit: "binary", maxLength: 200 });
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

const codes =
  "001 012 013 042 092 142 162 172 192 202 212 240 250 260 299 300 310 320 330 352 362 801 XXR FRA ###";

const anyRecord = fc
  .tuple(
    fc.constantFrom(...codes.split(" ")),
    fc.oneof(
      anyText,
      anyUnits,
      fc.string({ unit: fc.constantFrom(...Array.from(" 0123456789wb-+=1HUZF*.")), maxLength: 300 }),
    ),
  )
  .map(([code, text]) => `${code} ${text}`);

const damaged = fc.tuple(fc.integer({ min: 0, max: 130 }), anyUnits).map(([at, text]) => {
  const line = playerLine(1, ["2 w 1", "3 b =", "0000 - H", "4 w 0"], { rating: "2000", points: "2.0" });
  return line.slice(0, at) + text + line.slice(at);
});

test(
  "no text makes it throw, and every problem has a place in the lines",
  () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyText, anyUnits, anyRecord, damaged), { maxLength: 12 }), (lines) => {
        const { problems, players } = readTrf(lines);
        looksLikeTrf(lines);
        for (const { at } of problems) {
          expect(at.line).toBeLessThan(lines.length);
          expect(at.column).toBeGreaterThanOrEqual(0);
        }
        for (const { rounds, cells } of players) expect(cells).toHaveLength(rounds.length);
      }),
      { numRuns: casesOf(0.05) },
    );
  },
  FUZZ_TIME,
);

test.each([
  ["carriage returns", "\r".repeat(LONGEST)],
  ["blanks", `001    1${" ".repeat(LONGEST - 8)}`],
  [
    "cells",
    playerLine(
      1,
      Array.from({ length: 3267 }, () => "12 w 1"),
    ),
  ],
  ["wide characters", `001    1 ${"é".repeat(LONGEST - 9)}`],
  ["lone surrogates", `001    1 ${"\ud800".repeat(LONGEST - 9)}`],
  ["scores", `162 ${"W 1.0 ".repeat(5000)}`],
  ["letters", `162 ${"W".repeat(LONGEST - 4)}`],
  ["codes", `202 ${"BH,".repeat(10_000)}`],
  ["numbers", `240 H 001 ${"   1 ".repeat(6000)}`],
  ["players", `310   1 ${"x".repeat(60)}${"   1 ".repeat(6000)}`],
])("a cell full of %s is read to the end", (_name, text) => {
  expect(() => readTrf([text, playerLine(1, ["2 w 1"]), text])).not.toThrow();
});
