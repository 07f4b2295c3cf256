import { describe, expect, test } from "vitest";
import { codesOf, readOne, roundsOf } from "./support";

const GAMES = ["1: W4 W2", "2: W3 L1", "3: L2 D4", "4: L1 D3"];

/** Every player's opponents and results. */
const ROWS: readonly (readonly [name: string, ...games: (readonly [opponent: number, result: string])[]])[] =
  [
    ["Ann", [4, "1"], [2, "1"]],
    ["Bea", [3, "1"], [1, "0"]],
    ["Cal", [2, "0"], [4, "½"]],
    ["Dov", [1, "0"], [3, "½"]],
  ];
const TOTALS = ["2", "1", ".5", ".5"];
const SIGNS: Readonly<Record<string, string>> = { "1": "+", "½": "=", "0": "-" };

type Spelling = (opponent: number, result: string) => string;

const tableIn = (spell: Spelling, isTotaled: boolean): string =>
  [
    `No | Name | R1 | R2${isTotaled ? " | Total" : ""}`,
    ...ROWS.map(([name, ...games], at) =>
      [
        String(at + 1),
        name,
        ...games.map(([opponent, result]) => spell(opponent, result)),
        ...(isTotaled ? [TOTALS[at] ?? ""] : []),
      ].join(" | "),
    ),
  ].join("\n");

describe("the result behind the opponent", () => {
  test.each<[string, Spelling]>([
    ["4 (1)", (opponent, result) => `${opponent} (${result})`],
    ["4(1)", (opponent, result) => `${opponent}(${result})`],
    ["4 [1]", (opponent, result) => `${opponent} [${result}]`],
    ["(4) 1", (opponent, result) => `(${opponent}) ${result}`],
    ["[4] 1", (opponent, result) => `[${opponent}] ${result}`],
    ["4=1", (opponent, result) => `${opponent}=${result}`],
    ["4 = 1", (opponent, result) => `${opponent} = ${result}`],
    ["4 (+)", (opponent, result) => `${opponent} (${SIGNS[result] ?? ""})`],
    ["4+", (opponent, result) => `${opponent}${SIGNS[result] ?? ""}`],
    ["4 +", (opponent, result) => `${opponent} ${SIGNS[result] ?? ""}`],
    ["4 (0.5)", (opponent, result) => `${opponent} (${result.replace("½", "0.5")})`],
    ["4 (1/2)", (opponent, result) => `${opponent} (${result.replace("½", "1/2")})`],
  ])("%s", (_, spell) => {
    for (const isTotaled of [true, false]) {
      const reading = readOne(tableIn(spell, isTotaled));
      expect(roundsOf(reading)).toEqual(GAMES);
      expect(codesOf(reading)).toEqual([]);
    }
  });

  test("with a color", () => {
    const reading = readOne(
      [
        "No | Name | R1 | R2",
        "1 | Ann | 2w (1) | 3b (½)",
        "2 | Bea | 1b (0) | B",
        "3 | Cal | U | 1w (½)",
      ].join("\n"),
    );
    expect(roundsOf(reading)).toEqual(["1: W2w D3b", "2: L1b B", "3: U D1w"]);
  });
});
