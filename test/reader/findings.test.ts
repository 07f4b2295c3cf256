import { describe, expect, test } from "vitest";
import { a1, captionOf, describe as inWords, inRange, readCrosstable } from "../../src/reader/index";
import { comparePrinted } from "../../src/reader/checks/printed";
import type { Cells, ReadingSettings } from "../../src/reader/index";
import { drawn, readOne, roundsOf } from "./support";

/** What a finding is in short: level, cells, player, round, sentence. */
const said = (cells: Cells | string, settings: ReadingSettings = {}): readonly string[] => {
  const { readings, findings } = readCrosstable(typeof cells === "string" ? drawn(cells) : cells, settings);
  return [...findings, ...readings.flatMap((reading) => reading.findings)].map((finding) => {
    const { level, at, also, player, round } = finding;
    const places = [at, ...also].flatMap((cell) => (cell === null ? [] : [a1(cell)])).join(" ");
    return `${level} [${places}] ${player ?? "-"}/${round ?? "-"}: ${inWords(finding, a1)}`;
  });
};

/** A sound chart of four players; tests damage one row. */
const chart = (
  changes: Readonly<Record<number, string>> = {},
  heading = "No. | Name | Rtg | Rd 1 | Rd 2 | Total",
) =>
  [
    heading,
    changes[1] ?? "1 | Lindqvist | 1900 | W2 | D3 | 1½",
    changes[2] ?? "2 | Okafor | 1800 | L1 | W4 | 1",
    changes[3] ?? "3 | Nair | 1700 | W4 | D1 | 1½",
    changes[4] ?? "4 | Tran | 1600 | L3 | L2 | 0",
  ].join("\n");

test("a sound chart has no findings", () => {
  expect(said(chart())).toEqual([]);
});

test("colors before the opponents", () => {
  const cells = chart({
    1: "1 | Lindqvist | 1900 | Ww2 | Db3 | 1½",
    2: "2 | Okafor | 1800 | Lb1 | Ww4 | 1",
    3: "3 | Nair | 1700 | Wb4 | Dw1 | 1½",
    4: "4 | Tran | 1600 | Lw3 | Lb2 | 0",
  });
  expect(said(cells)).toEqual([]);
  expect(roundsOf(readOne(cells))).toEqual(["1: W2w D3b", "2: L1b W4w", "3: W4b D1w", "4: L3w L2b"]);
});

describe("games", () => {
  test.each([
    [
      "1: another opponent",
      { 2: "2 | Okafor | 1800 | L3 | W4 | 1" },
      [
        "error [D2 D3] 1/1: Round 1: Lindqvist has W2 (won against 2), but Okafor has L3.",
        "error [D3 D4] 2/1: Round 1: Okafor has L3 (lost against 3), but Nair has W4.",
      ],
    ],
    [
      "1: a blank on the other side",
      { 4: "4 | Tran | 1600 | | L2 | 0" },
      ["error [D4 D5] 3/1: Round 1: Nair has W4 (won against 4), but Tran has a blank cell."],
    ],
    [
      "1: a forfeit on one side",
      { 4: "4 | Tran | 1600 | F3 | L2 | 0" },
      ["error [D4 D5] 3/1: Round 1: Nair has W4 (won against 4), but Tran has F3."],
    ],
    [
      "4: nobody has that number",
      { 2: "2 | Okafor | 1800 | L1 | W31 | 1", 4: "4 | Tran | 1600 | L3 | U | 0" },
      ["error [E3] 2/2: Round 2: Okafor is paired with 31, and there is no number 31."],
    ],
    [
      "7: himself",
      { 2: "2 | Okafor | 1800 | L1 | W2 | 1", 4: "4 | Tran | 1600 | L3 | U | 0" },
      ["error [E3] 2/2: Round 2: Okafor is on both sides of a game."],
    ],
    [
      "8: twice",
      {
        1: "1 | Lindqvist | 1900 | W2 | D2 | 1½",
        2: "2 | Okafor | 1800 | L1 | D1 | ½",
        3: "3 | Nair | 1700 | W4 | W4 | 2",
        4: "4 | Tran | 1600 | L3 | L3 | 0",
      },
      [
        "warning [E2 D2] 1/2: Lindqvist and Okafor met twice, in rounds 1 and 2.",
        "warning [E4 D4] 3/2: Nair and Tran met twice, in rounds 1 and 2.",
      ],
    ],
    [
      "9: the same color",
      {
        1: "1 | Lindqvist | 1900 | W2w | D3b | 1½",
        2: "2 | Okafor | 1800 | L1w | W4w | 1",
        3: "3 | Nair | 1700 | W4b | D1w | 1½",
        4: "4 | Tran | 1600 | L3w | L2b | 0",
      },
      ["warning [D2 D3] 1/1: Round 1: Lindqvist and Okafor both have White."],
    ],
    [
      "9: a color on one side only",
      {
        1: "1 | Lindqvist | 1900 | W2w | D3b | 1½",
        3: "3 | Nair | 1700 | W4 | D1w | 1½",
      },
      ["warning [D3] 2/1: 1 game gives the color of one player only."],
    ],
  ])("%s", (_, changes, expected) => {
    expect(said(chart(changes))).toEqual(expected);
  });

  test("2: results that differ on purpose keep their points, if both totals confirm them", () => {
    expect(said(chart({ 3: "3 | Nair | 1700 | W4 | W1 | 2" }))).toEqual([
      "warning [E2 E4] 1/2: Round 2: Lindqvist has D3, Nair has W1: each keeps his own points.",
    ]);
    expect(said(chart({ 3: "3 | Nair | 1700 | W4 | W1 | 1½" }))).toEqual([
      "error [E2 E4] 1/2: Round 2: Lindqvist has D3 (drew against 3), but Nair has W1.",
      "error [F4] 3/-: Nair: the rounds add up to 2, the total says 1½.",
    ]);
  });

  test("2: N, R and S are meant to differ", () => {
    const marked = { 1: "1 | Lindqvist | 1900 | W2 | N3 |", 3: "3 | Nair | 1700 | W4 | R1 |" };
    expect(said(chart(marked))).toEqual([
      "error [F2] 1/-: Lindqvist: the rounds add up to 2, the total is blank.",
      "error [F4] 3/-: Nair: the rounds add up to 1½, the total is blank.",
      "warning [E2 E4] 1/2: Round 2: Lindqvist has N3, Nair has R1: each keeps his own points.",
    ]);
  });

  test("2: a double forfeit is no finding", () => {
    expect(said(chart({ 3: "3 | Nair | 1700 | F4 | D1 | ½", 4: "4 | Tran | 1600 | F3 | L2 | 0" }))).toEqual(
      [],
    );
  });

  test("a forfeit may leave the opponent out", () => {
    expect(said(chart({ 3: "3 | Nair | 1700 | X4 | D1 | 1½", 4: "4 | Tran | 1600 | F | L2 | 0" }))).toEqual(
      [],
    );
  });
});

describe("totals", () => {
  test("3: the rounds do not add up; rounds without an opponent may be the reason", () => {
    const changes = { 2: "2 | Okafor | 1800 | L1 | U | 1", 4: "4 | Tran | 1600 | L3 | B | 1" };
    expect(said(chart(changes))).toEqual([
      "error [F3 E3] 2/-: Okafor: the rounds add up to 0, the total says 1.",
    ]);
  });

  test("3: a total that is missing among others", () => {
    expect(said(chart({ 2: "2 | Okafor | 1800 | L1 | W4 |" }))).toEqual([
      "error [F3] 2/-: Okafor: the rounds add up to 1, the total is blank.",
    ]);
  });

  test("3: half-point byes that only the total shows", () => {
    const sentences = said(`
      No | Name | 1   | 2    | 3    | Total
      1  | Ann  | 2:W | 3:D  | :    | 2
      2  | Bob  | 1:L | :    | :    | ½
      3  | Cal  | :W  | 1:D  | :    | 1½
    `);
    expect(sentences).toContain(
      "warning [D3 E3] 2/-: Bob: by the total, 1 of the rounds without a game was a half-point bye.",
    );
  });

  test("19: a column that cannot be the score", () => {
    const heading = "No. | Name | Score | Rd 1 | Rd 2 | Rest";
    expect(said(chart({}, heading))[0]).toBe(
      "warning [C1] -/-: The column headed Score is no total: its values are higher than the rounds allow.",
    );
  });
});

describe("players", () => {
  test("5: a number used twice", () => {
    expect(
      said(
        chart({
          4: "2 | Tran | 1600 | U | U | 0",
          3: "3 | Nair | 1700 | B | D1 | 1½",
          2: "2 | Okafor | 1800 | L1 | B | 1",
        }),
      ),
    ).toEqual(["error [A3 A5] 2/-: Number 2 is used twice: Okafor and Tran."]);
  });

  test("6: numbers that nobody has", () => {
    const sentences = said(`
      No. | Name | Rd 1
      1   | Ann  | W4
      2   | Bob  | B
      4   | Dee  | L1
    `);
    expect(sentences).toEqual(["info [] -/-: Nobody has number 3."]);
  });

  test("a player without a number", () => {
    expect(said(chart({ 4: " | Tran | 1600 | L3 | L2 | 0" }))).toEqual([
      "warning [A5] 4/-: Tran has no number, and is read as number 4.",
    ]);
  });

  test("12, 13: byes", () => {
    const sentences = said(`
      No. | Name | Rd 1 | Rd 2
      1   | Ann  | B    | B
      2   | Bob  | B    | W3
      3   | Cal  | U    | L2
    `);
    expect(sentences).toEqual([
      "warning [C2 D2] 1/-: Ann has full-point byes in rounds 1 and 2.",
      "warning [C2 C3] -/1: Round 1: 2 players have a bye: Ann, Bob.",
    ]);
  });

  test("24: no rating", () => {
    const changes = { 2: "2 | Haddad | | L1 | W4 | 1", 4: "4 | Park | unr. | L3 | L2 | 0" };
    expect(said(chart(changes))).toEqual(["warning [C3 C5] -/-: 2 players have no rating: Haddad, Park."]);
  });
});

describe("cells", () => {
  test.each([
    [
      "10: no opponent",
      "L0",
      "warning [D3] 2/1: Round 1: L0 names no opponent: it counts as a round not played.",
    ],
    ["11: a word", "BYE", "info [D3] 2/1: BYE is read as U, no points."],
    ["21: a date", 45659, "error [D3] 2/1: D3 holds a date. Excel has changed “1-2” into one."],
    [
      "21: a date",
      new Date(Date.UTC(2026, 0, 2)),
      "error [D3] 2/1: D3 holds a date. Excel has changed “1-2” into one.",
    ],
    ["21: a time", 1 / 24, "error [D3] 2/1: D3 holds a time. Excel has changed “1:0” into one."],
    ["an error value", "#REF!", "error [D3] 2/1: D3 holds the error #REF!."],
    ["an error object", { code: "#N/A" }, "error [D3] 2/1: D3 holds the error #N/A."],
    ["anything else", "hello", "error [D3] 2/1: D3 holds “hello”, which is no result."],
    ["a truth value", true, "error [D3] 2/1: D3 holds “TRUE”, which is no result."],
    [
      "14: a blank among U",
      "",
      "warning [D3] 2/1: Round 1: the cell of Okafor is blank, where others say U; it is read as not played.",
    ],
    [
      "a number for =1",
      1,
      "warning [D3] 2/1: D3 holds the number 1. Excel has taken its sign for a formula; the opponent's row makes it L1.",
    ],
  ])("%s: %o", (name, value, sentence) => {
    const cells = drawn(chart({ 4: "4 | Tran | 1600 | U | L2 | 0", 3: "3 | Nair | 1700 | U | D1 | ½" })).map(
      (row) => [...row] as unknown[],
    );
    const row = cells[2];
    if (row === undefined) throw new Error("no row");
    row[3] = value;
    if (!name.endsWith("=1")) cells[1]?.splice(3, 1, "U");
    expect(said(cells)).toContain(sentence);
  });

  /** Rounds of six players without totals. */
  const untotaled = (...rows: readonly string[]) =>
    ["No. | Name | Rd 1 | Rd 2 | Rd 3 | Rd 4", ...rows.map((row, i) => `${i + 1} | P${i + 1} | ${row}`)].join(
      "\n",
    );

  test("14: a blank in a table with neither totals nor another mark", () => {
    const cells = untotaled("W2 | W3 | D4 | W2", "L1 | D4 | W3 | L1", "W4 | L1 | L2 | ", "L3 | D2 | D1 | H");
    expect(said(cells).filter((line) => line.includes("blank"))).toEqual([
      "warning [F4] 3/4: Round 4: the cell of P3 is blank; it is read as not played.",
    ]);
  });

  test.each([
    ["left after round 2", "W2 | D3 | D4 | B", "L1 | W4 | | ", "W4 | D1 | H | W4", "L3 | L2 | D1 | L3"],
    ["came in round 3", "H | D3 | D2 | W4", "| | D1 | W3", "W4 | D1 | H | L2", "L3 | H | B | L1"],
    ["left, and another was away", "W2 | D3 | D4 | B", "L1 | W4 | | ", "W4 | D1 | | W4", "L3 | L2 | D1 | L3"],
  ])("14: no finding for blanks of a player who %s", (_, ...rows) => {
    const blanks = (lines: readonly string[]) =>
      said(untotaled(...lines)).filter((line) => line.includes("blank"));
    expect(blanks(rows)).toEqual([]);
    const marked = rows.map((row) => row.replace(/\bH\b/, "U"));
    expect(blanks(marked)).toEqual([]);
  });

  test("14: nobody forgets who is not paired in a list", () => {
    const list = `
      Round | White | Result | Black
      1     | Ayo   | 1-0    | Bird
      1     | Cole  | 0-1    | Dahl
      2     | Ayo   | ½-½    | Dahl
      2     | Bird  | 1-0    | Ekman
      3     | Cole  | 1-0    | Ekman
      3     | Dahl  | 1-0    | Bird
    `;
    expect(said(list)).toEqual([]);
  });

  test("17: an opponent, and a letter that says there was no game", () => {
    const sentences = said(`
      No. | Name | 1.Rd    | 2.Rd | Pts.
      1   | Ann  | 2 w Z   | 3b1  | 1
      2   | Bob  | 1 b Z   | -1   | 1
      3   | Cal  | -1      | 1w0  | 1
    `);
    expect(sentences).toContain(
      "warning [C2] 1/1: Round 1: 2 w Z names an opponent, but says that no game was played.",
    );
  });

  test("30: characters that only look right", () => {
    expect(said(chart({ 2: "2 | Okafor | 1800 | L\u00A01 | W4 | 1" }))).toEqual([
      "info [] -/-: 1 cell holds characters that only look right, such as hard blanks; they are read as meant.",
    ]);
  });
});

describe("the table as a whole", () => {
  test("18: no crosstable", () => {
    expect(said("")).toEqual([
      "error [] -/-: There is no crosstable here: no row has headings such as No., Name, Rd 1, Total.",
    ]);
    expect(said("Item | Price | Count\nTea | 3 | 2")).toEqual([
      "error [] -/-: There is no crosstable here. The likeliest heading reads “Item · Price · Count”; headings such as No., Name, Rd 1, Total are needed.",
    ]);
  });

  test("27: team events", () => {
    expect(said(chart(), { system: "team" })).toEqual([
      "info [] -/-: There are no board points: only tie-breaks of match results can be computed.",
    ]);
    expect(said("Rk. | Mannschaft | 1.Rd\n1 | Oaks | 2w4½\n2 | Elms | 1b3½")).toEqual([]);
  });
});

describe("25: printed tie-breaks", () => {
  const reading = readOne(`
    No. | Name | Rd 1 | Total | TBrk1
    1   | Ann  | W2   | 1     | 0
    2   | Bob  | L1   | 0     | 1
  `);
  const [column] = reading.table.printed;
  const compared = (values: readonly (readonly [number, number | null])[]) => {
    const found = column === undefined ? null : comparePrinted(reading, column, "Solkoff", new Map(values));
    return found === null ? null : inWords(found);
  };

  test.each([
    [
      [
        [1, 0],
        [2, 1],
      ],
      "Your TBrk1 column equals Solkoff for all 2 players.",
    ],
    [
      [
        [1, 0],
        [2, 1.5],
      ],
      "Bob: your TBrk1 column says 1, Solkoff is 1½; 1 player differs.",
    ],
    [
      [
        [1, null],
        [2, 1],
      ],
      "Ann: your TBrk1 column says 0, Solkoff is not defined; 1 player differs.",
    ],
  ] as const)("%j", (values, sentence) => {
    expect(compared(values)).toBe(sentence);
  });
});

test("a function names cells by their place in the range", () => {
  const [finding] = readOne(chart({ 2: "2 | Okafor | 1800 | ?? | W4 | 1" })).findings;
  if (finding === undefined) throw new Error("no finding");
  expect(inWords(finding, inRange)).toBe("Row 3, column 4 of the range holds “??”, which is no result.");
  expect(captionOf(finding)).toBe("Expected is something like W12, D5, L3, B, H or U.");
});

test.each([
  ["2", "Or a half-point bye is missing from the rounds."],
  ["1", "Correct the total, or the round that is wrong."],
  ["2½", "Correct the total, or the round that is wrong."],
  ["15", "Correct the total, or the round that is wrong."],
])("the way out of a total of %s beside 1½ in the rounds", (total, caption) => {
  const found = readOne(chart({ 1: `1 | Lindqvist | 1900 | W2 | D3 | ${total}` })).findings.find(
    ({ code }) => code === "total-differs",
  );
  expect(found === undefined ? null : captionOf(found)).toBe(caption);
});

describe("a result of which Excel made a date, as text", () => {
  test.each([
    ["1-Jan", "1-1"],
    ["2-Jan", "1-2"],
    ["02. Jan", "1-2"],
    ["3-Feb", "2-3"],
    ["1. Mai", "5-1"],
    ["Jan-00", "1-0"],
    ["Jan 2", "1-2"],
    ["12-dic", "12-12"],
    ["1/2/2026", "1-2"],
  ])("%s", (text, original) => {
    const told = said(chart({ 2: `2 | Okafor | 1800 | L1 | ${text} | 0` }));
    expect(told).toContainEqual(`error [E3] 2/2: E3 holds a date. Excel has changed “${original}” into one.`);
    expect(told.filter((each) => each.includes("nobody here is called"))).toEqual([]);
  });

  test("a player who is called as a month is meant", () => {
    const rows = ["1 | Ann | 1 Bob | 1 May", "2 | Bob | 0 Ann | 1 Dee", "3 | May | 1 Dee | 0 Ann"];
    const cells = ["No. | Name | Rd 1 | Rd 2", ...rows, "4 | Dee | 0 May | 0 Bob"].join("\n");
    expect(said(cells)).toEqual([]);
    expect(roundsOf(readOne(cells))).toEqual(["1: W2 W3", "2: L1 W4", "3: W4 L1", "4: L3 L2"]);
  });
});

describe("cells without a result that are read as lost are called what they hold", () => {
  const only = (lost: string) =>
    said(
      [
        "No. | Name | R1 | R2 | Pts",
        `1 | Ann | 1 | ½ | 1½`,
        `2 | Bob | ${lost} | ½ | ½`,
        `3 | Cal | 1 | 1 | 2`,
      ].join("\n"),
    ).find((each) => each.includes("read as lost"));

  test.each([
    ["0", "1 cell that is 0 is read as lost."],
    ["", "1 cell that is blank is read as lost."],
    ["-", "1 cell that is a dash is read as lost."],
  ])("%j", (lost, sentence) => expect(only(lost)).toContain(sentence));

  test("several kinds", () => {
    const cells = "No. | Name | R1 | R2 | Pts\n1 | Ann | 1 | ½ | 1½\n2 | Bob |  | ½ | ½\n3 | Cal | 1 | - | 1";
    expect(said(cells).join("\n")).toContain("2 cells that are blank or a dash are read as lost.");
  });
});
