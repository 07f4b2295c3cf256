import { describe, expect, test } from "vitest";
import {
  compare,
  type Exact,
  explainPlace,
  explainScoreGroup,
  type Rules,
  type Standings,
  toNumber,
  type Tournament,
} from "../../src/engine/index";
import { crosstable, ranked, rulesFor, USCF } from "./crosstable";
import { EVERY_KIND, MAPLE_GROVE, PRINTED_SIX } from "./events";

const FIDE = rulesFor("FIDE-2026");

const AVERAGES = crosstable(
  `
  Ann Able  1500 | W4w L3b W2w U
  Bob Best  1480 | W3w W5b L1b U
  Cal Cool  1600 | L2b W1w W4b L5w
  Dee Dark       | L1b H   L3w W6b
  Eve Early 1400 | U   L2w D6w W3b
  Fay Fern  1300 | B   U   D5b L4w
`,
  { system: "swiss" },
);

const PENDING = crosstable("Ann | W2 *3 \n Bob | L1 W4 \n Cal | W4 *1 \n Dee | L3 L2", { system: "swiss" });

/** Cal and Dee have split their two games. */
const SPLIT = crosstable("Ann | W2 W2 \n Bob | L1 L1 \n Cal | W4 L4 \n Dee | L3 W3", { system: "swiss" });

/** Bob beat Ann twice, and Ann's opponents have done better. */
const TWICE = crosstable(
  `
  Ann | L2 L2 W3 W4
  Bob | W1 W1 L5 L6
  Cal | H  W5 L1 W6
  Dee | H  W6 H  L1
  Eve | H  L3 W2 H
  Fay | H  L4 H  W2
`,
  { system: "swiss" },
);

/** Ann beat Bob twice; Cal and Dee never came. */
const PENALTIES = crosstable(
  "Ann | W2 W2 U \n Bob | L1 L1 W9 | adj=1 \n Cal | U U U | adj=2 \n Dee | U U U",
  {
    system: "swiss",
  },
);

/** Ann, Bob and Cal have beaten each other in turn. */
const CIRCLE = crosstable(
  `
  Ann | W2 L3 W4
  Bob | L1 W3 D5 | adj=0.5
  Cal | W1 L2 U  | adj=1
  Dee | U  U  L1
  Eve | W9 D9 D2
`,
  { system: "swiss" },
);

type Case = readonly [Tournament, readonly string[], Rules, number, number, readonly string[]];

const COMPARISONS: readonly Case[] = [
  [
    EVERY_KIND,
    ["MMED"],
    USCF,
    5,
    7,
    [
      "E is ahead of G on Modified Median: 10 to 6½.",
      "Both have 1½ points.",
      "C, whom G drew in round 1, withdrew: one unplayed round counts ½.",
      "C, whom E lost to in round 2, withdrew: one unplayed round counts ½.",
      "G's bye in round 4 counts as an opponent with 0.",
    ],
  ],
  [
    EVERY_KIND,
    ["DE"],
    FIDE,
    3,
    5,
    ["C is ahead of E among the three who are tied: 1½ points to 1 in their games.", "Both have 1½ points."],
  ],
  [
    EVERY_KIND,
    ["DE"],
    FIDE,
    5,
    7,
    ["E is ahead of G among the three who are tied: 1 point to ½ in their games.", "Both have 1½ points."],
  ],
  [
    AVERAGES,
    ["AVGOPP"],
    USCF,
    4,
    5,
    ["Dee Dark is ahead of Eve Early on Average opposition: 1,467 to 1,460.", "Both have 1½ points."],
  ],
  [
    SPLIT,
    ["SOLK", "H2H"],
    USCF,
    3,
    4,
    [
      "Cal and Dee share places 2–3.",
      "Score and both tie-breaks are equal. Four tie-breaks outside the sequence would separate them, such as " +
        "Cumulative and Cumulative of opposition.",
    ],
  ],
  [SPLIT, ["CUM"], USCF, 4, 3, ["Cal is ahead of Dee on Cumulative: 2 to 1.", "Both have 1 point."]],
  [
    SPLIT,
    [],
    USCF,
    3,
    4,
    [
      "Cal and Dee share places 2–3.",
      "The score is equal, and there is no tie-break. Four tie-breaks outside the sequence would separate them, " +
        "such as Cumulative and Cumulative of opposition.",
    ],
  ],
  [
    PENDING,
    ["SOLK", "WIN"],
    USCF,
    1,
    2,
    [
      "Bob is ahead of Ann on Solkoff: 1½ to 1.",
      "Both have 1 point.",
      "Ann won their game in round 1. The result between tied players is not in this event's sequence.",
      "Ann's game without a result in round 2 counts as an opponent with 0.",
      "Provisional: one result is missing.",
    ],
  ],
  [
    PENDING,
    ["SOLK", "H2H"],
    USCF,
    1,
    2,
    [
      "Bob is ahead of Ann on Solkoff: 1½ to 1.",
      "Both have 1 point.",
      "Ann won their game in round 1. The result between tied players comes later in the sequence.",
      "Ann's game without a result in round 2 counts as an opponent with 0.",
      "Provisional: one result is missing.",
    ],
  ],
  [
    TWICE,
    ["SOLK"],
    USCF,
    1,
    2,
    [
      "Ann is ahead of Bob on Solkoff: 8½ to 8.",
      "Both have 2 points.",
      "Bob won their games in rounds 1 and 2. The result between tied players is not in this event's sequence.",
    ],
  ],
  [
    crosstable("Ann | D2 | playoff=1 \n Bob | D1"),
    ["PLAYOFF"],
    USCF,
    1,
    2,
    ["Ann is ahead of Bob on Play-off: 1 to no value.", "Both have ½ point."],
  ],
  [
    PENALTIES,
    ["H2H"],
    USCF,
    1,
    2,
    ["Ann is ahead of Bob on Result between tied players: 2 to −2.", "Both have 2 points."],
  ],
  [
    PENALTIES,
    ["PLAYOFF", "H2H"],
    USCF,
    1,
    2,
    [
      "Ann is ahead of Bob on Result between tied players: 2 to −2.",
      "Both have 2 points, and Play-off is equal.",
    ],
  ],
  [PENALTIES, ["WON", "PTS"], USCF, 1, 2, ["Ann is ahead of Bob on Games won: 2 to 1."]],
  [
    PENALTIES,
    ["WON", "PTS"],
    USCF,
    3,
    4,
    ["Cal is ahead of Dee on points: 2 to 0.", "Games won is equal at 0."],
  ],
  [
    PENALTIES,
    ["PLAYOFF", "SOLK", "PTS"],
    USCF,
    3,
    4,
    ["Cal is ahead of Dee on points: 2 to 0.", "Play-off and Solkoff are equal."],
  ],
  [
    CIRCLE,
    ["H2H", "CUM", "SOLK"],
    USCF,
    1,
    3,
    [
      "Ann is ahead of Cal on Cumulative: 4 to 3.",
      "Both have 2 points, and Result between tied players does not separate them.",
    ],
  ],
  [
    CIRCLE,
    ["SOLK", "H2H"],
    USCF,
    1,
    3,
    [
      "Ann is ahead of Cal on Solkoff: 5½ to 4.",
      "Both have 2 points.",
      "Cal won their game in round 1. The result between tied players comes later in the sequence.",
      "Cal, whom Ann lost to in round 2, withdrew: one unplayed round counts ½.",
      "Cal's absence in round 3 counts as an opponent with 0.",
    ],
  ],
  [
    CIRCLE,
    ["PLAYOFF", "H2H", "SOLK"],
    USCF,
    3,
    5,
    [
      "Cal is ahead of Eve on Solkoff: 4 to 2.",
      "Both have 2 points, and Play-off and Result between tied players are equal.",
      "Cal's absence in round 3 counts as an opponent with 0.",
    ],
  ],
  [
    crosstable("Ann | W2 U \n Bob | L1 W9", { system: "swiss" }),
    ["DE"],
    FIDE,
    1,
    2,
    ["Ann is ahead of Bob: Ann won their game in round 1.", "Both have 1 point."],
  ],
];

test.each(COMPARISONS)("two compared, %#", (event, codes, rules, a, b, sentences) => {
  const comparison = compare(ranked(event, codes, rules), a, b);
  expect(comparison && [comparison.sentence, ...comparison.more]).toEqual(sentences);
});

describe("a comparison", () => {
  const states = (standings: Standings, a: number, b: number) => {
    const comparison = compare(standings, a, b);
    return [comparison?.decidedBy, comparison?.steps.map(({ state }) => state)];
  };

  test.each([
    [3, 4, null, ["equal", "equal", "equal"]],
    [1, 2, 0, ["decides", "notReached", "notReached"]],
  ])("of %i and %i is decided by %s", (a, b, decidedBy, steps) =>
    expect(states(ranked(SPLIT, ["SOLK"]), a, b)).toEqual([decidedBy, steps]),
  );

  test("has the values of both, item by item", () => {
    const steps = compare(ranked(PENALTIES, ["PLAYOFF", "SOLK"]), 2, 1)?.steps;
    const number = (value: Exact | null) => (value === null ? null : toNumber(value));
    expect(steps?.map(({ item, ahead, behind }) => [item.code, number(ahead), number(behind)])).toEqual([
      ["PTS", 2, 2],
      ["APLAY", 1, 1],
      ["PLAYOFF", null, null],
      ["SOLK", 5, 4],
    ]);
  });

  test("nothing decides against a house player", () => {
    const event = crosstable("Ann Able | W2 \n Hal House | L1 | house");
    expect(states(ranked(event, ["SOLK"]), 1, 2)).toEqual([null, ["equal", "equal", "equal"]]);
  });
});

const PLACES: readonly (readonly [Tournament, readonly string[], Rules, number, readonly string[]])[] = [
  [
    EVERY_KIND,
    ["MMED"],
    USCF,
    7,
    [
      "G is 6th with 1½ points.",
      "Three players have 1½ points.",
      "Modified Median puts G between them: 6½, after E with 10 and before C with 2½.",
    ],
  ],
  [
    EVERY_KIND,
    ["DE"],
    FIDE,
    3,
    [
      "C is 5th with 1½ points.",
      "Three players have 1½ points.",
      "Direct encounter puts C first: 1, before E and G with 2 to 3.",
    ],
  ],
  [
    AVERAGES,
    ["AVGOPP"],
    USCF,
    3,
    [
      "Cal Cool is 3rd with 2 points.",
      "Three players have 2 points.",
      "Average opposition puts Cool last: 1,460, after Able and Best with 1,540 to 1,500.",
    ],
  ],
  [PRINTED_SIX, ["SB"], USCF, 5, ["P5 is 5th with 1 point.", "Nobody else has 1."]],
  [PRINTED_SIX, ["SB"], USCF, 6, ["P6 is 6th with 0 points.", "Nobody else has 0."]],
  [SPLIT, ["SOLK"], USCF, 4, ["Dee shares places 2–3 with 1 point.", "Two players have 1 point."]],
  [
    PENDING,
    ["SOLK"],
    USCF,
    2,
    [
      "Bob is 1st with 1 point.",
      "Three players have 1 point.",
      "Solkoff puts Bob first: 1½, before Ann and Cal with 1 to 0.",
      "Provisional: one result is missing.",
    ],
  ],
  [
    crosstable("Ann | D2 | playoff=1 \n Bob | D1 \n Cal | D4 \n Dee | D3 \n Eve | D6 \n Fay | D5"),
    ["PLAYOFF"],
    USCF,
    1,
    [
      "Ann is 1st with ½ point.",
      "Six players have ½ point.",
      "Play-off puts Ann first: 1, before five others with no value each.",
    ],
  ],
  [
    crosstable("Ann Able | W2 \n Hal House | L1 | house"),
    ["SOLK"],
    USCF,
    2,
    ["Hal House is a house player and has no place."],
  ],
];

test.each(PLACES)("a place, %#", (event, codes, rules, no, sentences) => {
  const place = explainPlace(ranked(event, codes, rules), no);
  expect(place && [place.sentence, ...place.more]).toEqual(sentences);
});

describe("a score group", () => {
  const group = (standings: Standings, halves: number) =>
    explainScoreGroup(
      standings,
      standings.rows.filter(({ entry }) => entry.score === halves),
    );

  test.each([
    [EVERY_KIND, ["MMED"], 3, "1½ points: E before G before C on Modified Median (10 / 6½ / 2½)."],
    [EVERY_KIND, ["MMED"], 9, ""],
    [SPLIT, ["SOLK"], 2, ""],
    [PENDING, ["SOLK", "WIN"], 2, "1 point: Bob before Ann before Cal on Solkoff (1½ / 1 / 0)."],
    [
      MAPLE_GROVE,
      ["MMED", "CUM"],
      4,
      "2 points: Feld before Whitaker and Park before Haddad on Modified Median (10 / 6 / 6 / 4).",
    ],
  ] as const)("%#", (event, codes, halves, text) => expect(group(ranked(event, codes), halves)).toBe(text));

  test("of nobody", () => expect(explainScoreGroup(ranked(SPLIT, ["SOLK"]), [])).toBe(""));
});
