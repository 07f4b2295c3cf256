import { describe, expect, test } from "vitest";
import { printCell, readCrosstable } from "../../../src/reader/index";
import type { Cells } from "../../../src/reader/types";
import { drawn, readOne, roundsOf } from "./drawn";

const LIST = "Round 1|||\nBoard|White|Result|Black\n1|Ann|1-0|Bob\n2|Cal|1/2-1/2|Dee";
const GAMES = { "1 Ann": "W2w", "2 Bob": "L1b", "3 Cal": "D4w", "4 Dee": "D3b" };

const found = (cells: Cells): readonly (readonly [string, number | undefined])[] =>
  readOne(cells).findings.map(({ code, at }) => [code, at?.row]);

const under = (rows: string, list = LIST) => drawn(`${list}\n${rows}`);

describe("a line under a pairing list is no pairing", () => {
  test.each([
    "Total players|24||",
    "Arbiter|Joe Doe||",
    "Arbiter|Joe Doe||Signature",
    "|Games start at 10||",
    "Note:|round 2 at 14:00||",
    "Round 2 starts at|14:00||",
    "White wins|1|0|",
    "Date|Joe Doe||",
    "|||\nDate|Joe Doe||",
    "Boards|2|1-0|1",
    "White won|12|1|5",
    "Total|1.5|1-0|0.5",
    "Totals|1.5||0.5",
    "Page 1 of 2|11/30/2026||SwissSys",
    "Schiedsrichter|Joe Doe||",
    "|||\nStandings|||\nPlace|Name|Score|\n1|Ann|1|\n2|Cal|0.5|",
    "|||\nStandings after round 1|||\n1|Ann|1|\n2|Cal|0.5|",
  ])("%j", (rows) => {
    expect(roundsOf(readOne(under(rows)))).toEqual(GAMES);
    expect(found(under(rows))).toEqual([]);
  });

  test.each([
    ["Sponsored by|Joe Doe||", "row-skipped"],
    ["Sponsored by|Joe Doe||Jane Roe", "row-skipped"],
    ["|24||", "row-skipped"],
    ["3||1-0|", "row-skipped"],
  ])("%j may be one: it is told of", (row, code) => {
    expect(roundsOf(readOne(under(row)))).toEqual(GAMES);
    expect(found(under(row))).toEqual([[code, 4]]);
  });

  test.each(["Late|Eve|½|", "Total|Eve|1-0|Fay", "3|12|1-0|Eve", "|12|1-0|5"])(
    "%j is unclear: an error",
    (row) => expect(found(under(row))[0]).toEqual(["row-unclear", 4]),
  );
});

describe("rows of a pairing list whose board has no number are pairings", () => {
  test.each(["3A|Eve|1-0|Fay", "Table 3|Eve|1-0|Fay", "-|Eve|1-0|Fay", "|Eve|1-0|Fay", "Top|Eve|1-0|Fay"])(
    "%j",
    (row) => {
      expect(roundsOf(readOne(under(row)))).toEqual({ ...GAMES, "5 Eve": "W6w", "6 Fay": "L5b" });
      expect(found(under(row))).toEqual([]);
    },
  );

  test("a name alone is a bye, and told of where the list knows nobody of that name", () => {
    const list = "White|Result|Black\nAnn|1-0|Bob\nCal|1-0|Dee\nEve||";
    expect(roundsOf(readOne(drawn(list)))["5 Eve"]).toBe("B");
    expect(found(drawn(list))).toEqual([["bye-alone", 3]]);
  });
});

describe("rows of byes and absences", () => {
  test.each([
    ["Bye|Eve||", { "5 Eve": "B" }],
    ["Byes (½)|Eve, Fay||", { "5 Eve": "H", "6 Fay": "H" }],
    ["Half-point byes|Eve||Fay", { "5 Eve": "H", "6 Fay": "H" }],
    ["Bye|Eve|½|", { "5 Eve": "H" }],
    ["*|Bye: Eve||", { "5 Eve": "B" }],
    ["|Byes: Eve (½), Fay (0)||", { "5 Eve": "H", "6 Fay": "U" }],
    ["Withdrawn|Eve||", { "5 Eve": "U" }],
    ["Absent: Eve|Fay||", { "5 Eve": "U", "6 Fay": "U" }],
    ["|bye|Eve|", { "5 Eve": "B" }],
  ])("%j", (row, byes) => {
    expect(roundsOf(readOne(under(row)))).toEqual({ ...GAMES, ...byes });
    expect(found(under(row))).toEqual([]);
  });

  test("several byes of a point are told of", () =>
    expect(found(under("Byes|Eve, Fay||"))).toEqual([["byes-in-round", 4]]));

  test("a number of byes is none", () => expect(found(under("Byes|2||"))).toEqual([["row-skipped", 4]]));

  test("names with commas are not parted", () => {
    const list = "Board|White|Result|Black\n1|Low, Ann|1-0|Moor, Bob";
    expect(Object.keys(roundsOf(readOne(under("Byes|Hill, Eve; Dale, Fay||", list))))).toEqual([
      ...["1 Low, Ann", "2 Moor, Bob", "3 Hill, Eve", "4 Dale, Fay"],
    ]);
  });

  test("players of a list with numbers are found by name", () =>
    expect(
      roundsOf(
        readOne(
          drawn(`
No.|White|Result|No.|Black
7|Ann|1-0|4|Bob
Round 2||||
4|Bob|1-0|9|Cal
Bye|Ann|||`),
        ),
      ),
    ).toEqual({ "4 Bob": "L7b W9w", "7 Ann": "W4w B", "9 Cal": "U L4b" }));
});

describe("words in the place of an opponent", () => {
  test.each([
    ["3|Eve|1-0|Forfeit", "X"],
    ["3|Eve|0-1|no show", "F"],
    ["3|Eve|1-0|N/A", "B"],
    ["3|Eve|½|None", "H"],
    ["3|Eve|1-0|------", "B"],
    ["3|Eve|1-0|no opponent", "B"],
    ["3|Eve|1-0|unpaired", "B"],
    ["3|Eve||unpaired", "U"],
  ])("%j", (row, told) => {
    expect(roundsOf(readOne(under(row)))["5 Eve"]).toBe(told);
    expect(found(under(row))).toEqual([]);
  });

  test.each(["3|Eve||N/A", "3|Eve||Forfeit"])("%j is unclear", (row) => {
    const [first] = readOne(under(row)).findings;
    expect([first?.code, first?.at]).toEqual(["unread", { row: 4, column: 3 }]);
  });

  test("a bye that scores may be a player", () =>
    expect(found(under("3|Eve|0-1|Bye"))).toEqual([["bye-scored", 4]]));
});

describe("the number 0 beside a bye", () => {
  const rows = (blank: string | number): Cells => [
    ["Board", "White", "Result", "Black", blank],
    [1, "Ann", "1-0", "Bob", blank],
    [2, "Cal", 0, "Bye", blank],
  ];
  const read = (blank: string | number, zero?: "loss" | "unplayed") => {
    const [reading] = readCrosstable(rows(blank), zero === undefined ? {} : { zero }).readings;
    return [
      reading?.tournament.players[2]?.rounds.map((round) => printCell(round)).join(),
      reading?.findings.flatMap((each) => (each.code === "zero-result" ? [[each.as, each.at?.row]] : [])),
    ];
  };

  test("is no point where other cells are blank", () => expect(read("")).toEqual(["U", []]));
  test("may be a blank where none is", () => expect(read(0)).toEqual(["B", [["bye", 2]]]));
  test.each(["", 0])("is what the rules say, beside blanks %j", (blank) => {
    expect(read(blank, "loss")).toEqual(["U", []]);
    expect(read(blank, "unplayed")).toEqual(["B", []]);
  });
});

test("results in words", () =>
  expect(
    roundsOf(
      readOne(
        drawn(
          "Round|White|Result|Black\n1|Ann|White|Bob\n1|Cal|draw|Dee\n2|Ann|White wins|Cal\n2|Bob|Black|Dee",
        ),
      ),
    ),
  ).toEqual({ "1 Ann": "W2w W3w", "2 Bob": "L1b L4w", "3 Cal": "D4w L1b", "4 Dee": "D3b W2b" }));

test("a house player whom no section has is an error", () => {
  const chart = "No.|Name|Rd 1\n1|Ann|W2\n2|Bob|L1\n3|Cal|B";
  const read = (house: number) =>
    readCrosstable(drawn(`${chart}\n||\n${chart}\n4|Dee|B`), { house: [house] }).readings.flatMap(
      ({ findings }) => findings.filter(({ code }) => code === "house-unknown").map(({ level }) => level),
    );
  expect(read(9)).toEqual(["error", "error"]);
  expect(read(4)).toEqual([]);
});
