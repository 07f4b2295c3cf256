import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterEach, expect, inject } from "vitest";
import type { Language } from "../../scripts/build/languages";
import type { WorkbenchWindow } from "../../src/workbench/web/page/driver";
import { startWorkbench, type Workbench } from "../../src/workbench/web/workbench";

const ROOT = join(import.meta.dirname, "../..");

/** The sample that scenes open unless they name another. */
export const FIRST = "open-5-rounds.xlsx";

/** A page that scenes are played on one after the other: each opens its workbook and its pane anew. */
export interface Stage {
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

const provided = inject("browser");

export const hasBrowser = provided !== undefined;

/** Lives as long as the worker, whose files share it. */
const state: { browser?: Promise<Browser>; stage?: Stage | undefined; playing: boolean } = {
  playing: false,
};

/** The browser that all tests share. */
export const runningBrowser = (): Promise<Browser> => {
  if (provided === undefined) throw new Error("there is no browser");
  return (state.browser ??= chromium.connect(provided.address));
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

const openStage = async (language: Language): Promise<Stage> => {
  if (provided === undefined) throw new Error("there is no browser");
  const { certificate } = provided;
  const browser = await runningBrowser();
  const workbench = await startWorkbench({
    dist: join(ROOT, "dist"),
    file: join(ROOT, "samples", FIRST),
    certificate,
    language,
  });
  const context = await browser.newContext({ reducedMotion: "reduce" });
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

/** A stage for one scene, until the end of the test; a new one where Office speaks another language. */
export const enterStage = async (language: Language): Promise<Stage> => {
  if (state.playing) throw new Error("another scene is being played");
  if (state.stage !== undefined && state.stage.language !== language) await closeStage();
  state.stage ??= await openStage(language);
  state.playing = true;
  return state.stage;
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

/** Judges each scene at its end; the next one gets a new stage if something went wrong. */
export const judgeScenes = (): void => {
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
};
