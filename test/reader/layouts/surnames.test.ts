import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn, readOne, roundsOf } from "../support";

const WHITES = ["White", "White, A", "Whitehead", "Weiss, B", "Blanco", "Wit", "Bianco, C"];
const BLACKS = ["Black", "Black, D", "Blackwood", "Schwarz, E", "Negro", "Zwart", "Nero, F"];

describe("players whose names are words of headings", () => {
  test.each(WHITES.flatMap((white) => BLACKS.map((black) => [white, black] as const)))(
    "%s, %s",
    (white, black) => {
      const rows = ["Round|White|Result|Black", `1|${white}|1-0|${black}`, "1|Carl Moe|0-1|Dee Roe"];
      const reading = readOne([...rows, `2|${white}|½-½|Carl Moe`, `2|${black}|0-1|Dee Roe`].join("\n"));
      expect(reading.tournament.players.map(({ name }) => name)).toEqual([
        white,
        black,
        "Carl Moe",
        "Dee Roe",
      ]);
      expect(roundsOf(reading)).toEqual(["1: W2w D3w", "2: L1b L4w", "3: L4w D1b", "4: W3b W2b"]);
    },
  );

  test("in any cells they make no reading fail", () => {
    const cell = fc.constantFrom(
      ...WHITES,
      ...BLACKS,
      "Result",
      "1-0",
      "½-½",
      "1",
      "",
      "Round 1",
      "Name",
      "Bye",
      "W2",
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (cells) => {
        expect(readCrosstable(cells).readings.length).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 300 },
    );
  });
});

describe("rounds of signs alone", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      "with draws",
      ["Ann|+|=|-", "Bob|-|=|+", "Cal|+|+|=", "Dee|-|-|="],
      ["W D L", "L D W", "W W D", "L L D"],
    ],
    ["without", ["Ann|+|+|-", "Bob|-|-|+", "Cal|+|+|+", "Dee|-|-|-"], ["W W L", "L L W", "W W W", "L L L"]],
  ])("are games, %s", (_, rows, told) => {
    const reading = readOne(["Name|Rd 1|Rd 2|Rd 3", ...rows].join("\n"));
    expect(roundsOf(reading)).toEqual(told.map((rounds, at) => `${at + 1}: ${rounds}`));
  });

  test("beside results they are forfeits", () => {
    const rows = ["Name|Rd 1|Rd 2|Rd 3", "Ann|+|1|0", "Bob|-|½|1", "Cal|1|½|1", "Dee|0|0|0"];
    expect(roundsOf(readOne(rows.join("\n")))[0]).toBe("1: X W L");
  });
});

describe("two results with a dash between", () => {
  const read = (rows: readonly string[]) => roundsOf(readOne(rows.join("\n")));

  test("are those of two games where some can be no others", () => {
    const rows = ["No|Name|1|2|3", "1|Ann|X|½-1|1-0", "2|Bob|½-0|X|0-0", "3|Cal|0-1|1-1|X"];
    expect(read(rows)).toEqual(["1: D2 W3 W2 L3", "2: D1 L3 L1 L3", "3: L1 W2 W1 W2"]);
  });

  test("are those of one game else, and 0-0 was not played", () => {
    const rows = ["No|Name|1|2|3", "1|Ann|X|1-0|½-½", "2|Bob|0-1|X|0-0", "3|Cal|½-½|0-0|X"];
    expect(read(rows)).toEqual(["1: W2 D3", "2: L1 F3", "3: D1 F2"]);
  });
});

describe("byes in lists", () => {
  test.each<[string, readonly string[]]>([
    [
      "a column of winners",
      [
        "Round|White|Black|Winner",
        "1|Ann|Dee|Ann",
        "1|Bob|Cal|Cal",
        "1|Eve|BYE|Eve",
        "2|Ann|Cal|Draw",
        "2|Dee|Eve|Eve",
        "2|Bob|BYE|Bob",
      ],
    ],
    [
      "games in one cell",
      [
        "Round 1",
        "Ann 1-0 Dee",
        "Bob 0-1 Cal",
        "Eve bye",
        "Round 2",
        "Ann ½-½ Cal",
        "Dee 0-1 Eve",
        "Bob (bye)",
      ],
    ],
  ])("%s", (_, rows) => {
    const reading = readCrosstable(drawn(rows.join("\n"))).readings[0];
    const byes = reading?.tournament.players.map(({ name, rounds }) => [
      name,
      rounds.findIndex(({ kind }) => kind === "bye"),
    ]);
    expect(byes).toEqual(
      expect.arrayContaining([
        ["Eve", 0],
        ["Bob", 1],
      ]),
    );
    expect(reading?.tournament.players).toHaveLength(5);
    expect(reading?.findings).toEqual([]);
  });

  test("White's score alone is the result", () => {
    const rows = [
      "Round|White|Black|White score",
      "1|Ann|Dee|1",
      "1|Bob|Cal|0.5",
      "2|Ann|Bob|0.5",
      "2|Cal|Dee|1",
    ];
    expect(roundsOf(readOne(rows.join("\n")))).toEqual([
      "1: W2w D3w",
      "2: L1b L4b",
      "3: D4w D1b",
      "4: D3b W2w",
    ]);
  });
});

describe("players without a name, and the same players twice", () => {
  test("a blank name among others is said, with its cell", () => {
    const rows = [
      "No|Name|Rd 1|Rd 2|Total",
      "1|Ann|W2|L3|1",
      "2||L1|W4|1",
      "3|Cal|D4|W1|1.5",
      "4|Dee|D3|L2|0.5",
    ];
    const { findings } = readOne(rows.join("\n"));
    expect(findings.map(({ code, player }) => [code, player])).toEqual([["no-name", 2]]);
  });

  test("a table without any names is not asked for them", () => {
    const rows = ["No|Rd 1|Rd 2|Total", "1|W2|L3|1", "2|L1|W4|1", "3|D4|W1|1.5", "4|D3|L2|0.5"];
    expect(readOne(rows.join("\n")).findings).toEqual([]);
  });

  test("two cycles as two grids are two sections of the same players", () => {
    const grid = (results: readonly string[]) => ["No|Name|1|2|3", ...results];
    const first = grid(["1|Ann|X|1|½", "2|Bob|0|X|1", "3|Cal|½|0|X"]);
    const second = grid(["1|Ann|X|0|½", "2|Bob|1|X|1", "3|Cal|½|0|X"]);
    const cells = [["Cycle 1"], ...drawn(first.join("\n")), [], ["Cycle 2"], ...drawn(second.join("\n"))];
    const codes = readCrosstable(cells).readings.map(({ findings }) => findings.map(({ code }) => code));
    expect(codes).toEqual([[], ["players-again"]]);
  });

  test.each<[string, string]>([
    ["a line feed before the opponent", "W\n2"],
    ["a line feed before the color", "W 2\nW"],
    ["the color in a word", "W 2\nWhite"],
    ["the color in a word behind", "W2 white"],
  ])("%s", (_, cell) => {
    const rows = [
      ["No", "Name", "Rd 1"],
      [1, "Ann", cell],
      [
        2,
        "Bob",
        cell
          .replace("W", "L")
          .replace("2", "1")
          .replace(/W$/, "B")
          .replace(/[Ww]hite/, "Black"),
      ],
    ];
    const reading = readOne(rows);
    expect(reading.tournament.players[0]?.rounds[0]).toMatchObject({
      kind: "game",
      opponent: 2,
      result: "win",
    });
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("words for nobody to play are no players", () => {
    for (const word of ["sitting out", "rest", "odd man out", "no emparejado"]) {
      const rows = [
        "Round|White|Black|Result",
        "1|Ann|Dee|1-0",
        `1|Eve|${word}|1`,
        "2|Ann|Eve|½-½",
        `2|Dee|${word}|1`,
      ];
      expect(roundsOf(readOne(rows.join("\n")))).toEqual(["1: W2w D3w", "2: L1b B", "3: B D1b"]);
    }
  });

  test("a grid of four without headings is one whatever its results are", () => {
    const sides = [0, 1, 2, 3];
    for (let each = 0; each < 64; each++) {
      const wins = (i: number, j: number): number => {
        const [low, high] = [Math.min(i, j), Math.max(i, j)];
        const bit = (each >> (low === 0 ? high - 1 : low + high)) & 1;
        return i < j ? bit : 1 - bit;
      };
      const cells = sides.map((i) => [i + 1, "ABCD"[i], ...sides.map((j) => (i === j ? "X" : wins(i, j)))]);
      const reading = readOne(cells);
      expect(reading.tournament.system).toBe("roundRobin");
      expect(reading.games).toBe(6);
    }
  });
});
