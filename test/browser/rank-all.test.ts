import { expect, test } from "vitest";
import { cellsOf, describeInBrowser, type Scene, sheetNames } from "./harness";
import { addBlank, button, focused, openSample, status, tab, typeInto } from "./scenes";

const WRITTEN = /^Standings of 2 sheets written\. \d+ players, \d+ ties broken, \w+ left\.$/;

/** A workbook with two crosstables, the second of which is the sample, and a sheet without one. */
const openTwo = async (): Promise<Scene> => {
  const scene = await openSample();
  expect(await sheetNames(scene)).toEqual(["Open", "Blank", "Sample crosstable"]);
  return scene;
};

/** Moves on with the Tab key until the control with that text has the focus. */
const tabTo = async ({ pane, page }: Scene, text: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    const here = await pane.evaluate(() => document.activeElement?.textContent.trim() ?? "");
    if (here === text) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${text}`);
};

describeInBrowser("Rank all sections", () => {
  test("by mouse: every crosstable gets its list, and each list is led to", async () => {
    const scene = await openTwo();
    const { pane } = scene;
    const source = await cellsOf(scene, "Open");
    await tab(pane, "Rank").click();
    await button(pane, "Rank all sections").click();
    await pane.getByText("Standings of 2 sheets written.", { exact: true }).waitFor();
    const names = await sheetNames(scene);
    expect(names).toHaveLength(5);
    const [first, second] = names.filter((name) => name.startsWith("Standings "));
    expect(second ?? first).toBe("Standings K–8 U1200");
    await pane.getByText("Left out: Blank (no crosstable).").waitFor();
    expect(await cellsOf(scene, "Open")).toEqual(source);
    await button(pane, `Go to ${first ?? ""}`).click();
    await pane
      .getByText(`Go to ${first ?? ""}`)
      .first()
      .waitFor();
    expect(await scene.page.evaluate(() => globalThis.workbench.book.active.name)).toBe(first);
  });

  test("by keyboard alone, and what stands in the way of one sheet is led to", async () => {
    const scene = await openTwo();
    const { pane, page } = scene;
    await typeInto(scene, "Sample crosstable", "J9", 3.5);
    await button(pane, "Go to first error").waitFor();
    await tab(pane, "Crosstable").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused(scene)).toBe("tab-rank");
    await tabTo(scene, "Rank all sections");
    await page.keyboard.press("Enter");
    await pane.getByText("Standings of 1 sheet written.", { exact: true }).waitFor();
    await expect.poll(() => status(scene)).toMatch(/1 sheet not ranked\.$/);
    expect(await sheetNames(scene)).not.toContain("Standings K–8 U1200");
    await pane.getByText("the rounds add up to 3, the total says 3½").waitFor();
    await button(pane, /^Sample crosstable/).press("Enter");
    await button(pane, "Go to first error").waitFor();
    await expect.poll(() => focused(scene)).toBe("tab-crosstable");
  });

  test("a second time the lists are written again in their places", async () => {
    const scene = await openTwo();
    const { pane } = scene;
    const rankAll = async () => {
      await tab(pane, "Rank").click();
      await button(pane, "Rank all sections").click();
      await expect.poll(() => status(scene)).toMatch(WRITTEN);
      return sheetNames(scene);
    };
    const names = await rankAll();
    await typeInto(scene, "Sample crosstable", "C5", 1190);
    await pane.getByText("Rank again when the sheet changes").waitFor();
    expect(await rankAll()).toEqual(names);
    await expect
      .poll(async () => JSON.stringify(await cellsOf(scene, "Standings K–8 U1200")))
      .toContain("1190");
  });

  test("without other sheets it is not offered", async () => {
    const scene = await openSample();
    await scene.pane.evaluate(() =>
      Excel.run(async (context) => {
        for (const name of ["Open", "Blank"]) context.workbook.worksheets.getItem(name).delete();
        context.workbook.worksheets.add("Standings of mine").visibility = "Hidden";
        await context.sync();
      }),
    );
    await tab(scene.pane, "Crosstable").click();
    await button(scene.pane, "Read again").click();
    await tab(scene.pane, "Rank").click();
    await expect.poll(() => button(scene.pane, "Rank all sections").count()).toBe(0);
    await addBlank(scene);
  });
});
