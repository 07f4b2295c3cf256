import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { findBrowser } from "./find-browser";

/** The pictures of the add-in and the sizes that the manifest asks for. */
const ICONS = {
  icon: [16, 32, 64, 80, 128],
  rank: [16, 32, 80],
  why: [16, 32, 80],
};

const assets = new URL("../assets/", import.meta.url);

/** Sixteen pixels have a drawing of their own. */
const sourceOf = (name: string, size: number): URL =>
  new URL(size === 16 ? `${name}-16.svg` : `${name}.svg`, assets);

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error("drawing the icons needs Chromium, Chrome or Edge");

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage();
for (const [name, sizes] of Object.entries(ICONS)) {
  for (const size of sizes) {
    const svg = await readFile(sourceOf(name, size), "utf8");
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
    const png = await page.screenshot({ omitBackground: true });
    await writeFile(new URL(`${name}-${size}.png`, assets), png);
  }
}
await browser.close();
