import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser } from "../../scripts/find-browser";
import { PAGES } from "../../scripts/help/pages";
import { folder } from "../../src/workbench/web/site";

const SITE = folder(join(import.meta.dirname, "../../dist"));
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ORIGIN = "https://guide.test";

const executablePath = findBrowser();

interface Guide {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors on the console, breaches of the policy, requests that lead nowhere or off the site. */
  readonly faults: string[];
}

/** The built pages as a site; nothing else can be reached. */
const openGuide = async (browser: Browser, options: Parameters<Browser["newContext"]>[0]): Promise<Guide> => {
  const faults: string[] = [];
  const context = await browser.newContext(options);
  await context.route("**/*", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const answer = origin === ORIGIN ? await SITE(pathname) : undefined;
    if (answer === undefined) {
      faults.push(`nothing at ${route.request().url()}`);
      await route.abort();
    } else await route.fulfill({ contentType: answer.type, body: Buffer.from(answer.content) });
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return { context, page, faults };
};

interface AxeWindow {
  readonly axe: {
    readonly run: () => Promise<{
      readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
    }>;
  };
}

/** Everything that axe finds, whatever its weight. */
const violationsIn = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(AXE);
  const violations = await page.evaluate(
    async () => (await (globalThis as unknown as AxeWindow).axe.run()).violations,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** A wide window, a telephone, and colors that the system forces. */
const LOOKS = [
  { name: "light", viewport: { width: 1280, height: 900 }, colorScheme: "light" },
  { name: "dark", viewport: { width: 1280, height: 900 }, colorScheme: "dark" },
  { name: "light and narrow", viewport: { width: 360, height: 700 }, colorScheme: "light" },
  { name: "forced colors", viewport: { width: 1280, height: 900 }, forcedColors: "active" },
] as const;

describe.skipIf(executablePath === undefined)("the user guide", () => {
  const running: { browser?: Browser } = {};

  beforeAll(async () => {
    if (executablePath === undefined) return;
    running.browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  afterAll(() => running.browser?.close());

  test.each(LOOKS)("no fault on any page: $name", { timeout: 240_000 }, async ({ name, ...look }) => {
    if (running.browser === undefined) throw new Error("there is no browser");
    const { context, page, faults } = await openGuide(running.browser, look);
    for (const { name: of } of PAGES) {
      await page.goto(`${ORIGIN}/help/${of}.html`);
      expect([of, await overflows(page), await violationsIn(page)]).toEqual([of, false, []]);
    }
    expect([name, faults]).toEqual([name, []]);
    await context.close();
  });
});
