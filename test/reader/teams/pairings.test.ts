import { describe, expect, test } from "vitest";
import { describe as said } from "../../../src/reader/index";
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
    expect(matchesOf(reading)).toEqual(["W2 6-2, L3 3-5", "L1 2-6, B 8", "B ?, W1 5-3"]);
  });

  test.each([
    [4, 0, "W2 8-0"],
    [4, "", "W2 8-0"],
    ["", 4, "L2 0-8"],
    [0, 4, "L2 0-8"],
    ["", "", "*2"],
    [0, 0, "*2"],
    ["+", "-", "X2 ?"],
    ["F", "F", "F2 ?"],
  ])("the scores %j and %j", (home, away, spelled) => {
    const reading = readOne([
      ["Round", "Home", "Pts", "Pts", "Away"],
      [1, "Knights", home, away, "Rooks"],
      [1, "Bishops", 2.5, 1.5, "Pawns"],
      [2, "Knights", 3, 1, "Bishops"],
    ]);
    expect(matchesOf(reading)[0]).toBe(`${spelled}, W3 6-2`);
  });

  test.each(["Board", "Bd", "Table"])("with the number of the table headed %s, one match open", (heading) => {
    const reading = readOne(`
      Round | ${heading} | Team A  | Result | Team B
      1     | 1          | Knights | 3-1    | Rooks
      1     | 2          | Bishops | 2-2    | Pawns
      2     | 1          | Knights | 4-0    | Bishops
      2     | 2          | Rooks   | *      | Pawns
    `);
    expect(matchesOf(reading)).toEqual(["W2 6-2, W3 8-0", "L1 2-6, *4", "D4 4-4, L1 0-8", "D3 4-4, *2"]);
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

  /** Two rounds of four teams; the last board of Bishops against Pawns is given. */
  const withBoard = (board: unknown) => [
    ["Rd", "Team 1", "Team 2", "Bd 1", "Bd 2", "Bd 3"],
    [1, "Knights", "Rooks", "1-0", "½-½", "0-1"],
    [1, "Bishops", "Pawns", "1-0", "1-0", board],
    [2, "Knights", "Bishops", "1-0", "½-½", "0-1"],
    [2, "Rooks", "Pawns", "1-0", "1-0", "0-1"],
  ];

  test("a result that nobody can read is an error in the cell of its board", () => {
    const { findings } = readOne(withBoard("B"));
    expect(findings.filter(({ level }) => level === "error").map(({ code, at }) => [code, at])).toEqual([
      ["unread", { row: 2, column: 5 }],
    ]);
  });

  test.each(["", null, 0])("the blank result %j of a board leaves the match open", (blank) => {
    const reading = readOne(withBoard(blank));
    expect(matchesOf(reading)[2]).toBe("*4, D1 3-3");
    expect(reading.findings).toMatchObject([{ code: "results-missing", at: { row: 2, column: 5 } }]);
  });

  test.each(["0-0", "0F-0F", "- - -", "0-0F"])("nobody came to the board %s", (text) => {
    const reading = readOne(withBoard(text));
    expect(matchesOf(reading)[2]).toBe("W4 4-0, D1 3-3");
    expect(reading.findings).toEqual([]);
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

  test("a board that nobody can read is named by its own cell", () => {
    const { findings } = readOne(BOARDS.replace("Hal   | 1500         | 1-0", "Hal   | 1500         | abc"));
    expect(findings.map(({ code, at }) => [code, at])).toEqual([["unread", { row: 4, column: 9 }]]);
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

describe("each match as a row, its boards below it", () => {
  const BLOCKS = `
    Spring League
    1. Round on 2026/10/03
    Bo. | 1 | Knights | Rtg | - | 2 | Rooks   | Rtg | 2½:1½
    1.1 |   | Ann     | 1900 | - |  | Bob     | 1850 | 1 - 0
    1.2 |   | Cal     | 1800 | - |  | Dee     | 1750 | ½ - ½
    1.3 |   | Eve     |      | - |  | Fay     | 1650 | 0 - 1
    1.4 |   | Gus     | 1600 | - |  | Hal     | 1550 | + - -
    Bo. | 4 | Pawns   | Rtg | - | 3 | Bishops | Rtg | 1:3
    2.1 |   | Ida     | 1900 | - |  | Jon     | 1850 | 1 - 0
    2.2 |   | Kim     | 1800 | - |  | Lea     | 1750 | 0 - 1
    2.3 |   | Max     | 1700 | - |  | Ned     | 1650 | 0 - 1
    2.4 |   | Ona     | 1600 | - |  | Pat     | 1550 | 0 - 1
    2. Round on 2026/10/10
    Bo. | 3 | Bishops | Rtg | - | 1 | Knights | Rtg | 2:2
    1.1 |   | Jon     | 1850 | - |  | Ann     | 1900 | ½ - ½
    1.2 |   | Lea     | 1750 | - |  | Cal     | 1800 | 1 - 0
    1.3 |   | Ned     | 1650 | - |  | Eve     |      | 0 - 1
    1.4 |   | Pat     | 1550 | - |  | Gus     | 1600 | ½ - ½
    Bo. | 2 | Rooks   | Rtg | - | 4 | Pawns   | Rtg | 4:0
    2.1 |   | Bob     | 1850 | - |  | Ida     | 1900 | 1 - 0
    2.2 |   | Dee     | 1750 | - |  | Kim     | 1800 | 1 - 0
    2.3 |   | Fay     | 1650 | - |  | Max     | 1700 | 1 - 0
    2.4 |   | Hal     | 1550 | - |  | Ona     | 1600 | 1 - 0
  `;
  const MATCHES = ["W2 5-3, D3 4-4", "L1 3-5, W4 8-0", "L3 2-6, L2 0-8", "W4 6-2, D1 4-4"];

  test("as chess-results prints board pairings: teams by their numbers, rosters, colors by board", () => {
    const reading = readOne(BLOCKS);
    expect(reading.tournament.title).toBe("Spring League");
    expect(namesOf(BLOCKS)).toEqual(["Knights", "Rooks", "Pawns", "Bishops"]);
    expect(reading.tournament.players.map(({ no }) => no)).toEqual([1, 2, 4, 3]);
    expect(matchesOf(reading)).toEqual(MATCHES);
    expect(codesOf(reading)).toEqual(["colors-usual"]);
    const [knights] = reading.teams?.event.teams ?? [];
    expect(knights?.roster.map(({ name, rating }) => [name, rating])).toEqual([
      ["Ann", 1900],
      ["Cal", 1800],
      ["Eve", null],
      ["Gus", 1600],
    ]);
    expect(knights?.rounds[0]).toMatchObject({
      color: "white",
      boards: [
        { kind: "game", result: "win", color: "white" },
        { kind: "game", result: "draw", color: "black" },
        { kind: "game", result: "loss", color: "white" },
        { kind: "forfeit", result: "win", color: null },
      ],
    });
    expect(knights?.rounds[1]).toMatchObject({
      color: "black",
      boards: [{ color: "black" }, { color: "white" }, {}, {}],
    });
  });

  test("plain numbers before matches and boards; a team that plays again begins a round", () => {
    const lines = BLOCKS.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
    let match = 0;
    const plain = lines.flatMap((cells) => {
      const [first = "", , home, , , , away, , result] = cells;
      if (result === undefined) return [];
      if (first === "Bo.") return [[(match++ % 2) + 1, home, away, result]];
      return [[Number(first.slice(2)), home, away, result]];
    });
    expect(matchesOf(readOne(plain))).toEqual([
      "W2 5-3, D4 4-4",
      "L1 3-5, W3 8-0",
      "L4 2-6, L2 0-8",
      "W3 6-2, D1 4-4",
    ]);
  });

  test("a match in play is open, whatever its boards say so far", () => {
    const running = BLOCKS.replace("2:2", "1:0").replace(
      "1650 | - |  | Eve     |      | 0 - 1",
      "1650 | - |  | Eve     |      | ",
    );
    expect(matchesOf(readOne(running))[0]).toBe("W2 5-3, *3");
    const unplayed = BLOCKS.replace("4:0", "0:0").replaceAll(
      /(2\.\d .* \| (?:1900|1800|1700|1600) \|) 1 - 0/g,
      "$1 ",
    );
    expect(matchesOf(readOne(unplayed))[1]).toBe("L1 3-5, *4");
  });
});

describe("short rosters", () => {
  const lines = (...left: readonly number[]): string =>
    `
      Round | Board | Team A  | Player A | Team B | Player B | Result
      1     | 1     | Knights | Ann      | Rooks  | Bob      | 1-0
      1     | 2     | Knights | Cal      | Rooks  | Dee      | ½-½
      1     | 3     | Knights | Eve      | Rooks  | Fay      | 0-1
      1     | 1     | Bishops | Jon      | Pawns  | Ida      | 0-1
      1     | 2     | Bishops | Lea      | Pawns  | Kim      | 1-0
      1     | 3     | Bishops | Ned      | Pawns  | Max      | 1-0
      1     | 4     | Bishops | Pat      | Pawns  | Ona      | 1-0
    `
      .trim()
      .split("\n")
      .filter((_, i) => !left.includes(i))
      .join("\n");

  test.each([
    ["the last board", [], "D2 3-3", "3 of 4 boards; the other counts"],
    ["a board in between", [2], "D2 2-2", "2 of 4 boards; the others count"],
    ["all but the first: a team of one player", [2, 3], "W2 2-0", "1 of 4 boards; the others count"],
  ] as const)("%s is not listed: nobody scores there, with a warning", (_, left, match, words) => {
    const reading = readOne(lines(...left));
    expect(matchesOf(reading)[0]).toBe(match);
    expect(reading.findings.map((one) => [one.level, said(one)])).toEqual([
      ["warning", `Round 1: Knights against Rooks has results of ${words} for nobody.`],
    ]);
  });

  const MATCH = `
    Round 1
    Bo. | Knights | Rooks   | 3:1
    1   | Ann     | Bob     | 1-0
    2   | Cal     | Dee     | ½-½
    4   | Gus     | Hal     | 1-0
    Bo. | Pawns   | Bishops | 1:3
    1   | Ida     | Jon     | 1-0
    2   | Kim     | Lea     | 0-1
    3   | Max     | Ned     | 0-1
    4   | Ona     | Pat     | 0-1
  `;

  test("a score that counts boards which are not listed stands, with a warning", () => {
    const reading = readOne(MATCH);
    expect(matchesOf(reading)[0]).toBe("W2 6-2");
    expect(codesOf(reading)).toEqual(["boards-unlisted", "colors-usual"]);
    expect(reading.teams?.event.teams[0]?.rounds[0]).toMatchObject({ boards: null });
  });

  test("boards that add up to something else than the score are an error", () => {
    const reading = readOne(MATCH.replace("1:3", "2:2"));
    expect(reading.findings.filter(({ level }) => level === "error").map((one) => said(one))).toEqual([
      "Round 1: the boards of Pawns add up to 1, the match says 2.",
      "Round 1: the boards of Bishops add up to 3, the match says 2.",
    ]);
  });
});
