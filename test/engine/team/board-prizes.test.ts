import { describe, expect, test } from "vitest";
import {
  boardPrizes,
  type BoardResult,
  type Result,
  type TeamEvent,
  toNumber,
} from "../../../src/engine/index";
import { teamEvent } from "./events";

const board =
  (kind: "game" | "forfeit") =>
  (player: number, opponent: number, result: Result): BoardResult => ({
    kind,
    player,
    opponent,
    result,
    color: null,
  });

const game = board("game");
const forfeit = board("forfeit");

const RATINGS: readonly (number | null)[] = [1800, 1500, 1700, 1600, 1400, null];

const LINES: readonly (readonly (readonly BoardResult[])[])[] = [
  [
    [game(1, 3, "win"), game(2, 4, "draw")],
    [game(1, 5, "draw"), forfeit(2, 6, "win")],
  ],
  [[game(3, 1, "loss"), game(4, 2, "draw")], []],
  [[], [game(5, 1, "draw"), forfeit(6, 2, "loss")]],
];

/** Three teams of two: players 1 and 2, 3 and 4, 5 and 6. */
const event = ((): TeamEvent => {
  const plain = teamEvent("Hawks | W2,1.5 W3,1.5\nOwls | L1,0.5 U\nCrows | U L1,0.5", { boards: 2 });
  return {
    ...plain,
    teams: plain.teams.map((team, i) => ({
      ...team,
      roster: [2 * i + 1, 2 * i + 2].map((no) => ({ no, name: `P${no}`, rating: RATINGS[no - 1] ?? null })),
      rounds: team.rounds.map((round, r) =>
        round.kind === "match" ? { ...round, boards: LINES[i]?.[r] ?? null } : round,
      ),
    })),
  };
})();

const number = (value: { num: number; den: number } | null) => (value === null ? null : toNumber(value));

describe("board prizes", () => {
  test("points, games, percent and performance on each board", () => {
    const tables = boardPrizes(event).map((rows) =>
      rows.map(({ place, player, points, games, played, percent, performance }) => [
        place,
        player.name,
        points / 2,
        games,
        played,
        number(percent),
        number(performance),
      ]),
    );
    expect(tables).toEqual([
      [
        [1, "P1", 1.5, 2, 2, 75, (2100 + 1400) / 2],
        [2, "P5", 0.5, 1, 1, 50, 1800],
        [3, "P3", 0, 1, 1, 0, 1400],
      ],
      [
        [1, "P2", 1.5, 2, 1, 75, 1600],
        [2, "P4", 0.5, 1, 1, 50, 1500],
        [3, "P6", 0, 1, 0, 0, null],
      ],
    ]);
  });
  test("by performance the draw with the strongest comes first", () => {
    expect(boardPrizes(event, "performance")[0]?.map(({ player }) => player.name)).toEqual([
      "P5",
      "P1",
      "P3",
    ]);
  });
  test("only rounds that count", () => {
    expect(boardPrizes({ ...event, rounds: 0 })).toEqual([[], []]);
  });
});
