import { expect, test } from "vitest";
import { PLAIN, WITH_SIGNS } from "../../src/engine/index";
import type { RankReport } from "../../src/excel/report";
import { footOf } from "../../src/taskpane/model/foot";
import { reportText } from "../../src/taskpane/model/numbers";
import { progressOf } from "../../src/taskpane/model/progress";
import { ALSO, columnBoxes, hasUnplayed, toggled, togetherOf } from "../../src/taskpane/model/rank-options";
import { firstPlaces, keptName, sharedPlaces } from "../../src/taskpane/model/result";
import type { State } from "../../src/taskpane/state";
import { after, changed, chart, crosstable, SAMPLE, sceneOf, stateOf, subjectOf } from "./scene";
import { rankSheet } from "../../src/excel/rank/rank-sheet";

const reportOf = (cells = SAMPLE): Promise<RankReport> => {
  const { workbook, pane } = sceneOf({ Open: cells });
  return rankSheet(workbook, pane.services.options());
};

const STARTED = [
  { kind: "started", editing: false },
  { kind: "stage", stage: "ranking" },
] as const;

test("ranking shows progress only after a second", async () => {
  const short = after(stateOf(SAMPLE), ...STARTED);
  expect(footOf(short)?.buttons).toMatchObject([{ label: "Rank sheet", waits: true }]);
  const long = after(short, { kind: "takesLong" });
  expect(long.tab).toBe("rank");
  expect(long.status.text).toBe("Ranking K–8 U1200.");
  expect(footOf(long)?.buttons).toMatchObject([{ command: "cancel", label: "Cancel" }]);
  expect(progressOf(after(long, { kind: "stage", stage: "reading" }))).toEqual({
    done: null,
    caption: "Reading the crosstable",
  });
  expect(progressOf(long)).toEqual({ done: null, caption: "Tie-breaks of 12 players" });
  expect(progressOf(after(long, { kind: "stage", stage: "writing" }))).toEqual({
    done: 1,
    caption: "Tie-breaks: 12 of 12 players",
  });
  const done = after(long, { kind: "finished", report: await reportOf(), quiet: false });
  expect(footOf(done)?.buttons).toMatchObject([{ command: "goTo", label: "Go to Standings" }]);
});

test("the result tells how many were ranked and what is left", async () => {
  const report = await reportOf();
  const state = after(stateOf(SAMPLE), ...STARTED, { kind: "finished", report, quiet: false });
  expect(state.status.text).toBe("Standings written. 12 players, 6 ties broken, 1 left.");
  expect(state.tab).toBe("rank");
  expect(firstPlaces(report, WITH_SIGNS)[0]).toEqual({
    caption: "First places",
    name: "Name",
    headings: ["Score", "Mod. Med.", "Solkoff"],
    rows: [
      { place: "1", name: "Lindqvist, Ava", values: ["4", "14", "15½"] },
      { place: "2", name: "Nair, Priya", values: ["4", "12½", "14"] },
      { place: "3", name: "Rios, Mateo", values: ["4", "12½", "13½"] },
      { place: "4", name: "Okafor, Emma", values: ["3", "13", "14½"] },
      { place: "5", name: "Tran, Liam", values: ["3", "11", "12½"] },
    ],
  });
  expect(sharedPlaces(subjectOf(state))).toEqual({
    shared: [
      {
        title: "Places 8–9 are shared:",
        text: "Whitaker and Park are equal in all four tie-breaks.",
        section: "",
        nos: [8, 12],
      },
    ],
    more: 0,
  });
  expect(keptName(subjectOf(state), "Standings")).toBe("Standings after round 5");
});

test("decimals of the result are those of the workbook's language", async () => {
  const values = firstPlaces(await reportOf(), { halves: "plain", decimal: "," })[0]?.rows.map(
    (row) => row.values,
  );
  expect(values?.slice(0, 2)).toEqual([
    ["4", "14", "15,5"],
    ["4", "12,5", "14"],
  ]);
});

test("any change turns the foot back to Rank sheet", async () => {
  const report = await reportOf();
  const ranked = after(stateOf(SAMPLE), ...STARTED, { kind: "finished", report, quiet: false });
  const changes = [
    { kind: "moved", from: 0, to: 1, by: "down" },
    { kind: "settings", settings: { ...subjectOf(ranked).settings, runningScores: true } },
    { kind: "ruleSet", code: "MCA" },
    { kind: "followed", subject: crosstable(changed(SAMPLE, [4, 9, 3])) },
    { kind: "outdated" },
  ] as const;
  for (const change of changes) expect(after(ranked, change).ranking.kind).toBe("idle");
  const kept = [
    { kind: "followed", subject: crosstable(changed(SAMPLE)) },
    { kind: "tab", tab: "why" },
  ] as const;
  for (const change of kept) expect(after(ranked, change).ranking.kind).toBe("ranked");
});

test("a ranking by itself changes neither tab nor page", async () => {
  const report = await reportOf();
  const state: State = { ...stateOf(SAMPLE), page: { kind: "settings" } };
  const next = after(state, { kind: "finished", report, quiet: true });
  expect([next.tab, next.page, next.status.text]).toEqual(["crosstable", state.page, "Ranked again."]);
});

test("errors that nobody passed over lead to the crosstable, with an alert", async () => {
  const cells = changed(SAMPLE, [11, 0, 7]);
  const report = await reportOf(cells);
  expect(report.outcome).toBe("findings");
  const next = after({ ...stateOf(cells), tab: "rank" }, { kind: "finished", report, quiet: false });
  expect(next.tab).toBe("crosstable");
  expect(next.alert.text).toMatch(/^\d+ errors? changes? the standings\. Correct/);
});

test("what stands in the way is said at once", async () => {
  const report: RankReport = { ...(await reportOf()), outcome: "trouble", trouble: { code: "stopped" } };
  const next = after(stateOf(SAMPLE), ...STARTED, { kind: "finished", report, quiet: false });
  expect(next.alert.text).toBe("Stopped. Nothing was written.");
  expect([next.trouble, next.ranking.kind]).toEqual([{ code: "stopped" }, "idle"]);
});

test("while a cell is edited the pane says what it waits for", () => {
  const waiting = after(stateOf(SAMPLE), { kind: "started", editing: true });
  expect(waiting.trouble).toEqual({ code: "editing" });
  expect(footOf(waiting)?.buttons).toMatchObject([{ command: "cancel" }]);
  expect(after(waiting, { kind: "stage", stage: "reading" }).trouble).toEqual({ code: "editing" });
  expect(after(waiting, { kind: "stage", stage: "ranking" }).trouble).toBeNull();
});

test("columns are those of the crosstable, by their own headings", () => {
  const boxes = columnBoxes(crosstable(SAMPLE));
  expect(boxes.map(({ text, checked }) => [text, checked])).toEqual([
    ["Number", true],
    ["Rating", true],
    ["School", true],
    ["Score place", false],
  ]);
  expect(boxes[2]?.set(false)).toMatchObject({ team: false, number: true });
});

test("carried columns are chosen one by one; all of them is no choice", () => {
  const cells = [
    ["No.", "Name", "City", "State", "Rd 1", "Rd 2"],
    [1, "Ann", "Ames", "IA", "W2", "W3"],
    [2, "Bob", "Peoria", "IL", "L1", "B"],
    [3, "Cy", "Lima", "OH", "B", "L1"],
  ];
  const city = columnBoxes(crosstable(cells)).find(({ text }) => text === "City");
  expect(city?.set(false).carried).toEqual(["State"]);
  const settings = { columns: city?.set(false) ?? crosstable(cells).settings.columns };
  const again = columnBoxes(crosstable(cells, settings)).find(({ text }) => text === "City");
  expect(again?.checked).toBe(false);
  expect(again?.set(true).carried).toBeNull();
});

test("sheets beside Standings are switched on and off", () => {
  const { settings } = crosstable(SAMPLE);
  expect(ALSO).toEqual(["wallchart", "working", "chart", "alphabetical", "notice", "teams"]);
  const on = toggled(settings, "wallchart", true);
  expect(on.also).toEqual(["wallchart"]);
  expect(toggled(on, "wallchart", false).also).toEqual([]);
});

test("players without a game can be left out where there are any", () => {
  expect(hasUnplayed(crosstable(SAMPLE))).toBe(false);
  expect(hasUnplayed(crosstable(chart("Ann | | W2\nBob | | L1\nCy | | U")))).toBe(true);
});

test("one section has nothing to be put together with", () =>
  expect(togetherOf(crosstable(SAMPLE))).toBeNull());

test.each`
  value         | signs         | plain
  ${4}          | ${"4"}        | ${"4"}
  ${12.5}       | ${"12½"}      | ${"12.5"}
  ${0.5}        | ${"½"}        | ${"0.5"}
  ${9.75}       | ${"9.75"}     | ${"9.75"}
  ${1706.66667} | ${"1,706.67"} | ${"1,706.67"}
  ${null}       | ${""}         | ${""}
`(
  "$value reads $signs or $plain",
  ({ value, signs, plain }: { value: number | null; signs: string; plain: string }) => {
    expect([reportText(value, WITH_SIGNS), reportText(value, PLAIN)]).toEqual([signs, plain]);
  },
);
