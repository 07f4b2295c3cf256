import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn, readAll, readOne, roundsOf } from "./drawn";

const FIRST = { "1 Ann": "W2 W3 W4", "2 Bob": "L1 W4 D3", "3 Cal": "L4 L1 D2", "4 Dee": "W3 L2 L1" };
const SECOND = { "1 Eve": "L2 D3 W4", "2 Flo": "W1 W4 W3", "3 Gus": "D4 D1 L2", "4 Hal": "D3 L2 L1" };

const ROUNDS = [
  "1|Ann|W2|W3|W4|3\n2|Bob|L1|W4|D3|1.5\n3|Cal|L4|L1|D2|0.5\n4|Dee|W3|L2|L1|1",
  "1|Eve|L2|D3|W4|1.5\n2|Flo|W1|W4|W3|3\n3|Gus|D4|D1|L2|1\n4|Hal|D3|L2|L1|0.5",
] as const;
const GRIDS = [
  "1|Ann|X|1|1|1|3\n2|Bob|0|X|½|1|1.5\n3|Cal|0|½|X|0|0.5\n4|Dee|0|0|1|X|1",
  "1|Eve|X|0|½|1|1.5\n2|Flo|1|X|1|1|3\n3|Gus|½|0|X|½|1\n4|Hal|0|0|½|X|0.5",
] as const;
const HEAD = "No|Name|Rd 1|Rd 2|Rd 3|Total";
const GRID_HEAD = "No|Name|1|2|3|4|Total";

const sorted = (rounds: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(rounds).map(([player, text]) => [
      player,
      text
        .split(" ")
        .sort((a, b) => (a.slice(1) < b.slice(1) ? -1 : 1))
        .join(" "),
    ]),
  );

describe("quads under one heading", () => {
  test.each([
    ["with a blank row between", `${HEAD}\n${ROUNDS[0]}\n\n${ROUNDS[1]}`, ["Section 1", "Section 2"]],
    ["with nothing between", `${HEAD}\n${ROUNDS[0]}\n${ROUNDS[1]}`, ["Section 1", "Section 2"]],
    ["with a title each", `${HEAD}\nQuad A\n${ROUNDS[0]}\n\nQuad B\n${ROUNDS[1]}`, ["Quad A", "Quad B"]],
    ["as grids", `${GRID_HEAD}\n${GRIDS[0]}\n\n${GRIDS[1]}`, ["Section 1", "Section 2"]],
    ["as grids with titles", `${GRID_HEAD}\nQuad A\n${GRIDS[0]}\nQuad B\n${GRIDS[1]}`, ["Quad A", "Quad B"]],
  ])("%s", (_, picture, sections) => {
    const read = readAll(drawn(picture));
    expect(read.map(([section]) => section)).toEqual(sections);
    expect(read.map(([, rounds]) => sorted(rounds))).toEqual([sorted(FIRST), sorted(SECOND)]);
  });

  test("findings name the cell on the sheet", () => {
    const { readings } = readCrosstable(
      drawn(`${HEAD}\n${ROUNDS[0]}\n\n${ROUNDS[1].replace("|L2|D3|W4", "|D2|D3|W4")}`),
    );
    const errors = readings.flatMap(({ findings }) => findings.filter(({ level }) => level === "error"));
    expect(errors.map(({ code, at, also }) => [code, at, also])).toContainEqual([
      "games-disagree",
      { row: 6, column: 2 },
      [{ row: 7, column: 2 }],
    ]);
  });

  test.each([
    ["a number mistaken for 1", "3|Cal", "1|Cal"],
    ["the last number mistaken for 1", "4|Dee", "1|Dee"],
  ])("%s makes no section", (_, from, to) =>
    expect(readCrosstable(drawn(`${HEAD}\n${ROUNDS[0].replace(from, to)}`)).readings).toHaveLength(1),
  );
});

describe("a grid of signs", () => {
  test("tells results: + won, = drew, - lost", () => {
    const signs = GRIDS[0].replaceAll(
      /(?<=\|)[10½](?=\|)/g,
      (sign) => ({ "1": "+", "½": "=", "0": "-" })[sign] ?? "",
    );
    expect(sorted(roundsOf(readOne(drawn(`${GRID_HEAD}\n${signs}`))))).toEqual(sorted(FIRST));
  });

  test("among figures tells forfeits", () => {
    const one = GRIDS[0].replace("X|1|1|1", "X|+|1|1").replace("0|X", "-|X");
    expect(roundsOf(readOne(drawn(`${GRID_HEAD}\n${one}`)))).toMatchObject({ "1 Ann": "X2 W3 W4" });
  });

  test("may print the result as between two names", () => {
    const whole = GRIDS[0].replaceAll(
      /(?<=\|)[10½](?=\|)/g,
      (sign) => ({ "1": "1-0", "½": "½-½", "0": "0-1" })[sign] ?? "",
    );
    expect(sorted(roundsOf(readOne(drawn(`${GRID_HEAD}\n${whole}`))))).toEqual(sorted(FIRST));
  });

  test("has no result where zeros are text on its diagonal", () => {
    const texts = `${GRID_HEAD}\n${GRIDS[0].replaceAll("X", "0")}`.split("\n").map((line) => line.split("|"));
    expect(sorted(roundsOf(readOne(texts)))).toEqual(sorted(FIRST));
  });

  test("dots may stand on its diagonal", () => {
    const dots = GRIDS[0].replaceAll("X", "...");
    expect(sorted(roundsOf(readOne(drawn(`${GRID_HEAD}\n${dots}`))))).toEqual(sorted(FIRST));
  });
});
