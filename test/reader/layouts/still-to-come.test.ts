import { describe, expect, test } from "vitest";
import { readOne, roundsOf } from "../support";

describe("the pairings of the next round", () => {
  test.each<[string, (opponent: number, color: string) => string]>([
    ["the opponent, then the color", (opponent, color) => `${opponent}${color}`],
    ["with the color in brackets", (opponent, color) => `${opponent} (${color})`],
    ["with a star", (opponent, color) => `*${opponent}${color}`],
  ])("%s", (_, cell) => {
    const rows = [
      "No|Name|Rd 1|Rd 2|Rd 3|Total",
      `1|Ann|W4w|W2b|${cell(3, "w")}|2`,
      `2|Bob|W3b|L1w|${cell(4, "b")}|1`,
    ];
    const more = [`3|Cal|L2w|W4b|${cell(1, "b")}|1`, `4|Dee|L1b|L3w|${cell(2, "w")}|0`];
    const reading = readOne([...rows, ...more].join("\n"));
    expect(roundsOf(reading)).toEqual([
      "1: W4w W2b *3w",
      "2: W3b L1w *4b",
      "3: L2w W4b *1b",
      "4: L1b L3w *2w",
    ]);
    expect(reading.findings.filter(({ level }) => level === "error")).toEqual([]);
  });
});

test("below its opponent F is a forfeit as X is", () => {
  const rows = ["No|Name|1|2|3|Total", "1|Ann|4|2|3|2.5", "||W|D|W|", "2|Bob|3|1|4|2.5", "||W|D|X|"];
  const reading = readOne([...rows, "3|Cal|2|4|1|1", "||L|W|L|", "4|Dee|1|3|2|0", "||L|L|F|"].join("\n"));
  expect(roundsOf(reading)).toEqual(["1: W4 D2 W3", "2: W3 D1 X4", "3: L2 W4 L1", "4: L1 L3 F2"]);
  expect(reading.findings).toEqual([]);
});
