import { describe, expect, test } from "vitest";
import { type Entry, opponentMet, type Player, standings, type Tournament } from "../../src/engine/index";
import { entryIn, isRest, maximumScore, restsOf } from "../../src/engine/view";
import { crosstable, itemsFor, rulesFor, USCF, viewFor, workingsOf } from "./crosstable";

const namesOf = (entries: readonly (Entry | null)[]) => entries.map((entry) => entry?.player.name ?? null);

const first = (tournament: Tournament, rules = USCF): Entry =>
  entryIn(viewFor(tournament, rules), { index: 0 });

describe("opponents", () => {
  test("who is not on the crosstable is none, and so is the player himself", () => {
    const self = first(crosstable("A | W9 W1 W2 \n B | U U L1", { system: "swiss" }));
    expect(namesOf(self.opponents)).toEqual([null, null, "B"]);
    expect(self.met).toEqual([false, false, true]);
  });

  test("of two players with one number the first is meant", () => {
    const { players, ...event } = crosstable("A | W2 \n B | L1 \n C | L1", { system: "swiss" });
    const twice = players.map((player, i): Player => (i === 2 ? { ...player, no: 2 } : player));
    const view = viewFor({ ...event, players: twice });
    expect(namesOf(view.entries.flatMap(({ opponents }) => opponents))).toEqual(["B", "A", "A"]);
    expect(view.byNo.get(2)?.player.name).toBe("B");
  });

  test("a game to come names its opponent and is no meeting", () => {
    const self = first(crosstable("A | *2 F2 D2 \n B | *1 X1 D1", { system: "swiss" }));
    expect(namesOf(self.opponents)).toEqual(["B", "B", "B"]);
    expect(self.met).toEqual([false, false, true]);
    expect([0, 1, 2].map((r) => opponentMet(self, r)?.player.name)).toEqual([undefined, undefined, "B"]);
    expect([0, 1, 2].map((r) => opponentMet(self, r, true)?.player.name)).toEqual([undefined, "B", "B"]);
  });

  test("in a round robin a forfeit is a meeting where the rules say so, if it names somebody", () => {
    const event = crosstable("A | F2 X W3 \n B | X1 U U \n C | U U L1", { system: "roundRobin" });
    expect(first(event).met).toEqual([true, false, true]);
    expect(first(event, rulesFor("USCF", { roundRobinForfeits: "unplayed" })).met).toEqual([
      false,
      false,
      true,
    ]);
    expect(first({ ...event, system: "swiss" }).met).toEqual([false, false, true]);
  });
});

describe("a table that names no opponents", () => {
  const nobody = crosstable("A | W0 D0 H \n B | L0 W0 U", { system: "swiss" });
  const CODES = ["MMED", "SOLK", "MED", "CUMOPP", "SB", "H2H", "KS", "AVGOPP"] as const;

  test.each(CODES)("has no %s, and says why", (code) => {
    for (const working of workingsOf(nobody, code))
      expect(working).toMatchObject({ value: null, missing: "opponents" });
  });

  test.each(["DE", "BH", "BH/C1", "FB", "AOB", "SB", "KS"])("has no %s of FIDE", (code) => {
    for (const { value } of workingsOf(nobody, code, rulesFor("FIDE-2026"))) expect(value).toBeNull();
  });

  test("is ranked by what it has", () => {
    const { rows, items } = standings(nobody, itemsFor(["MMED", "SOLK", "CUM"]));
    const existing = (code: string): readonly boolean[] => {
      const k = items.findIndex((item) => item.code === code);
      return rows.map(({ values }) => values[k] !== null);
    };
    expect([existing("MMED"), existing("SOLK"), existing("CUM")]).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
  });

  test("one number of an opponent is enough, and so are one player alone and rounds without games", () => {
    const named = crosstable("A | W2 D9 \n B | L1 W9", { system: "swiss" });
    expect(workingsOf(named, "SOLK").map(({ value }) => value === null)).toEqual([false, false]);
    const alone = crosstable("A | W0 U", { system: "swiss" });
    expect(workingsOf(alone, "BH", rulesFor("FIDE-2026"))[0]?.value).not.toBeNull();
    const idle = crosstable("A | B H \n B | U U", { system: "swiss" });
    expect(workingsOf(idle, "SOLK").map(({ value }) => value === null)).toEqual([false, false]);
  });
});

describe("rounds", () => {
  test("those after the rounds that count are left out, missing ones are unpaired", () => {
    const event = { ...crosstable("A | W2 W2 \n B | L1", { system: "swiss" }), rounds: 3 };
    expect(first(event).rounds.map(({ kind }) => kind)).toEqual(["game", "game", "unpaired"]);
    expect(first({ ...event, rounds: 1 })).toMatchObject({ score: 2, points: [2] });
  });

  test("penalty and bonus points belong to the score, in the opponents' eyes too", () => {
    const self = first(crosstable("A | W2 H L2 | adj=-1 \n B | L1 U W1", { system: "swiss" }));
    expect([self.score, self.adjusted]).toEqual([1, 1]);
    const other = first(crosstable("A | W2 B | adj=0.5 \n B | L1 U", { system: "swiss" }));
    expect([other.score, other.adjusted]).toEqual([5, 4]);
  });

  test("in a round robin a rest round counts as scored, a forfeit as the rules say", () => {
    const event = crosstable("A | X2 B H W3 \n B | F1 U U U \n C | U U U L1", { system: "roundRobin" });
    expect(first(event).counted).toEqual([2, 2, 1, 2]);
    expect(first(event, rulesFor("USCF", { roundRobinForfeits: "unplayed" })).counted).toEqual([1, 2, 1, 2]);
    expect(first({ ...event, system: "swiss" }).counted).toEqual([1, 1, 1, 2]);
  });

  test("rest rounds are those of a round robin alone, and make less the most that was possible", () => {
    const event = crosstable("A | W2 U B F3 *3 \n B | L1 \n C | ", { system: "roundRobin" });
    for (const [system, rests, most] of [
      ["roundRobin", [false, true, true, false, false], 6],
      ["doubleRoundRobin", [false, true, true, false, false], 6],
      ["swiss", [false, false, false, false, false], 10],
    ] as const) {
      const view = viewFor({ ...event, system });
      const self = entryIn(view, { index: 0 });
      expect(self.rounds.map((_, r) => isRest(view, self, r))).toEqual(rests);
      expect(restsOf(view, self)).toBe(rests.filter(Boolean).length);
      expect(maximumScore(view, self)).toBe(most);
    }
  });
});

test("nobody stands at a position that there is not", () => {
  const view = viewFor(crosstable("A | W2 \n B | L1"));
  expect(() => entryIn(view, { index: 2 })).toThrow(new RangeError("no entry 2"));
});
