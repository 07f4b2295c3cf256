import { describe, expect, test } from "vitest";
import { codesOf, readOne } from "../support";
import { matchesOf } from "./support";

const namesOf = (picture: string): readonly string[] =>
  readOne(picture).teams?.event.teams.map(({ name }) => name) ?? [];

describe("a row a match", () => {
  test("with the score in one cell, and the round in a column", () => {
    const picture = `
      Round | Table | Team A  | Result  | Team B
      1     | 1     | Knights | 3 - 1   | Rooks
      1     | 2     | Bishops | 2½-1½   | Pawns
      2     | 1     | Knights | 2.5:1.5 | Bishops
      2     | 2     | Pawns   | 0-4     | Rooks
      3     | 1     | Rooks   | 2-2     | Bishops
      3     | 2     | Knights | +--     | Pawns
    `;
    expect(namesOf(picture)).toEqual(["Knights", "Rooks", "Bishops", "Pawns"]);
    expect(matchesOf(readOne(picture))).toEqual([
      "W2 6-2, W3 5-3, X4 ?",
      "L1 2-6, W4 8-0, D3 4-4",
      "W4 5-3, L1 3-5, D2 4-4",
      "L3 3-5, L2 0-8, F1 ?",
    ]);
  });

  test("with a score for each side, rounds in titles, and a bye", () => {
    const picture = `
      Spring League
      Round 1
      Home    | Pts | Pts | Away
      Knights | 3   | 1   | Rooks
      Bishops |     |     | Bye
      Round 2
      Home    | Pts | Pts | Away
      Bishops | 2.5 | 1.5 | Knights
      Rooks   | 4   |     | Bye
    `;
    const reading = readOne(picture);
    expect(reading.tournament.title).toBe("Spring League");
    expect(matchesOf(reading)).toEqual(["W2 6-2, L3 3-5", "L1 2-6, B ?", "B ?, W1 5-3"]);
  });

  test("with the result of each board", () => {
    const reading = readOne(`
      Rd | Team 1  | Team 2  | Bd 1 | Bd 2 | Bd 3    | Bd 4
      1  | Knights | Rooks   | 1-0  | ½-½  | 0-1     | 1F-0F
      1  | Bishops | Pawns   | 1-0  | 1-0  | 1F-0F   | 1F-0F
    `);
    expect(matchesOf(reading)).toEqual(["W2 5-3", "L1 3-5", "W4 8-0", "L3 0-8"]);
    expect(reading.teams?.event.boards).toBe(4);
    const [knights] = reading.teams?.event.teams ?? [];
    expect(knights?.rounds[0]).toMatchObject({
      boards: [
        { kind: "game", result: "win" },
        { kind: "game", result: "draw" },
        { kind: "game", result: "loss" },
        { kind: "forfeit", result: "win" },
      ],
    });
  });

  test("a match forfeited on every board was not played", () => {
    const reading = readOne(`
      Rd | Team 1  | Team 2  | Bd 1  | Bd 2
      1  | Knights | Rooks   | 1F-0F | 1F-0F
      1  | Bishops | Pawns   | 1-0   | 0-1
      2  | Knights | Bishops | 1-0   | ½-½
      2  | Rooks   | Pawns   | 1-0   |
    `);
    expect(matchesOf(reading)).toEqual(["X2 4, W3 3-1", "F1 0, *4", "D4 2-2, L1 1-3", "D3 2-2, *2"]);
  });
});

describe("a row a board", () => {
  const BOARDS = `
    Round | Match | Board | White Team | White | Rating White | Black Team | Black | Rating Black | Result
    1     | 1     | 1     | Knights    | Ann   | 1900         | Rooks      | Bob   | 1850         | 1-0
    1     | 1     | 2     | Rooks      | Cal   | 1700         | Knights    | Dee   | 1750         | ½-½
    1     | 2     | 1     | Bishops    | Eve   | 1800         | Pawns      | Fay   | 1810         | 0-1
    1     | 2     | 2     | Pawns      | Gus   |              | Bishops    | Hal   | 1500         | 1-0
    2     | 1     | 1     | Knights    | Ann   | 1900         | Pawns      | Fay   | 1810         | ½-½
    2     | 1     | 2     | Pawns      | Gus   |              | Knights    | Dee   | 1750         | 0-1
    2     | 2     | 1     | Rooks      | Bob   | 1850         | Bishops    | Eve   | 1800         | 1-0
    2     | 2     | 2     | Bishops    | Hal   | 1500         | Rooks      | Ian   | 1600         | +--
  `;

  test("matches, rosters and boards, whoever has White", () => {
    const reading = readOne(BOARDS);
    expect(matchesOf(reading)).toEqual([
      "W2 3-1, W4 3-1",
      "L1 1-3, D3 2-2",
      "L4 0-4, D2 2-2",
      "W3 4-0, L1 1-3",
    ]);
    expect(codesOf(reading)).toEqual([]);
    const teams = reading.teams?.event.teams ?? [];
    expect(teams.map(({ roster }) => roster.map(({ name, rating }) => [name, rating]))).toEqual([
      [
        ["Ann", 1900],
        ["Dee", 1750],
      ],
      [
        ["Bob", 1850],
        ["Cal", 1700],
        ["Ian", 1600],
      ],
      [
        ["Eve", 1800],
        ["Hal", 1500],
      ],
      [
        ["Fay", 1810],
        ["Gus", null],
      ],
    ]);
    expect(teams[1]?.rounds[1]).toMatchObject({
      boards: [
        { kind: "game", player: 2, result: "win" },
        { kind: "forfeit", result: "loss" },
      ],
    });
  });

  test("teams named on the first board only", () => {
    const picture = `
      Round | Board | Team A  | Team B | Result
      1     | 1     | Knights | Rooks  | 1-0
      1     | 2     |         |        | ½-½
      1     | 1     | Bishops | Pawns  | 0-1
      1     | 2     |         |        | 1-0
    `;
    expect(matchesOf(readOne(picture))).toEqual(["W2 3-1", "L1 1-3", "D4 2-2", "D3 2-2"]);
  });

  test("players of schools in a Swiss are no team matches", () => {
    const reading = readOne(`
      Round | Board | White | White Team | Black | Black Team | Result
      1     | 1     | Ann   | Oaks       | Bob   | Elms       | 1-0
      1     | 2     | Cal   | Oaks       | Dee   | Firs       | 0-1
      2     | 1     | Dee   | Firs       | Ann   | Oaks       | ½-½
      2     | 2     | Bob   | Elms       | Cal   | Oaks       | 0-1
    `);
    expect(reading.teams).toBeNull();
    expect(reading.tournament.players).toHaveLength(4);
  });
});
