import { describe, expect, test } from "vitest";

import { crosstable, ranked, rulesFor } from "./crosstable";
import { EVERY_KIND, MAPLE_GROVE, TEC_EXERCISE } from "./events";
import { explanationOf, linesOf, shown } from "./explained";

const US_DEFAULT = ["MMED", "SOLK", "CUM", "CUMOPP"];

const MAPLE = ranked(MAPLE_GROVE, US_DEFAULT);

describe("a value", () => {
  test("Modified Median of Nair, as on the Working sheet", () => {
    const explanation = explanationOf(MAPLE, 3, "MMED");
    expect(linesOf(explanation)).toEqual([
      "1 | 8 | W w | 2 | 1½ | – | round 2 (forfeit win, 1) counts ½; lowest, dropped",
      "2 | 12 | W b | 2 | 1½ | 1½ | round 1 (bye, 1) counts ½",
      "3 | 1 | W b | 4 | 4 | 4",
      "4 | 2 | L b | 4 | 4 | 4",
      "5 | 6 | W w | 3 | 3 | 3",
    ]);
    expect([explanation.totalName, shown(explanation.total), explanation.rule]).toEqual([
      "Total",
      "12½",
      "US Chess 34E1",
    ]);
    expect(explanation.notes).toEqual([
      "Plus score in 5 rounds: the lowest opponent's score is dropped.",
      "An opponent's unplayed games count ½ each.",
    ]);
  });

  test("Solkoff: penalty and bonus points of an opponent are named", () => {
    const event = crosstable(`
      Ann | W4 W3 D2
      Bob | W3 D4 D1
      Cal | L2 L1 U  | adj=0.5
      Dee | L1 D2 H  | adj=-0.5
    `);
    expect(linesOf(explanationOf(ranked(event, ["SOLK"]), 1, "SOLK"))).toEqual([
      "1 | 4 | W | ½ | ½ | ½ | less ½ as a penalty",
      "2 | 3 | W | ½ | 1 | 1 | round 3 (absent, 0) counts ½; with ½ as a bonus",
      "3 | 2 | D | 2 | 2 | 2",
    ]);
  });

  test("Modified Median of Rios: rounds of one kind are told together", () => {
    expect(linesOf(explanationOf(MAPLE, 2, "MMED"))[0]).toBe(
      "1 | 7 | W b | 0 | 1 | – | rounds 4 and 5 (absent, 0) count ½ each; lowest, dropped",
    );
  });

  test("Cumulative of Feld: the bye is a line of its own", () => {
    expect(linesOf(explanationOf(MAPLE, 4, "CUM")).slice(-2)).toEqual([
      "5 | B | 2 | 2",
      "5 | −1 | −1 | bye: −1",
    ]);
  });

  test.each([
    ["SB", 2, "2 | 1 | D | 4½ | 4 | 2 | round 4 (forfeit win, 1) counts ½; 4 × ½"],
    ["AVGOPP", 1, "5 | 7 | W | 1½ | 0 | – | unrated, left out"],
    ["KS", 1, "1 | 5 | W | 1½ | 1½ | – | 1½ is less than 2½"],
  ])("%s of player %i has the line %s", (code, no, line) => {
    const standings = ranked(EVERY_KIND, [code]);
    expect(linesOf(explanationOf(standings, no, code))).toContain(line);
  });

  test.each([
    ["MMED", 4, "Even score in 5 rounds: the lowest and the highest opponents' scores are dropped."],
    ["MED", 1, "Whatever the score, the lowest and the highest opponents' scores are dropped."],
    ["KS", 1, "Only opponents who made at least 2½ points count."],
    ["COIN", 1, "Seed: Drawn."],
  ])("%s of player %i says: %s", (code, no, note) => {
    expect(explanationOf(ranked(EVERY_KIND, [code]), no, code).notes).toContain(note);
  });

  test("nine rounds: two are dropped", () => {
    const long = crosstable(
      Array.from({ length: 10 }, (_, i) => {
        const tokens = Array.from({ length: 9 }, (_, r) => `${i < 5 ? "W" : "L"}${((i + 5 + r) % 10) + 1}`);
        return `P${i} | ${tokens.join(" ")}`;
      }).join("\n"),
      { system: "swiss" },
    );
    const explanation = explanationOf(ranked(long, ["MMED"]), 1, "MMED");
    expect(explanation.notes[0]).toBe(
      "Plus score in 9 rounds: the two lowest opponents' scores are dropped.",
    );
    expect(
      explanation.lines.filter(({ why }) => why.includes("one of the two lowest, dropped")),
    ).toHaveLength(2);
  });

  test.each([
    ["FIDE-2026", "own forfeit win: a game against a dummy with 2; the own score is 4½"],
    ["FIDE-2024", "own forfeit win: a game against a dummy with 4½"],
  ])("a dummy of %s", (code, why) => {
    const standings = ranked(EVERY_KIND, ["BH"], rulesFor(code));
    expect(explanationOf(standings, 1, "BH").lines[3]?.why).toBe(why);
  });

  const FIDE: readonly (readonly [string, number, number, string])[] = [
    ["BH/C1", 14, 2, "own forfeit loss: a game against a dummy with 2; voluntary unplayed round, cut first"],
    ["SB/C1", 12, 3, "own absence: a game against a dummy with 2; 2 × 0; lowest, dropped"],
    ["FB/C1", 6, 0, "round 5 (won, 1) counts ½; lowest, dropped"],
    ["FB", 6, 2, "own bye: a game against a dummy with 2½; the own score is 3"],
    ["KS", 4, 0, "2 is less than 2½"],
    ["PS/C1", 5, 0, "first round, left out"],
  ];

  test.each(FIDE)("%s of FIDE's exercise, player %i, line %i: %s", (code, no, line, why) => {
    const standings = ranked(TEC_EXERCISE, [code], rulesFor("FIDE-2026"));
    expect(explanationOf(standings, no, code).lines[line]?.why).toBe(why);
  });

  const NOTES: readonly (readonly [string, number, string])[] = [
    ["BH/C1", 14, "A voluntary unplayed round is cut before a lower score."],
    ["TPR", 4, "3 points in 4 games: a share of 0.75."],
    ["PTP", 4, "The lowest rating at which these expected results add up to the points made."],
    ["DE", 1, "½ point in games among the four who are tied."],
    ["DE", 1, "Games are missing: at most 2½ was possible."],
  ];

  test.each(NOTES)("%s of FIDE's exercise, player %i, says: %s", (code, no, note) => {
    const standings = ranked(TEC_EXERCISE, [code], rulesFor("FIDE-2026"));
    expect(explanationOf(standings, no, code).notes).toContain(note);
  });

  test("lines without a round have a name", () => {
    const standings = ranked(TEC_EXERCISE, ["TPR", "ARO/C1"], rulesFor("FIDE-2026"));
    expect(linesOf(explanationOf(standings, 4, "TPR")).slice(-2)).toEqual([
      "Mean of the ratings | 1,888 | 1,888",
      "Rating difference for the points | 193 | 193",
    ]);
    expect(explanationOf(standings, 4, "ARO/C1").totalName).toBe("Mean of three, rounded");
  });

  test("what cannot be worked out says what is missing", () => {
    const explanation = explanationOf(ranked(EVERY_KIND, ["BLACKS"]), 1, "BLACKS");
    expect([explanation.total, explanation.totalName]).toEqual([null, "No value"]);
    expect(explanation.notes).toEqual(["The colors of the games are not all known."]);
  });

  test("penalty points are a line of the score", () => {
    const event = crosstable("Ann | W2 | adj=-0.5 \n Bob | L1");
    expect(linesOf(explanationOf(ranked(event, []), 1, "PTS"))).toEqual([
      "1 | 2 | W | 0 | 1 | 1",
      "Penalty points | −½ | −½",
    ]);
  });

  test("a missing result makes it provisional", () => {
    const event = crosstable("Ann | W2 *3 \n Bob | L1 W4 \n Cal | W4 *1 \n Dee | L3 L2");
    expect(explanationOf(ranked(event, US_DEFAULT), 1, "SOLK").notes).toContain(
      "Provisional: one result is missing.",
    );
  });
});
