import { expect, test } from "vitest";
import { rank, rankAll } from "../../src/taskpane/effects/rank";
import { cancelRanking } from "../../src/taskpane/effects/running";
import { footOf } from "../../src/taskpane/model/foot";
import { progressOf } from "../../src/taskpane/model/progress";
import { allView } from "../../src/taskpane/model/result-all";
import type { AllReport } from "../../src/excel/report";
import type { State } from "../../src/taskpane/state";
import { NOTES, openScene } from "./open";
import { changed, type Scene, SAMPLE, subjectOf } from "./scene";

const TORN = changed(SAMPLE, [8, 9, 3.5]);

const rankedAll = async (scene: Scene): Promise<AllReport> => {
  rankAll(scene.pane);
  await scene.clock.pass(100);
  return reportIn(scene.pane.state());
};

const reportIn = ({ ranking }: State): AllReport => {
  if (ranking.kind !== "rankedAll") throw new Error(ranking.kind);
  return ranking.report;
};

test("is offered where the user has other sheets", async () => {
  expect(
    subjectOf((await openScene({ Open: SAMPLE, Notes: NOTES })).pane.state()).beside.map(({ name }) => name),
  ).toEqual(["Notes"]);
  expect(subjectOf((await openScene({ Open: SAMPLE })).pane.state()).beside).toEqual([]);
});

test("all crosstables are written, and the result says what became of each sheet", async () => {
  const scene = await openScene({ Open: SAMPLE, Notes: NOTES, U1600: SAMPLE, Torn: TORN });
  const report = await rankedAll(scene);
  const state = scene.pane.state();
  expect([state.tab, state.status.text]).toEqual([
    "rank",
    "Standings of 2 sheets written. 24 players, 12 ties broken, 2 left. 1 sheet not ranked.",
  ]);
  expect(allView(report)).toEqual({
    totals: {
      title: "Standings of 2 sheets written.",
      text: "24 players ranked, 12 ties broken, 2 left.",
    },
    notes: [],
    written: [
      {
        id: "{5}",
        title: "Go to Standings K–8 U1200",
        caption: "Open: 12 players ranked, 6 ties broken, 1 left.",
      },
      {
        id: "{6}",
        title: "Go to Standings K–8 U1200 (2)",
        caption: "U1600: 12 players ranked, 6 ties broken, 1 left.",
      },
    ],
    refused: [
      { id: "{4}", title: "Torn", caption: "Okafor, Emma: the rounds add up to 3, the total says 3½." },
    ],
    skipped: "Left out: Notes (no crosstable).",
  });
  expect(footOf(state)?.buttons).toMatchObject([{ command: "goTo", label: "Go to Standings K–8 U1200" }]);
});

test("the result stays while the user looks at one list after the other, and goes with a change", async () => {
  const scene = await openScene({ Open: SAMPLE, U1600: SAMPLE });
  await rankedAll(scene);
  const { workbook, clock, pane } = scene;
  await workbook.activate("{4}");
  workbook.tell({ kind: "activated", sheetId: "{4}" });
  await clock.pass(100);
  expect(subjectOf(pane.state()).source.name).toBe("U1600");
  expect(footOf(pane.state())?.buttons).toMatchObject([{ label: "Go to Standings K–8 U1200 (2)" }]);
  workbook.type("{2}", TORN);
  await clock.pass(600);
  expect(pane.state().ranking.kind).toBe("idle");
});

test("progress names the sheet, and Cancel stops before anything is written", async () => {
  const { pane, workbook, clock } = await openScene({ Open: SAMPLE, U1600: SAMPLE });
  let finish: (() => void) | undefined;
  const { read } = workbook;
  Object.assign(workbook, {
    read: (id: string) =>
      id === "{2}" ? new Promise<void>((resolve) => (finish = resolve)).then(() => read(id)) : read(id),
  });
  rankAll(pane);
  await clock.pass(1000);
  expect(pane.state().status.text).toBe("Ranking all sections.");
  expect(progressOf(pane.state())).toEqual({ done: 0.5, caption: "Sheet 2 of 2: U1600" });
  expect(footOf(pane.state())?.buttons).toMatchObject([{ command: "cancel" }]);
  cancelRanking(pane);
  await clock.pass(10);
  expect(pane.state().alert.text).toBe("Stopped. Nothing was written.");
  finish?.();
  await clock.pass(100);
  expect(workbook.jobs).toEqual([]);
});

test("where nothing can be ranked that is said at once", async () => {
  const scene = await openScene({ Open: TORN, Notes: NOTES });
  expect(allView(await rankedAll(scene)).totals).toBeNull();
  expect(scene.pane.state().alert.text).toBe("Nothing was ranked.");
  expect(footOf(scene.pane.state())?.buttons).toMatchObject([
    { command: "firstError" },
    { command: "rankAnyway" },
  ]);
});

test("a name that another crosstable's list has is not said to be taken by the user", async () => {
  const { pane, workbook, clock } = await openScene({ Open: SAMPLE, U1600: SAMPLE });
  rank(pane);
  await clock.pass(100);
  await workbook.activate("{2}");
  workbook.tell({ kind: "activated", sheetId: "{2}" });
  await clock.pass(100);
  rank(pane);
  await clock.pass(100);
  const { ranking } = pane.state();
  expect(ranking.kind === "ranked" && ranking.report.notes).toEqual([
    "“Standings” is the list of another crosstable. The list is on “Standings K–8 U1200”.",
  ]);
});
