import { expect, test } from "vitest";
import { axeFaults, cellsOf, describeInBrowser, sheetNames } from "./harness";
import { button, focused, openSample, tab } from "./scenes";

describeInBrowser("the teams of the pane in a browser", () => {
  test("schools are ranked by their three best players, by keyboard alone", async () => {
    const scene = await openSample();
    const { pane, page } = scene;
    await tab(pane, "Rank").press("Enter");
    await pane.getByRole("heading", { name: "Teams come from" }).waitFor();
    await pane.getByLabel("Players that count").focus();
    await expect.poll(() => focused(scene)).toBe("team-top");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("3");
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(scene)).toBe("team-ties");
    await pane.getByRole("row", { name: /^1 Lincoln MS.* 10 33½$/ }).waitFor();
    await pane.getByLabel("Team standings").press("Space");
    await button(pane, "Rank sheet").press("Enter");
    await button(pane, "Go to Team standings").waitFor();
    expect(await sheetNames(scene)).toContain("Team standings");
    const cells = await cellsOf(scene, "Team standings");
    const of = (name: string) => {
      const at = cells.find(([, column, value]) => column === 1 && value === name)?.[0];
      return cells.flatMap(([row, column, value]) => (row === at && Number(column) < 3 ? [value] : []));
    };
    expect(["Lincoln MS", "Riverside", "Oak Hill", "Maple Grove"].map(of)).toEqual([
      [1, "Lincoln MS", 10],
      [2, "Riverside", 9],
      [3, "Oak Hill", 8],
      [4, "Maple Grove", 3.5],
    ]);
  });

  test("another sheet's players are counted on request; nothing is at fault for a screen reader", async () => {
    const { pane } = await openSample();
    await tab(pane, "Rank").click();
    const other = pane.getByRole("group", { name: "Players of other sheets count too" }).getByLabel("Open");
    await other.check();
    await pane.getByText("What is shown below counts this sheet only.").waitFor();
    await pane.getByRole("table", { name: "Teams now (without the other sheets)" }).waitFor();
    expect(await axeFaults(pane)).toEqual([]);
    await other.uncheck();
    await pane.getByText("What is shown below counts this sheet only.").waitFor({ state: "detached" });
    await pane.getByRole("table", { name: "Teams now", exact: true }).waitFor();
  });
});
