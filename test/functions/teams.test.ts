import { describe, expect, test } from "vitest";
import { call, errorOf } from "./excel";
import { QUAD, SCHOOLS, sheet } from "./sheets";

/** Four teams of four, three rounds; round 2 a match bye and a forfeited match. */
const MATCHES = sheet(`
  Spring League |  |  |  |  |
  No. | Team    | Rd 1   | Rd 2   | Rd 3   | Total
  1   | Knights | W2 3   | D3 2   | W4 2.5 | 2.5
  2   | Rooks   | L1 1   | X4 4   | W3 4   | 2
  3   | Bishops | W4 2.5 | D1 2   | L2 0   | 1.5
  4   | Pawns   | L3 1.5 | F2 0   | L1 1.5 | 0
`);

/** The scholastic example: four schools, three players each. */
const SCHOLASTIC = sheet(`
  No. | Name             | Rating | School      | Rd 1 | Rd 2 | Rd 3 | Rd 4 | Rd 5 | Total
  1   | Lindqvist, Ava   | 1184   | Oak Hill    | W6w  | W4b  | L3w  | W5b  | W2b  | 4
  2   | Rios, Mateo      | 1121   | Lincoln MS  | W7b  | W5w  | W4b  | W3w  | L1w  | 4
  3   | Nair, Priya      | 1067   | Riverside   | W8w  | W12b | W1b  | L2b  | W6w  | 4
  4   | Feld, Jonah      | 1012   | Oak Hill    | W9b  | L1w  | L2w  | L6b  | B    | 2
  5   | Okafor, Emma     | 968    | Lincoln MS  | W11w | L2b  | W9w  | L1w  | W8b  | 3
  6   | Tran, Liam       | 905    | Riverside   | L1b  | W10w | W12w | W4w  | L3b  | 3
  7   | Petrova, Sofia   | 871    | Maple Grove | L2w  | L9w  | L11b | U    | U    | 0
  8   | Whitaker, Noah   | 812    | Oak Hill    | L3b  | X11b | L10w | W12w | L5w  | 2
  9   | Dubois, Chloe    | 744    | Lincoln MS  | L4w  | W7b  | L5b  | W10b | W11w | 3
  10  | McAllister, Owen | 690    | Maple Grove | H    | L6b  | W8b  | L9w  | L12w | 1.5
  11  | Haddad, Zara     |        | Riverside   | L5b  | F8w  | W7w  | B    | L9b  | 2
  12  | Park, Ethan      |        | Maple Grove | B    | L3w  | L6b  | L8b  | W10b | 2
`);

const column = (id: string, ...args: readonly unknown[]): unknown[] =>
  (call(id, MATCHES, ...args) as unknown[][]).map(([value]) => value);

describe("functions of team matches", () => {
  test("a column beside the teams, the title beside the heading", () => {
    expect(column("GAMEPOINTS")).toEqual(["", "Game pts", 7.5, 9, 4.5, 3]);
    // Knights: 3 × 2 + 2 × 1½ + 2½ × 0; Rooks: 1 × 2½ + 4 × 1½, the forfeited match is none.
    expect(column("USAMATEUR")).toEqual(["", "U.S. Amateur", 9, 8.5, 5, 6]);
    expect(column("USAMATEUR", null, "WINTD").slice(2)).toEqual([18, 17, 10, 12]);
  });

  test("one team by number or name, and by TIEBREAK", () => {
    expect(call("GAMEPOINTS", MATCHES, 2)).toBe(9);
    expect(call("USAMATEUR", MATCHES, "knights")).toBe(9);
    expect(call("TIEBREAK", MATCHES, "GAMEPTS", "Rooks")).toBe(9);
    // An opponent's forfeited match counts ½, as a game does.
    expect(call("SOLKOFF", MATCHES, "Knights")).toBe(3.5);
  });

  test("settings: placement, byes and weights", () => {
    const rows = (rules: string) => (call("TEAMSTANDINGS", MATCHES, null, rules) as unknown[][]).slice(1);
    expect(rows("").map((row) => row.slice(0, 3))).toEqual([
      [1, "Knights", 2.5],
      [2, "Rooks", 2],
      [3, "Bishops", 1.5],
      [4, "Pawns", 0],
    ]);
    expect(rows("by=game").map((row) => row.slice(0, 3))).toEqual([
      [1, "Rooks", 9],
      [2, "Knights", 7.5],
      [3, "Bishops", 4.5],
      [4, "Pawns", 3],
    ]);
  });

  test("TEAMSTANDINGS: place, team, score, tie-breaks, players", () => {
    const [heading, first] = call("TEAMSTANDINGS", MATCHES) as unknown[][];
    expect(heading).toEqual(["Place", "Team", "Score", "U.S. Amateur", "Game pts", "Players"]);
    expect(first).toEqual([1, "Knights", 2.5, 9, 7.5, ""]);
    const [own] = call("TEAMSTANDINGS", MATCHES, [["GAMEPTS", "SOLK"]]) as unknown[][];
    expect(own).toEqual(["Place", "Team", "Score", "Game pts", "Solkoff", "Players"]);
  });

  test("STANDINGS and PLACES rank teams too", () => {
    const [heading] = call("STANDINGS", MATCHES) as unknown[][];
    expect(heading).toEqual(["Place", "No.", "Name", "Score", "U.S. Amateur", "Game pts"]);
    expect(call("PLACES", MATCHES, "Rooks", null, "by=game")).toBe(1);
  });

  test("TIEBREAK.EXPLAIN and TIEBREAK.COMPARE", () => {
    const working = call("TIEBREAK.EXPLAIN", MATCHES, "Knights", "USAT") as unknown[][];
    expect(working.at(-1)).toEqual(["Total", "", "", "", "", 9, "US Chess 34G2."]);
    expect(working).toHaveLength(5);
    const compared = call("TIEBREAK.COMPARE", MATCHES, "Rooks", "Knights", null, "by=game") as unknown[][];
    expect(compared[0]).toEqual(["Tie-break", "Rooks", "Knights", "Decides"]);
  });

  test("what players and teams do not have is said", () => {
    expect(errorOf("GAMEPOINTS", QUAD)).toBe(
      '#VALUE! "GAMEPTS" is for team matches, and this is a crosstable of players',
    );
    expect(errorOf("PERFOPPOSITION", MATCHES)).toBe(
      '#VALUE! "OPPERF" is for players, and this is a crosstable of team matches',
    );
    expect(errorOf("TEAMSTANDINGS", QUAD)).toBe(
      "#VALUE! the crosstable has no column headed Team, School or Club, and its rows are no teams",
    );
  });

  test("without board points there is nothing to answer", () => {
    const bare = sheet("No. | Team | Rd 1 | Total\n1 | Oaks | W2 | 1\n2 | Elms | L1 | 0");
    expect(errorOf("USAMATEUR", bare)).toBe(
      "#VALUE! U.S. Amateur needs the board points of each match, and the crosstable does not tell them",
    );
    const [heading] = call("TEAMSTANDINGS", bare) as unknown[][];
    expect(heading).toEqual([
      "Place",
      "Team",
      "Score",
      "Mod. Med.",
      "Solkoff",
      "Cumul.",
      "Cum. Opp.",
      "Players",
    ]);
  });

  test("sums of board points are enough for game points", () => {
    const sums = sheet("No. | Team | Rd 1 | MP | GP\n1 | Oaks | W2 | 1 | 2.5\n2 | Elms | L1 | 0 | 1.5");
    expect(call("GAMEPOINTS", sums, "Elms")).toBe(1.5);
    const [heading] = call("TEAMSTANDINGS", sums) as unknown[][];
    expect(heading).toEqual(["Place", "Team", "Score", "Game pts", "Players"]);
  });
});

describe("schools of a crosstable of players", () => {
  const standings = (rules: string, ...tiebreaks: readonly string[]) =>
    call("TEAMSTANDINGS", SCHOLASTIC, [tiebreaks], rules) as unknown[][];

  test("the best three of each school, and their tie-breaks added up", () => {
    const [heading, ...rows] = standings("top=3");
    expect(heading).toEqual([
      "Place",
      "Team",
      "Score",
      "Mod. Med.",
      "Solkoff",
      "Cumul.",
      "Cum. Opp.",
      "Players",
    ]);
    expect(rows.map((row) => [row[0], row[1], row[2], row[3], row[7]])).toEqual([
      [1, "Lincoln MS", 10, 33.5, "Rios, Okafor, Dubois"],
      [2, "Riverside", 9, 27.5, "Nair, Tran, Haddad"],
      [3, "Oak Hill", 8, 30, "Lindqvist, Feld, Whitaker"],
      [4, "Maple Grove", 3.5, 17, "Park, McAllister, Petrova"],
    ]);
  });

  test("four count unless the rules say so; a missing player adds nothing", () => {
    expect(standings("").map((row) => row[2])).toEqual(["Score", 10, 9, 8, 3.5]);
    expect(standings("top=1").map((row) => row[7])).toEqual(["Players", "Lindqvist", "Nair", "Rios", "Park"]);
  });

  test("a tie-break of team matches is refused by its name", () => {
    expect(errorOf("TEAMSTANDINGS", SCHOLASTIC, "USAT")).toBe(
      '#VALUE! "USAT" is for team matches, and this is a crosstable of players',
    );
  });

  test("a sequence of its own", () => {
    expect(standings("top=3", "CUM")[0]).toEqual(["Place", "Team", "Score", "Cumul.", "Players"]);
  });

  test("house players and players without a team score for nobody", () => {
    const rows = call("TEAMSTANDINGS", SCHOOLS) as unknown[][];
    expect(rows.slice(1).map((row) => [row[1], row[2]])).toEqual([
      ["North", 3.5],
      ["South", 2],
    ]);
  });

  test("players of one school in two sections of the range", () => {
    const both = [...SCHOLASTIC, [""], ...SCHOLASTIC];
    const rows = call("TEAMSTANDINGS", both, null, "top=2") as unknown[][];
    expect(rows[1]).toEqual([1, "Oak Hill", 8, 28, 31, 24, 100, "Lindqvist, Lindqvist"]);
  });

  test("TIEBREAK.EXPLAIN and TIEBREAK.COMPARE of schools", () => {
    const working = call("TIEBREAK.EXPLAIN", SCHOLASTIC, "lincoln ms", "MMED", "top=3") as unknown[][];
    expect(working.at(-1)?.[5]).toBe(33.5);
    const compared = call(
      "TIEBREAK.COMPARE",
      SCHOLASTIC,
      "Riverside",
      "Oak Hill",
      null,
      "top=3",
    ) as unknown[][];
    expect(compared[0]).toEqual(["Tie-break", "Riverside", "Oak Hill", "Decides"]);
  });
});

test("TIEBREAK.LIST has the tie-breaks of teams", () => {
  const rows = call("TIEBREAK.LIST") as unknown[][];
  expect(
    rows.filter((row) => ["GAMEPTS", "USAT", "WTD"].includes(String(row[0]))).map((row) => row[2]),
  ).toEqual(expect.arrayContaining(["GAMEPOINTS", "USAMATEUR", "WEIGHTEDTEAM"]));
});

describe("cells of a column of schools", () => {
  const withSchool = (school: unknown) =>
    SCHOLASTIC.map((row) => row.map((cell) => (cell === "Maple Grove" ? school : cell)));

  test.each(["", null, 0, "-", "—", "None", "N/A", "Unattached"])("%j is no school", (blank) => {
    const rows = call("TEAMSTANDINGS", withSchool(blank)) as unknown[][];
    expect(rows.slice(1).map(([, team]) => team)).toEqual(["Lincoln MS", "Riverside", "Oak Hill"]);
  });

  test("an error is a finding, and no school", () => {
    expect(errorOf("TEAMSTANDINGS", withSchool("#N/A"))).toBe(
      "#VALUE! row 8, column 4 of the range holds the error #N/A and 2 more (see CROSSTABLE.CHECK)",
    );
  });
});
