import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ranked } from "./terminal";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rank-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of text and gives its path. */
const written = (name: string, ...lines: readonly string[]): string => {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join("\n")}\n`);
  return path;
};

const QUAD = ["No.,Name,Rd 1,Rd 2,Rd 3,Total", "1,Ann,W4,W3,D2,2.5", "2,Bea,W3,D4,D1,2", "3,Cal,L2,L1,B,1"];
const LAST = "4,Dan,L1,D2,H,1";
const DISAGREEING = "4,Dan,L3,D2,H,1";

interface Ranked {
  readonly sheet: string;
  readonly section: string;
  readonly rules: string;
  readonly tiebreaks: readonly string[];
  readonly findings: readonly { readonly level: string; readonly cell: string }[];
  readonly standings: readonly {
    readonly place: number;
    readonly no: number;
    readonly name: string;
    readonly values: Readonly<Record<string, number | null>>;
  }[];
}

const json = async (...args: readonly string[]): Promise<readonly Ranked[]> => {
  const { out } = await ranked([...args, "--format", "json"]);
  return JSON.parse(out) as readonly Ranked[];
};

describe("samples", () => {
  test("without a file the open tournament is ranked", async () => {
    const { exit, out, err } = await ranked([]);
    expect(exit).toBe(0);
    const lines = out.split("\n");
    expect(lines[0]?.split(/ {2,}/)).toEqual(
      "Place,No.,Name,Rating,Team,Score,Mod. Med.,Solkoff,Cumul.,Cum. Opp.".split(","),
    );
    expect(lines[1]).toMatch(
      /^ +1 +1 +Wetherby, Xenia +2118 +Old Mill CC +4\.0 +13\.5 +15\.5 +12\.0 +52\.5$/,
    );
    expect(lines).toHaveLength(33);
    expect(err).toContain("Open: USCF, MMED, SOLK, CUM, CUMOPP\n");
  });

  test.each(["open-5-rounds", "winter-9-rounds", "round-robin-8", "quads"])(
    "%s.csv and .xlsx hold the same event",
    async (name) => {
      const [csv, xlsx] = await Promise.all(
        [`${name}.csv`, `${name}.xlsx`].map((file) => ranked([file, "--format", "csv"])),
      );
      expect(csv?.exit).toBe(0);
      expect(csv?.out).toBe(xlsx?.out);
    },
  );

  test("sections are printed one after the other", async () => {
    const sections = await json("quads.xlsx");
    expect(sections.map(({ section, standings }) => [section, standings[0]?.name])).toEqual([
      ["Quad A", "Silverthorne, Ada"],
      ["Quad B", "Dapplegrim, Wanda"],
      ["Quad C", "Jessamy, Dmitri"],
    ]);
  });
});

describe("rules and tie-breaks", () => {
  test("are those that are typed", async () => {
    const [section] = await json("--rules", "wintd", "--tiebreaks", "SOLK; Modified Median, sb");
    expect(section).toMatchObject({ sheet: "Open", rules: "WINTD", tiebreaks: ["SOLK", "MMED", "SB"] });
    expect(Object.keys(section?.standings[0]?.values ?? {})).toEqual(["SOLK", "MMED", "SB"]);
  });

  test("a list of codes may be split at blanks", async () => {
    expect((await json("--tiebreaks", "solk MMED/M1"))[0]?.tiebreaks).toEqual(["SOLK", "MMED/M1"]);
  });

  test.each([
    [["--rules", "FIDO"], /^--rules "FIDO": .*FIDO.* is no rule set .* USCF, .*\n$/],
    [["--rules", "rounds=many"], /^--rules "rounds=many": .*rounds=many.* whole number/],
    [["--rules", "USCF", "--tiebreaks", "MMED, XYZ"], /^--tiebreaks "MMED, XYZ": .*XYZ.* is not a tie-break/],
    [["--tiebreaks", "MMED, mmed"], /^--tiebreaks "MMED, mmed": .*mmed.* twice/],
  ])("%j is wrong usage, in the add-in's words", async (args, words) => {
    const { exit, out, err } = await ranked(args);
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
    expect(err).toMatch(words);
  });
});

describe("what stands in the way", () => {
  test("errors: 1, with the findings, and as JSON with them", async () => {
    const file = written("errors.csv", ...QUAD, DISAGREEING);
    const { exit, out, err } = await ranked([file]);
    expect({ exit, out }).toEqual({ exit: 1, out: "" });
    expect(err).toMatch(/^error: errors!C\d: /m);
    expect(err).toMatch(/--anyway ranks it in spite of errors\.\n$/);
    const [section] = await json(file);
    expect(section).toMatchObject({ sheet: "errors", standings: [] });
    expect(section?.findings.map(({ level }) => level)).toContain("error");
  });

  test("--anyway ranks in spite of them", async () => {
    const file = written("anyway.csv", ...QUAD, DISAGREEING);
    const { exit, out } = await ranked([file, "--anyway", "--format", "csv"]);
    expect(exit).toBe(0);
    expect(out.split("\n")[1]).toMatch(/^1,1,Ann,2\.5,/);
  });

  test("no crosstable: 1", async () => {
    const file = written("prose.txt", "Dear all,", "the hall opens at nine.");
    const { exit, out, err } = await ranked([file]);
    expect({ exit, out }).toEqual({ exit: 1, out: "" });
    expect(err).toMatch(/^error: .*rosstable/);
  });

  test.each([
    ["a file that is not there", ["nowhere.xlsx"], /nowhere\.xlsx cannot be read: there is no such file\n$/],
    ["a folder", ["."], /cannot be read: it is a folder\n$/],
    [
      "a kind that cannot be opened",
      ["../package.json"],
      /^package\.json is of no kind that can be opened\./,
    ],
    [
      "a sheet that is not there",
      ["--sheet", "Nope"],
      /^open-5-rounds\.xlsx has no sheet "Nope"; its sheets are "Open"\n$/,
    ],
  ])("%s: 2", async (_what, args, words) => {
    const { exit, out, err } = await ranked(args);
    expect({ exit, out }).toEqual({ exit: 2, out: "" });
    expect(err).toMatch(words);
  });

  test("a file of another make under the name of a workbook: 2", async () => {
    const { exit, err } = await ranked([written("odd.xlsx", "not a workbook")]);
    expect(exit).toBe(2);
    expect(err).toBe("odd.xlsx is no Excel workbook.\n");
  });
});

describe("other files", () => {
  test("tabs between the cells, a name that looks like a formula", async () => {
    const rows = [...QUAD, LAST].map((line) => line.replace("Ann", '=HYPERLINK("x")').replaceAll(",", "\t"));
    const { exit, out } = await ranked([written("tabs.tsv", ...rows)]);
    expect(exit).toBe(0);
    expect(out.split("\n")[1]).toContain('=HYPERLINK("x")');
  });

  test("the sheet is found without regard to case", async () => {
    const { exit } = await ranked(["--sheet", "oPEN"]);
    expect(exit).toBe(0);
  });
});
