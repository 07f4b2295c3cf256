/** `npm run try`: the add-in in a simulated workbook, in an installed browser. */
import { accessSync, constants } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIfStale } from "../../scripts/dist";
import { findBrowser } from "../../scripts/find-browser";
import { readTryRequest, TRY_HELP, type TryRequest } from "./try/arguments";
import { openHeadless, openWindow } from "./try/browser";
import { startWorkbench, type Workbench } from "./web/workbench";

const { env, stdout, stderr } = process;

/** npm runs a script in the folder of the package, whatever folder it was called in. */
const folder = (env.npm_lifecycle_event === "try" ? env.INIT_CWD : undefined) ?? process.cwd();
const SAMPLE = fileURLToPath(new URL("../../samples/open-5-rounds.xlsx", import.meta.url));

const NO_BROWSER = `No Chrome, Edge or Chromium was found. Install one, or say where it is: CHROME_PATH=/path/to/browser npm run try`;

const NO_WINDOW = `The browser could not open a window. On a machine without a screen: npm run try -- --headless --screenshot out.png`;

const BY_HAND = (why: string, address: string): string => `${why}
Or open this address in any browser and accept its certificate, which was made for this run:
  ${address}
Chrome, Edge: "Advanced", then "Continue to localhost". Firefox: "Advanced", then "Accept the Risk".
The pane has an address of its own, which asks the same once more: reload the page afterwards.
`;

const say = (text: string): void => void stdout.write(`${text}\n`);

/** To be asked for before anything says that it can be stopped: a signal that nobody waits for ends the process at once. */
const interrupted = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => done());
  });

const showAddress = async (why: string, { address, origins }: Workbench): Promise<void> => {
  const stopped = interrupted();
  say(BY_HAND(why, `${address}\n  ${origins.at(-1) ?? ""}/taskpane.html`));
  say("Press Ctrl+C to stop.");
  await stopped;
};

/** Keeps the window open until it is closed or Ctrl+C is pressed; without a screen the browser ends at once. */
const showWindow = async (browser: string, workbench: Workbench): Promise<void> => {
  const stopped = interrupted();
  const window = await openWindow(browser, workbench);
  say(`${workbench.address}\nClose the window or press Ctrl+C to stop.`);
  try {
    const failed = await Promise.race([stopped.then(() => false), window.failed]);
    if (failed) await showAddress(NO_WINDOW, workbench);
  } finally {
    await window.close();
  }
};

const show = async ({ headless, screenshot }: TryRequest, workbench: Workbench): Promise<void> => {
  const browser = findBrowser();
  if (headless) {
    if (browser === undefined) throw new Error(NO_BROWSER);
    const picture = screenshot === undefined ? undefined : resolve(folder, screenshot);
    await openHeadless(browser, workbench, picture);
    say(picture === undefined ? "The page and its pane are ready." : `Wrote ${picture}`);
  } else await (browser === undefined ? showAddress(NO_BROWSER, workbench) : showWindow(browser, workbench));
};

const main = async (request: TryRequest): Promise<void> => {
  const file = request.file === undefined ? SAMPLE : resolve(folder, request.file);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    throw new Error(`${file} cannot be read.`);
  }
  const workbench = await startWorkbench({
    dist: buildIfStale([request.language]),
    file,
    language: request.language,
  });
  try {
    await show(request, workbench);
  } finally {
    await workbench.close();
  }
};

try {
  const request = readTryRequest(process.argv.slice(2));
  if (request.help) stdout.write(TRY_HELP);
  else await main(request);
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
