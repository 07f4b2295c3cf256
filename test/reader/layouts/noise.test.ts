import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import type { Cells } from "../../../src/reader/types";
import { type Random, randomOf } from "./tournaments";

const ROWS = 5000;

const WORDS = [
  "W12",
  "1",
  0,
  "½",
  "Smith, John",
  "",
  "1-0",
  "White",
  "Rd 1",
  "Result",
  "Opp",
  "No.",
  "x",
  "bye",
  17,
  "2026-01-01",
];

const word = (random: Random): string => Math.floor(random() * 1e9).toString(36);

const row = (width: number, cell: (random: Random) => unknown) => (random: Random) =>
  Array.from({ length: width }, () => cell(random));

const joined = (count: number, sign: string) => (random: Random) => [
  Array.from({ length: count }, () => (random() < 0.5 ? word(random) : Math.floor(random() * 99))).join(sign),
];

/** Sheets that hold no crosstable. */
const NOISE: readonly (readonly [string, (random: Random) => readonly unknown[]])[] = [
  [
    "words and numbers",
    row(20, (random) => (random() < 0.3 ? "" : random() < 0.5 ? word(random) : Math.floor(random() * 500))),
  ],
  ["words of crosstables", row(12, (random) => WORDS[Math.floor(random() * WORDS.length)])],
  ["small numbers", row(12, (random) => Math.floor(random() * 5))],
  ["lines of words", joined(15, " ")],
  ["lines with bars", joined(15, "|")],
  ["lines with commas", joined(15, ",")],
  ["one long word", (random) => [word(random).repeat(200)]],
  ["line feeds", (random) => [`${word(random)}\n`.repeat(20)]],
];

const sheetOf = (make: (random: Random) => readonly unknown[], seed: number): Cells => {
  const random = randomOf(seed);
  return Array.from({ length: ROWS }, () => make(random));
};

/** Milliseconds of work: other programs on the machine do not count. */
const workOf = (cells: Cells): number => {
  const start = process.cpuUsage();
  readCrosstable(cells);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

describe("a sheet of noise", () => {
  test.each(NOISE)("of %s is looked through in under a second", (_, make) => {
    const times = [1, 2, 3].map((seed) => workOf(sheetOf(make, seed)));
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  test("of as many columns as Excel has is not looked at", () => {
    const [, make] = NOISE[0] ?? [];
    const random = randomOf(1);
    const cells = Array.from({ length: 20 }, () =>
      Array.from({ length: 820 }, () => make?.(random) ?? [])
        .flat()
        .slice(0, 16_384),
    );
    expect(workOf(cells)).toBeLessThan(500);
    expect(readCrosstable(cells).findings.map(({ code }) => code)).toEqual(["too-large"]);
  });

  test.each(NOISE.filter(([name]) => name.startsWith("line") || name === "one long word"))(
    "of %s is no crosstable",
    (_, make) => {
      const { readings, findings } = readCrosstable(sheetOf(make, 4));
      expect(readings).toEqual([]);
      expect(findings.map(({ code }) => code)).toEqual(["no-crosstable"]);
    },
  );
});
