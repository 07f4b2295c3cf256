import type { Round } from "../../../../src/engine/index";
import type { Cells } from "../../../../src/reader/types";
import { type Made, scoreOf } from "../tournaments";
import type { Printer } from "./printer";

const SIGNS = { win: "+", draw: "=", loss: "-" } as const;
const LETTERS = { win: "W", draw: "D", loss: "L" } as const;

const total = (player: Made): string => (scoreOf(player) / 2).toFixed(1);

const colorOf = (round: Round): string =>
  "color" in round && round.color !== null ? round.color.slice(0, 1) : "";

const roundsIn = (players: readonly Made[]): readonly number[] =>
  (players[0]?.rounds ?? []).map((_, r) => r + 1);

const vegaWord = (round: Round): string => {
  if (round.kind === "game") return `${SIGNS[round.result]}${colorOf(round).toUpperCase()}${round.opponent}`;
  return round.kind === "bye" ? { full: "+BYE", half: "=BYE", zero: "-BYE" }[round.worth] : "--";
};

const usWord = (round: Round): string => {
  if (round.kind === "game") return `${LETTERS[round.result]}${round.opponent}${colorOf(round)}`;
  if (round.kind === "forfeit")
    return `${{ win: "X", draw: "Z", loss: "F" }[round.result]}${round.opponent ?? ""}`;
  return round.kind === "bye" ? { full: "B---", half: "H---", zero: "U---" }[round.worth] : "U---";
};

const lines = (texts: readonly string[]): Cells => texts.map((text) => [text]);

/** Every column as wide as its widest cell. */
const aligned = (
  rows: readonly (readonly string[])[],
  gap = 1,
  right: readonly number[] = [],
): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, column) =>
        right.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join(" ".repeat(gap)),
  );
};

const chart = (players: readonly Made[], cell: (round: Round) => string): readonly (readonly string[])[] => [
  ["No.", "Name", "Rate", ...roundsIn(players).map((r) => `Rd${r}`), "Tot"],
  ...players.map((player) => [
    String(player.no),
    player.name,
    String(player.rating),
    ...player.rounds.map(cell),
    total(player),
  ]),
];

const perfectCell = (round: Round): string => {
  if (round.kind === "game") return `${String(round.opponent).padStart(2)}:${LETTERS[round.result]}`;
  return round.kind === "bye" && round.worth === "full" ? "  :W" : "  : ";
};

const swissPerfect = (players: readonly Made[]): readonly string[] => {
  const order = [...players].sort((a, b) => scoreOf(b) - scoreOf(a));
  return [
    "Place Name                 Feder Rtg  Loc Score",
    "",
    ...order.map(
      (player, i) =>
        `${String(i + 1).padStart(3)}   ${player.name.padEnd(20)}       ${player.rating}     ${scoreOf(player) / 2}`,
    ),
    "",
    "Cross Table",
    "",
    `No  Name                 Feder Rtg  ${roundsIn(players)
      .map((r) => `${r}`.padStart(2).padEnd(5))
      .join("")}`,
    "",
    ...players.map(
      (player) =>
        `${`${player.no}.`.padEnd(4)}${player.name.padEnd(20)}       ${player.rating} ${player.rounds.map(perfectCell).join(" ")}`,
    ),
  ];
};

const PLAYED = { halfByes: true, absences: true } as const;

export const TEXT_PRINTERS: readonly Printer[] = [
  {
    name: "Vega's lines without headings",
    loss: {},
    ranks: true,
    kinds: PLAYED,
    print: (players) =>
      lines(
        players.map(
          (player) =>
            `${player.no} ${player.name.replace(", ", "_")} ${total(player)} ${player.rounds.map(vegaWord).join(" ")}`,
        ),
      ),
  },
  {
    name: "aligned text",
    loss: { forfeitColors: true },
    print: (players) => lines(aligned(chart(players, usWord))),
  },
  {
    name: "aligned text, right-justified",
    loss: { forfeitColors: true },
    print: (players) => lines(aligned(chart(players, usWord), 2, [0, 2])),
  },
  {
    name: "aligned text in one cell",
    loss: { forfeitColors: true },
    print: (players) => [[aligned(chart(players, usWord)).join("\n")]],
  },
  {
    name: "fields separated by commas in one column",
    loss: { forfeitColors: true },
    print: (players) =>
      lines(
        chart(players, usWord).map((row) =>
          row.map((field) => (field.includes(",") ? `"${field}"` : field)).join(","),
        ),
      ),
  },
  {
    name: "fields separated by semicolons in one column",
    loss: { forfeitColors: true },
    print: (players) => lines(chart(players, usWord).map((row) => row.join(";"))),
  },
  {
    name: "a table drawn with bars",
    loss: { forfeitColors: true },
    print: (players) =>
      lines(
        aligned(chart(players, usWord))
          .map((line) => line)
          .map((_, at) => `| ${(chart(players, usWord)[at] ?? []).join(" | ")} |`),
      ),
  },
  {
    name: "Swiss Perfect",
    loss: { colors: true },
    kinds: {},
    print: (players) => lines(swissPerfect(players)),
  },
];
