import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { metadata } from "../../src/functions/metadata";
import { casesOf, FUZZ_TIME } from "../setup/fuzz";
import { call, ExcelError } from "./excel";
import { QUAD, SCHOOLS } from "./sheets";

/** Six cases in ten are those of the functions, a sixth of them asked twice. */
const RUNS = casesOf(0.5 / metadata.functions.length);

const TOKENS = ["W2", "L1", "D3", "X", "F4", "B", "H", "U", "Z", "*", "1", "½", "+", "=", "-", "W12b", "1-0"];

const HOSTILE = [
  "__proto__",
  "constructor",
  "toString",
  "=1+1",
  "\ud800",
  "a".repeat(32_767),
  "((((((",
  "9".repeat(400),
];

const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...TOKENS) },
  { weight: 2, arbitrary: fc.integer({ min: -1, max: 9 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>("", null, undefined, 0, true, false) },
  fc.constantFrom<unknown>(...HOSTILE, "Name", "No.", "Rd 1", "Tot", "Rating", "Team"),
  fc.double(),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom<unknown>(
    { code: "#REF!" },
    { basicValue: 3 },
    { basicValue: {} },
    [1],
    Number.MAX_SAFE_INTEGER,
    46_025,
  ),
);

/** Any cells, and crosstables with a few cells spoiled. */
const range: fc.Arbitrary<unknown> = fc.oneof(
  value,
  fc.array(fc.array(value, { maxLength: 9 }), { maxLength: 7 }),
  fc
    .tuple(
      fc.constantFrom(QUAD, SCHOOLS),
      fc.array(fc.tuple(fc.nat(9), fc.nat(8), value), { minLength: 1, maxLength: 4 }),
    )
    .map(([cells, spoils]) => {
      const copy: unknown[][] = cells.map((row) => [...row]);
      for (const [row, column, spoiled] of spoils) copy.at(row % copy.length)?.splice(column, 1, spoiled);
      return copy;
    }),
);

const argument = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(undefined, null, 1, "Ann", "SOLK", "MMED,SOLK", "anyway"),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>("FIDE", "WINTD, rounds=9", "after=1, anyway", "system=rr"),
  },
  value,
  range,
);

const isCell = (cell: unknown): boolean =>
  typeof cell === "string" ||
  typeof cell === "boolean" ||
  (typeof cell === "number" && Number.isFinite(cell));

const isTable = (answer: unknown): boolean =>
  Array.isArray(answer) &&
  answer.every(
    (row) =>
      Array.isArray(row) && row.length === (answer[0] as readonly unknown[]).length && row.every(isCell),
  );

const isPlainError = ({ code, message }: ExcelError): boolean =>
  ["#VALUE!", "#N/A"].includes(code) &&
  !message.includes("unexpected fault") &&
  message.length > 0 &&
  message.length <= 255;

const isShown = (answer: unknown): boolean =>
  answer instanceof ExcelError ? isPlainError(answer) : isCell(answer) || isTable(answer);

const answerOf = (id: string, args: readonly unknown[]): unknown => {
  try {
    return call(id, ...args);
  } catch (thrown) {
    return thrown;
  }
};

describe.each(metadata.functions)("$id on anything", ({ id, parameters }) => {
  const args = fc.tuple(...parameters.map(({ name }) => (name === "crosstable" ? range : argument)));

  test(
    "answers a cell, a table of even rows, or an error that Excel shows",
    () => {
      fc.assert(
        fc.property(args, (given) => {
          const answer = answerOf(id, given);
          if (!isShown(answer)) expect(answer).toBe("what Excel can show");
        }),
        { numRuns: RUNS },
      );
    },
    FUZZ_TIME,
  );

  test(
    "answers the same when asked again",
    () => {
      fc.assert(
        fc.property(args, (given) => {
          expect(answerOf(id, structuredClone(given))).toEqual(answerOf(id, given));
        }),
        { numRuns: Math.ceil(RUNS / 5) },
      );
    },
    FUZZ_TIME,
  );
});
