import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readMark, writeMark } from "../../src/excel/ownership";
import { DEFAULT_SETTINGS, readSettings, type SheetSettings, writeSettings } from "../../src/excel/settings";

const CHOSEN: SheetSettings = {
  rules: "FIDE-2024, rounds=9",
  tiebreaks: ["DE", "BH/C1"],
  area: { row: 3, column: 0, rows: 13, columns: 10 },
  headingRow: 3,
  event: "Spring Open",
  section: "U1200",
  together: false,
  write: "live",
  columns: { number: false, rating: true, team: false, carried: ["Grade"], scorePlace: true },
  also: ["wallchart", "working"],
  runningScores: true,
  workingScore: 8,
  leaveOutUnplayed: true,
  again: true,
  teams: { tiebreaks: ["CUM"], divisions: { by: "column", heading: "Grade" }, sheets: ["{7}"] },
  addedAfter: [["BLACKS", 2]],
};

describe("settings of a sheet", () => {
  test("come back as they were kept", () => {
    expect(readSettings(writeSettings(CHOSEN))).toEqual(CHOSEN);
    expect(readSettings(writeSettings(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS);
  });

  test("are the usual ones where there are none, or those of another version", () => {
    for (const stored of [null, "", "{", "null", "7", "[]", '{"rules":"MCA"}', '{"version":2,"rules":"MCA"}'])
      expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test.each`
    stored                                                   | because
    ${'{"version":1,"rules":7,"tiebreaks":"MMED"}'}          | ${"of the wrong type"}
    ${'{"version":1,"tiebreaks":[1]}'}                       | ${"a sequence of numbers"}
    ${'{"version":1,"area":{"row":-1,"column":0,"rows":1}}'} | ${"no area"}
    ${'{"version":1,"also":["payroll"],"write":"both"}'}     | ${"unknown words"}
    ${'{"version":1,"__proto__":{"rules":"MCA"}}'}           | ${"not the settings' own"}
    ${'{"version":1,"addedAfter":[["X"],[1,2],"y"]}'}        | ${"no pairs"}
  `("$stored is ignored: $because", ({ stored }: { stored: string }) => {
    expect(readSettings(stored)).toEqual(DEFAULT_SETTINGS);
  });

  test("never throw, whatever the workbook holds", () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(readSettings(json).write).toMatch(/^(values|live)$/);
      }),
    );
  });
});

describe("the mark of an owned sheet", () => {
  const MARK = {
    id: "{1}",
    kind: "standings",
    source: "{0}",
    section: "U1200",
    rows: 20,
    columns: 9,
  } as const;

  test("comes back on its own sheet, and on no copy of it", () => {
    expect(readMark(writeMark(MARK), "{1}")).toEqual(MARK);
    expect(readMark(writeMark(MARK), "{2}")).toBeNull();
  });

  test("is nothing where it is damaged", () => {
    for (const json of ["", "{}", '{"id":"{1}","kind":"payroll"}', writeMark({ ...MARK, rows: -1 })])
      expect(readMark(json, "{1}")).toBeNull();
    expect(readMark(null, "{1}")).toBeNull();
  });
});
