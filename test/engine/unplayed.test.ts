import { describe, expect, test } from "vitest";
import type { Rules, Tournament } from "../../src/engine/index";
import { crosstable, placesOf, ranked, rulesFor, USCF, valuesOf, workingsOf } from "./crosstable";

const HULT = rulesFor("USCF", { unrated: "hult" });

const missingOf = (event: Tournament, code: string, rules: Rules = USCF) => {
  const [working] = workingsOf(event, code, rules);
  return [working?.value, working?.missing, working?.combine];
};

describe("nothing to work with", () => {
  const alone = crosstable("A 1500 | B H U \n B | U U U", { system: "swiss" });
  const unrated = crosstable("A 1500 | W2 \n B | L1", { system: "swiss" });

  test.each([
    ["AVGOPP", alone, "opponents"],
    ["AVGOPP/C1", alone, "opponents"],
    ["OPPERF", alone, "opponents"],
    ["PCT", alone, "opponents"],
    ["AVGOPP", unrated, "ratings"],
    ["OPPERF", crosstable("A | W2 \n B | L1"), "ratings"],
    ["AVGOPP/C1", crosstable("A | W2 \n B 1500 | L1"), "opponents"],
  ])("%s lacks %s", (code, event, missing) => {
    expect(missingOf(event, code)).toEqual([null, missing, "mean"]);
  });

  test.each(["CUM", "ADJCUM", "CUMOPP", "PS", "PS/C1"])("%s lacks the order of the rounds", (code) => {
    const grid = { ...unrated, roundOrderKnown: false };
    expect(missingOf(grid, code)).toEqual([null, "roundOrder", "order"]);
    expect(missingOf(unrated, code)[0]).not.toBeNull();
  });

  test("an unrated opponent without a game in his row counts the mean of the section (Hult)", () => {
    const event = crosstable("A 1500 | W2 \n B | U \n C 1700 | U", { system: "swiss" });
    expect(valuesOf(event, "AVGOPP", HULT)["A"]).toBe(1600);
  });

  test("nobody rated in the section: no rating to derive (Hult)", () => {
    expect(missingOf(crosstable("A | W2 \n B | L1"), "AVGOPP", HULT)).toEqual([null, "ratings", "mean"]);
  });
});

describe("points from play (34E1)", () => {
  const places = (drawing: string) => placesOf(ranked(crosstable(drawing, { system: "swiss" }), []));

  test("with no points at all there is nothing to tell apart", () => {
    expect(places("A | L3 U \n B | U U \n C | W1 U")).toEqual(["1 C", "2 A", "2 B"]);
  });

  test("a penalty that takes all the points away tells nobody apart", () => {
    expect(places("A | B U | adj=-1 \n B | W3 U | adj=-1 \n C | L2 U")).toEqual(["1 A", "1 B", "1 C"]);
  });

  test("half a point over the board is enough", () => {
    expect(places("A | B U \n B | D3 H \n C | D2 U")).toEqual(["1 B", "2 A", "3 C"]);
  });

  test("a forfeit win is no play", () => {
    expect(places("A | X2 U \n B | F1 W3 \n C | U L2")).toEqual(["1 B", "2 A", "3 C"]);
  });
});

describe("nine rounds: two are dropped, rest rounds of a round robin not counted", () => {
  /** Everybody beats those below; in an odd field one round each is a rest. */
  const roundRobin = (n: number): Tournament => {
    const rows = Array.from({ length: n }, (_, i) => {
      const games = Array.from({ length: n }, (__, j) => (i === j ? "U" : `${i < j ? "W" : "L"}${j + 1}`));
      return `P${i + 1} | ${(n % 2 === 0 ? games.filter((__, j) => j !== i) : games).join(" ")}`;
    });
    return crosstable(rows.join("\n"), { system: "roundRobin" });
  };

  test.each([
    // Nine players: eight games; scores 8 to 0. The middle one loses the highest and the lowest: 36 − 4 − 8 − 0.
    [9, "MED", "P5", 24],
    // Ten players: nine games; scores 9 to 0. P5 has 5 points: 45 − 5 − (9 + 8) − (0 + 1).
    [10, "MED", "P5", 22],
    [9, "MMED", "P1", 28],
    [10, "MMED", "P1", 35],
  ])("%i players, %s of %s", (n, code, name, value) => {
    expect(valuesOf(roundRobin(n), code)[name]).toBe(value);
  });
});

describe("in a round robin", () => {
  const event = crosstable("A | W2 W3 U \n B | L1 U D3 \n C | U L1 D2", { system: "roundRobin" });
  const linesOf = (code: string) =>
    workingsOf(event, code)[0]?.lines.map(
      ({ kind, round, opponent, amount }) => `${round}${opponent?.player.name ?? ""} ${kind} ${amount}`,
    );

  test.each([
    ["SB", ["1B final 2", "2C final 2"]],
    ["SOLK", ["1B opponent 1", "2C opponent 1"]],
    ["CUM", ["1B running 2", "2C running 4"]],
    ["KASH", ["1B result 4", "2C result 4"]],
    ["H2H", ["1B result 2", "2C result 2"]],
    ["WIN", ["1B result 1", "2C result 1"]],
  ])("%s has no line for the rest round", (code, lines) => expect(linesOf(code)).toEqual(lines));
});

describe("SwissSys: the games of a score group count where all of it have met", () => {
  const SWISSSYS = rulesFor("SWISSSYS");

  test("points scored, draws too", () => {
    const event = crosstable("A | D2 H \n B | D1 D3 \n C | H D2", { system: "swiss" });
    expect(valuesOf(event, "H2H", SWISSSYS)).toEqual({ A: 0, B: 0, C: 0 });
    const met = crosstable("A | W2 D3 \n B | L1 W3 \n C | L2 D1 | adj=1", { system: "swiss" });
    // A 1½, C 1½ and B 1: A and C have drawn.
    expect(valuesOf(met, "H2H", SWISSSYS)).toEqual({ A: 0.5, B: 0, C: 0.5 });
  });

  test("house players are in no group", () => {
    const event = crosstable("A | D2 U \n B | D1 U \n H | H U | house", { system: "swiss" });
    expect(valuesOf(event, "H2H", SWISSSYS)).toMatchObject({ A: 0.5, B: 0.5 });
  });
});
