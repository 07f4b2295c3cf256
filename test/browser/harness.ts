import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Frame, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { ENGLISH, type Language } from "../../scripts/build/languages";
import { findBrowser } from "../../scripts/find-browser";
import { makeCertificate } from "../../src/workbench/web/certificate";
import type { WorkbenchWindow } from "../../src/workbench/web/page/driver";
import { startWorkbench, type Workbench } from "../../src/workbench/web/workbench";

const ROOT = join(import.meta.dirname, "../..");
const DIST = join(ROOT, "dist");
const PICTURES = join(ROOT, "test-results");
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The sample that scenes open unless they name another. */
const FIRST = "open-5-rounds.xlsx";

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
  /** A file of samples. */
  readonly file?: string;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: "light" | "dark";
  readonly forcedColors?: "active" | "none";
  /** The display language of Office. */
  readonly language?: Language;
}

/** The workbench in a browser, with a workbook open and the pane ready. */
export interface Scene {
  readonly page: Page;
  readonly pane: Frame;
}

/** A page that scenes are played on one after the other: each opens its workbook and its pane anew. */
interface Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly workbench: Workbench;
  readonly language: Language;
  readonly faults: string[];
}

declare global {
  /** What the page leaves for whoever drives it. */
  var workbench: WorkbenchWindow;
}

const state: { browser?: Browser | undefined; stage?: Stage | undefined; playing: boolean } = {
  playing: false,
};

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

/** The browser that the tests of a file share. */
export const runningBrowser = (): Browser => {
  if (state.browser === undefined) throw new Error("there is no browser");
  return state.browser;
};

const openStage = async (browser: Browser, language: Language): Promise<Stage> => {
  const file = join(ROOT, "samples", FIRST);
  const workbench = await startWorkbench({ dist: DIST, file, certificate, language });
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults = watch(page, workbench);
  await page.addInitScript(tellBreaches);
  return { page, context, workbench, language, faults };
};

const closeStage = async (): Promise<void> => {
  const { stage } = state;
  state.stage = undefined;
  await stage?.context.close();
  await stage?.workbench.close();
};

/** A scene must have been without fault, and the workbench must have known all that was asked of it. */
const expectNoFaults = async ({ page, workbench, faults }: Stage): Promise<void> => {
  const missing = await page.evaluate(() => globalThis.workbench.host.missing);
  expect({ faults, missing, notFound: workbench.missing() }).toEqual({
    faults: [],
    missing: [],
    notFound: [],
  });
};

if (executablePath !== undefined) {
  beforeAll(async () => {
    state.browser = await chromium.launch({ executablePath, args: FLAGS });
  });
  afterEach(async ({ task }) => {
    const { stage, playing } = state;
    state.playing = false;
    if (!stage || !playing) return;
    try {
      await expectNoFaults(stage);
    } catch (error) {
      await closeStage();
      throw error;
    }
    if (task.result?.state === "fail") await closeStage();
  });
  afterAll(async () => {
    await closeStage();
    await state.browser?.close();
  });
}

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
  const { file = FIRST, width = 1280, height = 800 } = options;
  const { colorScheme = "light", forcedColors = "none", language = ENGLISH } = options;
  if (state.playing) throw new Error("another scene is being played");
  if (state.stage !== undefined && state.stage.language !== language) await closeStage();
  const isFirst = state.stage === undefined;
  const stage = (state.stage ??= await openStage(runningBrowser(), language));
  state.playing = true;
  const { page } = stage;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, forcedColors });
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

/** What axe finds serious or critical in a page or a frame; `all`: the rest as well. */
export const axeFaults = async (frame: Frame | Page, which?: "all"): Promise<readonly string[]> => {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
  const violations = await frame.evaluate(async () => {
    const { axe } = globalThis as unknown as AxeWindow;
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => which === "all" || SEVERE.includes(impact))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
