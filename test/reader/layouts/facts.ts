import type { Round } from "../../../src/engine/index";

/** What a layout cannot tell; everything else must come back as it was. */
export interface Loss {
  readonly colors?: true;
  /** Forfeits have no color. */
  readonly forfeitColors?: true;
  /** Forfeits do not name the opponent. */
  readonly forfeitOpponents?: true;
  /** Forfeits look like played games. */
  readonly forfeits?: true;
  /** Byes show in the total only. */
  readonly byes?: true;
  /** Absences and games not played yet look alike. */
  readonly pending?: true;
}

const LETTERS = { win: "W", draw: "D", loss: "L" } as const;
const FORFEITS = { win: "X", draw: "Z", loss: "F" } as const;
const BYES = { full: "B", half: "H", zero: "U" } as const;

const opponentIn = (no: number | null): string => (no === null ? "" : String(no));

/** What remains of a round in a layout. */
export const told = (round: Round, loss: Loss): string => {
  const color =
    "color" in round && round.color !== null && loss.colors === undefined ? round.color.slice(0, 1) : "";
  switch (round.kind) {
    case "game":
      return `${LETTERS[round.result]}${opponentIn(round.opponent)}${color}`;
    case "forfeit": {
      if (loss.forfeits === true) return `${LETTERS[round.result]}${opponentIn(round.opponent)}${color}`;
      if (loss.forfeitOpponents === true) return FORFEITS[round.result];
      return `${FORFEITS[round.result]}${opponentIn(round.opponent)}${loss.forfeitColors === true ? "" : color}`;
    }
    case "bye":
      return BYES[round.worth];
    case "unpaired":
      return "U";
    case "pending":
      return loss.pending === true ? "U" : `*${opponentIn(round.opponent)}${color}`;
  }
};
