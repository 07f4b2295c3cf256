import { describe, expect, test } from "vitest";
import { crosstable, rulesFor, valuesOf } from "../crosstable";
import { FIDE_2024, FIDE_2026 } from "./events";

/** Two rounds of a round robin are decided by forfeit; E sits out a round, as all do. */
const FIVE = crosstable(
  `
  A 2000 | W4b X3b U   D5w W2w
  B 1900 | L5w U   D4b W3w L1b
  C 1800 | U   F1w W5b L2b F4w
  D 1700 | L1w W5b D2w U   X3b
  E 1600 | W2b L4w L3w D1b U
`,
  { system: "roundRobin" },
);

const values = (code: string, rules = FIDE_2026) => valuesOf(FIVE, code, rules);

describe("forfeits in a round robin (15.2)", () => {
  test("count as games in Sonneborn-Berger, without a dummy", () => {
    // Scores: A 3½, B 1½, C 1, D 2½, E 1½.
    expect(values("SB")).toEqual({
      A: 2.5 + 1 + 0.75 + 1.5,
      B: 1.25 + 1,
      C: 1.5,
      D: 1.5 + 0.75 + 1,
      E: 1.5 + 1.75,
    });
    expect(values("SB", FIDE_2024)).toEqual(values("SB"));
  });

  test("count in Buchholz; a rest round is no round", () => {
    expect(values("BH")).toEqual({ A: 6.5, B: 8.5, C: 9, D: 7.5, E: 8.5 });
  });

  test("count in Koya; the most that was possible is 4", () => {
    expect(values("KS")).toEqual({ A: 1, B: 0.5, C: 0, D: 0, E: 0.5 });
    expect(values("KS/L25")).toEqual({ A: 3.5, B: 1.5, C: 1, D: 2.5, E: 1.5 });
    expect(values("KS/L-1")).toEqual({ A: 2.5, B: 0.5, C: 1, D: 1.5, E: 1.5 });
    expect(values("KS/L-0.5")).toEqual(values("KS/L-1"));
    expect(values("KS/L2.0")).toEqual(values("KS"));
  });

  test("do not count in ratings, games won and games with Black", () => {
    expect(values("ARO")).toEqual({ A: 1733, B: 1775, C: 1750, D: 1833, E: 1850 });
    expect(values("WON")).toEqual({ A: 2, B: 1, C: 1, D: 1, E: 1 });
    expect(values("WIN")).toEqual({ A: 3, B: 1, C: 1, D: 2, E: 1 });
    expect(values("BPG")).toEqual({ A: 1, B: 2, C: 2, D: 1, E: 2 });
    expect(values("BWG")).toEqual({ A: 1, B: 0, C: 1, D: 1, E: 1 });
  });

  test("count among the games won under the other reading", () => {
    const won = rulesFor("FIDE-2026", { forfeitWins: "won" });
    expect(values("WON", won)).toEqual({ A: 3, B: 1, C: 1, D: 2, E: 1 });
    expect(values("BPG", won)).toEqual({ A: 2, B: 2, C: 2, D: 2, E: 2 });
    expect(values("BWG", won)).toEqual({ A: 2, B: 0, C: 1, D: 2, E: 1 });
  });

  test("with forfeits=unplayed they are left out", () => {
    const unplayed = rulesFor("FIDE-2026", { roundRobinForfeits: "unplayed" });
    expect(values("SB", unplayed)).toMatchObject({ A: 2.5 + 0.75 + 1.5, C: 1.5 });
    expect(values("BH", unplayed)["C"]).toBe(3);
  });

  test("rounds elected to play leave out rest rounds and forfeit losses", () => {
    expect(values("REP")).toEqual({ A: 4, B: 4, C: 2, D: 4, E: 4 });
  });

  test("progressive scores carry the score through a rest round", () => {
    expect(values("PS")).toEqual({ A: 1 + 2 + 2 + 2.5 + 3.5, B: 0.5 + 1.5 + 1.5, C: 3, D: 6.5, E: 6 });
  });
});

test("a player who never appears takes a game from everybody's most", () => {
  const event = crosstable(
    `
    A | W2 U  W3
    B | L1 W3 U
    C | U  L2 L1
    D | U  U  U
  `,
    { system: "roundRobin" },
  );
  // Two games each: 50 % is 1 point, which B has.
  expect(valuesOf(event, "KS", FIDE_2026)["A"]).toBe(1);
});

test("a cut larger than the games of somebody who withdrew leaves 0", () => {
  const event = crosstable(
    `
    A | W5 W2 W3 W4 U
    B | U  L1 W4 W3 U
    C | W4 U  L1 L2 U
    D | L3 U  L2 L1 U
    E | L1 U  U  U  U
  `,
    { system: "roundRobin" },
  );
  expect(valuesOf(event, "BH/C2", FIDE_2026)["E"]).toBe(0);
});
