import type { Round } from "../../../../src/engine/index";
import type { Cells } from "../../../../src/reader/types";
import { type Made, scoreOf } from "../tournaments";
import { colorOf, parts, points, roundsIn } from "./common";
import type { Printer } from "./printer";

/** `W  39`: the opponent right-justified. */
const wide = (round: Round, width: number): string => {
  const [letter, opponent] = parts(round);
  return letter + (opponent === null ? "" : String(opponent)).padStart(width);
};

const reportLines = (players: readonly Made[], name = 32): readonly string[] => {
  const rule = "-".repeat(name + 20 + 6 * roundsIn(players).length);
  const bars = (fields: readonly string[]) => `${fields.join("|")}|`;
  return [
    rule,
    bars([" Pair ", ` ${"Player Name".padEnd(name)}`, "Total", ...roundsIn(players).map(() => "Round")]),
    bars([
      " Num  ",
      ` ${"USCF ID / Rtg (Pre->Post)".padEnd(name)}`,
      " Pts ",
      ...roundsIn(players).map((r) => String(r).padStart(3).padEnd(5)),
    ]),
    rule,
    ...players.flatMap((player) => [
      bars([
        String(player.no).padStart(5).padEnd(6),
        ` ${player.name.padEnd(name)}`,
        points(scoreOf(player)).padEnd(5),
        ...player.rounds.map((round) => wide(round, 4).padEnd(5)),
      ]),
      bars([
        "   MI ",
        ` ${`9${String(player.no).padStart(7, "0")} / R: ${player.rating}   ->${player.rating + 7}`.padEnd(name)}`,
        "N:2  ",
        ...player.rounds.map((round) =>
          (round.kind === "game" ? colorOf(round).toUpperCase() : "").padEnd(5),
        ),
      ]),
      rule,
    ]),
  ];
};

const typed = (text: string): unknown => (/^ *\d+(\.\d+)? *$/.test(text) ? Number(text) : text);

const split = (lines: readonly string[]): Cells =>
  lines.map((line) => (line.startsWith("---") ? [line] : line.split("|").map(typed)));

const dbf = (players: readonly Made[], cell: (round: Round) => string): Cells => [
  [
    "D_EVENT_ID",
    "D_SEC_NUM",
    "D_PAIR_NUM",
    "D_MEM_ID",
    "D_NAME",
    "D_STATE",
    "D_RATING",
    ...Array.from({ length: 10 }, (_, r) => `D_RND${String(r + 1).padStart(2, "0")}`),
  ],
  ...players.map(({ no, name, rating, rounds }) => [
    "000001001",
    " 1",
    String(no).padStart(4),
    90_000_000 + no,
    name,
    "MI",
    rating,
    ...Array.from({ length: 10 }, (_, r) => {
      const round = rounds[r];
      return round === undefined ? "    0" : cell(round);
    }),
  ]),
];

const GIVEN = { forfeitColors: true } as const;

export const US_PRINTERS: readonly Printer[] = [
  {
    name: "rating report as text",
    loss: GIVEN,
    print: (players) => reportLines(players).map((line) => [line]),
  },
  { name: "rating report in one cell", loss: GIVEN, print: (players) => [[reportLines(players).join("\n")]] },
  { name: "rating report split at the bars", loss: GIVEN, print: (players) => split(reportLines(players)) },
  {
    name: "rating report without its bars",
    loss: GIVEN,
    print: (players) => reportLines(players).map((line) => [line.replaceAll("|", " ").trim()]),
  },
  {
    name: "rating report without its headings",
    loss: GIVEN,
    print: (players) => split(reportLines(players).slice(4)),
  },
  {
    name: "rating file, format 1C",
    loss: { colors: true },
    print: (players) =>
      dbf(players, (round) => {
        const [letter, opponent] = parts(round);
        return letter + String(opponent ?? 0).padStart(4);
      }),
  },
  {
    name: "rating file, format 2C, padded",
    loss: GIVEN,
    print: (players) =>
      dbf(players, (round) => wide(round, 5) + (round.kind === "game" ? colorOf(round).toUpperCase() : "")),
  },
  {
    name: "rating file, format 2C, tight",
    loss: GIVEN,
    print: (players) =>
      dbf(players, (round) => {
        const [letter, opponent] = parts(round);
        return `${letter}${opponent ?? 0}${round.kind === "game" ? colorOf(round).toUpperCase() : ""}`.padEnd(
          7,
        );
      }),
  },
];
