import { describe, expect, test } from "vitest";
import { scoringOf } from "../../../src/engine/index";
import { crosstable, valuesOf } from "../crosstable";
import { FIDE_2026 } from "./events";

const own = (...given: Parameters<typeof valuesOf>) => valuesOf(...given)["Self"];

/** The adjusted score: what a row counts for the opponents. */
const ADJUSTED: readonly (readonly [row: string, adjusted: number, because: string])[] = [
  ["W2 W3 D4 L5", 2.5, "games"],
  ["W2 H W4 W5", 3.5, "a requested bye before a game: as scored"],
  ["W2 O W4 W5", 3, "a zero-point bye before a game: as scored"],
  ["W2 W3 H O", 3, "byes at the end: draws"],
  ["W2 W3 O O", 3, "zero-point byes at the end: draws"],
  ["W2 W3 U U", 3, "absences at the end: draws"],
  ["W2 W3 O B", 3, "the bye of the pairing is no withdrawal"],
  ["W2 W3 F4 O", 2.5, "a forfeit loss stays 0, at the end too"],
  ["W2 W3 O F5", 2.5, "every later round is voluntary: the bye is a draw, the forfeit loss 0"],
  ["W2 W3 F4 F5", 2, "forfeit losses at the end"],
  ["B P X4 W5", 4, "byes of a full point and forfeit wins as scored"],
  ["H O U", 1.5, "nothing but byes"],
];

describe("adjusted score", () => {
  test.each(ADJUSTED)("%s: %d, %s", (row, adjusted) => {
    expect(own(crosstable(`Self | ${row}`), "ABH", FIDE_2026)).toBe(adjusted);
  });

  test("bonus and penalty points count", () => {
    expect(own(crosstable("Self | W2 H | adj=-1"), "ABH", FIDE_2026)).toBe(0.5);
  });

  test("with 3-1-0 a bye at the end counts the point of a draw", () => {
    const tournament = crosstable("Self | W2 B U", { scoring: scoringOf(6, 2, 0) });
    expect(own(tournament, "ABH", FIDE_2026)).toBe(7);
  });
});
