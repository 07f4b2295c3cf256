import { expect, test } from "vitest";
import {
  axeFaults,
  cell,
  describeInBrowser,
  goTo,
  openScene,
  picture,
  settled,
  type Scene,
  sheetNames,
  typeInto,
  valueAt,
} from "./harness";

const press = async (scene: Scene, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await scene.page.keyboard.press(key);
  await settled(scene);
};

const selection = ({ page }: Scene): Promise<string> =>
  page.evaluate(() => {
    const [area] = globalThis.workbench.book.selection.areas;
    return area ? [area.row, area.column, area.rows, area.columns].join(" ") : "";
  });

/** Pastes a text as a press of Ctrl+V does, without the clipboard of the machine. */
const pasteText = async (scene: Scene, text: string): Promise<void> => {
  await scene.page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
  await settled(scene);
};

const copied = ({ page }: Scene): Promise<string> =>
  page.evaluate(() => {
    const clipboardData = new DataTransfer();
    document.activeElement?.dispatchEvent(new ClipboardEvent("copy", { clipboardData, cancelable: true }));
    return clipboardData.getData("text/plain");
  });

describeInBrowser("the cells of the workbench", () => {
  test("typing, editing in place, undo and redo", async () => {
    const scene = await openScene();
    await typeInto(scene, "M5", "12.5");
    expect([await valueAt(scene, "M5"), await selection(scene)]).toEqual([12.5, "5 12 1 1"]);
    await press(scene, "ArrowUp", "F2");
    await scene.page.keyboard.insertText("0");
    await press(scene, "Tab");
    expect([await valueAt(scene, "M5"), await selection(scene)]).toEqual([12.5, "4 13 1 1"]);
    await typeInto(scene, "M5", "gone");
    await press(scene, "Control+z");
    expect(await valueAt(scene, "M5")).toBe(12.5);
    await press(scene, "Control+z", "Control+z");
    expect(await valueAt(scene, "M5")).toBe(null);
    await press(scene, "Control+y", "Control+y", "Control+y");
    expect(await valueAt(scene, "M5")).toBe("gone");
    await press(scene, "ArrowUp", "Delete");
    expect(await valueAt(scene, "M5")).toBe(null);
  });

  test("the keyboard selects as in Excel", async () => {
    const scene = await openScene();
    await goTo(scene, "A5");
    await press(scene, "Control+Shift+ArrowDown", "Shift+ArrowRight");
    expect(await selection(scene)).toBe("4 0 31 2");
    await press(scene, "Control+End");
    expect(await selection(scene)).toBe("37 10 1 1");
    await press(scene, "Control+Home", "Shift+Space");
    expect(await selection(scene)).toBe("0 0 1 16384");
  });

  test("the mouse selects over the edge of frozen rows and by the headings", async () => {
    const scene = await openScene();
    await goTo(scene, "A5");
    await scene.page.getByRole("button", { name: "Freeze panes" }).click();
    const from = await cell(scene, 3, 1).boundingBox();
    const to = await cell(scene, 7, 4).boundingBox();
    if (!from || !to) throw new Error("the cells are not there");
    await scene.page.mouse.move(from.x + 5, from.y + 5);
    await scene.page.mouse.down();
    await scene.page.mouse.move(to.x + 5, to.y + 5, { steps: 4 });
    await scene.page.mouse.up();
    expect(await selection(scene)).toBe("3 1 5 4");
    await scene.page.getByRole("columnheader", { name: "C", exact: true }).click();
    expect(await selection(scene)).toBe("0 2 1048576 1");
    await picture(scene, "cells-frozen");
  });

  test("a formula is completed, its arguments are hinted at, it spills and follows the crosstable", async () => {
    const scene = await openScene();
    await goTo(scene, "M4");
    await scene.page.keyboard.type("=stand");
    await scene.page
      .getByRole("option", { name: /STANDINGS/ })
      .first()
      .waitFor();
    await scene.page.keyboard.press("Tab");
    await scene.page
      .getByRole("note", { name: "Arguments" })
      .locator(".current", { hasText: "crosstable" })
      .waitFor();
    await picture(scene, "formula-help");
    await scene.page.keyboard.type('A4:K35,"MMED")');
    await press(scene, "Enter", "ArrowUp");
    expect([await valueAt(scene, "M4"), await valueAt(scene, "O5")]).toEqual(["Place", "Wetherby, Xenia"]);
    expect(await scene.page.locator(".mark.spill").count()).toBeGreaterThan(0);
    await typeInto(scene, "X5", '=INDEX(M4#,2,3)&" leads "&COUNTIF(K5:K35,">=3.5")');
    expect(await valueAt(scene, "X5")).toBe("Wetherby, Xenia leads 8");
    await picture(scene, "formula-spilled");
    await typeInto(scene, "O8", "in the way");
    expect(await valueAt(scene, "M4")).toBe("#SPILL!");
    expect(await cell(scene, 3, 12).getAttribute("title")).toContain("not empty");
    await press(scene, "Control+z");
    expect(await valueAt(scene, "M4")).toBe("Place");
  });

  test("an error of the add-in tells its message on hover, an unknown function is #NAME?", async () => {
    const scene = await openScene();
    await typeInto(scene, "M5", "=MODMEDIAN(A1:B2)");
    expect(await valueAt(scene, "M5")).toBe("#VALUE!");
    expect((await cell(scene, 4, 12).getAttribute("title"))?.length).toBeGreaterThan(10);
    await typeInto(scene, "M6", "=OFFSET(A1,1,1)");
    expect(await valueAt(scene, "M6")).toBe("#NAME?");
    await goTo(scene, "M7");
    await scene.page.keyboard.type("=SUM(1,");
    await press(scene, "Enter");
    await scene.page.getByText("There is a problem with this formula").waitFor();
    await press(scene, "Escape");
    expect(await valueAt(scene, "M7")).toBe(null);
  });

  test("cells go to the clipboard as other spreadsheets take them, and come from it", async () => {
    const scene = await openScene();
    await goTo(scene, "A5");
    await press(scene, "Shift+ArrowRight", "Shift+ArrowRight");
    expect(await copied(scene)).toBe("1\tWetherby, Xenia\t2118\r\n");
    await goTo(scene, "M5");
    await pasteText(scene, '7\t"two\nlines"\r\n1-0\t3.5\r\n');
    expect([await valueAt(scene, "M5"), await valueAt(scene, "N5")]).toEqual([7, "two\nlines"]);
    expect([await valueAt(scene, "M6"), await valueAt(scene, "N6")]).toEqual(["1-0", 3.5]);
    await typeInto(scene, "P5", "=M5*2");
    await goTo(scene, "P5");
    const text = await copied(scene);
    await goTo(scene, "P6");
    await pasteText(scene, text);
    const formula = await scene.page.evaluate(() => globalThis.workbench.book.active.cells.at(5, 15).formula);
    expect(formula).toBe("=M6*2");
  });

  test("bold, fill, number format, table and column width, each undone", async () => {
    const scene = await openScene();
    const { page } = scene;
    const format = () => page.evaluate(() => globalThis.workbench.book.active.shown(4, 2));
    await goTo(scene, "C5");
    await press(scene, "Control+b");
    await page.getByRole("button", { name: "Fill: Yellow" }).click();
    await page.getByLabel("Number format").selectOption("0.0");
    expect(await format()).toMatchObject({
      numberFormat: "0.0",
      format: { font: { bold: true }, fill: { color: "#FFF2CC" } },
    });
    await cell(scene, 4, 2).getByText("2118.0").waitFor();
    await page.getByRole("button", { name: "Format as table" }).click();
    expect(await page.locator(".table-heading").count()).toBeGreaterThan(5);
    await picture(scene, "cells-formatted");
    for (let i = 0; i < 4; i++) await page.getByRole("button", { name: "Undo" }).click();
    expect(await format()).toMatchObject({ numberFormat: "General", format: {} });
    expect(await page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  });

  test("sheets are added, renamed and deleted; a name that Excel refuses is refused", async () => {
    const scene = await openScene();
    const { page } = scene;
    await page.getByRole("button", { name: "Add a sheet" }).click();
    expect(await sheetNames(scene)).toEqual(["Open", "Sheet2"]);
    await page.getByRole("tab", { name: "Sheet2" }).dblclick();
    await page.getByLabel("Name of the sheet").fill("Round 1/2");
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: /./ }).waitFor();
    expect(await sheetNames(scene)).toEqual(["Open", "Sheet2"]);
    await page.getByRole("tab", { name: "Sheet2" }).dblclick();
    await page.getByLabel("Name of the sheet").fill("Notes");
    await page.keyboard.press("Enter");
    await page.getByRole("tab", { name: "Notes" }).waitFor();
    await page.getByRole("button", { name: "Delete this sheet" }).click();
    expect(await sheetNames(scene)).toEqual(["Open"]);
  });

  test("a note is written, shown, described to a screen reader, changed, moved with its cell, deleted and undone", async () => {
    const scene = await openScene();
    const { page } = scene;
    const box = page.getByRole("note").filter({ visible: true });
    const text = page.getByLabel("Text of the note");
    await goTo(scene, "C5");
    await press(scene, "Shift+F2");
    await page.getByRole("dialog", { name: "New note on C5" }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.type("rating of June");
    await page.keyboard.press("Control+Enter");
    await box.getByText("rating of June").waitFor();
    await picture(scene, "cell-note");
    expect(await cell(scene, 4, 2).getAttribute("title")).toBe("rating of June");
    expect(await cell(scene, 4, 2).getAttribute("class")).toMatch(/\bnote\b/);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-describedby"))).toBe(
      await box.getAttribute("id"),
    );
    expect(await axeFaults(page)).toEqual([]);
    await cell(scene, 4, 2).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Edit note" }).click();
    await text.fill("rating of July");
    await page.getByRole("button", { name: "Save note" }).click();
    await box.getByText("rating of July").waitFor();
    await cell(scene, 4, 2).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Insert rows" }).click();
    await box.waitFor({ state: "hidden" });
    await goTo(scene, "C6");
    await box.getByText("rating of July").waitFor();
    await cell(scene, 5, 2).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Delete note" }).click();
    await box.waitFor({ state: "hidden" });
    await cell(scene, 5, 2).click({ button: "right" });
    await page.getByRole("menuitem", { name: "New note" }).waitFor();
    await page.keyboard.press("Escape");
    await press(scene, "Control+z");
    await box.getByText("rating of July").waitFor();
    await press(scene, "Shift+F2");
    await text.fill("");
    await page.getByRole("button", { name: "Save note" }).click();
    await box.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => globalThis.workbench.book.active.notes)).toEqual([]);
  });

  test("the menu of a cell has the entry of the add-in, which explains the player", async () => {
    const scene = await openScene();
    await cell(scene, 8, 1).click({ button: "right" });
    await picture(scene, "cell-menu");
    await scene.page.getByRole("menuitem", { name: "Explain this player" }).click();
    await scene.pane.getByRole("tab", { name: "Why?" }).waitFor();
    await expect.poll(() => scene.pane.getByLabel("Player").inputValue()).not.toBe("");
  });

  test("nothing serious for axe with frozen panes, a formula being typed and the samples open", async () => {
    const scene = await openScene();
    await goTo(scene, "B6");
    await scene.page.getByRole("button", { name: "Freeze panes" }).click();
    await scene.page.keyboard.type("=MOD");
    await scene.page.getByRole("listbox", { name: "Functions" }).waitFor();
    expect(await axeFaults(scene.page)).toEqual([]);
    await scene.page.keyboard.press("Escape");
    await scene.page.getByRole("button", { name: "Samples" }).click();
    await scene.page.getByRole("dialog").waitFor();
    expect(await axeFaults(scene.page)).toEqual([]);
  });
});
