import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isFresh } from "./build/fresh";
import { ENGLISH, type Language, LANGUAGES } from "./build/languages";

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

/**
 * The folder of the built add-in; languages that are missing in it or older than what they are made of are built
 * first, and English with them, since the others share its files.
 */
export const buildIfStale = (languages: readonly Language[] = [ENGLISH]): string => {
  const stale = LANGUAGES.filter(
    (language) =>
      (language === ENGLISH || languages.includes(language)) &&
      !isFresh(join(DIST, language.folder, "functions.js"), SOURCES),
  );
  if (stale.length === 0) return DIST;
  console.error("Building dist …");
  const env = `languages=${stale.map(({ code }) => code).join(",")}`;
  execFileSync(process.execPath, [WEBPACK, "--mode", "production", "--env", env], {
    cwd: ROOT,
    stdio: ["ignore", 2, 2],
  });
  return DIST;
};
