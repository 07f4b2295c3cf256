import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What dist is made of. */
const SOURCES = [
  "src/engine",
  "src/reader",
  "src/writer",
  "src/functions",
  "src/excel",
  "src/taskpane",
  "assets",
  "scripts/build",
  "manifest.xml",
  "webpack.config.js",
  "package.json",
];

const changedAt = (path: string): number => {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
};

const isStale = (): boolean => {
  const built = join(ROOT, "dist", "functions.js");
  if (!existsSync(built)) return true;
  const newest = Math.max(
    ...SOURCES.map((path) => join(ROOT, path))
      .filter(existsSync)
      .map(changedAt),
  );
  return newest > statSync(built).mtimeMs;
};

/** Builds dist where it is missing or older than what it is made of. */
export const buildIfStale = (): void => {
  if (!isStale()) return;
  const webpack = join(ROOT, "node_modules", "webpack", "bin", "webpack.js");
  execFileSync(process.execPath, [webpack, "--mode", "production"], { cwd: ROOT, stdio: ["ignore", 2, 2] });
};
