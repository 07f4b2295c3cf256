import type { Color, Result, Round } from "../engine/index";
import { NOBODY } from "./resolve";
import { COLOR_LETTERS } from "./token";

const LETTERS: Readonly<Record<Result, string>> = { win: "W", draw: "D", loss: "L" };

/** One side of a ruling that the two rows do not share. */
const RULED: Readonly<Record<Result, string>> = { win: "N", draw: "R", loss: "S" };

const FORFEITS: Readonly<Record<Result, string>> = { win: "X", draw: "Z", loss: "F" };

const BYES: Readonly<Record<"full" | "half" | "zero", string>> = { full: "B", half: "H", zero: "Z" };

const numbered = (opponent: number | null, color: Color | null): string =>
  `${opponent === null || opponent === NOBODY ? "" : opponent}${color === null ? "" : COLOR_LETTERS[color]}`;

type Game = Extract<Round, { kind: "game" }>;

const gameLetters = ({ result, second }: Game, oneSided: boolean): string => {
  if (second !== undefined) return LETTERS[result] + LETTERS[second];
  return oneSided ? RULED[result] : LETTERS[result];
};

/**
 * A round as a wall chart writes it: `W12w`, `X3`, `B`, `H`, `U`, `*12w`.
 *
 * `oneSided` marks a game of which the opponent's row says otherwise.
 */
export const printCell = (round: Round, oneSided = false): string => {
  switch (round.kind) {
    case "game":
      return gameLetters(round, oneSided) + numbered(round.opponent, round.color);
    case "forfeit":
      return FORFEITS[round.result] + numbered(round.opponent, round.color);
    case "bye":
      return round.worth === "full" && !round.allocated ? "P" : BYES[round.worth];
    case "pending":
      return `*${numbered(round.opponent, round.color)}`;
    case "unpaired":
      return "U";
  }
};
