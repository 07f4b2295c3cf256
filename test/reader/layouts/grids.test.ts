import { describe, expect, test } from "vitest";
import { matchesOf } from "../teams/support";
import { drawn, readAll, readOne, roundsOf } from "./drawn";

const QUAD = { "1 Ann": "W2 D3 W4", "2 Bob": "L1 W3 W4", "3 Cal": "D1 L2 W4", "4 Dee": "L1 L2 L3" };

const codesOf = (picture: string): readonly string[] =>
  readOne(drawn(picture))
    .findings.filter(({ level }) => level === "error")
    .map(({ code }) => code);

describe("a grid of four", () => {
  test.each([0, "", null].flatMap((blank) => [blank, "*"].map((diagonal) => [blank, diagonal] as const)))(
    "with %j for a loss and %j on the diagonal",
    (blank, diagonal) => {
      const reading = readOne([
        ["No.", "Name", 1, 2, 3, 4, "Total"],
        [1, "Ann", diagonal, 1, 0.5, 1, 2.5],
        [2, "Bob", blank, diagonal, 1, 0.5, 1.5],
        [3, "Cal", 0.5, blank, diagonal, 1, 1.5],
        [4, "Dee", blank, 0.5, blank, diagonal, 0.5],
      ]);
      expect(roundsOf(reading)).toEqual({
        "1 Ann": "W2 D3 W4",
        "2 Bob": "L1 W3 D4",
        "3 Cal": "D1 L2 W4",
        "4 Dee": "L1 D2 L3",
      });
      expect(reading.tournament.system).toBe("roundRobin");
      expect(reading.findings.filter(({ level }) => level !== "info")).toEqual([]);
    },
  );

  test.each([
    [
      "numbers over the columns",
      `
No|Name|1|2|3|4|Total
1|Ann|x|1|½|1|2.5
2|Bob|0|x|1|1|2
3|Cal|½|0|x|1|1.5
4|Dee|0|0|0|x|0`,
    ],
    [
      "initials over the columns",
      `
Name|A|B|C|D|Total
Ann|x|1|½|1|2.5
Bob|0|x|1|1|2
Cal|½|0|x|1|1.5
Dee|0|0|0|x|0`,
    ],
    [
      "surnames over the columns",
      `
|Ann|Bob|Cal|Dee
Ann|-|W|D|W
Bob|L|-|W|W
Cal|D|L|-|W
Dee|L|L|L|-`,
    ],
    [
      "no headings at all",
      `
1|Ann|*|1|½|1|2.5
2|Bob|0|*|1|1|2
3|Cal|½|0|*|1|1.5
4|Dee|0|0|0|*|0`,
    ],
    [
      "rows out of order",
      `
Place|No|Name|1|2|3|4|Pts
4|4|Dee|0|0|0|*|0
1|1|Ann|*|1|½|1|2½
3|3|Cal|½|0|*|1|1½
2|2|Bob|0|*|1|1|2`,
    ],
    [
      "a title and blank rows",
      `
Fall Quad

No|Name|1|2|3|4|Total

1|Ann||1|0.5|1|2.5
2|Bob|0||1|1|2
3|Cal|0.5|0||1|1.5

4|Dee|0|0|0||0`,
    ],
  ])("with %s", (_, picture) =>
    expect(Object.values(roundsOf(readOne(drawn(picture)))).sort()).toEqual(Object.values(QUAD).sort()),
  );

  test("is a round robin whose order of rounds nobody knows", () => {
    const { tournament } = readOne(drawn("No|Name|1|2|3\n1|Ann|x|1|1\n2|Bob|0|x|1\n3|Cal|0|0|x"));
    expect([tournament.system, tournament.roundOrderKnown, tournament.announcedRounds]).toEqual([
      "roundRobin",
      false,
      2,
    ]);
  });
});

describe("cells of a grid", () => {
  test.each([
    ["forfeits with a letter", "●|1F|½\n0F|●|1\n½|0|●", ["X2 D3", "F1 W3", "D1 L2"]],
    ["forfeits", "x|+|½\n-|x|1\n½|0|x", ["X2 D3", "F1 W3", "D1 L2"]],
    ["two games", "x|1 ½|0 1\n0 ½|x|1 1\n1 0|0 0|x", ["W2 L3 D2 W3", "L1 W3 D1 W3", "W1 L2 L1 L2"]],
    [
      "two games, glued and made numbers",
      "|10|11\n1||½½\n0|½½|",
      ["W2 W3 L2 W3", "L1 D3 W1 D3", "L1 D2 L1 D2"],
    ],
    [
      "two or three games",
      "x|11½|11\n00½|x|101\n00|010|x",
      ["W2 W3 W2 W3 D2 U", "L1 W3 L1 L3 D1 W3", "L1 L2 L1 W2 U L2"],
    ],
    ["sums of two games", "x|1.5|2\n0.5|x|1\n0|1|x", ["W2 W3 D2 W3", "L1 D3 D1 D3", "L1 D2 L1 D2"]],
    ["points of football", "x|3|1\n0|x|3\n1|0|x", ["W2 D3", "L1 W3", "D1 L2"]],
    ["2 - 1 - 0", "x|2|1\n0|x|2\n1|0|x", ["W2 D3", "L1 W3", "D1 L2"]],
  ])("%s", (_, square, expected) => {
    const rows = square.split("\n").map((row, i) => `${i + 1}|P${i + 1}|${row}`);
    expect(Object.values(roundsOf(readOne(drawn(["No|Name|1|2|3", ...rows].join("\n")))))).toEqual(expected);
  });
});

describe("a 0 in a grid", () => {
  const zeros = `
No|Name|1|2|3|4|Pts
1|Ann|0|1|0|1|2
2|Bob|0|0|1|0|1
3|Cal|0|0|0|1|1
4|Dee|0|0|0|0|0`;

  test("is a loss where the other side won, and a blank cell where it did not", () =>
    expect(roundsOf(readOne(drawn(zeros)))).toEqual({
      "1 Ann": "W2 *3 W4",
      "2 Bob": "L1 W3 *4",
      "3 Cal": "*1 L2 W4",
      "4 Dee": "L1 *2 L3",
    }));

  test("is what a blank cell is", () => {
    const blanks = `
No|Name|1|2|3|4|Pts
1|Ann||1||1|2
2|Bob|0||1||1
3|Cal||0||1|1
4|Dee|0||0||0`;
    expect(roundsOf(readOne(drawn(blanks)))).toEqual(roundsOf(readOne(drawn(zeros))));
  });

  test("against a 0 is a slip where all other pairs have a result", () =>
    expect(codesOf("No|Name|1|2|3|Pts\n1|Ann|x|0|1|2\n2|Bob|0|x|1|1\n3|Cal|0|0|x|0")).toContain(
      "games-disagree",
    ));
});

describe("a blank cell", () => {
  const SQUARE = ["X|1|0|1", "0|X|1|1", "1|0|X|1", "0|0|0|X"].map((row) => row.split("|"));
  /** The square with other words in some cells, from 1. */
  const withCells = (changes: Readonly<Record<string, string>>): readonly (readonly string[])[] =>
    SQUARE.map((row, i) => row.map((text, j) => changes[`${i + 1}${j + 1}`] ?? text));
  const squareOf = (rows: readonly (readonly string[])[]) =>
    readOne(
      drawn(["No|Name|1|2|3|4", ...rows.map((row, i) => `${i + 1}|P${i + 1}|${row.join("|")}`)].join("\n")),
    );
  const disagreeing = (rows: readonly (readonly string[])[]) =>
    squareOf(rows).findings.flatMap((each) =>
      each.code === "games-disagree" ? [[each.at, each.mine, each.theirs, each.also[0]]] : [],
    );
  const cellOf = (i: number, j: number) => ({ row: i, column: j + 1 });

  test.each([
    ["a loss below the diagonal", { "31": "" }, [3, 1], "0"],
    ["a loss above it", { "13": "", "31": "0" }, [1, 3], "0"],
    ["a win", { "21": "" }, [2, 1], "1"],
    ["a win above the diagonal", { "12": "", "21": "1" }, [1, 2], "1"],
    ["a draw", { "21": "", "12": "½" }, [2, 1], "½"],
    ["a draw in the last column", { "34": "", "43": "½" }, [3, 4], "½"],
  ] as const)("that faces %s is named first, and is no result", (_, changes, [i, j], theirs) => {
    const rows = withCells(changes);
    expect(disagreeing(rows)).toEqual([[cellOf(i, j), "", theirs, cellOf(j, i)]]);
    expect(squareOf(rows).tournament.players[i - 1]?.rounds.map(({ kind }) => kind)).toContain("pending");
  });

  test.each([
    ["is a loss in a grid without a written loss", SQUARE.map((row) => row.map((c) => (c === "0" ? "" : c)))],
    ["is not written in half a grid", SQUARE.map((row, i) => row.map((c, j) => (j < i ? "" : c)))],
    [
      "is not written in half a grid whose other half has one 0 facing a win",
      SQUARE.map((row, i) => row.map((c, j) => (j < i && j + i !== 1 ? "" : c))),
    ],
  ])("%s", (_, rows) => {
    expect(disagreeing(rows)).toEqual([]);
    expect(roundsOf(squareOf(rows))).toEqual(roundsOf(squareOf(SQUARE)));
  });
});

describe("what is wrong in a grid is found", () => {
  test.each([
    ["a result on the diagonal", "1|1|½|1|2.5\n0|x|1|1|2\n½|0|x|1|1.5\n0|0|0|x|0", ["diagonal"]],
    ["two winners", "x|1|½|1|2.5\n1|x|1|1|2\n½|0|x|1|1.5\n0|0|0|x|0", ["games-disagree", "total-differs"]],
    [
      "a cell that nobody can read",
      "x|?|½|1|2.5\n0|x|1|1|2\n½|0|x|1|1.5\n0|0|0|x|0",
      ["unread", "total-differs"],
    ],
    [
      "a missing result",
      "x||½|1|2.5\n0|x|1|1|2\n½|0|x|1|1.5\n0|0|0|x|0",
      ["games-disagree", "total-differs"],
    ],
  ])("%s", (_, square, expected) => {
    const rows = square.split("\n").map((row, i) => `${i + 1}|P${i + 1}|${row}`);
    expect([...codesOf(["No|Name|1|2|3|4|Total", ...rows].join("\n"))].sort()).toEqual([...expected].sort());
  });
});

describe("several grids", () => {
  test("one below the other", () =>
    expect(
      readAll(
        drawn(`
Fall Quads
Quad 1
No|Name|1|2|3
1|Ann|x|1|½
2|Bob|0|x|1
3|Cal|½|0|x

Quad 2
No|Name|1|2|3
1|Dee|x|0|0
2|Eve|1|x|½
3|Fay|1|½|x`),
      ),
    ).toEqual([
      ["Quad 1", { "1 Ann": "W2 D3", "2 Bob": "L1 W3", "3 Cal": "D1 L2" }],
      ["Quad 2", { "1 Dee": "L2 L3", "2 Eve": "W1 D3", "3 Fay": "W1 D2" }],
    ]));

  test("beside each other", () =>
    expect(
      readAll(
        drawn(`
|Quad A|||||Quad B
|Name|1|2|3||Name|1|2|3
|Ann|x|1|½||Dee|x|0|0
|Bob|0|x|1||Eve|1|x|½
|Cal|½|0|x||Fay|1|½|x`),
      ),
    ).toEqual([
      ["Quad A", { "1 Ann": "W2 D3", "2 Bob": "L1 W3", "3 Cal": "D1 L2" }],
      ["Quad B", { "1 Dee": "L2 L3", "2 Eve": "W1 D3", "3 Fay": "W1 D2" }],
    ]));
});

describe("a Swiss drawn as a grid", () => {
  const swiss = `
Kreuztabelle im Schweizer-System nach der 3. Runde
Nr.|Teilnehmer|1|2|3|4|5|Punkte
1.|Ann|**|1|1|½||2.5
2.|Bob|0|**||1|½|1.5
3.|Cal|0||**|0||1
4.|Dee|½|0|1|**||1.5
5.|Eve||½|||**|2`;

  test("pairs without a result did not meet, and byes show in the totals", () => {
    const reading = readOne(drawn(swiss));
    expect(reading.tournament.system).toBe("swiss");
    expect(roundsOf(reading)).toEqual({
      "1 Ann": "W2 W3 D4",
      "2 Bob": "L1 W4 D5",
      "3 Cal": "L1 L4 B",
      "4 Dee": "D1 L2 W3",
      "5 Eve": "D2 B H",
    });
    expect(reading.findings.map(({ code, player }) => [code, player])).toEqual([
      ["byes-by-total", 3],
      ["byes-by-total", 5],
    ]);
  });
});

describe("grids of team matches", () => {
  test.each([
    [
      "a grid of board points",
      "No.|Name|1|2|3|4|TB1\n1|Alpha|*|2½|3|4|6\n2|Beta|1½|*|3|2|3\n3|Gamma|1|1|*|2|1\n4|Delta|0|2|2|*|2",
      [
        "W2 5-3, W3 6-2, W4 8-0",
        "L1 3-5, W3 6-2, D4 4-4",
        "L1 2-6, L2 2-6, D4 4-4",
        "L1 0-8, D2 4-4, D3 4-4",
      ],
    ],
    [
      "a German one",
      "Rang|Mannschaft|1|2|3|MP|BP\n1.|SK Alpha|**|4½|5|4:0|9,5\n2.|SK Beta|3½|**|6|2:2|9,5\n3.|SK Gamma|3|2|**|0:4|5",
      ["W2 9-7, W3 10-6", "L1 7-9, W3 12-4", "L1 6-10, L2 4-12"],
    ],
  ])("%s", (_, picture, matches) => {
    const reading = readOne(drawn(picture));
    expect(matchesOf(reading)).toEqual(matches);
    expect(reading.teams?.event.system).toBe("roundRobin");
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });
});

test("a grid of more players than a round robin ever has is read as a whole", () => {
  const size = 220;
  const numbers = Array.from({ length: size }, (_, i) => i + 1);
  const result = (i: number, j: number) => (i === j ? "*" : i < j ? 1 : 0);
  const cells = [
    ["No", "Name", ...numbers],
    ...numbers.map((i) => [i, `Player ${i}`, ...numbers.map((j) => result(i, j))]),
  ];
  expect(readOne(cells).tournament.players).toHaveLength(size);
});
