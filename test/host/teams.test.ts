import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAddin } from "../../src/workbench/node/addin";
import { parseCsv } from "../writer/csv";
import { bookOf, MAPLE_GROVE, namesOf, rankOnce, type Row, sheetOf, shown, type } from "./harness";

const DIST = join(import.meta.dirname, "../../dist");

const sample = (name: string): Row[] =>
  parseCsv(readFileSync(new URL(`../../samples/${name}.csv`, import.meta.url), "utf8")).map((row) => [
    ...row,
  ]);

const choose = (book: ReturnType<typeof bookOf>, sheet: string, settings: object): void => {
  const key = `tiebreaks.${sheetOf(book, sheet).id}`;
  book.settings.set(key, JSON.stringify(JSON.stringify({ version: 1, ...settings })));
};

test("team matches become their sheet, and a second ranking writes the same one", async () => {
  const book = bookOf({ League: sample("team-matches") });
  const report = await rankOnce(book);
  expect(report).toMatchObject({ outcome: "ranked", written: [{ kind: "teams", name: "Team standings" }] });
  expect(report.sections[0]?.heading).toEqual([
    "Place",
    "Team",
    "Score",
    "U.S. Amateur",
    "Game pts",
    "Players",
  ]);
  await rankOnce(book);
  expect(namesOf(book)).toEqual(["League", "Team standings"]);
  const [title, , , heading, first] = shown(sheetOf(book, "Team standings"));
  expect(title?.[0]).toBe("Granary Team League");
  expect(heading?.slice(0, 5)).toEqual(["Place", "No.", "Team", "Rating", "Match pts"]);
  expect(first?.slice(0, 5)).toEqual(["1", "1", "Millbrook Knights", "1850", "4.5"]);
});

test("schools are written beside the standings of their players", async () => {
  const book = bookOf({ Open: MAPLE_GROVE });
  choose(book, "Open", { rules: "USCF, top=3", also: ["teams"] });
  const report = await rankOnce(book);
  expect(report.written.map(({ kind }) => kind)).toEqual(["standings", "teams"]);
  expect(report.schools[0]?.rows.map((row) => row.slice(0, 3))).toEqual([
    [1, "Lincoln MS", 10],
    [2, "Riverside", 9],
    [3, "Oak Hill", 8],
    [4, "Maple Grove", 3.5],
  ]);
  const rows = shown(sheetOf(book, "Team standings")).slice(4, 8);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ["1", "Lincoln MS", "10.0"],
    ["", "Rios, Mateo", "4.0"],
    ["", "Okafor, Emma", "3.0"],
    ["", "Dubois, Chloe", "3.0"],
  ]);
});

test("schools ranked again stay on their sheet", async () => {
  const book = bookOf({ Open: MAPLE_GROVE });
  choose(book, "Open", { rules: "USCF, top=3", also: ["teams"] });
  await rankOnce(book);
  const before = shown(sheetOf(book, "Team standings"));
  const again = await rankOnce(book);
  expect(again.written.map(({ name }) => name)).toEqual(["Standings", "Team standings"]);
  expect(shown(sheetOf(book, "Team standings")).slice(3, 20)).toEqual(before.slice(3, 20));
});

test("the user's own cells beside the list of teams stay where they are when it is ranked again", async () => {
  const book = bookOf({ League: sample("team-matches") });
  await rankOnce(book);
  const list = sheetOf(book, "Team standings");
  const column = (shown(list)[3]?.indexOf("Game pts") ?? 0) + 3;
  const address = (row: number): string => `${String.fromCharCode(65 + column)}${row}`;
  type(book, list, address(4), "Captain");
  type(book, list, address(5), "Ada");
  const league = sheetOf(book, "League");
  const upset = { H4: "L5w 1½", I4: 3.5, J4: 12.5, H8: "W1b 2½", I8: 3, J8: 10.5 };
  for (const [cell, value] of Object.entries(upset)) type(book, league, cell, value);
  await rankOnce(book);
  const rows = shown(list);
  expect(rows[3]?.[column]).toBe("Captain");
  expect(rows.slice(4, 6).map((row) => [row[2], row[column]])).toEqual([
    ["Harbor Rooks", "Ada"],
    ["Millbrook Knights", ""],
  ]);
});

test("the working of team matches is a sheet of its own", async () => {
  const book = bookOf({ League: sample("team-matches") });
  choose(book, "League", { also: ["working"] });
  const report = await rankOnce(book);
  expect(report.written.map(({ kind }) => kind)).toEqual(["teams", "working"]);
  const text = shown(sheetOf(book, "Working")).flat();
  expect(text.some((cell) => cell.includes("Millbrook Knights"))).toBe(true);
  expect(text).toContain("U.S. Amateur");
});

test("schools follow their crosstable by a formula", async () => {
  const book = bookOf({ Open: MAPLE_GROVE });
  choose(book, "Open", { rules: "USCF, top=3", also: ["teams"], write: "live" });
  const report = await rankOnce(book);
  expect(report.written.map(({ kind }) => kind)).toEqual(["standings", "teams"]);
  const formulas = sheetOf(book, "Team standings");
  expect(shown(formulas)[1]?.[0]).toBe("Live standings: they follow the crosstable.");
  expect(
    shown(formulas)
      .flat()
      .some((text) => text.includes("Written as values")),
  ).toBe(false);
});

test("schools of several sheets are values also where the rest is live, and say so", async () => {
  const book = bookOf({ "K-5": sample("schools").slice(2, 13), "K-8": sample("schools").slice(14) });
  choose(book, "K-5", { also: ["teams"], write: "live", teams: { sheets: [sheetOf(book, "K-8").id] } });
  await rankOnce(book);
  const text = shown(sheetOf(book, "Team standings")).flat();
  expect(text).toContain("Birchwood");
  expect(text.some((line) => line.startsWith("Written as values: a formula reads one range"))).toBe(true);
});

test("players of one school on two sheets compete for one trophy", async () => {
  const book = bookOf({ "K-5": sample("schools").slice(2, 13), "K-8": sample("schools").slice(14) });
  choose(book, "K-5", { also: ["teams"], teams: { sheets: [sheetOf(book, "K-8").id] } });
  const report = await rankOnce(book);
  expect(report.schools[0]?.rows[0]?.slice(0, 3)).toEqual([1, "Birchwood", 11]);
});

test("the functions of the built add-in rank teams", async () => {
  const { host, close } = await openAddin({ dist: DIST });
  try {
    const rows = sample("team-matches");
    const width = Math.max(...rows.map(({ length }) => length));
    const cells = rows.map((row) => Array.from({ length: width }, (_, c) => row[c] ?? ""));
    const table = (await host.functions.invoke("TEAMSTANDINGS", [cells, [[""]], ""])) as unknown[][];
    expect(table[1]?.slice(0, 3)).toEqual([1, "Millbrook Knights", 4.5]);
    expect(await host.functions.invoke("GAMEPOINTS", [cells, "Harbor Rooks", ""])).toBe(13.5);
    const amateur = await host.functions.invoke("USAMATEUR", [cells, 1, ""]);
    expect(amateur).toBe(table[1]?.[3]);
  } finally {
    close();
  }
});
