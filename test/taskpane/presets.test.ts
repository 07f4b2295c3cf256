import { expect, test } from "vitest";
import { defaultPreset, postedCodes, presetOf, presetsFor } from "../../src/taskpane/presets";
import { rulesOfSubject } from "../../src/taskpane/look";
import { chart, crosstable, SAMPLE } from "./scene";

/** Everybody met everybody. */
const ROUND_ROBIN = chart(`
  Ann | 2000 | W2 L3 W4
  Bob | 1900 | L1 W4 W3
  Cy  | 1800 | W4 W1 L2
  Dee | 1700 | L3 L2 L1
`);

const NO_MEMORY = { getItem: () => null, setItem: () => undefined };

test("presets are recognized by their tie-breaks", () => {
  const subject = crosstable(SAMPLE);
  const rules = rulesOfSubject(subject);
  const presets = presetsFor(subject, NO_MEMORY);
  expect(defaultPreset(subject).name).toBe("US Chess default");
  expect(defaultPreset(crosstable(ROUND_ROBIN)).name).toBe("Quads and round robins");
  expect(defaultPreset(crosstable(SAMPLE, { rules: "FIDE-2026" })).name).toBe("FIDE Swiss");
  expect(presetOf(["Modified Median", "solk", "CUM", "CUMOPP"], presets, rules)?.name).toBe(
    "US Chess default",
  );
  expect(presetOf(["SOLK"], presets, rules)).toBeUndefined();
  expect(presets.filter(({ check }) => check).map(({ name }) => name)).toEqual([
    "National scholastic",
    "Vermont",
    "Greater New York",
    "Michigan",
    "Canada, Swiss",
    "Canada, round robin",
  ]);
});

test("a sequence used before on this computer can be used again", () => {
  const memory = { ...NO_MEMORY, getItem: () => '["SOLK","CUM"]' };
  expect(presetsFor(crosstable(SAMPLE), memory).at(-1)).toEqual({
    name: "Last used",
    codes: ["SOLK", "CUM"],
    check: false,
  });
  expect(presetsFor(crosstable(SAMPLE), { ...NO_MEMORY, getItem: () => "{" }).at(-1)?.name).not.toBe(
    "Last used",
  );
});

test.each`
  line                                                   | codes
  ${"Tie-breaks: Modified Median, Solkoff, Cumulative."} | ${["MMED", "SOLK", "CUM"]}
  ${"Tiebreaks: Buchholz Cut 1; SB"}                     | ${["BH/C1", "SB"]}
  ${"Tie-breaks: whatever the director likes"}           | ${null}
  ${"Tie-breaks are posted at the door"}                 | ${null}
`("“$line” names $codes", ({ line, codes: expected }: { line: string; codes: string[] | null }) => {
  expect(postedCodes([["Open"], ["", line]], rulesOfSubject(crosstable(SAMPLE)))).toEqual(expected);
});
