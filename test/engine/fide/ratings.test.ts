import { describe, expect, test } from "vitest";
import { differenceFor, expectedFor } from "../../../src/engine/tiebreaks/fide/rating-tables";
import { crosstable, rulesFor, valuesOf, workingsOf } from "../crosstable";
import { FIDE_2024, FIDE_2026 } from "./events";

/** Corners of the tables of the rating regulations. */
describe("tables of B.02", () => {
  test.each([
    [0, -800],
    [1, -677],
    [49, -7],
    [50, 0],
    [51, 7],
    [66, 117],
    [67, 125],
    [70, 149],
    [75, 193],
    [90, 366],
    [99, 677],
    [100, 800],
  ])("%d hundredths are %d rating points", (hundredths, difference) => {
    expect(differenceFor(hundredths)).toBe(difference);
  });

  test.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [91, 62],
    [92, 63],
    [197, 75],
    [344, 88],
    [345, 89],
    [391, 91],
    [392, 92],
    [735, 99],
    [736, 100],
    [2000, 100],
  ])("%d points above: %d hundredths, below the rest", (difference, hundredths) => {
    expect(expectedFor(difference)).toBe(hundredths);
    expect(expectedFor(-difference)).toBe(100 - hundredths);
  });
});

const one = (row: string, ratings: readonly number[], code: string) =>
  valuesOf(
    crosstable([`Self 2000 | ${row}`, ...ratings.map((rating, i) => `P${i} ${rating} | U`)].join("\n"), {
      system: "swiss",
    }),
    code,
    FIDE_2026,
  )["Self"];

/** Rounding and limits; the numbers follow from the articles and the tables above. */
const CASES: readonly (readonly [string, readonly number[], string, number | null, string])[] = [
  ["W2 W3", [1500, 1501], "ARO", 1501, "10.1: half a point is rounded up"],
  ["W2 W3 X4", [1500, 1502, 2700], "ARO", 1501, "10.1: forfeits are left out"],
  ["W2 W3 B", [1500, 1502], "TPR", 2301, "10.2: byes are left out, all won + 800"],
  ["L2 L3", [1500, 1502], "TPR", 701, "10.2: nothing scored - 800"],
  [
    "W2 D3 L4",
    [1500, 1501, 1503],
    "TPR",
    1501,
    "10.2: the average is rounded before the difference is added",
  ],
  ["W2 W3 L4", [1500, 1500, 1500], "TPR", 1625, "10.2: two thirds are 0.67, lichess-org/scalachess#588"],
  ["L2 L3 D4", [1500, 1500, 1500], "TPR", 1227, "10.2: a sixth is 0.17"],
  ["L2 L3", [1500, 1600], "PTP", 700, "10.3: nothing scored, 800 below the lowest"],
  ["W2 W3", [1500, 1600], "PTP", 2336, "10.3: all won, 736 above the highest"],
  ["W2", [2400], "PTP", 3136, "10.3: no limit of 400, lichess-org/scalachess#758"],
  ["D2", [1500], "PTP", 1497, "10.3: 0.50 is expected from 3 points below"],
  ["U", [], "ARO", null, "no opponent"],
  ["X2", [1500], "TPR", null, "no game over the board"],
  ["B", [], "PTP", null, "no opponent"],
];

describe("one player", () => {
  test.each(CASES)("%s against %j: %s is %s, %s", (row, ratings, code, value) => {
    expect(one(row, ratings, code)).toBe(value);
  });
});

test("two games in one round are two opponents (4.4)", () => {
  expect(one("WL2 W3", [1500, 1800], "ARO")).toBe(1600);
  expect(one("WL2 W3", [1500, 1800], "TPR")).toBe(1600 + 125);
});

/** C.07 10: a field with an unrated player. */
const MIXED = crosstable(
  `
  A 1800 | W2 W3
  B 1600 | L1 W4
  C      | W4 L1
  D 1500 | L3 L2
`,
  { system: "swiss" },
);

describe("unrated players", () => {
  const CODES = ["ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"];

  test.each(CODES)("%s is dropped for everybody", (code) => {
    const workings = workingsOf(MIXED, code, FIDE_2024);
    expect(workings.map(({ value }) => value)).toEqual([null, null, null, null]);
    expect(workings.map(({ missing }) => missing)).toEqual([
      "allRatings",
      "allRatings",
      "allRatings",
      "allRatings",
    ]);
  });

  test.each(CODES)("%s exists with /U1400", (code) => {
    expect(Object.values(valuesOf(MIXED, `${code}/U1400`, FIDE_2024))).not.toContain(null);
  });

  test("/U1400, the rules' number and the number of Hult", () => {
    expect(valuesOf(MIXED, "ARO/U1400", FIDE_2026)["A"]).toBe(1500);
    expect(valuesOf(MIXED, "ARO", rulesFor("FIDE-2026", { unrated: 1200 }))["A"]).toBe(1400);
    // Mean of the rated 1633⅓, C scored 1 of 2: 1633; (1600 + 1633) / 2 is rounded up.
    expect(valuesOf(MIXED, "ARO", rulesFor("FIDE-2026", { unrated: "hult" }))["A"]).toBe(1617);
  });

  test("a rating stays one as listed", () => {
    expect(valuesOf(MIXED, "RTG", FIDE_2026)).toEqual({ A: 1800, B: 1600, C: null, D: 1500 });
  });
});

test("a performance shows its opponents, the average and the difference", () => {
  const [self] = workingsOf(
    crosstable("A 1800 | W2 L3\nB 1600 | L1\nC 1705 | U W1", { system: "swiss" }),
    "TPR",
    FIDE_2026,
  );
  expect(self?.lines.map(({ kind, amount, use }) => [kind, amount, use])).toEqual([
    ["rating", 1600, "shown"],
    ["rating", 1705, "shown"],
    ["average", 1653, "kept"],
    ["difference", 0, "kept"],
  ]);
  expect(self?.fact).toEqual({ kind: "share", points: 2, games: 2, hundredths: 50 });
});
