import { describe, expect, test } from "vitest";
import { columnsOf, cut } from "../../../src/reader/layouts/text/columns";
import { fieldsOf } from "../../../src/reader/layouts/text/delimited";
import { isHeadingLine } from "../../../src/reader/layouts/text/stretches";
import { roundsOfCells } from "../../../src/reader/layouts/squeezed";
import { readCrosstable } from "../../../src/reader/index";
import { drawn, pasted, readOne, roundsOf } from "./drawn";

test.each([
  ["No. Name Rate Rd 1 Rd 2 Total", true],
  ["Place Name            Feder Rtg  Loc Score", true],
  ["Nr. Teilnehmer  TWZ  1 2 3 4", true],
  ["1. Smith, John  2000 W12 D5", false],
  ["The players with the best scores share the prizes", false],
  ["", false],
])("whether %j is a heading line: %s", (text, is) => expect(isHeadingLine(text)).toBe(is));

test("a column begins where its cells or its heading begin", () => {
  const heading = "No  Name            Rtg   1     2";
  const body = ["1.  Smith, John     2001  W  3  W 12", "12. Jones, Mary Ann unr.  H---  L  1"];
  const columns = columnsOf(heading, body);
  expect(body.map((line) => cut(line, columns))).toEqual([
    ["1.", "Smith, John", "2001", "W  3", "W 12"],
    ["12.", "Jones, Mary Ann", "unr.", "H---", "L  1"],
  ]);
});

test("a delimiter inside quotes separates nothing", () =>
  expect(fieldsOf('1,"Smith, John",W2', ",")).toEqual(["1", "Smith, John", "W2"]));

test.each([",", "\t", "|", ";"])("lines of 16,000 fields with %j between them are no crosstable", (sign) => {
  const { readings, findings } = readCrosstable(
    Array.from({ length: 40 }, () => [`1${sign}`.repeat(16_000)]),
  );
  expect(readings).toEqual([]);
  expect(findings.map(({ code }) => code)).toEqual(["no-crosstable"]);
});

test("a note full of commas under a table of fields stays whole", () => {
  const lines = ["No,Name,Rd 1,Total", "1,Ann,W2,1", "2,Bob,L1,0", `Note${",".repeat(1000)}`];
  const reading = readOne(lines.map((line) => [line]));
  expect(roundsOf(reading)).toEqual({ "1 Ann": "W2", "2 Bob": "L1" });
});

describe("cells that were squeezed out", () => {
  test("go back where the opponents' rows say", () => {
    const rows = [
      { no: 1, opponents: [3, 2, 4] },
      { no: 2, opponents: [4, 1, null] },
      { no: 3, opponents: [1, null] },
      { no: 4, opponents: [2, 1] },
    ];
    expect(roundsOfCells(rows, 3)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1],
      [0, 2],
    ]);
  });

  test("with the total that moved along, and a finding for each row", () => {
    const reading = readOne(
      drawn(`
No|Name|Rd 1|Rd 2|Rd 3|Total
1|Ann|W3|W2|D4|2.5
2|Bob|W4|L1|H|1.5
3|Cal|L1|B|1
4|Dee|L2|D1|0.5`),
    );
    expect(roundsOf(reading)).toEqual({
      "1 Ann": "W3 W2 D4",
      "2 Bob": "W4 L1 H",
      "3 Cal": "L1 B U",
      "4 Dee": "L2 U D1",
    });
    expect(reading.findings.map(({ code, player }) => [code, player])).toEqual([
      ["gap-placed", 3],
      ["gap-placed", 4],
    ]);
  });
});

const ROUNDS = {
  "1 Smith, John": "W3 W2 D4",
  "2 Jones, Mary Ann": "W4 L1 H",
  "3 Brown, Al": "L1 B W5",
  "4 White, Bo": "L2 W5 D1",
  "5 Black, Cy": "H L4 L3",
};

describe("a text in column A", () => {
  test.each([
    [
      "aligned, with blanks inside cells",
      `
Fall Classic
No. Name                     Rate  Rnd 1  Rnd 2  Rnd 3  Total
 1. Smith, John              2001  W   3  W   2  D   4   2.5
 2. Jones, Mary Ann          1950  W   4  L   1  H---    1.5
 3. Brown, Al                1801  L   1  B---   W   5   2.0
 4. White, Bo                1702  L   2  W   5  D   1   1.5
 5. Black, Cy                unr.  H---   L   4  L   3   0.5

Chief TD: somebody`,
    ],
    [
      "not aligned, without headings",
      `
1 Smith, John 2.5 W3 W2 D4
2 Jones, Mary Ann 1.5 W4 L1 H---
3 Brown, Al 2.0 L1 B--- W5
4 White, Bo 1.5 L2 W5 D1
5 Black, Cy 0.5 H--- L4 L3`,
    ],
    [
      "with semicolons",
      `
No;Name;1;2;3;Total
1;Smith, John;W3;W2;D4;2,5
2;Jones, Mary Ann;W4;L1;H;1,5
3;Brown, Al;L1;B;W5;2
4;White, Bo;L2;W5;D1;1,5
5;Black, Cy;H;L4;L3;0,5`,
    ],
    [
      "drawn with bars",
      `
+----+-----------------+----+----+----+-------+
| No | Name            |  1 |  2 |  3 | Total |
+----+-----------------+----+----+----+-------+
|  1 | Smith, John     | W3 | W2 | D4 |   2.5 |
|  2 | Jones, Mary Ann | W4 | L1 | H  |   1.5 |
|  3 | Brown, Al       | L1 | B  | W5 |   2.0 |
|  4 | White, Bo       | L2 | W5 | D1 |   1.5 |
|  5 | Black, Cy       | H  | L4 | L3 |   0.5 |
+----+-----------------+----+----+----+-------+`,
    ],
  ])("%s", (_, text) => {
    const reading = readOne(pasted(text));
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });

  test("with standings above the crosstable: scores and tie-breaks are matched by name", () => {
    const reading = readOne(
      pasted(`
Place Name            Feder Rtg  Loc Score Buch.

  1   Ann                   2100     2.5     3.5
 2-3  Bob                   2000     1.5     4.0
      Cal                   1900     1.5     3.5
  4   Dee                   1800     0.5     4.0

Cross Table

No  Name            Feder Rtg   1    2    3

1.  Ann                   2100  3:W  2:W  4:D
2.  Bob                   2000  4:W  1:L   :
3.  Cal                   1900  1:L   :W   :
4.  Dee                   1800  2:L   :   1:D`),
    );
    expect(roundsOf(reading)).toEqual({
      "1 Ann": "W3 W2 D4",
      "2 Bob": "W4 L1 H",
      "3 Cal": "L1 B H",
      "4 Dee": "L2 U D1",
    });
    expect(reading.table.printed.map(({ code, values }) => [code, values.get(3)])).toEqual([["BH", 3.5]]);
  });

  test("with tie-breaks of the tied below it", () => {
    const { table } = readOne(
      pasted(`
1 Ann_A 1.5 +W3 =B2
2 Bob_B 1.5 +B4 =W1
3 Cal_C 0.5 -B1 =BYE
4 Dee_D 0.5 -W2 =BYE

Pos Name DirE Cmlt S-B
1 Ann_A 0.5 2.5 1.25
2 Bob_B 0.5 2.5 1.25`),
    );
    expect(table.printed.map(({ code, values }) => [code, [...values]])).toEqual([
      [
        "DE",
        [
          [1, 0.5],
          [2, 0.5],
        ],
      ],
      [
        "CUM",
        [
          [1, 2.5],
          [2, 2.5],
        ],
      ],
      [
        "SB",
        [
          [1, 1.25],
          [2, 1.25],
        ],
      ],
    ]);
  });

  test("a line that lost cells is told of", () => {
    const { findings } = readOne(
      pasted(`
1 Ann_A 2.5 +W3 +B2 =W4
2 Bob_B 1.5 +B4 -W1 =BYE
3 Cal_C 1.0 -B1 +BYE --
4 Dee_D 0.5 -W2 =B1`),
    );
    expect(findings.map(({ code, at }) => [code, at])).toContainEqual(["gap-placed", { row: 3, column: 0 }]);
  });
});

describe("a tournament report", () => {
  const report = `
012 Winter Open
042 2026-01-05
092 Individual: Swiss-System
XXR 2
001    1      Ann                               2000                             1.5    1     2 w 1     3 b =
001    2      Bob                               1900                             1.0    2     1 b 0  0000 - U
001    3      Cal                               1800                             1.0    3  0000 - H     1 w =`;

  test.each([
    ["a line a cell", pasted(report)],
    ["in one cell", [[report]]],
    ["with Windows line ends and a byte order mark", [["\uFEFF" + report.trim().replaceAll("\n", "\r\n")]]],
    ["with an apostrophe before each line", pasted(report.trim().replaceAll(/^/gm, "'"))],
    ["in the quotes of a CSV", pasted(report.trim().replaceAll(/^.*$/gm, '"$&"'))],
    ["indented", pasted(report.replaceAll(/^/gm, "   "))],
    ["with notes beside it", pasted(report).map(([line]) => [line, "", "a note"])],
  ])("%s", (_, cells) => {
    const { tournament, startDate } = readOne(cells);
    expect([tournament.title, startDate, tournament.announcedRounds]).toEqual([
      "Winter Open",
      "2026-01-05",
      2,
    ]);
    expect(roundsOf(readOne(cells))).toEqual({ "1 Ann": "W2w D3b", "2 Bob": "L1b B", "3 Cal": "H D1w" });
  });

  test("cut by Excel at the comma of a name", () => {
    const cut = report.replace(/Ann {4}/, "Ann, A.").split("\n");
    expect(roundsOf(readOne(cut.map((line) => line.split(","))))).toEqual({
      "1 Ann, A.": "W2w D3b",
      "2 Bob": "L1b B",
      "3 Cal": "H D1w",
    });
  });

  test("what cannot be read in it is a finding at its line", () => {
    const { findings } = readOne(pasted(report.replace("1 b 0", "1 b ?")));
    expect(
      findings.filter(({ level }) => level === "error").map(({ code, at }) => [code, at]),
    ).toContainEqual(["unread", { row: 5, column: 0 }]);
  });
});
