import { describe, expect, test } from "vitest";
import {
  defaultSequence,
  presetOf,
  PRESETS,
  presetsFor,
  readSequence,
  RULE_SETS,
  rulesOf,
  TEAM_PRESETS,
} from "../../../src/engine/index";
import { rulesFor } from "../crosstable";
import { ranked, teamEvent } from "./events";
import { WALL_CHART } from "./published";

test("names are used once, by players and teams together", () => {
  const names = [...PRESETS, ...TEAM_PRESETS].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(TEAM_PRESETS)("$name", ({ world, sequence, ...preset }) => {
  const field = preset.for === "team" ? "teams" : "players";
  test("can be read under every rule set of its world", () => {
    for (const ruleSet of RULE_SETS.filter((one) => one.world === world)) {
      expect(readSequence(sequence, rulesOf(ruleSet), field)).toHaveLength(sequence.length);
    }
  });
  test("ranks an event", () => {
    if (preset.for !== "team") return;
    const rules = rulesFor(world === "us" ? "USCF" : "FIDE-2026");
    expect(ranked(teamEvent(WALL_CHART), sequence, rules).rows).toHaveLength(26);
  });
});

test("the sequences of the rule sets for teams have a name", () => {
  for (const ruleSet of RULE_SETS.filter(({ sequences }) => sequences.team.length > 0)) {
    const preset = presetOf(defaultSequence(ruleSet, "team"), ruleSet, "team");
    expect(preset, ruleSet.code).toBeDefined();
    expect(preset && presetsFor(ruleSet, "team")).toContain(preset);
  }
});

test("lists of players have no sequence of teams", () => {
  expect(presetsFor(rulesFor("USCF").ruleSet, "swiss").map((preset) => preset.for)).not.toContain("team");
  expect(presetsFor(rulesFor("USCF").ruleSet, "medley").map(({ name }) => name)).toEqual([
    "Scholastic teams",
    "US Chess default, totals",
  ]);
});
