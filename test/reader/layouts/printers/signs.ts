import type { Round } from "../../../../src/engine/index";
import type { Cells } from "../../../../src/reader/types";
import { type Made, scoreOf } from "../tournaments";
import { comma, letterOf, plain, POINTS, roundsIn, SIGNS, table, total } from "./common";
import type { Printer } from "./printer";

/** TRF: opponent 4, color 1, result 1. */
const trfCell = (round: Round): string => {
  switch (round.kind) {
    case "game":
      return `${String(round.opponent).padStart(4)} ${letterOf(round, ["w", "b"])} ${{ win: "1", draw: "=", loss: "0" }[round.result]}`;
    case "forfeit":
      return `${String(round.opponent ?? 0).padStart(4)} ${letterOf(round, ["w", "b"])} ${{ win: "+", draw: "=", loss: "-" }[round.result]}`;
    case "bye":
      return `0000 - ${{ full: "U", half: "H", zero: "Z" }[round.worth]}`;
    default:
      return "0000 - Z";
  }
};

const trf = (players: readonly Made[]): Cells => [
  ["012 Open 2026"],
  ["062 " + String(players.length)],
  ["092 Individual: Swiss-System"],
  ["XXR " + String(roundsIn(players).length)],
  ...players.map((player, i) => [
    `001 ${String(player.no).padStart(4)}      ${player.name.padEnd(33)} ${String(player.rating).padStart(4)} NOR ${" ".repeat(22)} ${(scoreOf(player) / 2).toFixed(1).padStart(4)} ${String(i + 1).padStart(4)}  ${player.rounds.map(trfCell).join("  ")}`,
  ]),
];

/** `+W9`, `=B13`, `-F11`, `--`. */
const exercise = (round: Round): string => {
  switch (round.kind) {
    case "game":
      return `${SIGNS[round.result]}${letterOf(round, ["W", "B"])}${round.opponent}`;
    case "forfeit":
      return `${SIGNS[round.result]}F${round.opponent ?? ""}`;
    case "bye":
      return { full: "+BYE", half: "=BYE", zero: "--" }[round.worth];
    default:
      return "--";
  }
};

/** `+ 24N`, `> 8`, `EXE`. */
const grille = (round: Round): string => {
  switch (round.kind) {
    case "game":
      return `${SIGNS[round.result]} ${round.opponent}${letterOf(round, ["B", "N"])}`;
    case "forfeit":
      return `${round.result === "win" ? ">" : "<"} ${round.opponent ?? ""}`;
    case "bye":
      return { full: "EXE", half: "=", zero: "" }[round.worth];
    default:
      return "";
  }
};

export const SIGN_PRINTERS: readonly Printer[] = [
  { name: "tournament report", loss: {}, print: trf },
  {
    name: "FIDE exercise",
    loss: { forfeitColors: true },
    print: table(
      ["#"],
      ({ no }) => [no],
      exercise,
      () => [],
      [],
    ),
  },
  {
    name: "grille américaine",
    loss: { forfeitColors: true },
    ranks: true,
    print: table(
      ["Pl", "", "Nom", "Elo", "Cat.", "Fede", "Ligue"],
      ({ no, name, rating }) => [no, "", name, `${rating} F`, "SenM", "FRA", "IDF"],
      grille,
      (player) => [comma(scoreOf(player)).replace(",5", "½").replace(/^0½/, "½")],
      ["Pts"],
      (r) => `R ${r}`,
    ),
  },
  {
    name: "Swiss-Chess Fortschrittstabelle",
    loss: { forfeitColors: true },
    ranks: true,
    print: table(
      ["Nr.", "Teilnehmer", "ELO"],
      ({ no, name, rating }) => [`${no}.`, name, rating],
      (round) =>
        round.kind === "game"
          ? `${round.opponent}${letterOf(round, ["w", "s"])}/${POINTS[round.result]}`
          : round.kind === "forfeit"
            ? `${round.opponent ?? ""}/${SIGNS[round.result]}`
            : round.kind === "bye"
              ? { full: "+", half: "=", zero: "-" }[round.worth]
              : "-",
      total,
      ["Punkte"],
    ),
  },
  {
    name: "draughts",
    loss: {},
    kinds: { absences: true },
    print: table(
      ["No", "Name", "Rating"],
      plain,
      (round) =>
        round.kind === "game"
          ? `${{ win: 2, draw: 1, loss: 0 }[round.result]}/${round.opponent}${letterOf(round, ["w", "b"])}`
          : round.kind === "bye"
            ? "2/0"
            : "-",
      (player) => [scoreOf(player)],
      ["Total"],
    ),
  },
  {
    name: "OpenGotha",
    loss: { forfeitColors: true },
    ranks: true,
    print: table(
      ["Num", "Name", "Rating"],
      plain,
      (round) =>
        round.kind === "game"
          ? `${round.opponent}${SIGNS[round.result]}/${letterOf(round, ["w", "b"])}`
          : round.kind === "forfeit"
            ? `${round.opponent ?? 0}${SIGNS[round.result]}!`
            : round.kind === "bye"
              ? { full: "0+/", half: "0=/", zero: "0-/" }[round.worth]
              : "0-/",
      total,
      ["Score"],
      (r) => `R${r}`,
    ),
  },
];
