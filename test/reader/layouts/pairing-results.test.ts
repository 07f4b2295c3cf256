import { describe, expect, test } from "vitest";
import { drawn, readOne, roundsOf } from "./drawn";

/** A list of six games with one result in the place of the third. */
const withResult = (result: string | number | Date, [first, second] = ["White", "Black"]) => [
  ["Round", first, "Result", second],
  ...[
    [1, "Ann Lee", "1-0", "Bob Roe"],
    [1, "Cy Fox", "0-1", "Dee Ray"],
    [2, "Ann Lee", result, "Cy Fox"],
    [2, "Bob Roe", "½-½", "Dee Ray"],
    [3, "Ann Lee", "1-0", "Dee Ray"],
    [3, "Bob Roe", "0-1", "Cy Fox"],
  ],
];

const told = (cells: ReturnType<typeof withResult>) =>
  readOne(cells).findings.flatMap((each) =>
    each.code === "damaged" ? [[each.at?.row, each.at?.column, each.by, each.original]] : [each.code],
  );

describe("what Excel made of a result is named in a list", () => {
  test.each<[string, string | number | Date, string, string]>([
    ["a date", new Date(Date.UTC(2026, 0, 2)), "date", "1-2"],
    ["the number of a date", 46024, "date", "1-2"],
    ["a month of the year 2000", 36526, "date", "1-0"],
    ["a date in words", "2-Jan", "date", "1-2"],
    ["a date of two digits", "01-Jan", "date", "1-1"],
    ["a German date", "1. Jan", "date", "1-1"],
    ["a month and a day", "Jan-1", "date", "1-1"],
    ["a month and a year", "Jan-00", "date", "1-0"],
    ["a date in digits", "1/2/2026", "date", "1-2"],
    ["a date as a text", "2026-01-02", "date", "1-2"],
    ["a time", 1 / 24, "time", "1:0"],
  ])("%s", (_, result, by, original) => expect(told(withResult(result))).toEqual([[3, 2, by, original]]));
});

describe("one result of more points than a game has leaves a list one of games", () => {
  test.each([
    ["White", "Black"],
    ["Home", "Away"],
    ["Player 1", "Player 2"],
  ])("%s and %s", (...sides) => {
    for (const result of ["2-0", "1-1", "1½-½"]) {
      const { tournament, findings } = readOne(withResult(result, sides));
      expect(tournament.players.map(({ name }) => name)).toContain("Dee Ray");
      expect(findings.map(({ level, at }) => [level, at?.row, at?.column])).toContainEqual(["error", 3, 2]);
    }
  });

  test("lists of matches of teams under Home and Away stay such", () => {
    const list =
      "Round|Home|Result|Away\n1|Elms|3-1|Oaks\n1|Firs|2-2|Yews\n2|Elms|2½-1½|Firs\n2|Oaks|4-0|Yews";
    expect(readOne(drawn(list)).teams).not.toBeNull();
  });
});
