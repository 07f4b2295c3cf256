import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Sheet } from "../../src/workbench/model";
import { STANDINGS } from "../writer/example";
import {
  bookOf,
  cellAt,
  everything,
  fill,
  MAPLE_GROVE,
  namesOf,
  openOn,
  quad,
  rankOnce,
  sheetOf,
  shown,
} from "./harness";

/** The used cells of a sheet as lines: what they show, between asterisks where it is bold. */
const drawnCells = (sheet: Sheet): string[] =>
  shown(sheet).map((row, r) =>
    row
      .map((text, c) => (text !== "" && sheet.shown(r, c).format.font?.bold === true ? `*${text}*` : text))
      .join(" | ")
      .replace(/(?: \| )+$/, ""),
  );

describe("the example event", () => {
  test("becomes its sheet, and its own sheet stays as it is", async () => {
    const book = bookOf({ Open: MAPLE_GROVE });
    const before = everything(sheetOf(book, "Open"));
    const report = await rankOnce(book);
    expect(report).toMatchObject({ outcome: "ranked", message: "", notes: [], trouble: null });
    expect(report.sections[0]).toMatchObject({
      rules: "USCF",
      tiesBroken: 6,
      tiesLeft: 1,
      shared: [[8, 12]],
    });
    expect(everything(sheetOf(book, "Open"))).toBe(before);
    expect(namesOf(book)).toEqual(["Open", "Standings"]);
    const written = drawnCells(sheetOf(book, "Standings"));
    expect(written[1]).toMatch(
      /^Final standings · 12 players · 5 of 5 rounds · ranked \w{3} \d+, \d{4}, \d+:\d\d [AP]M$/,
    );
    const undated = (lines: readonly string[]) => lines.filter((_, row) => row !== 1);
    expect(undated(written)).toEqual(undated(STANDINGS));
  });

  test("is a table under a frozen heading that prints on every page", async () => {
    const book = bookOf({ Open: MAPLE_GROVE });
    await rankOnce(book);
    const sheet = sheetOf(book, "Standings");
    expect(sheet.tables).toMatchObject([
      { name: "StandingsTable", area: { row: 3, column: 0, rows: 13, columns: 11 } },
    ]);
    expect(sheet.freeze.rows).toBe(4);
    expect(sheet.page).toMatchObject({
      orientation: "Landscape",
      paperSize: "Letter",
      titleRows: { row: 0, rows: 4 },
      zoom: { horizontalFitToPages: 1 },
      margins: { top: 36, left: 36 },
      headerFooter: { leftFooter: "Maple Grove Scholastic, K–8 U1200", rightFooter: "Page &P of &N" },
    });
    expect(cellAt(sheet, "A4").format).toMatchObject({
      fill: { color: "#107C41" },
      font: { bold: true, color: "#FFFFFF" },
    });
    expect(cellAt(sheet, "G5").format.font?.bold).toBe(true);
    expect(cellAt(sheet, "F5").format.font?.bold).toBeUndefined();
    expect(cellAt(sheet, "A8").format.borders?.EdgeTop).toMatchObject({
      style: "Continuous",
      weight: "Medium",
    });
    expect(sheet.validations.find(({ area }) => area.column === 6)?.prompt?.title).toBe(
      "Modified Median (US Chess 34E1)",
    );
    expect(book.active.name).toBe("Standings");
  });

  test("ranked again from either sheet rewrites the same sheet", async () => {
    const book = bookOf({ Open: MAPLE_GROVE });
    const { rank } = await openOn(book);
    const [first] = (await rank()).written;
    const before = shown(sheetOf(book, "Standings")).slice(2);
    expect((await rank()).written).toEqual([first]);
    book.activate(sheetOf(book, "Open"));
    const again = await rank();
    expect(again).toMatchObject({ outcome: "ranked", source: { name: "Open" }, written: [first] });
    expect(shown(sheetOf(book, "Standings")).slice(2)).toEqual(before);
    expect(namesOf(book)).toEqual(["Open", "Standings"]);
    expect(sheetOf(book, "Standings").tables.map(({ name }) => name)).toEqual(["StandingsTable"]);
  });
});

describe("blank cells", () => {
  const played = (blank: string | number) => [
    ["No.", "Name", "Rd 1", "Rd 2", "Rd 3"],
    [1, "Ann", "W4", "W3", "D2"],
    [2, "Bea", "W3", "D4", "D1"],
    [3, "Cal", "L2", "L1", blank],
    [4, "Dan", "L1", "D2", blank],
  ];
  test("and zeros give identical standings", async () => {
    const [blank, zero] = await Promise.all(
      ["", 0].map(async (value) => (await rankOnce(bookOf({ Open: played(value) }))).sections[0]),
    );
    expect(blank?.rows).toHaveLength(4);
    expect(zero?.rows).toEqual(blank?.rows);
  });
});

describe("a sheet that cannot be ranked", () => {
  test.each([
    ["blank", []],
    ["prose", [["Dear all,"], ["the hall opens at nine."]]],
    [
      "numbers",
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
  ])("%s: nothing is written and a finding says so", async (_what, rows) => {
    const book = bookOf({ Open: rows });
    const { addin, rank } = await openOn(book);
    addin.host.pane.state = "Background";
    const report = await rank();
    expect(report).toMatchObject({ outcome: "findings", written: [] });
    const all = [...report.findings, ...report.sections.flatMap(({ findings }) => findings)];
    expect(all.map(({ level }) => level)).toContain("error");
    expect(namesOf(book)).toEqual(["Open"]);
    expect(addin.host.pane.state).toBe("Visible");
  });

  test("an error names the cell", async () => {
    const rows = quad().map((row) => [...row]);
    rows[2]?.splice(2, 1, "D3");
    const book = bookOf({ "K–8 U1200": rows });
    const report = await rankOnce(book);
    expect(report.outcome).toBe("findings");
    const errors = report.sections
      .flatMap(({ findings }) => findings)
      .filter(({ level }) => level === "error");
    expect(errors.map(({ cell }) => cell)).toContain("'K–8 U1200'!C3");
    expect(namesOf(book)).toEqual(["K–8 U1200"]);
  });

  test("whatever the cells hold, the command ends and nothing is lost", async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        "W12",
        "D5",
        "L1",
        "No.",
        "Name",
        "Rd 1",
        "Total",
        "=1",
        "+",
        "#N/A",
        "½",
        "x".repeat(300),
      ),
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), async (rows) => {
        const book = bookOf({ Open: [] });
        const sheet = sheetOf(book, "Open");
        fill(book, sheet, rows);
        const before = everything(sheet);
        const { addin, rank } = await openOn(book);
        const report = await rank();
        addin.close();
        expect(["ranked", "findings"]).toContain(report.outcome);
        expect(everything(sheet)).toBe(before);
      }),
      { numRuns: 15 },
    );
  });
});

describe("hostile text", () => {
  const NAMES = ['=HYPERLINK("http://x","y")', "+cmd|' /C calc'!A0", "@SUM(A1)", "'t Hooft, Gerard"] as const;
  test("arrives as text, letter by letter", async () => {
    const book = bookOf({ Open: quad(NAMES) });
    const report = await rankOnce(book);
    expect(report.outcome).toBe("ranked");
    const sheet = sheetOf(book, "Standings");
    const cells = [...sheet.cells.all()].map(({ cell }) => cell);
    expect(cells.filter(({ formula }) => formula !== "")).toEqual([]);
    const values = new Set(cells.map(({ value }) => value));
    for (const name of NAMES) expect(values).toContain(name);
  });

  test("any name does", async () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
      fc
        .tuple(fc.constantFrom("=", "+", "-", "@", "'", "\t", "1-", "TRUE", "1e"), fc.string())
        .map((parts) => parts.join("")),
    );
    await fc.assert(
      fc.asyncProperty(name, async (hostile) => {
        const book = bookOf({ Open: quad([hostile, "Bea", "Cal", "Dan"]) });
        const { addin, rank } = await openOn(book);
        await rank();
        addin.close();
        for (const sheet of book.sheets.slice(1))
          for (const { cell } of sheet.cells.all()) expect(cell.formula).toBe("");
      }),
      { numRuns: 15 },
    );
  });
});

test("five thousand players are read and written in parts", async () => {
  const rows = Array.from({ length: 5000 }, (_, i) => [
    i + 1,
    `Player ${i + 1}`,
    i % 2 === 0 ? `W${i + 2}` : `L${i}`,
    i % 2 === 0 ? `D${i + 2}` : `D${i}`,
  ]);
  const book = bookOf({ Open: [["No.", "Name", "Rd 1", "Rd 2"], ...rows] });
  const report = await rankOnce(book);
  expect(report.outcome).toBe("ranked");
  expect(report.sections[0]?.rows).toHaveLength(5000);
  expect(shown(sheetOf(book, "Standings"))[5003]?.[0]).not.toBe("");
});
