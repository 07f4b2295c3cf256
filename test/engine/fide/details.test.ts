import { describe, expect, test } from "vitest";
import type { Rules, Tournament } from "../../../src/engine/index";
import { crosstable, rulesFor, valuesOf, workingsOf } from "../crosstable";
import { FIDE_2009, FIDE_2024, FIDE_2026 } from "./events";

const swiss = (drawing: string, given: Partial<Tournament> = {}) =>
  crosstable(drawing, { system: "swiss", ...given });

const ofFirst = (event: Tournament, code: string, rules: Rules = FIDE_2026) =>
  valuesOf(event, code, rules)["A"];

const usesOf = (event: Tournament, code: string, rules: Rules = FIDE_2026) =>
  workingsOf(event, code, rules)[0]?.lines.map(({ use }) => use);

describe("direct encounter", () => {
  const places = (drawing: string, rules: Rules = FIDE_2026) =>
    Object.values(valuesOf(swiss(drawing), "DE", rules));

  test.each([
    ["the certain one may stand last in the list", "A | L3 U \n B | U L3 \n C | W1 W2", [2, 2, 1]],
    [
      "the others are looked at again, by their own game",
      "A | L4 L3 U \n B | U L4 U \n C | U W1 L4 \n D | W1 W2 W3",
      [2, 2, 2, 1],
    ],
    ["of equal points nobody is certain", "A | W3 U \n B | U W3 \n C | L1 L2", [0, 0, 0]],
    [
      "two are certain, one after the other",
      "A | W2 W3 W4 \n B | L1 W3 W4 \n C | U L1 L2 \n D | U L2 L1",
      [1, 2, 3, 3],
    ],
  ])("%s", (_, drawing, right) => expect(places(drawing)).toEqual(right));

  test("a game without a result is no forfeit: it does not settle the pairing", () => {
    const settled = rulesFor("FIDE-2026", { unplayedEncounter: "settled" });
    expect(places("A | W3 *2 \n B | U *1 \n C | L1 U", settled)).toEqual([0, 0, 0]);
  });
});

describe("cuts", () => {
  test("of voluntary rounds that bring the same the one with the lower score goes", () => {
    // Both are forfeited: dummies as strong as B, who has 2½ for others, and as C, who has 1½.
    const event = swiss("A | F2 F3 W4 | adj=3 \n B | X1 W9 U \n C | U X1 U \n D | B U L1 | adj=5");
    expect(usesOf(event, "SB/C1")).toEqual(["kept", "droppedLow", "kept"]);
    const other = swiss("A | F3 F2 W4 | adj=3 \n B | W9 X1 U \n C | X1 U U \n D | B U L1 | adj=5");
    expect(usesOf(other, "SB/C1")).toEqual(["droppedLow", "kept", "kept"]);
  });

  test("the edition of 2009 drops the lowest, whoever gave it up", () => {
    const event = swiss("A | W2 H W3 \n B | L1 U U \n C | W9 W9 L1");
    expect(usesOf(event, "BH/C1", FIDE_2009)).toEqual(usesOf(event, "BH/C1", rulesFor("FIDE-2009")));
    expect(usesOf(event, "BH/C1", FIDE_2009)?.filter((use) => use !== "kept")).toEqual(["droppedLow"]);
    expect(usesOf(event, "BH/C1", FIDE_2024)?.[1]).toBe("droppedVoluntary");
  });
});

describe("fore Buchholz", () => {
  test("two games in the last round are both drawn", () => {
    const event = swiss("A | W2 WW3 \n B | L1 WL4 \n C | U LL1 \n D | U LW2");
    const drawn = swiss("A | W2 DD3 \n B | L1 DD4 \n C | U DD1 \n D | U DD2");
    expect(valuesOf(event, "FB", FIDE_2026)).toEqual(valuesOf(drawn, "BH", FIDE_2026));
  });

  test("a forfeit that names nobody stays what it is", () => {
    const event = swiss("A | W2 X \n B | L1 F");
    expect(valuesOf(event, "FB", FIDE_2026)).toEqual(valuesOf(event, "BH", FIDE_2026));
  });

  test("only the last round of the event is drawn, not the last that is shown", () => {
    const event = swiss("A | W2 W3 W4 \n B | L1 W4 W3 \n C | W4 L1 L2 \n D | L3 L2 L1");
    const two = { ...event, rounds: 2 };
    expect(valuesOf(two, "FB", FIDE_2026)).toEqual(valuesOf(two, "BH", FIDE_2026));
    expect(valuesOf(event, "FB", FIDE_2026)).not.toEqual(valuesOf(event, "BH", FIDE_2026));
  });
});

describe("counts", () => {
  const WON = rulesFor("FIDE-2026", { forfeitWins: "won" });

  test.each([
    ["a forfeit win in a Swiss", swiss("A | X2b W2b \n B | F1w L1w"), [1, 1, 1]],
    [
      "one in a round robin",
      crosstable("A | X2b W2b \n B | F1w L1w", { system: "doubleRoundRobin" }),
      [2, 2, 2],
    ],
    ["one against nobody", crosstable("A | X W2b \n B | U L1w", { system: "doubleRoundRobin" }), [1, 1, 1]],
    ["a forfeit loss", crosstable("A | F2b W2b \n B | X1w L1w", { system: "doubleRoundRobin" }), [1, 1, 1]],
    ["a forfeit draw", crosstable("A | Z2b W2b \n B | Z1w L1w", { system: "doubleRoundRobin" }), [1, 1, 1]],
  ])("where forfeit wins count among the games won: %s", (_, event, counts) => {
    expect(["WON", "BPG", "BWG"].map((code) => ofFirst(event, code, WON))).toEqual(counts);
  });

  test("two games in a round are two", () => {
    const event = swiss("A | WD2b \n B | LD1w");
    expect(["WIN", "WON", "BPG", "BWG", "NUM", "REP"].map((code) => ofFirst(event, code))).toEqual([
      1, 1, 2, 1, 2, 1,
    ]);
  });

  test("a bye counts as a win only if it is worth one", () => {
    const scoring = { win: 6, draw: 2, loss: 0, allocatedBye: 4, absent: 0 } as Tournament["scoring"];
    const event = swiss("A | B P H O \n B | U U U U", { scoring });
    expect(ofFirst(event, "WIN")).toBe(1);
    expect(ofFirst(swiss("A | B P H O \n B | U U U U"), "WIN")).toBe(2);
  });
});

describe("ratings", () => {
  const alone = swiss("A 2000 | B H \n B 1900 | U U");

  test.each(["ARO", "TPR", "PTP", "APRO", "APPO"])("%s of somebody without a game", (code) => {
    const [working] = workingsOf(alone, code, FIDE_2026);
    expect([working?.value, working?.missing]).toEqual([null, "opponents"]);
  });

  test("a perfect performance without a point is 800 below the lowest rated opponent", () => {
    const event = swiss("A 2000 | L2 L3 \n B 1900 | W1 U \n C 1700 | U W1");
    const [working] = workingsOf(event, "PTP", FIDE_2026);
    expect(ofFirst(event, "PTP")).toBe(900);
    expect(working?.lines.map(({ kind, amount, use }) => `${kind} ${amount} ${use}`)).toEqual([
      "rating 1900 shown",
      "rating 1700 kept",
      "difference -800 kept",
    ]);
  });
});
