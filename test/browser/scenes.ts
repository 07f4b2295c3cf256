import type { Frame } from "playwright-core";
import { openScene, type Scene } from "./harness";

export const focused = ({ pane }: Scene): Promise<string> =>
  pane.evaluate(() => document.activeElement?.id ?? "");

export const status = ({ pane }: Scene): Promise<string> => pane.locator('[role="status"]').innerText();

export const activeSheet = ({ page }: Scene): Promise<string> =>
  page.evaluate(() => globalThis.workbench.book.active.name);

/** The first selected cell of the sheet in front. */
export const selectedCell = ({ page }: Scene): Promise<string> =>
  page.evaluate(() => {
    const { row, column } = globalThis.workbench.book.selection.areas[0] ?? { row: -1, column: -1 };
    return String.fromCharCode(65 + column) + String(row + 1);
  });

/** Adds a blank sheet, which becomes active. */
export const addBlank = ({ pane }: Scene): Promise<void> =>
  pane.evaluate(() =>
    Excel.run(async (context) => {
      context.workbook.worksheets.add("Blank").activate();
      await context.sync();
    }),
  );

/** Puts a value into a cell. */
export const typeInto = (
  { pane }: Scene,
  sheet: string,
  address: string,
  value: string | number,
): Promise<void> =>
  pane.evaluate(
    ([name, cell, typed]) =>
      Excel.run(async (context) => {
        context.workbook.worksheets.getItem(name).getRange(cell).values = [[typed]];
        await context.sync();
      }),
    [sheet, address, value] as const,
  );

/** The sample event, inserted from the first run. */
export const openSample = async (options: Parameters<typeof openScene>[0] = {}): Promise<Scene> => {
  const scene = await openScene(options);
  await addBlank(scene);
  await scene.pane.getByRole("button", { name: "Insert a sample" }).click();
  await scene.pane.getByText("Ready to rank.").waitFor();
  return scene;
};

export const tab = (pane: Frame, name: string) => pane.getByRole("tab", { name });

export const button = (pane: Frame, name: string | RegExp) => pane.getByRole("button", { name });
