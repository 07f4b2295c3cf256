import { describe, expect, test } from "vitest";
import { cardWord } from "../../../src/reader/layouts/text/cards";
import { byeOf, outcomeOf } from "../../../src/reader/layouts/pairings/results";
import { readCrosstable } from "../../../src/reader/index";
import { pairingHeading } from "../../../src/reader/layouts/pairings/words";
import { drawn, pasted, readAll, readOne, roundsOf } from "./drawn";

describe("a result of a pairing list", () => {
  test.each([
    ["1-0", "W", "L"],
    ["0 - 1", "L", "W"],
    ["½-½", "D", "D"],
    ["1/2-1/2", "D", "D"],
    ["0.5 : 0.5", "D", "D"],
    ["1:0", "W", "L"],
    ["+--", "X", "F"],
    ["- - +", "F", "X"],
    ["- - -", "F", "F"],
    ["1F-0F", "X", "F"],
    ["1-0F", "X", "F"],
    ["0-1 F", "F", "X"],
    ["1F-0", "X", "F"],
    ["0-0F", "F", "F"],
    ["½-½F", "Z", "Z"],
    ["X-F", "X", "F"],
    ["+-", "X", "F"],
    ["-+", "F", "X"],
    [".5-.5", "D", "D"],
    ["1,0 - 0,0", "W", "L"],
    ["1-0 ff", "X", "F"],
    ["0-0", "F", "F"],
    ["1", "W", "L"],
    ["½", "D", "D"],
  ])("%s", (text, white, black) => expect(outcomeOf(text)).toEqual({ white, black }));

  test.each(["", "*", "vs", "2-1", "10-0", "--", "1.5-0.5"])("%j is none", (text) =>
    expect(outcomeOf(text)).toBeNull(),
  );

  test.each([
    ["1", "B"],
    ["½", "H"],
    ["0", "U"],
    ["", "B"],
  ])("%j of a player without opponent is %s", (text, code) => expect(byeOf(text)).toBe(code));
});

test.each(["B", "H", "U", "P", "Z", "BYE", "1 BYE", "W5", "H0", "b"])(
  "%s as the result of two players is an error in that cell, no bye",
  (text) => {
    const { findings } = readOne(
      drawn(`
Round|Board|White|Result|Black
1|1|Ann|1-0|Bob
1|2|Cal|0-1|Dee
2|1|Ann|${text}|Cal
2|2|Bob|1-0|Dee`),
    );
    expect(findings.filter(({ code }) => code === "unread").map(({ at, round }) => [at, round])).toEqual([
      [{ row: 3, column: 3 }, 2],
    ]);
  },
);

test.each([
  ["White", "white", ""],
  ["White Name", "white", "name"],
  ["Weiß", "white", ""],
  ["Negras", "black", ""],
  ["Results Black", "result", "black"],
  ["Ergebnis", "result", ""],
])("the heading %s", (text, role, rest) => expect(pairingHeading(text)).toEqual({ role, rest }));

describe("pairing lists", () => {
  test("of chess-results, a table a round, with a bye and a player not paired", () => {
    const reading = readOne(
      drawn(`
From the Tournament-Database of Chess-Results https://chess-results.com
Open 2026
Round 1 on 2026/01/01 at 10:00
Bo.|No.||White|Rtg|Pts.|Result|Pts.||Black|Rtg|No.
1|1|GM|Ann|2000|0|1 - 0|0||Cal|1800|3
2|4||Dee|1700|0|½ - ½|0||Bob|1900|2
3|5||Eve|1600|0|1|||bye||
Round 2 on 2026/01/02 at 10:00
Bo.|No.||White|Rtg|Pts.|Result|Pts.||Black|Rtg|No.
1|2||Bob|1900|½|0 - 1|1||Ann|2000|1
2|5||Eve|1600|1|+ - -|½||Dee|1700|4
3|3||Cal|1800|0|½|||not paired||`),
    );
    expect(reading.tournament.title).toBe("Open 2026");
    expect(reading.tournament.players.map(({ rating }) => rating)).toEqual([2000, 1900, 1800, 1700, 1600]);
    expect(roundsOf(reading)).toEqual({
      "1 Ann": "W3w W2b",
      "2 Bob": "D4b L1w",
      "3 Cal": "L1b H",
      "4 Dee": "D2w F5b",
      "5 Eve": "B X4w",
    });
  });

  test("without numbers: players count in the order in which they appear", () =>
    expect(
      roundsOf(
        readOne(
          drawn(`
Round|White|Black|Result
1|Ann|Bob|1-0
1|Cal|Dee|1/2-1/2
2|Ann|Cal|0-1
2|Bob|Dee|
2|Eve|bye|½`),
        ),
      ),
    ).toEqual({
      "1 Ann": "W2w L3w",
      "2 Bob": "L1b *4w",
      "3 Cal": "D4w W1b",
      "4 Dee": "D3b *2b",
      "5 Eve": "U H",
    }));

  const alone = (last: string | number) => [
    ["Round", "White", "Black", "Result"],
    [1, "Ann", "Bob", 1],
    [1, "Cal", "Dee", "½"],
    [2, "Ann", "Cal", last],
    [2, "Bob", "Dee", 1],
  ];
  const openGame = { "1 Ann": "W2w *3w", "2 Bob": "L1b W4w", "3 Cal": "D4w *1b", "4 Dee": "D3b L2b" };

  test.each([
    ["", undefined, openGame, []],
    [0, "unplayed", openGame, []],
    [0, "loss", { ...openGame, "1 Ann": "W2w L3w", "3 Cal": "D4w W1b" }, []],
    [0, undefined, { ...openGame, "1 Ann": "W2w L3w", "3 Cal": "D4w W1b" }, ["zero-result 3,3"]],
  ] as const)("of White's results alone, where %j stands and zero=%s", (last, zero, expected, asked) => {
    const { readings } = readCrosstable(alone(last), zero === undefined ? {} : { zero });
    expect(readings.map(roundsOf)).toEqual([expected]);
    const found = readings
      .flatMap(({ findings }) => findings)
      .filter(({ code }) => code !== "results-missing");
    expect(found.map(({ code, at }) => `${code} ${at?.row ?? ""},${at?.column ?? ""}`)).toEqual(asked);
  });

  test.each(["", null, 0])("with a column of results for each side, where %j is no result", (blank) => {
    const rows = [
      ["Round", "White", "White result", "Black", "Black result"],
      [1, "Ann", 1, "Bob", blank],
      [1, "Cal", 0.5, "Dee", 0.5],
      [2, "Ann", blank, "Cal", blank],
      [2, "Bob", blank, "Dee", 1],
    ];
    const reading = readOne(rows);
    expect(roundsOf(reading)).toEqual({
      "1 Ann": "W2w *3w",
      "2 Bob": "L1b L4w",
      "3 Cal": "D4w *1b",
      "4 Dee": "D3b W2b",
    });
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("in which a player is paired twice in a round say so of the second pairing", () => {
    const { findings } = readOne(
      drawn("Round|White|Result|Black\n1|1|1-0|2\n1|3|1-0|4\n2|4|½-½|2\n2|1|0-1|3\n2|1|1-0|5\n1|5|1|bye"),
    );
    const errors = findings.filter(({ level }) => level === "error").map(({ code, at }) => [code, at?.row]);
    expect(errors).toEqual([["paired-twice", 5]]);
  });
});

test("columns that count Whites and Blacks make no pairing list of a wall chart", () =>
  expect(
    roundsOf(
      readOne(
        drawn("No|Name|Rd 1|Rd 2|Total|White|Black\n1|Ann|W2|W3|2|1|1\n2|Bob|L1|H|0.5|0|1\n3|Cal|B|L1|1|1|0"),
      ),
    ),
  ).toEqual({ "1 Ann": "W2 W3", "2 Bob": "L1 H", "3 Cal": "B L1" }));

describe("rounds of several columns", () => {
  const expected = { "1 Ann": "W3 W2 D4", "2 Bob": "W4 L1 H", "3 Cal": "L1 B U", "4 Dee": "L2 U D1" };

  test.each([
    [
      "with words over them",
      `
No|Name|R1 Opp|R1 Res|R2 Opp|R2 Res|R3 Opp|R3 Res|Total
1|Ann|3|1|2|1|4|½|2.5
2|Bob|4|1|1|0||H|1.5
3|Cal|1|0||B|||1
4|Dee|2|0||U|1|½|0.5`,
    ],
    [
      "under one heading",
      `
||Round 1||Round 2||Round 3||
No|Name|Opp|Res|Opp|Res|Opp|Res|Pts
1|Ann|3|W|2|W|4|D|2.5
2|Bob|4|W|1|L||H|1.5
3|Cal|1|L||B|||1
4|Dee|2|L||U|1|D|0.5`,
    ],
    [
      "of which only the first has a heading",
      `
No|Name|Rd 1||Rd 2||Rd 3||Total
1|Ann|3|1|2|1|4|½|2.5
2|Bob|4|1|1|0||½|1.5
3|Cal|1|0||1|||1
4|Dee|2|0|||1|½|0.5`,
    ],
    [
      "with the result first",
      `
No|Name|Rd 1||Rd 2||Rd 3||Total
1|Ann|W|3|W|2|D|4|2.5
2|Bob|W|4|L|1|H||1.5
3|Cal|L|1|B||U||1
4|Dee|L|2|U||D|1|0.5`,
    ],
  ])("%s", (_, picture) => expect(roundsOf(readOne(drawn(picture)))).toEqual(expected));

  test("in two sections", () => {
    const head = "No|Name|R1 Opp|R1 Col|R1 Res";
    const sheet = `Open\n${head}\n1|Ann|2|W|1\n2|Bob|1|B|0\n\nReserve\n${head}\n1|Cal|2|B|½\n2|Dee|1|W|½`;
    expect(readAll(drawn(sheet)).map(([, rounds]) => rounds)).toEqual([
      { "1 Ann": "W2w", "2 Bob": "L1b" },
      { "1 Cal": "D2b", "2 Dee": "D1w" },
    ]);
  });
});

describe("pairing cards", () => {
  test.each([
    ["    W 3 1   1", "W3w"],
    ["    B 5 0.5 1.5", "D5b"],
    ["    2. B 12 ½  3½", "D12b"],
    ["    bye 1   2", "B"],
    ["    bye ½   2", "H"],
    ["    W 7", "*7w"],
  ])("%j says %s", (line, word) => expect(cardWord(line)).toBe(word));

  test.each(["1   /Player/Team/ 0 2600", "    nothing", ""])("%j is no line of a card", (line) =>
    expect(cardWord(line)).toBeNull(),
  );

  test("with teams, ratings and running scores", () => {
    const reading = readOne(
      pasted(`
1   /Ann/Oak/            0         2600
    W 3 1   1
    B 2 1   2
2   /Bob/Elm/            0         2400
    bye 1   1
    W 1 0   1
3   /Cal/Elm/            0         2200/5
    B 1 0   0
    bye ½   0.5`),
    );
    expect(roundsOf(reading)).toEqual({ "1 Ann": "W3w W2b", "2 Bob": "B L1w", "3 Cal": "L1b H" });
    expect(reading.tournament.players.map(({ team, rating }) => [team, rating])).toEqual([
      ["Oak", 2600],
      ["Elm", 2400],
      ["Elm", 2200],
    ]);
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });
});
