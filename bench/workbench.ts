/** Prints how long live standings take to follow an edited result in the workbench, beside a JSON round trip. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { buildIfStale } from "../scripts/dist";
import { findBrowser } from "../scripts/find-browser";
import { startWorkbench } from "../src/workbench/web/workbench";
import { swissCells } from "./event";
import { milliseconds } from "./measure";

const PLAYERS = 1_000;
const ROUNDS = 9;
const EDITS = 9;
const MOST = 300;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const cells = swissCells(PLAYERS, ROUNDS);
const csv = cells.map((row) => row.map((value) => `"${value}"`).join(",")).join("\n");

const jsonTimes = Array.from({ length: EDITS }, () => {
  const start = performance.now();
  JSON.parse(JSON.stringify(cells));
  return performance.now() - start;
});

interface Edit {
  /** Milliseconds from the edit until the new standings are painted. */
  readonly painted: number;
  /** Of these, until the add-in's answer came. */
  readonly answered: number;
}

/**
 * Takes half-point byes away in the page, one after the other. Each edit must give other standings: an edit that
 * only made the crosstable wrong would be answered with an error, in no time.
 */
const edit = (page: Page): Promise<Edit[]> =>
  page.evaluate(
    async ({ last, edits }) => {
      const { host, book, settled } = globalThis.workbench;
      const sheet = book.active;
      const standings = (): string =>
        JSON.stringify(
          Array.from({ length: last - 1 }, (_, i) => [20, 21].map((j) => sheet.cells.at(1 + i, j).value)),
        );
      await host.ready;
      host.type(sheet, "P2", `=STANDINGS(A2:L${last})`);
      await settled();
      const byes = [...sheet.cells.all()].filter(({ cell }) => cell.value === "H").slice(0, edits);
      const times: Edit[] = [];
      for (const { row, column } of byes) {
        // The client sends results at most twice a second: a person's edits are further apart.
        await new Promise((done) => setTimeout(done, 700));
        const before = standings();
        const start = performance.now();
        host.type(sheet, `${"ABCDEFGHIJKL".charAt(column)}${row + 1}`, "U");
        await host.settled();
        const answered = performance.now() - start;
        await settled();
        await new Promise(requestAnimationFrame);
        times.push({ painted: performance.now() - start, answered });
        if (standings() === before) throw new Error("the edit did not change the standings");
      }
      return times;
    },
    { last: PLAYERS + 2, edits: EDITS },
  );

const editTimes = async (address: string, fingerprint: string, browser: string): Promise<Edit[]> => {
  const args = ["--no-sandbox", `--ignore-certificate-errors-spki-list=${fingerprint}`];
  const running = await chromium.launch({ executablePath: browser, args });
  try {
    const page = await running.newPage();
    await page.goto(address);
    await page.waitForFunction(() => "workbench" in globalThis);
    return await edit(page);
  } finally {
    await running.close();
  }
};

const browser = findBrowser();
if (browser === undefined) throw new Error("No Chrome, Edge or Chromium was found.");
const folder = await mkdtemp(join(tmpdir(), "tiebreaks-bench-"));
const file = join(folder, "open.csv");
await writeFile(file, csv);
const workbench = await startWorkbench({ dist: buildIfStale(), file });
try {
  const times = await editTimes(workbench.address, workbench.certificate.fingerprint, browser);
  const painted = times.map((time) => time.painted);
  const time = median(painted);
  console.log(`${PLAYERS} players, ${ROUNDS} rounds, live standings in Chromium`);
  console.log(`edit until painted: ${milliseconds(time)} ms (each: ${painted.map(milliseconds).join(", ")})`);
  console.log(`of that until calculated: ${milliseconds(median(times.map(({ answered }) => answered)))} ms`);
  console.log(`fastest: ${milliseconds(Math.min(...painted))} ms`);
  console.log(`JSON round trip of the cells: ${milliseconds(median(jsonTimes))} ms`);
  if (time > MOST) {
    console.error(`more than ${MOST} ms`);
    process.exitCode = 1;
  }
} finally {
  await workbench.close();
  await rm(folder, { recursive: true });
}
