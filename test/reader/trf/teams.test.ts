import { describe, expect, test } from "vitest";
import { readTrf } from "../../../src/reader/trf/index";

const INDIA = {
  at: { line: 0, column: 4 },
  no: 1,
  name: "India",
  nickname: "IND",
  strength: 2486,
  matchPoints: 30,
  gamePoints: 56,
  rank: 11,
  players: [1, 5, 15, 28, 44],
};

const line = (at: number) => ({ line: at, column: 0 });

describe("records of team events", () => {
  test("310", () => {
    const line =
      "310   1 India                            IND     2486   15.0   28.0  11     1    5   15   28   44";
    expect(readTrf([line]).teams.teams).toEqual([INDIA]);
    expect(readTrf([line]).event.team).toBe(true);
  });

  test("310 with a name whose bytes were counted", () => {
    const line =
      "310   1 Österreich                      AUT     2486   15.0   28.0  11     1    5   15   28   44";
    expect(readTrf([line]).teams.teams[0]).toMatchObject({ ...INDIA, name: "Österreich", nickname: "AUT" });
  });

  test("013", () => {
    const line = `013 ${"Knights".padEnd(32)}   1    5   15`;
    expect(readTrf([line]).teams.teams).toEqual([
      {
        at: { line: 0, column: 4 },
        no: null,
        name: "Knights",
        nickname: "",
        strength: null,
        matchPoints: null,
        gamePoints: null,
        rank: null,
        players: [1, 5, 15],
      },
    ]);
  });

  test("013 where 310 says the same", () => {
    const { teams } = readTrf([`013 ${"Knights".padEnd(32)}   1`, "310   1 Knights"]).teams;
    expect(teams.map(({ no }) => no)).toEqual([1]);
  });

  test("320, 330, 300, 352, 362", () => {
    const { teams, problems } = readTrf([
      "320  1.0  3.0  11  10 000",
      "330 +- 004 023 047",
      "330 -- 008 027 005",
      "300 003  11   5   12   14 0000   20",
      "352 WBWB",
      "362 TW 2.0   TD 1.0   TL 0.0",
    ]);
    expect(problems).toEqual([]);
    expect(teams).toEqual({
      teams: [],
      boards: "WBWB",
      matchPoints: [4, 2, 0],
      byes: [{ at: line(0), matchPoints: 2, gamePoints: 6, teams: [11, 10, 0] }],
      forfeits: [
        { at: line(1), result: "+-", round: 4, white: 23, black: 47 },
        { at: line(2), result: "--", round: 8, white: 27, black: 5 },
      ],
      lineups: [{ at: line(3), round: 3, team: 11, opponent: 5, players: [12, 14, 0, 20] }],
      requested: [],
      adjustments: [],
    });
  });

  test("320 names the team of each round, whatever rounds are left out", () => {
    const { teams } = readTrf(["320  1.0  2.0          50  49      46"]);
    expect(teams.byes).toEqual([
      { at: line(0), matchPoints: 2, gamePoints: 4, teams: [0, 0, 50, 49, 0, 46] },
    ]);
  });

  test("240 and 299 are about teams in an event of teams", () => {
    const { teams } = readTrf(["013 Knights", "240 H   2    7   39", "299   -1.0  0.5        3"]);
    expect(teams.requested).toEqual([{ at: line(1), worth: "half", round: 2, teams: [7, 39] }]);
    expect(teams.adjustments).toEqual([
      { at: line(2), type: null, round: 0, matchPoints: -2, gamePoints: 1, teams: [3] },
    ]);
  });

  test.each([
    [
      "299 W  1.0   2.5   003    1    2",
      { type: "W", round: 3, matchPoints: 2, gamePoints: 5, teams: [1, 2] },
    ],
    ["299 +  2.0  2.5   1    1", { type: "+", round: 1, matchPoints: 4, gamePoints: 5, teams: [1] }],
    ["299 -  0.0  1.5        4    5", { type: "-", round: 0, matchPoints: 0, gamePoints: 3, teams: [4, 5] }],
    ["299   -1.0   -0.5  000    7", { type: null, round: 0, matchPoints: -2, gamePoints: -1, teams: [7] }],
  ])("299 with its columns where the format or programs have them: %s", (text, read) => {
    const { teams, problems } = readTrf(["013 Knights", text]);
    expect(teams.adjustments).toEqual([{ at: line(1), ...read }]);
    expect(problems.filter(({ code }) => code !== "unknown-team")).toEqual([]);
  });

  test("299 that names nobody is about nobody", () => {
    const { teams, problems } = readTrf(["013 Knights", "299 -  0.0  1.5"]);
    expect(teams.adjustments).toEqual([]);
    expect(problems).toEqual([{ code: "unread-record", at: line(1), record: "299" }]);
  });

  test("numbers that no team or no player has", () => {
    const { problems } = readTrf([
      "013 Knights",
      "330 +- 004 001 047",
      "300 003   1   0   12",
      "299 ?  1.0   2.5   003    1",
      "240 H   2    9",
    ]);
    expect(problems).toEqual([
      { code: "bad-field", at: { line: 3, column: 4 }, field: "type", text: "?" },
      { code: "unknown-team", at: line(4), team: 9 },
      { code: "unknown-team", at: line(1), team: 47 },
      { code: "unknown-player", at: line(2), player: 12 },
    ]);
  });

  test("what is missing is left out", () => {
    const { teams, problems } = readTrf(["330 ?? 004 023 047", "330 +- 004", "300", "362 TW 2.0", "320"]);
    expect(problems).toEqual([{ code: "bad-field", at: { line: 0, column: 4 }, field: "type", text: "??" }]);
    expect(teams).toMatchObject({ forfeits: [], lineups: [], matchPoints: null });
    expect(teams.byes).toEqual([{ at: line(4), matchPoints: null, gamePoints: null, teams: [] }]);
  });
});
