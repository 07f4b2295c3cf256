import type { Round } from "../../../../src/engine/index";
import type { Cells } from "../../../../src/reader/types";
import { type Made, scoreOf } from "../tournaments";
import { comma, letterOf, type Letters, POINTS, roundsIn, SIGNS } from "./common";
import type { Printer } from "./printer";

/** chess-results.com: `17b1`, `4w`, `32b+`, `-1`, `-½`, `-0`. */
const chessResults = (round: Round, letters: Letters, pad = 0): string => {
  const who = (opponent: number | null) => String(opponent ?? "").padStart(pad) + letterOf(round, letters);
  switch (round.kind) {
    case "game":
      return who(round.opponent) + POINTS[round.result];
    case "forfeit":
      return who(round.opponent) + SIGNS[round.result];
    case "pending":
      return `${who(round.opponent)} `;
    case "bye":
      return { full: "-1", half: "-½", zero: "-0" }[round.worth];
    case "unpaired":
      return "-0";
  }
};

interface Page {
  readonly preamble: readonly string[];
  readonly head: readonly string[];
  readonly round: (r: number) => string;
  readonly tail: readonly string[];
  readonly letters: Letters;
  readonly pad?: number;
  readonly points: boolean;
}

const tailOf = (player: Made, columns: readonly string[], i: number): readonly unknown[] =>
  columns.map((column) =>
    /^(?:Pts|Pkt|Ptos|TB1$)/.test(column)
      ? comma(scoreOf(player))
      : /^Rk|^Rg/.test(column)
        ? i + 1
        : comma(2 * scoreOf(player) + i),
  );

const page =
  ({ preamble, head, round, tail, letters, pad = 0 }: Page) =>
  (players: readonly Made[]): Cells => [
    ...preamble.map((line) => [line]),
    [...head, ...roundsIn(players).map(round), ...tail],
    ...players.map((player, i) => [
      player.no,
      "",
      player.name,
      player.rating,
      "NOR",
      ...player.rounds.map((each) => chessResults(each, letters, pad)),
      ...tailOf(player, tail, i),
    ]),
    [],
    ["Annotation:"],
    ["Tie Break1: points (game-points)"],
    ["Tie Break2: Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)"],
    [],
    ["You find all details to this tournament under  https://chess-results.com/tnr1.aspx?lan=1"],
    ["Chess-Tournament-Results-Server: Chess-Results"],
  ];

const PREAMBLE = [
  "From the Tournament-Database of Chess-Results https://chess-results.com",
  "Open 2026",
  "Last update 13.02.2026 18:17:32",
];

const ENGLISH: Page = {
  preamble: [...PREAMBLE, "Final Ranking crosstable after 9 Rounds"],
  head: ["Rk.", "", "Name", "Rtg", "FED"],
  round: (r) => `${r}.Rd`,
  tail: ["Pts. ", "TB1", "TB2"],
  letters: ["w", "b"],
  pad: 3,
  points: true,
};

const START: Page = {
  ...ENGLISH,
  preamble: [...PREAMBLE, "Starting rank crosstable"],
  head: ["No.", "", "Name", "Rtg", "FED"],
  pad: 0,
};

export const CHESS_RESULTS_PRINTERS: readonly Printer[] = [
  {
    name: "chess-results final ranking",
    loss: {},
    ranks: true,
    kinds: { forfeits: true, halfByes: true, absences: true, pending: true },
    print: page(ENGLISH),
  },
  {
    name: "chess-results starting rank",
    loss: {},
    print: page({ ...START, tail: ["Pts.", "Rk.", "\u00a0TB1\u00a0", "\u00a0TB2\u00a0"] }),
  },
  {
    name: "chess-results, the score as first tie-break",
    loss: {},
    print: page({ ...START, tail: ["Rk.", "TB1", "TB2"] }),
  },
  {
    name: "chess-results in German",
    loss: {},
    ranks: true,
    print: page({
      ...ENGLISH,
      head: ["Rg.", "", "Name", "Elo", "Land"],
      tail: ["Pkt. ", "Wtg1", "Wtg2"],
      letters: ["w", "s"],
    }),
  },
  {
    name: "chess-results in Dutch",
    loss: {},
    ranks: true,
    print: page({ ...ENGLISH, head: ["Rg.", "", "Naam", "Rtg", "FED"], letters: ["w", "z"] }),
  },
  {
    name: "chess-results in Spanish",
    loss: {},
    ranks: true,
    print: page({
      ...ENGLISH,
      head: ["Rk.", "", "Nombre", "Elo", "FED"],
      round: (r) => `Rd.${r}`,
      tail: ["Ptos. ", "Des 1", "Des 2"],
      letters: ["b", "n"],
    }),
  },
];
