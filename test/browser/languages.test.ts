import { expect, test } from "vitest";
import { LANGUAGES } from "../../scripts/build/languages";
import { axeFaults, cellsOf, describeInBrowser, openScene, picture, sheetNames } from "./harness";
import { button, status } from "./scenes";

const [, german] = LANGUAGES;

describeInBrowser("where Office is displayed in German", () => {
  test("the pane ranks a sheet, in German from the ribbon to the list", async () => {
    const scene = await openScene(german === undefined ? {} : { language: german });
    const { pane, page } = scene;
    await pane.getByText("Bereit.").waitFor();
    expect(await pane.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.getByRole("button", { name: "Rangliste erstellen" }).count()).toBe(1);
    expect(await axeFaults(pane)).toEqual([]);
    await picture(scene, "german-pane");
    await button(pane, "Rangliste erstellen").press("Enter");
    await button(pane, "Zu Standings").waitFor();
    await expect.poll(() => status(scene)).toMatch(/^Rangliste geschrieben\. \d+ Spieler, /);
    expect(await sheetNames(scene)).toContain("Standings");
    const texts = (await cellsOf(scene, "Standings")).map(([, , value]) => value);
    expect(texts).toEqual(expect.arrayContaining(["Platz", "Nr.", "Punkte"]));
    expect(texts).not.toContain("Place");
    await picture(scene, "german-list");
    const heads = await pane.getByRole("columnheader").allInnerTexts();
    expect(heads.slice(0, 4)).toEqual(["Platz", "Name", "Punkte", "Mod. Med."]);
    expect(await page.getByRole("heading", { name: "Feinwertungen" }).count()).toBe(1);
  });
});
