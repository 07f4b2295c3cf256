import { describe, expect, test } from "vitest";
import { call, codesOfPlayers, errorOf } from "./excel";
import { changed, QUAD, SCHOOLS, sheet, withBlanksAs } from "./sheets";

const firstRow = (id: string, ...args: readonly unknown[]) => (call(id, ...args) as unknown[][])[0];

describe("a column", () => {
  test("is as tall as the range, its title beside the last heading row, each value beside its player", () => {
    expect(call("SOLKOFF", QUAD)).toEqual([["Solkoff"], [3.5], [4], [4.5], [4.5]]);
  });

  test("leaves the rows above and below the table blank", () => {
    const column = call("MODMEDIAN", SCHOOLS);
    expect(column).toEqual([[""], [""], ["Mod. Med."], [3], [3.5], [2], [2], [""], [""]]);
  });

  test("is headed by the code where it is modified", () => {
    expect(firstRow("TIEBREAK", QUAD, "MMED/M1")).toEqual(["MMED-M1"]);
    expect(firstRow("TIEBREAK", QUAD, "ps : c1")).toEqual(["PS-C1"]);
  });

  test("of places shares and skips them", () => {
    expect(call("PLACES", QUAD, null, "PTS")).toEqual([["Place"], [1], [2], [4], [3]]);
    const tied = sheet(`
      No. | Name | Rd 1 | Tot
      1   | Ann  | D2   | 0.5
      2   | Bob  | D1   | 0.5
      3   | Cal  | W4   | 1
      4   | Dee  | L3   | 0
    `);
    expect(call("PLACES", tied)).toEqual([["Place"], [2], [2], [1], [4]]);
  });

  test("is refused where a row has two players, as in a pairing list", () => {
    const pairings = sheet(`
      Round | White | Result | Black
      1     | Ann   | 1-0    | Bob
      1     | Cal   | 0-1    | Dee
      2     | Dee   | 1-0    | Ann
      2     | Bob   | 1-0    | Cal
    `);
    expect(errorOf("SOLKOFF", pairings)).toMatch(
      /^#VALUE! row 2 of the range has several players.*STANDINGS/,
    );
    expect(call("SOLKOFF", pairings, "Ann")).toBe(3);
    expect(call("STANDINGS", pairings)).toHaveLength(5);
  });

  test("shows a blank where there is no value", () => {
    const unrated = QUAD.map((row, r) => (r === 0 ? row : row.map((value, c) => (c === 2 ? "" : value))));
    expect(call("AVGOPPOSITION", unrated)).toEqual([["Avg. opp."], [""], [""], [""], [""]]);
  });
});

describe("one player", () => {
  test.each([
    ["SOLKOFF", [1], 3.5],
    ["SOLKOFF", ["4"], 4.5],
    ["CUMULATIVE", ["Ann"], 5.5],
    ["KASHDAN", [2], 8],
    ["GAMESWON", [1], 2],
    ["TIEBREAK", ["SOLK", 3], 4.5],
    ["PLACES", [4], 3],
  ])("%s of %j is one number", (id, args, value) => {
    const [code, player] = args.length === 2 ? args : [undefined, args[0]];
    expect(call(id, QUAD, ...(code === undefined ? [player] : [code, player]))).toBe(value);
  });

  test.each(["abel, ann", "Ann Abel", "ABEL, A", "bohm", "Böhm, Bob", "bob böhm", [["Cole, Cal"]]])(
    "is found by %j",
    (player) => {
      expect(call("SOLKOFF", SCHOOLS, player)).toEqual(expect.any(Number));
    },
  );

  test("is not there", () => {
    expect(errorOf("SOLKOFF", QUAD, 9)).toMatch(/^#N\/A .*9/);
    expect(errorOf("SOLKOFF", QUAD, "Zoe")).toMatch(/^#N\/A .*Zoe/);
  });

  test("is one of two whom a name fits", () => {
    expect(errorOf("SOLKOFF", SCHOOLS, "Abel")).toMatch(/^#VALUE! .*Abel/);
  });

  test("has no value, for a reason", () => {
    const unrated = QUAD.map((row, r) => (r === 0 ? row : row.map((value, c) => (c === 2 ? "" : value))));
    expect(errorOf("AVGOPPOSITION", unrated, 1)).toMatch(/^#N\/A .*rating/);
  });
});

test("a column has the numbers that each player has alone, whatever the code", () => {
  for (const code of codesOfPlayers()) {
    const column = (call("TIEBREAK", QUAD, code) as unknown[][]).slice(1).map(([value]) => value);
    const alone = [1, 2, 3, 4].map((player) =>
      errorOf("TIEBREAK", QUAD, code, player).startsWith("#N/A") ? "" : call("TIEBREAK", QUAD, code, player),
    );
    expect([code, column]).toEqual([code, alone]);
  }
});

test("a rule about tied players compares the score group", () => {
  const trio = sheet(`
    No. | Name | Rd 1 | Rd 2 | Tot
    1   | Ann  | W2   | L3   | 1
    2   | Bob  | L1   | W4   | 1
    3   | Cal  | D4   | W1   | 1.5
    4   | Dee  | D3   | L2   | 0.5
  `);
  expect(call("HEADTOHEAD", trio)).toEqual([["Head-to-head"], [1], [-1], [0], [0]]);
  expect(call("HEADTOHEAD", trio, "Bob")).toBe(-1);
});

describe("STANDINGS", () => {
  test("gives place, number, name, rating, score and the tie-breaks in place order", () => {
    expect(call("STANDINGS", QUAD)).toEqual([
      ["Place", "No.", "Name", "Rating", "Score", "Mod. Med.", "Solkoff", "Cumul.", "Cum. Opp."],
      [1, 1, "Ann", 1900, 2.5, 3, 3.5, 5.5, 5.5],
      [2, 2, "Bob", 1800, 2, 3.5, 4, 4.5, 6.5],
      [3, 4, "Dee", 1600, 1, 2, 4.5, 1, 10],
      [4, 3, "Cal", 1700, 0, 2, 4.5, 0, 10],
    ]);
  });

  test("has Rating and Team only where the crosstable has them", () => {
    const names = QUAD.map(([no, name, , ...rounds]) => [no ?? "", name ?? "", ...rounds]);
    expect(firstRow("STANDINGS", names, "SOLK")).toEqual(["Place", "No.", "Name", "Score", "Solkoff"]);
    const all = ["Place", "No.", "Name", "Rating", "Team", "Score", "Solkoff"];
    expect(firstRow("STANDINGS", SCHOOLS, "SOLK")).toEqual(all);
  });

  test("puts house players last, without a place; an unrated player has a blank rating", () => {
    expect(call("STANDINGS", SCHOOLS, "SOLK")).toEqual([
      ["Place", "No.", "Name", "Rating", "Team", "Score", "Solkoff"],
      [1, 1, "Abel, Ann", 1900, "North", 2.5, 3.5],
      [2, 2, "Böhm, Bob", 1800, "South", 2, 4],
      [3, 4, "Abel, Dee", "", "North", 1, 4.5],
      ["", 3, "Cole, Cal", 1700, "House", 0, 4.5],
    ]);
    expect(errorOf("PLACES", SCHOOLS, 3)).toMatch(/^#N\/A .*house/);
  });

  test.each(["", null, 0] as const)("is the same with blanks as %j", (blank) => {
    const gaps = changed(changed(QUAD, 3, 5, ""), 0, 0, "No.");
    expect(call("STANDINGS", withBlanksAs(gaps, blank))).toEqual(call("STANDINGS", gaps));
    expect(call("STANDINGS", withBlanksAs(SCHOOLS, blank))).toEqual(call("STANDINGS", SCHOOLS));
  });

  test("lists players who stay tied by number", () => {
    const tied = sheet(`
      No. | Name | Rd 1 | Tot
      3   | Cal  | D1   | 0.5
      2   | Bob  | D4   | 0.5
      1   | Ann  | D3   | 0.5
      4   | Dee  | D2   | 0.5
    `);
    expect(call("STANDINGS", tied, "SOLK")).toEqual([
      ["Place", "No.", "Name", "Score", "Solkoff"],
      [1, 1, "Ann", 0.5, 0.5],
      [1, 2, "Bob", 0.5, 0.5],
      [1, 3, "Cal", 0.5, 0.5],
      [1, 4, "Dee", 0.5, 0.5],
    ]);
  });
});

test("TIEBREAK.LIST names each code once, with its function and rule", () => {
  const [heading, ...rows] = call("TIEBREAK.LIST") as string[][];
  expect(heading).toEqual(["Code", "Name", "Function", "Rule", "Summary"]);
  const codes = rows.map(([code]) => code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(rows).toContainEqual([
    "SOLK",
    "Solkoff",
    "SOLKOFF",
    "US Chess 34E2",
    "Sum of the opponents' adjusted scores.",
  ]);
  expect(codes).not.toContain("APLAY");
});

describe("CROSSTABLE.CHECK", () => {
  const HEADING = ["Level", "Cell", "Player", "Round", "Message"];

  test("says so where nothing is found", () => {
    expect(call("CROSSTABLE.CHECK", QUAD)).toEqual([HEADING, ["info", "", "", "", "No findings"]]);
  });

  test("gives a line for each finding, by row and column of the range", () => {
    const [heading, ...rows] = call("CROSSTABLE.CHECK", changed(QUAD, 2, 3, "L3")) as unknown[][];
    expect(heading).toEqual(HEADING);
    expect(rows).toContainEqual(["error", "row 3, column 4", 2, 1, expect.any(String)]);
  });

  test("answers where there is no crosstable", () => {
    const message = expect.stringContaining("no crosstable") as string;
    expect(call("CROSSTABLE.CHECK", [["hello"]])).toEqual([HEADING, ["error", "", "", "", message]]);
  });
});

test("CROSSTABLE.NORMALIZE writes the crosstable in one notation", () => {
  expect(call("CROSSTABLE.NORMALIZE", QUAD)).toEqual([
    ["No.", "Name", "Rating", "Team", "Rd 1", "Rd 2", "Rd 3", "Total"],
    [1, "Ann", 1900, "", "W4", "W3", "D2", 2.5],
    [2, "Bob", 1800, "", "W3", "D4", "D1", 2],
    [3, "Cal", 1700, "", "L2", "L1", "U", 0],
    [4, "Dee", 1600, "", "L1", "D2", "H", 1],
  ]);
});
