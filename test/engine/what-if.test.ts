import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Change,
  facingSeat,
  outcomesAt,
  seatOf,
  standings,
  type Tournament,
  whatIf,
  withChanges,
} from "../../src/engine/index";
import { anyRoundRobin, anySwiss } from "./any";
import { crosstable, itemsFor, placesOf, ranked } from "./crosstable";
import { MAPLE_GROVE } from "./events";

const US = ["MMED", "SOLK", "CUM", "CUMOPP"];
const MAPLE = ranked(MAPLE_GROVE, US);

const codesAt = (tournament: Tournament, player: number, round: number): readonly string[] => {
  const seat = seatOf(tournament, { player, round });
  return seat === undefined ? [] : outcomesAt(tournament, seat).all.map(({ code }) => code);
};

const EVENT = crosstable(
  `
  Ann | W2w X3w  W4w  WD2w H   *2
  Bob | L1b *    B    LD1b FF4 *1
  Cal | B   F1b  U    X    Z4  L9
  Dee | U   F    L1b  H    F2  D3
  `.replace("FF4", "F4"),
);

describe("what a round may turn out as", () => {
  test.each([
    ["a game", 1, 1, "W D L X F FF *"],
    ["a forfeit", 1, 2, "W D L X F FF *"],
    ["two games in a round", 1, 4, "WW WD WL DW DD DL LW LD LL X F FF *"],
    ["both forfeited", 2, 5, "W D L X F FF *"],
    ["a half-point bye", 1, 5, "B H U"],
    ["paired with nobody yet", 2, 2, "* X F B H U"],
    ["a bye", 3, 1, "B H U"],
    ["absence", 4, 1, "B H U"],
    ["a forfeit that the other row does not have", 3, 5, "Z W D L X F *"],
    ["an opponent who is not on the crosstable", 3, 6, "W D L X F *"],
  ])("%s", (_, player, round, codes) => expect(codesAt(EVENT, player, round).join(" ")).toBe(codes));

  test("the rest round of a round robin is no game", () => {
    const event = crosstable("Ann | W2 W3 U \n Bob | L1 U W3 \n Cal | U L1 L2", { system: "roundRobin" });
    expect(codesAt(event, 1, 3)).toEqual(["U"]);
  });

  test("a grid has the same game in another column of the other row", () => {
    const grid = crosstable("Ann | W2 D3 \n Bob | L1 W3 \n Cal | D1 L2", { roundOrderKnown: false });
    expect(facingSeat(grid, { player: 1, round: 1 })).toEqual({ player: 2, round: 1 });
    expect(facingSeat(grid, { player: 0, round: 1 })).toEqual({ player: 2, round: 0 });
    expect(facingSeat({ ...grid, roundOrderKnown: true }, { player: 0, round: 1 })).toBeNull();
  });
});

describe("a changed result", () => {
  const rowsAfter = (tournament: Tournament, ...changes: Change[]) =>
    withChanges(tournament, changes).players.map(({ rounds }) => rounds);

  test("stands in both rows, and keeps the colors", () => {
    const rows = rowsAfter(EVENT, { player: 4, round: 3, code: "W" });
    expect(rows[3]?.[2]).toEqual({ kind: "game", opponent: 1, result: "win", color: "black" });
    expect(rows[0]?.[2]).toEqual({ kind: "game", opponent: 4, result: "loss", color: "white" });
  });

  test("two games of a round", () => {
    const rows = rowsAfter(EVENT, { player: 2, round: 4, code: "WD" });
    expect(rows[0]?.[3]).toMatchObject({ result: "loss", second: "draw", color: "white" });
  });

  test("a forfeit counts for the one, or for nobody", () => {
    const won = rowsAfter(EVENT, { player: 1, round: 1, code: "X" });
    expect([won[0]?.[0], won[1]?.[0]]).toMatchObject([
      { result: "win" },
      { kind: "forfeit", result: "loss" },
    ]);
    const lost = rowsAfter(EVENT, { player: 1, round: 1, code: "FF" });
    expect([lost[0]?.[0], lost[1]?.[0]]).toMatchObject([{ result: "loss" }, { result: "loss" }]);
  });

  test("changes only its own row where the other row does not have the game", () => {
    const rows = rowsAfter(EVENT, { player: 3, round: 5, code: "W" });
    expect(rows[2]?.[4]).toMatchObject({ kind: "game", opponent: 4, result: "win" });
    expect(rows[3]).toEqual(EVENT.players[3]?.rounds);
  });

  test("what does not fit is passed over", () => {
    for (const change of [
      { player: 9, round: 1, code: "W" },
      { player: 1, round: 1, code: "B" },
      { player: 1, round: 99, code: "W" },
    ])
      expect(withChanges(EVENT, [change])).toBe(EVENT);
  });

  test("in a round that has not begun begins it", () => {
    const event = { ...crosstable("Ann | W2 *3 \n Bob | L1 *4 \n Cal | W4 *1 \n Dee | L3 *2"), rounds: 1 };
    expect(withChanges(event, [{ player: 1, round: 2, code: "W" }]).rounds).toBe(2);
  });

  test.each([
    ["Swiss", anySwiss],
    ["round robin", anyRoundRobin],
  ])("the outcome of the crosstable itself changes nothing: %s", (_, any) => {
    fc.assert(
      fc.property(any, (tournament) => {
        const same = tournament.players.flatMap(({ no, rounds }, player) =>
          rounds.map((__, round) => {
            const { now, all } = outcomesAt(tournament, { player, round });
            expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
            expect(all).toContain(now);
            return { player: no, round: round + 1, code: now.code };
          }),
        );
        expect(withChanges(tournament, same)).toEqual(tournament);
      }),
    );
  });
});

describe("the places", () => {
  const movesOf = (...changes: Change[]) =>
    whatIf(MAPLE, changes).moves.map(
      ({ before, after, why }) =>
        `${before.place} > ${after.place} ${after.entry.player.no}: ${why[0] ?? ""}`,
    );

  test("that change, each with what decides", () => {
    expect(movesOf({ player: 3, round: 4, code: "W" })).toEqual([
      "2 > 1 3: Priya Nair is ahead of Ava Lindqvist on points: 5 to 4.",
      "1 > 2 1: Priya Nair is ahead of Ava Lindqvist on points: 5 to 4.",
      "5 > 4 6: Liam Tran is ahead of Emma Okafor on Cumulative of opposition: 42 to 40.",
      "4 > 5 5: Liam Tran is ahead of Emma Okafor on Cumulative of opposition: 42 to 40.",
    ]);
  });

  test("the result that was there moves nobody", () =>
    expect(movesOf({ player: 3, round: 4, code: "L" })).toEqual([]));

  test("several changes", () => {
    expect(
      movesOf({ player: 8, round: 4, code: "D" }, { player: 12, round: 5, code: "L" }).length,
    ).toBeGreaterThan(1);
  });

  test("are those of the standings with the results in the crosstable", () => {
    fc.assert(
      fc.property(
        anySwiss.chain((tournament) =>
          fc.tuple(
            fc.constant(tournament),
            fc.nat({ max: tournament.players.length - 1 }),
            fc.nat({ max: tournament.rounds - 1 }),
            fc.nat({ max: 12 }),
          ),
        ),
        ([tournament, player, round, pick]) => {
          const { all } = outcomesAt(tournament, { player, round });
          const change = { player: player + 1, round: round + 1, code: all[pick % all.length]?.code ?? "" };
          const items = itemsFor(US);
          const before = standings(tournament, items);
          const { after, moves } = whatIf(before, [change]);
          expect(placesOf(after)).toEqual(placesOf(standings(withChanges(tournament, [change]), items)));
          for (const row of after.rows) {
            const was = before.rows.find(({ entry }) => entry.player.no === row.entry.player.no);
            const moved = was?.place !== row.place || was.sharedBy !== row.sharedBy;
            expect(moves.some((move) => move.after === row)).toBe(moved);
          }
          for (const { why } of moves) expect(why[0]).toMatch(/\.$/);
        },
      ),
    );
  });
});
