import { beforeEach, expect, test } from "vitest";
import { addressOf } from "../../src/excel/addresses";
import { toggleMarks } from "../../src/taskpane/effects/mark";
import { marksFor } from "../../src/taskpane/model/marks";
import { footOf } from "../../src/taskpane/model/foot";
import { openScene } from "./open";
import { after, SAMPLE, type Scene, stateOf, subjectOf } from "./scene";

const asked = (player: number, against: number | null) =>
  after(stateOf(SAMPLE), { kind: "tab", tab: "why" }, { kind: "why", player, against, section: null });

const addresses = (player: number, against: number | null) => {
  const state = asked(player, against);
  const marks = marksFor(subjectOf(state), state);
  return marks === null
    ? null
    : [marks.counted.map(addressOf).join(" "), marks.dropped.map(addressOf).join(" ")];
};

test.each<[string, number, number | null, string[] | null]>([
  ["one player: Modified Median drops Feld in round 2", 1, null, ["E5 G5 H5 I5", "F5"]],
  ["two players: Solkoff drops nothing", 3, 2, ["E7 F7 G7 H7 I7 E6 F6 G6 H6 I6", ""]],
  ["those who share a place differ in nothing", 8, 12, null],
])("%s", (_, player, against, expected) => expect(addresses(player, against)).toEqual(expected));

test("the foot offers marks only where there is something to mark", () => {
  expect(footOf(asked(1, null))?.buttons.map(({ label }) => label)).toEqual([
    "Show in crosstable",
    "Copy as text",
  ]);
  expect(footOf(asked(8, 12))?.buttons.map(({ label }) => label)).toEqual(["Copy as text"]);
  const marked = after(asked(1, null), { kind: "marked", marked: true });
  expect(footOf(marked)?.buttons[0]?.label).toBe("Clear marks");
});

let scene: Scene;
beforeEach(async () => {
  scene = await openScene({ Open: SAMPLE });
  scene.pane.dispatch({ kind: "tab", tab: "why" });
});

const ask = async (player: number, against: number | null) => {
  scene.pane.dispatch({ kind: "why", player, against, section: null });
  await scene.clock.pass(0);
};

const marked = () => scene.workbook.marks.get("{1}");

test("the button marks the cells, and takes the marks off", async () => {
  await ask(1, null);
  expect(marked()).toBeUndefined();
  toggleMarks(scene.pane);
  await scene.clock.pass(0);
  expect(marked()?.counted).toHaveLength(4);
  expect(scene.pane.state().status.text).toBe("5 cells marked.");
  toggleMarks(scene.pane);
  await scene.clock.pass(0);
  expect(marked()).toBeNull();
  expect(scene.pane.state().marked).toBe(false);
});

test("marks follow the question, and go with it", async () => {
  await ask(1, null);
  toggleMarks(scene.pane);
  await scene.clock.pass(0);
  await ask(3, 2);
  expect(marked()?.counted).toHaveLength(10);
  scene.pane.dispatch({ kind: "tab", tab: "rank" });
  await scene.clock.pass(0);
  expect(marked()).toBeNull();
});

test("where the user wishes it, every question marks its cells", async () => {
  scene.pane.dispatch({ kind: "preferences", preferences: { halves: true, mark: true } });
  await ask(1, null);
  expect(marked()?.dropped).toHaveLength(1);
});
