import { expect, test } from "vitest";
import type { AllReport } from "../../src/excel/report";
import type { Book } from "../../src/workbench/model";
import { openExposed } from "./exposed-addin";
import {
  bookOf,
  everything,
  fill,
  MAPLE_GROVE,
  namesOf,
  quad,
  type Row,
  settle,
  sheetOf,
  shown,
  textAt,
  type,
} from "./harness";

const NOW = { year: 2026, month: 11, day: 28, hour: 16, minute: 12 };

const U1600 = quad(["Eve", "Fay", "Gus", "Hal"]);

/** A crosstable whose rows contradict each other. */
const torn = (): Row[] =>
  quad().map((row, i) => (i === 2 ? [...row.slice(0, 2), "D3", ...row.slice(3)] : row));

interface All {
  readonly report: AllReport;
  readonly stages: readonly string[];
}

const rankEach = async (
  book: Book,
  more: { readonly stopAt?: string; readonly sheet?: string } = {},
): Promise<All> => {
  const { workbook, rankAll } = await openExposed(book);
  const stages: string[] = [];
  const stopped = new AbortController();
  const report = await rankAll(workbook, {
    now: NOW,
    paper: "Letter",
    ...(more.sheet === undefined ? {} : { sheetId: sheetOf(book, more.sheet).id }),
    signal: stopped.signal,
    onStage: (stage, part) => {
      const text = part === null ? stage : `${stage} ${part.sheet} ${part.number}/${part.count}`;
      stages.push(text);
      if (text === more.stopAt) stopped.abort();
    },
  });
  return { report: JSON.parse(JSON.stringify(report)) as AllReport, stages };
};

const outcomes = ({ sheets }: AllReport) =>
  sheets.map(({ source, outcome, written }) => [
    source.name,
    outcome,
    written.map(({ name }) => name).join(),
  ]);

test("every sheet with a crosstable is ranked, and its list is named after its section", async () => {
  const book = bookOf({ Info: [["Welcome"]], Open: quad(), U1600, "K-8": MAPLE_GROVE });
  const before = book.sheets.map(everything);
  const { report, stages } = await rankEach(book, { sheet: "U1600" });
  expect(outcomes(report)).toEqual([
    ["Open", "ranked", "Standings Open"],
    ["U1600", "ranked", "Standings U1600"],
    ["K-8", "ranked", "Standings K–8 U1200"],
  ]);
  expect(report).toMatchObject({ skipped: [{ name: "Info", reason: "none" }], trouble: null });
  expect(stages).toEqual([
    "reading Info 1/4",
    "ranking Info 1/4",
    "reading Open 2/4",
    "ranking Open 2/4",
    "reading U1600 3/4",
    "ranking U1600 3/4",
    "reading K-8 4/4",
    "ranking K-8 4/4",
    "writing",
  ]);
  expect(book.sheets.slice(0, 4).map(everything)).toEqual(before);
  expect(textAt(sheetOf(book, "Standings U1600"), "C5")).toBe("Eve");
  expect(book.active.name).toBe("Standings U1600");
});

test("a second time each list is written again in its place, and no list is taken for a crosstable", async () => {
  const book = bookOf({ Open: quad(), U1600 });
  settle(book, sheetOf(book, "Open"), { also: ["wallchart"] });
  const first = await rankEach(book);
  fill(book, sheetOf(book, "U1600"), quad(["Ike", "Fay", "Gus", "Hal"]));
  const { report } = await rankEach(book);
  expect(outcomes(report)).toEqual(outcomes(first.report));
  expect(namesOf(book)).toEqual(["Open", "U1600", "Standings Open", "Wall chart Open", "Standings U1600"]);
  expect(report.skipped.map(({ name, reason }) => [name, reason])).toEqual([
    ["Standings Open", "ours"],
    ["Wall chart Open", "ours"],
    ["Standings U1600", "ours"],
  ]);
  expect(textAt(sheetOf(book, "Standings U1600"), "C5")).toBe("Ike");
  expect(book.sheets.flatMap(({ tables }) => tables.map(({ name }) => name))).toEqual([
    "StandingsTable",
    "StandingsTable2",
  ]);
});

test("a list that was ranked alone before keeps its name", async () => {
  const book = bookOf({ Open: quad(), U1600 });
  const { workbook, rankSheet } = await openExposed(book);
  await rankSheet(workbook, { now: NOW, paper: "Letter" });
  const { report } = await rankEach(book);
  expect(outcomes(report)).toEqual([
    ["Open", "ranked", "Standings"],
    ["U1600", "ranked", "Standings U1600"],
  ]);
});

test("the only crosstable of a workbook gets the plain name", async () => {
  const { report } = await rankEach(bookOf({ Info: [["Welcome"]], Open: quad() }));
  expect(outcomes(report)).toEqual([["Open", "ranked", "Standings"]]);
});

test("what stands in the way of one sheet does not stop the others", async () => {
  const book = bookOf({ Open: quad(), Torn: torn(), U1600, Rules: quad(), Full: quad(["A", "B", "C", "D"]) });
  settle(book, sheetOf(book, "Rules"), { rules: "USCF, colour=blue" });
  settle(book, sheetOf(book, "Full"), { tiebreaks: ["SB"] });
  await rankEach(book);
  sheetOf(book, "Standings Open").protection = { options: {}, password: undefined };
  const full = sheetOf(book, "Standings Full");
  type(book, full, "F5", "mine");
  settle(book, sheetOf(book, "Full"), { tiebreaks: ["SB", "WON"] });
  fill(book, sheetOf(book, "U1600"), quad(["Ike", "Fay", "Gus", "Hal"]));
  const before = [sheetOf(book, "Standings Open"), full].map(everything);
  const { report } = await rankEach(book);
  expect(outcomes(report)).toEqual([
    ["Open", "trouble", ""],
    ["Torn", "findings", ""],
    ["U1600", "ranked", "Standings U1600"],
    ["Rules", "findings", ""],
    ["Full", "trouble", ""],
  ]);
  expect(report.sheets.map(({ trouble }) => trouble?.code ?? "")).toEqual([
    "protected-sheet",
    "",
    "",
    "",
    "no-room",
  ]);
  expect(report.sheets[3]?.findings[0]?.message).toMatch(/colour/);
  expect(textAt(sheetOf(book, "Standings U1600"), "C5")).toBe("Ike");
  expect([sheetOf(book, "Standings Open"), full].map(everything)).toEqual(before);
});

test("sheets of the user's are left alone, whatever they are called; hidden ones are not ranked", async () => {
  const book = bookOf({ Open: quad(), U1600, "Standings Open": [["mine"]], Old: quad() });
  sheetOf(book, "Old").visibility = "Hidden";
  const before = everything(sheetOf(book, "Standings Open"));
  const { report } = await rankEach(book);
  expect(outcomes(report)).toEqual([
    ["Open", "ranked", "Standings Open (2)"],
    ["U1600", "ranked", "Standings U1600"],
  ]);
  expect(report.sheets[0]?.notes).toEqual([
    "You have a sheet “Standings Open” of your own. The list is on “Standings Open (2)”.",
  ]);
  expect(report.skipped).toMatchObject([
    { name: "Standings Open", reason: "none" },
    { name: "Old", reason: "hidden" },
  ]);
  expect(everything(sheetOf(book, "Standings Open"))).toBe(before);
});

test("quads on one sheet share a list, larger sections on one sheet get a list each", async () => {
  const large = (title: string): Row[] => [[title], ...MAPLE_GROVE.slice(3)];
  const book = bookOf({
    Quads: [["Spring quads"], [], ["Quad 1"], ...quad(), [], ["Quad 2"], ...U1600],
    Swiss: [["Spring Open"], [], ...large("Section A"), [], ...large("Section B")],
  });
  const { report } = await rankEach(book);
  expect(outcomes(report)).toEqual([
    ["Quads", "ranked", "Standings Quads"],
    ["Swiss", "ranked", "Standings Section A,Standings Section B"],
  ]);
  expect(sheetOf(book, "Standings Quads").tables).toHaveLength(2);
});

test("all sections of a sheet are ranked, whichever one was chosen, and the choice is kept", async () => {
  const rows = MAPLE_GROVE.slice(3);
  const book = bookOf({ Open: [["Spring Open"], [], ["Section A"], ...rows, [], ["Section B"], ...rows] });
  const open = sheetOf(book, "Open");
  settle(book, open, { section: "Section B", rules: "FIDE" });
  const { report } = await rankEach(book);
  expect(outcomes(report)).toEqual([["Open", "ranked", "Standings Section A,Standings Section B"]]);
  expect(book.settings.get(`tiebreaks.${open.id}`)).toContain("Section B");
  expect(book.settings.get(`tiebreaks.${open.id}`)).toContain("FIDE-2026");
});

test("stopped on the way, nothing has been written", async () => {
  const book = bookOf({ Open: quad(), U1600 });
  for (const stopAt of ["ranking Open 1/2", "reading U1600 2/2", "writing"]) {
    const { report } = await rankEach(book, { stopAt });
    expect(report).toEqual({ sheets: [], skipped: [], trouble: { code: "stopped" } });
    expect(namesOf(book)).toEqual(["Open", "U1600"]);
  }
});

test("a workbook that takes no new sheet says so for each list, and writes again those that are there", async () => {
  const book = bookOf({ Open: quad(), U1600 });
  const { workbook, rankSheet } = await openExposed(book);
  await rankSheet(workbook, { now: NOW, paper: "Letter" });
  book.protection = { password: undefined };
  const { report } = await rankEach(book);
  expect(outcomes(report)).toEqual([
    ["Open", "ranked", "Standings"],
    ["U1600", "trouble", ""],
  ]);
  expect(report.sheets[1]?.trouble).toEqual({ code: "protected-workbook" });
  expect(shown(sheetOf(book, "Standings"))[4]?.[2]).toBe("Ann");
});

test("without a crosstable nothing is written, and every sheet is accounted for", async () => {
  const book = bookOf({ Info: [["Welcome"]], Prizes: [["1st", 100]] });
  const { report } = await rankEach(book);
  expect(report).toMatchObject({
    sheets: [],
    skipped: [{ reason: "none" }, { reason: "none" }],
    trouble: null,
  });
  expect(namesOf(book)).toEqual(["Info", "Prizes"]);
});
