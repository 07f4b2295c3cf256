import { describe, expect, test } from "vitest";
import { a1, describe as describeFinding } from "../../../src/reader/index";
import { codesOf, readOne, roundsOf } from "../support";

const table = (...lines: readonly string[]): string => lines.join("\n");

const GAMES = ["1: W4 W2 L3", "2: W3 L1 W4", "3: L2 W4 W1", "4: L1 L3 L2"];
const COLORED = ["1: W4w W2b", "2: W3b L1w", "3: L2w W4b", "4: L1b L3w"];

const BY_NUMBER = ["4 | 2 | 3", "3 | 1 | 4", "2 | 4 | 1", "1 | 3 | 2"];
const BY_NAME = ["Dov | Bea | Cal", "Cal | Ann | Dov", "Bea | Dov | Ann", "Ann | Cal | Bea"];
const RESULTS = ["1 | 1 | 0", "1 | 0 | 1", "0 | 1 | 1", "0 | 0 | 0"];
const TOTALS = [2, 2, 2, 0];
const PLAYERS = ["1 | Ann", "2 | Bea", "3 | Cal", "4 | Dov"];

const OPPONENTS = "Opp 1 | Opp 2 | Opp 3";

describe("opponents in one block, results in another", () => {
  test.each([
    [OPPONENTS, "Res 1 | Res 2 | Res 3"],
    ["Opponent1 | Opponent2 | Opponent3", "Result1 | Result2 | Result3"],
    ["Opp | Opp | Opp", "Res | Res | Res"],
    ["Rd 1 Opp | Rd 2 Opp | Rd 3 Opp", "Rd 1 Res | Rd 2 Res | Rd 3 Res"],
    ["Gegner 1 | Gegner 2 | Gegner 3", "Erg 1 | Erg 2 | Erg 3"],
    [OPPONENTS, "R1 | R2 | R3"],
  ])("%s, %s", (opponents, results) => {
    for (const cells of [BY_NUMBER, BY_NAME])
      for (const isTotaled of [true, false]) {
        const total = (at: number) => (isTotaled ? ` | ${TOTALS[at] ?? 0}` : "");
        const head = isTotaled ? " | Total" : "";
        const first = table(
          `No | Name | ${opponents} | ${results}${head}`,
          ...PLAYERS.map((player, at) => `${player} | ${cells[at]} | ${RESULTS[at]}${total(at)}`),
        );
        const last = table(
          `No | Name | ${results} | ${opponents}${head}`,
          ...PLAYERS.map((player, at) => `${player} | ${RESULTS[at]} | ${cells[at]}${total(at)}`),
        );
        expect(roundsOf(readOne(first))).toEqual(GAMES);
        expect(roundsOf(readOne(last))).toEqual(GAMES);
      }
  });

  test("blocks go by their numbers", () => {
    const reading = readOne(
      table(
        "No | Name | Opp 3 | Opp 2 | Opp 1 | Res 1 | Res 2 | Res 3 | Total",
        "1 | Ann | 3 | 2 | 4 | 1 | 1 | 0 | 2",
        "2 | Bea | 4 | 1 | 3 | 1 | 0 | 1 | 2",
        "3 | Cal | 1 | 4 | 2 | 0 | 1 | 1 | 2",
        "4 | Dov | 2 | 3 | 1 | 0 | 0 | 0 | 0",
      ),
    );
    expect(roundsOf(reading)).toEqual(GAMES);
    expect(codesOf(reading)).toEqual([]);
  });

  test.each(["Res 1 | Res 2", "R1 | R2"])("with a block of colors before %s", (results) => {
    const reading = readOne(
      table(
        `No | Name | Opp 1 | Opp 2 | Col 1 | Col 2 | ${results} | Pts`,
        "1 | Ann | 4 | 2 | w | b | 1 | 1 | 2",
        "2 | Bea | 3 | 1 | b | w | 1 | 0 | 1",
        "3 | Cal | 2 | 4 | w | b | 0 | 1 | 1",
        "4 | Dov | 1 | 3 | b | w | 0 | 0 | 0",
      ),
    );
    expect(roundsOf(reading)).toEqual(COLORED);
    expect(codesOf(reading)).toEqual([]);
  });

  test("with byes and forfeits of three players", () => {
    const reading = readOne(
      table(
        "No | Name | Rtg | Opp1 | Opp2 | Opp3 | Res1 | Res2 | Res3 | Tot",
        "1 | Ann | 1900 | 2 | 3 | bye | 1F | 1 | ½ | 2.5",
        "2 | Bea | 1800 | 1 | bye | 3 | 0F | 1 | 0 | 1",
        "3 | Cal | 1700 | | 1 | 2 | 0 | 0 | 1 | 1",
      ),
    );
    expect(roundsOf(reading)).toEqual(["1: X2 W3 H", "2: F1 B L3", "3: U L1 W2"]);
  });
});

describe("a finding quotes what one cell holds, and names that cell", () => {
  const said = (...rows: readonly string[]): readonly string[] =>
    readOne(table("No | Name | Opp1 | Res1 | Opp2 | Res2", ...rows)).findings.map((each) =>
      describeFinding(each, a1),
    );
  const BEA = "2 | Bea | 3 | 1 | 1 | 0";
  const CAL = "3 | Cal | 2 | 0 | 4 | 1";
  const DOV = "4 | Dov | 1 | 0 | 3 | 0";

  test.each([
    ["no result", ["1 | Ann | 4 | 1Q | 2 | 1", BEA, CAL, DOV], "D2 holds “1Q”, which is no result.", null],
    [
      "no such player",
      ["1 | Ann | 44 | 1F | 2 | 1", BEA, CAL, DOV],
      "Round 1: Ann is paired with 44, and there is no number 44.",
      "C2",
    ],
    [
      "himself",
      ["1 | Ann | 1 | 1F | 2 | 1", BEA, CAL, DOV],
      "Round 1: Ann is on both sides of a game.",
      "C2",
    ],
    [
      "a name of nobody",
      ["1 | Ann | Zed | 1 | 2 | 1", BEA, CAL, DOV],
      "C2 holds “Zed”: nobody here is called Zed. Write the opponent's number.",
      null,
    ],
    [
      "games that disagree",
      ["1 | Ann | 4 | 1F | 2 | 1", BEA, "3 | Cal | 1 | 0F | 4 | 1", DOV],
      "Round 1: Cal has 0F (lost by forfeit against 1), but Ann has 1F.",
      null,
    ],
    [
      "an opponent that is none",
      ["1 | Ann | ?? | 1 | 2 | 1", BEA, CAL, DOV],
      "C2 holds “??”, which is no result.",
      null,
    ],
    [
      "a bye without a result",
      ["1 | Ann | bye | | 2 | 1", BEA, CAL, "4 | Dov | | | 3 | 0"],
      "bye is read as B, a full-point bye.",
      "C2",
    ],
  ])("%s", (_, rows, text, cell) => {
    const all = said(...rows);
    expect(all).toContain(text);
    expect(all.join(" ")).not.toMatch(/ · |1F4|4 1F|[XW]4|X1|W Zed/);
    if (cell === null) return;
    const { findings } = readOne(table("No | Name | Opp1 | Res1 | Opp2 | Res2", ...rows));
    const finding = findings.find((each) => describeFinding(each) === text);
    expect(a1(finding?.at ?? { row: 99, column: 0 })).toBe(cell);
  });
});
