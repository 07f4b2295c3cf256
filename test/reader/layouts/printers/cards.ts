import type { Round } from "../../../../src/engine/index";
import { halvesOf, type Made } from "../tournaments";
import type { Printer } from "./printer";

const POINTS: readonly string[] = ["0", "½", "1"];

const colorOf = (round: Round): string =>
  "color" in round && round.color !== null ? round.color.slice(0, 1).toUpperCase() : "";

const gameOf = (round: Round): string => {
  const points = POINTS[halvesOf(round)] ?? "";
  return round.kind === "game" ? `${colorOf(round)} ${round.opponent} ${points}` : `bye ${points}`;
};

const cardOf = (player: Made): readonly string[] => {
  let halves = 0;
  return [
    `${String(player.no).padEnd(4)}/${player.name}/Team ${player.no % 3}/            0         ${player.rating}`,
    ...player.rounds.map((round) => {
      halves += halvesOf(round);
      return `    ${gameOf(round).padEnd(8)} ${halves / 2}`;
    }),
  ];
};

export const CARD_PRINTERS: readonly Printer[] = [
  {
    name: "pairing cards",
    loss: {},
    kinds: { halfByes: true, absences: true },
    print: (players) => players.flatMap(cardOf).map((line) => [line]),
  },
];
