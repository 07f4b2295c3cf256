import type { Color, Round } from "../../../../src/engine/index";
import { type Made, scoreOf } from "../tournaments";
import type { Printer } from "./printer";

interface Paired {
  readonly round: number;
  readonly white: Made;
  readonly black: Made | null;
  readonly result: string;
}

const resultOf = (round: Round): string => {
  switch (round.kind) {
    case "game":
      return { win: "1-0", draw: "½-½", loss: "0-1" }[round.result];
    case "forfeit":
      return { win: "+ - -", draw: "½-½", loss: "- - +" }[round.result];
    case "bye":
      return { full: "1", half: "½", zero: "0" }[round.worth];
    case "pending":
      return "";
    case "unpaired":
      return "0";
  }
};

const isWhite = (round: Round): boolean => !("color" in round) || round.color === ("white" satisfies Color);

/** The pairings round by round, byes at the end of each. */
const pairingsOf = (players: readonly Made[]): readonly (readonly Paired[])[] =>
  (players[0]?.rounds ?? []).map((_, r) =>
    players.flatMap((white): Paired[] => {
      const round = white.rounds[r];
      if (round === undefined || !isWhite(round) || round.kind === "unpaired") return [];
      const black = "opponent" in round ? (players.find(({ no }) => no === round.opponent) ?? null) : null;
      return [{ round: r + 1, white, black, result: resultOf(round) }];
    }),
  );

const RESULT_CELL = { win: "1", draw: "½", loss: "0" } as const;

const apart = (round: Round): readonly unknown[] => {
  const color = "color" in round && round.color !== null ? round.color.slice(0, 1).toUpperCase() : "";
  switch (round.kind) {
    case "game":
      return [round.opponent, color, RESULT_CELL[round.result]];
    case "forfeit":
      return [round.opponent, "", { win: "X", draw: "=", loss: "F" }[round.result]];
    case "bye":
      return ["", "", { full: "B", half: "H", zero: "U" }[round.worth]];
    default:
      return ["", "", "U"];
  }
};

const PLAIN = { forfeits: true, halfByes: true, absences: true } as const;

export const LIST_PRINTERS: readonly Printer[] = [
  {
    name: "pairing list, one table",
    loss: {},
    kinds: { ...PLAIN, pending: true },
    print: (players) => [
      ["Round", "Board", "White", "Result", "Black"],
      ...pairingsOf(players).flatMap((pairs) =>
        pairs.map(({ round, white, black, result }, at) => [
          round,
          at + 1,
          white.no,
          result,
          black?.no ?? "bye",
        ]),
      ),
    ],
  },
  {
    name: "pairing lists, a table a round, with names",
    loss: {},
    kinds: PLAIN,
    print: (players) => [
      ["Club Open"],
      ...pairingsOf(players).flatMap((pairs, r) => [
        [],
        [`Round ${r + 1}`],
        ["Bo.", "No.", "White", "Rtg", "Result", "Black", "Rtg", "No."],
        ...pairs.map(({ white, black, result }, at) => [
          at + 1,
          white.no,
          white.name,
          white.rating,
          result,
          black?.name ?? "bye",
          black?.rating ?? "",
          black?.no ?? "",
        ]),
      ]),
    ],
  },
  {
    name: "pairing lists in German",
    loss: {},
    kinds: { forfeits: true, halfByes: true },
    print: (players) => [
      ...pairingsOf(players).flatMap((pairs, r) => [
        [`${r + 1}. Runde`],
        ["Brett", "Nr.", "Weiß", "Ergebnis", "Schwarz", "Nr."],
        ...pairs.map(({ white, black, result }, at) => [
          at + 1,
          white.no,
          white.name,
          result.replace(/^(\S)-(\S)$/, "$1 : $2"),
          black?.name ?? "spielfrei",
          black?.no ?? "",
        ]),
      ]),
    ],
  },
  {
    name: "pairing list with two result columns",
    loss: { forfeitColors: true },
    kinds: { absences: true },
    print: (players) => [
      [
        "Round",
        "Board",
        "White Player",
        "White Name",
        "Black Player",
        "Black Name",
        "Results White",
        "Results Black",
      ],
      ...pairingsOf(players).flatMap((pairs) =>
        pairs.map(({ round, white, black, result }, at) => {
          const [mine, theirs] = black === null ? ["1", ""] : (result.split("-") as [string, string]);
          return [round, at + 1, white.no, white.name, black?.no ?? "", black?.name ?? "BYE", mine, theirs];
        }),
      ),
    ],
  },
  {
    name: "pairing lists side by side, White's points alone",
    loss: {},
    kinds: { halfByes: true, absences: true, pending: true },
    print: (players) => {
      const rounds = pairingsOf(players);
      const height = Math.max(...rounds.map(({ length }) => length));
      return [
        rounds.flatMap((_, r) => [`Round ${r + 1}`, "", "", ""]),
        rounds.flatMap(() => ["White", "Result", "Black", ""]),
        ...Array.from({ length: height }, (_, at) =>
          rounds.flatMap((pairs) => {
            const pair = pairs[at];
            if (pair === undefined) return ["", "", "", ""];
            return [pair.white.no, pair.result.replace(/-.*$/, ""), pair.black?.no ?? "bye", ""];
          }),
        ),
      ];
    },
  },
  {
    name: "opponent, color and result in columns",
    loss: { forfeitColors: true },
    print: (players) => [
      [
        "No",
        "Name",
        "Rating",
        ...(players[0]?.rounds ?? []).flatMap((_, r) => [`R${r + 1} Opp`, `R${r + 1} Col`, `R${r + 1} Res`]),
        "Total",
      ],
      ...players.map((player) => [
        player.no,
        player.name,
        player.rating,
        ...player.rounds.flatMap(apart),
        scoreOf(player) / 2,
      ]),
    ],
  },
  {
    name: "opponent and result in columns under a merged heading",
    loss: { colors: true },
    print: (players) => [
      ["", "", ...(players[0]?.rounds ?? []).flatMap((_, r) => [`Round ${r + 1}`, ""]), ""],
      ["No", "Name", ...(players[0]?.rounds ?? []).flatMap(() => ["Opp", "Res"]), "Pts"],
      ...players.map((player) => [
        player.no,
        player.name,
        ...player.rounds.flatMap((round) => {
          const [who, , what] = apart(round);
          return [who, what];
        }),
        scoreOf(player) / 2,
      ]),
    ],
  },
];
