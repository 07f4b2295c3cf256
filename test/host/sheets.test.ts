import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openWorkbook } from "../../src/workbench/files";
import {
  bookOf,
  cellAt,
  MAPLE_GROVE,
  namesOf,
  openOn,
  quad,
  type Row,
  settle,
  sheetOf,
  shown,
  textAt,
} from "./harness";

const SAMPLES = join(import.meta.dirname, "../../samples");

const EVERY_KIND = ["wallchart", "working", "alphabetical", "notice", "chart"];

describe("sheets beside Standings", () => {
  test("are written on request and written again in their places", async () => {
    const book = bookOf({ Open: MAPLE_GROVE });
    settle(book, sheetOf(book, "Open"), { also: EVERY_KIND, runningScores: true });
    const { rank } = await openOn(book);
    const first = await rank();
    const names = [
      "Standings",
      "Working",
      "Wall chart",
      "Alphabetical list",
      "Tie-break notice",
      "Race chart",
    ];
    expect(first.written.map(({ name }) => name)).toEqual(names);
    expect(namesOf(book)).toEqual(["Open", ...names]);
    expect((await rank()).written).toEqual(first.written);
    expect(textAt(sheetOf(book, "Wall chart"), "E5")).toBe("W5w");
    expect(textAt(sheetOf(book, "Wall chart"), "E6")).toBe("1.0");
    expect(sheetOf(book, "Race chart").charts).toMatchObject([{ type: "Line" }]);
  });

  test("names lead to the player's working", async () => {
    const book = bookOf({ Open: MAPLE_GROVE });
    settle(book, sheetOf(book, "Open"), { also: ["working"] });
    await (await openOn(book)).rank();
    const { hyperlink, value } = cellAt(sheetOf(book, "Standings"), "C6");
    expect(value).toBe("Nair, Priya");
    expect(hyperlink).toMatchObject({ documentReference: "Working!A16" });
    expect(textAt(sheetOf(book, "Working"), "A16")).toMatch(/^2\. Nair, Priya · 4 points/);
  });
});

/** Two crosstables on one sheet. */
const sections = (rows: readonly Row[]): Row[] => [
  ["Spring Open"],
  [],
  ["Section A"],
  ...rows,
  [],
  ["Section B"],
  ...rows,
];

describe("several sections", () => {
  test("of a quad page are blocks of one sheet", async () => {
    const { book } = await openWorkbook("quads.xlsx", readFileSync(join(SAMPLES, "quads.xlsx")));
    const report = await (await openOn(book)).rank();
    expect(report).toMatchObject({ outcome: "ranked" });
    expect(report.sections.length).toBeGreaterThan(1);
    expect(report.written.map(({ name }) => name)).toEqual(["Standings"]);
    const sheet = sheetOf(book, "Standings");
    expect(sheet.tables).toHaveLength(report.sections.length);
    for (const { section } of report.sections)
      expect(shown(sheet).map(([first]) => first)).toContain(section);
  });

  test("get a sheet each where they are larger, and one if the user wants", async () => {
    const rows = MAPLE_GROVE.slice(3);
    const book = bookOf({ Open: sections(rows) });
    const { rank } = await openOn(book);
    const report = await rank();
    expect(report.written.map(({ name }) => name)).toEqual(["Standings Section A", "Standings Section B"]);
    expect(report.sections.map(({ sheet }) => sheet)).toEqual(["Standings Section A", "Standings Section B"]);
    book.activate(sheetOf(book, "Open"));
    settle(book, sheetOf(book, "Open"), { together: true });
    const again = await (await openOn(book)).rank();
    expect(again.written.map(({ name }) => name)).toEqual(["Standings"]);
  });

  test("of one title get a sheet each, and each is written again in its own place", async () => {
    const rows = MAPLE_GROVE.slice(3);
    const twice = sections(rows).map((row) => (row[0] === "Section B" ? ["Section A"] : row));
    twice[4] = [1, "Lindholm, Eva", ...(twice[4] ?? []).slice(2)];
    const book = bookOf({ Open: twice });
    const { rank } = await openOn(book);
    const names = ["Standings Section A", "Standings Section A (2)"];
    for (let times = 0; times < 2; times++) {
      expect((await rank()).written.map(({ name }) => name)).toEqual(names);
      book.activate(sheetOf(book, "Open"));
    }
    const firsts = names.map((name) => textAt(sheetOf(book, name), "C5"));
    expect(new Set(firsts).size).toBe(2);
  });

  test("one alone may be ranked", async () => {
    const book = bookOf({ Open: sections(quad()) });
    settle(book, sheetOf(book, "Open"), { section: "Section B" });
    const report = await (await openOn(book)).rank();
    expect(report.sections.map(({ section }) => section)).toEqual(["Section B"]);
    expect(textAt(sheetOf(book, "Standings"), "A1")).toMatch(/Section B$/);
  });
});

describe("live standings", () => {
  test("are one formula, and freeze into the full sheet", async () => {
    const book = bookOf({ Open: MAPLE_GROVE });
    const open = sheetOf(book, "Open");
    settle(book, open, { write: "live", tiebreaks: ["MMED", "SOLK"], rules: "USCF" });
    const { addin, rank } = await openOn(book);
    expect(await rank()).toMatchObject({ outcome: "ranked" });
    await addin.host.settled();
    const sheet = sheetOf(book, "Standings");
    expect(cellAt(sheet, "A4").formula).toBe('=STANDINGS(Open!$A$1:$J$16,"MMED, SOLK","USCF")');
    expect(textAt(sheet, "C6")).toBe("Nair, Priya");
    expect(sheet.tables).toEqual([]);
    settle(book, open, { write: "values", tiebreaks: ["MMED", "SOLK"], rules: "USCF" });
    const again = await openOn(book);
    expect(await again.rank()).toMatchObject({ outcome: "ranked", written: [{ name: "Standings" }] });
    expect(cellAt(sheet, "A4").formula).toBe("");
    expect(sheet.tables).toHaveLength(1);
    expect(textAt(sheet, "A12")).toBe("8–9");
  });
});

test("the written sheet equals STANDINGS in the columns that both have", async () => {
  const book = bookOf({ Open: MAPLE_GROVE });
  const { addin, rank } = await openOn(book);
  await rank();
  const spare = book.addSheet({ name: "Spare" });
  addin.host.type("Spare", "A1", "=STANDINGS(Open!A4:J16)");
  await addin.host.settled();
  const written = shown(sheetOf(book, "Standings"))
    .slice(4, 16)
    .map((row) => row.slice(0, 10));
  const spilled = Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: 10 }, (__, j) => spare.cells.at(i + 1, j).value ?? ""),
  );
  const values = Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: 10 }, (__, j) => sheetOf(book, "Standings").cells.at(i + 4, j).value ?? ""),
  );
  expect(written).toHaveLength(12);
  expect(spilled).toEqual(values);
});

test("Explain this player opens the pane", async () => {
  const book = bookOf({ Open: quad() });
  const { addin } = await openOn(book);
  addin.host.pane.state = "Background";
  await addin.host.command("ExplainPlayer");
  expect(addin.host.pane.state).toBe("Visible");
});
