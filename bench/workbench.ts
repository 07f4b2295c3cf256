/** Prints how long live standings take to follow an edited result in the workbench, beside a JSON round trip. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
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

/** Edits results of the crosstable in the page; each time lasts until the new standings are painted. */
const editTimes = async (address: string, fingerprint: string, browser: string): Promise<number[]> => {
  const args = ["--no-sandbox", `--ignore-certificate-errors-spki-list=${fingerprint}`];
  const running = await chromium.launch({ executablePath: browser, args });
  try {
    const page = await running.newPage();
    await page.goto(address);
    await page.waitForFunction(() => "workbench" in globalThis);
    return await page.evaluate(
      async ({ last, edits }) => {
        const { host, book, settled } = globalThis.workbench;
        const sheet = book.active;
        await host.ready;
        host.type(sheet, "P2", `=STANDINGS(A2:M${last})`);
        await settled();
        const times: number[] = [];
        for (let i = 0; i < edits; i++) {
          // Results come back in batches at most twice a second: a person's edits are further apart.
          await new Promise((done) => setTimeout(done, 700));
          const start = performance.now();
          host.type(sheet, `D${3 + i}`, i % 2 === 0 ? "H" : "U");
          await settled();
          await new Promise(requestAnimationFrame);
          times.push(performance.now() - start);
        }
        return times;
      },
      { last: PLAYERS + 2, edits: EDITS },
    );
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
  const time = median(times);
  console.log(`${PLAYERS} players, ${ROUNDS} rounds, live standings in Chromium`);
  console.log(`edit until painted: ${milliseconds(time)} ms (each: ${times.map(milliseconds).join(", ")})`);
  console.log(`JSON round trip of the cells: ${milliseconds(median(jsonTimes))} ms`);
  if (time > MOST) {
    console.error(`more than ${MOST} ms`);
    process.exitCode = 1;
  }
} finally {
  await workbench.close();
  await rm(folder, { recursive: true });
}
