import { describe, expect, test } from "vitest";
import { codesOf, drawn, readOne, roundsOf } from "./support";
import { readCrosstable } from "../../src/reader/index";
import type { Cells } from "../../src/reader/index";

const NUMBER = /^\d+(?:\.\d+)?$/;

/** Cells drawn as text, with numbers as Excel has them. */
const typed = (table: string): Cells =>
  drawn(table).map((row) => row.map((cell) => (NUMBER.test(cell) ? Number(cell) : cell)));

describe("a second number beside the rating", () => {
  const ratingsWith = (heading: string, values: readonly string[]) =>
    readOne(
      typed(`
        No. | Name | Rtng | ${heading}    | Rd 1 | Rd 2 | Tot
        1   | Ann  | 1500 | ${values[0]} | W2   | D3   | 1.5
        2   | Bob  |      | ${values[1]} | L1   | W4   | 1
        3   | Cal  | 1400 | ${values[2]} | W4   | D1   | 1.5
        4   | Dee  | 1300 | ${values[3]} | L3   | L2   | 0
      `),
    );

  test.each([
    ["Grade", ["5", "6", "7", "8"], "a school grade"],
    ["Grade", ["5", "106", "7", "8"], "whatever number it is"],
    ["Rtg+/-", ["5", "120", "7", "8"], "a change of rating"],
    ["Rtg +/-", ["5", "-12.5", "7", "8"], "a change, written apart"],
    ["+/-", ["5", "120", "7", "8"], "a change without a word"],
    ["Elo", ["5", "20", "7", "8"], "a number that nobody is rated"],
  ])("%s %s is no rating: %s", (heading, values) => {
    const { tournament, table } = ratingsWith(heading, values);
    expect(tournament.players.map(({ rating }) => rating)).toEqual([1500, null, 1400, 1300]);
    expect(table.carried.map((column) => column.heading)).toEqual([heading]);
  });

  test("a second rating fills in", () => {
    const { tournament } = ratingsWith("Elo", ["1510", "1450", "", ""]);
    expect(tournament.players.map(({ rating }) => rating)).toEqual([1500, 1450, 1400, 1300]);
  });
});

describe("a total of 0", () => {
  const WRONG_FIRST = (zero: string) =>
    typed(`
      No. | Name | Rd 1 | Rd 2 | Rd 3 | Tot
      1   | Ann  | W4   | W2   | U    | 3
      2   | Bob  | W3   | L1   | D4   | 1.5
      3   | Cal  | L2   | U    | U    | ${zero}
      4   | Dee  | L1   | W5   | D2   | 1.5
      5   | Eve  | U    | L4   | U    | ${zero}
    `);

  test.each(["0", ""])("written “%s” says that U is no bye", (zero) => {
    const reading = readOne(WRONG_FIRST(zero));
    expect(roundsOf(reading)).toEqual(["1: W4 W2 U", "2: W3 L1 D4", "3: L2 U U", "4: L1 W5 D2", "5: U L4 U"]);
    expect(reading.findings).toMatchObject([
      { code: "total-differs", level: "error", at: { row: 1, column: 5 }, player: 1 },
    ]);
  });

  test.each(["0", ""])("written “%s” is an error at its cell where the rounds say otherwise", (zero) => {
    const reading = readOne(
      typed(`
        No. | Name | Rd 1 | Rd 2 | Tot
        1   | Ann  | W4   | W3   | 2
        2   | Bob  | W3   | D4   | ${zero}
        3   | Cal  | L2   | L1   | 0
        4   | Dee  | L1   | D2   | 0.5
      `),
    );
    expect(reading.findings).toMatchObject([
      { code: "total-missing", level: "error", at: { row: 2, column: 4 }, player: 2 },
    ]);
  });

  test.each(["0", ""])("in every row, written “%s”, is no total", (zero) => {
    const rows = typed(`
      No. | Name | Rd 1 | Rd 2 | Tot
      1   | Ann  | W2   | H    | ${zero}
      2   | Bob  | L1   | H    | ${zero}
    `);
    expect(codesOf(readOne(rows))).not.toContain("total-missing");
  });
});

describe("columns in an unusual order", () => {
  const CHART = `
    No. | Name | Rd 1 | Rd 2 | Tot
    1   | Ann  | W2   | D3   | 1.5
    2   | Bob  | L1   | W4   | 1
    3   | Cal  | W4   | D1   | 1.5
    4   | Dee  | L3   | L2   | 0
  `;
  const ROUNDS = ["1: W2 D3", "2: L1 W4", "3: W4 D1", "4: L3 L2"];
  const cells = typed(CHART);
  const arranged = (columns: readonly number[]): Cells =>
    cells.map((row) => columns.map((column) => row[column] ?? ""));

  test.each([
    [[0, 1, 3, 2, 4], "the last round first"],
    [[4, 3, 2, 1, 0], "everything from right to left"],
    [[3, 0, 1, 2, 4], "a round before the names"],
  ])("%j: %s", (columns) => {
    const reading = readOne(arranged(columns));
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.findings).toEqual([]);
    expect(reading.table.carried).toEqual([]);
  });

  test("of running totals the last is the total", () => {
    const reading = readOne(
      typed(`
        No. | Name | Rd 1 | Tot | Rd 2 | Tot
        1   | Ann  | W2   | 1   | D3   | 1.5
        2   | Bob  | L1   | 0   | W4   | 1
        3   | Cal  | W4   | 1   | D1   | 1
        4   | Dee  | L3   | 0   | L2   | 0
      `),
    );
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.table.carried).toEqual([]);
    expect(reading.findings).toMatchObject([{ code: "total-differs", at: { row: 3, column: 5 }, player: 3 }]);
  });
});

describe("titles right above their sections", () => {
  const TABLE = drawn(`
    No. | Name | Rd 1 | Rd 2 | Tot
    1   | Ann  | W2   | D3   | 1.5
    2   | Bob  | L1   | W4   | 1
    3   | Cal  | W4   | D1   | 1.5
    4   | Dee  | L3   | L2   | 0
  `);
  const sections = (cells: Cells) =>
    readCrosstable(cells, {}).readings.map(({ tournament, section }) => [tournament.title, section]);

  test.each([
    [[["Open Section"]], [["Reserve Section"]], ["", "Open Section"], "no title of the event"],
    [[["Club Cup"], ["Open"]], [["Reserve"]], ["Club Cup", "Open"], "the event's above the first"],
    [[["Club Cup"], []], [["Reserve"]], ["Club Cup", "Section 1"], "the event's alone"],
    [[["Club Cup"]], [[]], ["Club Cup", "Section 1"], "no second title"],
  ])("%j, then %j: %j, %s", (above, between, first) => {
    expect(sections([...above, ...TABLE, [], ...between, ...TABLE])[0]).toEqual(first);
  });

  test("the second section has its own, and the event of the first", () => {
    const both = (above: Cells) => sections([...above, ...TABLE, [], ["Reserve Section"], ...TABLE])[1];
    expect(both([["Open Section"]])).toEqual(["", "Reserve Section"]);
    expect(both([["Club Cup"], ["Open Section"]])).toEqual(["Club Cup", "Reserve Section"]);
  });

  test("a title above the only section is that of the event", () => {
    expect(sections([["Open Section"], ...TABLE])).toEqual([["Open Section", ""]]);
  });
});

describe("a column headed Code", () => {
  const chart = (heading: string, ...codes: readonly (string | number)[]) => [
    ["No.", "Name", heading, "Rd 1", "Rd 2", "Total"],
    [1, "Ann", codes[0], "W3", "W2", 2],
    [2, "Bob", codes[1], "W4", "L1", 1],
    [3, "Cal", codes[2], "L1", "W4", 1],
    [4, "Dee", codes[3], "L2", "L3", 0],
  ];
  const teamsOf = ({ tournament }: ReturnType<typeof readOne>) => tournament.players.map(({ team }) => team);

  test.each(["Code", "Affiliation", "Schl."])(
    "%s: codes that players share are those of their teams",
    (heading) => {
      const reading = readOne(chart(heading, "OAK", "ELM", "OAK", "ELM"));
      expect(teamsOf(reading)).toEqual(["OAK", "ELM", "OAK", "ELM"]);
      expect(reading.table.headings.team).toBe(heading);
      expect(reading.table.carried).toEqual([]);
      expect(reading.findings).toEqual([]);
    },
  );

  test.each([
    ["numbers", [101, 102, 101, 102]],
    ["few of them shared", ["OAK", "ELM", "OAK", "ASH", ""]],
  ])("%s: taken along, and said how to head it", (_, codes) => {
    const table = chart("Code", ...codes);
    const reading = readOne(codes.length > 4 ? [...table, [5, "Eve", "FIR", "B", "U", 1]] : table);
    expect(teamsOf(reading).every((team) => team === null)).toBe(true);
    expect(reading.table.carried.map(({ heading }) => heading)).toEqual(["Code"]);
    expect(reading.findings.map(({ code, level, at }) => [code, level, at])).toEqual([
      ["team-code", "info", { row: 0, column: 2 }],
    ]);
  });

  test("codes of single players are no teams, and Team comes first", () => {
    expect(readOne(chart("Code", "A1", "B2", "C3", "D4")).findings).toEqual([]);
    const both = chart("Code", "X", "Y", "X", "Y").map((row, i) => [
      ...row.slice(0, 3),
      ["Team", "Oak", "Elm", "Oak", "Elm"][i],
      ...row.slice(3),
    ]);
    expect(teamsOf(readOne(both))).toEqual(["Oak", "Elm", "Oak", "Elm"]);
  });
});
