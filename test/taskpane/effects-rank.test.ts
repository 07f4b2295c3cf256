import { beforeEach, expect, test } from "vitest";
import { rank } from "../../src/taskpane/effects/rank";
import { freeze, keepCopy } from "../../src/taskpane/effects/result";
import { cancelRanking } from "../../src/taskpane/effects/running";
import { changeSettings } from "../../src/taskpane/effects/settings";
import { changed, SAMPLE, subjectOf, type Scene } from "./scene";
import { NOTES, openScene } from "./open";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene({ Open: SAMPLE, Notes: NOTES });
});

const ranked = async (): Promise<void> => {
  rank(scene.pane);
  await scene.clock.pass(50);
};

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
  const { pane, workbook, clock } = await openScene({ Open: changed(SAMPLE, [8, 9, 3.5]) });
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

test("an own sequence is remembered for other workbooks once it was used", async () => {
  scene.pane.dispatch({ kind: "removed", line: 3 });
  expect(scene.memory.size).toBe(0);
  await ranked();
  expect(scene.memory.get("tiebreaks.lastUsed")).toBe('["MMED","SOLK","CUM"]');
});
