import { expect, test } from "vitest";
import { describeInBrowser, openScene, sheetNames } from "./harness";
import { addBlank, button, focused, openSample, status, tab } from "./scenes";

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
});
