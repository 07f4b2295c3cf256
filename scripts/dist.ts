import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isFresh } from "./build/fresh";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "dist");
const WEBPACK = join(ROOT, "node_modules", "webpack", "bin", "webpack.js");

/** What dist is made of. */
const SOURCES = [
  "src/engine",
  "src/reader",
  "src/writer",
  "src/functions",
  "src/excel",
  "src/taskpane",
  "assets",
  "docs",
  "samples",
  "scripts/build",
  "scripts/help",
  "manifest.xml",
  "webpack.config.js",
  "package.json",
].map((path) => join(ROOT, path));

/** The folder of the built add-in; it is built first where it is missing or older than what it is made of. */
export const buildIfStale = (): string => {
  if (isFresh(join(DIST, "functions.js"), SOURCES)) return DIST;
  console.error("Building dist …");
  execFileSync(process.execPath, [WEBPACK, "--mode", "production"], { cwd: ROOT, stdio: ["ignore", 2, 2] });
  return DIST;
};
