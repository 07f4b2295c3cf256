import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MESSAGE_PARTS } from "../../scripts/help/messages";
import { pageHtml } from "../../scripts/help/page";
import { PAGES } from "../../scripts/help/pages";
import { isPlain, TOLD } from "../../scripts/help/tie-breaks";
import { placesOf, sourceOf } from "./sources";

const HELP = join(import.meta.dirname, "../../dist/help");

const built = (name: string): string => readFileSync(join(HELP, `${name}.html`), "utf8");

const allOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = ""]) => found);

const anchorsOf = (html: string): readonly string[] => allOf(html, /\sid="([^"]*)"/g);

const unescaped = (text: string): string => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Whether an address leads somewhere, as seen from a page. */
const leads = (name: string, address: string): boolean => {
  if (/^https:\/\//.test(address)) return true;
  const [file = "", anchor] = address.split("#");
  const path = join(HELP, file === "" ? `${name}.html` : file);
  return existsSync(path) && (anchor === undefined || anchorsOf(readFileSync(path, "utf8")).includes(anchor));
};

test("the folder has these pages and no others", () => {
  const pages = readdirSync(HELP).filter((name) => name.endsWith(".html"));
  expect(pages.sort()).toEqual(PAGES.map(({ name }) => `${name}.html`).sort());
});

describe.each(PAGES.map((page) => [page.name, page] as const))("%s", (name, page) => {
  const html = built(name);

  test("is what its source makes", () => {
    expect(html).toBe(pageHtml(page));
  });

  test("every link, anchor and picture leads somewhere", () => {
    const addresses = allOf(html, /\s(?:href|src)="([^"]*)"/g).map(unescaped);
    expect(addresses.length).toBeGreaterThan(PAGES.length);
    expect(addresses.filter((address) => !leads(name, address))).toEqual([]);
    const anchors = anchorsOf(html);
    expect(anchors.length).toBe(new Set(anchors).size);
  });

  test("nothing runs, nothing is inline, nothing comes from elsewhere", () => {
    expect(html).toContain("content=\"default-src 'none'; img-src 'self'; style-src 'self';");
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:|<iframe|\ssrc="https?:/i);
  });

  test("one heading of the page, no level left out, and words for every picture", () => {
    const levels = allOf(html, /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels.filter((level, k) => level > (levels[k - 1] ?? 0) + 1)).toEqual([]);
    const pictures = allOf(html, /<img([^>]*)>/g);
    expect(pictures.filter((picture) => !/\salt="/.test(picture))).toEqual([]);
  });
});

test("the page about tie-breaks tells of each one that can be chosen, once", () => {
  const codes = TOLD.map((tieBreak) => (isPlain(tieBreak) ? "" : "FIDE:") + tieBreak.code);
  for (const place of ["tie-break", "working"]) {
    const told = placesOf(place, sourceOf("tie-breaks")).map(([code]) => code);
    expect([...told].sort()).toEqual([...codes].sort());
  }
});

test("the page about messages has all of them", () => {
  const parts = placesOf("messages", sourceOf("messages")).map(([part]) => part);
  expect([...parts].sort()).toEqual([...MESSAGE_PARTS].sort());
});
