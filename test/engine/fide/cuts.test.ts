import { describe, expect, test } from "vitest";
import { workingsOf, valuesOf } from "../crosstable";
import { FIDE_2024, FIDE_2026, ofOpponents } from "./events";

const own = (tournament: Parameters<typeof valuesOf>[0], code: string) =>
  valuesOf(tournament, code, FIDE_2024)["Self"];

/** What each round's line is used for. */
const usesOf = (tournament: Parameters<typeof valuesOf>[0], code: string) =>
  workingsOf(tournament, code, FIDE_2024)[0]?.lines.map(({ use }) => use);

describe("Buchholz", () => {
  const clean = ofOpponents(
    [
      ["W", 4],
      ["D", 1],
      ["L", 3],
      ["W", 2],
    ],
    2.5,
  );

  test.each([
    ["BH", 10],
    ["BH/C1", 9],
    ["BH/C2", 7],
    ["BH/C3", 4],
    ["BH/M1", 5],
    ["BH/M2", 0],
    ["BH/C4", 0],
    ["BH/C9", 0],
    ["BH/M9", 0],
  ])("%s of 4, 1, 3, 2 is %d", (code, value) => {
    expect(own(clean, code)).toBe(value);
  });

  test("a voluntary unplayed round goes before a lower score", () => {
    const bye = ofOpponents([["W", 4], ["H"], ["L", 1]], 2);
    expect(usesOf(bye, "BH/C1")).toEqual(["kept", "droppedVoluntary", "kept"]);
    expect(own(bye, "BH/C1")).toBe(5);
  });

  test("a voluntary unplayed round that is the lowest is the lowest", () => {
    const bye = ofOpponents([["W", 4], ["O"], ["L", 3]], 1);
    expect(usesOf(bye, "BH/C1")).toEqual(["kept", "droppedLow", "kept"]);
  });

  test("an involuntary one has no preference", () => {
    const bye = ofOpponents([["W", 4], ["B"], ["L", 1]], 2);
    expect(usesOf(bye, "BH/C1")).toEqual(["kept", "kept", "droppedLow"]);
  });

  test("a median drops the own dummy at the top", () => {
    const bye = ofOpponents([["W", 2], ["B"], ["W", 1], ["W", 3]], 4);
    expect(usesOf(bye, "BH/M1")).toEqual(["kept", "droppedHigh", "droppedLow", "kept"]);
  });

  test("each cut looks again: two voluntary rounds, then the lowest", () => {
    const byes = ofOpponents([["W", 4], ["H"], ["O"], ["L", 1]], 2);
    expect(usesOf(byes, "BH/C3")).toEqual(["kept", "droppedVoluntary", "droppedVoluntary", "droppedLow"]);
  });
});

describe("Sonneborn-Berger", () => {
  test("a cut takes the lowest score of an opponent, not the lowest product", () => {
    const tournament = ofOpponents(
      [
        ["L", 5],
        ["W", 1],
        ["D", 4],
      ],
      1.5,
    );
    expect(usesOf(tournament, "SB/C1")).toEqual(["kept", "droppedLow", "kept"]);
    expect(own(tournament, "SB/C1")).toBe(2);
  });

  test("of equal scores the smaller product goes", () => {
    const tournament = ofOpponents(
      [
        ["W", 1],
        ["L", 1],
        ["D", 4],
      ],
      1.5,
    );
    expect(usesOf(tournament, "SB/C1")).toEqual(["kept", "droppedLow", "kept"]);
  });

  test("C.07 16.5: of voluntary rounds the lowest contribution is the candidate, and must not be below", () => {
    // Own score 3: the half-point bye brings 1½, the zero-point bye 0.
    const byes = ofOpponents([["W", 1], ["H"], ["O"], ["W", 4]], 3);
    // Least: 1 × 1. The candidate 0 is below, so the game goes; with the second cut 0 is not above 0.
    expect(usesOf(byes, "SB/C1")).toEqual(["droppedLow", "kept", "kept", "kept"]);
    expect(usesOf(byes, "SB/C2")).toEqual(["droppedLow", "kept", "droppedLow", "kept"]);
  });

  test("C.07 16.5: a voluntary round is cut before a lower contribution", () => {
    const bye = ofOpponents([["D", 1], ["H"], ["W", 4]], 2);
    expect(usesOf(bye, "SB/C1")).toEqual(["kept", "droppedVoluntary", "kept"]);
  });
});

describe("ratings", () => {
  test("a cut larger than the games leaves nothing", () => {
    const [self] = workingsOf(
      {
        ...ofOpponents([["W", 1]], 1),
        players: ofOpponents([["W", 1]], 1).players.map((p) => ({ ...p, rating: 1500 })),
      },
      "ARO/C2",
      FIDE_2026,
    );
    expect(self).toMatchObject({ value: null, missing: "opponents" });
  });
});

test("progressive scores leave out the first rounds", () => {
  const tournament = ofOpponents([["W", 1], ["L", 1], ["B"], ["U"], ["D", 1]], 2.5);
  expect(own(tournament, "PS")).toBe(1 + 1 + 2 + 2 + 2.5);
  expect(own(tournament, "PS/C1")).toBe(1 + 2 + 2 + 2.5);
  expect(usesOf(tournament, "PS/C2")).toEqual(["droppedFirst", "droppedFirst", "kept", "kept", "kept"]);
});
