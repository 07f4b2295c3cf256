import { describe, expect, test } from "vitest";
import { readCrosstable } from "../../../src/reader/index";
import { drawn, readAll, readOne } from "./drawn";

const list = (title: string, rows: readonly string[], first = 1): string =>
  [title, "Board|White|Result|Black", ...rows.map((row, at) => `${first + at}|${row}`), ""].join("\n");

const OPEN = [
  ["Ann|1-0|Bob", "Cal|½-½|Dee"],
  ["Ann|1-0|Cal", "Bob|½-½|Dee"],
] as const;
const RESERVE = [
  ["Eve|1-0|Fay", "Gil|½-½|Hal"],
  ["Eve|1-0|Gil", "Fay|½-½|Hal"],
] as const;

const SECTIONS = [
  ["Open", { "1 Ann": "W2w W3w", "2 Bob": "L1b D4w", "3 Cal": "D4w L1b", "4 Dee": "D3b D2b" }],
  ["Reserve", { "1 Eve": "W2w W3w", "2 Fay": "L1b D4w", "3 Gil": "D4w L1b", "4 Hal": "D3b D2b" }],
];

describe("lists of two sections", () => {
  test.each([
    [
      "named in the titles of the rounds",
      [
        ...[list("Open Round 1", OPEN[0]), list("Open Round 2", OPEN[1])],
        ...[list("Reserve Round 1", RESERVE[0], 3), list("Reserve Round 2", RESERVE[1], 3)],
      ].join("\n"),
    ],
    [
      "round by round",
      [
        ...[list("Round 1 - Open", OPEN[0]), list("Round 1 - Reserve", RESERVE[0])],
        ...[list("Round 2 - Open", OPEN[1]), list("Round 2 - Reserve", RESERVE[1])],
      ].join("\n"),
    ],
    [
      "named in lines of their own",
      [
        ...[list("Open\nRound 1", OPEN[0]), list("Round 2", OPEN[1])],
        ...[list("Reserve\nRound 1", RESERVE[0]), list("Round 2", RESERVE[1])],
      ].join("\n"),
    ],
    [
      "in a column",
      `Section|Round|White|Result|Black\n${[OPEN, RESERVE]
        .flatMap((rounds, at) =>
          rounds.flatMap((rows, r) => rows.map((row) => `${at === 0 ? "Open" : "Reserve"}|${r + 1}|${row}`)),
        )
        .join("\n")}`,
    ],
    [
      "in a column, only where they begin",
      `Division|Round|White|Result|Black\n${[OPEN, RESERVE]
        .flatMap((rounds, at) =>
          rounds.flatMap((rows, r) =>
            rows.map((row, b) => `${r + b > 0 ? "" : at === 0 ? "Open" : "Reserve"}|${r + 1}|${row}`),
          ),
        )
        .join("\n")}`,
    ],
  ])("%s", (_, picture) => expect(readAll(drawn(picture))).toEqual(SECTIONS));
});

describe("lists of one tournament", () => {
  test.each([
    ["the boards go on", [list("Round 1", OPEN[0]), list("Round 1", RESERVE[0], 3)]],
    ["pages", [list("Round 1, page 1", OPEN[0]), list("Round 1, page 2", RESERVE[0], 3)]],
    ["schedules that are merged", [list("Friday, Round 1", OPEN[0]), list("Saturday, Round 2", OPEN[1])]],
    ["a note between", [list("Round 1", OPEN[0]), list("Good luck\nRound 2", OPEN[1])]],
  ])("%s", (_, lists) => {
    const { findings, tournament } = readOne(drawn(lists.join("\n")));
    expect(findings.filter(({ code }) => code === "sections-unclear")).toEqual([]);
    expect(tournament.players.length).toBeGreaterThanOrEqual(4);
  });
});

describe("where it is unclear, an error names the title", () => {
  test.each([
    ["one round twice, from board 1", [list("Round 1", OPEN[0]), list("Round 1", RESERVE[0])], 6],
    ["without titles", [list("", OPEN[0]), list("", RESERVE[0])], 5],
    ["a player in both", [list("Open Round 1", OPEN[0]), list("Reserve Round 1", OPEN[0])], 5],
    ["any line above", [list("Round 1", OPEN[0]), list("The others\nRound 1", RESERVE[0], 3)], 5],
  ])("%s", (_, lists, row) => {
    const { readings } = readCrosstable(drawn(lists.join("\n")));
    expect(
      readings.flatMap(({ findings }) =>
        findings.flatMap(({ code, level, at }) => (code === "sections-unclear" ? [[level, at?.row]] : [])),
      ),
    ).toEqual([["error", row]]);
  });
});
