import { expect, test } from "vitest";
import { axeFaults, cellsOf, describeInBrowser, openScene, picture, type Scene } from "./harness";

const status = ({ pane }: Scene): Promise<string> => pane.locator('[role="status"]').innerText();

const focused = ({ pane }: Scene): Promise<string> => pane.evaluate(() => document.activeElement?.id ?? "");

/** The sample before the two games of its leaders in the last round: Lindqvist–Rios, Nair–Tran. */
const openBeforeTheEnd = async (): Promise<Scene> => {
  const scene = await openScene();
  await scene.pane.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.add("Blank").activate();
      await context.sync();
    }),
  );
  await scene.pane.getByRole("button", { name: "Insert a sample" }).click();
  await scene.pane.getByText("Ready to rank.").waitFor();
  await scene.pane.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getItem("Sample crosstable");
      for (const [address, value] of Object.entries({ I5: "*2b", I6: "*1w", I7: "*6w", I10: "*3b" }))
        sheet.getRange(address).values = [[value]];
      sheet.getRange("J5:J16").values = Array.from({ length: 12 }, () => [""]);
      await context.sync();
    }),
  );
  await scene.pane.getByText("2 results are missing").first().waitFor();
  await scene.pane.getByRole("tab", { name: "Why?" }).click();
  return scene;
};

describeInBrowser("what may come", () => {
  test("What if changes a result here alone, and says which places change", async () => {
    const scene = await openBeforeTheEnd();
    const { pane } = scene;
    const before = await cellsOf(scene, "Sample crosstable");
    await pane.getByLabel("Player").selectOption("3");
    await pane.getByRole("button", { name: /^What if…/ }).press("Enter");
    await expect.poll(() => focused(scene)).toBe("first");
    await pane.getByLabel("Game").selectOption("5");
    await pane.getByLabel("Result").selectOption("L");
    await pane
      .getByText(/^Liam Tran is ahead of/)
      .first()
      .waitFor();
    await expect.poll(() => status(scene)).toMatch(/^\d+ places change\.$/);
    expect(await axeFaults(pane)).toEqual([]);
    await picture(scene, "pane-what-if");
    await pane.getByRole("button", { name: "Reset" }).press("Enter");
    await expect.poll(() => status(scene)).toBe("All results are those of the sheet.");
    await expect.poll(() => focused(scene)).toBe("first");
    expect(await cellsOf(scene, "Sample crosstable")).toEqual(before);
    await pane.press("body", "Escape");
    await expect.poll(() => focused(scene)).toBe("whatIf");
  });

  test("Last round says who will be first, with which results", async () => {
    const scene = await openBeforeTheEnd();
    const { pane } = scene;
    await pane.getByRole("button", { name: /^Last round/ }).press("Enter");
    await pane
      .getByText(/is first in \d+ of \d+ outcomes\.$/)
      .first()
      .waitFor();
    await expect.poll(() => status(scene)).toMatch(/^\d+ outcomes worked out\. \d+ answers?\.$/);
    await pane.getByText("Every outcome").click();
    expect(await axeFaults(pane)).toEqual([]);
    await picture(scene, "pane-last-round");
    await pane.getByRole("button", { name: "Copy as text" }).click();
    await expect.poll(() => status(scene)).toBe("Copied.");
  });

  test("Printed tie-breaks says which rules gave them", async () => {
    const scene = await openBeforeTheEnd();
    const { pane } = scene;
    await pane.evaluate(() =>
      Excel.run(async (context) => {
        const sheet = context.workbook.worksheets.getItem("Sample crosstable");
        for (const [address, value] of Object.entries({ I5: "W2b", I6: "L1w", I7: "W6w", I10: "L3b" }))
          sheet.getRange(address).values = [[value]];
        const column = ["TBrk1", 14, 12.5, 12.5, 10, 13, 11, 5, 6, 9, 6, 4, 6];
        sheet.getRange("K4:K16").values = column.map((value) => [value]);
        await context.sync();
      }),
    );
    await pane.getByRole("button", { name: /^Printed tie-breaks/ }).press("Enter");
    await pane.getByText("Your TBrk1 equals Modified Median by USCF rules for 11 of 12 players.").waitFor();
    await pane.getByText("9. Dubois, Chloe: 9 on the sheet, 8 here (1 more)").waitFor();
    expect(await axeFaults(pane)).toEqual([]);
    await picture(scene, "pane-printed");
  });
});
