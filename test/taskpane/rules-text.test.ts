import { expect, test } from "vitest";
import { ruleIn, ruleSetIn, setsRule, withRule, withRuleSet } from "../../src/taskpane/rules-text";

interface KeyCase {
  readonly text: string;
  readonly key: string;
  readonly value: string | null;
  readonly written: string;
}

test.each`
  text                                | key         | value            | written
  ${""}                               | ${"rounds"} | ${"9"}           | ${"USCF, rounds=9"}
  ${"USCF, rounds=5"}                 | ${"rounds"} | ${"9"}           | ${"USCF, rounds=9"}
  ${"FIDE-2026; rounds = 5, white=w"} | ${"rounds"} | ${null}          | ${"FIDE-2026, white=w"}
  ${"rounds=5"}                       | ${"seed"}   | ${"Maple Grove"} | ${"USCF, rounds=5, seed=Maple Grove"}
  ${"anyway"}                         | ${"zero"}   | ${"loss"}        | ${"USCF, anyway, zero=loss"}
  ${"ROUNDS=5"}                       | ${"rounds"} | ${null}          | ${""}
  ${"USCF"}                           | ${"white"}  | ${null}          | ${"USCF"}
`("$text with $key=$value is $written", ({ text, key, value, written }: KeyCase) => {
  expect(withRule(text, key, value)).toBe(written);
  expect(ruleIn(written, key)).toBe(value);
});

test.each`
  text                  | code          | written
  ${""}                 | ${"WINTD"}    | ${"WINTD"}
  ${"USCF, rounds=5"}   | ${"MCA"}      | ${"MCA, rounds=5"}
  ${"rounds=5, anyway"} | ${"SWISSSYS"} | ${"SWISSSYS, rounds=5, anyway"}
`(
  "$text under $code is $written",
  ({ text, code, written }: { text: string; code: string; written: string }) => {
    expect(withRuleSet(text, code)).toBe(written);
    expect(ruleSetIn(written)).toBe(code);
  },
);

test("without a name the rule set is the default one", () => {
  expect(["", "rounds=5", "anyway"].map(ruleSetIn)).toEqual(["USCF", "USCF", "USCF"]);
});

test("one of several keys is enough to be set", () => {
  expect(setsRule("USCF, after=3", ["rounds", "after"])).toBe(true);
  expect(setsRule("USCF, white=w", ["rounds", "after"])).toBe(false);
});
