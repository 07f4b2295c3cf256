import type { Round } from "../../../../src/engine/index";
import { scoreOf, tiedWith } from "../tournaments";
import { colorOf, parts, points, roundsIn } from "./common";
import type { Printer } from "./printer";

const withBrackets = (round: Round): string => {
  const [letter, opponent] = parts(round);
  return opponent === null
    ? `${letter}---`
    : `${letter}${opponent}${round.kind === "game" ? ` (${colorOf(round)})` : ""}`;
};

const GIVEN = { forfeitColors: true } as const;

export const SWISSSYS_PRINTERS: readonly Printer[] = [
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
            return `${letter}${opponent ?? "---"}`;
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
