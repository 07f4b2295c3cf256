import { describe, expect, test } from "vitest";
import { describe as said } from "../../../src/reader/index";
import { readOne } from "../support";
import { matchesOf } from "./support";

/** A player's line: number, name, and a cell a round. */
const player = (no: number, name: string, ...rounds: readonly string[]): string => {
  const cells = rounds.map((round) => round.padEnd(8)).join("  ");
  return (
    `001 ${String(no).padStart(4)}      ${name.padEnd(33)}`.padEnd(80) + ` 0.0      ${cells}`.padStart(4)
  );
};

const team = (no: number, name: string, ...players: readonly number[]): string =>
  `310 ${String(no).padStart(3)} ${name.padEnd(32)}`.padEnd(73) +
  players.map((each) => String(each).padStart(4)).join(" ");

/** Four teams of two: round 1 played, round 2 a forfeited match and two byes. */
const report = (...records: readonly string[]) =>
  [
    "012 Two boards",
    "092 Team Swiss",
    "142 2",
    "352 WB",
    "362 TW 2.0   TD 1.0   TL 0.0",
    player(1, "Ann", "   3 w 1", "   5 w +"),
    player(2, "Bob", "   4 b =", "   6 b +"),
    player(3, "Cal", "   1 b 0", "0000 - H"),
    player(4, "Dee", "   2 w =", "0000 - H"),
    player(5, "Eve", "   7 w 0", "   1 b -"),
    player(6, "Fay", "   8 b 1", "   2 w -"),
    player(7, "Gus", "   5 b 1", "0000 - U"),
    player(8, "Hal", "   6 w 0", "0000 - U"),
    team(1, "Knights", 1, 2),
    team(2, "Rooks", 3, 4),
    team(3, "Bishops", 5, 6),
    team(4, "Pawns", 7, 8),
    "320  2.0  1.5     4",
    "330 +- 002 001 003",
    "240 H 002    2",
    ...records,
  ].map((line) => [line]);

const readingOf = (...records: readonly string[]) => {
  const reading = readOne(report(...records));
  return {
    matches: matchesOf(reading),
    adjustments: reading.teams?.event.teams.map(({ adjustment, gameAdjustment }) => [
      adjustment,
      gameAdjustment,
    ]),
    scoring: reading.teams?.event.matchScoring,
    found: reading.findings.map((one) => said(one)),
  };
};

const NONE = [
  [0, 0],
  [0, 0],
  [0, 0],
  [0, 0],
];

describe("records of a team report", () => {
  test("matches of players' games, byes of 320 and 240, a match forfeited by 330", () => {
    const { matches, adjustments, scoring } = readingOf();
    expect(matches).toEqual(["W2 3-1, X3 ?", "L1 1-3, H ?", "D4 2-2, F1 ?", "D3 2-2, B 3"]);
    expect(adjustments).toEqual(NONE);
    expect(scoring).toBeNull();
  });

  test("byes of 240 without board points are one finding, however many there are", () => {
    const { findings } = readOne(report("240 H 001    4", "240 F 001    3"));
    const byes = findings.filter(({ code }) => code === "bye-boards");
    expect(byes.map((each) => said(each))).toEqual([
      "3 byes are without board points: Rooks in round 2 (counted as 1), Bishops in round 1 (counted as 2), " +
        "Pawns in round 1 (counted as 1). Write them into the cells, or bye=0, bye=half or bye=all into the rules.",
    ]);
  });

  test("299 without a type: penalties and bonuses of match and board points, on the report's scale", () => {
    const { adjustments, scoring } = readingOf("299   -1.0   0.5   000    1    3");
    expect(adjustments).toEqual([
      [-2, 1],
      [0, 0],
      [-2, 1],
      [0, 0],
    ]);
    expect(scoring).toMatchObject({ win: 4, draw: 2, loss: 0 });
  });

  test("299 with a type: what forfeits and byes are worth", () => {
    const forfeits = readingOf("299 +  1.0   1.5   002    1", "299 -  0.0   0.5          3");
    expect(forfeits.matches).toEqual(["W2 3-1, X3 3", "L1 1-3, H ?", "D4 2-2, F1 1", "D3 2-2, B 3"]);
    expect(forfeits.adjustments).toEqual([[-2, 0], ...NONE.slice(1)]);
    const byes = readingOf("299 H  0.0   0.5          2");
    expect(byes.matches[1]).toBe("L1 1-3, H 1");
    expect(byes.adjustments?.[1]).toEqual([-2, 0]);
  });

  test("299 with a type: what matches that were played are worth", () => {
    const { matches, adjustments } = readingOf("299 D  0.5   0.5   001    3    4");
    expect(matches[2]).toBe("D4 2-2, F1 ?");
    expect(adjustments).toEqual([
      [0, 0],
      [0, 0],
      [-1, -1],
      [-1, -1],
    ]);
  });

  test("299 about a round of another kind changes nothing", () => {
    expect(readingOf("299 L  1.0   1.0   001    1").adjustments).toEqual(NONE);
  });

  test("records about numbers that nobody has are named", () => {
    expect(readingOf("330 -- 001 008 009").found.filter((text) => text.includes("team"))).toEqual([
      "team: “8” is not read.",
      "team: “9” is not read.",
    ]);
  });
});
