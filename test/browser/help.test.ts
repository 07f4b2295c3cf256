import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PAGES } from "../../scripts/help/pages";
import { folder } from "../../src/workbench/web/site";
import { axeFaults, describeInBrowser } from "./harness";
import { runningBrowser } from "./stage";

const SITE = folder(join(import.meta.dirname, "../../dist"));
const ORIGIN = "https://guide.test";

interface Guide {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors on the console, breaches of the policy, requests that lead nowhere or off the site. */
  readonly faults: string[];
}

/** The built pages as a site; nothing else can be reached. */
const openGuide = async (): Promise<Guide> => {
  const faults: string[] = [];
  const context = await (await runningBrowser()).newContext({ reducedMotion: "reduce" });
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

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const WIDE = { width: 1280, height: 900 };
const TELEPHONE = { width: 360, height: 700 };

const WIDTHS = [
  ["a telephone", TELEPHONE, "none"],
  ["wide, forced colors", WIDE, "active"],
  ["wide", WIDE, "none"],
] as const;

/** What is wrong with the page that is open: where it is wider than its window, and what axe finds in both colors. */
const faultsOf = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, viewport, forcedColors] of WIDTHS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors });
    if (await isTooWide(page)) found.push(`wider than its window: ${name}`);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "none" });
    const faults = await axeFaults(page, colorScheme === "light" ? "all" : "looks");
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
};

describeInBrowser("the user guide", () => {
  test.each(PAGES)(
    "axe finds nothing in light or dark, and no window is too narrow: $name",
    { timeout: 120_000 },
    async ({ name }) => {
      const { context, page, faults } = await openGuide();
      await page.goto(`${ORIGIN}/help/${name}.html`);
      expect(await faultsOf(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
