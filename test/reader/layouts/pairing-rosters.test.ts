import { describe, expect, test } from "vitest";
import { drawn, readOne } from "./drawn";

const ROSTER = ["No|Name|Rating", "1|Ann Lee|1800", "2|Bob Roe|1700", "3|Cy Fox|1600", "4|Dee Ray|1500"];
const GAMES = ["Round|White|Result|Black", "1|1|1-0|2", "1|3|0-1|4", "2|1|½-½|3", "2|2|0-1|4"];
const NAMED = [
  ...["Round|White|Result|Black", "1|Ann Lee|1-0|Bob Roe", "1|Cy Fox|0-1|Dee Ray"],
  ...["2|Ann Lee|½-½|Cy Fox", "2|Bob Roe|0-1|Dee Ray"],
];
const FOUR = [
  [1, "Ann Lee", 1800],
  [2, "Bob Roe", 1700],
  [3, "Cy Fox", 1600],
  [4, "Dee Ray", 1500],
];
const EVE = [5, "Eve Poe", 1400];

const playersIn = (...rows: readonly string[]) =>
  readOne(drawn(rows.join("\n"))).tournament.players.map(({ no, name, rating }) => [no, name, rating]);

const beside = (left: readonly string[], right: readonly string[]) =>
  left.map((row, at) => `${row}||${right[at] ?? ""}`);

describe("names and ratings of a list of players belong to the numbers of pairings", () => {
  test.each<[string, readonly string[]]>([
    ["above", [...ROSTER, "", ...GAMES]],
    ["below", [...GAMES, "", ...ROSTER]],
    ["right", beside(GAMES, ROSTER)],
    ["left", beside(ROSTER, GAMES)],
    ["above, under a title", ["Players", ...ROSTER, "", "Pairings", ...GAMES]],
  ])("%s", (_, rows) => expect(playersIn(...rows)).toEqual(FOUR));

  test.each<[string, (row: string) => string]>([
    ["names alone", (row) => row.split("|")[1] ?? ""],
    ["numbers and names", (row) => row.split("|").slice(0, 2).join("|")],
  ])("%s", (_, cut) =>
    expect(playersIn(...ROSTER.map(cut), "", ...GAMES)).toEqual(FOUR.map(([no, name]) => [no, name, null])),
  );

  test("first and last names in two columns", () =>
    expect(
      playersIn(
        ...["#|First Name|Last Name|Rtg", "1|Ann|Lee|1800", "2|Bob|Roe|1700", "3|Cy|Fox|1600"],
        ...["4|Dee|Ray|1500", "", ...GAMES],
      ),
    ).toEqual(FOUR));

  test("who was never paired is a player", () =>
    expect(playersIn(...ROSTER, "5|Eve Poe|1400", "", ...GAMES)).toEqual([...FOUR, EVE]));
});

describe("a list of players beside pairings by name", () => {
  test("gives ratings and numbers, and players who were never paired", () => {
    const [heading = "", ...rows] = ROSTER;
    const roster = [heading, "5|Eve Poe|1400", ...[...rows].reverse()];
    expect(playersIn(...roster, "", ...NAMED)).toEqual([...FOUR, EVE]);
  });

  test("without numbers", () => {
    const roster = ROSTER.map((row) => row.split("|").slice(1).join("|"));
    expect(playersIn("Players", ...roster, "Eve Poe|1400", "", ...NAMED)).toEqual([...FOUR, EVE]);
  });

  test("is none that misses one of them", () =>
    expect(playersIn(...ROSTER.slice(0, 4), "", ...NAMED)).toEqual(
      FOUR.map(([no, name]) => [no, name, null]),
    ));
});

test("a list of numbers below White and Black is no grid", () => {
  const rows = ["1|1|1|2|1-0", "1|2|3|4|0-1", "1||5|bye|1", "2|1|5|1|½-½", "2|2|2|4|0-1", "2||3|bye|1"];
  expect(readOne(drawn(["Rd|Bd|White|Black|Result", ...rows].join("\n"))).tournament.players).toHaveLength(5);
});
