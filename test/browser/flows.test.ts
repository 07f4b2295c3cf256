import { describe, expect, test } from "vitest";
import { HANDS } from "./hands";
import { cellsOf, describeInBrowser, openScene, type Scene, sheetNames } from "./harness";
import { activeSheet, addBlank, button, openSample, selectedCell, status, typeInto } from "./scenes";

const headings = async (scene: Scene, sheet: string): Promise<readonly unknown[]> =>
  (await cellsOf(scene, sheet)).filter(([row]) => row === 3).map(([, , value]) => value);

const marks = ({ page }: Scene): Promise<number | undefined> =>
  page.evaluate(() => globalThis.workbench.book.sheet("Sample crosstable")?.conditionals.length);

const says = (scene: Scene, text: string | RegExp): Promise<void> =>
  expect.poll(() => status(scene)).toMatch(text);

describe.each(HANDS)("by $name", ({ take }) => {
  describeInBrowser("the pane", () => {
    test("writes the sheets asked for, copies, leads on, keeps a copy, follows by a formula and freezes it", async () => {
      const scene = await openSample();
      const { pane } = scene;
      const hands = await take(scene);
      await hands.tab("Rank");
      await hands.press(pane.getByRole("checkbox", { name: "School" }));
      await hands.press(pane.getByRole("checkbox", { name: "Score place" }));
      for (const name of ["Wall chart", "Working", "Race chart", "Alphabetical list", "Tie-break notice"])
        await hands.press(pane.getByRole("checkbox", { name: new RegExp(`^${name}`) }));
      await hands.press(button(pane, "Rank sheet"));
      await says(scene, "Standings written. 12 players, 6 ties broken, 1 left.");
      expect(await sheetNames(scene)).toEqual(
        expect.arrayContaining(["Standings", "Wall chart", "Working", "Race chart"]),
      );
      const columns = await headings(scene, "Standings");
      expect([columns.includes("School"), columns[1]]).toEqual([false, "Score place"]);
      await hands.press(button(pane, /^Copy for website or e-mail/));
      await says(scene, "Copied.");
      await hands.press(button(pane, "Go to Wall chart"));
      await expect.poll(() => activeSheet(scene)).toBe("Wall chart");
      await hands.press(button(pane, "Why?"));
      await pane.getByText("Noah Whitaker and Ethan Park share places 8–9.").first().waitFor();
      await hands.tab("Rank");
      await hands.press(button(pane, /^Keep this copy/));
      await says(scene, "Kept as “Standings after round 5”. The next ranking writes a new sheet.");
      expect(await sheetNames(scene)).toContain("Standings after round 5");
      await hands.press(pane.getByRole("radio", { name: /^A live formula/ }));
      await hands.press(button(pane, "Write live standings"));
      await button(pane, /^Freeze values/).waitFor();
      const formulas = (await cellsOf(scene, "Standings")).map(([, , , formula]) => formula);
      expect(formulas.some((formula) => String(formula).includes("STANDINGS("))).toBe(true);
      await hands.press(button(pane, /^Freeze values/));
      await button(pane, /^Freeze values/).waitFor({ state: "detached" });
      await button(pane, "Go to Standings").waitFor();
      expect((await cellsOf(scene, "Standings")).map(([, , , formula]) => formula).join("")).toBe("");
      await hands.press(button(pane, "Go to Standings"));
      await expect.poll(() => activeSheet(scene)).toBe("Standings");
    });

    test("arranges the tie-breaks: rule set, presets, order, settings, removal, search", async () => {
      const scene = await openSample();
      const { pane, page } = scene;
      const hands = await take(scene);
      await hands.tab("Tie-breaks");
      await hands.press(button(pane, "Move up: Solkoff"));
      await says(scene, "Solkoff is now number 1 of 4.");
      await hands.press(button(pane, /^Cumulative of opposition/));
      await hands.press(button(pane, /^Modified Median/));
      await hands.press(pane.getByRole("radio", { name: "2", exact: true }));
      await pane.getByText("own variation: must be posted before round 1").waitFor();
      await hands.press(button(pane, "Remove: Solkoff"));
      await says(scene, "Solkoff removed.");
      await hands.press(button(pane, "Undo"));
      await button(pane, "Remove: Solkoff").waitFor();
      await hands.press(button(pane, "Show what would separate them"));
      await page.keyboard.insertText("most blacks");
      await page.keyboard.press("Enter");
      await says(scene, "Most Blacks added as number 5. Places 8–9 are separated.");
      await hands.press(button(pane, /^Own sequence/));
      await hands.press(pane.getByRole("menuitem", { name: "Back to US Chess default" }));
      await button(pane, /^US Chess default/).waitFor();
      await hands.press(pane.getByText("More choices"));
      await hands.type(pane.getByLabel("House players"), "12");
      await hands.press(button(pane, "Copy the rules text"));
      await says(scene, "Copied.");
      await hands.choose(pane.getByLabel("Rule set"), "FIDE-2026");
      await hands.press(button(pane, "Use the FIDE sequence"));
      await button(pane, /^FIDE Swiss/).waitFor();
      await hands.press(button(pane, "Add a tie-break"));
      await hands.back();
      await hands.press(button(pane, "Rank sheet"));
      await button(pane, "Go to Standings").waitFor();
      expect(await headings(scene, "Standings")).toContain("BH-C1");
    });

    test("shows findings at their cells, takes decisions over, forgets them, and ranks anyway", async () => {
      const scene = await openSample();
      const { pane } = scene;
      await typeInto(scene, "Sample crosstable", "J9", 3.5);
      await button(pane, "Go to first error").waitFor();
      await says(scene, "1 error now.");
      const hands = await take(scene);
      await hands.press(button(pane, /Okafor/));
      await expect.poll(() => selectedCell(scene)).toBe("J9");
      await hands.press(button(pane, "Go to first error"));
      await hands.press(button(pane, "Change: Rounds"));
      await hands.type(pane.getByLabel("Announced rounds"), "6");
      await hands.back();
      await hands.press(button(pane, "Reset: Rounds"));
      await hands.press(button(pane, "Change: Kind"));
      await hands.press(pane.getByRole("radio", { name: "Round robin", exact: true }));
      await hands.back();
      await hands.press(button(pane, "Reset: Kind"));
      await hands.press(button(pane, "Change: Cells"));
      await hands.type(pane.getByLabel("Heading row"), "4");
      await hands.back();
      await hands.press(button(pane, "Reset: Cells"));
      await hands.press(button(pane, "Read again"));
      await hands.press(button(pane, "Rank anyway"));
      await button(pane, "Go to Standings").waitFor();
      expect(JSON.stringify(await cellsOf(scene, "Standings"))).toContain("Ranked with 1 error");
    });

    test("makes a crosstable of names, of a text and of a file, and a sample", async () => {
      const scene = await openScene();
      const { pane, page } = scene;
      await addBlank(scene);
      await button(pane, "Insert a sample").waitFor();
      const toBlank = () =>
        page.evaluate(() => {
          const { book } = globalThis.workbench;
          const blank = book.sheet("Blank");
          if (blank) book.activate(blank);
        });
      const hands = await take(scene);
      await hands.press(button(pane, /^New crosstable/));
      await hands.type(pane.getByLabel("Players, one a line"), "Ann\t1800\nBob\t1700\nCy\t1600\nDee");
      await pane.getByText("4 players, 3 with a rating").waitFor();
      await hands.choose(pane.getByLabel("Kind"), "roundRobin");
      await hands.press(button(pane, "Create crosstable"));
      await pane.getByText(/^4 players · .*before round 1$/).waitFor();
      await toBlank();
      await hands.press(button(pane, /^New crosstable/));
      const chooser = page.waitForEvent("filechooser");
      await hands.press(pane.getByLabel(/file/i));
      const text = "No.\tName\tRd 1\tTotal\n1\tAnn\tW2\t1\n2\tBob\tL1\t0\n";
      await (await chooser).setFiles({ name: "club.tsv", mimeType: "text/plain", buffer: Buffer.from(text) });
      await pane.getByText("This is a crosstable with 2 players and 1 round.").waitFor();
      await hands.press(button(pane, "Insert as a sheet"));
      await pane
        .getByText(/^2 players/)
        .first()
        .waitFor();
      await toBlank();
      await hands.press(button(pane, /^Other sheets/));
      await expect.poll(() => activeSheet(scene)).toBe("Open");
      await toBlank();
      await hands.press(button(pane, "Insert a sample"));
      await pane.getByText("Ready to rank.").waitFor();
    });

    test("explains two players, marks what counted, and looks ahead", async () => {
      const scene = await openSample();
      const { pane } = scene;
      const hands = await take(scene);
      await hands.tab("Why?");
      await hands.choose(pane.getByLabel("Player"), "3");
      await hands.choose(pane.getByLabel("against"), "2");
      await pane.getByText("Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13½.").waitFor();
      await hands.press(button(pane, /^Cumulative\b(?! of)/));
      await pane.getByText("Priya Nair: Cumulative 13").waitFor();
      await hands.press(button(pane, "Show in crosstable"));
      await button(pane, "Clear marks").waitFor();
      expect(await marks(scene)).toBe(1);
      await hands.press(button(pane, "Clear marks"));
      await button(pane, "Show in crosstable").waitFor();
      expect(await marks(scene)).toBe(0);
      await hands.press(button(pane, "Copy as text"));
      await says(scene, "Copied.");
      await hands.press(button(pane, /^What if…/));
      await hands.choose(pane.getByLabel("Game"), "5");
      await hands.choose(pane.getByLabel("Result"), "L");
      await says(scene, /places? changes?\.$|No place changes/);
      await hands.back();
      await hands.press(button(pane, /^Last round/));
      await pane.getByText("Every game of the crosstable has a result.").waitFor();
      await hands.press(button(pane, "Back"));
    });

    test("keeps settings, copies and resets them, and ranks again by itself", async () => {
      const scene = await openSample();
      const { pane } = scene;
      const hands = await take(scene);
      await hands.tab("Rank");
      await hands.press(pane.getByRole("switch", { name: /^Rank again when the sheet changes/ }));
      await hands.press(button(pane, "Rank sheet"));
      await button(pane, "Go to Standings").waitFor();
      await typeInto(scene, "Sample crosstable", "C5", 1190);
      await says(scene, "Ranked again.");
      expect(JSON.stringify(await cellsOf(scene, "Standings"))).toContain("1190");
      await hands.press(button(pane, "Settings"));
      await hands.press(pane.getByRole("switch", { name: "Halves as ½ in the pane" }));
      await hands.choose(pane.getByLabel("Rule set for new workbooks"), "WINTD");
      await hands.press(button(pane, "Copy settings to other sheets of this workbook"));
      await says(scene, "Settings copied to one sheet.");
      await hands.press(button(pane, "Reset this sheet's settings"));
      await hands.press(button(pane, "Keep"));
      await hands.press(button(pane, "Reset this sheet's settings"));
      await says(scene, "All choices for this sheet go back to what was recognized.");
      await hands.press(button(pane, "Reset"));
      await says(scene, "Settings reset.");
      await hands.press(pane.getByText("Help", { exact: true }));
      await pane.getByText("From crosstable to standings.").waitFor();
      await hands.back();
      await hands.tab("Crosstable");
    });
  });
});
