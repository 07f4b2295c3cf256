import { EXPLAIN_TEXTS as T } from "./explain-texts";
import type { Result, Round } from "./tournament";

const FORFEITS: Record<Result, string> = {
  win: T.unplayed.forfeitWin,
  draw: T.unplayed.forfeitDraw,
  loss: T.unplayed.forfeitLoss,
};

const BYES = { full: T.unplayed.fullBye, half: T.unplayed.halfBye, zero: T.unplayed.zeroBye } as const;

/** What an unplayed round is called; null for a game. */
export const unplayedText = (round: Round): string | null => {
  switch (round.kind) {
    case "game":
      return null;
    case "forfeit":
      return FORFEITS[round.result];
    case "bye":
      return BYES[round.worth];
    case "unpaired":
      return T.unplayed.absent;
    case "pending":
      return T.unplayed.pending;
  }
};

/** What an own unplayed round is called: `bye`, `absence`. */
export const ownUnplayedText = (round: Round): string | null =>
  round.kind === "unpaired" || round.kind === "pending" ? T.own[round.kind] : unplayedText(round);

/** A round in words: `beat Whitaker`, `forfeit win against Whitaker`, `half-point bye`. */
export const gameText = (round: Round, opponent: string | null): string => {
  const unplayed = unplayedText(round);
  if (unplayed !== null) return opponent === null ? unplayed : T.game.against(unplayed, opponent);
  if (round.kind !== "game") return "";
  const first = T.game[round.result](opponent ?? T.game.unknown);
  return round.second === undefined
    ? first
    : T.game.two(first, T.game[round.second](opponent ?? T.game.unknown));
};

const GAME_LETTERS: Record<Result, string> = { win: "W", draw: "D", loss: "L" };

const FORFEIT_LETTERS: Record<Result, string> = { win: "X", draw: "Z", loss: "F" };

const BYE_LETTERS = { full: "B", half: "H", zero: "U" } as const;

/** The result as a wall chart writes it, without opponent and color. */
export const lettersOf = (round: Round): string => {
  switch (round.kind) {
    case "game":
      return GAME_LETTERS[round.result] + (round.second === undefined ? "" : GAME_LETTERS[round.second]);
    case "forfeit":
      return FORFEIT_LETTERS[round.result];
    case "bye":
      return round.worth === "full" && !round.allocated ? "P" : BYE_LETTERS[round.worth];
    case "unpaired":
      return "U";
    case "pending":
      return "*";
  }
};

/** The result as a wall chart writes it, without the opponent: `W w`, `X`, `H`. */
export const resultText = (round: Round): string =>
  "color" in round && round.color !== null
    ? `${lettersOf(round)} ${round.color === "white" ? "w" : "b"}`
    : lettersOf(round);
