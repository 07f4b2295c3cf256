import { describe, expect, test } from "vitest";
import { formProblemText, inRange, printCell, readList, readRow } from "../../src/reader/index";
import type { ReadingSettings } from "../../src/reader/index";

describe("a list of opponents' scores", () => {
  test.each([
    [[[0, 3, 3, 4, 5]], [0, 6, 6, 8, 10]],
    [
      [[3], [2.5], [""], [null], ["1,5"]],
      [6, 5, 0, 0, 3],
    ],
    [[["3½", ".5"]], [7, 1]],
    [[[0]], [0]],
  ])("%j", (cells, scores) => {
    expect(readList(cells)).toEqual({ scores });
  });

  test.each([
    [[["W12", 3]], "a token"],
    [
      [
        [1, 2],
        [3, 4],
      ],
      "a table",
    ],
    [[], "nothing"],
    [[["#N/A"]], "an error"],
  ])("%j is no list: %s", (cells) => {
    expect(readList(cells)).toBeNull();
  });

  test.each([
    [
      [[1, 1.25]],
      "row 1, column 2 of the range holds 1.25, which is no score: scores are whole or half points",
    ],
    [
      [[1], [-1]],
      "row 2, column 1 of the range holds -1, which is no score: scores are whole or half points",
    ],
  ])("%j: %s", (cells, message) => {
    const list = readList(cells);
    expect(list !== null && "problem" in list ? formProblemText(list, inRange) : list).toBe(message);
  });
});

describe("one row of results", () => {
  const rounds = (row: readonly unknown[], settings: ReadingSettings = {}) => {
    const read = readRow([row], settings);
    if (read === null) return null;
    if ("problem" in read) return formProblemText(read, inRange);
    return `${read.rounds.map((round) => printCell(round)).join(" ")}${read.unclear ? " ?" : ""}`;
  };

  test.each<[row: (string | number | null)[], expected: string, because: string]>([
    [["W12", "D5", "L3"], "W12 D5 L3", "tokens"],
    [["W", "L", "W", "W", "D"], "W L W W D", "letters"],
    [["+", "=", "-", "+"], "W D L W", "signs"],
    [["1", "½", "+", "-", "H"], "W D X F H", "signs among points are forfeits"],
    [["17b1", "-½", "4w"], "W17b H *4w", "another notation"],
    [[1, 0.5, 0, 1], "W D L W ?", "points"],
    [[1, 0.5, "", 1], "W D L W ?", "a blank is 0"],
    [[1, 0.5, null, 1], "W D L W ?", "a blank is 0"],
    [["½", "1", "0"], "D W L ?", "points as text"],
    [[1, 2, 3, 4, 4], "W W W W L ?", "running scores"],
    [[1, 2, 2.5, 2.5, 2.5], "W W D L L ?", "running scores"],
    [[3, "Smith, Ann", 1800, "W12", "D5", "L3", 1.5], "W12 D5 L3", "between identity and total"],
    [[1, "Smith", 1, 0, "½", "H", 2.5], "W L D H ?", "between identity and total"],
    [[7, "Jones", "W 12", "H---", "BYE", "U---", "X9", "3.5"], "W12 H B U X9", "between identity and total"],
    [["W", "L", "W", 2], "W L W", "a number after letters is the total"],
    [["Ann", 1, 2, 2.5, 2.5, 2.5], "W W D L L ?", "running scores after a name"],
    [["Ann", 1, 1.5, 1.5, 2.5, 2.5], "W D L W L ?", "running scores after a name"],
    [["Ann", 1, 1, 0, 2], "W W L ?", "results after a name, and their total"],
    [["Ann", 1, 0, "", 1, 2, 7.5], "W L L W ?", "a tie-break after the total"],
    [[1, "Ann", 1, 0, 1], "W L W ?", "results after a number and a name"],
    [["Ann", 1900, 1, 0, 0.5, 1, 2.5], "W L D W ?", "a rating is no result"],
    [["Ann", "W", "L", 0.5], "W L D", "a number that is not the sum is a result"],
    [["Ann", "W", "L", 0.5, 1.5], "W L D", "the number before a total is a result"],
  ])("%j reads %s: %s", (row, expected) => {
    expect(rounds(row)).toBe(expected);
  });

  test("zero= says what 0 is", () => {
    expect(rounds([1, 0, ""], { zero: "unplayed" })).toBe("W U U");
    expect(rounds([1, 0, ""], { zero: "loss" })).toBe("W L L");
    expect(rounds([1, 1, 2], { zero: "unplayed" })).toBe("W U W");
  });

  test.each([
    [[1, 2, 1], "row 1, column 3 of the range: a running score never falls, and here it falls to 1"],
    [[1, 2, ""], "row 1, column 3 of the range: a running score never falls, and here it falls to blank"],
    [
      [1, 3],
      "row 1, column 2 of the range: a running score never rises by more than 1, and here it rises to 3",
    ],
    [[0.25, 1], "row 1, column 1 of the range holds 0.25, which is no result"],
    [
      ["Ann", 1, 1, 2],
      "row 1, column 4 of the range: 2 may be a running score or the total of the results before it; give the results only",
    ],
    [["Ann", 1, 0, 3], "row 1, column 3 of the range: a running score never falls, and here it falls to 0"],
    [
      ["Ann", 2.25, 1],
      "row 1, column 2 of the range holds 2.25, which is no score: scores are whole or half points",
    ],
    [[1, 0, 1, "Ann"], "row 1, column 1 of the range holds 1, which is no result"],
    [["W12", "foo", "L3"], "row 1, column 2 of the range holds foo, which is no result"],
    [["W12", "#N/A", "L3"], "row 1, column 2 of the range holds #N/A, which is no result"],
  ])("%j: %s", (row, message) => {
    expect(rounds(row)).toBe(message);
  });

  test.each([[["foo", "bar"]], [["Smith"]]])("%j is no row of results", (row) => {
    expect(rounds(row)).toBeNull();
  });

  test("a table is no row", () => {
    expect(
      readRow([
        ["W1", "W2"],
        ["L1", "L2"],
      ]),
    ).toBeNull();
  });
});
