import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { RULE_SETS, TIE_BREAKS } from "../src/engine/index";
import { catalogue } from "../scripts/docs/catalogue";
import { disagreements } from "../scripts/docs/disagreements";
import { disputes } from "../scripts/docs/disputes";
import { DISPUTES } from "./engine/disputes";
import { EVERY_KIND } from "./engine/events";

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const README = pathOf("README.md");

const formatted = async (text: string, path: string) =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

const OPEN = "<!-- tie-breaks -->";
const CLOSE = "<!-- /tie-breaks -->";

// `vitest -u` rewrites the block, and the page.
test("README lists every tie-break", async () => {
  const readme = await readFile(README, "utf8");
  const [before = "", rest = ""] = readme.split(OPEN);
  const [, after = ""] = rest.split(CLOSE);
  expect(readme).toContain(OPEN);
  expect(rest).toContain(CLOSE);
  const text = `${before}${OPEN}\n\n${catalogue()}\n\n${CLOSE}${after}`;
  await expect(await formatted(text, README)).toMatchFileSnapshot(README);
});

test("the catalogue leaves out what nobody chooses, and nothing else", () => {
  const text = catalogue();
  for (const { code, hidden, helper } of TIE_BREAKS) {
    expect(text.includes(`| \`${code}\` |`)).toBe(hidden !== true && helper !== true);
  }
});

test("the page about disagreements follows the rule sets", async () => {
  const path = pathOf("docs/where-programs-disagree.md");
  const text = disagreements(EVERY_KIND);
  for (const { code } of RULE_SETS) expect(text).toContain(`\`${code}\``);
  await expect(await formatted(text, path)).toMatchFileSnapshot(path);
});

test("the page about disputes is what the add-in answers", async () => {
  const path = pathOf("docs/two-disputes.md");
  const text = disputes(DISPUTES);
  expect(text).toContain("that 0 is the score dropped.");
  expect(text).toContain("## The leader who withdrew: 14 or 10?");
  await expect(await formatted(text, path)).toMatchFileSnapshot(path);
});
