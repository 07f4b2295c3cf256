import { expect, test } from "vitest";
import { axeFaults, cellsOf, describeInBrowser, LOOKS, openScene, picture, sheetNames } from "./harness";

describeInBrowser("the workbench in a browser", () => {
  test("says what it is, shows the workbook and starts the pane on the real office.js", async () => {
    const { page, pane } = await openScene();
    expect(await page.title()).toBe("open-5-rounds.xlsx – Simulated workbook, not Microsoft Excel");
    await page.getByText("Simulated workbook, not Microsoft Excel", { exact: true }).waitFor();
    await page.getByRole("gridcell", { name: "Willow Creek Open 2026" }).waitFor();
    expect(await pane.evaluate(() => Office.onReady())).toMatchObject({
      host: "Excel",
      platform: "OfficeOnline",
    });
    expect(await pane.evaluate(() => Office.context.requirements.isSetSupported("ExcelApi", "1.12"))).toBe(
      true,
    );
    expect(await pane.evaluate(() => Office.context.requirements.isSetSupported("ExcelApi", "1.13"))).toBe(
      false,
    );
    await pane.getByRole("heading").first().waitFor();
  });

  test("holds the pane to the manifest's ExcelApi 1.12: a call of 1.13 is refused", async () => {
    const { pane, page } = await openScene();
    const resized = (): Promise<string> =>
      pane.evaluate(async () => {
        try {
          await Excel.run(async (context) => {
            const sheet = context.workbook.worksheets.getActiveWorksheet();
            const table = sheet.tables.add("R1:S2", true);
            await context.sync();
            table.resize("R1:S3");
            await context.sync();
          });
          return "done";
        } catch (error) {
          return (error as OfficeExtension.Error).code;
        }
      });
    expect(await resized()).toBe("ApiNotFound");
    expect(await page.evaluate(() => globalThis.workbench.book.active.tables.length)).toBe(1);
  });

  test("Rank sheet on the ribbon writes the Standings sheet and leaves the crosstable as it is", async () => {
    const scene = await openScene();
    const before = await cellsOf(scene, "Open");
    await scene.page.getByRole("button", { name: "Rank sheet" }).click();
    await scene.page.getByRole("tab", { name: "Standings" }).waitFor();
    await scene.page.getByRole("gridcell", { name: "Wetherby, Xenia" }).waitFor();
    expect(await sheetNames(scene)).toEqual(["Open", "Standings"]);
    expect(await cellsOf(scene, "Open")).toEqual(before);
    const first = (await cellsOf(scene, "Standings"))
      .filter(([row]) => row === 4)
      .map(([, , value]) => value);
    expect(first).toEqual([
      1,
      1,
      "Wetherby, Xenia",
      2118,
      "Old Mill CC",
      "IN",
      4,
      13.5,
      15.5,
      12,
      52.5,
      null,
    ]);
    await picture(scene, "workbench-ranked");
  });

  test("the Rank button of the pane does the same", async () => {
    const scene = await openScene();
    const before = await cellsOf(scene, "Open");
    await scene.pane.getByRole("button", { name: "Rank sheet" }).click();
    await scene.pane.getByRole("button", { name: "Go to Standings" }).waitFor();
    expect(await sheetNames(scene)).toEqual(["Open", "Standings"]);
    expect(await cellsOf(scene, "Open")).toEqual(before);
    expect(await cellsOf(scene, "Standings")).toContainEqual([4, 2, "Wetherby, Xenia", ""]);
    await picture(scene, "pane-ranked");
  });

  test("two crosstables of one sheet are ranked together", async () => {
    const scene = await openScene({ file: "quads.xlsx" });
    await scene.page.getByRole("button", { name: "Rank sheet" }).click();
    await scene.page.getByRole("tab", { name: "Standings" }).waitFor();
    expect(await cellsOf(scene, "Standings")).toContainEqual(
      expect.arrayContaining(["Jessamy, Dmitri"]) as unknown,
    );
  });

  test("axe finds nothing serious in light, dark and forced colors", async () => {
    const scene = await openScene({ width: 1000, height: 600 });
    await scene.pane.getByRole("heading").first().waitFor();
    for (const { name, ...look } of LOOKS) {
      await scene.page.emulateMedia(look);
      expect([name, await axeFaults(scene.page), await axeFaults(scene.pane)]).toEqual([name, [], []]);
      await picture(scene, `workbench-${name}`);
    }
  });
});
