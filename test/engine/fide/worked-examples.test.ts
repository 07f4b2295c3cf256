import { describe, expect, test } from "vitest";
import type { Rules, Tournament } from "../../../src/engine/index";
import { itemsFor, ranked, valuesOf } from "../crosstable";
import { EXERCISE, EXERCISE_NINE, EXERCISE_ROUND_ROBIN, FIDE_2024, FIDE_2026 } from "./events";

const N = null;

/** Columns in the order of the players; `FIDE`: published, `reference`: FIDE's reference program, TieBreakServer. */
type Column = readonly [code: string, source: "FIDE" | "reference", values: readonly (number | null)[]];

const SWISS_2024: readonly Column[] = [
  ["BH", "FIDE", [12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 9, 13, 13.5, 11.5, 14, 11, 12, 12.5]],
  ["BH/C1", "FIDE", [11, 12, 13, 11.5, 7.5, 11, 12.5, 12, 7.5, 11.5, 12, 9.5, 12, 9, 11, 11]],
  ["BH/M1", "reference", [7, 8.5, 9, 8, 5, 7.5, 8.5, 8.5, 4, 7.5, 8.5, 6, 8.5, 6, 7.5, 7]],
  ["BH/P", "reference", [12.5, 13, 15.5, 15, 8.5, 12, 14.5, 13.5, 10, 13, 12.5, 11.5, 14, 12, 12, 12.5]],
  [
    "AOB",
    "FIDE",
    [12.6, 13.6, 13.4, 13.38, 13.4, 13.25, 11.9, 13, 12.75, 10.9, 12.75, 15, 12.1, 13.17, 12.2, 13.3],
  ],
  ["FB", "FIDE", [13.5, 13.5, 15, 15.5, 10, 12, 13.5, 12.5, 9.5, 12.5, 12.5, 11.5, 13.5, 10.5, 12, 13.5]],
  ["FB/C1", "reference", [12, 12, 13, 12, 8.5, 10.5, 11.5, 11, 8, 11, 10.5, 9.5, 12, 9, 10.5, 11.5]],
  ["SB", "FIDE", [8, 9.5, 10.5, 9.75, 4.25, 6.5, 3.25, 5.25, 2.25, 1.5, 5.75, 4, 4.25, 4.5, 3.5, 7.25]],
  ["SB/C1", "FIDE", [7.25, 8.5, 9.25, 8, 3.25, 5.5, 1.25, 3.75, 2.25, 0, 4.25, 4, 4.25, 3, 2.5, 5.75]],
  ["KS", "reference", [1, 2, 3.5, 1, 1, 1, 0.5, 0.5, 0, 0, 0.5, 0, 1.5, 1, 1, 1.5]],
  [
    "ARO",
    "FIDE",
    [1820, 1880, 1940, 1888, 1690, 1813, 1760, 1730, 1975, 1880, 1863, 2050, 1930, 1800, 1860, 1820],
  ],
  [
    "ARO/C1",
    "FIDE",
    [1900, 1988, 2000, 1983, 1738, 1900, 1838, 1800, 2200, 1975, 2000, N, 2025, 1900, 1963, 1900],
  ],
  [
    "TPR",
    "FIDE",
    [1969, 2120, 2089, 2081, 1690, 1813, 1611, 1730, 1175, 1640, 1776, 1250, 1781, 1925, 1788, 1969],
  ],
  [
    "PTP",
    "reference",
    [2029, 2216, 2112, 2168, 1689, 1810, 1531, 1715, 950, 1575, 1763, 1250, 1744, 1942, 1768, 2013],
  ],
  [
    "APRO",
    "reference",
    [1789, 1856, 1904, 1772, 1719, 1846, 1869, 1915, 1805, 1717, 1840, 2081, 1879, 1775, 1776, 1805],
  ],
  [
    "APPO",
    "reference",
    [1769, 1852, 1934, 1784, 1676, 1836, 1890, 1924, 1802, 1687, 1836, 2168, 1909, 1756, 1767, 1799],
  ],
  [
    "RTNG",
    "reference",
    [2200, 2150, 2100, 2050, 2000, 1950, 1900, 1850, 1800, 1750, 1700, 1650, 1600, 1550, 1500, 1450],
  ],
  ["WIN", "FIDE", [2, 3, 2, 2, 2, 3, 1, 2, 1, 1, 2, 2, 1, 2, 2, 3]],
  ["WON", "FIDE", [2, 3, 2, 2, 2, 2, 1, 2, 0, 1, 1, 0, 1, 2, 2, 3]],
  ["BPG", "FIDE", [2, 3, 2, 2, 2, 2, 3, 2, 1, 3, 2, 0, 3, 2, 3, 2]],
  ["BWG", "FIDE", [1, 1, 1, 1, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1]],
  ["GE", "FIDE", [5, 5, 5, 4, 5, 5, 5, 5, 3, 5, 5, 3, 5, 3, 5, 5]],
  ["REP", "reference", [5, 5, 5, 4, 5, 5, 5, 5, 3, 5, 5, 3, 5, 3, 5, 5]],
  ["PS", "FIDE", [11, 13, 11, 11.5, 5, 6, 6, 8.5, 2.5, 4, 5.5, 7, 7, 6, 7, 10.5]],
  ["PS/C1", "FIDE", [10, 12, 10.5, 10.5, 5, 6, 5, 8, 2.5, 4, 5, 7, 6, 5, 7, 10]],
  ["PS/C2", "reference", [8.5, 10, 9, 9, 5, 6, 4, 6.5, 2.5, 3, 4.5, 6, 4.5, 4, 6, 8.5]],
  ["STD", "reference", [3.5, 4, 3.5, 3.5, 2.5, 3, 1.5, 2.5, 1.5, 1, 2.5, 2, 1.5, 2, 2, 3.5]],
  ["TPN", "reference", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  ["ABH", "reference", [3.5, 4, 3.5, 3.5, 2.5, 3, 1.5, 2.5, 1.5, 1, 2.5, 3, 1.5, 2, 2, 3.5]],
  ["AFB", "reference", [3.5, 4, 3.5, 3.5, 2, 2.5, 2, 3, 1.5, 1.5, 2, 3, 2, 1.5, 2.5, 3]],
  ["VUR", "reference", [0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 2, 0, 2, 0, 0]],
  ["NUM", "reference", [5, 5, 5, 4, 5, 4, 5, 5, 2, 5, 4, 1, 5, 3, 5, 5]],
];

/** The edition of 2026: players 4, 6, 11 and 12 have own unplayed rounds that are capped. */
const SWISS_2026: readonly Column[] = [
  ["BH", "reference", [12.5, 13, 15.5, 14, 8.5, 11.5, 14.5, 13.5, 9, 13, 12.5, 11.5, 14, 11, 12, 12.5]],
  ["BH/C1", "reference", [11, 12, 13, 11.5, 7.5, 10.5, 12.5, 12, 7.5, 11.5, 11, 9.5, 12, 9, 11, 11]],
  ["SB", "reference", [8, 9.5, 10.5, 9.25, 4.25, 6, 3.25, 5.25, 2.25, 1.5, 4.75, 4, 4.25, 4.5, 3.5, 7.25]],
  ["SB/C1", "reference", [7.25, 8.5, 9.25, 7.75, 3.25, 5, 1.25, 3.75, 2.25, 0, 3.25, 4, 4.25, 3, 2.5, 5.75]],
  ["FB", "reference", [13.5, 13.5, 15, 14.5, 10, 12, 13.5, 12.5, 9.5, 12.5, 12, 11, 13.5, 10.5, 12, 13.5]],
];

const ROUND_ROBIN: readonly Column[] = [
  ["SB", "FIDE", [9.25, 6.25, 6.25, 4.25, 3.25, 2.25]],
  ["SB/C1", "FIDE", [9.25, 4.75, 4.75, 4.25, 3.25, 1.5]],
  ["KS", "FIDE", [2, 0.5, 0.5, 1, 0.5, 0]],
];

const check =
  (tournament: Tournament, rules: Rules) =>
  (code: string, _source: string, right: readonly (number | null)[]): void => {
    const printed = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
    expect(Object.values(valuesOf(tournament, code, rules)).map(printed)).toEqual(right);
  };

describe("the Swiss of FIDE's exercises", () => {
  test.each(SWISS_2024)("%s, edition of 2024 (%s)", check(EXERCISE, FIDE_2024));
  test.each(SWISS_2026)("%s, edition of 2026 (%s)", check(EXERCISE, FIDE_2026));
});

describe("the round robin of FIDE's exercises", () => {
  test.each(ROUND_ROBIN)("%s, edition of 2024 (%s)", check(EXERCISE_ROUND_ROBIN, FIDE_2024));
});

/** Places after score and direct encounter as published. */
const PLACES: readonly (readonly [string, Tournament, Readonly<Record<number, number>>])[] = [
  ["five rounds", EXERCISE, { 1: 2, 3: 2, 4: 2, 16: 2, 5: 7, 8: 7, 11: 7 }],
  [
    "nine rounds",
    EXERCISE_NINE,
    {
      1: 3,
      2: 5,
      3: 1,
      4: 3,
      5: 9,
      6: 2,
      7: 6,
      8: 6,
      9: 14,
      10: 9,
      11: 13,
      12: 14,
      13: 16,
      14: 9,
      15: 9,
      16: 6,
    },
  ],
  ["round robin", EXERCISE_ROUND_ROBIN, { 1: 1, 2: 2, 3: 2, 4: 6, 5: 5, 6: 4 }],
];

describe("direct encounter in FIDE's exercises", () => {
  test.each(PLACES)("%s", (_name, tournament, right) => {
    const { rows } = ranked(tournament, ["DE"], FIDE_2024);
    const places = new Map(rows.map(({ entry, place }) => [entry.player.no, place]));
    const found = Object.keys(right).map((no) => [no, places.get(Number(no))]);
    expect(Object.fromEntries(found)).toEqual(right);
  });
});

test("the pairing number ranks upwards, with /R downwards", () => {
  const order = (code: string) =>
    ranked(EXERCISE_ROUND_ROBIN, [code], FIDE_2026).rows.map(({ entry }) => entry.player.no);
  expect(order("TPN")).toEqual([1, 2, 3, 4, 5, 6]);
  expect(order("TPN/R")).toEqual([3, 2, 1, 6, 5, 4]);
  expect(order("RTNG/R")).toEqual([3, 2, 1, 5, 6, 4]);
});

test("the score may come after another tie-break", () => {
  expect(itemsFor(["STD", "PTS", "DE"], FIDE_2026).map(({ code }) => code)).toEqual(["STD", "PTS", "DE"]);
});
