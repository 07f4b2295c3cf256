import type { Round } from "../../../../src/engine/index";
import type { Cells } from "../../../../src/reader/types";
import { type Made, scoreOf, tiedWith } from "../tournaments";
import type { Printer } from "./printer";

const GAME = { win: "W", draw: "D", loss: "L" } as const;
const FORFEIT = { win: "X", draw: "Z", loss: "F" } as const;
const BYE = { full: "B", half: "H", zero: "U" } as const;

const colorOf = (round: Round): string =>
  "color" in round && round.color !== null ? round.color.slice(0, 1) : "";

/** Letter and opponent; a bye has none. */
const parts = (round: Round): readonly [string, number | null] => {
  switch (round.kind) {
    case "game":
      return [GAME[round.result], round.opponent];
    case "forfeit":
      return [FORFEIT[round.result], round.opponent];
    case "bye":
      return [BYE[round.worth], null];
    case "unpaired":
      return ["U", null];
    case "pending":
      return ["*", round.opponent];
  }
};

const points = (halves: number): string => (halves / 2).toFixed(1);

const roundsIn = (players: readonly Made[]): readonly number[] =>
  (players[0]?.rounds ?? []).map((_, r) => r + 1);

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

const withBrackets = (round: Round): string => {
  const [letter, opponent] = parts(round);
  return opponent === null
    ? `${letter}---`
    : `${letter}${opponent}${round.kind === "game" ? ` (${colorOf(round)})` : ""}`;
};

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
  {
    name: "SwissSys export",
    loss: GIVEN,
    ranks: true,
    print: (players) => {
      return [
        ["#", "Name", "Rating", ...roundsIn(players).map((r) => `Rd ${r}`), "Total", "T-BH-C1", "T-BH"],
        ...players.map((player) => [
          player.no,
          player.name,
          player.rating,
          ...player.rounds.map(withBrackets),
          ` ${points(scoreOf(player))}`,
          1.5,
          2,
        ]),
      ];
    },
  },
  {
    name: "SwissSys web page with places",
    loss: { colors: true },
    ranks: true,
    print: (players) => {
      return [
        ["Standings after Round 5"],
        ["#", "Place", "Name", "Rtng", "Post", ...roundsIn(players).map((r) => `Rd ${r}`), "Tot"],
        ...players.map((player) => {
          const { first, count } = tiedWith(players, player);
          const place = player.no > first ? "" : count > 1 ? `${first}-${first + count - 1}` : String(first);
          const cells = player.rounds.map((round) => {
            const [letter, opponent] = parts(round);
            return letter + (opponent ?? "---");
          });
          return [
            player.no,
            place,
            player.name,
            player.rating,
            player.rating + 5,
            ...cells,
            points(scoreOf(player)),
          ];
        }),
      ];
    },
  },
  {
    name: "WinTD export",
    loss: { colors: true },
    print: (players) => [
      ["No.", "Name", "Rate", ...roundsIn(players).map((r) => `Rnd${r}`), "Ttl"],
      ...players.map((player) => [
        player.no,
        player.name,
        player.rating,
        ...player.rounds.map((round) => {
          const [letter, opponent] = parts(round);
          return opponent === null ? letter : `${letter} ${opponent}`;
        }),
        scoreOf(player) / 2,
      ]),
    ],
  },
];
