import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { findBrowser } from "../../scripts/find-browser";
import { makeCertificate } from "../../src/workbench/web/certificate";
import type { WorkbenchWindow } from "../../src/workbench/web/page/index";
import { startWorkbench, type Workbench } from "../../src/workbench/web/workbench";

const ROOT = join(import.meta.dirname, "../..");
const DIST = join(ROOT, "dist");
const PICTURES = join(ROOT, "test-results");
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const executablePath = findBrowser();
const certificate = makeCertificate();

/** No name but localhost leads anywhere, and no certificate but our own is taken on trust. */
const FLAGS = [
  "--no-sandbox",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost",
  `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
];

/** Tests that are skipped where there is no browser; the set-up says so. */
export const describeInBrowser = describe.skipIf(executablePath === undefined);

/** How the page is opened. */
export interface SceneOptions {
  /** A file of samples, or a path. */
  readonly file?: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
}

/** The workbench in a browser, with a workbook open and the pane ready. */
export interface Scene {
  readonly page: Page;
  readonly pane: Frame;
}

interface OpenScene extends Scene {
  readonly context: BrowserContext;
  readonly workbench: Workbench;
  readonly faults: readonly string[];
}

declare global {
  /** What the page leaves for whoever drives it. */
  var workbench: WorkbenchWindow;
}

const state: { browser: Browser | undefined; readonly scenes: OpenScene[] } = {
  browser: undefined,
  scenes: [],
};

if (executablePath !== undefined) {
  beforeAll(async () => {
    state.browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterAll(() => state.browser?.close());
}

/** Whatever goes wrong in the page: errors on its console, breaches of its policy, requests off the site. */
const watch = (page: Page, { origins }: Workbench): string[] => {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
  page.on("request", (request) => {
    if (!origins.includes(new URL(request.url()).origin)) faults.push(`off the site: ${request.url()}`);
  });
  return faults;
};

const tellBreaches = (): void =>
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`);
  });

/** Closes a scene; it must have been without fault, and the workbench must have known all that was asked of it. */
const close = async ({ page, context, workbench, faults }: OpenScene): Promise<void> => {
  const missing = await page.evaluate(() => globalThis.workbench.host.missing);
  await context.close();
  await workbench.close();
  expect({ faults, missing, notFound: workbench.missing() }).toEqual({
    faults: [],
    missing: [],
    notFound: [],
  });
};

afterEach(async () => {
  for (const scene of state.scenes.splice(0)) await close(scene);
});

const paneOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector("#pane iframe")).contentFrame();
  if (frame === null) throw new Error("the pane has no frame");
  await frame.waitForLoadState("load");
  return frame;
};

/** Opens a workbook in the workbench; the scene is closed after the test. */
export const openScene = async (options: SceneOptions = {}): Promise<Scene> => {
  const { file = "open-5-rounds.xlsx", width = 1280, height = 800 } = options;
  const { colorScheme = "light", forcedColors = "none" } = options;
  if (state.browser === undefined) throw new Error("there is no browser");
  const workbench = await startWorkbench({ dist: DIST, file: join(ROOT, "samples", file), certificate });
  const context = await state.browser.newContext({ viewport: { width, height }, colorScheme, forcedColors });
  const page = await context.newPage();
  const faults = watch(page, workbench);
  await page.addInitScript(tellBreaches);
  await page.goto(workbench.address);
  await page.waitForFunction(() => "workbench" in globalThis);
  const scene: OpenScene = { page, pane: await paneOf(page), context, workbench, faults };
  state.scenes.push(scene);
  return scene;
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

/** Keeps a picture in test-results. */
export const picture = async ({ page }: Scene, name: string): Promise<void> => {
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
};

interface AxeWindow {
  readonly axe: {
    readonly run: () => Promise<{
      readonly violations: readonly {
        readonly id: string;
        readonly impact: string;
        readonly nodes: readonly { readonly html: string }[];
      }[];
    }>;
  };
}

const SEVERE: readonly string[] = ["serious", "critical"];

/** What axe finds serious or critical in a page or a frame. */
export const axeFaults = async (frame: Frame | Page): Promise<readonly string[]> => {
  await frame.evaluate(AXE);
  const violations = await frame.evaluate(async () => {
    const { axe } = globalThis as unknown as AxeWindow;
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => SEVERE.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
