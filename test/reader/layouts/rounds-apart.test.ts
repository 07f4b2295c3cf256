import { describe, expect, test } from "vitest";
import { codesOf, drawn, readOne, roundsOf } from "../support";

/** Four players after two rounds: opponent, color, result in points and as a letter. */
const PLAYERS: readonly (readonly [
  name: string,
  ...rounds: (readonly [number, string, string, string])[],
])[] = [
  ["Ann", [4, "w", "1", "W"], [3, "b", "1", "W"]],
  ["Bob", [3, "w", "0", "L"], [4, "b", "½", "D"]],
  ["Cal", [2, "b", "1", "W"], [1, "w", "0", "L"]],
  ["Dee", [1, "b", "0", "L"], [2, "w", "½", "D"]],
];

const COLORED = ["1: W4w W3b", "2: L3w D4b", "3: W2b L1w", "4: L1b D2w"];
const COLORLESS = COLORED.map((line) => line.replaceAll(/[wb](?= |$)/g, ""));

const table = (
  heading: string,
  cells: (opponent: number, color: string, points: string, letter: string) => string,
) =>
  drawn(
    [
      `No|Name|${heading}`,
      ...PLAYERS.map(
        ([name, ...rounds], at) => `${at + 1}|${name}|${rounds.map((round) => cells(...round)).join("|")}`,
      ),
    ].join("\n"),
  );

describe("opponents and results in columns of their own", () => {
  test.each([
    ["Rd 1 Opp|Rd 1 Result|Rd 2 Opp|Rd 2 Result"],
    ["Round 1 Opponent|Round 1 Result|Round 2 Opponent|Round 2 Result"],
    ["Opponent 1|Result 1|Opponent 2|Result 2"],
    ["R1 Opp|R1 Res|R2 Opp|R2 Res"],
  ])("headed %s", (heading) => {
    for (const cells of [
      table(heading, (opponent, _color, points) => `${opponent}|${points}`),
      table(heading, (opponent, _color, _points, letter) => `${opponent}|${letter}`),
    ])
      expect(roundsOf(readOne(cells))).toEqual(COLORLESS);
  });

  test("with a column of colors", () =>
    expect(
      roundsOf(
        readOne(
          table(
            "Rd1 Color|Rd1 Opp|Rd1 Result|Rd2 Color|Rd2 Opp|Rd2 Result",
            (opponent, color, _points, letter) => [color, opponent, letter].join("|"),
          ),
        ),
      ),
    ).toEqual(COLORED));

  test.each<[string, (opponent: number, color: string) => string]>([
    ["behind", (opponent, color) => `${opponent}${color}`],
    ["before", (opponent, color) => `${color.toUpperCase()}${opponent}`],
  ])("with the color %s the number", (_, word) =>
    expect(
      roundsOf(
        readOne(
          table("Rd 1|Res|Rd 2|Res", (opponent, color, points) => `${word(opponent, color)}|${points}`),
        ),
      ),
    ).toEqual(COLORED),
  );

  test("in a block of results and a block of opponents", () => {
    const lines = PLAYERS.map(([name, ...rounds], at) => {
      const [points, opponents] = [rounds.map(([, , each]) => each), rounds.map(([each]) => each)];
      return [at + 1, name, ...points, "", ...opponents].join("|");
    });
    const reading = readOne(drawn(["No|Name|R1|R2|Tot|Opp1|Opp2", ...lines].join("\n")));
    expect(roundsOf(reading)).toEqual(COLORLESS);
    expect(reading.table.carried).toEqual([]);
  });
});

test("rounds in a second block below the chart are an error that names their heading", () => {
  const chart = "No|Name|R1|R2\n1|Ann|W4|W3\n2|Bob|L3|D4\n3|Cal|W2|L1\n4|Dee|L1|D2";
  const below = "No|Name|R3|R4\n1|Ann|W2|D4\n2|Bob|L1|W3\n3|Cal|W4|L2\n4|Dee|L3|D1";
  const reading = readOne([...drawn(chart), [], ...drawn(below)]);
  expect(reading.findings.map(({ code, at }) => [code, at])).toEqual([
    ["round-left-out", { row: 6, column: 2 }],
  ]);
  expect(
    codesOf(readOne([...drawn(chart), [], ...drawn("Place|Name|Score\n1|Ann|2\n2|Cal|1")])),
  ).not.toContain("round-left-out");
});

describe("opponents by name, and rounds that only they have a word for", () => {
  const ROWS = [
    ["Ann", "Bob", "1", "Cal", "½"],
    ["Bob", "Ann", "0", "Dee", "1"],
    ["Cal", "Dee", "1", "Ann", "½"],
    ["Dee", "Cal", "0", "Bob", "0"],
  ];
  const ROUNDS = ["1: W2 D3", "2: L1 W4", "3: W4 D1", "4: L3 L2"];
  test.each<[string, readonly number[]]>([
    ["Name|R1 Opp|R1|R2 Opp|R2", [0, 1, 2, 3, 4]],
    ["Name|R1|R1 Opp|R2|R2 Opp", [0, 2, 1, 4, 3]],
    ["Name|R1|R2|R1 Opp|R2 Opp", [0, 2, 4, 1, 3]],
    ["Name|Opp|Result|Opp|Result", [0, 1, 2, 3, 4]],
  ])("%s", (heading, order) => {
    const rows = ROWS.map((row) => order.map((at) => row[at] ?? ""));
    expect(roundsOf(readOne([heading.split("|"), ...rows]))).toEqual(ROUNDS);
  });

  test("three rows a player keep their colors without totals", () => {
    const reading = readOne(`
      No | Name | Rd 1 | Rd 2
      1 | Ann | 1 | ½
       |  | 2 | 3
       |  | w | b
      2 | Bob | 0 | 1
       |  | 1 | 4
       |  | b | w
      3 | Cal | 1 | ½
       |  | 4 | 1
       |  | w | w
      4 | Dee | 0 | 0
       |  | 3 | 2
       |  | b | b
    `);
    expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b W4w", "3: W4w D1w", "4: L3b L2b"]);
  });

  test("byes of an odd number of players", () => {
    const reading = readOne([
      ["No", "Name", "R1", "R1 Opp", "R2", "R2 Opp", "R3", "R3 Opp"],
      [1, "Ann", 1, 2, "½", 3, 1, "bye"],
      [2, "Bob", 0, 1, 1, "-", "½", 3],
      [3, "Cal", 1, "bye", "½", 1, "½", 2],
    ]);
    expect(roundsOf(reading)).toEqual(["1: W2 D3 B", "2: L1 B D3", "3: B D1 D2"]);
  });
});
