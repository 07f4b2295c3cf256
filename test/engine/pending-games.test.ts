import { describe, expect, test } from "vitest";
import { countGames, missingResults, pendingGames } from "../../src/engine/index";
import { describe as inWords } from "../../src/reader/index";
import { readOne } from "../reader/support";

const waiting = (opponent: number | null) => ({ kind: "pending", opponent, color: null }) as const;

const gamesOf = (opponents: readonly (readonly (number | null)[])[], ordered = true) => {
  const players = opponents.map((rounds, i) => ({ no: i + 1, rounds: rounds.map(waiting) }));
  return pendingGames(players, 9, ordered).map((games) => ({ ...games, count: countGames(games) }));
};

describe("games without a result", () => {
  test.each([
    ["told by both sides", [[2], [1]], { pairs: [[1, 2]], alone: [], count: 1 }],
    ["told by one side", [[2], []], { pairs: [[1, 2]], alone: [], count: 1 }],
    [
      "of players whose opponents are not known",
      [[null], [null], [null]],
      { pairs: [], alone: [1, 2, 3], count: 2 },
    ],
    [
      "of two of whom only one knows the other",
      [[2], [null], [null]],
      { pairs: [[1, 2]], alone: [3], count: 2 },
    ],
  ])("%s", (_, opponents, games) => {
    expect(gamesOf(opponents)).toEqual([{ round: 1, ...games }]);
  });

  test("of a grid, whose rounds are in no order", () => {
    expect(
      gamesOf(
        [
          [2, 2, 3],
          [1, 1],
          [null, 1],
        ],
        false,
      ),
    ).toEqual([
      {
        round: null,
        pairs: [
          [1, 2],
          [1, 2],
          [1, 3],
        ],
        alone: [],
        count: 3,
      },
    ]);
  });

  test("are as many in the finding as in the engine", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2
      1   | Ann  | W2   | *
      2   | Bob  | L1   | *
      3   | Cal  | W4   | *
      4   | Dee  | L3   | *5
      5   | Eve  | B    | *4
      6   | Flo  | H    | W7
      7   | Gus  | H    | L6
    `);
    const found = reading.findings.filter(({ code }) => code === "results-missing");
    expect(found.map((finding) => inWords(finding))).toEqual(["Round 2: 3 results are missing."]);
    expect(missingResults(reading.tournament)).toBe(3);
  });
});
