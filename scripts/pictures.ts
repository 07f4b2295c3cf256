/** Takes the pictures of the user guide from the built add-in in the workbench; needs an installed browser. */
import { fileURLToPath } from "node:url";
import { chromium, type Frame, type Page } from "playwright-core";
import { makeCertificate } from "../src/workbench/web/certificate";
import { startWorkbench } from "../src/workbench/web/workbench";
import { buildIfStale } from "./dist";
import { findBrowser } from "./find-browser";

const SAMPLE = fileURLToPath(new URL("../samples/open-5-rounds.xlsx", import.meta.url));
const pathOf = (name: string): string =>
  fileURLToPath(new URL(`../docs/help/pictures/${name}.png`, import.meta.url));

interface Scene {
  readonly page: Page;
  readonly pane: Frame;
}

const whole = ({ page }: Scene, name: string) => page.screenshot({ path: pathOf(name) });

const paneAlone = ({ page }: Scene, name: string) => page.locator("#pane").screenshot({ path: pathOf(name) });

const top = ({ page }: Scene, name: string, height: number) =>
  page.screenshot({ path: pathOf(name), clip: { x: 0, y: 0, width: 930, height } });

const tab = ({ pane }: Scene, name: string) => pane.getByRole("tab", { name }).click();

/** Each picture, and the way to it from the one before. */
const PICTURES: Readonly<Record<string, (scene: Scene, name: string) => Promise<unknown>>> = {
  ribbon: (scene, name) => top(scene, name, 230),
  crosstable: whole,
  "tie-breaks": async (scene, name) => {
    await tab(scene, "Tie-breaks");
    await paneAlone(scene, name);
  },
  standings: async (scene, name) => {
    await tab(scene, "Rank");
    await scene.pane.getByRole("button", { name: "Rank sheet" }).click();
    await scene.pane.getByText("First places").waitFor();
    await whole(scene, name);
  },
  why: async (scene, name) => {
    await tab(scene, "Why?");
    await scene.pane.getByLabel("Player").selectOption({ index: 2 });
    await scene.pane.getByLabel("against").selectOption({ index: 4 });
    await paneAlone(scene, name);
  },
  formula: async (scene, name) => {
    const { page } = scene;
    await page.getByRole("tab", { name: "Open" }).click();
    await page.getByLabel("Name box").fill("D2");
    await page.keyboard.press("Enter");
    await page.keyboard.type("=MODM");
    await page.getByText("MODMEDIAN").first().waitFor();
    await top(scene, name, 300);
  },
};

const paneOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector("#pane iframe")).contentFrame();
  if (frame === null) throw new Error("the pane has no frame");
  await frame.getByText("Ready to rank.").waitFor();
  return frame;
};

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error("there is no browser: CHROME_PATH may name one");
const certificate = makeCertificate();
const workbench = await startWorkbench({ dist: buildIfStale(), file: SAMPLE, certificate });
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox", `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 760 }, colorScheme: "light" });
  await page.goto(workbench.address);
  const scene: Scene = { page, pane: await paneOf(page) };
  for (const [name, take] of Object.entries(PICTURES)) await take(scene, name);
} finally {
  await browser.close();
  await workbench.close();
}
