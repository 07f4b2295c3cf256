import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../src/reader/index";
import { codesOf, drawn, factOf, readOne, roundsOf } from "./support";

const CHART = `
  No. | Name | Rating | Rd 1 | Rd 2 | Total
  1   | Ann  | 1900   | W2   | D3   | 1.5
  2   | Bob  | 1800   | L1   | W4   | 1
  3   | Cal  | 1700   | W4   | D1   | 1.5
  4   | Dee  | 1600   | L3   | L2   | 0
`;

const ROUNDS = ["1: W2 D3", "2: L1 W4", "3: W4 D1", "4: L3 L2"];

describe("headings", () => {
  test.each([
    ["#", "Name", "Rtng", "Rd 1", "Rd 2", "Tot"],
    ["Pair", "Player Name", "Rate", "Round 1", "Round 2", "Pts"],
    ["Nr.", "Teilnehmer", "ELO", "1.Rd", "2.Rd", "Punkte"],
    ["Pl", "Nom", "Elo", "R 1", "R 2", "Pts"],
    ["Rk.", "NAME", "Rtg", "Rnd1", "Rnd2", "Pts. "],
    ["Pos", "Player", "Rtg", "1", "2", "Score"],
    ["D_PAIR_NUM", "D_NAME", "D_RATING", "D_RND01", "D_RND02", "Total"],
    ["\u00A0No\u00A0", "Name\t", " Rating", "X1.Rd", ".2", "Total Pts"],
    ["S.No.", "Nombre", "FIDE", "1.", "2.", "Puntos"],
  ])("%s, %s, %s, %s, %s, %s", (...headings) => {
    const [, ...rows] = drawn(CHART);
    const reading = readOne([headings, ...rows]);
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.tournament.players.map(({ rating }) => rating)).toEqual([1900, 1800, 1700, 1600]);
    expect(codesOf(reading)).toEqual([]);
  });

  test("two rows of headings belong together", () => {
    const reading = readOne(`
      Pair | Player Name | Total | Round | Round
      Num  | USCF ID     | Pts   | 1     | 2
      1    | Ann         | 1.5   | W2    | D3
      2    | Bob         | 1     | L1    | W4
      3    | Cal         | 1.5   | W4    | D1
      4    | Dee         | 0     | L3    | L2
    `);
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.table.headingRow).toBe(1);
  });

  test("are not needed", () => {
    const [, ...rows] = drawn(CHART);
    const reading = readOne(rows);
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.table.headingRow).toBeNull();
  });

  test("the user may name the heading row", () => {
    const rows = [["No.", "Name", "Rd 1", "left over"], ...drawn(CHART)];
    expect(roundsOf(readOne(rows, { headingRow: 1 }))).toEqual(ROUNDS);
  });
});

describe("around the table", () => {
  const framed = [
    ["Willow Open 2026"],
    ["Section: U1800"],
    ["May 2, 2026"],
    [],
    ...drawn(CHART),
    [],
    ["Chief TD: Quinn"],
    ["* play-off for first place"],
  ];

  test("titles above, notes below", () => {
    const reading = readOne(framed);
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.tournament.title).toBe("Willow Open 2026");
    expect(reading.startDate).toBe("2026-05-02");
    expect(reading.section).toBe("");
    expect(factOf(reading, "section")).toMatchObject({ value: "U1800", evidence: "From A2" });
    expect(codesOf(reading)).toEqual(["play-off-note"]);
  });

  test("the map of the table", () => {
    const { table } = readOne(framed);
    expect(table).toMatchObject({ headingRow: 4, firstRow: 5, lastRow: 8, firstColumn: 0, lastColumn: 5 });
    expect(table.rows.get(3)).toBe(7);
    expect(table.cells.get(3)).toEqual([
      { row: 7, column: 3 },
      { row: 7, column: 4 },
    ]);
    expect(table.headings).toEqual({ rating: "Rating", team: null });
  });

  test.each([
    ["2026-04-30", "2026-04-30"],
    ["30.04.2026", "2026-04-30"],
    ["4/30/2026", "2026-04-30"],
    ["30/4/2026", "2026-04-30"],
    ["April 30 - May 2, 2026", "2026-04-30"],
    ["28.02. - 01.03.2026", "2026-02-28"],
    ["28.-29.02.2028", "2028-02-28"],
    ["2/28 - 3/1/2026", "2026-02-28"],
    ["May 2-3, 2026", "2026-05-02"],
    ["2-3 May 2026", "2026-05-02"],
    ["28 February \u2013 1 March 2026", "2026-02-28"],
    ["Round 3 of 5", null],
    ["Apr 30, 2026", "2026-04-30"],
    ["30 April 2026", "2026-04-30"],
    ["Last update 30.04.2026", null],
  ])("the date in %j is %j", (line, date) => {
    expect(readOne([[line], [], ...drawn(CHART)]).startDate).toBe(date);
  });

  test.each([
    ["Standings after round 2 of 5", 5],
    ["5 rounds, G/90", 5],
    ["Rounds: 7", 7],
    ["Final ranking after 2 rounds", 2],
  ])("%j announces %i rounds", (line, rounds) => {
    expect(readOne([[line], ...drawn(CHART)]).tournament.announcedRounds).toBe(rounds);
  });
});

describe("rows", () => {
  test("in any order, with blank rows between", () => {
    const [head = [], first = [], ...rows] = drawn(CHART);
    const reading = readOne([head, ...rows.reverse(), [], first]);
    expect([...roundsOf(reading)].sort()).toEqual(ROUNDS);
  });

  test("numbers as people write them", () => {
    const text = CHART.replace(/^ {2}(\d) {3}/gm, "  $1.  ");
    expect(roundsOf(readOne(text))).toEqual(ROUNDS);
  });

  test("numbers are implied by the row where there is no column of them", () => {
    const rows = drawn(CHART).map((row) => row.slice(1));
    expect(roundsOf(readOne(rows))).toEqual(ROUNDS);
  });

  test("numbers in the cell of the name", () => {
    const rows = drawn(CHART).map(([no = "", name = "", ...rest], i) => [
      i === 0 ? "Player" : `${no} ${name}`,
      ...rest,
    ]);
    const reading = readOne(rows);
    expect(roundsOf(reading)).toEqual(ROUNDS);
    expect(reading.tournament.players[0]?.name).toBe("Ann");
  });

  test("first names in a column of their own", () => {
    const reading = readOne(`
      No. | Last  | First | Rd 1
      1   | Smith | Ann   | W2
      2   | Jones | Bob   | L1
    `);
    expect(reading.tournament.players.map(({ name }) => name)).toEqual(["Smith, Ann", "Jones, Bob"]);
  });
});

describe("two and three rows a player", () => {
  test("colors in the second row", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2
      1   | Ann  | W2   | D3
          |      | W    | B
      2   | Bob  | L1   | H
          |      | B    |
      3   | Cal  | B    | D1
          |      |      | W
    `);
    expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b H", "3: B D1w"]);
  });

  test("color and opponent over the running score", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2 | Tot
      1   | Ann  |      |      | 1.5
          | 1900 | W2   | B3   |
          |      | 1    | 1.5  |
      2   | Bob  |      |      | 1
          | 1800 | B1   | W4   |
          |      | 0    | 1    |
      3   | Cal  |      |      | 1.5
          | 1700 | B4   | W1   |
          |      | 1    | 1.5  |
      4   | Dee  |      |      | 0
          | 1600 | W3   | B2   |
          |      | 0    | 0    |
    `);
    expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b W4w", "3: W4b D1w", "4: L3w L2b"]);
    expect(codesOf(reading)).toEqual([]);
  });

  test("results over colors and opponents, over running scores", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2 | Rd 3
      1   | Ann  | W    | D    | B
          | 1900 | w2   | b3   |
          |      | 1    | 1.5  | 2.5
      2   | Bob  | L    | W    | H
          | 1800 | b1   | w4   |
          |      | 0    | 1    | 1.5
      3   | Cal  | W    | D    | W
          | 1700 | b4   | w1   | b4
          |      | 1    | 1.5  | 2.5
      4   | Dee  | L    | L    | L
          | 1600 | w3   | b2   | w3
          |      | 0    | 0    | 0
    `);
    expect(roundsOf(reading)).toEqual(["1: W2w D3b B", "2: L1b W4w H", "3: W4b D1w W4b", "4: L3w L2b L3w"]);
  });

  test("opponents' numbers over running scores", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2
      1   | Ann  | 2    | 3
          |      | 1    | 1.5
      2   | Bob  | 1    | 4
          |      | 0    | 1
      3   | Cal  | 4    | 1
          |      | 1    | 1.5
      4   | Dee  | 3    | 2
          |      | 0    | 0
    `);
    expect(roundsOf(reading)).toEqual(["1: W2 D3", "2: L1 W4", "3: W4 D1", "4: L3 L2"]);
  });

  test("running scores over colors, without opponents", () => {
    const reading = readOne(`
          |      | 1 | 2 | 3
      6   | Ann  | 0 | 1 | 2
          |      | B | W | B
      7   | Bob  | 1 | 1 | 1.5
          |      | W | B |
    `);
    expect(roundsOf(reading)[1]).toBe("7: Ww Lb D");
    expect(codesOf(reading)).toContain("no-opponents");
  });
});

describe("columns", () => {
  const wide = readOne(`
    No. | Name | Team  | Type  | St | Rd 1 | Rd 2 | Pen. | Play-off | Total | TBrk1 | Mod. Med. | Prize | __proto__
    1   | Ann  | Elms  |       | OH | W2   | D3   | ½    | 2        | 1     | 1.5   | 1.5       | 100   | x
    2   | Bob  | Oaks  |       | OH | L1   | W4   |      |          | 1     | 1.5   | 1.5       |       | y
    3   | Cal  | Elms  |       | MI | W4   | D1   |      | 1        | 1.5   | 1     | 1         | 50    |
    4   | Dee  | House | House |    | L3   | L2   |      |          | 0     | 2.5   | 2.5       |       |
  `);

  test("team, penalty, play-off and house players", () => {
    expect(
      wide.tournament.players.map(({ team, adjustment, playoff, house }) => [
        team,
        adjustment,
        playoff,
        house,
      ]),
    ).toEqual([
      ["Elms", -1, 2, false],
      ["Oaks", 0, null, false],
      ["Elms", 0, 1, false],
      ["House", 0, null, true],
    ]);
    expect(codesOf(wide)).toEqual([]);
  });

  test("others are taken along, whatever they are called", () => {
    expect(wide.table.carried.map(({ heading, values }) => [heading, [...values]])).toEqual([
      [
        "St",
        [
          [1, "OH"],
          [2, "OH"],
          [3, "MI"],
        ],
      ],
      [
        "Prize",
        [
          [1, "100"],
          [3, "50"],
        ],
      ],
      [
        "__proto__",
        [
          [1, "x"],
          [2, "y"],
        ],
      ],
    ]);
  });

  test("a second column of a kind is taken along", () => {
    const reading = readOne(`
      No. | Name | Team | Club   | ELO  | NWZ  | Rd 1
      1   | Ann  | Elms | North  |      | 1800 | W2
      2   | Bob  | Oaks | South  | 1700 | 1650 | L1
    `);
    expect(reading.tournament.players.map(({ team, rating }) => [team, rating])).toEqual([
      ["Elms", 1800],
      ["Oaks", 1700],
    ]);
    expect(reading.table.carried.map(({ heading }) => heading)).toEqual(["Club", "NWZ"]);
  });

  test("printed tie-breaks are recognized by their headings", () => {
    expect(wide.table.printed.map(({ heading, code, values }) => [heading, code, values.get(4)])).toEqual([
      ["TBrk1", "", 2.5],
      ["Mod. Med.", "MMED", 2.5],
    ]);
  });

  test("a first tie-break that is the sum of the rounds is the score", () => {
    const reading = readOne(`
      No. | Name | 1.Rd | 2.Rd | Rk. | TB1 | TB2
      1   | Ann  | 2w1  | 3b½  | 1   | 1,5 | 2
      2   | Bob  | 1b0  | 4w1  | 3   | 1   | 1
      3   | Cal  | 4b1  | 1w½  | 2   | 1,5 | 1
      4   | Dee  | 3w0  | 2b0  | 4   | 0   | 2
    `);
    expect(factOf(reading, "scoring")?.evidence).toBe("As the totals say");
    expect(reading.table.printed.map(({ heading }) => heading)).toEqual(["TB2"]);
  });

  test("a column of ratings is no total, whatever its heading", () => {
    const reading = readOne(CHART.replace("Rating", "Post").replace("| Total", "|").replace("Post", "Score"));
    expect(codesOf(reading)).toContain("not-a-total");
  });
});

describe("rounds", () => {
  test("a round has begun when one game of it has a result", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2 | Rd 3
      1   | Ann  | W2   | *3   | H
      2   | Bob  | L1   | D4   |
      3   | Cal  | W4   | *1   |
      4   | Dee  | L3   | D2   |
    `);
    expect(reading.tournament).toMatchObject({ announcedRounds: 3, rounds: 2 });
    expect(codesOf(reading)).toEqual(["results-missing", "later-ignored"]);
    expect(factOf(reading, "rounds")).toMatchObject({
      value: "2 of 3 played",
      evidence: "Columns Rd 1 to Rd 3",
    });
  });

  test("standings after a round, and rounds as announced", () => {
    const reading = readOne(CHART, { after: 1, rounds: 9 });
    expect(reading.tournament).toMatchObject({ announcedRounds: 9, rounds: 1 });
    expect(codesOf(readOne(CHART, { after: 3 }))).toContain("after-too-late");
  });

  test.each([
    ["swiss", CHART],
    [
      "roundRobin",
      `No. | Name | Rd 1 | Rd 2 | Rd 3
       1 | Ann | W4 | W2 | W3
       2 | Bob | W3 | L1 | W4
       3 | Cal | L2 | D4 | L1
       4 | Dee | L1 | D3 | L2`,
    ],
  ])("the pairings make it a %s", (system, chart) => {
    expect(readOne(chart).tournament.system).toBe(system);
    expect(readOne(chart, { system: "doubleRoundRobin" }).tournament.system).toBe("doubleRoundRobin");
  });
});

describe("sections on one sheet", () => {
  const sheet = [
    ["Club Night"],
    [],
    ["Section: Open"],
    ...drawn(CHART),
    [],
    ["Section: Reserve"],
    ...drawn(CHART),
  ];

  test("are told by their headings, and have titles of their own", () => {
    const { readings } = readCrosstable(sheet);
    expect(readings.map(({ section, tournament }) => [section, tournament.title])).toEqual([
      ["Open", "Club Night"],
      ["Reserve", "Club Night"],
    ]);
    expect(readings.map((reading) => factOf(reading, "section")?.value)).toEqual(["1 of 2", "2 of 2"]);
    expect(readings.map(({ table }) => table.firstRow)).toEqual([4, 11]);
  });

  test("a heading repeated on a new page is no section", () => {
    const [head = [], ...rows] = drawn(CHART);
    const reading = readOne([head, ...rows.slice(0, 2), [], head, ...rows.slice(2)]);
    expect(roundsOf(reading)).toEqual(ROUNDS);
  });

  test("without titles they are counted", () => {
    const { readings } = readCrosstable([...drawn(CHART), [], ...drawn(CHART)]);
    expect(readings.map(({ section }) => section)).toEqual(["Section 1", "Section 2"]);
  });
});

test("house players may be named in the settings", () => {
  const reading = readOne(CHART, { house: [4, 9] });
  expect(reading.tournament.players.map(({ house }) => house)).toEqual([false, false, false, true]);
  expect(codesOf(reading)).toEqual(["house-unknown"]);
});

test("the title seeds the drawing of lots unless the settings do", () => {
  expect(readOne([["Open"], ...drawn(CHART)]).tournament.seed).toBe("Open");
  expect(readOne(CHART, { seed: "42" }).tournament.seed).toBe("42");
});

test("three lines a player with the ID under the number: results, colors, running totals", () => {
  const reading = readOne(`
No.|Name|Rd 1|Rd 2|Total
1|Ann|W2|D3|1.5
12000001|1800|W|B|
||1|1.5|
2|Bob|L1|B|1
12000002|1700|B||
||0|1|
3|Cal|H|D1|1
12000003|1600||W|
||0.5|1|`);
  expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b B", "3: H D1w"]);
});

test("letters of results after the opponent, without a bye", () => {
  const reading = readOne(
    "No|Name|Rd 1|Rd 2|Pts\n1|Ann|2 W|3 D|1.5\n2|Bob|1 L|4 W|1\n3|Cal|4 L|1 D|0.5\n4|Dee|3 W|2 L|1",
  );
  expect(roundsOf(reading)).toEqual(["1: W2 D3", "2: L1 W4", "3: L4 D1", "4: W3 L2"]);
});
