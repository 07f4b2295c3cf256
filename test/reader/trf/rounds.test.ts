import { describe, expect, test } from "vitest";
import type { Round } from "../../../src/engine/index";
import { cellText, playerLine, roundsOf, trfOf } from "./lines";
import { readTrf } from "../../../src/reader/trf/index";

const game = (result: "win" | "draw" | "loss", color: "white" | "black" | null = "white"): Round => ({
  kind: "game",
  opponent: 12,
  result,
  color,
});

const forfeit = (result: "win" | "loss", opponent: number | null, color: "white" | null = null): Round => ({
  kind: "forfeit",
  opponent,
  result,
  color,
});

const bye = (worth: "full" | "half" | "zero", allocated = false): Round => ({
  kind: "bye",
  worth,
  allocated,
});

const UNPAIRED: Round = { kind: "unpaired" };

/** Every result of TRF26, and the forms met in the wild. */
const CELLS: readonly (readonly [cell: string, round: Round])[] = [
  ["12 w 1", game("win")],
  ["12 b 0", game("loss", "black")],
  ["12 w =", game("draw")],
  ["12 w W", game("win")],
  ["12 w d", game("draw")],
  ["12 B L", game("loss", "black")],
  ["0012 w 1", game("win")],
  ["12 - 1", game("win", null)],
  ["12 w +", forfeit("win", 12, "white")],
  ["12 - -", forfeit("loss", 12)],
  ["12 - +", forfeit("win", 12)],
  ["0000 - +", forfeit("win", null)],
  ["0000 - -", UNPAIRED],
  ["  -", UNPAIRED],
  ["0000 - H", bye("half")],
  ["0 - H", bye("half")],
  ["  H", bye("half")],
  ["0000 - F", bye("full")],
  ["0000 - U", bye("full", true)],
  ["U", bye("full", true)],
  ["0000 - Z", bye("zero")],
  ["62 b Z", bye("zero")],
  ["12 w *", { kind: "pending", opponent: 12, color: "white" }],
  ["12 w  ", { kind: "pending", opponent: 12, color: "white" }],
  ["0000    ", UNPAIRED],
];

describe("round cells", () => {
  test.each(CELLS)("%j", (cell, round) => {
    expect(roundsOf(cell)).toEqual([round]);
  });

  test("a blank cell between two is an unpaired round; blank ones at the end are none", () => {
    expect(roundsOf("12 w 1", "", "12 b 0", "", "")).toEqual([game("win"), UNPAIRED, game("loss", "black")]);
  });

  test("a line may end inside a cell", () => {
    const line = playerLine(1, ["12 w 1", "0000 - Z"]);
    expect(readTrf([line.slice(0, 104)]).players[0]?.rounds).toHaveLength(2);
    expect(readTrf([line.slice(0, 60)]).players[0]?.rounds).toHaveLength(0);
  });
});

/** What is told about a cell, with its place. */
const PROBLEMS: readonly (readonly [cell: string, code: string, column: number])[] = [
  ["12 w X", "unknown-result", 108],
  ["12 w 7", "unknown-result", 108],
  ["12 s 1", "unknown-color", 106],
  ["0000 w 1", "result-without-opponent", 108],
  ["0 - =", "result-without-opponent", 108],
  ["62 b Z", "bye-with-opponent", 108],
  ["A1 w 1", "bad-field", 101],
];

describe("problems of a cell", () => {
  test.each(PROBLEMS)("%j: %s", (cell, code, column) => {
    const { problems } = trfOf(["2 w 1", cell]);
    expect(problems[0]).toMatchObject({ code, at: { line: 0, column } });
  });

  test("name the player, the round and the text", () => {
    expect(trfOf(["2 w 1", "12 w X"]).problems).toEqual([
      { code: "unknown-result", at: { line: 0, column: 108 }, player: 1, round: 2, text: "12 w X" },
    ]);
  });

  test("every cell has its place and text", () => {
    const [player] = trfOf(["2 w 1", "", "3 b ="]).players;
    expect(player?.cells).toEqual([
      { at: { line: 0, column: 91 }, text: "2 w 1" },
      { at: { line: 0, column: 101 }, text: "" },
      { at: { line: 0, column: 111 }, text: "3 b =" },
    ]);
  });
});

describe("rounds of the event", () => {
  const extra = playerLine(1, ["2 w 1", "0000 - -", "3 w 1", "4 w 1"]);

  test.each(["XXR 1", "142 1", "142    1"])("%s: further cells are left out, the first is told", (rounds) => {
    const { event, players, problems } = readTrf([rounds, extra]);
    expect(event.announced).toBe(1);
    expect(players[0]?.rounds).toHaveLength(1);
    expect(problems).toEqual([
      { code: "round-ignored", at: { line: 1, column: 101 }, player: 1, round: 2, text: "0000 - -" },
    ]);
  });

  test("no event has more than 99", () => {
    const line = playerLine(
      1,
      Array.from({ length: 150 }, () => "2 w 1"),
    );
    const { players, problems } = readTrf([line]);
    expect(players[0]?.rounds).toHaveLength(99);
    expect(problems).toMatchObject([{ code: "round-ignored", round: 100 }]);
  });

  test("cells have ten columns", () => {
    expect(cellText("12 w 1")).toHaveLength(10);
  });
});
