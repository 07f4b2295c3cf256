import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const changedAt = (path: string): number => {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
};

/** Whether what was built is there and not older than any of the files and folders that it is made of. */
export const isFresh = (built: string, sources: readonly string[]): boolean =>
  existsSync(built) && Math.max(...sources.filter(existsSync).map(changedAt)) <= statSync(built).mtimeMs;
