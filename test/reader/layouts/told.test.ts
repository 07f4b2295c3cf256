import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn } from "../support";

const GAMES = [
  "1|Ann Lee|1-0|Bob Roe",
  "1|Cy Poe|½-½|Di Moe",
  "2|Ann Lee|0-1|Cy Poe",
  "2|Bob Roe|1-0|Di Moe",
];
const ROUNDS = [GAMES.slice(0, 2), GAMES.slice(2)] as const;

/** Facts of each crosstable: value and evidence. */
const factsOf = (lines: readonly string[]): readonly Readonly<Record<string, string>>[] =>
  readCrosstable(drawn(lines.join("\n"))).readings.map(({ facts }) =>
    Object.fromEntries(facts.map(({ code, value, evidence }) => [code, `${value} — ${evidence}`])),
  );

type Told = Readonly<Record<"cells" | "rounds" | "numbers" | "white", string>>;

const NAMED = "Names — Numbered in the order in which the list names them";
const COLORED = "Column White — 4 games carry a color";
const UNMARKED = "Not marked — No game carries a color";

describe("what is said of lists of pairings is of the list, not of the wall chart made of it", () => {
  test.each<[string, readonly string[], Told]>([
    [
      "a column of rounds, a rating behind the last name",
      ["Open", "Round|White|Result|Black|Rating", ...GAMES],
      {
        cells: "A2:E6 — Heading in row 2, one row per game",
        rounds: "2 of 2 played — Column Round",
        numbers: NAMED,
        white: COLORED,
      },
    ],
    [
      "a title and a heading for each round",
      ["Round 1", "Bd|White|Result|Black", ...ROUNDS[0], "Round 2", "Bd|White|Result|Black", ...ROUNDS[1]],
      {
        cells: "A2:D8 — Heading in row 2, one row per game",
        rounds: "2 of 2 played — Titles above the lists",
        numbers: NAMED,
        white: COLORED,
      },
    ],
    [
      "rounds side by side",
      [
        "Round 1||||Round 2",
        "Bd|White|Result|Black|Bd|White|Result|Black",
        `${ROUNDS[0][0] ?? ""}|${ROUNDS[1][0] ?? ""}`,
        `${ROUNDS[0][1] ?? ""}|${ROUNDS[1][1] ?? ""}`,
      ],
      {
        cells: "A2:H4 — Heading in row 2, one row per game in each of the lists side by side",
        rounds: "2 of 2 played — Titles above the lists",
        numbers: NAMED,
        white: COLORED,
      },
    ],
    [
      "weeks, sides without colors",
      [
        "Week|Home|Result|Away",
        ...GAMES.map((game) => `${game.startsWith("1") ? "Jan" : "Feb"}${game.slice(1)}`),
      ],
      {
        cells: "A1:D5 — Heading in row 1, one row per game",
        rounds: "2 of 2 played — Column Week",
        numbers: NAMED,
        white: UNMARKED,
      },
    ],
    [
      "boards that begin again",
      ["Bd|White|Result|Black", ...GAMES.map((game, at) => `${(at % 2) + 1}${game.slice(1)}`)],
      {
        cells: "A1:D5 — Heading in row 1, one row per game",
        rounds: "2 of 2 played — The boards begin again",
        numbers: NAMED,
        white: COLORED,
      },
    ],
    [
      "numbers of the players",
      [
        "Rd|No.|White|Result|No.|Black",
        "1|4|Ann|1-0|7|Bob",
        "1|5|Cy|½-½|6|Di",
        "2|4|Ann|0-1|5|Cy",
        "2|7|Bob|1-0|6|Di",
      ],
      {
        cells: "A1:F5 — Heading in row 1, one row per game",
        rounds: "2 of 2 played — Column Rd",
        numbers: "Pairing numbers — From the column headed No.",
        white: COLORED,
      },
    ],
    [
      "players by number alone",
      ["Rd|White|Result|Black", "1|1|1-0|2", "1|3|½-½|4", "2|1|0-1|3", "2|2|1-0|4"],
      {
        cells: "A1:D5 — Heading in row 1, one row per game",
        rounds: "2 of 2 played — Column Rd",
        numbers: "Pairing numbers — As the list numbers them",
        white: COLORED,
      },
    ],
    [
      "Black first",
      ["Round|Black|Result|White", ...GAMES],
      {
        cells: "A1:D5 — Heading in row 1, one row per game",
        rounds: "2 of 2 played — Column Round",
        numbers: NAMED,
        white: COLORED,
      },
    ],
    [
      "a game a cell",
      [
        "Round 1",
        "Ann Lee 1-0 Bob Roe",
        "Cy Poe ½-½ Di Moe",
        "Round 2",
        "Ann Lee 0-1 Cy Poe",
        "Bob Roe 1-0 Di Moe",
      ],
      {
        cells: "A2:A6 — No headings, one cell per game",
        rounds: "2 of 2 played — Titles above the lists",
        numbers: NAMED,
        white: UNMARKED,
      },
    ],
    [
      "matches of teams",
      ["Round|Team 1|Score|Team 2", "1|Oak|2½-1½|Elm", "1|Ash|2-2|Fir", "2|Oak|3-1|Ash", "2|Elm|1-3|Fir"],
      {
        cells: "A1:D5 — Heading in row 1, one row per match",
        rounds: "2 of 2 played — Column Round",
        numbers: NAMED,
        white: UNMARKED,
      },
    ],
    [
      "boards of matches under White and Black",
      [
        "Round|Board|Team 1|White|Result|Black|Team 2",
        ...[
          "1|1|Oak|Ann|1-0|Bob|Elm",
          "1|2|Oak|Cal|½-½|Dee|Elm",
          "1|1|Ash|Eve|1-0|Fay|Fir",
          "1|2|Ash|Gus|0-1|Hal|Fir",
        ],
        ...[
          "2|1|Oak|Ann|1-0|Eve|Ash",
          "2|2|Oak|Cal|0-1|Gus|Ash",
          "2|1|Elm|Bob|1-0|Fay|Fir",
          "2|2|Elm|Dee|½-½|Hal|Fir",
        ],
      ],
      {
        cells: "A1:G9 — Heading in row 1, one row per match or board",
        rounds: "2 of 2 played — Column Round",
        numbers: NAMED,
        white: "Board by board — 8 games carry a color",
      },
    ],
  ])("%s", (_, lines, told) => {
    expect(factsOf(lines)).toEqual([expect.objectContaining(told)]);
  });

  test("sections that a column tells stand under one heading, each with the rows of its own games", () => {
    const lines = ["Round|Section|White|Result|Black", "1|A|Ann|1-0|Bob", "1|B|Kim|1-0|Lou", "1|A|Cy|1-0|Di"];
    const more = [
      "1|B|Max|0-1|Ned",
      "2|A|Ann|1-0|Cy",
      "2|B|Kim|1-0|Ned",
      "2|A|Bob|1-0|Di",
      "2|B|Lou|0-1|Max",
    ];
    expect(factsOf([...lines, ...more])).toEqual([
      expect.objectContaining({
        cells: "A1:E8 — Heading in row 1, one row per game",
        section: "1 of 2 — All under the heading in row 1",
      }),
      expect.objectContaining({
        cells: "A1:E9 — Heading in row 1, one row per game",
        section: "2 of 2 — All under the heading in row 1",
      }),
    ]);
  });
});

describe("what is said of other tables that are written out as wall charts", () => {
  test("opponents by name are told by no column of numbers", () => {
    const lines = ["No|Name|Rd 1|Rd 2|Total", "1|Ann|W Bob|L Cal|1", "2|Bob|L Ann|W Dee|1"];
    expect(factsOf([...lines, "3|Cal|D Dee|W Ann|1.5", "4|Dee|D Cal|L Bob|0.5"])).toEqual([
      expect.objectContaining({ numbers: "Names — All 4 games agree this way" }),
    ]);
  });

  test("rows of teams are theirs, and what they play are matches", () => {
    const lines = ["No|Team|Rd 1|Rd 2|Rd 3|Total", "1|Oak|W2 3|D3 2|W4 4|2.5", "2|Elm|L1 1|W4 2.5|L3 1|1"];
    expect(factsOf([...lines, "3|Ash|W4 3|D1 2|W2 3|2.5", "4|Fir|L3 1|L2 1.5|L1 0|0"])).toEqual([
      expect.objectContaining({
        cells: "A1:F5 — Heading in row 1, one row per team",
        numbers: "Pairing numbers — From the column headed No. All 6 matches agree this way",
      }),
    ]);
  });

  test("opponents and results in columns of their own are told by their headings", () => {
    const lines = ["No|Name|Rd 1 Opp|Rd 1 Result|Rd 2 Opp|Rd 2 Result", "1|Ann|2|1|3|0", "2|Bob|1|0|4|1"];
    expect(factsOf([...lines, "3|Cal|4|.5|1|1", "4|Dee|3|.5|2|0"])).toEqual([
      expect.objectContaining({ rounds: "2 of 2 played — Columns Rd 1 Opp to Rd 2 Result" }),
    ]);
  });

  test("a US Chess report has headings and two rows per player", () => {
    const lines = [
      "Pair | Player Name |Total|Round|Round|",
      "Num  | USCF ID / Rtg (Pre->Post) | Pts |  1  |  2  |",
      "1 | ANN LEE |1.0  |W   2|L   3|",
      "IN | 12345671 / R: 1500   ->1510 |     |     |     |",
      "2 | BOB ROE |1.0  |L   1|W   4|",
      "IN | 12345672 / R: 1500   ->1510 |     |     |     |",
      "3 | CAL POE |1.5  |D   4|W   1|",
      "IN | 12345673 / R: 1500   ->1510 |     |     |     |",
      "4 | DEE MOE |0.5  |D   3|L   2|",
      "IN | 12345674 / R: 1500   ->1510 |     |     |     |",
    ];
    const cells = lines.map((line) => [line]);
    const [reading] = readCrosstable(cells).readings;
    const told = (code: string) => reading?.facts.find((fact) => fact.code === code);
    expect(told("cells")).toMatchObject({
      value: "A1:A10",
      evidence: "Heading in row 1, two rows per player",
    });
    expect(told("rounds")).toMatchObject({ evidence: "As the report says" });
  });

  test("text without headings has no column that is headed so", () => {
    const lines = [
      "1 Ann_Lee 1.0 +W2 -B3",
      "2 Bob_Roe 1.0 -B1 +W4",
      "3 Cal_Poe 1.5 =W4 +W1",
      "4 Dee_Moe 0.5 =B3 -B2",
    ];
    expect(factsOf(lines)).toEqual([
      expect.objectContaining({
        cells: "A1:A4 — No headings, one row per player",
        rounds: "2 of 2 played — As the players' rounds say",
        numbers: "Pairing numbers — All 4 games agree this way",
      }),
    ]);
  });

  test("a grid without headings, and one of which only one half is written", () => {
    const half = ["No|Name|1|2|3", "1|Ann|x|1|½", "2|Bob||x|1", "3|Cal|||x"];
    expect(factsOf(half)).toEqual([
      expect.objectContaining({ numbers: "Pairing numbers — From the column headed No." }),
    ]);
    const whole = ["Ann|x|1|0|½|1.5", "Bob|0|x|1|0|1", "Cal|1|0|x|1|2", "Dee|½|1|0|x|1.5"];
    expect(factsOf(whole)).toEqual([
      expect.objectContaining({
        cells: "A1:F4 — No headings, one row per player",
        rounds: "3 of 3 played — As many as each has games; a grid does not tell when",
        numbers: "Row numbers — All 6 games agree this way",
      }),
    ]);
  });

  test("a wall chart without headings", () => {
    const lines = ["1|Ann|W2|L3|1", "2|Bob|L1|W4|1", "3|Cal|D4|W1|1.5", "4|Dee|D3|L2|0.5"];
    expect(factsOf(lines)).toEqual([
      expect.objectContaining({
        cells: "A1:E4 — No headings, one row per player",
        rounds: "2 of 2 played — No headings",
      }),
    ]);
  });
});
