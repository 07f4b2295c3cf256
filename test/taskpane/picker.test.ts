import { expect, test } from "vitest";
import { countText, hasBegun, matching, pickerOptions } from "../../src/taskpane/model/picker";
import { chart, SAMPLE, stateOf, subjectOf } from "./scene";

const optionsOf = (...given: Parameters<typeof stateOf>) => {
  return pickerOptions(subjectOf(stateOf(...given)));
};

const tagOf = (options: ReturnType<typeof optionsOf>, name: string): string | undefined =>
  options.find(({ tieBreak }) => tieBreak.name === name)?.tag.text;

test.each`
  name                             | tag
  ${"Result between tied players"} | ${"separates 8–9"}
  ${"Most Blacks"}                 | ${"separates 8–9"}
  ${"Kashdan"}                     | ${"separates nobody"}
  ${"Sonneborn-Berger"}            | ${"separates nobody"}
  ${"Average opposition"}          | ${"2 unrated"}
  ${"Buchholz"}                    | ${"FIDE rules"}
  ${"Solkoff"}                     | ${"in line 2"}
`("for the sample $name is tagged “$tag”", ({ name, tag }: { name: string; tag: string }) =>
  expect(tagOf(optionsOf(SAMPLE), name)).toBe(tag),
);

test("in a FIDE sequence the others are those of US Chess", () => {
  const options = optionsOf(SAMPLE, { rules: "FIDE-2026" });
  expect(tagOf(options, "Kashdan")).toBe("US Chess rules");
});

test("in each group those that help come first, and nothing helps where nobody is tied", () => {
  const us = optionsOf(SAMPLE).filter(({ group }) => group === "us");
  const firstUseless = us.findIndex(({ helps }) => !helps);
  expect(us.slice(firstUseless).some(({ helps }) => helps)).toBe(false);
  expect(firstUseless).toBeGreaterThan(0);
  const untied = chart("Ann | | W2 W3\nBob | | L1 W4\nCy | | W4 L1\nDee | | L3 L2");
  expect(optionsOf(untied, { tiebreaks: ["H2H", "SB", "COIN"] }).some(({ helps }) => helps)).toBe(false);
});

test("neither the score nor intermediate values are offered", () => {
  const codes = optionsOf(SAMPLE).map(({ tieBreak }) => tieBreak.code);
  expect(codes).not.toContain("PTS");
  expect(codes).not.toContain("APLAY");
  expect(new Set(codes).has("MMED")).toBe(true);
});

test("a tie-break that is in the sequence is added with another setting, or not at all", () => {
  const options = optionsOf(SAMPLE, { tiebreaks: ["BH", "BH/C1", "SOLK"] });
  const codeOf = (code: string) => options.find(({ tieBreak }) => tieBreak.code === code)?.code;
  expect(codeOf("BH")).toBe("BH/C2");
  expect(codeOf("SOLK")).toBeNull();
  expect(codeOf("MMED")).toBe("MMED");
});

test.each`
  text              | found
  ${"34E5"}         | ${["Result between tied players"]}
  ${"modified med"} | ${["Modified Median"]}
  ${"TBrk[S]"}      | ${["Solkoff"]}
  ${"harkness"}     | ${["Median"]}
`("“$text” finds $found", ({ text, found }: { text: string; found: string[] }) => {
  const names = matching(optionsOf(SAMPLE), text).map(({ tieBreak }) => tieBreak.name);
  expect(names).toEqual(expect.arrayContaining(found));
  expect(names.length).toBeLessThan(8);
});

test.each`
  count | text      | said
  ${42} | ${""}     | ${"42 tie-breaks. Those that help here come first."}
  ${1}  | ${"blac"} | ${"1 tie-break matches"}
  ${3}  | ${"b"}    | ${"3 tie-breaks match"}
  ${0}  | ${"foo "} | ${"No tie-break is called “foo”."}
`("$count for “$text”: $said", ({ count, text, said }: { count: number; text: string; said: string }) =>
  expect(countText(count, text)).toBe(said),
);

test("late additions are marked once round 1 has begun", () => {
  const before = chart("Ann | | *2\nBob | | *1");
  expect(hasBegun(subjectOf(stateOf(before)), stateOf(before))).toBe(false);
  expect(hasBegun(subjectOf(stateOf(SAMPLE)), stateOf(SAMPLE))).toBe(true);
});
