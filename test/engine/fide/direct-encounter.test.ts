import { describe, expect, test } from "vitest";
import { type Rules, scoringOf, type Tournament } from "../../../src/engine/index";
import { crosstable, ranked, rulesFor, valuesOf, workingsOf } from "../crosstable";
import { FIDE_2026 } from "./events";

/** Places inside the whole field as tied group, in the order of the players. */
const places = (tournament: Tournament, code = "DE", rules: Rules = FIDE_2026) =>
  Object.values(valuesOf(tournament, code, rules));

const swiss = (drawing: string) => crosstable(drawing, { system: "swiss" });

describe("everybody has met (6.2)", () => {
  test("the points among them decide", () => {
    expect(places(swiss("A | W2 W3\nB | L1 W3\nC | L1 L2"))).toEqual([1, 2, 3]);
  });

  test("those who are level are looked at again", () => {
    // A 2, B 2, C 1½, D ½; between A and B their own game.
    const four = swiss("A | W2 L3 W4\nB | L1 W3 W4\nC | W1 L2 D4\nD | L1 L2 D3");
    expect(places(four)).toEqual([1, 2, 3, 4]);
  });

  test("a circle decides nothing", () => {
    expect(places(swiss("A | W2 L3\nB | L1 W3\nC | W1 L2"))).toEqual([0, 0, 0]);
  });

  test("shared places skip", () => {
    expect(places(swiss("A | W2 W3\nB | L1 D3\nC | L1 D2"))).toEqual([1, 2, 2]);
  });
});

describe("games are missing in a Swiss (6.3)", () => {
  test("whoever nobody can reach is first, and the others are looked at again", () => {
    const event = swiss("A | W2 W3\nB | L1 U\nC | U L1");
    expect(places(event)).toEqual([1, 2, 2]);
  });

  test("a leader who could be reached decides nothing", () => {
    const event = swiss("A | W2\nB | L1\nC | U");
    expect(places(event)).toEqual([0, 0, 0]);
  });

  test("the rest is a group of its own", () => {
    const event = swiss("A | W2 W3 W4\nB | L1 W3 U\nC | L2 L1 U\nD | U U L1");
    expect(places(event)).toEqual([1, 2, 2, 2]);
  });

  test("with 3-1-0 a missing game counts 3", () => {
    const event = crosstable("A | W2 W3 D4\nB | L1 W3 U\nC | L2 L1 W4\nD | U L3 D1", {
      system: "swiss",
      scoring: scoringOf(6, 2, 0),
    });
    expect(places(event)[0]).toBe(1);
  });
});

describe("forfeits", () => {
  const event = swiss("A | X2\nB | F1");

  test("are no game in a Swiss, and may still be made up", () => {
    expect(places(event)).toEqual([0, 0]);
    expect(workingsOf(event, "DE", FIDE_2026)[0]?.fact).toEqual({
      kind: "encounter",
      among: 2,
      points: { num: 0, den: 2 },
      most: { num: 2, den: 2 },
    });
  });

  test("are one with /P, and in a round robin", () => {
    expect(places(event, "DE/P")).toEqual([1, 2]);
    expect(places({ ...event, system: "roundRobin" })).toEqual([1, 2]);
  });

  test("settle a pairing under the other reading of 6.3", () => {
    const three = swiss("A | W3 F2\nB | U X1\nC | L1 U");
    const settled = rulesFor("FIDE-2026", { unplayedEncounter: "settled" });
    expect(workingsOf(three, "DE", FIDE_2026)[0]?.fact).toMatchObject({ most: { num: 4, den: 2 } });
    expect(workingsOf(three, "DE", settled)[0]?.fact).toMatchObject({
      most: null,
      points: { num: 2, den: 2 },
    });
  });
});

describe("several games between two", () => {
  test("Sharly-Chess #1656: one win each is a draw, not a win", () => {
    const double = crosstable("A | W2 L2\nB | L1 W1", { system: "doubleRoundRobin" });
    expect(places(double)).toEqual([0, 0]);
  });

  test("their mean counts, so that two games weigh as much as one", () => {
    const event = crosstable("A | W2 W2 L3\nB | L1 L1 W3\nC | U W1 L2", { system: "swiss" });
    expect(places(event)).toEqual([0, 0, 0]);
  });

  test("two games in one round are two", () => {
    const event = crosstable("A | WD2\nB | LD1", { system: "swiss" });
    expect(places(event)).toEqual([1, 2]);
    expect(workingsOf(event, "DE", FIDE_2026)[0]?.fact).toMatchObject({ points: { num: 3, den: 4 } });
  });
});

test("only those still tied count, not all with the same points", () => {
  const event = swiss(`
    A | W4 L2 W5
    B | L3 W1 W6
    C | W2 L5 L4
    D | L1 B  W3
    E | U  W3 L1
    F | H  H  L2
  `);
  const { rows } = ranked(event, ["WON", "DE"], FIDE_2026);
  const de = new Map(
    rows.map(({ entry, values, tied }) => [entry.player.name, [values[2]?.num, tied[2]?.length]]),
  );
  expect(de.get("A")).toEqual([2, 2]);
  expect(de.get("B")).toEqual([1, 2]);
  expect(de.get("D")).toEqual([0, 1]);
});

test("a thousand players tied stay tied", () => {
  const players = Array.from(
    { length: 1000 },
    (_, i) => `P${i} | D${(i ^ 1) + 1} D${(i ^ 2) + 1} D${(i ^ 4) + 1}`,
  );
  const event = swiss(players.join("\n"));
  expect(new Set(places(event))).toEqual(new Set([0]));
});
