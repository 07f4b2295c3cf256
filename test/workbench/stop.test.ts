import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const JITI = join(dirname(createRequire(import.meta.url).resolve("jiti/package.json")), "lib/jiti-cli.mjs");

/** Starts what `npm run try` starts, with a script in the place of the browser and a place for profiles of its own. */
const startTry = (folder: string, script: string): ChildProcessWithoutNullStreams => {
  const browser = join(folder, "browser");
  writeFileSync(browser, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return spawn(process.execPath, [JITI, join(ROOT, "src/workbench/try.ts")], {
    cwd: ROOT,
    env: { ...process.env, CHROME_PATH: browser, TMPDIR: folder },
  });
};

/** Waits until a text has been printed. */
const printed = async ({ stdout }: ChildProcessWithoutNullStreams, wanted: string): Promise<void> => {
  let text = "";
  for await (const piece of stdout.iterator({ destroyOnReturn: false })) {
    text += String(piece);
    if (text.includes(wanted)) return;
  }
  throw new Error(`it ended without "${wanted}": ${text}`);
};

/** The id of the process that was started as the browser; 0 until it has written it. */
const browserOf = (folder: string): number =>
  readdirSync(folder).includes("running") ? Number(readFileSync(join(folder, "running"), "utf8")) : 0;

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

const WINDOW = 'echo $$ > "$TMPDIR/running"; exec sleep 600';
const NO_WINDOW = 'echo $$ > "$TMPDIR/running"; exit 1';

test.skipIf(process.platform === "win32").each<readonly [NodeJS.Signals, string, string, string]>([
  ["SIGINT", "with a window", WINDOW, "Close the window or press Ctrl+C to stop."],
  ["SIGTERM", "with a window", WINDOW, "Close the window or press Ctrl+C to stop."],
  ["SIGINT", "without a screen", NO_WINDOW, "\nPress Ctrl+C to stop."],
])(
  "%s ends npm run try %s: no error, no browser left, no profile either",
  { timeout: 120_000 },
  async (signal, _, script, says) => {
    const folder = mkdtempSync(join(tmpdir(), "tiebreaks-stop-"));
    const child = startTry(folder, script);
    try {
      await printed(child, says);
      await expect.poll(() => browserOf(folder), { timeout: 60_000 }).toBeGreaterThan(0);
      const ended = once(child, "exit");
      child.kill(signal);
      expect(await ended).toEqual([0, null]);
      expect(isRunning(browserOf(folder))).toBe(false);
      expect(readdirSync(folder).filter((name) => name.startsWith("tiebreaks-try-"))).toEqual([]);
    } finally {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
