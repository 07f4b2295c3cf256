import type { RuleSet } from "./rules";
import { TEAM_PRESETS } from "./team/presets";
import type { Preset } from "./preset";
import { isRoundRobin, type System } from "./tournament";

export type { Preset };

/** Every named sequence of players, in the order in which lists show them. */
export const PRESETS: readonly Preset[] = [
  {
    name: "US Chess default",
    world: "us",
    for: "swiss",
    sequence: ["MMED", "SOLK", "CUM", "CUMOPP"],
    source: "US Chess 34E",
  },
  {
    name: "National scholastic",
    world: "us",
    for: "swiss",
    sequence: ["MMED", "SOLK", "SB", "CUM", "KASH", "H2H", "BLACKS", "COIN"],
    source: "Scholastic guidelines, as a thread of the US Chess forum describes them",
    checkRegulations: true,
  },
  {
    name: "WinTD help",
    world: "us",
    for: "swiss",
    sequence: ["MMED", "SOLK", "CUM"],
    source: "WinTD help",
  },
  {
    name: "WinTD help, newer page",
    world: "us",
    for: "swiss",
    sequence: ["MMED", "SOLK", "SB", "CUM"],
    source: "WinTD help, US Chess tie-breakers",
  },
  {
    name: "SwissSys",
    world: "us",
    for: "swiss",
    sequence: ["MMED", "SOLK", "CUM", "CUMOPP", "H2H", "KASH"],
    source: "SwissSys help",
  },
  {
    name: "Vermont",
    world: "us",
    for: "swiss",
    sequence: ["MMED", "SOLK", "CUM", "KASH", "H2H", "BLACKS", "COIN"],
    source: "Vermont Chess Association",
    checkRegulations: true,
  },
  {
    name: "Greater New York",
    world: "us",
    for: "swiss",
    sequence: ["MMED", "SOLK", "CUM", "CUMOPP", "PLAYOFF"],
    source: "Greater New York Scholastic Championships",
    checkRegulations: true,
  },
  {
    name: "Michigan",
    world: "us",
    ruleSet: "MCA",
    for: "swiss",
    sequence: ["MMED", "SOLK", "CUM", "CUMOPP"],
    source: "Michigan Chess Association; titles are never decided by lot",
    checkRegulations: true,
  },
  {
    name: "Quads and round robins",
    world: "us",
    for: "roundRobin",
    sequence: ["SB", "H2H", "WON"],
    source: "US Chess 34F",
  },
  {
    name: "FIDE Swiss",
    world: "fide",
    for: "swiss",
    sequence: ["DE", "BH/C1", "BH", "WIN"],
    source: "FIDE C.07; the regulations leave the order to the event",
  },
  {
    name: "FIDE round robin",
    world: "fide",
    for: "roundRobin",
    sequence: ["DE", "SB", "KS", "WIN"],
    source: "FIDE C.07; the regulations leave the order to the event",
  },
  {
    name: "Canada, Swiss",
    world: "fide",
    for: "swiss",
    sequence: ["DE", "WIN", "PLAYOFF", "BH/C1"],
    source: "Chess Federation of Canada, proposal 710",
    checkRegulations: true,
  },
  {
    name: "Canada, round robin",
    world: "fide",
    for: "roundRobin",
    sequence: ["DE", "WIN", "KS"],
    source: "Chess Federation of Canada, proposal 710",
    checkRegulations: true,
  },
];

/** The named sequences for a rule set and a kind of event. */
export const presetsFor = (ruleSet: RuleSet, system: System | "medley"): readonly Preset[] =>
  [...PRESETS, ...TEAM_PRESETS].filter(
    (preset) =>
      preset.world === ruleSet.world &&
      (preset.ruleSet ?? ruleSet.code) === ruleSet.code &&
      preset.for === (system !== "medley" && isRoundRobin(system) ? "roundRobin" : system),
  );

/**
 * The named sequence that these codes are; undefined if they are an own one.
 *
 * Where two are the same, that of the rule set alone is meant.
 */
export const presetOf = (
  codes: readonly string[],
  ruleSet: RuleSet,
  system: System | "medley",
): Preset | undefined => {
  const same = presetsFor(ruleSet, system).filter(
    ({ sequence }) => sequence.length === codes.length && sequence.every((code, i) => code === codes[i]),
  );
  return same.find((preset) => preset.ruleSet !== undefined) ?? same[0];
};
