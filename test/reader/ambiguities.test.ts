import { describe, expect, test } from "vitest";
import { codesOf, drawn, factOf, readOne, roundsOf } from "./support";

// One notation and one meaning for a table, never a guess for a cell.

describe("what a cell of digits means", () => {
  test("result glued to opponent, where that makes games agree", () => {
    const reading = readOne(`
      Pos | Player | Pts | 1   | 2   | 3
      1   | Ann    | 3   | 14  | 13  | 12
      2   | Bob    | 2   | 13  | 14  | 01
      3   | Cal    | 1   | 02  | 01  | 14
      4   | Dee    | 0   | 01  | 02  | 03
    `);
    expect(roundsOf(reading)).toEqual(["1: W4 W3 W2", "2: W3 W4 L1", "3: L2 L1 W4", "4: L1 L2 L3"]);
  });

  test("a 0 in front that Excel took away is told by the other row", () => {
    const reading = readOne([
      ["Pos", "Player", "1", "2", "3"],
      [1, "Ann", 14, 13, 12],
      [2, "Bob", 13, 14, 1],
      [3, "Cal", 2, 1, 14],
      [4, "Dee", 1, 2, 3],
    ]);
    expect(roundsOf(reading)).toEqual(["1: W4 W3 W2", "2: W3 W4 L1", "3: L2 L1 W4", "4: L1 L2 L3"]);
  });

  test("running totals under the results are no results", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2 | Tot
      1   | Ann  | W2   | D3   | 1.5
          |      | 1    | 1.5  |
      2   | Bob  | L1   | W4   | 1
          |      | 0    | 1    |
      3   | Cal  | W4   | D1   | 1.5
          |      | 1    | 1.5  |
      4   | Dee  | L3   | L2   | 0
          |      | 0    | 0    |
    `);
    expect(roundsOf(reading)).toEqual(["1: W2 D3", "2: L1 W4", "3: W4 D1", "4: L3 L2"]);
    expect(codesOf(reading)).toEqual([]);
  });
});

describe("results without opponents", () => {
  const table = `
    Name | 1 | 2 | 3 | Total
    Ann  | 1 | 1 | ½ | 2½
    Bob  | 0 | ½ | 1 | 1½
    Cal  | ½ | 0 | 1 | 1½
  `;

  test("say that opponents are missing", () => {
    const reading = readOne(table.replace("| Cal  | ½ | 0 | 1 | 1½", ""), {});
    expect(codesOf(reading)).toContain("no-opponents");
  });

  test("a 0 is a loss unless the settings say otherwise", () => {
    const four = `${table} Dee  | 1 | 0 | 0 | 1`;
    expect(roundsOf(readOne(four))).toEqual(["1: W W D", "2: L D W", "3: D L W", "4: W L L"]);
    expect(roundsOf(readOne(four, { zero: "unplayed" }))).toEqual([
      "1: W W D",
      "2: U D W",
      "3: D U W",
      "4: W U U",
    ]);
  });
});

describe("minus and digits", () => {
  test("-1 among cells such as 12w1 is a bye", () => {
    const reading = readOne([
      ["No.", "Name", "1.Rd", "2.Rd", "Pts."],
      [1, "Ann", "2w1", "3b1", 2],
      [2, "Bob", "1b0", -1, 1],
      [3, "Cal", "-½", "1w0", 0.5],
    ]);
    expect(roundsOf(reading)).toEqual(["1: W2w W3b", "2: L1b B", "3: H L1w"]);
  });

  test("-1 among signs is a loss against 1", () => {
    const reading = readOne([
      ["No.", "Name", "R1", "R2", "Total"],
      [1, "Ann", "+2", "+3", 2],
      [2, "Bob", -1, "B", 1],
      [3, "Cal", "B", -1, 1],
    ]);
    expect(roundsOf(reading)).toEqual(["1: W2 W3", "2: L1 B", "3: B L1"]);
  });
});

describe("B, W, N and the like as colors", () => {
  test.each([
    ["w", "b", "w", "English"],
    ["w", "s", "w", "German: schwarz"],
    ["w", "z", "w", "Dutch: zwart"],
    ["b", "n", "b", "French: blanc, noir"],
    ["v", "s", "v", "Swedish: vit, svart"],
    ["b", "c", "b", "Polish: białe, czarne"],
  ])("of %s and %s, White is %s (%s)", (first, second, white) => {
    const other = white === first ? second : first;
    const reading = readOne(
      `No. | Name | 1.Rd
       1   | Ann  | 2${white}1
       2   | Bob  | 1${other}0`,
    );
    expect(roundsOf(reading)).toEqual(["1: W2w", "2: L1b"]);
  });

  test("letters of no known alphabet leave the color unknown, and say what to write", () => {
    const table = `
      No. | Name | 1.Rd
      1   | Ann  | 2x1
      2   | Bob  | 1y0
    `;
    expect(roundsOf(readOne(table))).toEqual(["1: W2", "2: L1"]);
    expect(codesOf(readOne(table))).toContain("white-unclear");
    expect(roundsOf(readOne(table, { white: "x" }))).toEqual(["1: W2w", "2: L1b"]);
  });

  test("in a French grid B is White", () => {
    const reading = readOne(`
      Pl | Nom | R 1   | R 2
      1  | Ann | + 2B  | = 3N
      2  | Bob | - 1N  | EXE
      3  | Cal | =     | = 1B
    `);
    expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b B", "3: H D1w"]);
  });

  test("capitals are White only if both cases occur and each game has one of either", () => {
    const opposite = `
      No. | Name | Rd 1 | Rd 2
      1   | Ann  | W2   | w3
      2   | Bob  | l1   | W4
      3   | Cal  | D4   | L1
      4   | Dee  | d3   | l2
    `;
    expect(roundsOf(readOne(opposite))).toEqual(["1: W2w W3b", "2: L1b W4w", "3: D4w L1w", "4: D3b L2b"]);
    const mixed = opposite.replace("l1", "L1").replace("l2", "L2");
    expect(roundsOf(readOne(mixed))).toEqual(["1: W2 W3", "2: L1 W4", "3: D4 L1", "4: D3 L2"]);
  });
});

describe("letters to which FIDE gives another meaning", () => {
  test("U is no points by US Chess", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2 | Total
      1   | Ann  | W2   | D3   | 1.5
      2   | Bob  | L1   | U    | 0
      3   | Cal  | U    | D1   | 0.5
    `);
    expect(roundsOf(reading)).toEqual(["1: W2 D3", "2: L1 U", "3: U D1"]);
    expect(codesOf(reading)).toEqual([]);
  });

  test("U is the pairing's bye, F a requested one, if the totals say so", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2 | Total
      1   | Ann  | W2   | D3   | 1.5
      2   | Bob  | L1   | U    | 1
      3   | Cal  | F    | D1   | 1.5
    `);
    expect(roundsOf(reading)).toEqual(["1: W2 D3", "2: L1 B", "3: P D1"]);
    expect(codesOf(reading)).toContain("fide-letters");
  });

  test.each([
    ["0.5", "Z2"],
    ["0", "Z"],
  ])("Z with an opponent and a total of %s is %s", (total, cell) => {
    const reading = readOne(`
      No. | Name | Rd 1 | Total
      1   | Ann  | Z2   | ${total}
      2   | Bob  | Z1   | ${total}
      3   | Cal  | W4   | 1
      4   | Dee  | L3   | 0
    `);
    expect(roundsOf(reading)[0]).toBe(`1: ${cell}`);
  });
});

test.each([
  ["1", "B"],
  ["½", "H"],
  ["0", "Z"],
  ["", "B"],
])("BYE with a total of %j is %s", (total, cell) => {
  const reading = readOne(`
    No. | Name | Rd 1 | Total
    1   | Ann  | BYE  | ${total}
    2   | Bob  | W3   | 1
    3   | Cal  | L2   | 0
  `);
  expect(roundsOf(reading)[0]).toBe(`1: ${cell}`);
  expect(codesOf(reading)).toContain("word-read");
});

test.each([
  ["L0", "0", "U"],
  ["W0", "1", "X"],
  ["D0", "½", "H"],
  ["L 0", "", "U"],
  ["W", "0", "U"],
])("%s with a total of %j is %s: no game was played", (cell, total, read) => {
  const reading = readOne(`
    No. | Name | Rd 1    | Total
    1   | Ann  | ${cell} | ${total}
    2   | Bob  | W3      | 1
    3   | Cal  | L2      | 0
  `);
  expect(roundsOf(reading)[0]).toBe(`1: ${read}`);
  expect(codesOf(reading)).toContain("no-opponent");
});

test("2/23w has the result first, 3w/1 the opponent", () => {
  const draughts = readOne(`
    Place | Name | R1   | Total
    1     | Ann  | 2/2w | 2
    2     | Bob  | 0/1b | 0
  `);
  expect(roundsOf(draughts)).toEqual(["1: W2w", "2: L1b"]);
  const swissChess = readOne(`
    Nr. | Teilnehmer | 1    | 2 | Punkte
    1.  | Ann        | 2w/1 | + | 2
    2.  | Bob        | 1s/0 | - | 0
  `);
  expect(roundsOf(swissChess)).toEqual(["1: W2w B", "2: L1b U"]);
});

describe("what opponents' numbers refer to", () => {
  // Ann is number 3 and first, Bob 1 and second, Cal 2 and third, Dee 4 and last.
  const table = (rounds: readonly string[]) =>
    `Place | No. | Name | Rd 1 | Rd 2
     ${["1|3|Ann", "2|1|Bob", "3|2|Cal", "4|4|Dee"].map((row, i) => `${row}|${rounds[i] ?? ""}`).join("\n")}`;

  test("pairing numbers, if both rows agree that way", () => {
    const reading = readOne(table(["W1|W2", "L3|D4", "W4|L3", "L2|D1"]));
    expect(roundsOf(reading)).toEqual(["3: W1 W2", "1: L3 D4", "2: W4 L3", "4: L2 D1"]);
    expect(factOf(reading, "numbers")).toMatchObject({
      value: "Pairing numbers",
      evidence: "From the column headed No. All 4 games agree this way, only 0 as places",
    });
  });

  test("places, if both rows agree that way; then players go by them", () => {
    const reading = readOne(table(["W2|W3", "L1|D4", "W4|L1", "L3|D2"]));
    expect(roundsOf(reading)).toEqual(["1: W2 W3", "2: L1 D4", "3: W4 L1", "4: L3 D2"]);
    expect(factOf(reading, "numbers")?.value).toBe("Places");
  });

  test("below 95 % agreement it is an error that names the setting", () => {
    const reading = readOne(table(["W1|W3", "L3|D4", "W1|L1", "L3|D2"]));
    expect(codesOf(reading)).toContain("numbers-unclear");
    const set = readOne(table(["W1|W3", "L3|D4", "W1|L1", "L3|D2"]), { numbers: "place" });
    expect(codesOf(set)).not.toContain("numbers-unclear");
    expect(factOf(set, "numbers")).toMatchObject({ value: "Places", setByUser: true });
  });

  test("numbers may have gaps and are never renumbered", () => {
    const reading = readOne(`
      No. | Name | Rd 1
      2   | Ann  | W41
      41  | Bob  | L2
    `);
    expect(roundsOf(reading)).toEqual(["2: W41", "41: L2"]);
  });
});

describe("points", () => {
  test("2 - 1 - 0 in the cells", () => {
    const reading = readOne(`
      Pl | Name | 1   | 2   | Total
      1  | Ann  | 2w2 | 3b1 | 3
      2  | Bob  | 1b0 | 4w2 | 2
      3  | Cal  | 4b2 | 1w1 | 3
      4  | Dee  | 3w0 | 2b0 | 0
    `);
    expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b W4w", "3: W4b D1w", "4: L3w L2b"]);
    expect(factOf(reading, "scoring")?.value).toBe("2 – 1 – 0");
    expect(codesOf(reading)).toEqual(["other-scoring"]);
  });

  test("3 - 1 - 0 in the totals", () => {
    const reading = readOne(`
      No. | Name | Rd 1 | Rd 2 | Total
      1   | Ann  | W2   | D3   | 4
      2   | Bob  | L1   | W4   | 3
      3   | Cal  | W4   | D1   | 4
      4   | Dee  | L3   | L2   | 0
    `);
    expect(factOf(reading, "scoring")?.value).toBe("3 – 1 – 0");
    expect(codesOf(reading)).toEqual(["other-scoring"]);
  });

  test("3 - 1½ - 1 - 0: the winner of an Armageddon has half a point more than a draw", () => {
    const reading = readOne(`
      Pl | Name | 1    | 2
      1  | Ann  | 2w3  | 3b1½
      2  | Bob  | 1b0  | 4w3
      3  | Cal  | 4b3  | 1w1
      4  | Dee  | 3w0  | 2b0
    `);
    expect(roundsOf(reading)[0]).toBe("1: W2w D3b");
    expect(reading.tournament.players.map(({ adjustment }) => adjustment)).toEqual([1, 0, 0, 0]);
  });

  test("board points above a game's are a team event", () => {
    const rows = drawn(`
      Rk. | Name    | 1.Rd  | 2.Rd
      1   | Team 01 | 3w4½  | 2b3
      2   | Team 02 | 4b2   | 1w2
      3   | Team 03 | 1b½   | 4w4
      4   | Team 04 | 2w3   | 3b1
    `);
    expect(readOne(rows).teams?.event.boards).toBe(5);
  });
});
