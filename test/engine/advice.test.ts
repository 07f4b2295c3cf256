import { expect, test } from "vitest";
import { type Effect, effectsOf, separatorsOf } from "../../src/engine/index";
import { crosstable, ranked, rulesFor, USCF } from "./crosstable";
import { MAPLE_GROVE, PRINTED_SIX } from "./events";

/** An effect in a word or two. */
const told = (effect: Effect): string => {
  switch (effect.kind) {
    case "breaks":
      return `breaks ${effect.ties}`;
    case "missing":
      return `missing ${effect.missing} of ${effect.players}`;
    case "sameAs":
      return `same as ${effect.item}`;
    case "breaksNone":
    case "neverReached":
    case "cannotSeparate":
      return effect.kind;
  }
};

const effects = (tournament: typeof MAPLE_GROVE, codes: readonly string[], rules = USCF) =>
  effectsOf(ranked(tournament, codes, rules)).map(told);

const FULL_ROUND_ROBIN = crosstable(`
  Ann 1900 | W4 D3 D2
  Bob 1800 | D3 W4 D1
  Cal 1700 | D2 D1 W4
  Dee      | L1 L2 L3
`);

test("each item of the example: ties broken, none, one more", () => {
  expect(effects(MAPLE_GROVE, ["MMED", "SOLK", "CUM", "CUMOPP"])).toEqual([
    "breaks 4",
    "breaksNone",
    "breaks 5",
    "breaks 1",
    "breaksNone",
    "breaksNone",
  ]);
});

test("an item after which nobody is tied is never reached", () => {
  expect(effects(MAPLE_GROVE, ["COIN", "SOLK"]).slice(2)).toEqual(["breaks 7", "neverReached"]);
});

test("opponents' scores cannot separate anyone where all have met all", () => {
  expect(FULL_ROUND_ROBIN.system).toBe("roundRobin");
  expect(effects(FULL_ROUND_ROBIN, ["SOLK", "MMED", "H2H"]).slice(2)).toEqual([
    "cannotSeparate",
    "cannotSeparate",
    "breaksNone",
  ]);
  expect(effects(FULL_ROUND_ROBIN, ["BH"], rulesFor("FIDE-2026")).slice(1)).toEqual(["cannotSeparate"]);
});

test("with a game missing they can", () => {
  const broken = crosstable(`
    Ann | W4 D3 D2
    Bob | D3 F4 D1
    Cal | D2 D1 L4
    Dee | L1 X2 W3
  `);
  expect(broken.system).toBe("roundRobin");
  const rules = rulesFor("USCF", { roundRobinForfeits: "unplayed" });
  expect(effects(broken, ["SOLK"], rules)[2]).not.toBe("cannotSeparate");
});

test("what cannot be worked out says what is missing, and for how many", () => {
  expect(effects(FULL_ROUND_ROBIN, ["BLACKS", "PLAYOFF"]).slice(2)).toEqual([
    "missing colors of 4",
    "missing playoff of 4",
  ]);
  expect(effects(FULL_ROUND_ROBIN, ["ARO"], rulesFor("FIDE-2026")).slice(1)).toEqual([
    "missing allRatings of 1",
  ]);
  expect(effects(PRINTED_SIX, ["CUM"]).slice(2)).toEqual(["neverReached"]);
  const grid = { ...FULL_ROUND_ROBIN, roundOrderKnown: false };
  expect(effects(grid, ["CUM"]).slice(2)).toEqual(["missing roundOrder of 4"]);
});

test("an item that repeats an earlier one under another name", () => {
  expect(effects(MAPLE_GROVE, ["CUM", "ADJCUM"])[3]).toBe("same as 2");
  expect(effects(MAPLE_GROVE, ["MMED", "SOLK", "MMED/M1"])[4]).toBe("same as 2");
});

test("what would separate two who share their place", () => {
  const standings = ranked(MAPLE_GROVE, ["MMED", "SOLK", "CUM", "CUMOPP"]);
  const tied = standings.rows.filter(({ sharedBy }) => sharedBy > 1);
  const codes = separatorsOf(standings, tied).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["H2H", "BLACKS"]));
  for (const code of ["KASH", "SB", "MMED", "COIN", "APLAY", "ABH"]) expect(codes).not.toContain(code);
});
