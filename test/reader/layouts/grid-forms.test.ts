import { describe, expect, test } from "vitest";
import type { Reading } from "../../../src/reader/types";
import { drawn, readOne, roundsOf } from "./drawn";

const saidIn = ({ findings }: Reading): readonly string[] =>
  findings
    .filter(({ level }) => level !== "info")
    .map(({ code, at }) => (at === null ? code : `${code} ${at.row + 1}:${at.column + 1}`));

const COLORS = {
  "1 Ann": "W2w D3b W4w",
  "2 Bob": "L1b W3w W4b",
  "3 Cal": "D1w L2b D4b",
  "4 Dee": "L1b L2w D3w",
};
const FORFEITS = { "1 Ann": "W2 D3 X4", "2 Bob": "L1 W3 X4", "3 Cal": "D1 L2 X4", "4 Dee": "F1 F2 F3" };
const TWICE = { "1 Ann": "W2 W3 D2 W3", "2 Bob": "L1 L3 D1 W3", "3 Cal": "L1 W2 L1 L2" };
const TRIO = { "1 Ann": "W2 D3", "2 Bob": "L1 W3", "3 Cal": "D1 L2" };
const QUAD = { "1 Ann": "W2 D3 W4", "2 Bob": "L1 W3 W4", "3 Cal": "D1 L2 D4", "4 Dee": "L1 L2 D3" };

describe("a grid is read, and nothing is said,", () => {
  test.each([
    [
      "with colors behind letters, in brackets",
      COLORS,
      `
No|Name|1|2|3|4
1|Ann|X|W (w)|D (b)|W (w)
2|Bob|L (b)|X|W (w)|W (b)
3|Cal|D (w)|L (b)|X|D (b)
4|Dee|L (b)|L (w)|D (w)|X`,
    ],
    [
      "with colors behind letters and totals",
      COLORS,
      `
No|Name|1|2|3|4|Total
1|Ann|X|Ww|Db|Ww|2.5
2|Bob|Lb|X|Ww|Wb|2
3|Cal|Dw|Lb|X|Db|1
4|Dee|Lb|Lw|Dw|X|0.5`,
    ],
    [
      "with colors behind points",
      COLORS,
      `
No|Name|1|2|3|4
1|Ann|*|1w|.5b|1w
2|Bob|0b|*|1w|1b
3|Cal|0.5w|0b|*|½b
4|Dee|0b|0w|1/2w|*`,
    ],
    [
      "with colors before points",
      COLORS,
      `
No|Name|1|2|3|4|Total
1|Ann|-|W1|B½|W1|2.5
2|Bob|B0|-|W1|B1|2
3|Cal|W½|B0|-|B½|1
4|Dee|B0|W0|W½|-|0.5`,
    ],
    [
      "with two games of known colors in a cell",
      { "1 Ann": "W2w D3b L2b W3w", "2 Bob": "L1b W3w W1w W3b", "3 Cal": "D1w L2b L1b L2w" },
      `
No|Name|1|2|3|Total
1|Ann|X|1w 0b|½b 1w|2.5
2|Bob|0b 1w|X|1w 1b|3
3|Cal|½w 0b|0b 0w|X|½`,
    ],
    ...["ff", " (f)", "(f)", "F"].map(
      (by) =>
        [
          `with forfeits written 1${by}`,
          FORFEITS,
          `
No|Name|1|2|3|4|Total
1|Ann|X|1|.5|1${by}|2.5
2|Bob|0|X|1|1${by}|2
3|Cal|.5|0|X|1${by}|1.5
4|Dee|0${by}|0${by}|0${by}|X|0`,
        ] as const,
    ),
    [
      "with the second games on a second row",
      TWICE,
      `
No|Name|1|2|3|Total
1|Ann|X|1|1|
||X|.5|1|3.5
2|Bob|0|X|0|
||.5|X|1|1.5
3|Cal|0|1|X|
||0|0|X|1`,
    ],
    [
      "with the second games on a second row, blank on the diagonal",
      TWICE,
      `
No|Name|1|2|3
1|Ann|*|1|1
|||.5|1
2|Bob|0|*|0
||.5||1
3|Cal|0|1|*
||0|0|`,
    ],
    [
      "without the rows of a form that nobody has filled in",
      QUAD,
      `
No|Name|1|2|3|4|5|6|Total
1|Ann|X|1|.5|1|||2.5
2|Bob|0|X|1|1|||2
3|Cal|.5|0|X|.5|||1
4|Dee|0|0|.5|X|||0.5
5||||||X||0
6|||||||X|0`,
    ],
    [
      "without a player called Bye",
      TRIO,
      `
No|Name|1|2|3|4|Total
1|Ann|X|1|.5|bye|1.5
2|Bob|0|X|1|bye|1
3|Cal|.5|0|X|bye|0.5
4|BYE||||X|`,
    ],
  ] as const)("%s", (_, rounds, picture) => {
    const reading = readOne(drawn(picture));
    expect(roundsOf(reading)).toEqual(rounds);
    expect(saidIn(reading)).toEqual([]);
  });
});

describe("what is no result of a grid is said where it stands, and makes no other games", () => {
  test.each([
    ["bye", "bye", ["unread 2:6"]],
    ["w/d", "0", ["unread 2:6"]],
    ["1*", "0*", ["unread 2:6", "unread 5:3"]],
    ["1 (adj)", "0", ["unread 2:6"]],
  ])("%s against %s", (mine, theirs, said) => {
    const reading = readOne(
      drawn(`
No|Name|1|2|3|4
1|Ann|X|1|.5|${mine}
2|Bob|0|X|1|1
3|Cal|.5|0|X|1
4|Dee|${theirs === "bye" ? "0" : theirs}|0|0|X`),
    );
    expect(saidIn(reading)).toEqual(said);
    expect(reading.tournament.players.map(({ rounds }) => rounds.length)).toEqual([3, 3, 3, 3]);
  });

  test("however many they are, where signs stand on the diagonal alone", () => {
    const reading = readOne(
      drawn(`
No|Name|1|2|3|4
1|Ann|X|1|.5|1*
2|Bob|0|X|1|1*
3|Cal|.5|0|X|1*
4|Dee|0*|0*|0*|X`),
    );
    expect(reading.layout).toBe("grid");
    expect(saidIn(reading)).toEqual(
      ["2:6", "3:6", "4:6", "5:3", "5:4", "5:5"].map((place) => `unread ${place}`),
    );
  });
});

describe("a row below a grid that has no column of its own is said", () => {
  test.each([
    ["with number and results", "5|Eve|0|1|1|1|3", "6:1"],
    ["without a number", "|Eve|0|1|1|1|3", "6:2"],
    ["without results", "5|Eve|||||", "6:1"],
    ["with a name alone", "|Eve|||||", "6:2"],
    ["past a blank row", "\n5|Eve|0|1|1|1|3", "7:1"],
  ])("%s", (_, row, place) => {
    const reading = readOne(
      drawn(`
No|Name|1|2|3|4|Total
1|Ann|X|1|.5|1|2.5
2|Bob|0|X|1|1|2
3|Cal|.5|0|X|.5|1
4|Dee|0|0|.5|X|0.5
${row}`),
    );
    expect(roundsOf(reading)).toEqual(QUAD);
    expect(saidIn(reading)).toEqual([`list-below ${place}`]);
  });

  test.each(["|Total points: 6", "|Average rating", "Chief TD: Eve"])("but not a note: %s", (row) => {
    const reading = readOne(
      drawn(`
No|Name|1|2|3|Total
1|Ann|X|1|.5|1.5
2|Bob|0|X|1|1
3|Cal|.5|0|X|0.5
${row}`),
    );
    expect(saidIn(reading)).toEqual([]);
  });
});
