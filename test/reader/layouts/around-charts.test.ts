import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn, readOne, roundsOf } from "./drawn";

const CHART = `No.|Name|Rd 1|Rd 2|Total
1|Ann|W2|W3|2
2|Bob|L1|W4|1
3|Cal|W4|L1|1
4|Dee|L3|L2|0`;
const ROUNDS = { "1 Ann": "W2 W3", "2 Bob": "L1 W4", "3 Cal": "W4 L1", "4 Dee": "L3 L2" };

/** The chart with the cells of a small table behind its rows. */
const beside = (...cells: readonly string[]): string =>
  CHART.split("\n")
    .map((line, row) => `${line}|${cells[row] ?? ""}`)
    .join("\n");

describe("columns of colors are read", () => {
  const COLORED = { "1 Ann": "W2w W3b", "2 Bob": "L1b W4w", "3 Cal": "W4w L1w", "4 Dee": "L3b L2b" };
  const LETTERS = ["wb", "bw", "ww", "bb"].map((pair) => pair.split(""));
  const withColors = (
    line: (cells: readonly string[], colors: readonly string[]) => string,
    heading: string,
  ) =>
    [
      heading,
      ...CHART.split("\n")
        .slice(1)
        .map((row, i) => line(row.split("|"), LETTERS[i] ?? [])),
    ].join("\n");

  test.each([
    [
      "right of each round",
      withColors(
        ([no, name, one, two, total], [a, b]) => [no, name, one, a, two, b, total].join("|"),
        "No.|Name|Rd 1|C|Rd 2|C|Total",
      ),
    ],
    [
      "under bare numbers",
      withColors(
        ([no, name, one, two, total], [a, b]) => [no, name, one, a, two, b, total].join("|"),
        "No.|Name|1|Col|2|Col|Total",
      ),
    ],
    [
      "without a heading, as words",
      withColors(
        ([no, name, one, two, total], [a, b]) =>
          [no, name, one, a === "w" ? "White" : "Black", two, b === "w" ? "White" : "Black", total].join("|"),
        "No.|Name|Rd 1||Rd 2||Total",
      ),
    ],
    [
      "left of each round",
      withColors(
        ([no, name, one, two, total], [a, b]) => [no, name, a, one, b, two, total].join("|"),
        "No.|Name|C|Rd 1|C|Rd 2|Total",
      ),
    ],
    [
      "behind the total, numbered",
      withColors(
        ([no, name, one, two, total], [a, b]) => [no, name, one, two, total, a, b].join("|"),
        "No.|Name|Rd 1|Rd 2|Total|C1|C2",
      ),
    ],
  ])("%s", (_, picture) => {
    const reading = readOne(drawn(picture));
    expect(roundsOf(reading)).toEqual(COLORED);
    expect(reading.table.carried).toEqual([]);
    expect(reading.findings).toEqual([]);
  });

  test("two Whites are a finding", () => {
    const { findings } = readOne(
      drawn("No.|Name|Rd 1|C|Total\n1|Ann|W2|w|1\n2|Bob|L1|w|0\n3|Cal|D4|w|½\n4|Dee|D3|b|½"),
    );
    expect(findings.map(({ code }) => code)).toEqual(["same-color"]);
  });

  test("results beside the opponents, under headings of their own", () => {
    const reading = readOne(
      drawn(
        "No.|Name|Rd 1|Res|Rd 2|Res|Total\n1|Ann|2|1|3|1|2\n2|Bob|1|0|4|1|1\n3|Cal|4|1|1|0|1\n4|Dee|3|0|2|0|0",
      ),
    );
    expect(roundsOf(reading)).toEqual(ROUNDS);
  });
});

describe("small tables right next to a chart are none of its columns", () => {
  test.each([
    ["a timetable", beside("Round|Date|Time", "1|5 May|10:00", "2|5 May|14:00")],
    ["a timetable beyond a tie-break", beside("Solk|Round|Date", "2|1|5 May", "2|2|6 May", "2||", "2||")],
    ["a legend", beside("Result|Points", "W|1", "D|0.5", "L|0", "H|0.5")],
    ["a legend beyond a gap", beside("|Result|Points", "|W|1", "|D|0.5", "|L|0", "|H|0.5")],
    ["averages", beside("Section|Average", "Open|1800", "U1500|1300")],
  ])("%s", (_, picture) => {
    const reading = readOne(drawn(picture));
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.table.carried).toEqual([]);
    expect(reading.table.printed.map(({ code }) => code)).toEqual(picture.includes("Solk") ? ["SOLK"] : []);
    expect(reading.findings.map(({ code }) => code)).toEqual(["list-beside"]);
  });

  test.each([
    ["classes and grades", ["Class|Grade", "A|5", "B|6", "A|7", "C|8"]],
    ["one without", ["Class|Grade", "A|5", "B|6", "A|7", "|"]],
    ["prizes of the first two", ["Prize", "$50", "$25", "", ""]],
  ])("columns of the players stay: %s", (_, cells) => {
    const { table } = readOne(drawn(beside(...cells)));
    expect(table.carried.length).toBe(cells[0]?.split("|").length);
  });
});

describe("notes below a chart with words where results stand", () => {
  test.each([
    "Best upset|Dee|W5",
    "\nKey|B|bye\n|H|half-point bye",
    "\nByes|Eve|H",
    "\nUpsets|Cal|W4|D2\nPrize|Ann|B|$50",
  ])("%j", (below) => {
    const reading = readOne(drawn(`${CHART}\n${below}`));
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.findings.map(({ code }) => code)).toEqual(["list-below"]);
  });

  test("without a column of numbers", () => {
    const chart = CHART.replaceAll(/^[^|]*\|/gm, "");
    const reading = readOne(drawn(`${chart}\nBest upset|W5\nByes|H|Eve\nKey|B|bye`));
    expect(Object.values(roundsOf(reading))).toEqual(Object.values(ROUNDS));
    expect(reading.findings.map(({ code }) => code)).toEqual(["list-below"]);
  });
});

test("late entries are players whatever they are called, where number and total go on", () => {
  const reading = readOne(drawn(`${CHART}\n5|Director Jones|||0\n6|Gus Hart (late)|||0\n7|Note, Ann|||0`));
  expect(Object.keys(roundsOf(reading)).slice(4)).toEqual([
    "5 Director Jones",
    "6 Gus Hart (late)",
    "7 Note, Ann",
  ]);
  expect(reading.findings).toEqual([]);
});

describe("quads that are numbered through", () => {
  const HEADING = "No.|Name|Rd 1|Rd 2|Rd 3|Total";
  const FIRST = "1|Ann|W4|W3|D2|2.5\n2|Bob|W3|L4|D1|1.5\n3|Cal|L2|L1|W4|1\n4|Dee|L1|W2|L3|1";
  const SECOND = "5|Eve|W8|W7|D6|2.5\n6|Fay|W7|L8|D5|1.5\n7|Gus|L6|L5|W8|1\n8|Hal|L5|W6|L7|1";

  test.each([
    ["headings", `Quad 1\n${HEADING}\n${FIRST}\n.\nQuad 2\n${HEADING}\n${SECOND}`, ["Quad 1", "Quad 2"]],
    ["blank rows", `${HEADING}\n${FIRST}\n.\n${SECOND}`, ["Section 1", "Section 2"]],
    ["titles", `${HEADING}\nQuad 1\n${FIRST}\nQuad 2\n${SECOND}`, ["Quad 1", "Quad 2"]],
  ])("are sections where %s part them", (_, picture, sections) => {
    const cells = picture.split("\n").map((line) => (line === "." ? [] : line.split("|")));
    const { readings } = readCrosstable(cells);
    expect(readings.map(({ section }) => section)).toEqual(sections);
    expect(readings.map(({ tournament }) => tournament.players.map(({ no }) => no))).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(readings.flatMap(({ findings }) => findings)).toEqual([]);
  });

  test("are a finding where nothing parts them", () => {
    const { findings } = readOne(drawn(`${HEADING}\n${FIRST}\n${SECOND}`));
    expect(findings).toMatchObject([
      { code: "groups-apart", groups: 2, names: ["Eve", "Fay", "Gus", "Hal"], at: { row: 5, column: 0 } },
    ]);
  });
});

describe("a second table of the same games", () => {
  const SWISS =
    "No.|Name|Rd 1|Rd 2|Rd 3|Tot\n1|Ann|W2|W3|D4|2.5\n2|Bob|L1|W4|H|1.5\n3|Cal|W4|L1|U|1\n4|Dee|L3|L2|D1|0.5";
  const GRID = "No.|Name|1|2|3|4|Tot\n1|Ann|*|1|1|½|2.5\n2|Bob|0|*||1|1.5\n3|Cal|0||*|1|1\n4|Dee|½|0|0|*|0.5";
  const cellsOf = (grid: string) => [...drawn(SWISS), [], ...drawn(grid)];

  test("the chart counts, and the grid is left out", () => {
    const { readings } = readCrosstable(cellsOf(GRID));
    expect(readings.map((reading) => reading.tournament.rounds)).toEqual([3]);
    expect(readings[0]?.findings).toMatchObject([{ code: "table-again", at: { row: 6, column: 0 } }]);
  });

  test("the grid first", () => {
    const { readings } = readCrosstable([...drawn(GRID), [], ...drawn(SWISS)]);
    expect(readings.map((reading) => reading.tournament.rounds)).toEqual([3]);
    expect(readings[0]?.findings).toMatchObject([{ code: "table-again", at: { row: 0, column: 0 } }]);
  });

  test.each([
    ["with names of its own", 0, "No. · Name · 1 · 2 · 3 · 4 · Tot", 7],
    ["in columns of the chart", 2, "1 · 2 · 3 · 4", 6],
  ])("beside the chart, %s", (_, from, text, column) => {
    const grid = drawn(GRID).map((cells) => cells.slice(from, from === 0 ? undefined : -1));
    const gap = from === 0 ? [""] : [];
    const rows = drawn(SWISS).map((cells, row) => [...cells, ...gap, ...(grid[row] ?? [])]);
    const reading = readOne(rows);
    expect(reading.tournament.rounds).toBe(3);
    expect(reading.table.carried).toEqual([]);
    expect(reading.findings).toMatchObject([{ code: "table-again", text, at: { row: 0, column } }]);
  });

  test("it is said where they differ", () => {
    const { readings } = readCrosstable(cellsOf(GRID.replace("Ann|*|1|1", "Ann|*|1|0")));
    expect(readings[0]?.findings).toMatchObject([{ code: "tables-differ", who: { name: "Ann" } }]);
  });
});

test.each([
  ["W BYE", "B"],
  ["D BYE", "H"],
  ["L Bye", "U"],
])("%s is a bye", (text, spelled) => {
  const reading = readOne(
    drawn(`No.|Name|Rd 1|Rd 2\n1|Ann|W2|W3\n2|Bob|L1|${text}\n3|Cal|D4|L1\n4|Dee|D3|U`),
  );
  expect(roundsOf(reading)["2 Bob"]).toBe(`L1 ${spelled}`);
  expect(reading.findings).toEqual([]);
});

test("numbers=rank without a column of ranks is a finding", () => {
  const cells = drawn("Place|Name|Rd 1|Total\n1|Ann|W2|1\n2|Bob|L1|0");
  const { readings } = readCrosstable(cells, { numbers: "rank" });
  expect(readings[0]?.findings).toMatchObject([{ code: "numbers-absent", kind: "rank", level: "error" }]);
});
