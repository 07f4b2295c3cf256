import type { Cells } from "../../src/reader/types";
import { type Random, randomOf } from "../reader/layouts/tournaments";

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
export const NOISE: readonly (readonly [string, (random: Random) => readonly unknown[]])[] = [
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

/** The sheet that a generator makes from a seed. */
export const noiseOf = (make: (random: Random) => readonly unknown[], seed: number): Cells => {
  const random = randomOf(seed);
  return Array.from({ length: ROWS }, () => make(random));
};
