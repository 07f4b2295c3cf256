import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openWorkbook } from "../../src/workbench/files";
import type { Book } from "../../src/workbench/model";
import { builtFileOptions } from "../../src/workbench/node/built";
import { DIST, NO_DIST, type Outcome, ranked, SAMPLES } from "./terminal";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rank-"));
  cpSync(join(SAMPLES, "open-5-rounds.xlsx"), join(folder, "open.xlsx"));
  cpSync(join(SAMPLES, "quads.csv"), join(folder, "quads.csv"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const here = (...args: readonly string[]): Promise<Outcome> => ranked(args, { folder });
const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));
const bookOf = async (name: string): Promise<Book> =>
  (await openWorkbook(name, new Uint8Array(bytesOf(name)), builtFileOptions(DIST))).book;

/** The parts of a workbook that name its sheets and number its styles. */
const SHARED = ["[Content_Types].xml", "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "xl/styles.xml"];

const partsOf = (name: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(unzipSync(bytesOf(name))).map(([part, bytes]) => [
      part,
      Buffer.from(bytes).toString("hex"),
    ]),
  );

describe("the written workbook", () => {
  test("has a Standings sheet more; every other part is byte for byte what it was", async () => {
    expect(await here("open.xlsx", "--out", "out.xlsx")).toMatchObject({ exit: 0 });
    const [before, after] = [partsOf("open.xlsx"), partsOf("out.xlsx")];
    for (const [part, bytes] of before)
      if (!SHARED.includes(part)) expect([part, after.get(part)]).toEqual([part, bytes]);
    const book = await bookOf("out.xlsx");
    expect(book.sheets.map(({ name }) => name)).toEqual(["Open", "Standings"]);
    expect(book.active.name).toBe("Standings");
    expect(book.sheet("Standings")).toMatchObject({
      tables: [{ name: "StandingsTable" }],
      freeze: { rows: 4 },
    });
  });

  test("ranked again rewrites the same sheet", async () => {
    await here("open.xlsx", "--out", "once.xlsx");
    expect(await here("once.xlsx", "--out", "twice.xlsx")).toMatchObject({ exit: 0 });
    expect(await here("once.xlsx", "--sheet", "Open", "--out", "again.xlsx")).toMatchObject({ exit: 0 });
    const ids = async (name: string) => (await bookOf(name)).sheets.map(({ id, name: sheet }) => [id, sheet]);
    expect(await ids("twice.xlsx")).toEqual(await ids("once.xlsx"));
    expect(await ids("again.xlsx")).toEqual(await ids("once.xlsx"));
    expect([...partsOf("twice.xlsx").keys()].sort()).toEqual([...partsOf("once.xlsx").keys()].sort());
  });

  test("remembers rules and tie-breaks, but not --anyway", async () => {
    await here("open.xlsx", "--rules", "FIDE-2024", "--tiebreaks", "BH", "--anyway", "--out", "fide.xlsx");
    const { out, err } = await here("fide.xlsx", "--format", "json");
    expect(JSON.parse(out)).toMatchObject([{ sheet: "Open", rules: "FIDE-2024", tiebreaks: ["BH"] }]);
    expect(err).toContain("Open: FIDE-2024, BH\n");
    expect([...(await bookOf("fide.xlsx")).settings.values()].join()).not.toContain("anyway");
  });

  test("of a text file is a whole workbook", async () => {
    expect(await here("quads.csv", "--out", "quads.xlsx")).toMatchObject({ exit: 0 });
    expect((await bookOf("quads.xlsx")).sheets.map(({ name }) => name)).toEqual(["quads", "Standings"]);
  });

  test("takes the place of an older one whole, and leaves no draft", async () => {
    writeFileSync(join(folder, "out.xlsx"), "older");
    expect(await here("open.xlsx", "--out", "out.xlsx")).toMatchObject({ exit: 0 });
    expect((await bookOf("out.xlsx")).sheets).toHaveLength(2);
    expect(readdirSync(folder).sort()).toEqual(["open.xlsx", "out.xlsx", "quads.csv"]);
  });
});

test("without --out nothing is written", async () => {
  const before = bytesOf("open.xlsx");
  expect(await here("open.xlsx")).toMatchObject({ exit: 0 });
  expect(readdirSync(folder).sort()).toEqual(["open.xlsx", "quads.csv"]);
  expect(bytesOf("open.xlsx").equals(before)).toBe(true);
});

describe("--out never is the file that is ranked", () => {
  test.each([
    ["under its own name", "open.xlsx", () => undefined],
    ["by another path", "./sub/../open.xlsx", () => mkdirSync(join(folder, "sub"))],
    [
      "by a symbolic link",
      "link.xlsx",
      () => symlinkSync(join(folder, "open.xlsx"), join(folder, "link.xlsx")),
    ],
    ["by a hard link", "hard.xlsx", () => linkSync(join(folder, "open.xlsx"), join(folder, "hard.xlsx"))],
    ["through a linked folder", "way/open.xlsx", () => symlinkSync(folder, join(folder, "way"))],
  ])("%s", async (_how, out, prepare) => {
    prepare();
    const before = bytesOf("open.xlsx");
    expect(await ranked(["open.xlsx", "--out", out], { folder, ...NO_DIST })).toEqual({
      exit: 2,
      out: "",
      err: "--out is the file that is ranked; give another name\n",
    });
    expect(bytesOf("open.xlsx").equals(before)).toBe(true);
  });

  test("nor by another case, where that is the same file", async () => {
    if (!existsSync(join(folder, "OPEN.XLSX"))) return;
    expect(await here("open.xlsx", "--out", "OPEN.xlsx")).toMatchObject({ exit: 2 });
  });
});

describe("nothing is written", () => {
  test.each([
    ["to a name that is no workbook's", "out.csv", /must end in \.xlsx\n$/],
    ["to a folder that is not there", "nowhere/out.xlsx", /there is no folder .*nowhere\n$/],
    ["over a folder", "folder.xlsx", /is a folder\n$/],
  ])("%s: 2", async (_what, out, words) => {
    mkdirSync(join(folder, "folder.xlsx"));
    const { exit, err } = await ranked(["open.xlsx", "--out", out], { folder, ...NO_DIST });
    expect(exit).toBe(2);
    expect(err).toMatch(words);
  });

  test("of a sheet with errors: 1", async () => {
    writeFileSync(join(folder, "errors.csv"), "No.,Name,Rd 1\n1,Ann,W2\n2,Bea,W1\n3,Cal,B\n");
    expect(await here("errors.csv", "--out", "out.xlsx")).toMatchObject({ exit: 1, out: "" });
    expect(existsSync(join(folder, "out.xlsx"))).toBe(false);
  });

  test("into a workbook whose structure is protected: 2", async () => {
    const parts = unzipSync(new Uint8Array(bytesOf("open.xlsx")));
    const xml = new TextDecoder().decode(parts["xl/workbook.xml"]);
    const locked = xml.replace("<sheets>", '<workbookProtection lockStructure="1"/><sheets>');
    const files = { ...parts, "xl/workbook.xml": new TextEncoder().encode(locked) };
    writeFileSync(join(folder, "locked.xlsx"), zipSync(files));
    const { exit, out, err } = await here("locked.xlsx", "--out", "out.xlsx");
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
    expect(err).toMatch(/This workbook is protected\..*\n$/);
    expect(existsSync(join(folder, "out.xlsx"))).toBe(false);
  });
});
