import { describe, expect, test } from "vitest";
import { describe as inWords, readCrosstable } from "../../../src/reader/index";
import { drawn, readOne, roundsOf } from "./drawn";

const ROUNDS = { "1 Ann": "W2 W3", "2 Bob": "L1 W4", "3 Cal": "W4 L1", "4 Dee": "L3 L2" };
const QUAD = { "1 Ann": "W2 D3 W4", "2 Bob": "L1 W3 L4", "3 Cal": "D1 L2 W4", "4 Dee": "L1 W2 L3" };
const GRID = "No.|Name|1|2|3|4|Total\n1|Ann|*|1|½|1|2.5\n2|Bob|0|*|1|0|1\n3|Cal|½|0|*|1|1.5\n4|Dee|0|1|0|*|1";

/** A chart of two rounds in another spelling of its cells. */
const spelled = (...cells: readonly string[]): string => {
  const rows = ["1|Ann", "2|Bob", "3|Cal", "4|Dee"].map(
    (start, i) => `${start}|${cells[i] ?? ""}|${[2, 1, 1, 0][i] ?? 0}`,
  );
  return ["No.|Name|Rd 1|Rd 2|Total", ...rows].join("\n");
};

describe("games in other spellings", () => {
  test.each([
    ["words", spelled("beat 2|beat 3", "lost to 1|won 4", "beat 4|lost to 1", "loss 3|lost 2")],
    ["a hash", spelled("W#2|W #3", "L#1|W#4", "W#4|L#1", "L#3|L#2")],
    ["letters and brackets", spelled("W (2)|W(3)", "L (1)|W (4)", "W (4)|L (1)", "L (3)|L (2)")],
    ["figures and brackets", spelled("1 (2)|1 (3)", "0 (1)|1 (4)", "1 (4)|0 (1)", "0 (3)|0 (2)")],
  ])("%s", (_, picture) => {
    const reading = readOne(drawn(picture));
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.findings).toEqual([]);
  });

  test("forfeits with an F", () => {
    const reading = readOne(drawn(spelled("W2F|WF3", "L1F|W4", "W4|LF1", "L3|L2")));
    expect(roundsOf(reading)).toEqual({ ...ROUNDS, "1 Ann": "X2 X3", "2 Bob": "F1 W4", "3 Cal": "W4 F1" });
  });
});

test.each([
  ["with a blank", "1 2|0 1|½ 4|½ 3"],
  ["with a line feed", "1\n2|0\n1|½\n4|½\n3"],
])("a first round under a bare 1, results before opponents %s", (_, cells) => {
  const [a, b, c, d] = cells.split("|");
  const reading = readOne([
    ["Pos", "NAME", "1", "Pts"],
    ...[a, b, c, d].map((cell, i) => [i + 1, ["Ann", "Bob", "Cal", "Dee"][i], cell, [1, 0, 0.5, 0.5][i]]),
  ]);
  expect(roundsOf(reading)).toEqual({ "1 Ann": "W2", "2 Bob": "L1", "3 Cal": "D4", "4 Dee": "D3" });
});

describe("pairings by number around a grid are none of its players", () => {
  test.each([
    ["above, a row a round", `Round 1|1-4|2-3\nRound 2|4-3|1-2\nRound 3|2-4|3-1\n${GRID}`],
    ["above, a column a round", `Rd 1|Rd 2|Rd 3\n1-4|4-3|2-4\n2-3|1-2|3-1\n\n${GRID}`],
    ["below, a row a round", `${GRID}\n\nRound|Board 1|Board 2\n1|1-4|2-3\n2|4-3|1-2\n3|2-4|3-1`],
    ["below, a column a round", `${GRID}\nRound 1|Round 2|Round 3\n1-4|4-3|2-4\n2-3|1-2|3-1`],
    ["below, without headings", `${GRID}\n\n1-4|4-3\n2-3|1-2`],
  ])("%s", (_, picture) => {
    const reading = readOne(drawn(picture));
    expect(reading.layout).toBe("grid");
    expect(reading.tournament.title).toBe("");
    expect(roundsOf(reading)).toEqual(QUAD);
    expect(reading.findings).toEqual([]);
  });
});

describe("two lines a player", () => {
  const inLines = (names: readonly string[], lines: readonly (readonly [string, string])[], above = false) =>
    [
      "No.|Name|Rd 1|Rd 2|Total",
      ...names.flatMap((name, i) => {
        const [own, other] = lines[i] ?? ["", ""];
        const rows = [`${i + 1}|${name}|${own}|`, `||${other}|`];
        return above ? [...rows].reverse() : rows;
      }),
    ].join("\n");
  const NAMES = ["Ann", "Bob", "Cal", "Dee"];

  test.each([
    [
      "opponents over results in figures",
      inLines(NAMES, [
        ["2|3", "1|1"],
        ["1|4", "0|1"],
        ["4|1", "1|0"],
        ["3|2", "0|0"],
      ]),
      ROUNDS,
    ],
    [
      "colors and opponents over results in figures",
      inLines(NAMES, [
        ["W 2|B 3", "1|1"],
        ["B 1|W 4", "0|1"],
        ["W 4|W 1", "1|0"],
        ["B 3|B 2", "0|0"],
      ]),
      { "1 Ann": "W2w W3b", "2 Bob": "L1b W4w", "3 Cal": "W4w L1w", "4 Dee": "L3b L2b" },
    ],
    [
      "colors above the games",
      inLines(
        NAMES,
        [
          ["W2|W3", "W|B"],
          ["L1|W4", "B|W"],
          ["W4|L1", "W|W"],
          ["L3|L2", "B|B"],
        ],
        true,
      ),
      { "1 Ann": "W2w W3b", "2 Bob": "L1b W4w", "3 Cal": "W4w L1w", "4 Dee": "L3b L2b" },
    ],
  ])("%s", (_, picture, rounds) => {
    const reading = readOne(drawn(picture));
    expect(roundsOf(reading)).toEqual(rounds);
    expect(reading.findings).toEqual([]);
  });

  test("results in figures over running totals", () => {
    const reading = readOne(
      drawn(
        "No.|Name|Rd 1|Rd 2|Total\n1|Ann|1|½|1.5\n||1|1.5|\n2|Bob|0|1|1\n||0|1|\n3|Cal|1|½|1.5\n||1|1.5|",
      ),
    );
    expect(roundsOf(reading)).toEqual({ "1 Ann": "W0 D0", "2 Bob": "L0 W0", "3 Cal": "W0 D0" });
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("a bye in figures", () => {
    const reading = readOne(
      drawn(
        "No.|Name|Rd 1|Rd 2|Rd 3|Total\n1|Ann|2|3|bye|3\n||1|1|1|\n2|Bob|1||3|1.5\n||0|½|1|\n3|Cal||1|2|1\n||1|0|0|",
      ),
    );
    expect(roundsOf(reading)).toEqual({ "1 Ann": "W2 W3 B", "2 Bob": "L1 H W3", "3 Cal": "B L1 L2" });
  });
});

describe("grids", () => {
  const DOUBLE = { "1 Ann": "W2 D3 L2 W3", "2 Bob": "L1 W3 W1 W3", "3 Cal": "D1 L2 L1 L2" };
  const ROWS = "1|Ann|*|*|1|0|½|1|2.5\n2|Bob|0|1|*|*|1|1|3\n3|Cal|½|0|0|0|*|*|0.5";

  test.each([
    ["headed once", `No.|Name|1||2||3||Total\n${ROWS}`],
    ["headed twice", `No.|Name|1|1|2|2|3|3|Total\n${ROWS}`],
    ["with letters", `No.|Name|1a|1b|2a|2b|3a|3b|Total\n${ROWS}`],
    [
      "with colors below the headings",
      "No.|Name|1||2||3||Total\n||w|b|w|b|w|b|\n1|Ann|||1|0|½|1|2.5\n2|Bob|1|0|||1|1|3\n3|Cal|0|½|0|0|||0.5",
    ],
    [
      "games with commas",
      "No.|Name|1|2|3|Total\n1|Ann|*|1,0|½,1|2.5\n2|Bob|0,1|*|1,1|3\n3|Cal|½,0|0,0|*|0.5",
    ],
  ])("of two games each: %s", (_, picture) => {
    const reading = readOne(drawn(picture));
    expect(reading.tournament.system).toBe("doubleRoundRobin");
    expect(roundsOf(reading)).toEqual(DOUBLE);
    expect(reading.findings).toEqual([]);
  });

  test.each([
    ["upper", "1|Ann|*|1|½|1|2.5\n2|Bob||*|1|0|1\n3|Cal|||*|1|1.5\n4|Dee||||*|1"],
    ["lower", "1|Ann|*||||2.5\n2|Bob|0|*|||1\n3|Cal|½|0|*||1.5\n4|Dee|0|1|0|*|1"],
  ])("of which only the %s half is written", (_, rows) => {
    const reading = readOne(drawn(`No.|Name|1|2|3|4|Total\n${rows}`));
    expect(roundsOf(reading)).toEqual(QUAD);
    expect(reading.findings).toEqual([]);
  });
});

describe("a column of games that is no round is an error", () => {
  test.each([
    [
      "Rd 1|Rd 3",
      "E1 reads “Rd 3” above games, which are not read. Head each round with its number, from 1 on.",
    ],
    [
      "Rd 1|Rd 1",
      "E1 reads “Rd 1” above games, which are not read. Head each round with its number, from 1 on.",
    ],
  ])("%s", (headings, words) => {
    const [one = "", two = ""] = headings.split("|");
    const { readings } = readCrosstable(
      drawn(`No.|Name|${one}|Note|${two}\n1|Ann|W2||W3\n2|Bob|L1||W4\n3|Cal|W4||L1\n4|Dee|L3||L2`),
    );
    const told = readings.flatMap(({ findings }) => findings.filter(({ level }) => level === "error"));
    expect(
      told.map((each) => inWords(each, ({ row, column }) => `${"ABCDE"[column] ?? ""}${row + 1}`)),
    ).toEqual([words]);
  });
});

test("of two numberings by which opponents agree, that counts by which results do", () => {
  const reading = readOne(
    drawn(
      "Rank|No.|Name|Rd 1|Rd 2|Total\n1|4|Ann|W2|W3|2\n2|3|Bob|L1|W4|1\n3|2|Cal|W4|L1|1\n4|1|Dee|L3|L2|0",
    ),
  );
  expect(roundsOf(reading)).toEqual(ROUNDS);
  expect(reading.findings).toEqual([]);
});
