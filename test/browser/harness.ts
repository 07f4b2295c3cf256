import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import { describe } from "vitest";
import { ENGLISH, type Language } from "../../scripts/build/languages";
import { enterStage, FIRST, hasBrowser, type Stage } from "./stage";

export { axeFaults } from "./axe";

const PICTURES = join(import.meta.dirname, "../../test-results");

/** Tests that are skipped where there is no browser; the set-up says so. */
export const describeInBrowser = describe.skipIf(!hasBrowser);

/** How the page is opened. */
export interface SceneOptions {
  /** A file of samples. */
  readonly file?: string;
  readonly width?: number;
  readonly height?: number;
  /** The display language of Office. */
  readonly language?: Language;
}

/** The workbench in a browser, with a workbook open and the pane ready. */
export interface Scene {
  readonly page: Page;
  readonly pane: Frame;
}

/** The colors in which everything must be readable. */
export const LOOKS = [
  { name: "light", colorScheme: "light", forcedColors: "none" },
  { name: "dark", colorScheme: "dark", forcedColors: "none" },
  { name: "forced", colorScheme: "dark", forcedColors: "active" },
] as const;

const paneOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector("#pane iframe")).contentFrame();
  if (frame === null) throw new Error("the pane has no frame");
  await frame.waitForLoadState("load");
  return frame;
};

/** Loads the page where it is new; else takes away what the scene before left in it and in the pane's storage. */
const clearStage = async ({ page, workbench }: Stage): Promise<void> => {
  if (page.url() !== workbench.address) {
    await page.goto(workbench.address);
    await page.waitForFunction(() => "workbench" in globalThis);
    return;
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const pane = await paneOf(page);
  await pane.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

const openFile = ({ page }: Stage, file: string): Promise<void> =>
  page.evaluate(async (name) => {
    const response = await fetch(`samples/${name}`);
    await globalThis.workbench.open(name, new Uint8Array(await response.arrayBuffer()));
  }, file);

/** Opens a sample in the workbench, as if it were for the first time; one scene is played at a time. */
export const openScene = async (options: SceneOptions = {}): Promise<Scene> => {
  const { file = FIRST, width = 1280, height = 800, language = ENGLISH } = options;
  const stage = await enterStage(language);
  const { page } = stage;
  const isFirst = page.url() !== stage.workbench.address;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await clearStage(stage);
  if (!isFirst || file !== FIRST) await openFile(stage, file);
  return { page, pane: await paneOf(page) };
};

/** The values of a sheet's cells with their places; empty where there is no such sheet. */
export const cellsOf = ({ page }: Scene, name: string): Promise<readonly (readonly unknown[])[]> =>
  page.evaluate(
    (sheet) =>
      [...(globalThis.workbench.book.sheet(sheet)?.cells.all() ?? [])]
        .map(({ row, column, cell }) => [row, column, cell.value, cell.formula] as const)
        .sort(([rowA, columnA], [rowB, columnB]) => rowA - rowB || columnA - columnB),
    name,
  );

/** Waits until all formulas are calculated and what changed is shown. */
export const settled = ({ page }: Scene): Promise<void> =>
  page.evaluate(() => globalThis.workbench.settled());

/** What a cell shows in the grid. */
export const cell = ({ page }: Scene, row: number, column: number) =>
  page.locator(`[aria-rowindex="${row + 2}"] > [aria-colindex="${column + 2}"]`);

/** Goes to a cell by the name box, as a user does. */
export const goTo = async ({ page }: Scene, address: string): Promise<void> => {
  await page.getByLabel("Name box").fill(address);
  await page.keyboard.press("Enter");
};

/** Types into a cell, enters it and waits until everything is calculated. */
export const typeInto = async (scene: Scene, address: string, text: string): Promise<void> => {
  await goTo(scene, address);
  await scene.page.keyboard.insertText(text);
  await scene.page.keyboard.press("Enter");
  await settled(scene);
};

/** The value of a cell of the sheet in front; the text of an error. */
export const valueAt = ({ page }: Scene, address: string): Promise<unknown> =>
  page.evaluate((text) => {
    const { book } = globalThis.workbench;
    const [, letters = "A", digits = "1"] = /^([A-Z])(\d+)$/.exec(text) ?? [];
    const { value } = book.active.cells.at(Number(digits) - 1, letters.charCodeAt(0) - 65);
    return typeof value === "object" && value !== null ? value.error : value;
  }, address);

export const sheetNames = ({ page }: Scene): Promise<readonly string[]> =>
  page.evaluate(() => globalThis.workbench.book.sheets.map(({ name }) => name));

/** Keeps a picture in test-results where pictures are asked for: `PICTURES=1 npx vitest run --project browser`. */
export const picture = async ({ page }: Scene, name: string): Promise<void> => {
  if (process.env.PICTURES !== undefined) await page.screenshot({ path: join(PICTURES, `${name}.png`) });
};
