import { describe, expect, test } from "vitest";
import { readTrf } from "../../../src/reader/trf/index";
import { playerLine } from "./lines";

const PLAYERS = [
  playerLine(1, ["2 w 1", "0000 - H", "3 b ="]),
  playerLine(2, ["1 b 0", "3 w +"]),
  playerLine(3, ["", "2 b -", "1 w ="]),
];

const withRecords = (...records: string[]) => readTrf([...PLAYERS, ...records]);

describe("byes of record 240", () => {
  test("fill rounds of which the player's line says nothing", () => {
    const { players, problems } = withRecords("240 H 003    2", "240 F 001    3", "240 Z   5    1    2");
    expect(problems).toEqual([]);
    expect(players.map(({ rounds }) => rounds.map(({ kind }) => kind))).toEqual([
      ["game", "bye", "game", "unpaired", "bye"],
      ["game", "forfeit", "bye", "unpaired", "bye"],
      ["bye", "forfeit", "game"],
    ]);
    expect(players[1]?.rounds[2]).toEqual({ kind: "bye", worth: "half", allocated: false });
    expect(players[1]?.cells[2]).toEqual({ at: { line: 3, column: 10 }, text: "240 H" });
  });

  test("repeat what the line says, or are told", () => {
    const { players, problems } = withRecords("240 H 002    1    2");
    expect(players[1]?.rounds[1]).toMatchObject({ kind: "forfeit" });
    expect(problems).toEqual([
      { code: "bye-differs", at: { line: 3, column: 15 }, player: 2, round: 2, text: "240 H" },
    ]);
  });

  test("of nobody are told", () => {
    expect(withRecords("240 H 002    9").problems).toEqual([
      { code: "unknown-player", at: { line: 3, column: 10 }, player: 9 },
    ]);
  });
});

/** Record 299: type, points, round, players. In half-points. */
const ABNORMAL: readonly (readonly [string, readonly number[]])[] = [
  ["299          -1.0         1", [-2, 0, 0]],
  ["299           0.5  003    1    3", [1, 0, 1]],
  ["299 W         0.5         1    2", [-1, 0, 0]],
  ["299 D         1.0         1    3", [1, 0, 1]],
  ["299 D         1.0  002    1    3", [0, 0, 0]],
  ["299 H         0.0         1", [-1, 0, 0]],
  ["299 +         0.5         2", [0, -1, 0]],
  ["299 -        -1.0         3", [0, 0, -2]],
  ["299 Z         0.5         3", [0, 0, 1]],
];

describe("abnormal points of record 299", () => {
  test.each(ABNORMAL)("%s", (record, adjustments) => {
    const { players, problems } = withRecords(record);
    expect(problems).toEqual([]);
    expect(players.map(({ adjustment }) => adjustment)).toEqual(adjustments);
  });

  test.each(["299 Q         0.5         1", "240 Q 003    2"])(
    "of an unknown type are told: %s",
    (record) => {
      const { players, problems } = withRecords(record);
      expect(problems).toEqual([{ code: "bad-field", at: { line: 3, column: 4 }, field: "type", text: "Q" }]);
      expect(players).toEqual(withRecords().players);
    },
  );

  test("add up", () => {
    const { players } = withRecords("299          -1.0         1", "299           0.5         1");
    expect(players[0]?.adjustment).toBe(-1);
  });

  test("compare with the scoring of the event", () => {
    const { players } = withRecords("162  W 3.0    D 1.0", "299 W         2.0         1");
    expect(players[0]?.adjustment).toBe(-2);
  });

  test("of teams leave players alone, and nothing breaks", () => {
    const { players, problems } = withRecords(
      "092 Team: Swiss",
      "299 +  2.0  2.5   1    1",
      "240 H 003    1",
    );
    expect(problems).toEqual([]);
    expect(players.map(({ adjustment }) => adjustment)).toEqual([0, 0, 0]);
    expect(players[0]?.rounds).toHaveLength(3);
  });
});

/** Records of federations, and the method of record 172. */
describe("national ratings", () => {
  const national = (no: number, rating: string, federation = "FRA") =>
    playerLine(no, [], { rating }).replace("001", federation);
  const lines = (method: string) => [
    `172 FRA ${method}`,
    playerLine(1, [], { rating: "2000" }),
    playerLine(2, [], { rating: "0" }),
    playerLine(3, [], { rating: "1900" }),
    national(1, "2100"),
    national(2, "1500"),
    national(3, "1800"),
    national(1, "2222", "GER"),
  ];

  test.each([
    ["FIDE", [2000, null, 1900]],
    ["NRO", [2100, 1500, 1800]],
    ["FIDON", [2000, 1500, 1900]],
    ["NIDOF", [2100, 1500, 1800]],
    ["HBFN", [2100, 1500, 1900]],
    ["LBFN", [2000, 1500, 1800]],
    ["OTHER", [2000, null, 1900]],
    ["WHAT", [2000, null, 1900]],
  ])("%s", (method, ratings) => {
    const { players, problems } = readTrf(lines(method));
    expect(problems).toEqual([]);
    expect(players.map(({ rating }) => rating)).toEqual(ratings);
  });

  test("of nobody are told", () => {
    expect(readTrf([national(4, "1500")]).problems).toEqual([
      { code: "unknown-player", at: { line: 0, column: 4 }, player: 4 },
    ]);
  });
});
