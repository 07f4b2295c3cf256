import { describe, expect, test } from "vitest";
import { HANDS } from "./hands";
import { cellsOf, describeInBrowser, openScene, type Scene, sheetNames } from "./harness";
import { activeSheet, button, focused, openSample, status, typeInto } from "./scenes";

const says = (scene: Scene, text: string | RegExp): Promise<void> =>
  expect.poll(() => status(scene)).toMatch(text);

/** Keeps work that is done a slice at a time from going on, until it is let go on. */
const holdWork = ({ pane }: Scene): Promise<void> =>
  pane.evaluate(() => {
    const real = globalThis.setTimeout;
    const held: (() => void)[] = [];
    const hold = (work: () => void, milliseconds?: number): number =>
      (milliseconds ?? 0) > 0 ? Number(real(work, milliseconds)) : -held.push(work);
    const release = () => {
      Object.assign(globalThis, { setTimeout: real });
      for (const work of held) real(work);
    };
    Object.assign(globalThis, { setTimeout: hold, letWorkGoOn: release });
  });

const letWorkGoOn = ({ pane }: Scene): Promise<void> =>
  pane.evaluate(() => {
    const go: unknown = Reflect.get(globalThis, "letWorkGoOn");
    if (typeof go === "function") Reflect.apply(go, undefined, []);
  });

const COLUMN = ["TBrk1", 14, 12.5, 12.5, 10, 13, 11, 5, 6, 8, 6, 4, 6];

/** The sample with a column of printed tie-breaks. */
const openPrinted = async (): Promise<Scene> => {
  const scene = await openSample();
  await scene.pane.evaluate(
    (column) =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem("Sample crosstable");
        sheet.getRange("K4:K16").values = column.map((value) => [value]);
        await context.sync();
      }),
    COLUMN,
  );
  return scene;
};

describe.each(HANDS)("by $name", ({ take }) => {
  describeInBrowser("events of all kinds", () => {
    test("schools are ranked by their best players", async () => {
      const scene = await openSample();
      const { pane } = scene;
      const hands = await take(scene);
      await hands.tab("Rank");
      await hands.type(pane.getByLabel("Players that count"), "3");
      await hands.press(pane.getByRole("checkbox", { name: /^Team standings/ }));
      await hands.choose(pane.getByLabel("Ties by"), "own");
      await hands.type(pane.getByLabel("Sequence of the teams"), "FOO");
      await hands.press(pane.getByRole("checkbox", { name: "Score place" }));
      await pane.getByText("“FOO” is not a tie-break.").waitFor();
      await hands.type(pane.getByLabel("Sequence of the teams"), "SOLK, CUM");
      await hands.press(button(pane, "Rank sheet"));
      await hands.press(button(pane, "Go to Team standings"));
      const cells = await cellsOf(scene, "Team standings");
      const first = cells.filter(([row]) => row === cells.find(([, , value]) => value === "Lincoln MS")?.[0]);
      expect(first.slice(0, 3).map(([, , value]) => value)).toEqual([1, "Lincoln MS", 10]);
    });

    test("team matches are placed by match or by board points, with weights and byes as chosen", async () => {
      const scene = await openScene({ file: "team-matches.csv" });
      const { pane } = scene;
      await pane.getByText("Ready to rank.").waitFor();
      const hands = await take(scene);
      await hands.tab("Tie-breaks");
      await pane.getByText(/unplayed matches count ½ each/).waitFor();
      await hands.tab("Rank");
      await hands.choose(pane.getByLabel("Place by"), "game");
      await hands.type(pane.getByLabel("Board weights"), "4-3-2-1");
      await hands.choose(pane.getByLabel("Board points of a match bye"), "half");
      await hands.press(button(pane, "Rank sheet"));
      await says(scene, /^Standings written\. 7 teams, /);
      await hands.press(button(pane, "Go to Team standings"));
      const texts = JSON.stringify(await cellsOf(scene, "Team standings"));
      expect(texts).toContain("An opponent's unplayed matches count ½ each; a team's own count");
    });

    test("all sections are ranked, and each list and each error is led to", async () => {
      const scene = await openSample();
      const { pane } = scene;
      await typeInto(scene, "Sample crosstable", "J9", 3.5);
      await button(pane, "Go to first error").waitFor();
      const hands = await take(scene);
      await hands.tab("Rank");
      await hands.press(button(pane, "Rank all sections"));
      await says(scene, /1 sheet not ranked\.$/);
      expect(await sheetNames(scene)).toContain("Standings");
      await hands.press(pane.locator(".link-line", { hasText: "Sample crosstable" }));
      await button(pane, "Go to first error").waitFor();
      await expect.poll(() => focused(scene)).toBe("tab-crosstable");
      await hands.tab("Rank");
      await hands.press(pane.locator(".link-line", { hasText: "Go to Standings" }));
      await expect.poll(() => activeSheet(scene)).toBe("Standings");
    });

    test("printed tie-breaks: the search is stopped and begun again, its rules are taken over", async () => {
      const scene = await openPrinted();
      const { pane } = scene;
      const hands = await take(scene);
      await hands.tab("Why?");
      await button(pane, /^Printed tie-breaks/).waitFor();
      await holdWork(scene);
      await hands.press(button(pane, /^Printed tie-breaks/));
      await hands.press(button(pane, "Cancel"));
      await says(scene, "Stopped.");
      await hands.press(button(pane, "Look again"));
      await button(pane, "Cancel").waitFor();
      await letWorkGoOn(scene);
      await pane.getByText("Your TBrk1 equals Modified Median by USCF rules for 12 of 12 players.").waitFor();
      await hands.press(button(pane, "Copy as text"));
      await says(scene, "Copied.");
      await hands.press(button(pane, /^Use USCF: /));
      await says(scene, /^Rule set USCF, sequence Modified Median\.$/);
      await expect.poll(() => focused(scene)).toBe("tab-tiebreaks");
    });

    test("the last round is worked out, stopped and worked out again", async () => {
      const scene = await openSample();
      const { pane } = scene;
      for (const [cell, value] of Object.entries({ I5: "*2b", I6: "*1w" }))
        await typeInto(scene, "Sample crosstable", cell, value);
      for (let row = 5; row <= 16; row++) await typeInto(scene, "Sample crosstable", `J${row}`, "");
      await pane.getByText("Round 5 is not finished.").waitFor();
      const hands = await take(scene);
      await hands.tab("Why?");
      await holdWork(scene);
      await hands.press(button(pane, /^Last round/));
      await hands.press(button(pane, "Cancel"));
      await says(scene, "Stopped.");
      await letWorkGoOn(scene);
      await hands.press(button(pane, "Work out"));
      await says(scene, /outcomes worked out\./);
      await hands.press(pane.getByText("Every outcome"));
      await hands.press(button(pane, "Copy as text"));
      await says(scene, "Copied.");
    });
  });
});
