import { describe, expect, test } from "vitest";
import { describe as said, readCrosstable } from "../../../src/reader/index";
import type { ReadingSettings } from "../../../src/reader/index";
import { codesOf, drawn, readOne } from "../support";
import { matchesOf } from "./support";

/** Four teams on four boards, two rounds and a bye. */
const TEAMS = `
  No. | Team    | Rd 1   | Rd 2   | Rd 3   | Total
  1   | Knights | W2,3.0 | W3,2.5 | D4,2.0 | 2.5
  2   | Rooks   | L1,1.0 | B      | W3,4.0 | 2
  3   | Bishops | W4,2.5 | L1,1.5 | L2,0.0 | 1
  4   | Pawns   | L3,1.5 | H      | D1,2.0 | 1
`;

const READ = [
  "W2 6-2, W3 5-3, D4 4-4",
  "L1 2-6, B ?, W3 8-0",
  "W4 5-3, L1 3-5, L2 0-8",
  "L3 3-5, H ?, D1 4-4",
];

describe("board points beside the results of matches", () => {
  test.each([
    ["after a comma", TEAMS],
    [
      "after a blank, halves as ½",
      TEAMS.replaceAll(",", " ")
        .replaceAll(/(\d)\.5(?! *$)/gm, "$1½")
        .replaceAll(".0", ""),
    ],
    [
      "in brackets, both sides",
      TEAMS.replaceAll(/,([\d.]+)/g, (_, own: string) => ` (${own}-${4 - Number(own)})`),
    ],
    ["before the result", TEAMS.replaceAll(/([WDL]\d),([\d.]+)/g, "$2 $1")],
    ["after a decimal comma", TEAMS.replaceAll(/,(\d)\.(\d)/g, " $1,$2")],
    ["in a column headed Name", TEAMS.replace("Team", "Name")],
    ["with a color", TEAMS.replaceAll(/([WDL]\d),/g, "$1w ")],
  ])("%s", (_, picture) => {
    const reading = readOne(picture);
    expect(matchesOf(reading)).toEqual(READ);
    expect(codesOf(reading).filter((code) => code !== "same-color")).toEqual(["bye-boards"]);
    const [byes] = reading.findings.filter(({ code }) => code === "bye-boards");
    expect(byes?.code === "bye-boards" && byes.byes.map(({ who, round }) => [who.no, round])).toHaveLength(2);
    expect(byes?.also).toHaveLength(1);
    expect(reading.teams).toMatchObject({ boardPoints: "matches", event: { boards: 4, system: "swiss" } });
  });

  test("in columns of their own", () => {
    const reading = readOne(`
      No. | Team    | Rd 1 | Pts | Rd 2 | Pts | Total
      1   | Knights | W2   | 3   | W3   | 2.5 | 2
      2   | Rooks   | L1   | 1   | B    |     | 1
      3   | Bishops | W4   | 2.5 | L1   | 1.5 | 1
      4   | Pawns   | L3   | 1.5 | U    |     | 0
    `);
    expect(matchesOf(reading)).toEqual(["W2 6-2, W3 5-3", "L1 2-6, B ?", "W4 5-3, L1 3-5", "L3 3-5, U"]);
    expect(codesOf(reading)).toEqual(["bye-boards"]);
  });

  test("as sums only", () => {
    const reading = readOne(`
      No. | Team    | Rd 1 | Rd 2 | MP | GP
      1   | Knights | W2   | W3   | 2  | 5.5
      2   | Rooks   | L1   | W4   | 1  | 3.5
      3   | Bishops | W4   | L1   | 1  | 4
      4   | Pawns   | L3   | L2   | 0  | 3
    `);
    expect(reading.teams?.boardPoints).toBe("sums");
    expect(reading.teams?.event.teams.map(({ gameAdjustment }) => gameAdjustment)).toEqual([11, 7, 8, 6]);
    expect(codesOf(reading)).toEqual(["no-boards"]);
  });

  test("not at all", () => {
    const reading = readOne("No. | Team | Rd 1\n1 | Oaks | W2\n2 | Elms | L1");
    expect(reading.teams?.boardPoints).toBe("none");
    expect(reading.findings.map((finding) => said(finding))).toEqual([
      "There are no board points: only tie-breaks of match results can be computed.",
    ]);
  });
});

describe("board points alone", () => {
  test("chess-results: who has more of them won; the totals are match points of 2 - 1 - 0", () => {
    const reading = readOne(`
      Rk. | SNo | Team  | 1.Rd | 2.Rd | TB1
      1   | 3   | Alpha | 3w3  | 2b2½ | 4
      2   | 1   | Beta  | 4b2  | 1w1½ | 1
      3   | 2   | Gamma | 1b1  | 4w2  | 1
      4   | 4   | Delta | 2w2  | 3b2  | 2
    `);
    expect(matchesOf(reading)).toEqual([
      "W3 6-2, W2 5-3",
      "D4 4-4, L1 3-5",
      "L1 2-6, D4 4-4",
      "D2 4-4, D3 4-4",
    ]);
    expect(reading.teams?.event.matchScoring).toBeNull();
    expect(reading.findings.map((one) => said(one))).toEqual([
      "The match points on the sheet are 2 – 1 – 0. FIDE rules count them so; US Chess rules count 1 – ½ – 0, so that other scores are shown, unless scoring=2-1-0 is written into the rules.",
    ]);
  });

  test("Vega, with the sum of board points as total", () => {
    const reading = readOne(`
      N | Team  | Pts | 1     | 2
      1 | Alpha | 5.5 | 3 3   | 2½ 2
      2 | Beta  | 3.5 | 2 4   | 1½ 1
      3 | Gamma | 3   | 1 1   | 2 4
      4 | Delta | 4   | 2 2   | 2 3
    `);
    expect(matchesOf(reading)[0]).toBe("W3 6-2, W2 5-3");
    expect(codesOf(reading)).toEqual([]);
  });

  test("points of the match, not of boards", () => {
    const reading = readOne("Rk. | Team | 1.Rd | Pts\n1 | Oaks | 2w2 | 2\n2 | Elms | 1b0 | 0");
    expect(matchesOf(reading)).toEqual(["W2 0-?", "L1 0-?"]);
    expect(reading.teams?.boardPoints).toBe("none");
  });
});

describe("matches of two boards", () => {
  const CHART = `
    No. | Team    | Rd 1 | Rd 2 | Rd 3
    1   | Knights | 2w2  | 3b1  | 4w1
    2   | Rooks   | 1b0  | 4w2  | 3b1
    3   | Bishops | 4w2  | 1w1  | 2w1
    4   | Pawns   | 3b0  | 2b0  | 1b1
  `;
  const BOARDS = [
    "W2 4-0, D3 2-2, D4 2-2",
    "L1 0-4, W4 4-0, D3 2-2",
    "W4 4-0, D1 2-2, D2 2-2",
    "L3 0-4, L2 0-4, D1 2-2",
  ];

  const withTotals = (heading: string, ...totals: readonly number[]): string =>
    CHART.trim()
      .split("\n")
      .map((line, i) => `${line} | ${i === 0 ? heading : (totals[i - 1] ?? "")}`)
      .join("\n");

  test("2, 1 and 0 are match points unless something tells; it is said how to read them as board points", () => {
    const reading = readOne(CHART);
    expect(reading.teams?.boardPoints).toBe("none");
    expect(reading.findings.map((one) => said(one))[0]).toMatch(
      /^The 2, 1 and 0 .* match points\. .* system=team/,
    );
  });

  test.each([
    ["the user", CHART, { system: "team" }, ["two-boards"]],
    ["weights of two boards", CHART, { team: { boards: [2, 1] } }, []],
    ["their sums", withTotals("Board points", 4, 3, 4, 1), {}, []],
    ["match points of another scale", withTotals("Pts", 2, 1.5, 2, 0.5), {}, []],
    [
      "results beside them",
      CHART.replaceAll(
        /(\d)[wb](\d)/g,
        (_, no: string, points: string) => `${"LDW"[Number(points)] ?? ""}${no} ${points}`,
      ),
      {},
      ["two-boards"],
    ],
  ] as const)("%s makes them board points", (_, picture, settings, codes) => {
    const reading = readOne(picture, settings);
    expect(matchesOf(reading)).toEqual(BOARDS);
    expect(reading.teams?.event.boards).toBe(2);
    expect(codesOf(reading)).toEqual(codes);
  });

  test("half a point is of a board", () => {
    const reading = readOne(CHART.replace("3b1 ", "3b½ ").replace("1w1 ", "1w1½ "));
    expect(matchesOf(reading)[0]).toBe("W2 4-0, L3 1-3, D4 2-2");
    expect(codesOf(reading)).toEqual([]);
  });

  test("3, 1 and 0 are match points where drawn matches have 1 each", () => {
    const reading = readOne(`
      No. | Team    | Rd 1 | Rd 2 | Pts
      1   | Knights | 2w3  | 3b1  | 4
      2   | Rooks   | 1b0  | 4w3  | 3
      3   | Bishops | 4w3  | 1w1  | 4
      4   | Pawns   | 3b0  | 2b0  | 0
    `);
    expect(reading.teams?.boardPoints).toBe("none");
    expect(codesOf(reading)).toEqual(["other-scoring", "no-boards"]);
  });
});

describe("grids of teams", () => {
  const grid = (heading: string): string => `
    No. | ${heading} | 1 | 2 | 3  | Pts
    1   | Knights    | * | 2 | ½  | 2½
    2   | Rooks      | 0 | * | 1  | 1
    3   | Bishops    | 1½ | 1 | * | 2½
  `;
  const MATCHES = ["W2 4-0, L3 1-3", "L1 0-4, D3 2-2", "W1 3-1, D2 2-2"];

  test("cells of two boards below Team, or as the user says; both readings are named", () => {
    const named = readOne(grid("Team"));
    expect(matchesOf(named)).toEqual(MATCHES);
    expect(named.findings.map((one) => said(one))).toEqual([
      "Each cell of the grid is read as a team match of two boards. If it is the sum of two games of players, write system=drr into the rules.",
    ]);
    const asked = readOne(grid("Name"), { system: "team" });
    expect(matchesOf(asked)).toEqual(MATCHES);
    expect(codesOf(asked)).toEqual([]);
  });

  test("sums of two games below Name, or as the user says", () => {
    const named = readOne(grid("Name"));
    expect(named.teams).toBeNull();
    expect(named.tournament.system).toBe("doubleRoundRobin");
    expect(codesOf(named)).toEqual(["two-games"]);
    expect(readOne(grid("Team"), { system: "doubleRoundRobin" }).teams).toBeNull();
  });

  test("results of matches below Team", () => {
    const reading = readOne(`
      No. | Team    | 1 | 2 | 3
      1   | Knights | * | 1 | ½
      2   | Rooks   | 0 | * | 1
      3   | Bishops | ½ | 0 | *
    `);
    expect(matchesOf(reading)[0]).toBe("W2 0-?, D3 0-?");
    expect(reading.teams?.event.system).toBe("roundRobin");
    expect(codesOf(reading)).toEqual(["no-boards"]);
  });
});

describe("matches that were not played", () => {
  const reading = readOne(`
    No. | Team    | Rd 1   | Rd 2  | Rd 3 | Total
    1   | Knights | W2 3   | X3 4  | B 2  | 3
    2   | Rooks   | L1 1   | W4 4  | F3 0 | 1
    3   | Bishops | W4 2.5 | F1    | X2   | 2
    4   | Pawns   | L3 1.5 | L2 0  | H 2  | 0.5
  `);

  test("forfeits of a whole match and byes, with the board points that are stated", () => {
    expect(matchesOf(reading)).toEqual([
      "W2 6-2, X3 8, B 4",
      "L1 2-6, W4 8-0, F3 0",
      "W4 5-3, F1 ?, X2 ?",
      "L3 3-5, L2 0-8, H 4",
    ]);
    expect(codesOf(reading)).toEqual([]);
  });

  test("a double forfeit by board points", () => {
    const both = readOne("Rk. | Team | 1.Rd | 2.Rd\n1|A|2w3|3b0\n2|B|1b1|4w2\n3|C|4w2½|1w0\n4|D|3b1½|2b2");
    expect(matchesOf(both)).toEqual(["W2 6-2, F3 0", "L1 2-6, D4 4-4", "W4 5-3, F1 0", "L3 3-5, D2 4-4"]);
  });
});

describe("settings", () => {
  const settings: ReadingSettings = { team: { by: "game", bye: "half", boards: [12, 11, 10, 9] } };

  test("placement, byes and weights", () => {
    expect(readOne(TEAMS, settings).teams?.event).toMatchObject({
      ...{ placement: "game", byes: "half", boardWeights: [12, 11, 10, 9], boards: 4 },
    });
  });

  test("weights for another number of boards", () => {
    const reading = readOne(TEAMS, { team: { bye: "0", boards: [3, 2, 1] } });
    expect(codesOf(reading)).toEqual(["board-weights"]);
  });

  test("byes without board points, unless the rules say what they bring", () => {
    const { findings } = readOne(TEAMS);
    expect(findings.map((finding) => said(finding))).toEqual([
      "2 byes are without board points: Rooks in round 2 (counted as 4), Pawns in round 2 (counted as 2). Write them into the cells, or bye=0, bye=half or bye=all into the rules.",
    ]);
    expect(findings.flatMap(({ at, also }) => [at, ...also])).toEqual([
      { row: 2, column: 3 },
      { row: 4, column: 3 },
    ]);
    for (const bye of ["0", "half", "all"] as const)
      expect(codesOf(readOne(TEAMS, { team: { bye } }))).toEqual([]);
  });

  test("system=team makes teams of players, and another system players of names", () => {
    const players = "No. | Name | Rd 1\n1 | Oaks | W2\n2 | Elms | L1";
    expect(readOne(players, { system: "team" }).teams?.event.teams).toHaveLength(2);
    expect(readOne(players.replace("Name", "Club"), { system: "swiss" }).teams).toBeNull();
    expect(readOne(TEAMS, { system: "roundRobin" }).teams?.event.system).toBe("roundRobin");
  });
});

describe("findings", () => {
  const findings = (from: string, to: string, settings: ReadingSettings = {}): readonly string[] => {
    const { readings } = readCrosstable(drawn(TEAMS.replace(from, to)), settings);
    return readings.flatMap((reading) =>
      reading.findings.map(
        (one) => `${one.level} ${one.at?.row ?? "-"},${one.at?.column ?? "-"} ${said(one)}`,
      ),
    );
  };

  test.each([
    ["W2,3.0", "W2,3.5", "error 1,2 Round 1: Knights has 3½ board points and Rooks 1; a match has 4."],
    ["L1,1.5", "L1,1.0", "error 1,3 Round 2: Knights has 2½ board points and Bishops 1; a match has 4."],
    ["W2,3.0", "W2", "error 1,2 Round 1: Knights has W2 without board points, where others have them."],
    ["W4,2.5", "L4,2.5", "error 3,2 Round 1: Bishops has L4,2.5 (lost against 4), but Pawns has L3,1.5."],
  ])("%s as %s", (from, to, expected) => {
    expect(findings(from, to)).toContain(expected);
  });

  test("a result that the board points do not give", () => {
    const wrong = TEAMS.replace("D4,2.0", "W4,2.0").replace("D1,2.0", "L1,2.0");
    expect(readOne(wrong).findings.map((one) => said(one))).toContain(
      "Round 3: Knights won by the sheet, but has 2 board points to 2 of Pawns.",
    );
  });

  test("a ruling that all totals confirm is a warning", () => {
    const reading = readOne(`
      No. | Team | Rd 1 | MP | GP
      1   | Oaks | W2,2 | 1  | 2
      2   | Elms | L1,2 | 0  | 2
      3   | Ash  | W4,3 | 1  | 3
      4   | Fir  | L3,1 | 0  | 1
    `);
    expect(codesOf(reading)).toEqual(["match-ruled", "match-ruled"]);
  });

  test("fewer points than boards, confirmed by the totals: both forfeited a board", () => {
    const reading = readOne(`
      No. | Team | Rd 1 | MP | GP
      1   | Oaks | W2,2 | 1  | 2
      2   | Elms | L1,1 | 0  | 1
      3   | Ash  | W4,3 | 1  | 3
      4   | Fir  | L3,1 | 0  | 1
    `);
    expect(codesOf(reading)).toEqual(["boards-short"]);
  });

  test("a sum of board points that the rounds do not give", () => {
    const reading = readOne(`
      No. | Team | Rd 1 | MP | GP
      1   | Oaks | W2,3 | 1  | 3.5
      2   | Elms | L1,1 | 0  | 1
      3   | Ash  | W4,3 | 1  | 3
      4   | Fir  | L3,1 | 0  | 1
    `);
    expect(reading.findings.map((one) => said(one))).toEqual([
      "Oaks: the board points add up to 3, their total says 3½.",
    ]);
  });

  test("numbers that are no board points", () => {
    const { findings: found } = readCrosstable(
      drawn("No. | Team | Rd 1 | Rd 2\n1|A|W2 1|W3 2\n2|B|L1 0|W4 1\n3|C|W4 1|L1 1\n4|D|L3 0|L2 0"),
    );
    expect(found.map(({ code }) => code)).toEqual(["boards-unclear"]);
  });
});

describe("a grid with two matches of each pair in a cell", () => {
  const DOUBLE = `
    No. | Team    | 1   | 2   | 3   | 4   | Total
    1   | Knights | *   | 2½ 3 | 2 1½ | 4 2 | 15
    2   | Rooks   | 1½ 1 | *   | 3 2 | 1 2 | 10½
    3   | Bishops | 2 2½ | 1 2 | *   | 2 3 | 12½
    4   | Pawns   | 0 2 | 3 2 | 2 1 | *   | 10
  `;
  const READ = [
    "W2 5-3, D3 4-4, W4 8-0, W2 6-2, L3 3-5, D4 4-4",
    "L1 3-5, W3 6-2, L4 2-6, L1 2-6, D3 4-4, D4 4-4",
    "D1 4-4, L2 2-6, D4 4-4, W1 5-3, D2 4-4, W4 6-2",
    "L1 0-8, W2 6-2, D3 4-4, D1 4-4, D2 4-4, L3 2-6",
  ];

  test.each([
    ["blanks between", DOUBLE],
    ["semicolons between", DOUBLE.replaceAll(/([\d½]) (?=[\d½])/g, "$1; ")],
    ["headed Name, by its points", DOUBLE.replace("Team", "Name")],
  ])("%s", (_, picture) => {
    const reading = readOne(picture);
    expect(matchesOf(reading)).toEqual(READ);
    expect(reading.findings.filter(({ level }) => level !== "info")).toEqual([]);
    expect(reading.teams?.event).toMatchObject({ boards: 4, system: "doubleRoundRobin" });
  });

  test("the second match not played yet", () => {
    const half = DOUBLE.replaceAll(/([\d½]+) [\d½]+ \|/g, "$1 |")
      .replace("2½ |", "2½ 3 |")
      .replace("1½ |", "1½ 1 |");
    expect(matchesOf(readOne(half.replaceAll(/\| [\d½]+\n/g, "|\n")))[2]).toBe(
      "D1 4-4, L2 2-6, D4 4-4, *1, *2, *4",
    );
  });
});
