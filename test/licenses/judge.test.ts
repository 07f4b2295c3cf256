import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { judge, type Lock, staleExceptions } from "../../scripts/licenses/judge";

const { packages: LOCK } = JSON.parse(
  readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"),
) as { readonly packages: Lock };

test("every dependency has a license that is allowed, or an exception", () => {
  const packages = judge(LOCK);
  expect(packages.length).toBe(Object.keys(LOCK).length - 1);
  expect(packages.filter(({ verdict }) => verdict === "refused")).toEqual([]);
  expect(staleExceptions(packages)).toEqual([]);
});

test.each([
  ["MIT", "allowed"],
  ["(MIT OR GPL-3.0-only)", "allowed"],
  ["GPL-3.0-only OR AGPL-3.0-only", "refused"],
  ["MIT AND BSD-3-Clause", "allowed"],
  ["MIT AND GPL-2.0-only", "refused"],
  ["(MIT OR ISC) AND GPL-2.0-only", "refused"],
  ["GPL-3.0-only", "refused"],
  ["UNLICENSED", "refused"],
  ["SEE LICENSE IN LICENSE.md", "refused"],
  ["", "refused"],
])("%s: %s", (license, verdict) => {
  const [judged] = judge({
    "": {},
    "node_modules/some/node_modules/@any/thing": { version: "1.2.3", license },
  });
  expect(judged).toEqual({ name: "@any/thing", version: "1.2.3", license, verdict });
});

test("names like those of objects are no exceptions", () => {
  expect(judge({ "node_modules/constructor": { license: "GPL-3.0-only" } })[0]?.verdict).toBe("refused");
});
