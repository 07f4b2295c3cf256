import { describe, expect, test } from "vitest";
import {
  compare,
  explainPlace,
  explainScoreGroup,
  explainValue,
  type Explanation,
  numberText,
  type Standings,
} from "../../src/engine/index";
import { crosstable, ranked, rulesFor } from "./crosstable";
import { EVERY_KIND, MAPLE_GROVE } from "./events";

const US_DEFAULT = ["MMED", "SOLK", "CUM", "CUMOPP"];

const MAPLE = ranked(MAPLE_GROVE, US_DEFAULT);

const explanationOf = (standings: Standings, no: number, code: string): Explanation => {
  const row = standings.rows.find(({ entry }) => entry.player.no === no);
  const k = standings.items.findIndex((item) => item.code === code);
  const explanation = row === undefined ? undefined : explainValue(standings, row, k);
  if (explanation === undefined) throw new Error(`nothing to explain: ${no}, ${code}`);
  return explanation;
};

const shown = (value: Explanation["total"]) => (value === null ? "" : numberText(value, "signs"));

/** A working as text: `1 8 W w 2 1½ (dropped) why`. */
const linesOf = ({ lines }: Explanation) =>
  lines.map(({ round, opponentNo, opponentName, result, score, counted, used, why }) =>
    [
      round,
      opponentNo ?? opponentName,
      result,
      shown(score),
      shown(counted),
      used === null ? "–" : shown(used),
      why,
    ]
      .filter((part) => part !== "" && part !== 0)
      .join(" | "),
  );

const sentencesOf = (standings: Standings, a: number, b: number) => {
  const comparison = compare(standings, a, b);
  return comparison === undefined ? [] : [comparison.sentence, ...comparison.more];
};

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
  expect(compare(MAPLE, 2, 3, "plain")?.sentence).toBe(
    "Priya Nair is ahead of Mateo Rios on Solkoff: 14 to 13.5.",
  );
});
