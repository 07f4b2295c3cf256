import { beforeEach, expect, test } from "vitest";
import { takeSelection } from "../../src/taskpane/effects/follow";
import { goTo, jump, jumpToFirstError } from "../../src/taskpane/effects/go";
import { insertSample } from "../../src/taskpane/effects/insert";
import { rank } from "../../src/taskpane/effects/rank";
import { fillWhy } from "../../src/taskpane/effects/why";
import { lookOf } from "../../src/taskpane/look";
import { findingsOf } from "../../src/taskpane/model/findings";
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
  const { pane } = await openScene({ Open: changed(SAMPLE, [8, 9, 3.5]) });
  pane.dispatch({ kind: "tab", tab: "rank" });
  jumpToFirstError(pane);
  expect(pane.state().tab).toBe("crosstable");
  expect(pane.state().jump?.key).toContain("J9");
});

test("the sample is a sheet of the user's, and the pane follows it", async () => {
  const { pane, workbook, clock } = await openScene({ Notes: NOTES });
  insertSample(pane);
  await clock.pass(100);
  expect(pane.state().subject).toMatchObject({ kind: "crosstable", source: { name: "Sample crosstable" } });
  expect((await workbook.sheets()).map(({ name, mark }) => [name, mark])).toEqual([
    ["Notes", null],
    ["Sample crosstable", null],
  ]);
  expect(workbook.jobs).toMatchObject([{ sheets: [{ owner: null }], show: 0 }]);
});

test("selected cells that are no crosstable are told what they lack", async () => {
  const { pane, clock } = await openScene({ Notes: NOTES });
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

test("a row of a list of several sections names the player of its section", async () => {
  const lines = "No. | Name | Rd 1\n1 | Ann Able | W2\n2 | Bob Best | L1";
  const cells = [
    "U1200",
    ...lines.split("\n"),
    "",
    "U800",
    ...lines.replace("Bob Best", "Cal Cool").split("\n"),
  ].map((line) => line.split(" | ").map((text) => (/^\d+$/.test(text) ? Number(text) : text)));
  const { pane, workbook, clock } = await openScene({ Open: cells });
  const subject = subjectOf(pane.state());
  const sections = lookOf(subject).sections.map(({ reading }) => reading.section);
  expect(sections).toHaveLength(2);
  const list = { ...workbook.sheet("Open"), id: "{9}", name: "Standings" };
  const mark = { id: "{9}", kind: "standings", source: "{1}", section: "", rows: 9, columns: 3 } as const;
  const area = { row: 7, column: 0, rows: 1, columns: 1 };
  Object.assign(workbook, {
    read: () =>
      Promise.resolve({ sheet: list, area, cells: [[2, 2, "Cal Cool", 0]], hiddenRows: 0, cut: false }),
  });
  await fillWhy(pane, { sheet: { id: "{9}", name: "Standings", hidden: false, mark }, area, region: area });
  await clock.pass(10);
  expect(pane.state().why).toMatchObject({ player: 2, against: null, section: sections[1] });
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
