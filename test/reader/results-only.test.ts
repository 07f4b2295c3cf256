import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../setup/runs";
import { describe as describeFinding } from "../../src/reader/index";
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
      ["blanks-unplayed", "no-opponents"],
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
    [
      "running totals without a draw",
      [
        "1 | Ann | 1 | 2 | 2 | 2",
        "2 | Bob | 0 | 1 | 2 | 2",
        "3 | Cal | 1 | 1 | 1 | 1",
        "4 | Dee | 0 | 0 | 1 | 1",
      ],
      ["1: W W L", "2: L W W", "3: W L L", "4: L L W"],
      ["zeros-unclear", "no-opponents"],
    ],
    [
      "a dash beside zeros is no game",
      [
        "1 | Ann | 1 | 1 | ½ | 2.5",
        "2 | Bob | 0 | 1 | ½ | 1.5",
        "3 | Cal | 1 | 0 | - | 1",
        "4 | Dee | 0 | 0 | - | 0",
      ],
      ["1: W W D", "2: L W D", "3: W L U", "4: L L U"],
      ["zeros-unclear", "no-opponents"],
    ],
    [
      "dashes alone may be losses",
      [
        "1 | Ann | 1 | 1 | - | 2",
        "2 | Bob | - | 1 | 1 | 2",
        "3 | Cal | 1 | - | - | 1",
        "4 | Dee | - | - | 1 | 1",
      ],
      ["1: W W L", "2: L W W", "3: W L L", "4: L L W"],
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

describe("1 and 0 alone are results, not opponents", () => {
  const ROWS = [
    "1 | Ann | 1 | 1 | 0 | 2",
    "2 | Bob | 0 | 1 | 1 | 2",
    "3 | Cal | 1 | 0 | 0 | 1",
    "4 | Dee | 0 | 0 | 1 | 1",
  ];
  const ROUNDS_READ = ["1: W W L", "2: L W W", "3: W L L", "4: L L W"];
  const withoutFirst = (line: string): string => line.split(" | ").slice(1).join(" | ");
  const withoutLast = (line: string): string => line.split(" | ").slice(0, -1).join(" | ");
  const same = (line: string): string => line;

  test.each([
    ["numbers as headings", "No | Name | 1 | 2 | 3 | Total", same],
    ["rounds as headings", "# | Player | Rd 1 | Rd 2 | Rd 3 | Pts", same],
    ["places", "Place | Name | R1 | R2 | R3 | Score", same],
    ["no number", "Name | Rd 1 | Rd 2 | Rd 3 | Total", withoutFirst],
    ["no total", "No | Name | Rd 1 | Rd 2 | Rd 3", withoutLast],
    ["neither", "Name | 1 | 2 | 3", (line: string) => withoutFirst(withoutLast(line))],
    ["blanks for losses", "No | Name | 1 | 2 | 3 | Total", (line: string) => line.replaceAll("| 0", "| ")],
  ])("%s", (_, heading, edit) => {
    const lines = [heading, ...ROWS.map(edit)].map((line) => line.split("|").map((cell) => cell.trim()));
    const numbers = lines.map((line) => line.map((cell) => (/^\d+$/.test(cell) ? Number(cell) : cell)));
    for (const cells of [lines, numbers]) {
      const reading = readOne(cells);
      expect(roundsOf(reading)).toEqual(ROUNDS_READ);
      expect(codesOf(reading)).toEqual(["zeros-unclear", "no-opponents"]);
    }
  });

  test.each([
    ["a bye and a blank", ["5 | Eve | B | 0 | | 1"], ["5: B L U"], ["blanks-unplayed", "no-opponents"]],
    ["a half-point bye", ["5 | Eve | H | 0 | 1 | 1.5"], ["5: H L W"], ["zeros-unclear", "no-opponents"]],
    ["a draw", ["5 | Eve | ½ | 0 | 1 | 1½"], ["5: D L W"], ["zeros-unclear", "no-opponents"]],
    [
      "a total that differs",
      ["5 | Eve | 0 | 0 | 1 | 2"],
      ["5: L L W"],
      ["total-differs", "zeros-unclear", "no-opponents"],
    ],
  ])("with %s", (_, more, rounds, codes) => {
    const reading = read("No | Name | 1 | 2 | 3 | Total", [...ROWS, ...more]);
    expect(roundsOf(reading)).toEqual([...ROUNDS_READ, ...rounds]);
    expect(codesOf(reading)).toEqual(codes);
  });

  test("who lost all games is a player", () => {
    const reading = readOne("Name | 1 | 2\nAnn | 1 | 1\nBob | 0 | 1\nCal | 1 | 0\nDee | 0 | 0");
    expect(roundsOf(reading)).toEqual(["1: W W", "2: L W", "3: W L", "4: L L"]);
  });

  test.each([
    "Mon | Tue | Wed",
    "Monday | Tuesday | Wednesday",
    "Tues | Wed. | Thurs",
    "Fri | Sat | Sun",
    "Sat. AM | Sat. PM | Sun. AM",
    "Montag | Mittwoch | Freitag",
    "Lunes | Miércoles | Viernes",
  ])("weekdays as headings: %s", (days) => {
    const rows = ["Ann | 1 | 1 | 0", "Bob | 0 | 1 | 1", "Cal | 1 | 0 | 0", "Dee | 0 | 0 | 1"];
    expect(roundsOf(read(`Name | ${days}`, rows))).toEqual(ROUNDS_READ);
    const totaled = ROWS.map(withoutFirst);
    expect(roundsOf(read(`Name | ${days} | Total`, totaled))).toEqual(ROUNDS_READ);
  });

  const SPORTS: readonly string[] = ["Ann | N | 1 | 1 | ½ | 2.5", "Dov | S | 1 | ½ | 1 | 2.5"];
  const NOBODY_WON = "Cal | S | 0 | 0 | 0 | 0";
  const HEADED = "Name | School | R1 | R2 | R3 | Total";
  const numbered = (line: string): string => `| ${line}`;

  test.each([
    ["last", HEADED, [...SPORTS, NOBODY_WON], 3],
    ["in the middle", HEADED, [SPORTS[0] ?? "", NOBODY_WON, SPORTS[1] ?? ""], 2],
    ["first", HEADED, [NOBODY_WON, ...SPORTS], 1],
    ["twice", HEADED, [...SPORTS, NOBODY_WON, "Eli | N | 0 | 0 | 0 | 0"], 3],
    ["no totals", HEADED.replace(" | Total", ""), [...SPORTS, NOBODY_WON].map(withoutLast), 3],
    [
      "a blank column of places",
      `Place | ${HEADED}`,
      [...SPORTS, NOBODY_WON, "Eli | N | 0 | 0 | 0 | 0"].map(numbered),
      3,
    ],
    [
      "a blank column of numbers, no totals",
      `No | ${HEADED}`.replace(" | Total", ""),
      [...SPORTS, NOBODY_WON].map(withoutLast).map(numbered),
      3,
    ],
  ])("who has a 0 everywhere: %s", (_, heading, rows, no) => {
    const lines = [heading, ...rows].map((line) => line.split("|").map((cell) => cell.trim()));
    const numbers = lines.map((line) => line.map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)));
    for (const cells of [lines, numbers]) {
      const read = roundsOf(readOne(cells));
      expect(read).toHaveLength(rows.length);
      expect(read[no - 1]).toBe(`${no}: L L L`);
    }
  });

  test.each(["Cal | S | | | | 0", "Cal | S | | | | 0.0"])("who has a total of 0 alone: %s", (row) => {
    for (const [heading, edit] of [
      [HEADED, same],
      [`Rank | ${HEADED}`, numbered],
    ] as const)
      expect(roundsOf(read(heading, [...SPORTS, "Bea | N | 0 | ½ | 0 | .5", row].map(edit)))).toContain(
        "4: U U U",
      );
  });

  test("a line of zeros below a gap is said, not left out without a word", () => {
    const rows = [HEADED, ...SPORTS, "Bea | N | 0 | ½ | 0 | .5", "| | | | | ", NOBODY_WON];
    const { findings } = readOne(rows.join("\n"));
    expect(findings.filter(({ at }) => at?.row === 5)).toHaveLength(1);
  });

  test("opponents' numbers that others confirm stay opponents", () => {
    const reading = readOne("No | Name | 1 | 2\n1 | Ann | 2 | 3\n2 | Bob | 1 | \n3 | Cal | | 1");
    expect(roundsOf(reading)).toEqual(["1: L2 L3", "2: L1 U", "3: U L1"]);
  });

  test("whatever the results are", () => {
    const results = fc
      .record({ players: fc.integer({ min: 2, max: 12 }), rounds: fc.integer({ min: 1, max: 7 }) })
      .chain(({ players, rounds }) =>
        fc.array(fc.array(fc.constantFrom(0, 1), { minLength: rounds, maxLength: rounds }), {
          ...{ minLength: players, maxLength: players },
        }),
      )
      .filter((rows) => (rows[0] ?? []).every((_, r) => rows.some((row) => row[r] === 1)));
    fc.assert(
      fc.property(results, fc.boolean(), fc.boolean(), (rows, isNumbered, isTotalled) => {
        const heading = [
          ...(isNumbered ? ["No"] : []),
          ...["Name", ...(rows[0] ?? []).map((_, r) => `Rd ${r + 1}`)],
          ...(isTotalled ? ["Total"] : []),
        ];
        const cells = rows.map((row, i) => [
          ...(isNumbered ? [i + 1] : []),
          ...[`Player ${LETTERS[i] ?? ""}`, ...row],
          ...(isTotalled ? [row.reduce<number>((sum, each) => sum + each, 0)] : []),
        ]);
        const reading = readOne([heading, ...cells]);
        expect(roundsOf(reading)).toEqual(
          rows.map((row, i) => `${i + 1}: ${row.map((each) => (each === 1 ? "W" : "L")).join(" ")}`),
        );
      }),
      { numRuns: runs(60) },
    );
  });
});

const LETTERS = "ABCDEFGHIJKL";

describe("rounds headed by their dates", () => {
  const ROWS = [
    ["Ann", 1, 1, 0.5, 2.5],
    ["Bob", 0, 1, 0.5, 1.5],
    ["Cal", 1, 0, 0, 1],
    ["Dee", 0, 0, 1, 1],
  ] as const;
  test.each([
    [["Jan 3", "Jan 10", "Jan 17"]],
    [["Sat Jan. 3", "Sat Jan. 10", "Sat Jan. 17"]],
    [["3-Jan", "10-Jan", "17-Jan"]],
    [["December 27, 2025", "January 3, 2026", "January 10, 2026"]],
    [["1/3", "1/10", "1/17"]],
    [["3.1.", "10.1.", "17.1."]],
    [["2026-01-03", "2026-01-10", "2026-01-17"]],
    [["3. März", "10. März", "17. März"]],
    [[46025, 46032, 46039]],
    [[new Date(Date.UTC(2026, 0, 3)), new Date(Date.UTC(2026, 0, 10)), new Date(Date.UTC(2026, 0, 17))]],
  ])("%s", (dates) => {
    const read = readOne([["Name", ...dates, "Total"], ...ROWS]);
    expect(roundsOf(read)).toEqual(["1: W W D", "2: L W D", "3: W L L", "4: L L W"]);
    expect(codesOf(read)).toEqual(["zeros-unclear", "no-opponents"]);
    const untotalled = readOne([["Name", ...dates], ...ROWS.map((row) => row.slice(0, -1))]);
    expect(roundsOf(untotalled)).toEqual(roundsOf(read));
  });

  test("with opponents", () => {
    const reading = readOne("Name | 9/5 | 9/12\nAnn | W2 | D3\nBob | L1 | W4\nCal | W4 | D1\nDee | L3 | L2");
    expect(roundsOf(reading)).toEqual(["1: W2 D3", "2: L1 W4", "3: W4 D1", "4: L3 L2"]);
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

describe("colors of results without opponents", () => {
  const lettered = (cell: string): string => cell;
  test.each<[string, (cell: string) => string]>([
    ["W1", lettered],
    ["w1", (cell) => cell.toLowerCase()],
    ["W 1", (cell) => cell.replace(/^./, "$& ")],
    ["W-1", (cell) => cell.replace(/^./, "$&-")],
    ["1W", (cell) => `${cell.slice(1)}${cell.slice(0, 1)}`],
    ["1 (w)", (cell) => `${cell.slice(1)} (${cell.slice(0, 1).toLowerCase()})`],
  ])("%s", (_, spelled) => {
    const rows = [
      ["Ann", "W1", "B1", "W0"],
      ["Bob", "B0", "W1", "B1"],
      ["Cal", "W1", "B0", "W0"],
      ["Dee", "B0", "W0", "B1"],
    ].map(([name = "", ...cells]) => [name, ...cells.map(spelled)]);
    const totalled = rows.map((row, i) => [...row, [2, 2, 1, 1][i] ?? 0]);
    const rounds = ["1: Ww Wb Lw", "2: Lb Ww Wb", "3: Ww Lb Lw", "4: Lb Lw Wb"];
    for (const cells of [
      [["Name", "Rd 1", "Rd 2", "Rd 3"], ...rows],
      [["Name", "Rd 1", "Rd 2", "Rd 3", "Total"], ...totalled],
    ]) {
      expect(roundsOf(readOne(cells))).toEqual(rounds);
      expect(codesOf(readOne(cells))).toEqual(["no-opponents"]);
    }
  });
});

describe("cells of a chart of games", () => {
  const chart = (edit: (result: string, opponent: string) => string, total: boolean): string =>
    [
      `No | Name | Rd 1 | Rd 2 | Rd 3${total ? " | Total" : ""}`,
      ...["1 | Ann | W2 | W3 | D4 | 2.5", "2 | Bob | L1 | W4 | W3 | 2", "3 | Cal | W4 | L1 | L2 | 1"],
      "4 | Dee | L3 | L2 | D1 | .5",
    ]
      .map((line) => (total ? line : line.replace(/ \| [\d.]+$/, "")))
      .map((line) =>
        line.replace(/\b([WDL])(\d)/g, (__, result: string, opponent: string) => edit(result, opponent)),
      )
      .join("\n");
  const POINTS = new Map([
    ["W", "1"],
    ["D", "½"],
    ["L", "0"],
  ]);

  test.each<[string, (result: string, opponent: string) => string]>([
    ["T4 for a draw", (result, opponent) => `${result.replace("D", "T")}${opponent}`],
    ["1-4", (result, opponent) => `${POINTS.get(result) ?? ""}-${opponent}`],
    ["1 W4", (result, opponent) => `${POINTS.get(result) ?? ""} ${result}${opponent}`],
    ["W4 1", (result, opponent) => `${result}${opponent} ${POINTS.get(result) ?? ""}`],
    ["W4/1", (result, opponent) => `${result}${opponent}/${POINTS.get(result) ?? ""}`],
    ["W/4", (result, opponent) => `${result}/${opponent}`],
    ["W vs 4", (result, opponent) => `${result} vs ${opponent}`],
  ])("%s", (_, edit) => {
    for (const total of [true, false]) {
      const reading = readOne(chart(edit, total));
      expect(roundsOf(reading)).toEqual(["1: W2 W3 D4", "2: L1 W4 W3", "3: W4 L1 L2", "4: L3 L2 D1"]);
      expect(codesOf(reading)).toEqual([]);
    }
  });

  test("a lone 1 is a bye, unless it may be player 1", () => {
    const table = (first: string) =>
      readOne(`No | Name | Rd 1 | Rd 2\n1 | Ann | W2 | ${first}\n2 | Bob | L1 | 1\n3 | Cal | 1 | L1`);
    expect(roundsOf(table("W3"))).toEqual(["1: W2 W3", "2: L1 B", "3: B L1"]);
    expect(codesOf(table("W3"))).toEqual(["word-read"]);
    expect(codesOf(table(""))).toContain("unread");
  });

  test("pairings with colors and no result yet", () => {
    const reading = readOne(
      "No | Name | Rd 1 | Rd 2\n1 | Ann | W2 | w3\n2 | Bob | L1 | W4\n3 | Cal | W4 | b1\n4 | Dee | L3 | B2",
    );
    expect(roundsOf(reading)).toEqual(["1: W2 *3w", "2: L1 *4w", "3: W4 *1b", "4: L3 *2b"]);
  });
});

describe("shared places", () => {
  test.each([
    ["1 | Ann | W3 | D2", "1 | Bob | W4 | D1", "3 | Cal | L1 | W4", "4 | Dee | L2 | L3"],
    ["1 | Ann | W3 | D2", "2 | Bob | W4 | D1", "2 | Cal | L1 | W4", "4 | Dee | L2 | L3"],
  ])("do not tell players apart: %s, %s", (...rows) => {
    for (const heading of ["Place | Name | Rd 1 | Rd 2", "Rank | Name | Rd 1 | Rd 2"]) {
      const reading = read(heading, rows);
      expect(roundsOf(reading)).toEqual(["1: W3 D2", "2: W4 D1", "3: L1 W4", "4: L2 L3"]);
      expect(codesOf(reading)).toEqual([]);
    }
  });

  test("nor where there are results only", () => {
    const rows = ["1 | Ann | W | D", "1 | Bob | W | D", "3 | Cal | L | W", "4 | Dee | L | L"];
    const reading = read("Place | Name | Rd 1 | Rd 2", rows);
    expect(roundsOf(reading)).toEqual(["1: W D", "2: W D", "3: L W", "4: L L"]);
    expect(codesOf(reading)).toEqual(["no-opponents"]);
  });

  test("a pairing number that is used twice is an error", () => {
    const rows = ["1 | Ann | W3 | D2", "1 | Bob | W4 | D1", "3 | Cal | L1 | W4", "4 | Dee | L2 | L3"];
    expect(codesOf(read("No | Name | Rd 1 | Rd 2", rows))).toContain("number-twice");
  });
});

test("a player without a number and with a total of 0 is one", () => {
  const rows = [
    "Ann | W2 | D3 | 1.5",
    "Bob | L1 | W4 | 1",
    "Cal | W4 | D1 | 1.5",
    "Dee | L3 | L2 | 0",
    "Eve | | | 0",
  ];
  expect(roundsOf(read("Name | Rd 1 | Rd 2 | Total", rows)).at(-1)).toBe("5: U U");
});

test("wins by forfeit are compared with who lost by forfeit", () => {
  const rows = ["1 | Ann | X | W2", "2 | Bob | F | L1", "3 | Cal | X | W4", "4 | Dee | U | L3"];
  const [found] = read("No | Name | Rd 1 | Rd 2", rows).findings.filter(
    ({ code }) => code === "forfeit-alone",
  );
  expect(found).toMatchObject({ count: 2, lost: 1 });
  expect(found === undefined ? "" : describeFinding(found)).toContain("only 1 player lost by forfeit");
});

describe("a result beside no opponent is a bye worth as much", () => {
  const table = (who: string, full: string, half: string): string => `
    No | Name | Opp | Res | Opp | Res | Opp | Res
    1  | Ann  | 2   | 1   | 3   | 1   | 2   | ½
    2  | Bob  | 1   | 0   | ${who} | ${full} | 1 | ½
    3  | Cal  | ${who} | ${half} | 1 | 0 | ${who} | 0
  `;
  test.each([
    ["-", "1", "½"],
    ["--", "1.0", "0.5"],
    ["0", "W", "D"],
    ["", "1", ".5"],
    ["none", "Win", "Draw"],
    ["n/a", "+", "1/2"],
    ["bye", "1-0", "½-½"],
    ["B", "won", "d"],
  ])("%s with %s and %s", (who, full, half) => {
    const reading = readOne(table(who, full, half));
    expect(roundsOf(reading)).toEqual(["1: W2 W3 D2", "2: L1 B D1", "3: H L1 U"]);
    expect(codesOf(reading)).not.toContain("unread");
  });

  test("a bye that says what it is worth, and a result that says something else", () => {
    const reading = readOne(table("half bye", "½", "1"));
    expect(roundsOf(reading)).toEqual(["1: W2 W3 D2", "2: L1 H D1", "3: U L1 U"]);
    expect(cellsOf(table("half bye", "½", "1"), "unread")).toEqual(["3:2", "3:6"]);
  });
});

describe("results by forfeit beside an opponent", () => {
  test.each([
    ["1F", "0F"],
    ["1X", "0X"],
    ["+", "-"],
    ["X", "F"],
    ["WF", "LF"],
    ["W (forfeit)", "L (forfeit)"],
    ["1-F", "0-F"],
    ["Forfeit win", "forfeit"],
  ])("%s and %s", (won, lost) => {
    const reading = readOne(`
      No | Name | Opp | Res | Opp | Res
      1  | Ann  | 2   | ${won} | 3 | 1
      2  | Bob  | 1   | ${lost} | 4 | ½
      3  | Cal  | 4   | 1   | 1   | 0
      4  | Dee  | 3   | 0   | 2   | ½
    `);
    expect(roundsOf(reading)).toEqual(["1: X2 W3", "2: F1 D4", "3: W4 L1", "4: L3 D2"]);
    expect(codesOf(reading)).toEqual([]);
  });

  test.each([
    ["Bob", "Ann", "Dee", "Cal"],
    ["2", "1", "4", "3"],
  ])("and colors with the result, opponents being %s, %s …", (bob, ann, dee, cal) => {
    const reading = readOne(`
      No | Name | Opp | Res | Opp | Res
      1  | Ann  | ${bob} | W1 | ${cal} | B ½
      2  | Bob  | ${ann} | B0 | ${dee} | 1w
      3  | Cal  | ${dee} | W0 | ${ann} | W½
      4  | Dee  | ${cal} | B1 | ${bob} | 0 (b)
    `);
    expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b W4w", "3: L4w D1w", "4: W3b L2b"]);
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
