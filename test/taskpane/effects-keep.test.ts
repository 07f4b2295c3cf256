import { beforeEach, expect, test } from "vitest";
import { readSettings, settingsKey } from "../../src/excel/settings";
import { copyDetails, copyStandings, copyWhy } from "../../src/taskpane/effects/copy";
import { changeSettings, copyToOthers, resetSettings } from "../../src/taskpane/effects/settings";
import { SAMPLE, subjectOf, type Scene } from "./scene";
import { NOTES, openScene } from "./open";

let scene: Scene;
beforeEach(async () => {
  scene = await openScene({ Open: SAMPLE, Notes: NOTES });
});

const stored = ({ workbook, pane }: Scene) =>
  readSettings(workbook.settings.get(settingsKey(subjectOf(pane.state()).source.id)));

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

test("standings, answers and details are copied", async () => {
  const { pane, copied, clock } = scene;
  copyStandings(pane, "copy");
  pane.dispatch({ kind: "why", player: 1, against: null, section: null });
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
  const { pane, workbook, clock } = await openScene({ Open: SAMPLE, Reserve: SAMPLE, Notes: NOTES });
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
  pane.dispatch({ kind: "preferences", preferences: { halves: false, mark: false } });
  await clock.pass(0);
  expect(workbook.settings.get("tiebreaks.pane")).toBe('{"halves":false,"mark":false}');
});
