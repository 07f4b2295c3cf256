import { expect, test } from "vitest";
import { cellsOf, describeInBrowser, openScene, sheetNames } from "./harness";
import { addBlank, button, focused, openSample, status, tab, typeInto } from "./scenes";

describeInBrowser("the pane in a browser", () => {
  test("on a sheet without a crosstable it says what one is, and lists the sheets that have one", async () => {
    const scene = await openScene();
    await addBlank(scene);
    await scene.pane.getByText("Standings from your crosstable").waitFor();
    await scene.pane.getByText("Crosstables found on: Open").click();
    await scene.pane.getByText("Ready to rank.").waitFor();
    expect(await scene.pane.getByRole("heading", { level: 1 }).innerText()).not.toBe("Blank");
  });

  test("from the sample to the Standings by keyboard alone", async () => {
    const scene = await openScene();
    const { pane, page } = scene;
    await addBlank(scene);
    await button(pane, "Insert a sample").press("Enter");
    await pane.getByText("Ready to rank.").waitFor();
    await expect.poll(() => focused(scene)).toBe("tab-crosstable");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => focused(scene)).toBe("tab-tiebreaks");
    await button(pane, "Move Solkoff, 2 of 4").focus();
    await page.keyboard.press("Home");
    expect([await status(scene), await focused(scene)]).toEqual([
      "Solkoff is now number 1 of 4.",
      "grip-SOLK",
    ]);
    await page.keyboard.press("ArrowDown");
    await button(pane, "Rank sheet").press("Enter");
    await button(pane, "Go to Standings").waitFor();
    await expect.poll(() => focused(scene)).toBe("main");
    expect(await sheetNames(scene)).toEqual(["Open", "Blank", "Sample crosstable", "Standings"]);
    await expect.poll(() => status(scene)).toBe("Standings written. 12 players, 6 ties broken, 1 left.");
  });

  test("Esc goes back to the control that opened the page, and leaves the pane alone", async () => {
    const scene = await openSample();
    const { pane, page } = scene;
    await tab(pane, "Tie-breaks").click();
    await button(pane, "Add a tie-break").click();
    await expect.poll(() => focused(scene)).toBe("first");
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(scene)).toBe("add");
  });

  test("a tie-break is searched, added, changed and taken out again", async () => {
    const scene = await openSample();
    const { pane, page } = scene;
    await tab(pane, "Tie-breaks").click();
    await button(pane, "Show what would separate them").click();
    await page.keyboard.type("34E6");
    await page.keyboard.press("Enter");
    await pane.getByText("Nobody is left tied.").waitFor();
    await expect.poll(() => status(scene)).toBe("Most Blacks added as number 5. Places 8–9 are separated.");
    await button(pane, /^Modified Median/).click();
    await pane.getByRole("radio", { name: "2" }).check({ force: true });
    await pane.getByText("own variation: must be posted before round 1").waitFor();
    await button(pane, "Remove: Most Blacks").click();
    await expect.poll(() => focused(scene)).toBe("line-CUMOPP");
    await button(pane, "Undo").click();
    await button(pane, "Remove: Most Blacks").waitFor();
  });

  test("a line is dragged to another place", async () => {
    const scene = await openSample();
    const { pane, page } = scene;
    await tab(pane, "Tie-breaks").click();
    const from = await button(pane, "Move Cumulative, 3 of 4").boundingBox();
    const to = await button(pane, "Move Modified Median, 1 of 4").boundingBox();
    if (from === null || to === null) throw new Error("the lines are not there");
    await page.mouse.move(from.x + 8, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y - 10, { steps: 3 });
    await page.mouse.move(to.x + 8, to.y + 2, { steps: 6 });
    await page.mouse.up();
    await button(pane, "Move Cumulative, 1 of 4").waitFor();
  });

  test("findings lead to their cells, errors stop the ranking, and are passed over on request", async () => {
    const scene = await openSample();
    const { pane, page } = scene;
    await typeInto(scene, "Sample crosstable", "J9", 3.5);
    await button(pane, "Go to first error").waitFor();
    await expect.poll(() => status(scene)).toBe("1 error now.");
    await button(pane, /Okafor/).click();
    await page.waitForFunction(() => globalThis.workbench.book.selection.areas[0]?.row === 8);
    await button(pane, "Rank anyway").click();
    await button(pane, "Go to Standings").waitFor();
    expect(JSON.stringify(await cellsOf(scene, "Standings"))).toContain("Ranked with 1 error");
  });

  test("the sheets beside Standings are written and led to; a copy is kept", async () => {
    const scene = await openSample();
    const { pane } = scene;
    await tab(pane, "Rank").click();
    for (const name of ["Wall chart", "Working", "Race chart", "Alphabetical list", "Tie-break notice"])
      await pane.getByLabel(name).check();
    await button(pane, "Rank sheet").click();
    await button(pane, "Go to Wall chart").click();
    await button(pane, /^Keep this copy/).click();
    await button(pane, "Rank sheet").waitFor();
    expect(await sheetNames(scene)).toEqual(
      expect.arrayContaining(["Wall chart", "Working", "Race chart", "Standings after round 5"]),
    );
  });

  test("a new crosstable is made of pasted names", async () => {
    const scene = await openScene();
    const { pane } = scene;
    await addBlank(scene);
    await button(pane, /^New crosstable/).click();
    await pane.getByLabel("Players, one a line").fill("Ann\t1800\nBob\t1700\nCy\t1600\nDee");
    await pane.getByText("4 players, 3 with a rating").waitFor();
    await button(pane, "Create crosstable").click();
    await pane.getByText("4 players · Swiss · before round 1").waitFor();
    expect(await sheetNames(scene)).toContain("Crosstable");
  });

  test("Why? answers, marks the cells and clears them again", async () => {
    const scene = await openSample();
    const { pane, page } = scene;
    await tab(pane, "Why?").click();
    await pane.getByLabel("Player").selectOption("3");
    await pane.getByLabel("against").selectOption("2");
    await pane.getByText("Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13½.").waitFor();
    const marks = () =>
      page.evaluate(() => globalThis.workbench.book.sheet("Sample crosstable")?.conditionals.length);
    await button(pane, "Show in crosstable").click();
    await button(pane, "Clear marks").waitFor();
    expect(await marks()).toBe(1);
    await button(pane, "Clear marks").click();
    await button(pane, "Show in crosstable").waitFor();
    expect(await marks()).toBe(0);
    await button(pane, "Copy as text").click();
    await expect.poll(() => status(scene)).toBe("Copied.");
  });
});
