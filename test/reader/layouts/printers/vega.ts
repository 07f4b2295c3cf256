import { scoreOf } from "../tournaments";
import { POINTS, table, total } from "./common";
import type { Printer } from "./printer";

export const VEGA_PRINTERS: readonly Printer[] = [
  {
    name: "Vega, a line feed in the cell",
    loss: { colors: true },
    ranks: true,
    kinds: { halfByes: true, absences: true },
    print: table(
      ["Pos", "Player", "Rtg", "Fed", "Pts"],
      (player) => [player.no, player.name, player.rating, "", scoreOf(player) / 2],
      (round) =>
        round.kind === "game"
          ? `${POINTS[round.result]}\n${round.opponent}`
          : round.kind === "bye"
            ? { full: "1\nBYE", half: "½\nBYE", zero: "" }[round.worth]
            : "",
      () => [],
      [],
    ),
  },
  {
    name: "Vega, glued",
    loss: { colors: true },
    kinds: { halfByes: true, absences: true },
    print: table(
      ["Player", "Rtg", "Fed", "Pts"],
      (player) => [`${player.no} ${player.name}`, player.rating, "", total(player)[0]],
      (round) =>
        round.kind === "game"
          ? `${POINTS[round.result]}${round.opponent}`
          : round.kind === "bye"
            ? { full: "1BYE", half: "½ BYE", zero: "" }[round.worth]
            : "",
      () => [],
      [],
    ),
  },
  {
    name: "Vega, glued cells made numbers",
    loss: { colors: true },
    kinds: { halfByes: true, absences: true },
    print: table(
      ["Pos", "Player", "Rtg", "Fed", "Pts"],
      (player) => [player.no, player.name, player.rating, "", scoreOf(player) / 2],
      (round) => {
        const text =
          round.kind === "game"
            ? `${POINTS[round.result]}${round.opponent}`
            : round.kind === "bye"
              ? { full: "1BYE", half: "½ BYE", zero: "" }[round.worth]
              : "";
        return /^\d+$/.test(text) ? Number(text) : text;
      },
      () => [],
      [],
    ),
  },
];
