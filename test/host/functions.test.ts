import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { FunctionResult } from "../../src/workbench/customfunctions";
import { openWorkbook } from "../../src/workbench/files";
import { type Book, plainValue, type Sheet, spillArea } from "../../src/workbench/model";
import { builtFileOptions, builtFunctions } from "../../src/workbench/node/built";
import { bookOf, openOn, rankOnce, type Row, sheetOf } from "./harness";

const ROOT = join(import.meta.dirname, "../..");
const DIST = join(ROOT, "dist");
const { functions } = builtFunctions(DIST);

const sample = async (name: string): Promise<Book> => {
  const bytes = new Uint8Array(readFileSync(join(ROOT, "samples", name)));
  return (await openWorkbook(name, bytes, builtFileOptions(DIST))).book;
};

/** What the formula in a cell fills, rows of plain values. */
const spilled = (sheet: Sheet, row: number, column: number) => {
  const area = spillArea(sheet, row, column) ?? { row, column, rows: 1, columns: 1 };
  return Array.from({ length: area.rows }, (_, i) =>
    Array.from({ length: area.columns }, (__, j) => plainValue(sheet.cells.at(row + i, column + j).value)),
  );
};

/** The crosstable of each sample with one, the functions of its tie-breaks, and its columns of names and numbers. */
const EVENTS = [
  {
    file: "open-5-rounds.xlsx",
    range: "Open!A4:K35",
    codes: ["MODMEDIAN", "SOLKOFF", "CUMULATIVE", "CUMOPPOSITION"],
  },
  {
    file: "winter-9-rounds.xlsx",
    range: "Winter!A1:Z60",
    codes: ["MODMEDIAN", "SOLKOFF", "CUMULATIVE", "CUMOPPOSITION"],
  },
  {
    file: "round-robin-8.xlsx",
    range: "Invitational!A1:Z40",
    codes: ["SONNEBORN", "HEADTOHEAD", "GAMESWON"],
  },
] as const;

describe.each(EVENTS)("formulas typed into cells beside $file", ({ file, range, codes }) => {
  test("give the numbers of the Standings sheet", async () => {
    const book = await sample(file);
    const { addin, rank } = await openOn(book);
    const [section] = (await rank()).sections;
    const [heading, rows] = [section?.heading ?? [], section?.rows ?? []];
    const spare = book.addSheet({ name: "Spare" });
    addin.host.type(spare, "A1", `=STANDINGS(${range})`);
    const first = heading.length - codes.length;
    const winner = String(rows[0]?.[1]);
    codes.forEach((code, i) => addin.host.type(spare, `Z${i + 1}`, `=${code}(${range}, ${winner})`));
    addin.host.type(spare, "Z9", `=PLACES(${range}, "${String(rows[1]?.[2])}")`);
    await addin.host.settled();
    expect(spilled(spare, 0, 0)).toEqual([heading, ...rows]);
    expect(codes.map((_, i) => spare.cells.at(i, 25).value)).toEqual(rows[0]?.slice(first));
    expect(spare.cells.at(8, 25).value).toBe(rows[1]?.[0]);
  });
});

test("the list form and the form of one row are those of the guide", async () => {
  const book = bookOf({
    Spare: [
      [0, 3, 3, 4, 5],
      [3, 2, 5, 3, 3],
      [1, 2, 3, 4, 4],
      ["W", "L", "W", "W", "D"],
    ],
  });
  const { addin } = await openOn(book);
  const cases = [
    ["H1", "=MODMEDIAN(A1:E1, 4)", 15],
    ["H2", "=SOLKOFF(A1:E1)", 15],
    ["H3", "=HARKNESS(A1:E1, 4)", 10],
    ["H4", "=MODMEDIAN(A2:E2, 4)", 14],
    ["H5", "=SOLKOFF(A2:E2)", 16],
    ["H6", "=HARKNESS(A2:E2)", 9],
    ["H7", "=CUMULATIVE(A3:E3)", 14],
    ["H8", "=CUMULATIVE(A4:E4)", 10.5],
  ] as const;
  for (const [cell, formula] of cases) addin.host.type("Spare", cell, formula);
  await addin.host.settled();
  const spare = sheetOf(book, "Spare");
  expect(cases.map(([, formula], i) => [formula, spare.cells.at(i, 7).value])).toEqual(
    cases.map(([, formula, value]) => [formula, value]),
  );
});

test("a change of a result changes what depends on it", async () => {
  const book = await sample("round-robin-8.xlsx");
  const { addin } = await openOn(book);
  const spare = book.addSheet({ name: "Spare" });
  addin.host.type(spare, "A1", "=CROSSTABLE.CHECK(Invitational!A1:Z40)");
  await addin.host.settled();
  expect(spilled(spare, 0, 0)[1]).toEqual(["info", "", "", "", "No findings"]);
  addin.host.type("Invitational", "E5", 0);
  await addin.host.settled();
  expect(spilled(spare, 0, 0).flat()).toContain("error");
});

describe("blank cells", () => {
  const played = (blank: unknown) => [
    ["No.", "Name", "Rd 1", "Rd 2", "Rd 3"],
    [1, "Ann", "W4", "W3", "D2"],
    [2, "Bea", "W3", "D4", "D1"],
    [3, "Cal", "L2", "L1", blank],
    [4, "Dan", "L1", "D2", blank],
  ];

  test('reach functions as 0, null or "", and change nothing', async () => {
    const { addin } = await openOn(bookOf({ Open: [] }));
    const call = (blank: unknown): Promise<FunctionResult> =>
      addin.host.functions.invoke("STANDINGS", [played(blank), [[blank]], blank]);
    const [zero, nothing, empty] = await Promise.all([call(0), call(null), call("")]);
    expect(zero).toHaveLength(5);
    expect(nothing).toEqual(zero);
    expect(empty).toEqual(zero);
    const ranked = await rankOnce(bookOf({ Open: played("") as Row[] }));
    expect(ranked.sections[0]?.rows).toEqual((zero as unknown[]).slice(1));
  });
});

test("a sheet of garbage gives errors with their reasons, never a fault", async () => {
  const garbage = [
    ["?", "#", -1],
    [true, "W12", "=1"],
    [{ type: "Error" }, "x".repeat(32_767), "__proto__"],
  ];
  const { addin } = await openOn(bookOf({ Open: [] }));
  const results = await Promise.all(
    functions.map(({ id, parameters }) =>
      addin.host.functions.invoke(
        id,
        parameters.map((_, i) => (i === 0 ? garbage : "constructor")),
      ),
    ),
  );
  results.forEach((result, i) => {
    const { error, message = "" } = result as { readonly error?: string; readonly message?: string };
    expect(`${functions[i]?.id ?? ""} ${error ?? ""}`).toMatch(/ #(?:VALUE!|N\/A)$/);
    expect(message).not.toMatch(/^$|unexpected fault/);
  });
});
