import { describe, expect, test } from "vitest";
import { compare, explainPlace, explainScoreGroup, PLAIN, type Standings } from "../../src/engine/index";
import { crosstable, ranked, rulesFor } from "./crosstable";
import { MAPLE_GROVE, TEC_EXERCISE } from "./events";

const US_DEFAULT = ["MMED", "SOLK", "CUM", "CUMOPP"];

const MAPLE = ranked(MAPLE_GROVE, US_DEFAULT);

const sentencesOf = (standings: Standings, a: number, b: number) => {
  const comparison = compare(standings, a, b);
  return comparison === undefined ? [] : [comparison.sentence, ...comparison.more];
};

describe("a comparison", () => {
  test("on a sum, with the questions that follow", () => {
    expect(sentencesOf(MAPLE, 2, 3)).toEqual([
      "Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13½.",
      "Both have 4 points, and Modified Median is equal at 12½.",
      "Rios won their game in round 4. The result between tied players is not in this event's sequence.",
      "Petrova, whom Rios beat in round 1, withdrew: two unplayed rounds count ½ each.",
    ]);
  });

  test("its steps stop at the deciding one", () => {
    expect(compare(MAPLE, 3, 2)?.steps.map(({ item, state }) => `${item.code} ${state}`)).toEqual([
      "PTS equal",
      "APLAY equal",
      "MMED equal",
      "SOLK decides",
      "CUM notReached",
      "CUMOPP notReached",
    ]);
  });

  test("on points", () => {
    expect(sentencesOf(MAPLE, 5, 1)).toEqual([
      "Ava Lindqvist is ahead of Emma Okafor on points: 4 to 3.",
      "No tie-break is needed.",
    ]);
  });

  test("of two who share their places", () => {
    expect(sentencesOf(MAPLE, 8, 12)).toEqual([
      "Noah Whitaker and Ethan Park share places 8–9.",
      "Score and all four tie-breaks are equal. Seven tie-breaks outside the sequence would separate them, " +
        "such as Result between tied players and Most Blacks.",
    ]);
  });

  test("by their game", () => {
    const standings = ranked(MAPLE_GROVE, [...US_DEFAULT, "H2H"]);
    expect(sentencesOf(standings, 12, 8)).toEqual([
      "Noah Whitaker is ahead of Ethan Park: Whitaker won their game in round 4.",
      "Both have 2 points, and Modified Median, Solkoff, Cumulative and Cumulative of opposition are equal.",
    ]);
  });

  test("points from play", () => {
    const event = crosstable("Ann Able | B L3 \n Bob Best | W3 H \n Cal Cool | L2 W1 \n Dee Dark | H H");
    const standings = ranked(event, US_DEFAULT);
    expect(sentencesOf(standings, 1, 3)).toEqual([
      "Cal Cool is ahead of Ann Able: Cool scored over the board, all of Able's points come from byes and forfeits.",
      "Both have 1 point. This rule comes before all tie-breaks (US Chess 34E1).",
    ]);
  });

  test("averages show the decimals that tell them apart", () => {
    const event = crosstable(`
      Ann Able  1500 | W3 D4 D5
      Bob Best  1500 | W4 D3 D6
      Cal Cool  1600 | L1 D2 U
      Dee Dark  1600 | L2 D1 U
      Eve Early 1601 | D1 U U
      Fay Fern  1600 | D2 U U
    `);
    expect(sentencesOf(ranked(event, ["AVGOPP"]), 1, 2).slice(0, 3)).toEqual([
      "Ann Able is ahead of Bob Best on Average opposition: 1,600.3 to 1,600.0.",
      "Both have 2 points.",
      "One decimal is shown because the whole numbers would hide the difference.",
    ]);
  });

  test("by lot", () => {
    const event = crosstable("Ann Able | D2 \n Bob Best | D1", { seed: "May" });
    expect(sentencesOf(ranked(event, ["COIN"]), 1, 2)[1]).toBe("Everything else is equal. Seed: May.");
    expect(sentencesOf(ranked(event, ["COIN"]), 1, 2)[0]).toMatch(/^\w+ \w+ is ahead of \w+ \w+ by lot\.$/);
  });

  test("direct encounter among several", () => {
    const event = crosstable(`
      Ann Able  | W2 W3 L4 L5
      Bob Best  | L1 W4 W3 L6
      Cal Cool  | W4 L1 L2 W7
      Dee Dark  | L3 L2 W1 U
      Eve Early | U U U W1
      Fay Fern  | U U U W2
      Guy Good  | U U U L3
    `);
    const standings = ranked(event, ["DE"], rulesFor("FIDE-2026"));
    expect(sentencesOf(standings, 1, 2)).toEqual([
      "Ann Able is ahead of Bob Best among the three who are tied: 2 points to 1 in their games.",
      "Both have 2 points.",
    ]);
  });

  test("on a tie-break with a modifier, after one that decides nothing", () => {
    const standings = ranked(TEC_EXERCISE, ["DE", "BH/C1", "BH", "WIN"], rulesFor("FIDE-2026"));
    expect(sentencesOf(standings, 3, 4)).toEqual([
      "P3 is ahead of P4 on Buchholz Cut 1: 13 to 11½.",
      "Both have 3½ points, and Direct encounter does not separate them.",
    ]);
    expect(sentencesOf(standings, 16, 1)[1]).toBe(
      "Both have 3½ points, and Direct encounter, Buchholz Cut 1 and Buchholz are equal.",
    );
  });

  test("a house player has no place", () => {
    const event = crosstable("Ann Able | W2 \n Hal House | L1 | house");
    expect(sentencesOf(ranked(event, US_DEFAULT), 1, 2)).toEqual([
      "Hal House is a house player and has no place.",
    ]);
  });

  test("nobody of that number", () => {
    expect(compare(MAPLE, 1, 99)).toBeUndefined();
    expect(explainPlace(MAPLE, 99)).toBeUndefined();
  });
});

describe("a place", () => {
  test.each([
    [10, ["Owen McAllister is 11th with 1½ points.", "Nobody else has 1½."]],
    [
      1,
      [
        "Ava Lindqvist is 1st with 4 points.",
        "Three players have 4 points.",
        "Modified Median puts Lindqvist first: 14, before Nair and Rios with 12½ each.",
      ],
    ],
    [
      2,
      [
        "Mateo Rios is 3rd with 4 points.",
        "Three players have 4 points.",
        "Modified Median puts Rios last: 12½, after Lindqvist with 14.",
        "Solkoff puts Rios last: 13½, after Nair with 14.",
      ],
    ],
    [
      8,
      [
        "Noah Whitaker shares places 8–9 with 2 points.",
        "Four players have 2 points.",
        "Modified Median puts Whitaker between them: 6, after Feld with 10 and before Haddad with 4.",
      ],
    ],
  ] as const)("of player %i", (no, sentences) => {
    const place = explainPlace(MAPLE, no);
    expect(place === undefined ? [] : [place.sentence, ...place.more]).toEqual(sentences);
  });

  test("a score group in one line", () => {
    expect(explainScoreGroup(MAPLE, MAPLE.rows.slice(0, 3))).toBe(
      "4 points: Lindqvist before Nair and Rios on Modified Median (14 / 12½ / 12½); " +
        "Nair before Rios on Solkoff (14 / 13½).",
    );
  });
});

test("plain numbers for mail", () => {
  expect(compare(MAPLE, 2, 3, PLAIN)?.sentence).toBe(
    "Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13.5.",
  );
});
