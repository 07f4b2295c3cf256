import { readFile } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";

/** What a site answers for a path. */
export interface Answer {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** Answers a path such as `/page.css`; undefined where there is nothing. */
export type Site = (path: string) => Promise<Answer | undefined>;

const BYTES = "application/octet-stream";

const TYPES: ReadonlyMap<string, string> = new Map([
  [".html", "text/html; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".map", "application/json; charset=utf-8"],
  [".xml", "application/xml; charset=utf-8"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
]);

/** What Node says of a path at which there is no file, or cannot be one. */
const NO_FILE: readonly unknown[] = ["ENOENT", "EISDIR", "ENOTDIR", "ERR_INVALID_ARG_VALUE"];

const isMissing = (error: unknown): boolean => NO_FILE.includes((error as NodeJS.ErrnoException).code);

const fileAt = async (file: string): Promise<Answer | undefined> => {
  try {
    return { type: TYPES.get(extname(file)) ?? BYTES, content: await readFile(file) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};

/** The files of a folder; nothing outside it. */
export const folder = (path: string): Site => {
  const root = resolve(path) + sep;
  return async (place) => {
    const file = join(root, place);
    return file.startsWith(root) ? fileAt(file) : undefined;
  };
};

/** A site below a path such as `/office-js`. */
export const below =
  (prefix: string, site: Site): Site =>
  (path) =>
    path.startsWith(`${prefix}/`) ? site(path.slice(prefix.length)) : Promise.resolve(undefined);

/** One answer for one path. */
export const at =
  (place: string, answer: () => ReturnType<Site>): Site =>
  (path) =>
    path === place ? answer() : Promise.resolve(undefined);

/** The first of several sites that has something for the path. */
export const firstOf =
  (...sites: readonly Site[]): Site =>
  async (path) => {
    for (const site of sites) {
      const answer = await site(path);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };

export const json = (value: unknown): Answer => ({
  type: TYPES.get(".json") ?? BYTES,
  content: JSON.stringify(value),
});

export const bytes = (content: Uint8Array): Answer => ({ type: BYTES, content });
