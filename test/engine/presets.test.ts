import { describe, expect, test } from "vitest";
import {
  defaultSequence,
  PRESETS,
  presetOf,
  presetsFor,
  readSequence,
  RULE_SETS,
  rulesOf,
  ruleSetOf,
  SYSTEMS,
} from "../../src/engine/index";
import { ranked, rulesFor } from "./crosstable";
import { MAPLE_GROVE } from "./events";

const setOf = (code: string) => rulesFor(code).ruleSet;

test("names are used once", () => {
  expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length);
});

describe.each(PRESETS)("$name", (preset) => {
  const ruleSets = RULE_SETS.filter(({ world }) => world === preset.world);

  test("can be read under every rule set of its world, and belongs to one that there is", () => {
    for (const ruleSet of ruleSets) {
      const items = readSequence(preset.sequence, rulesOf(ruleSet));
      expect(items).toHaveLength(preset.sequence.length);
    }
    if (preset.ruleSet !== undefined) expect(ruleSetOf(preset.ruleSet)).toBeDefined();
  });

  test("ranks an event", () => {
    const [ruleSet] = ruleSets;
    expect(ranked(MAPLE_GROVE, preset.sequence, rulesFor(ruleSet?.code ?? "")).rows).toHaveLength(12);
  });
});

test.each([
  ["USCF", "swiss", ["MMED", "SOLK", "CUM", "CUMOPP"], "US Chess default"],
  ["MCA", "swiss", ["MMED", "SOLK", "CUM", "CUMOPP"], "Michigan"],
  ["USCF", "roundRobin", ["SB", "H2H", "WON"], "Quads and round robins"],
  ["FIDE-2024", "doubleRoundRobin", ["DE", "SB", "KS", "WIN"], "FIDE round robin"],
  ["USCF", "swiss", ["SOLK", "MMED"], undefined],
  ["USCF", "swiss", ["MMED", "SOLK", "CUM", "CUMOPP", "COIN"], undefined],
] as const)("%s, %s: %j is %s", (code, system, codes, name) => {
  expect(presetOf(codes, setOf(code), system)?.name).toBe(name);
});

test("the sequences of the rule sets have a name, but for old printouts", () => {
  for (const ruleSet of RULE_SETS.filter(({ code }) => code !== "FIDE-2009")) {
    for (const system of SYSTEMS.filter((one) => one !== "team")) {
      const preset = presetOf(defaultSequence(ruleSet, system), ruleSet, system);
      expect(preset, `${ruleSet.code} ${system}`).toBeDefined();
      expect(preset && presetsFor(ruleSet, system)).toContain(preset);
    }
  }
});
