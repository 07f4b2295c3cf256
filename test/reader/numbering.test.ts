import { describe, expect, test } from "vitest";
import {
  captionOf,
  describe as said,
  findPlayer,
  normalizedTable,
  type Reading,
} from "../../src/reader/index";
import { call } from "../functions/excel";
import { drawn, factOf, readOne, roundsOf } from "./support";

/** A final ranking as chess-results.com lays it out: opponents are ranks, and SNo is the pairing number. */
const ranking = (changes: Readonly<Record<string, string>> = {}): string =>
  Object.entries(changes).reduce(
    (text, [from, to]) => text.replace(from, to),
    `
    Rk. | SNo | Name        | Rtg  | 1.Rd | 2.Rd | 3.Rd | Pts.
    1   | 4   | Ash, Ada    | 2000 | 3w1  | 2b1  | 4w½  | 2.5
    2   | 1   | Birch, Ben  | 1950 | 4b1  | 1w0  | 3b1  | 2
    3   | 5   | Cedar, Cleo | 1900 | 1b0  | -1   | 2w0  | 1
    4   | 2   | Elm, Eva    | 1850 | 2w0  | -0   | 1b½  | 0.5
  `,
  );

const messages = ({ findings }: Reading): readonly string[] => findings.map((finding) => said(finding));

describe("players whose opponents are named by rank, with pairing numbers beside", () => {
  test("go by their ranks, as the cells name them", () => {
    const reading = readOne(ranking());
    expect(roundsOf(reading)).toEqual(["1: W3w W2b D4w", "2: W4b L1w W3b", "3: L1b B L2w", "4: L2w U D1b"]);
    expect(messages(reading)).toEqual([]);
    expect(factOf(reading, "numbers")).toEqual({
      code: "numbers",
      value: "Ranks",
      evidence: "From the column headed Rk. All 5 games agree this way, only 0 as pairing numbers",
      setByUser: false,
    });
  });

  test("are found by them, and so are their cells", () => {
    const reading = readOne(ranking());
    expect(findPlayer(reading, 3)).toBe(3);
    expect(findPlayer(reading, 5)).toEqual({ problem: "no-such-player", asked: "5" });
    expect(reading.table.rows.get(3)).toBe(3);
    expect(reading.table.cells.get(3)?.[2]).toEqual({ row: 3, column: 6 });
  });

  test("are normalized with them, and read back the same", () => {
    const reading = readOne(ranking());
    const table = normalizedTable(reading);
    expect(table.slice(0, 3)).toEqual([
      ["No.", "Name", "Rating", "Team", "Rd 1", "Rd 2", "Rd 3", "Total"],
      [1, "Ash, Ada", 2000, "", "W3w", "W2b", "D4w", 2.5],
      [2, "Birch, Ben", 1950, "", "W4b", "L1w", "W3b", 2],
    ]);
    expect(roundsOf(readOne(table))).toEqual(roundsOf(reading));
  });

  test("stand under them in every function, which take them as arguments", () => {
    const cells = drawn(ranking());
    expect(call("STANDINGS", cells, "SOLK")).toEqual([
      ["Place", "No.", "Name", "Rating", "Score", "Solkoff"],
      [1, 1, "Ash, Ada", 2000, 2.5, 3.5],
      [2, 2, "Birch, Ben", 1950, 2, 4],
      [3, 3, "Cedar, Cleo", 1900, 1, 4.5],
      [4, 4, "Elm, Eva", 1850, 0.5, 4.5],
    ]);
    expect(call("SOLKOFF", cells, 3)).toBe(4.5);
  });

  test("a damaged column of pairing numbers changes nothing", () => {
    const reading = readOne(ranking({ "5   | Cedar": "4   | Cedar" }));
    expect(roundsOf(reading)).toEqual(roundsOf(readOne(ranking())));
    expect(messages(reading)).toEqual([]);
  });

  test("findings quote the cell", () => {
    const reading = readOne(ranking({ "4b1 ": "4b½ " }));
    const [first] = reading.findings;
    expect(first).toMatchObject({ code: "games-disagree", player: 2, at: { row: 2, column: 4 } });
    expect(messages(reading)[0]).toBe("Round 1: Birch, Ben has 4b½ (drew against 4), but Elm, Eva has 2w0.");
  });

  test("an opponent whom the table does not list is nobody else", () => {
    const reading = readOne(ranking({ "4w½ ": "5w½ " }));
    const none = reading.findings.find(({ code }) => code === "no-such-player");
    expect(none).toMatchObject({ player: 1, round: 3 });
    expect(none === undefined ? [] : [said(none), captionOf(none)]).toEqual([
      "Round 3: Ash, Ada is paired with 5, and there is no rank 5.",
      "The ranks go from 1 to 4.",
    ]);
  });
});

test("numbers= says what opponents are, and so by what players go", () => {
  const numbersOf = (reading: Reading) => reading.tournament.players.map(({ no }) => no);
  expect(numbersOf(readOne(ranking(), { numbers: "rank" }))).toEqual([1, 2, 3, 4]);
  expect(numbersOf(readOne(ranking(), { numbers: "pairing" }))).toEqual([4, 1, 5, 2]);
  expect(readOne(ranking(), { numbers: "pairing" }).findings.map(({ code }) => code)).toContain(
    "games-disagree",
  );
});

test("glued cells that lost their zeros, and signs lost to Excel, are settled by what opponents are", () => {
  const glued = [
    ["Pos", "#", "Name", "Pts", "1", "2"],
    [1, 4, "Ash", 2, 12, 13],
    [2, 1, "Birch", 1, 1, 14],
    [3, 2, "Cedar", 1, 14, 1],
    [4, 3, "Elm", 0, 3, 2],
  ];
  expect(roundsOf(readOne(glued))).toEqual(["1: W2 W3", "2: L1 W4", "3: W4 L1", "4: L3 L2"]);
  const signed = [
    ["Place", "No.", "Name", "Rd 1", "Rd 2", "Pts"],
    [1, 4, "Ash", "+2", "+3", 2],
    [2, 1, "Birch", "-1", "+4", 1],
    [3, 2, "Cedar", 4, "-1", 0.5],
    [4, 3, "Elm", "=3", "-2", 0.5],
  ];
  const reading = readOne(signed);
  expect(roundsOf(reading)).toEqual(["1: W2 W3", "2: L1 W4", "3: D4 L1", "4: D3 L2"]);
  expect(reading.findings.map(({ code, player }) => `${code} ${player ?? ""}`)).toEqual(["sign-lost 3"]);
});
