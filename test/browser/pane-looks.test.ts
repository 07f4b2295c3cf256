import type { Frame } from "playwright-core";
import { expect, test } from "vitest";
import { axeFaults, describeInBrowser, openScene, picture, type Scene } from "./harness";

/** The narrowest and the widest pane. */
const WIDTHS = [320, 450];

const setWidth = ({ page }: Scene, width: number): Promise<void> =>
  page.evaluate((pixels) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`body { grid-template-columns: minmax(0, 1fr) ${pixels}px !important; }`);
    document.adoptedStyleSheets = [sheet];
  }, width);

/** Whether anything asks for a horizontal scroll bar. */
const overflows = (pane: Frame): Promise<boolean> =>
  pane.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll(".panel")].some(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ),
  );

const press = (pane: Frame, name: string | RegExp) => pane.getByRole("button", { name }).first().click();
const go = (pane: Frame, name: string) => pane.getByRole("tab", { name }).click();

/** Every state, with the way to it from the one before. */
const STATES: readonly (readonly [string, (pane: Frame) => Promise<unknown>])[] = [
  ["crosstable", (pane) => pane.getByText("Ready to rank.").waitFor()],
  ["fact", (pane) => press(pane, "Change: Cells")],
  ["tie-breaks", async (pane) => (await press(pane, "Back"), go(pane, "Tie-breaks"))],
  ["line", (pane) => press(pane, /^Modified Median/)],
  ["more", (pane) => pane.getByText("More choices").click()],
  ["presets", (pane) => press(pane, /^US Chess default/)],
  ["picker", async (pane) => (await pane.press("body", "Escape"), press(pane, "Add a tie-break"))],
  ["rank", async (pane) => (await press(pane, "Back"), go(pane, "Rank"))],
  ["result", async (pane) => (await press(pane, "Rank sheet"), pane.getByText("First places").waitFor())],
  ["why", (pane) => go(pane, "Why?")],
  ["why-one", (pane) => pane.getByLabel("Player").selectOption({ index: 1 })],
  ["why-two", (pane) => pane.getByLabel("against").selectOption({ index: 3 })],
  ["what-if", (pane) => press(pane, /^What if…/)],
  [
    "what-if-changed",
    async (pane) => {
      await pane.getByLabel("Game").selectOption({ index: 1 });
      await pane.getByLabel("Result").selectOption("F");
    },
  ],
  ["last-round", async (pane) => (await press(pane, "Back"), press(pane, /^Last round/))],
  ["settings", async (pane) => (await press(pane, "Back"), press(pane, "Settings"))],
];

describeInBrowser("how the pane looks", () => {
  test.each([
    { name: "light", colorScheme: "light", forcedColors: "none" },
    { name: "dark", colorScheme: "dark", forcedColors: "none" },
    { name: "forced colors", colorScheme: "dark", forcedColors: "active" },
  ] as const)("nothing serious in any state: $name", { timeout: 240_000 }, async ({ name, ...look }) => {
    const scene = await openScene({ ...look, file: "open-5-rounds.xlsx" });
    for (const [state, reach] of STATES) {
      await reach(scene.pane);
      for (const width of WIDTHS) {
        await setWidth(scene, width);
        await picture(scene, `pane-${name}-${width}-${state}`.replaceAll(" ", "-"));
        expect([state, width, await overflows(scene.pane)]).toEqual([state, width, false]);
      }
      expect([state, await axeFaults(scene.pane)]).toEqual([state, []]);
    }
  });
});
