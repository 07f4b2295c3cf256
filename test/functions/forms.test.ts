import { describe, expect, test } from "vitest";
import { call, errorOf } from "./excel";

const column = (cells: readonly unknown[]) => cells.map((cell) => [cell]);

describe("a list of opponents' scores", () => {
  test.each([
    ["MODMEDIAN", [0, 3, 3, 4, 5], 4, 15],
    ["SOLKOFF", [0, 3, 3, 4, 5], 4, 15],
    ["HARKNESS", [0, 3, 3, 4, 5], 4, 10],
    ["MODMEDIAN", [3, 2, 5, 3, 3], 4, 14],
    ["SOLKOFF", [3, 2, 5, 3, 3], 4, 16],
    ["HARKNESS", [3, 2, 5, 3, 3], 4, 9],
  ])("%s of %j with %d is %d", (id, scores, own, value) => {
    expect(call(id, [scores], own)).toBe(value);
    expect(call(id, column(scores), own)).toBe(value);
  });

  test.each([
    ["even: the lowest and the highest", [1, 2, 3, 4], 2, 5],
    ["minus: the highest", [1, 2, 3, 4], 1.5, 6],
    ["plus by half a point", [1, 2, 3, 4], 2.5, 9],
    ["two from nine rounds on", [1, 2, 3, 4, 5, 6, 7, 8, 8.5], 6, 41.5],
    ["a score as text", [1, 2, 3, 4], "2½", 9],
    ["no points, written as text", [1, 2, 3, 4], "0", 6],
  ])("MODMEDIAN %s", (_why, scores, own, value) => {
    expect(call("MODMEDIAN", [scores], own)).toBe(value);
  });

  test("counts a blank as 0", () => {
    for (const blank of ["", null, 0]) expect(call("MODMEDIAN", [[blank, 3, 3, 4, 5]], 4)).toBe(15);
  });

  test("goes by the announced rounds", () => {
    expect(call("MODMEDIAN", [[1, 2, 3, 4, 5]], 4, "rounds=9")).toBe(12);
  });

  test("needs the player's own score for MODMEDIAN alone", () => {
    expect(errorOf("MODMEDIAN", [[0, 3, 3, 4, 5]])).toMatch(/^#VALUE! .*score/);
    expect(call("SOLKOFF", [[0, 3, 3, 4, 5]])).toBe(15);
    expect(call("HARKNESS", [[0, 3, 3, 4, 5]])).toBe(10);
  });

  test.each([
    [[1.3, 2], 1],
    [[-1, 2], 1],
    [[1, 2], "Ann"],
  ])("%j with %j is none", (scores, own) => {
    expect(errorOf("MODMEDIAN", [scores], own)).toMatch(/^#VALUE! /);
  });
});

describe("one row of results", () => {
  test.each([
    ["CUMULATIVE", [1, 2, 3, 4, 4], 14],
    ["CUMULATIVE", [1, 2, 2, 3, 4], 12],
    ["CUMULATIVE", ["W", "L", "W", "W", "D"], 10.5],
    ["CUMULATIVE", ["L", "D", "W", "W", "W"], 8],
    ["CUMULATIVE", ["W", "L", "W", "D", "L"], 9],
    ["CUMULATIVE", [1, 2, 2.5, 2.5, 2.5], 10.5],
    ["CUMULATIVE", ["W12", "L3", "W7", "W9", "D1"], 10.5],
    ["CUMULATIVE", ["B", "L2", "D2", "W2"], 5],
    ["CUMULATIVE", ["H", "W2"], 1.5],
    ["CUMULATIVE", [1, 0, 1, 1, 0.5], 10.5],
    ["PROGRESSIVE", [1, 0, 1, 1, 0.5], 10.5],
    ["PROGRESSIVE", ["B", "L2", "D2", "W2"], 6],
    ["KASHDAN", ["W", "D", "L", "U"], 7],
    ["GAMESWON", ["W1", "X2", "B", "L4"], 1],
    ["BLACKGAMES", ["W1b", "L2w", "D3b"], 2],
  ])("%s of %j is %d", (id, row, value) => {
    expect(call(id, [row])).toBe(value);
  });

  test("leaves out who it is before the results and the total after", () => {
    expect(call("CUMULATIVE", [[7, "Ann Abel", 1900, "W12", "L3", "W7", "W9", "D1", 3.5]])).toBe(10.5);
  });

  test("takes a blank for a round without points", () => {
    for (const blank of ["", null, 0]) expect(call("CUMULATIVE", [["W", blank, "D"]])).toBe(3.5);
  });

  test.each([
    [[1, 2, 4], "rises by more than 1"],
    [[1, 2, 1], "falls"],
  ])("%j are no running scores", (row) => {
    expect(errorOf("CUMULATIVE", [row])).toMatch(/^#VALUE! /);
  });

  test("KASHDAN must be told what 0 is", () => {
    expect(errorOf("KASHDAN", [[1, 0.5, 0]])).toMatch(/^#VALUE! .*L.*U/);
    expect(call("KASHDAN", [[1, 0.5, 0]], null, "zero=loss")).toBe(7);
    expect(call("KASHDAN", [[1, 0.5, 0]], null, "zero=unplayed")).toBe(6);
  });

  test("is not enough where opponents matter", () => {
    expect(errorOf("SONNEBORN", [["W12", "L3"]])).toMatch(/^#VALUE! /);
    expect(errorOf("CUMOPPOSITION", [["W12", "L3"]])).toMatch(/^#VALUE! /);
  });
});
