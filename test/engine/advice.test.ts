import { describe, expect, test } from "vitest";
import { type Effect, effectsOf, rankBy, separatorsOf } from "../../src/engine/index";
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
  expect(codes).toEqual(["H2H", "BLACKS", "BAP", "OPPERF", "AVGOPP", "APRO", "COMPAVG"]);
});

test("under FIDE's rules FIDE's tie-breaks are offered: not helpers, not lots, not what is equal", () => {
  const event = crosstable(`
    Ann 2000 | D2w W3w
    Bob 1900 | D1b W4b
    Cal 1800 | U   L1b
    Dee 1700 | U   L2w
  `);
  const standings = ranked(event, ["BH"], rulesFor("FIDE-2026"));
  const codes = separatorsOf(standings, standings.rows.slice(0, 2)).map(({ code }) => code);
  expect(codes).toEqual(["BPG", "BWG", "PTP", "APRO", "APPO", "RTNG", "TPN"]);
});

test("a play-off is offered where one of the two has a place in it", () => {
  const standings = ranked(crosstable("Ann | D2 | playoff=1 \n Bob | D1"), ["SOLK"]);
  expect(separatorsOf(standings, standings.rows).map(({ code }) => code)).toEqual(["PLAYOFF"]);
});

test("without a sequence nothing is offered", () => {
  const standings = rankBy(MAPLE_GROVE, [], []);
  expect(separatorsOf(standings, standings.rows)).toEqual([]);
});

test("house players are in no count", () => {
  const event = crosstable(`
    Ann 1900 | D2w D3
    Bob      | D1b D4
    Cal 1700 | D4w D1
    Dee      | D3b D2 | house
  `);
  expect(effects(event, ["BLACKS", "PLAYOFF"]).slice(2)).toEqual([
    "missing colors of 3",
    "missing playoff of 3",
  ]);
  expect(effects(event, ["ARO"], rulesFor("FIDE-2026"))[1]).toBe("missing allRatings of 1");
});

test("colors are missing for those alone whose games have none", () => {
  const event = crosstable("Ann | D2 W3w \n Bob | D1 W4w \n Cal | W4b L1b \n Dee | L3w L2b");
  expect(effects(event, ["BLACKS"])[2]).toBe("missing colors of 2");
});

test("nothing is missing where one of the tied has a value", () => {
  const event = crosstable("Ann 1800 | D3 H \n Bob | H D4 \n Cal | D1 H \n Dee 1700 | H D2");
  expect(effects(event, ["AVGOPP"])[2]).toBe("breaks 2");
  const byPlayoff = crosstable("Ann | D2 | playoff=1 \n Bob | D1 \n Cal | H \n Dee | H");
  expect(effects(byPlayoff, ["PLAYOFF"])[2]).toBe("breaks 1");
});

describe("a double round robin", () => {
  const DOUBLE = crosstable(`
    Ann | W2 D3 U  D2 L3 U
    Bob | L1 U  W3 D1 U  D3
    Cal | U  D1 L2 U  W1 D2
  `);

  test("opponents' scores separate nobody where all have met all twice", () => {
    expect(DOUBLE.system).toBe("doubleRoundRobin");
    expect(effects(DOUBLE, ["SOLK"])[2]).toBe("cannotSeparate");
  });

  /** Ann and Bob are alike, and have met once: their second game was lost by both. */
  const ONCE = crosstable(`
    Ann | D3 U  D2 D3 U  F2
    Bob | U  D3 D1 U  D3 F1
    Cal | D1 D2 U  D1 D2 U
  `);

  test("they do not, but might, where a forfeit is no meeting and a pair has met once", () => {
    const rules = rulesFor("USCF", { roundRobinForfeits: "unplayed" });
    expect(ONCE.system).toBe("doubleRoundRobin");
    expect(effects(ONCE, ["SOLK"], rules)[2]).toBe("breaksNone");
    expect(effects(ONCE, ["SOLK"])[2]).toBe("cannotSeparate");
  });

  test("nor in a single one where a pair has not met", () => {
    const event = crosstable("Ann | F2 D3 D4 \n Bob | F1 D4 D3 \n Cal | D4 D1 D2 \n Dee | D3 D2 D1");
    const rules = rulesFor("USCF", { roundRobinForfeits: "unplayed" });
    expect(event.system).toBe("roundRobin");
    expect(effects(event, ["SOLK"], rules)[2]).toBe("breaksNone");
    expect(effects(event, ["SOLK"])[2]).toBe("cannotSeparate");
  });

  test("where nobody has met anybody nothing is said of meetings", () => {
    const event = crosstable("Ann | U \n Bob | U \n Cal | U", { system: "roundRobin" });
    expect(effects(event, ["SOLK"])[2]).toBe("breaksNone");
  });

  test("what looks at the games themselves can", () => {
    expect(effects(DOUBLE, ["SB"])[2]).not.toBe("cannotSeparate");
  });
});

test("values that are equal for all repeat nothing", () => {
  const event = crosstable("Ann | D2 \n Bob | D1 \n Cal | D4 \n Dee | D3");
  expect(effects(event, ["SOLK", "CUM", "WIN"]).slice(2)).toEqual(["breaksNone", "breaksNone", "breaksNone"]);
});
