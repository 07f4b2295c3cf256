import { describe, expect, test } from "vitest";
import { codesOf, readOne, roundsOf } from "./support";

/** Where findings of a code stand: row and column, both from 0. */
const cellsOf = (table: string, code: string): readonly string[] =>
  readOne(table)
    .findings.filter((each) => each.code === code)
    .map(({ at, also }) =>
      [at, ...also].flatMap((cell) => (cell === null ? [] : `${cell.row}:${cell.column}`)).join(" "),
    );

const read = (heading: string, rows: readonly string[]) => readOne([heading, ...rows].join("\n"));

const ROUNDS = "No | Name | Rd 1 | Rd 2 | Rd 3";
const TOTALED = `${ROUNDS} | Tot`;

describe("results without opponents", () => {
  test.each([
    [
      "a round that is blank for all is not played",
      [
        "1 | Ann | 1 | .5 | | 1.5",
        "2 | Bob | 0 | .5 | | .5",
        "3 | Cal | 1 | 0 | | 1",
        "4 | Dee | 0 | 1 | | 1",
      ],
      ["1: W D U", "2: L D U", "3: W L U", "4: L W U"],
      ["zeros-unclear", "no-opponents"],
    ],
    [
      "not even where blanks are losses",
      ["1 | Ann | 1 | .5 | | 1.5", "2 | Bob | | .5 | | .5", "3 | Cal | 1 | | | 1", "4 | Dee | | 1 | | 1"],
      ["1: W D U", "2: L D U", "3: W L U", "4: L W U"],
      ["zeros-unclear", "no-opponents"],
    ],
    [
      "a blank beside zeros is no loss",
      [
        "1 | Ann | 1 | .5 | | 1.5",
        "2 | Bob | 0 | .5 | 1 | 1.5",
        "3 | Cal | 1 | 0 | | 1",
        "4 | Dee | 0 | 1 | 0 | 1",
      ],
      ["1: W D U", "2: L D W", "3: W L U", "4: L W L"],
      ["zeros-unclear", "blanks-unplayed", "no-opponents"],
    ],
    [
      "a blank beside L is no loss",
      [
        "1 | Ann | W | D | | 1.5",
        "2 | Bob | L | D | W | 1.5",
        "3 | Cal | W | L | | 1",
        "4 | Dee | L | W | L | 1",
      ],
      ["1: W D U", "2: L D W", "3: W L U", "4: L W L"],
      ["blanks-unplayed", "no-opponents"],
    ],
    [
      "an unfinished game leaves the others games",
      [
        "1 | Ann | 1 | .5 | * | 1.5",
        "2 | Bob | 0 | .5 | 1 | 1.5",
        "3 | Cal | 1 | 0 | * | 1",
        "4 | Dee | 0 | 1 | 0 | 1",
      ],
      ["1: W D *", "2: L D W", "3: W L *", "4: L W L"],
      ["zeros-unclear", "results-missing", "no-opponents"],
    ],
    [
      "colors are none of opponents",
      [
        "1 | Ann | 1w | 0b | ½w | 1½",
        "2 | Bob | 1b | 1w | 0b | 2",
        "3 | Cal | 0w | 1b | 1b | 2",
        "4 | Dee | 0b | 0w | ½w | ½",
      ],
      ["1: Ww Lb Dw", "2: Wb Ww Lb", "3: Lw Wb Wb", "4: Lb Lw Dw"],
      ["no-opponents"],
    ],
    [
      "running totals alone",
      [
        "1 | Ann | 1 | 1.5 | 2.5 | 2.5",
        "2 | Bob | 0 | .5 | 1.5 | 1.5",
        "3 | Cal | 1 | 2 | 2 | 2",
        "4 | Dee | 0 | 0 | 0 | 0",
      ],
      ["1: W D W", "2: L D W", "3: W W L", "4: L L L"],
      ["zeros-unclear", "no-opponents"],
    ],
  ])("%s", (_, rows, rounds, codes) => {
    const reading = read(TOTALED, rows);
    expect(roundsOf(reading)).toEqual(rounds);
    expect(codesOf(reading)).toEqual(codes);
  });

  test("blanks are named by their cells", () => {
    const table = `${TOTALED}\n1 | Ann | 1 | .5 | | 1.5\n2 | Bob | 0 | .5 | 1 | 1.5\n3 | Cal | 1 | 0 | | 1`;
    expect(cellsOf(table, "blanks-unplayed")).toEqual(["1:4 3:4"]);
  });

  test("the rules may call blanks losses", () => {
    const table = `${TOTALED}\n1 | Ann | 1 | .5 | | 1.5\n2 | Bob | 0 | .5 | 1 | 1.5\n3 | Cal | 1 | 0 | | 1`;
    expect(roundsOf(readOne(table, { zero: "loss" }))).toEqual(["1: W D L", "2: L D W", "3: W L L"]);
  });
});

describe("X against nobody", () => {
  test.each([
    [
      "that nobody lost",
      `${ROUNDS}\n1 | Ann | W2 | D3 | X\n2 | Bob | L1 | W4 | X\n3 | Cal | W4 | D1 | W4\n4 | Dee | L3 | L2 | L3`,
      ["1:4 2:4"],
    ],
    [
      "that somebody lost",
      `${ROUNDS}\n1 | Ann | W2 | D3 | X\n2 | Bob | L1 | W4 | F\n3 | Cal | W4 | D1 | W4\n4 | Dee | L3 | L2 | L3`,
      [],
    ],
    [
      "that the total counts",
      `${TOTALED}\n1 | Ann | W2 | D3 | X | 2.5\n2 | Bob | L1 | W4 | H | 1.5\n3 | Cal | W4 | D1 | W4 | 2.5\n4 | Dee | L3 | L2 | L3 | 0`,
      [],
    ],
    [
      "for a loss",
      `${ROUNDS}\n1 | Ann | 1 | ½ | 1\n2 | Bob | x | 1 | ½\n3 | Cal | 1 | x | ½`,
      ["2:2", "3:3"],
    ],
  ])("%s", (_, table, cells) => {
    expect(cellsOf(table, "forfeit-alone")).toEqual(cells);
  });
});

describe("byes", () => {
  test.each([
    [".5", "H"],
    ["1", "B"],
    ["0", "U"],
  ])("are worth what stands beside them: %s", (points, letter) => {
    const reading = readOne(`
      No | Name | Opp | Res | Opp | Res
      1  | Ann  | 2   | 1   | bye | ${points}
      2  | Bob  | 1   | 0   | 3   | 1
      3  | Cal  | bye | 1   | 2   | 0
    `);
    expect(roundsOf(reading)).toEqual([`1: W2 ${letter}`, "2: L1 W3", "3: B L2"]);
  });

  test.each([
    ["½", "1.5", "H"],
    [".5", "1.5", "H"],
    ["½ (bye)", "1.5", "H"],
    ["-BYE-", "2", "B"],
    ["F-Bye", "2", "P"],
  ])("among games: %s", (text, total, letter) => {
    const reading = readOne(`
      No | Name | Rd 1 | Rd 2 | Tot
      1  | Ann  | W2   | ${text} | ${total}
      2  | Bob  | L1   | W3   | 1
      3  | Cal  | U    | L2   | 0
    `);
    expect(roundsOf(reading)[0]).toBe(`1: W2 ${letter}`);
    expect(reading.findings.filter(({ level }) => level !== "info")).toEqual([]);
  });

  const REST = ["W2 | D3 | bye", "L1 | bye | W3", "bye | D1 | L2"];

  test.each([
    ["without totals", ROUNDS, ["", "", ""]],
    ["with totals", TOTALED, ["| 1.5", "| 1", "| .5"]],
    ["beside a total of nothing", TOTALED, ["| 1.5", "| 1", "|"]],
  ])("of a round robin are rests, %s", (_, heading, totals) => {
    const reading = read(
      heading,
      REST.map((row, i) => `${i + 1} | P${i + 1} | ${row} ${totals[i] ?? ""}`),
    );
    expect(roundsOf(reading)).toEqual(["1: W2 D3 Z", "2: L1 Z W3", "3: Z D1 L2"]);
  });

  test("of a round robin that has its points in the totals are none", () => {
    const reading = read(
      TOTALED,
      REST.map((row, i) => `${i + 1} | P${i + 1} | ${row} | ${[2.5, 2, 1.5][i] ?? ""}`),
    );
    expect(roundsOf(reading)).toEqual(["1: W2 D3 B", "2: L1 B W3", "3: B D1 L2"]);
  });
});

test("two rows with each other's number alone are paired", () => {
  const rows = [
    ["W2", 3],
    ["L1", 4],
    ["W4", 1],
    ["L3", 2],
  ] as const;
  const reading = readOne([
    ["No", "Name", "Rd 1", "Rd 2"],
    ...rows.map(([first, second], i) => [i + 1, `P${i + 1}`, first, second]),
  ]);
  expect(roundsOf(reading)).toEqual(["1: W2 *3", "2: L1 *4", "3: W4 *1", "4: L3 *2"]);
  expect(codesOf(reading)).toEqual(["later-ignored"]);
});
