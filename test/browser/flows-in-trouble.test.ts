import { describe, expect, test } from "vitest";
import { HANDS } from "./hands";
import { cellsOf, describeInBrowser, type Scene, sheetNames, typeInto as enter } from "./harness";
import { button, openSample, selectedCell, status, typeInto } from "./scenes";

/** The user begins to edit a cell of the sheet, or ends it. */
const editCell = ({ page }: Scene, editing: boolean): Promise<void> =>
  page.evaluate((begins) => {
    const { host } = globalThis.workbench;
    if (begins) host.beginCellEdit();
    else host.endCellEdit();
  }, editing);

/** Protects a sheet, or the structure of the workbook. */
const protect = ({ pane }: Scene, sheet?: string): Promise<void> =>
  pane.evaluate(
    (name) =>
      Excel.run(async (context) => {
        const { workbook } = context;
        if (name === undefined) workbook.protection.protect();
        else workbook.worksheets.getItem(name).protection.protect();
        await context.sync();
      }),
    sheet,
  );

const hideRow = ({ pane }: Scene): Promise<void> =>
  pane.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.getActiveWorksheet().getRange("8:8").rowHidden = true;
      await context.sync();
    }),
  );

/** Adds a sheet of the user's behind the others. */
const addSheet = ({ pane }: Scene, name: string): Promise<void> =>
  pane.evaluate(
    (title) =>
      Excel.run(async (context) => {
        context.workbook.worksheets.add(title);
        await context.sync();
      }),
    name,
  );

const said = ({ pane }: Scene, text: string | RegExp): Promise<void> =>
  pane.getByText(text).first().waitFor();

const texts = async (scene: Scene, sheet: string): Promise<readonly unknown[]> =>
  (await cellsOf(scene, sheet)).map(([, , value]) => value);

describe.each(HANDS)("by $name", ({ take }) => {
  describeInBrowser("where something is in the way", () => {
    test("a ranking is stopped from the message and, once it takes long, from the foot", async () => {
      const scene = await openSample();
      const { pane } = scene;
      const hands = await take(scene);
      await editCell(scene, true);
      await hands.press(button(pane, "Rank sheet"));
      await said(scene, "Finish the cell first");
      await hands.press(pane.locator(".bar").getByRole("button", { name: "Cancel" }));
      await said(scene, "Nothing was written.");
      await hands.press(button(pane, "Rank sheet"));
      await said(scene, "You can keep working in Excel.");
      await hands.press(pane.locator("footer").getByRole("button", { name: "Cancel" }));
      await said(scene, "Nothing was written.");
      await editCell(scene, false);
      await button(pane, "Rank sheet").waitFor();
      expect(await sheetNames(scene)).not.toContain("Standings");
      await hands.press(button(pane, "Rank sheet"));
      await button(pane, "Go to Standings").waitFor();
    });

    test("in a protected workbook the list is written at a free cell", async () => {
      const scene = await openSample();
      const { pane } = scene;
      await protect(scene);
      const first = await take(scene);
      await first.press(button(pane, "Rank sheet"));
      await said(scene, "This workbook is protected");
      await first.press(button(pane, "Write at the selected cell"));
      await said(scene, "There is something in the way");
      await enter(scene, "N30", "Here");
      await pane.getByText("Ready to rank.").waitFor();
      const again = await take(scene);
      await again.press(button(pane, "Write at the selected cell"));
      await expect.poll(() => status(scene)).toContain("Standings written.");
      expect(await texts(scene, "Sample crosstable")).toEqual(expect.arrayContaining(["Here", "Mod. Med."]));
    });

    test("a protected list is left, and a new one written; a sheet of the user's keeps its name", async () => {
      const scene = await openSample();
      const { pane } = scene;
      await addSheet(scene, "Standings");
      const hands = await take(scene);
      await hands.press(button(pane, "Rank sheet"));
      await said(scene, "You have a sheet “Standings” of your own. The list is on “Standings K–8 U1200”.");
      await protect(scene, "Standings K–8 U1200");
      await hands.tab("Tie-breaks");
      await hands.press(button(pane, "Move up: Solkoff"));
      await hands.press(button(pane, "Rank sheet"));
      await said(scene, "The Standings K–8 U1200 sheet is protected");
      await hands.press(button(pane, "Write a new sheet"));
      await button(pane, /^Go to Standings K–8 U1200 \(2\)/).waitFor();
      expect(await texts(scene, "Standings")).toEqual([]);
    });

    test("a column of the user's beside the list is moved on request", async () => {
      const scene = await openSample();
      const { pane } = scene;
      const hands = await take(scene);
      await hands.tab("Rank");
      await hands.press(pane.getByRole("checkbox", { name: "School" }));
      await hands.press(button(pane, "Rank sheet"));
      await button(pane, "Go to Standings").waitFor();
      const last = Math.max(...(await cellsOf(scene, "Standings")).map(([, column]) => Number(column)));
      const beside = `${String.fromCharCode(66 + last)}5`;
      await typeInto(scene, "Standings", beside, "my note");
      await hands.tab("Tie-breaks");
      await hands.press(button(pane, "Move up: Solkoff"));
      await hands.tab("Rank");
      await hands.press(pane.getByRole("checkbox", { name: "School" }));
      await hands.press(button(pane, "Rank sheet"));
      await said(scene, /^Column . beside the list is in use$/);
      await hands.press(button(pane, "Move it"));
      await button(pane, "Go to Standings").waitFor();
      expect(await texts(scene, "Standings")).toEqual(expect.arrayContaining(["my note", "School"]));
    });

    test("findings are unfolded, and each leads to its cells; hidden rows are shown", async () => {
      const scene = await openSample();
      const { pane } = scene;
      for (let row = 5; row <= 16; row++) await typeInto(scene, "Sample crosstable", `J${row}`, 5);
      await said(scene, "12 errors change the standings.");
      const hands = await take(scene);
      await hands.press(button(pane, "Show 7 more"));
      expect(await button(pane, /^Error/).count()).toBe(12);
      await hands.press(button(pane, /Petrova.*the total says 5/));
      await expect.poll(() => selectedCell(scene)).toBe("J11");
      await hands.press(button(pane, /Park.*the total says 5/));
      await expect.poll(() => selectedCell(scene)).toBe("J16");
      await hands.press(button(pane, /2 players have no rating/));
      await expect.poll(() => selectedCell(scene)).toBe("C15");
      await hands.press(button(pane, /2 players have no rating/));
      await expect.poll(() => selectedCell(scene)).toBe("C16");
      await hideRow(scene);
      await hands.press(button(pane, "Read again"));
      await hands.press(button(pane, "Show them"));
      await expect.poll(() => status(scene)).toBe("All rows are shown.");
    });

    test("what cannot be taken is said beside it, and what is being typed stays", async () => {
      const scene = await openSample();
      const { pane, page } = scene;
      const hands = await take(scene);
      await hands.press(button(pane, "Change: Rounds"));
      const rounds = pane.getByLabel("Announced rounds");
      await hands.type(rounds, "many");
      await page.keyboard.press("Enter");
      await said(scene, "A whole number from 1 to 200.");
      expect(await rounds.inputValue()).toBe("many");
      await hands.type(rounds, "7");
      await typeInto(scene, "Sample crosstable", "J9", 3.5);
      await expect.poll(() => status(scene)).toBe("1 error now.");
      expect(await rounds.inputValue()).toBe("7");
      await hands.back();
      await button(pane, "Reset: Rounds").waitFor();
    });
  });
});
