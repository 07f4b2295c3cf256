import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printCsv } from "../../src/workbench/cli/csv";
import { printJson } from "../../src/workbench/cli/json";
import { printMessages } from "../../src/workbench/cli/messages";
import type { Finding, Report, Section, Standing } from "../../src/workbench/cli/report";
import { printTables } from "../../src/workbench/cli/table";
import { clipped, printable, widthOf } from "../../src/workbench/cli/width";

type Row = Section["rows"][number];

const HEADING = ["Place", "No.", "Name", "Rating", "Score", "Mod. Med.", "Avg. opp."];

const standingOf = ([place, no, name]: Row, sharedBy = 1): Standing => ({
  place: typeof place === "number" ? place : null,
  sharedBy,
  no: Number(no),
  name: String(name),
  rating: null,
  team: null,
  score: 4,
  values: { PTS: 4, MMED: 14 },
});

const section = (title: string, rows: readonly Row[]): Section => ({
  section: title,
  rules: "USCF",
  tiebreaks: ["PTS", "MMED"],
  heading: HEADING,
  rows,
  findings: [],
  standings: rows.map((row) => standingOf(row, row[0] === 2 ? 2 : 1)),
  warnings: [],
});

const OPEN = section("Open", [
  [1, 12, "Lindqvist, Ava", 1184, 4, 14, 1834.3333333],
  [2, 3, '=HYPERLINK("x")', "", 3.5, 9.5, ""],
  [2, 7, "+cmd", 990, 3.5, 10, 950],
  ["", 5, "House player", "", 1, 2, 1000],
]);
const RESERVE = section("U1200, reserve", [[1, 1, "Park", 900, 2, 3, 800.5]]);

describe("as a table", () => {
  test("columns are aligned, numbers to the right, each with its decimals", () => {
    expect(printTables([OPEN], Infinity)).toBe(
      [
        "Place  No.  Name             Rating  Score  Mod. Med.  Avg. opp.",
        "    1   12  Lindqvist, Ava     1184    4.0       14.0    1834.33",
        '  2–3    3  =HYPERLINK("x")            3.5        9.5',
        "  2–3    7  +cmd                990    3.5       10.0     950.00",
        "         5  House player               1.0        2.0    1000.00",
        "",
      ].join("\n"),
    );
  });

  test("several sections come one after the other under their titles", () => {
    expect(
      printTables([OPEN, RESERVE], Infinity)
        .split("\n")
        .filter((line) => /^[OU]/.test(line)),
    ).toEqual(["Open", "U1200, reserve"]);
  });

  test.each([50, 60, 70])("names are cut where the terminal has %i columns", (columns) => {
    const lines = printTables([OPEN], columns).split("\n");
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(Math.max(columns, 53));
  });

  test("wide and combining characters keep the columns straight", () => {
    expect(widthOf("李小龙")).toBe(6);
    expect(widthOf("Jose\u0301")).toBe(4);
    expect(clipped("李小龙", 5)).toBe("李小…");
    expect(clipped("Jose\u0301 Raul", 6)).toBe("Jose\u0301 …");
  });

  test("no text can steer the terminal", () => {
    expect(printable("Ann\u001b[31m\r\nBea\u202e")).toBe("Ann [31m Bea ");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const printed = printTables([section("", [[1, 1, name, 1, 1, 1, 1]])], Infinity);
        expect(printed.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
        expect(printed.split("\n")).toHaveLength(3);
      }),
    );
  });
});

describe("as CSV", () => {
  test("a heading, then a line a player; a blank line and the title between sections", () => {
    expect(printCsv([OPEN, RESERVE])).toBe(
      [
        "Place,No.,Name,Rating,Score,Mod. Med.,Avg. opp.",
        '1,12,"Lindqvist, Ava",1184,4,14,1834.3333333',
        `2,3,"'=HYPERLINK(""x"")",,3.5,9.5,`,
        "2,7,'+cmd,990,3.5,10,950",
        ",5,House player,,1,2,1000",
        "",
        '"U1200, reserve"',
        "Place,No.,Name,Rating,Score,Mod. Med.,Avg. opp.",
        "1,1,Park,900,2,3,800.5",
        "",
      ].join("\n"),
    );
  });
});

const FINDING: Finding = { level: "error", cell: "Open!E9", player: 7, round: 3, message: "Round 3: …" };

const report = (parts: Partial<Report>): Report => ({
  outcome: "ranked",
  source: { name: "Sheet" },
  sections: [],
  schools: [],
  findings: [],
  notes: [],
  message: "",
  ...parts,
});

describe("as JSON", () => {
  const parsed = (parts: Partial<Report>): unknown => JSON.parse(printJson(report(parts)));

  test("a section each, with the members of the public surface and no others", () => {
    const [row] = OPEN.rows;
    const one = { ...OPEN, findings: [FINDING], standings: row === undefined ? [] : [standingOf(row)] };
    expect(parsed({ sections: [one] })).toEqual([
      {
        sheet: "Sheet",
        section: "Open",
        rules: "USCF",
        tiebreaks: ["MMED"],
        findings: [FINDING],
        standings: [
          {
            place: 1,
            no: 12,
            name: "Lindqvist, Ava",
            rating: null,
            team: null,
            score: 4,
            values: { MMED: 14 },
          },
        ],
      },
    ]);
  });

  test("a score that does not come first is one of the tie-breaks", () => {
    const one = { ...RESERVE, tiebreaks: ["MMED", "PTS"] };
    expect(parsed({ sections: [one] })).toMatchObject([
      { tiebreaks: ["MMED", "PTS"], standings: [{ values: { MMED: 14, PTS: 4 } }] },
    ]);
  });

  test("a sheet without a crosstable is one section without standings", () => {
    expect(parsed({ outcome: "findings", findings: [FINDING] })).toEqual([
      { sheet: "Sheet", section: "", rules: "", tiebreaks: [], findings: [FINDING], standings: [] },
    ]);
  });
});

describe("messages", () => {
  test("findings with their cells, then by which rules, warnings and notes", () => {
    const one = { ...OPEN, findings: [{ ...FINDING, level: "info" } as const], warnings: ["Provisional"] };
    expect(printMessages(report({ sections: [one, RESERVE], notes: ["Name taken"] }))).toBe(
      [
        "info: Open!E9: Round 3: …",
        "Open: USCF, MMED",
        "Provisional",
        "U1200, reserve: USCF, MMED",
        "Name taken",
        "",
      ].join("\n"),
    );
  });

  test("--anyway is offered only where it helps", () => {
    const refused = (parts: Partial<Report>): string =>
      printMessages(report({ outcome: "findings", ...parts }));
    expect(refused({ sections: [{ ...OPEN, findings: [FINDING] }] })).toContain("--anyway");
    expect(refused({ findings: [{ ...FINDING, cell: "" }] })).toBe("error: Round 3: …\n");
  });

  test("a trouble is told in the add-in's words", () => {
    expect(printMessages(report({ outcome: "trouble", message: "This workbook is protected." }))).toBe(
      "This workbook is protected.\n",
    );
  });
});
