import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as axeCore from "axe-core";
import type { Frame, Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  /** What the script of axe leaves in a page. */
  var axe: typeof axeCore;
}

/**
 * Frames are looked at one by one. Nothing here is a film or a sound, for which axe would load things before.
 * Only violations are told, and only by their HTML: the rest is much work for nothing.
 */
const OPTIONS: axeCore.RunOptions = {
  iframes: false,
  preload: false,
  resultTypes: ["violations"],
  selectors: false,
  elementRef: false,
};

/** What is decided by colors and sizes: asked again in each look and width, while the rest is the same in all. */
const LOOKED_AT: axeCore.RunOptions = {
  ...OPTIONS,
  runOnly: ["color-contrast", "link-in-text-block", "scrollable-region-focusable"],
};

const SEVERE: readonly string[] = ["serious", "critical"];

/** `all`: also what is neither serious nor critical; `looks`: only what colors and sizes decide. */
export type Asked = "all" | "looks";

/** What axe finds serious or critical in a page or a frame. */
export const axeFaults = async (frame: Frame | Page, asked?: Asked): Promise<readonly string[]> => {
  if (!(await frame.evaluate(() => "axe" in globalThis))) await frame.evaluate(AXE);
  const violations = await frame.evaluate(
    async (options) => (await globalThis.axe.run(options)).violations,
    asked === "looks" ? LOOKED_AT : OPTIONS,
  );
  return violations
    .filter(({ impact }) => asked === "all" || SEVERE.includes(impact ?? ""))
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
