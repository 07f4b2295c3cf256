import { describe, expect, test } from "vitest";
import {
  compareExact,
  exact,
  halfPoints,
  pointsOf,
  resultsOf,
  type Round,
  roundHalfUp,
  roundsBegun,
  scheduledOpponent,
  type Scoring,
  scoringOf,
  type System,
  toNumber,
} from "../../src/engine/index";
import { crosstable, roundOf } from "./crosstable";

describe("exact values", () => {
  const HUGE = 2 ** 40 + 1;

  test.each([
    [[1, 2], [1, 3], 1],
    [[1, 3], [1, 2], -1],
    [[2, 4], [1, 2], 0],
    [[-1, 2], [-1, 3], -1],
    [[5, 7], [4, 7], 1],
    [[4, 7], [5, 7], -1],
    // The products leave the safe integers: as floats the first two would be equal.
    [[HUGE, HUGE - 1], [HUGE + 1, HUGE], 1],
    [[HUGE + 1, HUGE], [HUGE, HUGE - 1], -1],
    [[HUGE * 3, HUGE * 5], [HUGE * 6, HUGE * 10], 0],
  ] as const)("%j against %j", ([a, b], [c, d], sign) =>
    expect(Math.sign(compareExact(exact(a, b), exact(c, d)))).toBe(sign),
  );

  test.each([
    [5, 2, 3],
    [-5, 2, -2],
    [7, 3, 2],
    [8, 3, 3],
    [-7, 3, -2],
    [4, 1, 4],
    [1, 2, 1],
    [49, 100, 0],
  ])("%d/%d to the nearest whole number, halves up, is %d", (num, den, whole) => {
    expect(roundHalfUp(exact(num, den))).toBe(whole);
    expect(toNumber(exact(num, den))).toBe(num / den);
  });
});

describe("points of a round", () => {
  /** 3 - 1 - 0, the pairing's bye 2, absence ½ less than nothing. */
  const FOOTBALL: Scoring = { ...scoringOf(6, 2, 0), allocatedBye: halfPoints(4), absent: halfPoints(-1) };

  test.each([
    ["W2", 6],
    ["D2", 2],
    ["L2", 0],
    ["WD2", 8],
    ["LL2", 0],
    ["X2", 6],
    ["Z2", 2],
    ["F2", -1],
    ["B", 4],
    ["P", 6],
    ["H", 2],
    ["O", -1],
    ["U", -1],
    ["*2", 0],
  ])("%s brings %d halves", (token, halves) => expect(pointsOf(roundOf(token), FOOTBALL)).toBe(halves));

  test.each(["W2", "F2", "H"])("points that are stated stand: %s", (token) => {
    const stated = { ...roundOf(token), points: halfPoints(5) } as Round;
    expect(pointsOf(stated, FOOTBALL)).toBe(5);
  });

  test("the usual bye is worth a win, absence nothing", () =>
    expect(scoringOf(4, 2, 1)).toEqual({ win: 4, draw: 2, loss: 1, allocatedBye: 4, absent: 0 }));
});

test.each([
  ["W2", 2, ["win"]],
  ["WL2", 2, ["win", "loss"]],
  ["X3", 3, ["win"]],
  ["F", null, ["loss"]],
  ["*4", 4, []],
  ["B", null, []],
  ["U", null, []],
])("%s is scheduled against %s with the results %j", (token, opponent, results) => {
  expect(scheduledOpponent(roundOf(token))).toBe(opponent);
  expect(resultsOf(roundOf(token))).toEqual(results);
});

test.each([
  ["A | W2 U \n B | L1 U", 1],
  ["A | *2 *2 \n B | *1 *1", 0],
  ["A | U U X2 \n B | U U F1", 3],
  ["A | B B \n B | H U", 0],
  ["A | W2 \n B | L1 U D9", 3],
  ["A | \n B | ", 0],
])("%j has begun %d rounds", (drawing, rounds) =>
  expect(roundsBegun(crosstable(drawing).players)).toBe(rounds),
);

const THREE = "A | W2 W3 U \n B | L1 U W3 \n C | U L1 L2";

const SYSTEMS: readonly (readonly [drawing: string, announced: number, system: System, why: string])[] = [
  ["A | W2 \n B | L1", 1, "swiss", "two players are no field"],
  ["A | W2 W2 \n B | L1 L1", 2, "swiss", "nor are they over two rounds"],
  [THREE, 3, "roundRobin", "three players in three rounds"],
  [THREE, 2, "swiss", "an odd field needs a round for each rest"],
  [THREE, 4, "swiss", "more rounds are announced"],
  [THREE, 6, "swiss", "each pair once in a double round robin's rounds"],
  [
    "A | W2 W3 U W2 W3 U \n B | L1 U W3 L1 U W3 \n C | U L1 L2 U L1 L2",
    6,
    "doubleRoundRobin",
    "each pair twice",
  ],
  ["A | W2 W3 W4 \n B | L1 W4 W3 \n C | W4 L1 L2 \n D | L3 L2 L1", 3, "roundRobin", "four in three rounds"],
  ["A | W2 W3 *4 \n B | L1 W4 *3 \n C | W4 L1 *2 \n D | L3 L2 *1", 3, "roundRobin", "games to come count"],
  ["A | W2 W3 F4 \n B | L1 W4 X3 \n C | W4 L1 F2 \n D | L3 L2 X1", 3, "roundRobin", "forfeits count"],
  ["A | W2 W3 W2 \n B | L1 W4 L1 \n C | W4 L1 D4 \n D | L3 L2 D3", 3, "swiss", "a pair twice, another never"],
  ["A | W2 W3 W4 \n B | L1 W4 W3 \n C | W4 L1 L2 \n D | L3 L2 U", 3, "swiss", "a game in one row only"],
  ["A | W2 W3 U \n B | L1 U U \n C | U L1 U", 3, "swiss", "a pair that never meets"],
];

test.each(SYSTEMS)("%j over %d rounds is %s: %s", (drawing, announcedRounds, system) =>
  expect(crosstable(drawing, { announcedRounds }).system).toBe(system),
);
