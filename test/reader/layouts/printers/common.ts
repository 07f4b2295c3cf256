import type { Round } from "../../../../src/engine/index";
import type { Cells } from "../../../../src/reader/types";
import { type Made, scoreOf } from "../tournaments";

const GAME = { win: "W", draw: "D", loss: "L" } as const;
const FORFEIT = { win: "X", draw: "Z", loss: "F" } as const;
const BYE = { full: "B", half: "H", zero: "U" } as const;

export const colorOf = (round: Round): string =>
  "color" in round && round.color !== null ? round.color.slice(0, 1) : "";

/** Letter and opponent; a bye has none. */
export const parts = (round: Round): readonly [string, number | null] => {
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

export const points = (halves: number): string => (halves / 2).toFixed(1);

export const roundsIn = (players: readonly Made[]): readonly number[] =>
  (players[0]?.rounds ?? []).map((_, r) => r + 1);

export const POINTS = { win: "1", draw: "½", loss: "0" } as const;
export const SIGNS = { win: "+", draw: "=", loss: "-" } as const;

export type Letters = readonly [white: string, black: string];

export const letterOf = (round: Round, [white, black]: Letters): string =>
  "color" in round && round.color !== null ? (round.color === "white" ? white : black) : "";

export const comma = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : `${(halves - 1) / 2},5`;

export const table =
  (
    head: readonly string[],
    before: (player: Made) => readonly unknown[],
    cell: (round: Round) => unknown,
    after: (player: Made) => readonly unknown[],
    tail: readonly string[],
    name = (r: number) => String(r),
  ) =>
  (players: readonly Made[]): Cells => [
    [...head, ...roundsIn(players).map(name), ...tail],
    ...players.map((player) => [...before(player), ...player.rounds.map(cell), ...after(player)]),
  ];

export const plain = (player: Made): readonly unknown[] => [player.no, player.name, player.rating];
export const total = (player: Made): readonly unknown[] => [(scoreOf(player) / 2).toFixed(1)];
