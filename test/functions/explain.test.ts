import { describe, expect, test } from "vitest";
import { call, codesOfPlayers, errorOf } from "./excel";
import { QUAD, SCHOOLS, sheet } from "./sheets";

type Table = readonly (readonly unknown[])[];

const table = (id: string, ...args: readonly unknown[]): Table => call(id, ...args) as Table;

const HEADING = ["Round", "Opponent", "Result", "Score", "Counted", "Used", "Why"];

describe("TIEBREAK.EXPLAIN", () => {
  test("gives a line a round: who, what, how much of it, and why", () => {
    expect(table("TIEBREAK.EXPLAIN", QUAD, "Bob", "MMED")).toEqual([
      HEADING,
      [1, "3 Cal", "W", 0, 0.5, "", "round 3 (absent, 0) counts 0.5; lowest, dropped"],
      [2, "4 Dee", "D", 1, 1, 1, ""],
      [3, "1 Ann", "D", 2.5, 2.5, 2.5, ""],
      ["Total", "", "", "", "", 3.5, expect.stringMatching(/Plus score.*US Chess 34E1\.$/)],
    ]);
  });

  test("ends with the value that the function gives, for each player and code", () => {
    for (const code of codesOfPlayers())
      for (const player of [1, 2, 3, 4]) {
        const explained = errorOf("TIEBREAK", QUAD, code, player).startsWith("#N/A")
          ? ""
          : call("TIEBREAK", QUAD, code, player);
        const total = table("TIEBREAK.EXPLAIN", QUAD, player, code).at(-1);
        expect([code, player, total?.[0], total?.[5]]).toEqual([code, player, "Total", explained]);
      }
  });

  test("without a code gives the sequence, a block each with its title", () => {
    const rows = table("TIEBREAK.EXPLAIN", QUAD, 4);
    expect(rows[0]).toEqual(HEADING);
    const titles = rows.filter((row, r) => r > 0 && row.slice(1).every((cell) => cell === ""));
    expect(titles.map(([title]) => title)).toEqual(["Score", "Mod. Med.", "Solkoff", "Cumul.", "Cum. Opp."]);
    expect(rows.filter(([first]) => first === "Total").map((row) => row[5])).toEqual([1, 2, 4.5, 1, 10]);
  });

  test("needs a player", () => {
    expect(errorOf("TIEBREAK.EXPLAIN", QUAD)).toMatch(/^#VALUE! player/);
    expect(errorOf("TIEBREAK.EXPLAIN", QUAD, 9)).toMatch(/^#N\/A /);
    expect(errorOf("TIEBREAK.EXPLAIN", QUAD, 1, "XYZ")).toMatch(/^#VALUE! .*XYZ/);
  });
});

describe("TIEBREAK.COMPARE", () => {
  const tied = sheet(`
    No. | Name | Rd 1 | Rd 2 | Rd 3 | Tot
    1   | Ann  | W4   | D3   | D2   | 2
    2   | Bob  | W3   | D4   | D1   | 2
    3   | Cal  | L2   | D1   | D4   | 1
    4   | Dee  | L1   | D2   | D3   | 1
  `);

  test("goes to the tie-break that decides, and says so", () => {
    const rows = table("TIEBREAK.COMPARE", QUAD, 4, "Bob");
    expect(rows[0]).toEqual(["Tie-break", "Dee", "Bob", "Decides"]);
    expect(rows.slice(1)).toEqual([["Score", 1, 2, expect.stringMatching(/^Bob is ahead of Dee.*2 to 1/)]]);
  });

  test("agrees with the places", () => {
    const places = new Map(table("STANDINGS", tied).map(([place, no]) => [no, place]));
    for (const [a, b] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ]) {
      const decides = table("TIEBREAK.COMPARE", tied, a, b).at(-1)?.[3];
      if (places.get(a) === places.get(b)) expect(decides).toMatch(/share/);
      else expect(decides).toMatch(/ is ahead of /);
    }
  });

  test("shows players who stay tied side by side, and says that nothing decides", () => {
    const rows = table("TIEBREAK.COMPARE", tied, 1, 2, "SOLK");
    expect(rows).toEqual([
      ["Tie-break", "Ann", "Bob", "Decides"],
      ["Score", 2, 2, "equal"],
      ["Play", 1, 1, "equal"],
      ["Solkoff", 4, 4, "equal"],
      ["", "", "", expect.stringContaining("share places")],
    ]);
  });

  test("needs two different players of one crosstable", () => {
    expect(errorOf("TIEBREAK.COMPARE", QUAD, 1)).toMatch(/^#VALUE! player2/);
    expect(errorOf("TIEBREAK.COMPARE", QUAD, 1, "Ann")).toMatch(/^#VALUE! .*same player/);
    expect(errorOf("TIEBREAK.COMPARE", QUAD, 1, 9)).toMatch(/^#N\/A /);
  });

  test("does not compare with a house player", () => {
    const rows = table("TIEBREAK.COMPARE", SCHOOLS, 1, 3).slice(1);
    expect(rows.at(-1)?.[3]).not.toMatch(/ is ahead of /);
    expect(rows.slice(0, -1).map((row) => row[3])).toEqual(rows.slice(1).map(() => ""));
  });
});
