import { describe, expect, test } from "vitest";
import { byeOf, outcomeOf } from "../../../src/reader/layouts/pairings/results";
import { roundInTitle } from "../../../src/reader/layouts/pairings/titles";
import { nobodyIn, pairingHeading } from "../../../src/reader/layouts/pairings/words";
import { cellOf } from "../../../src/reader/cell";
import type { Cells } from "../../../src/reader/types";
import { drawn, readOne, roundsOf } from "./drawn";

const errorsIn = (cells: Cells): readonly string[] =>
  readOne(cells).findings.flatMap(({ level, code }) => (level === "error" ? [code] : []));

test.each([
  ["bye", ""],
  ["-- BYE --", ""],
  ["(bye)", ""],
  ["*** Bye ***", ""],
  ["bye (½)", "H"],
  ["½-point bye", "H"],
  ["Half point bye", "H"],
  ["BYE 1", "B"],
  ["1/2 bye", "H"],
  ["zero-point bye", "U"],
  ["HPB", "H"],
  ["not paired", "U"],
  ["Bye, John", null],
  ["Freeman", null],
  ["1", null],
])("%j in the place of an opponent is a bye of %j", (text, letter) => expect(nobodyIn(text)).toBe(letter));

test.each([
  ["1", "white", "B"],
  ["0-1", "black", "B"],
  ["H", "white", "H"],
  ["B", "white", "B"],
  ["½ pt", "white", "H"],
  ["+1", "white", "B"],
  ["½ bye", "white", "H"],
  ["1-0", "white", "B"],
  ["*", "white", "B"],
  ["9", "white", null],
  ["won", "white", null],
] as const)("%j is what a bye of %s is worth: %s", (text, color, letter) =>
  expect(byeOf(text, color)).toBe(letter),
);

test.each([
  ["1X-0F", { white: "X", black: "F" }],
  ["0F - 1X", { white: "F", black: "X" }],
])("%s", (text, outcome) => expect(outcomeOf(text)).toEqual(outcome));

test.each([
  ["White Score", "score"],
  ["WhiteScore", "core"],
  ["White S. No.", "sno"],
])("%j says of White %j", (text, rest) => expect(pairingHeading(text)).toEqual({ role: "white", rest }));

test.each([
  ["Round 3", 3],
  ["Round 3:", 3],
  ["3. Runde", 3],
  ["3rd round", 3],
  ["3.Rd", 3],
  ["Pairings of Round 12, Open", 12],
  ["Rd3", 3],
  ["5 Round Swiss", null],
  ["Saturday, June 3rd", null],
  ["Round robin of 6", null],
])("%j names round %s", (text, round) => expect(roundInTitle([cellOf(text)])).toBe(round));

const THREE_ROUNDS = {
  "1 Ann": "W2w W4w H",
  "2 Bob": "L1b D3w W4b",
  "3 Cal": "X4w D2b B",
  "4 Dee": "F3b L1b L2w",
};

describe("pairing lists of several rounds", () => {
  test.each([
    [
      "the round in a column, only where it begins",
      `
Round|White|Black|Result
1|Ann|Bob|1-0
|Cal|Dee|1-0F
2|Ann|Dee|1-0
|Bob|Cal|0,5-0,5
3|Dee|Bob|0-1
|Ann|½ bye|
|Cal|BYE|`,
    ],
    [
      "under one heading, a row between the rounds",
      `
White|Result|Black
Round 1||
Ann|1-0|Bob
Cal|+--|Dee
Round 2||
Ann|1:0|Dee
Bob|1/2-1/2|Cal
Round 3||
Dee|0-1|Bob
Ann|½|bye
Cal||
||
Chief TD: Somebody||`,
    ],
    [
      "side by side",
      `
Round 1||||Round 2||||Round 3|||
Bd|White|Res|Black|Bd|White|Res|Black|Bd|White|Res|Black
1|Ann|1-0|Bob|1|Ann|1-0|Dee|1|Dee|0-1|Bob
2|Cal|+ -|Dee|2|Bob|½-½|Cal|2|Ann|½|bye
||||||||3|Cal|1|bye`,
    ],
    [
      "side by side, with the board once and without titles",
      `
Board|White|Res|Black|White|Res|Black|White|Res|Black
1|Ann|1-0|Bob|Ann|1-0|Dee|Dee|0-1|Bob
2|Cal|+ -|Dee|Bob|½-½|Cal|Ann|½|bye
3|||||||Cal|1|bye`,
    ],
    [
      "two beside each other, one below",
      `
Round 1||||Round 2|||
White|Res|Black||White|Res|Black|
Ann|1-0|Bob||Ann|1-0|Dee|
Cal|+ -|Dee||Bob|½-½|Cal|
Round 3||||||
White|Res|Black||||
Dee|0-1|Bob||||
Ann|½|bye||||
Cal|1|bye||||`,
    ],
    [
      "with ratings and scores in brackets, which change",
      `
Round 1
Bd|Res|White|Res|Black
1|1|Ann (1800, 0)|0|Bob (1700, 0)
2|1F|Cal (1600, 0)|0F|Dee (unr., 0)
Round 2
Bd|Res|White|Res|Black
1|1|Ann (1800, 1)|0|Dee (unr., 0)
2|½|Bob (1700, 0)|½|Cal (1600, 1)
Round 3
Bd|Res|White|Res|Black
1|0|Dee (unr., 0)|1|Bob (1700, ½)
2|½|Ann (1800, 2)||bye
3|1|Cal (1600, 1½)||bye`,
    ],
  ])("%s", (_, picture) => {
    const cells = drawn(picture);
    expect(roundsOf(readOne(cells))).toEqual(THREE_ROUNDS);
    expect(errorsIn(cells)).toEqual([]);
  });

  test("a bye in the place of White", () =>
    expect(
      roundsOf(
        readOne(drawn("Round|White|Result|Black\n1|Ann|1-0|Bob\n1|bye|0-1|Cal\n2|Cal|1|Ann\n2|bye|½|Bob")),
      ),
    ).toEqual({ "1 Ann": "W2w L3b", "2 Bob": "L1b H", "3 Cal": "B W1w" }));
});

describe("results in one figure", () => {
  const rows = (last: unknown, more: Cells = []): Cells => [
    ["Round", "White", "Black", "Result"],
    ...[1, 2].flatMap((round) => [
      [round, "Ann", round === 1 ? "Bob" : "Cal", 0],
      [round, "Dee", round === 1 ? "Eve" : "Flo", 1],
    ]),
    [3, "Bob", "Cal", last],
    [3, "Ann", "Dee", "½"],
    ...more,
  ];
  const annLost = { "1 Ann": "L2w L5w D3w" };

  test("0 is a loss of White where a blank cell is seen to be blank", () => {
    const reading = readOne(rows(0, [[3, "Eve", "bye", ""]]));
    expect(roundsOf(reading)).toMatchObject({ ...annLost, "2 Bob": "W1b U L5w" });
    expect(reading.findings.filter(({ code }) => code === "zero-result")).toEqual([]);
  });

  test("where no cell is blank, a 0 of the last round is told of, and one before it is not", () => {
    const { findings } = readOne(rows(0));
    expect(
      findings.flatMap(({ code, level, at }) => (code === "zero-result" ? [[level, at?.row]] : [])),
    ).toEqual([["warning", 5]]);
  });

  test.each(["", null, 0])("a round without any result has not begun, where blanks are %j", (blank) => {
    const open = ["Ann", "Bob", "Cal", "Dee"].map((name) => [4, name, `${name} Two`, blank]);
    expect(roundsOf(readOne(rows("1", open)))).toMatchObject({ "1 Ann": "L2w L5w D3w *7w" });
  });

  test.each(["1", "½", "0", "0.5", "0,5", "1/2", 0.5, 1])("%j is read", (result) =>
    expect(errorsIn(rows(result))).toEqual([]),
  );

  test("a dash is no forfeit where nobody won by one", () =>
    expect(roundsOf(readOne(rows("-")))).toMatchObject({ "2 Bob": "W1b U *5w" }));
});

test("a number beside two names is told of, at the rarer name", () => {
  const { findings } = readOne(
    drawn(`
Round|White No|White|Result|Black No|Black
1|1|Ann|1-0|2|Bob
1|3|Cal|1-0|4|Dee
2|1|Ann|1-0|3|Cal
2|2|Bob|0-1|4|Eve
3|1|Ann|1-0|4|Dee`),
  );
  expect(
    findings.flatMap((each) => (each.code === "name-differs" ? [[each.number, each.names, each.at]] : [])),
  ).toEqual([[4, ["Dee", "Eve"], { row: 4, column: 5 }]]);
});

describe("a player whose name is spelled differently in another round", () => {
  const spelled = (cells: Cells) =>
    readOne(cells).findings.flatMap((each) =>
      each.code === "spelled-differently" ? [[each.name, each.other, each.at, each.also]] : [],
    );

  test("is told of at the rarer spelling", () =>
    expect(
      spelled(
        drawn(`
Round|White|Result|Black
1|Ruesch, Ann|1-0|Bob Low
2|Cal Moor|1-0|Reusch, Ann
3|Bob Low|1-0|Ann Ruesch`),
      ),
    ).toEqual([["Reusch, Ann", "Ruesch, Ann", { row: 2, column: 3 }, [{ row: 1, column: 1 }]]]));

  test("is another player where both play in one round", () =>
    expect(
      spelled(drawn("Round|White|Result|Black\n1|Ann Smith|1-0|Anna Smith\n2|Ann Smyth|1-0|Bob Low")),
    ).toEqual([["Ann Smyth", "Ann Smith", { row: 2, column: 1 }, [{ row: 1, column: 1 }]]]));
});
