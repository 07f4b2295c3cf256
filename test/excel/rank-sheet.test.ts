import { describe, expect, test } from "vitest";
import type { RankOptions } from "../../src/excel/rank/options";
import { rankSheet } from "../../src/excel/rank/rank-sheet";
import {
  DEFAULT_SETTINGS,
  readSettings,
  settingsKey,
  type SheetSettings,
  writeSettings,
} from "../../src/excel/settings";
import { NOV_28 } from "../writer/sections";
import { FakeWorkbook } from "./fake-workbook";

const OPTIONS: RankOptions = { now: NOV_28, paper: "Letter" };

const QUAD = [
  ["No.", "Name", "Rating", "Rd 1", "Rd 2", "Rd 3", "Total"],
  [1, "Ann", 1500, "W4", "W3", "D2", 2.5],
  [2, "Bea", 1400, "W3", "D4", "D1", 2],
  [3, "Cal", "", "L2", "L1", "B", 1],
  [4, "Dan", 1200, "L1", "D2", "H", 1],
];

/** Ann's row says that she drew with Dan, whose row says that he lost. */
const WRONG = QUAD.map((row, i) => (i === 1 ? [1, "Ann", 1500, "D4", "W3", "D2", 2.5] : row));

const choose = async (workbook: FakeWorkbook, sheet: string, settings: Partial<SheetSettings>) =>
  workbook.settings.put(
    settingsKey(workbook.sheet(sheet).id),
    writeSettings({ ...DEFAULT_SETTINGS, ...settings }),
  );

describe("the report", () => {
  test("has the columns and rows of STANDINGS and values by code", async () => {
    const workbook = new FakeWorkbook({ Open: QUAD });
    await choose(workbook, "Open", { tiebreaks: ["SOLK", "AVGOPP"], rules: "USCF, system=swiss" });
    const report = await rankSheet(workbook, OPTIONS);
    expect(report).toMatchObject({ outcome: "ranked", written: [{ name: "Standings", kind: "standings" }] });
    const [section] = report.sections;
    expect(section?.heading).toEqual(["Place", "No.", "Name", "Rating", "Score", "Solkoff", "Avg. opp."]);
    expect(section?.tiebreaks).toEqual(["PTS", "SOLK", "AVGOPP"]);
    expect(section?.standings[0]).toMatchObject({
      place: 1,
      no: 1,
      name: "Ann",
      rating: 1500,
      team: null,
      score: 2.5,
      values: { PTS: 2.5, AVGOPP: 1300 },
    });
    expect(section?.rows[2]?.slice(0, 4)).toEqual([3, 4, "Dan", 1200]);
  });

  test("is plain data", async () => {
    const report = await rankSheet(new FakeWorkbook({ Open: QUAD }), OPTIONS);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test("counts ties broken and left", async () => {
    const tied = [
      ["No.", "Name", "Rd 1"],
      [1, "Ann", "D2"],
      [2, "Bea", "D1"],
      [3, "Cal", "D4"],
      [4, "Dan", "D3"],
    ];
    const workbook = new FakeWorkbook({ Open: tied });
    const report = await rankSheet(workbook, OPTIONS);
    expect(report.sections[0]).toMatchObject({ tiesBroken: 0, tiesLeft: 3, shared: [[1, 2, 3, 4]] });
  });
});

describe("errors on the sheet", () => {
  test("stop the ranking and name their cells", async () => {
    const workbook = new FakeWorkbook({ Open: WRONG });
    const report = await rankSheet(workbook, OPTIONS);
    expect(report).toMatchObject({ outcome: "findings", written: [] });
    const cells = report.sections[0]?.findings
      .filter(({ level }) => level === "error")
      .map(({ cell }) => cell);
    expect(cells).toContain("Open!D2");
    expect(report.sections[0]?.standings).toEqual([]);
    expect(workbook.jobs).toEqual([]);
  });

  test.each([
    ["asked for", { anyway: true }, {}],
    ["said by the rules", {}, { rules: "USCF, anyway" }],
  ])("are passed over where that is %s, and the sheet says so", async (_how, options, settings) => {
    const workbook = new FakeWorkbook({ Open: WRONG });
    await choose(workbook, "Open", settings);
    const report = await rankSheet(workbook, { ...OPTIONS, ...options });
    expect(report.outcome).toBe("ranked");
    expect(workbook.sheet("Standings").cells[2]?.[0]).toMatch(/^Ranked with \d errors?: Round 1: /);
    expect(report.sections[0]?.warnings[0]).toMatch(/^Ranked with/);
    expect(readSettings(workbook.settings.get(settingsKey("{1}")))).toEqual({
      ...DEFAULT_SETTINGS,
      ...settings,
    });
  });

  test.each([
    [{ rules: "NASCAR" }, /“NASCAR” is no rule set/],
    [{ tiebreaks: ["MMED", "XYZ"] }, /“XYZ” is not a tie-break/],
    [{ tiebreaks: ["MMED", "mmed"] }, /stands twice/],
    [{ tiebreaks: ["WIN/C1"] }, /does not take/],
  ])("so does %j in the settings", async (settings, words) => {
    const workbook = new FakeWorkbook({ Open: QUAD });
    await choose(workbook, "Open", settings);
    const report = await rankSheet(workbook, OPTIONS);
    const all = [...report.findings, ...report.sections.flatMap(({ findings }) => findings)];
    expect(report.outcome).toBe("findings");
    expect(all.filter(({ level }) => level === "error").map(({ message }) => message)).toContainEqual(
      expect.stringMatching(words),
    );
  });
});

describe("what is ranked", () => {
  test("an owned sheet leads to its crosstable", async () => {
    const workbook = new FakeWorkbook({ Open: QUAD, Other: QUAD });
    await rankSheet(workbook, OPTIONS);
    expect(await rankSheet(workbook, OPTIONS)).toMatchObject({
      source: { name: "Open" },
      written: [{ id: "{3}" }],
    });
    expect(await rankSheet(workbook, { ...OPTIONS, sheetId: "{2}" })).toMatchObject({
      source: { name: "Other" },
      written: [{ name: "Standings Other" }],
    });
  });

  test("a sheet that is gone is a trouble", async () => {
    const report = await rankSheet(new FakeWorkbook({ Open: QUAD }), { ...OPTIONS, sheetId: "{9}" });
    expect(report).toMatchObject({ outcome: "trouble", trouble: { code: "source-gone" } });
  });

  test("a sheet without settings is ranked by the rules for new workbooks", async () => {
    const workbook = new FakeWorkbook({ Open: QUAD });
    const report = await rankSheet(workbook, { ...OPTIONS, rules: "fide, unrated=1300" });
    expect(report.sections[0]?.rules).toBe("FIDE-2026");
    const kept = readSettings(workbook.settings.get(settingsKey("{1}")));
    expect(kept.rules).toBe("FIDE-2026, unrated=1300");
    await rankSheet(workbook, { ...OPTIONS, rules: "WINTD", sheetId: "{1}" });
    expect(readSettings(workbook.settings.get(settingsKey("{1}")))).toEqual(kept);
  });

  test("the event takes the sheet's name where it has none, or the user's", async () => {
    const workbook = new FakeWorkbook({ Open: QUAD });
    await rankSheet(workbook, OPTIONS);
    expect(workbook.sheet("Standings").cells[0]?.[0]).toBe("Open");
    await choose(workbook, "Open", { event: "Spring Open" });
    await rankSheet(workbook, OPTIONS);
    expect(workbook.sheet("Standings").cells[0]?.[0]).toBe("Spring Open");
  });
});

test("a trouble while writing is reported in words", async () => {
  const workbook = new FakeWorkbook({ Open: QUAD });
  workbook.trouble = { code: "no-room", column: "L", more: 1 };
  const report = await rankSheet(workbook, OPTIONS);
  expect(report).toMatchObject({ outcome: "trouble", sections: [], source: { name: "Open" } });
  expect(report.message).toMatch(/^Column L beside the list is in use\./);
});

test("without room the list can do without its notes", async () => {
  const late = QUAD.map((row, i) => (i === 4 ? [4, "Dan", 1200, "L1", "D2", "U", 0.5] : row));
  const workbook = new FakeWorkbook({ Open: late });
  await choose(workbook, "Open", { rules: "USCF, system=swiss" });
  await rankSheet(workbook, OPTIONS);
  const { columns } = workbook.sheet("Standings").block ?? { columns: 0 };
  await rankSheet(workbook, { ...OPTIONS, room: "dropNote" });
  expect(workbook.sheet("Standings").block?.columns).toBe(columns - 1);
});

test("sections among the same cells are written as values where formulas are wanted: one range would read them all", async () => {
  const rows = (section: string) => QUAD.slice(1).map(([no, ...rest]) => [section, no, ...rest]);
  const workbook = new FakeWorkbook({ Open: [["Section", ...(QUAD[0] ?? [])], ...rows("A"), ...rows("B")] });
  await choose(workbook, "Open", { write: "live", rules: "USCF, system=swiss" });
  const report = await rankSheet(workbook, OPTIONS);
  expect(report.written.map(({ name }) => name)).toEqual(["Standings A", "Standings B"]);
  const cells = workbook.sheet("Standings B").cells.flat();
  expect(cells).toContain("Ann");
  expect(cells).toContainEqual(expect.stringMatching(/^Written as values: .* shares its cells with another/));
});
