import { describe, expect, test } from "vitest";
import {
  completeSequence,
  defaultSequence,
  isProblem,
  itemName,
  itemTitle,
  presetsFor,
  rankBy,
  readItem,
  readSequence,
  ruleSetFor,
  ruleSetOf,
  textKey,
  workingOf,
} from "../../src/engine/index";
import { itemFor, ranked, rulesFor, USCF } from "./crosstable";
import { EVERY_KIND, MAPLE_GROVE } from "./events";

const FIDE = rulesFor("FIDE-2026");

describe("an item", () => {
  test.each([
    ["BH", FIDE, "BH", "Buchholz", "Buchholz"],
    ["BH/C1", FIDE, "BH/C1", "BH-C1", "Buchholz Cut 1"],
    ["Buchholz Cut 1", FIDE, "BH/C1", "BH-C1", "Buchholz Cut 1"],
    ["bh : c1 / p", FIDE, "BH/C1/P", "BH-C1-P", "Buchholz (C1/P)"],
    ["bh/p/c1", FIDE, "BH/C1/P", "BH-C1-P", "Buchholz (C1/P)"],
    ["SOLK", USCF, "SOLK", "Solkoff", "Solkoff"],
    ["MMED/M2", USCF, "MMED/M2", "MMED-M2", "Modified Median (M2)"],
    ["SOLK", FIDE, "SOLK", "Solkoff", "Solkoff"],
    ["USCF:SB", FIDE, "USCF:SB", "S-B", "Sonneborn-Berger"],
    ["US/SB", FIDE, "USCF:SB", "S-B", "Sonneborn-Berger"],
    ["FIDE:SB", USCF, "FIDE:SB", "S-B", "Sonneborn-Berger"],
    ["FIDE:SB", FIDE, "SB", "S-B", "Sonneborn-Berger"],
    ["FIDE:BH", USCF, "BH", "Buchholz", "Buchholz"],
  ])("%s is read", (text, rules, code, title, name) => {
    const item = itemFor(text, rules);
    expect([item.code, item.title, itemTitle(item), itemName(item)]).toEqual([code, title, title, name]);
  });

  test.each([
    ["FOO", { code: "unknown-tie-break", text: "FOO" }],
    ["APLAY", { code: "unknown-tie-break", text: "APLAY" }],
    ["FIDE:SOLK", { code: "unknown-tie-break", text: "FIDE:SOLK" }],
    ["SOLK/C1", { code: "unknown-modifier", text: "SOLK/C1", modifier: "C1" }],
    ["MMED/C0", { code: "unknown-modifier", text: "MMED/C0", modifier: "C0" }],
    ["MMED/C1/M1", { code: "unknown-modifier", text: "MMED/C1/M1", modifier: "M1" }],
    ["MMED/C100", { code: "unknown-modifier", text: "MMED/C100", modifier: "C100" }],
    ["MMED/V1", { code: "unknown-modifier", text: "MMED/V1", modifier: "V1" }],
    ["KS/L5.3", { code: "unknown-modifier", text: "KS/L5.3", modifier: "L5.3" }],
    ["AVGOPP/U12345", { code: "unknown-modifier", text: "AVGOPP/U12345", modifier: "U12345" }],
    ["H2H/TT", { code: "unknown-modifier", text: "H2H/TT", modifier: "TT" }],
    ["SOLK/GP", { code: "unknown-modifier", text: "SOLK/GP", modifier: "GP" }],
    ["MMED/", { code: "unknown-modifier", text: "MMED/", modifier: "" }],
  ])("%s is none", (text, problem) => expect(readItem(text, USCF)).toEqual(problem));

  test.each([
    ["KS/L60", USCF, { limit: { by: "percent", amount: 60 } }],
    ["KS/L+1", USCF, { limit: { by: "halfPoints", amount: 1 } }],
    ["KS/L-2", USCF, { limit: { by: "halfPoints", amount: -2 } }],
    ["KS/L+1.5", USCF, { limit: { by: "halfPoints", amount: 3 } }],
    ["KS/L2.5", USCF, { limit: { by: "points", amount: 2.5 } }],
    ["KS/L3.0/P", USCF, { limit: { by: "points", amount: 3 }, forfeitsPlayed: true }],
    ["MMED/M2", USCF, { cut: { mode: "M", count: 2 } }],
    ["H2H/G", USCF, { group: "score" }],
    ["H2H/T", USCF, { group: "tied" }],
    ["AVGOPP/U1400", USCF, { unrated: 1400 }],
    ["AVGOPP/U0", USCF, { unrated: 0 }],
    ["AOB/F", FIDE, { fore: true }],
    ["BH/V1", FIDE, { edition: 1 }],
    ["BH/V2026", FIDE, { edition: 2 }],
  ])("%s has its modifiers", (text, rules, modifiers) => {
    expect(itemFor(text, rules).modifiers).toEqual(modifiers);
  });

  test.each([
    ["BH/V1", FIDE, "FIDE-2024"],
    ["BH/V2024", FIDE, "FIDE-2024"],
    ["BH/V2", rulesFor("FIDE-2024"), "FIDE-2026"],
    ["BH", rulesFor("FIDE-2024"), "FIDE-2024"],
    ["BH", USCF, "FIDE-2026"],
    ["BH", rulesFor("SWISSSYS"), "FIDE-2024"],
    ["SOLK", FIDE, "USCF"],
    ["COIN", FIDE, "FIDE-2026"],
  ])("%s is computed by its rule set", (text, rules, code) => {
    const { ruleSet } = itemFor(text, rules);
    expect(ruleSet.code).toBe(code);
    expect(text.includes("/") ? ruleSet : ruleSetFor(rules, itemFor(text, rules).tieBreak.world)).toBe(
      ruleSet,
    );
  });
});

describe("a sequence", () => {
  const codesOf = (texts: readonly string[], rules = USCF) => {
    const items = readSequence(texts, rules);
    return "code" in items ? items : completeSequence(items, rules).map(({ code }) => code);
  };

  test.each([
    [["SOLK", "Solkoff"], USCF, { code: "same-twice", text: "Solkoff" }],
    [["BH/C1", "BH", "Buchholz Cut 1"], FIDE, { code: "same-twice", text: "Buchholz Cut 1" }],
    [["SOLK", "FOO", "SOLK"], USCF, { code: "unknown-tie-break", text: "FOO" }],
    [[], USCF, ["PTS", "APLAY"]],
    [["SOLK"], USCF, ["PTS", "APLAY", "SOLK"]],
    [["SOLK", "PTS", "CUM"], USCF, ["SOLK", "PTS", "APLAY", "CUM"]],
    [["SOLK"], rulesFor("WINTD"), ["PTS", "SOLK"]],
    [["SOLK"], rulesFor("USCF", { actualPlay: "ignored" }), ["PTS", "SOLK"]],
    [["SB", "USCF:SB"], FIDE, ["PTS", "SB", "USCF:SB"]],
  ])("%j", (texts, rules, codes) => expect(codesOf(texts, rules)).toEqual(codes));

  test("without items there are no rows, and no working of an item that there is not", () => {
    expect(rankBy(EVERY_KIND, [], [])).toEqual({ tournament: EVERY_KIND, items: [], views: [], rows: [] });
    const standings = ranked(MAPLE_GROVE, ["SOLK"]);
    const [row] = standings.rows;
    expect(row && [2, 3].map((k) => workingOf(standings, row, k) === undefined)).toEqual([false, true]);
    expect(row && workingOf(standings, { ...row, tied: [] }, 2)).toBeUndefined();
  });

  test("a problem is told from an item", () => {
    expect([readItem("FOO", USCF), readItem("SOLK", USCF)].map(isProblem)).toEqual([true, false]);
  });
});

describe("rule sets", () => {
  test.each([
    ["uscf", null, "USCF"],
    [" mca ", null, "MCA"],
    ["FIDE", null, "FIDE-2026"],
    ["FIDE", "2026-02-28", "FIDE-2024"],
    ["fide", "2026-03-01", "FIDE-2026"],
    ["FIDE-2024", "2026-05-01", "FIDE-2024"],
    ["FIDE-1999", null, undefined],
  ])("%s of an event that began %s is %s", (text, start, code) =>
    expect(ruleSetOf(text, start)?.code).toBe(code),
  );

  test.each([
    ["USCF", "swiss", ["MMED", "SOLK", "CUM", "CUMOPP"]],
    ["USCF", "doubleRoundRobin", ["SB", "H2H", "WON"]],
    ["USCF", "team", ["USAT", "GAMEPTS"]],
    ["FIDE-2026", "swiss", ["DE", "BH/C1", "BH", "WIN"]],
    ["FIDE-2024", "roundRobin", ["DE", "SB", "KS", "WIN"]],
    ["FIDE-2026", "team", ["MPvGP", "DE", "EMMSB"]],
    ["FIDE-2009", "swiss", ["BH", "SB"]],
  ] as const)("%s, %s: %j", (code, system, sequence) =>
    expect(defaultSequence(rulesFor(code).ruleSet, system)).toEqual(sequence),
  );

  test("named sequences are those of the kind of event", () => {
    const namesFor = (code: string, system: Parameters<typeof presetsFor>[1]) =>
      presetsFor(rulesFor(code).ruleSet, system).map((preset) => preset.for);
    expect(new Set(namesFor("USCF", "swiss"))).toEqual(new Set(["swiss"]));
    expect(new Set(namesFor("FIDE-2026", "doubleRoundRobin"))).toEqual(new Set(["roundRobin"]));
    expect(new Set(namesFor("USCF", "team"))).toEqual(new Set(["team"]));
    expect(new Set(namesFor("USCF", "medley"))).toEqual(new Set(["medley"]));
  });

  test("words of a tie-break are found by its world and code", () => {
    expect(
      [itemFor("SB"), itemFor("SB", FIDE), itemFor("COIN")].map(({ tieBreak }) => textKey(tieBreak)),
    ).toEqual(["us/SB", "fide/SB", "both/COIN"]);
  });
});
