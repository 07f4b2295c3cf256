import type { Frame } from "playwright-core";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../scripts/build/languages";
import { axeFaults, describeInBrowser, openScene, picture, type Scene, sheetNames } from "./harness";
import { faultsOfWidth, setWidth } from "./looks";
import { addBlank, typeInto } from "./scenes";

const NARROW = 320;

const press = (pane: Frame, selector: string) => pane.locator(selector).first().click();
const go = (pane: Frame, tab: string) => press(pane, `#tab-${tab}`);
const SAMPLE = ".panel .button.primary";
const BACK = ".back-row .icon-button";

const protectWorkbook = ({ pane }: Scene, isProtected: boolean): Promise<void> =>
  pane.evaluate(
    (locks) =>
      Excel.run(async (context) => {
        const { protection } = context.workbook;
        if (locks) protection.protect();
        else protection.unprotect();
        await context.sync();
      }),
    isProtected,
  );

/** The name of the sample's sheet in this language. */
const sampleName = async (scene: Scene): Promise<string> => (await sheetNames(scene))[2] ?? "";

/** Every state that has texts of its own, with the way to it from the one before; no control is sought by its text. */
const STATES: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
  ["first-run", async (scene) => (await addBlank(scene), scene.pane.locator(SAMPLE).waitFor())],
  ["new", ({ pane }) => press(pane, "#new-crosstable")],
  [
    "crosstable",
    async ({ pane }) => (
      await press(pane, BACK),
      await press(pane, SAMPLE),
      pane.locator(".facts").waitFor()
    ),
  ],
  ["fact", ({ pane }) => press(pane, "#fact-rounds")],
  ["tie-breaks", async ({ pane }) => (await press(pane, BACK), go(pane, "tiebreaks"))],
  ["more", ({ pane }) => press(pane, ".more summary")],
  ["line", ({ pane }) => press(pane, "#line-MMED")],
  ["presets", ({ pane }) => press(pane, ".menu-anchor button")],
  ["picker", async ({ pane }) => (await pane.press("body", "Escape"), press(pane, "#add"))],
  ["rank", async ({ pane }) => (await press(pane, BACK), go(pane, "rank"))],
  [
    "protected",
    async (scene) => {
      await protectWorkbook(scene, true);
      await press(scene.pane, "#main");
      await scene.pane.locator(".bar-buttons .button").first().waitFor();
    },
  ],
  [
    "result",
    async (scene) => {
      await protectWorkbook(scene, false);
      await press(scene.pane, "#main");
      await scene.pane.locator("#copy-standings").waitFor();
    },
  ],
  ["why", ({ pane }) => go(pane, "why")],
  ["why-one", ({ pane }) => pane.locator("#why-player").selectOption({ index: 1 })],
  ["why-two", ({ pane }) => pane.locator("#why-against").selectOption({ index: 3 })],
  ["what-if", ({ pane }) => press(pane, "#whatIf")],
  [
    "what-if-changed",
    async ({ pane }) => {
      await pane.locator("#what-if-game").selectOption({ index: 1 });
      await pane.locator("#what-if-result").selectOption("F");
    },
  ],
  ["last-round", async ({ pane }) => (await press(pane, BACK), press(pane, "#lastRound"))],
  ["settings", async ({ pane }) => (await press(pane, BACK), press(pane, "#settings"))],
  ["help", ({ pane }) => press(pane, ".more summary")],
  [
    "findings",
    async (scene) => {
      await press(scene.pane, BACK);
      await go(scene.pane, "crosstable");
      await typeInto(scene, await sampleName(scene), "J9", 3.5);
      await scene.pane.locator(".badge").waitFor();
    },
  ],
  [
    "all",
    async ({ pane }) => {
      await go(pane, "rank");
      await press(pane, ".panel > .group > .button");
      await pane.locator(".panel .link-line").nth(1).waitFor();
    },
  ],
];

describeInBrowser("the pane in other languages, as narrow as can be", () => {
  test.each(LANGUAGES)("nothing is cut or serious in $code", { timeout: 300_000 }, async (language) => {
    const scene = await openScene({ width: 720, height: 800, language });
    await setWidth(scene, NARROW);
    for (const [state, reach] of STATES) {
      await reach(scene);
      await picture(scene, `pane-${language.code}-${NARROW}-${state}`);
      const found = [...(await faultsOfWidth(scene.pane)), ...(await axeFaults(scene.pane))];
      expect(found.map((fault) => `${state}: ${fault}`)).toEqual([]);
    }
  });
});
