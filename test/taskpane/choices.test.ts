import { expect, test } from "vitest";
import { lineViews } from "../../src/taskpane/model/lines";
import { crosstable, SAMPLE } from "./scene";

test("a line is the same line whatever its settings are", () => {
  const keys = (tiebreaks: readonly string[]) =>
    lineViews(crosstable(SAMPLE, { tiebreaks })).map(({ key }) => key);
  expect(keys(["BH", "SOLK", "BH/C1"])).toEqual(keys(["BH/M1", "SOLK", "BH/C2"]));
  expect(new Set(keys(["BH", "SOLK", "BH/C1"])).size).toBe(3);
});

test.each`
  code         | texts                                                | chosen
  ${"MMED"}    | ${["By rule: 1", "1", "2"]}                          | ${"By rule: 1"}
  ${"MED/M2"}  | ${["By rule: 1", "1", "2"]}                          | ${"2"}
  ${"MMED/C1"} | ${["By rule: 1", "1", "2"]}                          | ${"1"}
  ${"BH/C1"}   | ${["All", "Cut 1", "Cut 2", "Median 1", "Median 2"]} | ${"Cut 1"}
  ${"PS"}      | ${["All", "Cut 1", "Cut 2"]}                         | ${"All"}
  ${"AVGOPP"}  | ${["All", "Cut 1", "Cut 2"]}                         | ${"All"}
  ${"H2H"}     | ${["Still tied", "Score group"]}                     | ${"Still tied"}
  ${"H2H/G"}   | ${["Still tied", "Score group"]}                     | ${"Score group"}
  ${"SOLK"}    | ${[]}                                                | ${undefined}
`(
  "$code has the settings $texts",
  ({ code, texts, chosen }: { code: string; texts: string[]; chosen?: string }) => {
    const [line] = lineViews(crosstable(SAMPLE, { tiebreaks: [code] }));
    expect(line?.choices.map(({ text }) => text)).toEqual(texts);
    expect(line?.choices.find((choice) => choice.chosen)?.text).toBe(chosen);
  },
);

test.each`
  code         | said
  ${"MMED"}    | ${/^breaks \d ties$/}
  ${"MMED/C1"} | ${/; the cut changes nothing: it is the rule's$/}
  ${"MMED/M1"} | ${/; the cut changes nothing: it is the rule's$/}
  ${"MMED/C2"} | ${/; own variation: must be posted before round 1$/}
`("of $code is said what its cut changes", ({ code, said }: { code: string; said: RegExp }) => {
  expect(lineViews(crosstable(SAMPLE, { tiebreaks: [code] }))[0]?.effect.text).toMatch(said);
});

test("every setting of a line leads to itself", () => {
  for (const { choices } of lineViews(crosstable(SAMPLE, { tiebreaks: ["MMED", "BH", "PS", "H2H"] }))) {
    for (const { code, text } of choices) {
      const [line] = lineViews(crosstable(SAMPLE, { tiebreaks: [code] }));
      expect(line?.choices.find((choice) => choice.chosen)?.text).toBe(text);
    }
  }
});

test("Koya has a threshold in percent", () => {
  const limits = ["KS", "KS/L60", "SOLK"].map(
    (code) => lineViews(crosstable(SAMPLE, { tiebreaks: [code] }))[0]?.limit,
  );
  expect(limits).toEqual([50, 60, null]);
});
