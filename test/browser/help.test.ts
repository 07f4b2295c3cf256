import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PAGES } from "../../scripts/help/pages";
import { folder } from "../../src/workbench/web/site";
import { axeFaults, describeInBrowser, runningBrowser } from "./harness";

const SITE = folder(join(import.meta.dirname, "../../dist"));
const ORIGIN = "https://guide.test";

interface Guide {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors on the console, breaches of the policy, requests that lead nowhere or off the site. */
  readonly faults: string[];
}

/** The built pages as a site; nothing else can be reached. */
const openGuide = async (options: BrowserContextOptions): Promise<Guide> => {
  const faults: string[] = [];
  const context = await runningBrowser().newContext(options);
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

/** Goes through all pages; each must be without fault. */
const goThrough = async (
  options: BrowserContextOptions,
  faultsOn: (page: Page) => Promise<readonly string[]>,
): Promise<void> => {
  const { context, page, faults } = await openGuide(options);
  for (const { name } of PAGES) {
    await page.goto(`${ORIGIN}/help/${name}.html`);
    expect([name, await faultsOn(page)]).toEqual([name, []]);
  }
  expect(faults).toEqual([]);
  await context.close();
};

const overflow = async (page: Page): Promise<readonly string[]> => {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return wider ? ["wider than the window"] : [];
};

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 700 };

describeInBrowser("the user guide", () => {
  test.each(["light", "dark"] as const)(
    "axe finds nothing on any page: %s",
    { timeout: 240_000 },
    (colorScheme) => goThrough({ viewport: WIDE, colorScheme }, (page) => axeFaults(page, "all")),
  );

  test.each([
    ["wide", { viewport: WIDE }],
    ["a telephone", { viewport: NARROW }],
    ["forced colors", { viewport: WIDE, forcedColors: "active" }],
  ] as const)("no page is wider than its window: %s", (_, options) => goThrough(options, overflow));
});
