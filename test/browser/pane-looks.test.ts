import type { Frame } from "playwright-core";
import { expect, test } from "vitest";
import { axeFaults, describeInBrowser, LOOKS, openScene, picture, type Scene } from "./harness";
import { faultsOfWidth, setWidth } from "./looks";
import { addBlank, openSample, typeInto } from "./scenes";

/** The narrowest and the widest pane. */
const WIDTHS = [320, 450];

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

/** States on the way from an empty sheet by errors to all sections. */
const OTHER_STATES: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
  ["first-run", async (scene) => (await addBlank(scene), scene.pane.getByText("Insert a sample").waitFor())],
  ["new", ({ pane }) => press(pane, /^New crosstable/)],
  ["new-pasted", ({ pane }) => pane.getByLabel("Players, one a line").fill("Ann\t1800\tOak Hill\n1700\nBob")],
  ["sample", async ({ pane }) => (await press(pane, "Back"), press(pane, "Insert a sample"))],
  [
    "findings",
    async (scene) => {
      await scene.pane.getByText("Ready to rank.").waitFor();
      await typeInto(scene, "Sample crosstable", "J9", 3.5);
      await scene.pane.getByRole("button", { name: "Go to first error" }).waitFor();
    },
  ],
  [
    "all",
    async ({ pane }) => {
      await go(pane, "Rank");
      await press(pane, "Rank all sections");
      await pane.getByRole("heading", { name: "Not ranked" }).waitFor();
    },
  ],
];

const inExcel = (scene: Scene, change: "hide a row" | "protect the workbook"): Promise<void> =>
  scene.pane.evaluate(
    (asked) =>
      Excel.run(async (context) => {
        const { workbook } = context;
        if (asked === "hide a row") workbook.worksheets.getActiveWorksheet().getRange("8:8").rowHidden = true;
        else workbook.protection.protect();
        await context.sync();
      }),
    change,
  );

/** States in which something is in the way, and the help. */
const TROUBLED_STATES: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
  [
    "hidden-row",
    async (scene) => {
      await inExcel(scene, "hide a row");
      await press(scene.pane, "Read again");
      await scene.pane.getByRole("button", { name: "Show them" }).waitFor();
    },
  ],
  [
    "row-shown",
    async ({ pane }) => {
      await press(pane, "Show them");
      await pane.getByText("Ready to rank.").waitFor();
    },
  ],
  [
    "protected",
    async (scene) => {
      await inExcel(scene, "protect the workbook");
      await press(scene.pane, "Rank sheet");
      await scene.pane.getByText("This workbook is protected").first().waitFor();
    },
  ],
  [
    "help",
    async ({ pane }) => {
      await press(pane, "Settings");
      await pane.getByText("Help", { exact: true }).click();
    },
  ],
];

/** At each width and in all colors everything must fit, and axe must find nothing serious; keeps pictures. */
const lookAt = async (scene: Scene, state: string): Promise<void> => {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await setWidth(scene, width);
    for (const { name, ...look } of LOOKS) {
      await scene.page.emulateMedia(look);
      await scene.pane.locator(`html[data-theme="${look.colorScheme}"]`).waitFor();
      await picture(scene, `pane-${name}-${width}-${state}`);
      const isFirst = width === WIDTHS[0] && name === LOOKS[0].name;
      const found = await axeFaults(scene.pane, isFirst ? undefined : "looks");
      const all = [...(await faultsOfWidth(scene.pane)), ...found];
      faults.push(...all.map((fault) => `${state}, ${width} px, ${name}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
};

/** Little is seen of the grid, which costs time. */
const SIZE = { width: 720, height: 800 };

const TIMES = { timeout: 300_000 };

describeInBrowser("how the pane looks", () => {
  test("nothing serious in any state", TIMES, async () => {
    const scene = await openScene(SIZE);
    for (const [state, reach] of STATES) {
      await reach(scene.pane);
      await lookAt(scene, state);
    }
  });

  test("nor on the way from an empty sheet", TIMES, async () => {
    const scene = await openScene(SIZE);
    for (const [state, reach] of OTHER_STATES) {
      await reach(scene);
      await lookAt(scene, state);
    }
  });

  test("nor where something is in the way", TIMES, async () => {
    const scene = await openSample(SIZE);
    for (const [state, reach] of TROUBLED_STATES) {
      await reach(scene);
      await lookAt(scene, state);
    }
  });
});
