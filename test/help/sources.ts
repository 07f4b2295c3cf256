import { readFileSync } from "node:fs";
import { placesIn } from "../../scripts/help/fill";
import { PAGES } from "../../scripts/help/pages";

const ROOT = new URL("../../", import.meta.url);

/** The Markdown of a page as it was written. */
export const sourceOf = (name: string): string => {
  const page = PAGES.find((each) => each.name === name);
  if (page === undefined) throw new Error(`no page ${name}`);
  return readFileSync(new URL(page.source, ROOT), "utf8");
};

/** What is filled in for a name, each with its words. */
export const placesOf = (name: string, markdown: string): readonly (readonly string[])[] =>
  placesIn(markdown).flatMap(([first, ...words]) => (first === name ? [words] : []));

/** The code, the sample, the player and the rules of each worked example. */
export const workingsIn = (markdown: string): readonly (readonly [string, ...string[]])[] =>
  placesOf("working", markdown).map(([code = "", ...rest]) => [code, ...rest]);
