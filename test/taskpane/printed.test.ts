import { expect, test } from "vitest";
import { searchRules, stopSearching, useFoundRules } from "../../src/taskpane/effects/printed";
import { hasPrinted, printedText, printedView } from "../../src/taskpane/model/printed";
import { lookOf } from "../../src/taskpane/look";
import { openScene } from "./open";
import { type Cells, SAMPLE, type Scene, subjectOf } from "./scene";

/** The sample with columns of numbers after its total, a line a player. */
const withColumns = (headings: readonly string[], lines: string): Cells => {
  const rows = lines.split(";").map((line) => line.trim().split(" ").map(Number));
  const first = SAMPLE.findIndex(([cell]) => cell === 1);
  return SAMPLE.map((row, i) => {
    if (i === first - 1) return [...row, ...headings];
    return i < first ? row : [...row, ...(rows[i - first] ?? [])];
  });
};

/** Modified Median, Solkoff, Cumulative. */
const VALUES = `14 15.5 12; 12.5 13.5 14; 12.5 14 13; 10 14 5; 13 14.5 9; 11 12.5 9; 5 9 0; 6 10 5;
  8 9 7; 6 9 5; 4 7 4; 6 10 5`;

const searched = async (cells: Cells): Promise<Scene> => {
  const scene = await openScene({ Open: cells });
  scene.pane.dispatch({ kind: "tab", tab: "why" });
  searchRules(scene.pane);
  for (let turn = 0; turn < 400 && scene.pane.state().printed?.result === null; turn++)
    await scene.clock.pass(1);
  return scene;
};

const viewIn = ({ pane }: Scene) => printedView(subjectOf(pane.state()), pane.state());

const textIn = ({ pane }: Scene) => printedText(subjectOf(pane.state()), pane.state());

test("columns that the rule set gives", async () => {
  const scene = await searched(withColumns(["TBrk1", "Solkoff", "Cumul."], VALUES));
  expect(viewIn(scene)).toEqual({
    summary: "USCF rules give all 3 columns.",
    columns: [
      { sentence: "Your TBrk1 equals Modified Median by USCF rules for 12 of 12 players.", differences: [] },
      { sentence: "Your Solkoff equals Solkoff by USCF rules for 12 of 12 players.", differences: [] },
      { sentence: "Your Cumul. equals Cumulative by USCF rules for 12 of 12 players.", differences: [] },
    ],
    use: "Use USCF: Modified Median, Solkoff, Cumulative",
  });
  expect(scene.pane.state().status.text).toBe("3 of 3 columns explained.");
});

test("a number that nobody explains is named, with both values", async () => {
  const scene = await searched(
    withColumns(["TBrk1", "Solkoff", "Cumul."], VALUES.replace("8 9 7", "8 10.5 7")),
  );
  expect(viewIn(scene)?.summary).toBe("USCF rules come nearest: as they stand they give 2 of 3 columns.");
  expect(viewIn(scene)?.columns[1]).toEqual({
    sentence: "Your Solkoff equals Solkoff by USCF rules for 11 of 12 players.",
    differences: ["9. Dubois, Chloe: 10½ on the sheet, 9 here (1½ more)"],
  });
  expect(textIn(scene)).toContain("- 9. Dubois, Chloe: 10.5 on the sheet, 9 here (1.5 more)\n");
});

test("another edition", async () => {
  // The half-point bye of 10 stays in.
  const scene = await searched(withColumns(["Cumul."], "12; 14; 13; 5; 9; 9; 0; 5; 7; 5.5; 4; 5"));
  expect(viewIn(scene)?.columns[0]?.sentence).toBe(
    "Your Cumul. equals Cumulative by USCF-LEGACY rules for 12 of 12 players.",
  );
});

test("scores of opponents as they were scored are found as a setting", async () => {
  const scene = await searched(
    withColumns(["Solkoff"], "16; 13; 15; 14; 15; 13.5; 9; 10.5; 8.5; 10; 6; 10.5"),
  );
  expect(viewIn(scene)?.columns[0]?.sentence).toBe(
    "Your Solkoff equals Solkoff by USCF rules, with an opponent's unplayed games as they were scored, " +
      "for 12 of 12 players.",
  );
});

test("a column that nothing gives is said to be unexplained", async () => {
  const scene = await searched(withColumns(["TBrk1"], "71; 3; 55; 8; 90; 41; 77; 62; 13; 29; 34; 5"));
  expect(viewIn(scene)?.columns[0]?.sentence).toMatch(
    /^Nothing was found that gives your TBrk1\. Nearest is /,
  );
  expect(viewIn(scene)?.columns[0]?.differences.length).toBeGreaterThan(6);
  expect(viewIn(scene)?.use).toBe("");
});

test("what the crosstable does not tell cannot be compared", async () => {
  const cells = withColumns(["TPR"], "1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12").map((row, i) =>
    row.map((cell, column) => (column === 2 && i > 3 ? "" : cell)),
  );
  expect(viewIn(await searched(cells))?.columns[0]?.sentence).toMatch(/^Your TPR cannot be compared: /);
});

test("the rules found are taken over", async () => {
  const scene = await searched(
    withColumns(
      ["Solkoff", "TBrk2"],
      "15.5 12; 13.5 14; 14 13; 14 5; 14.5 9; 12.5 9; 9 0; 10 5; 9 7; 9 5.5; 7 4; 10 5",
    ),
  );
  useFoundRules(scene.pane);
  const { subject, tab, status } = scene.pane.state();
  expect(subject.kind === "crosstable" ? [subject.settings.rules, subject.settings.tiebreaks] : null).toEqual(
    ["USCF-LEGACY", ["SOLK", "CUM"]],
  );
  expect([tab, status.text]).toEqual(["tiebreaks", "Rule set USCF-LEGACY, sequence Solkoff, Cumulative."]);
});

test("it can be stopped", async () => {
  const scene = await openScene({ Open: withColumns(["TBrk1"], VALUES) });
  searchRules(scene.pane);
  stopSearching(scene.pane);
  await scene.clock.pass(2000);
  expect([scene.pane.state().printed, scene.pane.state().status.text]).toEqual([null, "Stopped."]);
});

test("without such columns nothing is offered", async () => {
  const { pane } = await openScene({ Open: SAMPLE });
  expect(hasPrinted(subjectOf(pane.state()), pane.state())).toBe(false);
});

test("what they equal is a note on the crosstable", async () => {
  const two = "14 15.5; 12.5 13.5; 12.5 14; 10 14; 13 14.5; 11 12.5; 5 9; 6 10; 8 10; 6 9; 4 7; 6 10";
  const { pane } = await openScene({ Open: withColumns(["TBrk1", "Solkoff"], two) });
  const messages = lookOf(subjectOf(pane.state())).sections.flatMap(({ findings }) =>
    findings.map(({ level, cell, message }) => [level, cell, message].join(" | ")),
  );
  expect(messages.slice(-2)).toEqual([
    "info | Open!K4 | Your TBrk1 column equals Modified Median for all 12 players.",
    "info | Open!L13 | Dubois, Chloe: your Solkoff column says 10, Solkoff by USCF is 9; 1 player differs.",
  ]);
});
