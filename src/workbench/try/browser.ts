import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Workbench } from "../web/workbench";

/** The certificate of this run is accepted, and no other; nothing is asked of the browser's maker. */
const flagsFor = ({ certificate }: Workbench, profile: string): string[] => [
  `--user-data-dir=${profile}`,
  `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

export interface Window {
  /** Resolves when the window is closed: whether the browser ended with an error, as it does without a screen. */
  readonly failed: Promise<boolean>;
  readonly close: () => Promise<void>;
}

const end = async (child: ChildProcess, profile: string): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill();
    await once(child, "exit");
  }
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
};

/** Opens a window of the browser on the workbench, with a profile of its own that is gone afterwards. */
export const openWindow = async (browser: string, workbench: Workbench): Promise<Window> => {
  const profile = await mkdtemp(join(tmpdir(), "tiebreaks-try-"));
  const child = spawn(browser, [...flagsFor(workbench, profile), workbench.address], { stdio: "ignore" });
  const failed = new Promise<boolean>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code !== null && code !== 0));
  });
  failed.catch(() => undefined);
  return { failed, close: () => end(child, profile) };
};

/** Opens the workbench without a window and waits until the pane is ready; keeps a picture where one is asked for. */
export const openHeadless = async (
  browser: string,
  { address, certificate }: Workbench,
  screenshot: string | undefined,
): Promise<void> => {
  const { chromium } = await import("playwright-core");
  const args = [
    `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const running = await chromium.launch({ executablePath: browser, args });
  try {
    const page = await running.newPage({ viewport: { width: 1360, height: 850 } });
    await page.goto(address);
    await page.waitForFunction(() => "workbench" in globalThis);
    const pane = page.frameLocator("#pane iframe");
    await pane.getByRole("heading").first().waitFor();
    await pane.getByText("Reading the sheet").waitFor({ state: "hidden" });
    if (screenshot !== undefined) await page.screenshot({ path: screenshot });
  } finally {
    await running.close();
  }
};
