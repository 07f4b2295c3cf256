import { beforeEach, expect, test } from "vitest";
import { readSettings, settingsKey } from "../../src/excel/settings";
import { copyDetails, copyStandings, copyWhy } from "../../src/taskpane/effects/copy";
import { takeSelection } from "../../src/taskpane/effects/follow";
import { goTo, jump, jumpToFirstError } from "../../src/taskpane/effects/go";
import { insertSample } from "../../src/taskpane/effects/insert";
import { listen } from "../../src/taskpane/effects/listen";
import { cancelRanking, rank } from "../../src/taskpane/effects/rank";
import { freeze, keepCopy } from "../../src/taskpane/effects/result";
import { changeSettings, copyToOthers, resetSettings } from "../../src/taskpane/effects/settings";
import { findingsOf } from "../../src/taskpane/model/findings";
import { changed, SAMPLE, sceneOf, type Cells, type Scene, subjectOf } from "./scene";

const NOTES: Cells = [["Things to buy"], ["Clocks", 12]];

const open = async (sheets: Readonly<Record<string, Cells>>): Promise<Scene> => {
  const scene = sceneOf(sheets);
  listen(scene.pane);
  await scene.clock.pass(100);
  return scene;
};

let scene: Scene;
beforeEach(async () => {
  scene = await open({ Open: SAMPLE, Notes: NOTES });
});

const stored = ({ workbook, pane }: Scene) =>
  readSettings(workbook.settings.get(settingsKey(subjectOf(pane.state()).source.id)));

const ranked = async (): Promise<void> => {
  rank(scene.pane);
  await scene.clock.pass(50);
};

test("the pane reads the active sheet and says nothing of the first", () => {
  const { subject, status } = scene.pane.state();
  expect(subject).toMatchObject({ kind: "crosstable", source: { name: "Open" } });
  expect(status.text).toBe("");
});

test("it follows the active sheet, and says what it finds", async () => {
  const { pane, workbook, clock } = scene;
  await workbook.activate("{2}");
  workbook.tell({ kind: "activated", sheetId: "{2}" });
  await clock.pass(60);
  expect(pane.state().subject).toMatchObject({
    kind: "none",
    sheet: { name: "Notes" },
    welcome: true,
    others: [{ name: "Open" }],
  });
  expect(pane.state().status.text).toBe("No crosstable on Notes.");
  await workbook.activate("{1}");
  workbook.tell({ kind: "activated", sheetId: "{1}" });
  await clock.pass(60);
  expect(pane.state().status.text).toBe("K–8 U1200: 12 players, 0 errors, 1 warning.");
});

test("a change is read half a second later, and only other errors are told", async () => {
  const { pane, workbook, clock } = scene;
  workbook.type("{1}", changed(SAMPLE, [8, 9, 3.5]));
  await clock.pass(499);
  expect(findingsOf(subjectOf(pane.state())).some(({ level }) => level === "error")).toBe(false);
  await clock.pass(1);
  expect(pane.state().status.text).toBe("1 error now.");
  workbook.type("{1}", changed(SAMPLE, [8, 9, 3]));
  await clock.pass(500);
  expect(pane.state().status.text).toBe("No errors now.");
  const { turn } = pane.state().status;
  workbook.type("{1}", changed(SAMPLE, [4, 2, 1190]));
  await clock.pass(500);
  expect(pane.state().status.turn).toBe(turn);
});

test("changes of other sheets do not matter", async () => {
  const { pane, workbook, clock } = scene;
  const { subject } = pane.state();
  workbook.tell({ kind: "changed", sheetId: "{2}", address: "A1" });
  await clock.pass(3000);
  expect(pane.state().subject).toBe(subject);
});

test("what the user chooses is kept in the workbook", async () => {
  scene.pane.dispatch({ kind: "removed", line: 3 });
  scene.pane.dispatch({ kind: "ruleSet", code: "WINTD" });
  await scene.clock.pass(0);
  expect(stored(scene)).toMatchObject({ rules: "WINTD", tiebreaks: ["MMED", "SOLK", "CUM"] });
});

test("a removed line can be put back for ten seconds", async () => {
  const { pane, clock } = scene;
  pane.dispatch({ kind: "removed", line: 0 });
  await clock.pass(9_999);
  expect(pane.state().undo).not.toBeNull();
  await clock.pass(1);
  expect(pane.state().undo).toBeNull();
});

test("Rank sheet writes Standings, and the pane stays about the crosstable", async () => {
  await ranked();
  const { pane, workbook, clock } = scene;
  expect(pane.state().ranking).toMatchObject({
    kind: "ranked",
    report: { written: [{ name: "Standings" }] },
  });
  workbook.tell({ kind: "activated", sheetId: "{3}" });
  await clock.pass(60);
  expect(pane.state().subject).toMatchObject({ source: { name: "Open" }, own: { name: "Standings" } });
  expect(pane.state().ranking.kind).toBe("ranked");
});

test("pressing twice ranks once", async () => {
  rank(scene.pane);
  await ranked();
  expect(scene.workbook.jobs).toHaveLength(1);
});

test("errors stop the ranking unless they are passed over", async () => {
  const { pane, workbook, clock } = await open({ Open: changed(SAMPLE, [8, 9, 3.5]) });
  rank(pane);
  await clock.pass(50);
  expect([pane.state().ranking.kind, pane.state().tab]).toEqual(["idle", "crosstable"]);
  expect(pane.state().alert.text).toMatch(/^1 error changes the standings\./);
  rank(pane, { anyway: true });
  await clock.pass(50);
  expect(pane.state().ranking.kind).toBe("ranked");
  expect(workbook.jobs).toHaveLength(1);
});

test("trouble is told, and nothing has been written", async () => {
  scene.workbook.trouble = { code: "protected-workbook" };
  await ranked();
  expect(scene.pane.state().trouble).toEqual({ code: "protected-workbook" });
  expect(scene.pane.state().alert.text).toMatch(/^This workbook is protected\. /);
});

test("while a cell is edited the user can cancel at once", async () => {
  const { pane, workbook, clock } = scene;
  workbook.editing = true;
  let finish: (() => void) | undefined;
  const { read } = workbook;
  Object.assign(workbook, {
    read: (id: string) => new Promise<void>((resolve) => (finish = resolve)).then(() => read(id)),
  });
  rank(pane);
  await clock.pass(10);
  expect(pane.state().trouble).toEqual({ code: "editing" });
  cancelRanking(pane);
  await clock.pass(10);
  expect(pane.state().alert.text).toBe("Stopped. Nothing was written.");
  finish?.();
  await clock.pass(100);
  expect(workbook.jobs).toEqual([]);
});

test("long work is shown after a second and told again every ten", async () => {
  const { pane, workbook, clock } = scene;
  let finish: (() => void) | undefined;
  const { write } = workbook;
  Object.assign(workbook, {
    write: (job: Parameters<typeof write>[0]) =>
      new Promise<void>((resolve) => (finish = resolve)).then(() => write(job)),
  });
  rank(pane);
  await clock.pass(999);
  expect(pane.state().ranking).toMatchObject({ kind: "running", long: false });
  await clock.pass(1);
  expect(pane.state().status.text).toBe("Ranking K–8 U1200.");
  await clock.pass(9000);
  expect(pane.state().status.text).toBe("Tie-breaks: 12 of 12 players.");
  finish?.();
  await clock.pass(50);
  expect(pane.state().ranking.kind).toBe("ranked");
});

test("it ranks again two seconds after a change, if there are Standings and nobody types", async () => {
  const { pane, workbook, clock } = scene;
  const { settings } = subjectOf(pane.state());
  changeSettings(pane, { ...settings, again: true });
  workbook.type("{1}", changed(SAMPLE, [4, 2, 1190]));
  await clock.pass(3000);
  expect(workbook.jobs).toEqual([]);
  await ranked();
  workbook.editing = true;
  workbook.type("{1}", changed(SAMPLE, [4, 2, 1191]));
  await clock.pass(2500);
  expect(workbook.jobs).toHaveLength(1);
  workbook.editing = false;
  await clock.pass(2500);
  expect(workbook.jobs).toHaveLength(2);
  expect(workbook.jobs[1]?.show).toBeNull();
  expect(pane.state().status.text).toBe("Ranked again.");
});

test("without the switch nothing is ranked by itself", async () => {
  await ranked();
  scene.workbook.type("{1}", changed(SAMPLE, [4, 2, 1190]));
  await scene.clock.pass(5000);
  expect(scene.workbook.jobs).toHaveLength(1);
});

test("a finding leads to its cells, one after the other", () => {
  const { pane } = scene;
  const finding = findingsOf(subjectOf(pane.state())).find(({ cells }) => cells.length > 1);
  if (finding === undefined) throw new Error("no finding with two cells");
  const at = [1, 2, 3].map(() => {
    jump(pane, finding);
    return pane.state().jump?.cell;
  });
  expect(at).toEqual([0, 1, 0]);
});

test("the first error is looked for on the crosstable", async () => {
  const { pane } = await open({ Open: changed(SAMPLE, [8, 9, 3.5]) });
  pane.dispatch({ kind: "tab", tab: "rank" });
  jumpToFirstError(pane);
  expect(pane.state().tab).toBe("crosstable");
  expect(pane.state().jump?.key).toContain("J9");
});

test("the sample is a sheet of the user's, and the pane follows it", async () => {
  const { pane, workbook, clock } = await open({ Notes: NOTES });
  insertSample(pane);
  await clock.pass(100);
  expect(pane.state().subject).toMatchObject({ kind: "crosstable", source: { name: "Sample crosstable" } });
  expect((await workbook.sheets()).map(({ name, mark }) => [name, mark])).toEqual([
    ["Notes", null],
    ["Sample crosstable", null],
  ]);
});

test("selected cells that are no crosstable are told what they lack", async () => {
  const { pane, clock } = await open({ Notes: NOTES });
  takeSelection(pane);
  await clock.pass(10);
  expect(pane.state().subject).toMatchObject({
    obstacle: 'No heading row in A1:B2. Row 1 has "Things to buy".',
  });
});

test("one selected row of the crosstable fills the first list, two fill both", async () => {
  const { pane, workbook, clock } = scene;
  const sheet = workbook.sheet("Open");
  pane.dispatch({ kind: "tab", tab: "why" });
  workbook.point(sheet, 6);
  await clock.pass(200);
  expect(pane.state().why).toMatchObject({ player: 3, against: null });
  workbook.point(sheet, 5, 2);
  await clock.pass(200);
  expect(pane.state().why).toMatchObject({ player: 2, against: 3 });
  workbook.point(sheet, 5, 5);
  await clock.pass(200);
  expect(pane.state().why).toMatchObject({ player: 2, against: 3 });
});

test("a row selected on Standings names its player", async () => {
  await ranked();
  const { pane, workbook, clock } = scene;
  pane.dispatch({ kind: "tab", tab: "why" });
  const standings = workbook.sheet("Standings");
  const row = standings.cells.findIndex((cells) => cells.includes("Nair, Priya"));
  workbook.point(standings, row);
  workbook.type(standings.id, standings.cells.slice(row, row + 1));
  await clock.pass(200);
  expect(pane.state().why.player).toBe(3);
});

test("a kept copy is the user's, and the next ranking writes a new sheet", async () => {
  await ranked();
  const { pane, workbook, clock } = scene;
  keepCopy(pane, "{3}", "Standings after round 5");
  await clock.pass(10);
  expect(pane.state().status.text).toContain("Kept as “Standings after round 5”.");
  expect(pane.state().ranking.kind).toBe("idle");
  await ranked();
  expect((await workbook.sheets()).map(({ name }) => name)).toEqual([
    "Open",
    "Notes",
    "Standings after round 5",
    "Standings",
  ]);
});

test("freezing writes the full list in place of the formula", async () => {
  const { pane, workbook, clock } = scene;
  changeSettings(pane, { ...subjectOf(pane.state()).settings, write: "live" });
  await ranked();
  expect(workbook.sheet("Standings").block?.formulas).not.toEqual([]);
  freeze(pane);
  await clock.pass(50);
  expect(workbook.sheet("Standings").block?.formulas).toEqual([]);
});

test("standings, answers and details are copied", async () => {
  const { pane, copied, clock } = scene;
  copyStandings(pane, "copy");
  pane.dispatch({ kind: "why", player: 1, against: null });
  copyWhy(pane);
  pane.dispatch({
    kind: "trouble",
    trouble: { code: "other", message: "Ava broke it", detail: "GeneralException · write" },
  });
  copyDetails(pane);
  await clock.pass(0);
  expect(copied[0]).toContain("Lindqvist, Ava");
  expect(copied[1]).toContain("Ava Lindqvist is 1st with 4 points.");
  expect(copied[2]).toBe("Tie-breaks 1.0.0\nExcel Excel\nGeneralException · write");
  expect(pane.state().status.text).toBe("Copied.");
});

test("where nothing may be copied the text is shown to be copied by hand", async () => {
  const { pane, clock } = scene;
  Object.assign(pane.services, { copy: () => Promise.resolve(false) });
  copyStandings(pane, "copy-standings");
  await clock.pass(0);
  expect(pane.state().page).toMatchObject({ kind: "copy" });
  expect(pane.state().opener).toBe("copy-standings");
});

test("settings go to the other crosstables, without what names cells", async () => {
  const { pane, workbook, clock } = await open({ Open: SAMPLE, Reserve: SAMPLE, Notes: NOTES });
  changeSettings(pane, { ...subjectOf(pane.state()).settings, rules: "WINTD", event: "Open" });
  copyToOthers(pane);
  await clock.pass(10);
  expect(readSettings(workbook.settings.get(settingsKey("{2}")))).toMatchObject({
    rules: "WINTD",
    event: null,
  });
  expect(workbook.settings.get(settingsKey("{3}"))).toBeNull();
  expect(pane.state().status.text).toBe("Settings copied to one sheet.");
});

test("reset gives everything back", async () => {
  changeSettings(scene.pane, { ...subjectOf(scene.pane.state()).settings, rules: "WINTD", event: "Mine" });
  resetSettings(scene.pane);
  await scene.clock.pass(10);
  expect(stored(scene)).toMatchObject({ rules: "", event: null, tiebreaks: null });
});

test("how halves are written is kept in the workbook", async () => {
  const { pane, workbook, clock } = scene;
  pane.dispatch({ kind: "preferences", preferences: { halves: false } });
  await clock.pass(0);
  expect(workbook.settings.get("tiebreaks.pane")).toBe('{"halves":false}');
});

test("an own sequence is remembered for other workbooks once it was used", async () => {
  scene.pane.dispatch({ kind: "removed", line: 3 });
  expect(scene.memory.size).toBe(0);
  await ranked();
  expect(scene.memory.get("tiebreaks.lastUsed")).toBe('["MMED","SOLK","CUM"]');
});

test("a deleted source leaves the list of the other sheets", async () => {
  await ranked();
  const { pane, workbook, clock } = scene;
  const { sheets } = workbook;
  Object.assign(workbook, {
    sheets: () => sheets().then((all) => all.filter(({ id }) => id !== "{1}")),
  });
  workbook.tell({ kind: "activated", sheetId: "{3}" });
  await clock.pass(60);
  expect(pane.state().trouble).toEqual({ code: "source-gone" });
  expect(pane.state().subject.kind).toBe("none");
});

test("going somewhere asks Excel for it", async () => {
  goTo(scene.pane, "{2}");
  await scene.clock.pass(0);
  expect((await scene.workbook.activeSheet()).name).toBe("Notes");
});
