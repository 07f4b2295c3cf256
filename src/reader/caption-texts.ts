import type { FindingCode } from "./finding";
import type { ExpectedResult } from "./finding-facts";
import { NUMBERS } from "./phrases";
import type { NumberKind } from "./types";

/** The way out of a finding, in words; most warnings and notes need none. */
export const CAPTION_TEXTS: Partial<Readonly<Record<FindingCode, string>>> = {
  "games-disagree": "Both rows must show the same game.",
  "one-sided": "Allowed; N, R and S mark results that are meant to differ.",
  "total-missing": "Type the total, to have it compared.",
  "number-twice": "Give one of them another number.",
  "plays-himself": "Correct the opponent's number.",
  damaged: "Format the column as text, then type the result again.",
  "error-value": "Correct the formula, or type the result.",
  unrated: "Rating averages leave them out.",
  "met-twice": "Allowed; check that it is meant.",
  "spelled-differently": "If so, write the name alike in both; else it is fine.",
  "several-byes": "Allowed; check that it is meant.",
  "byes-in-round": "Usually one player at most is left over.",
  "results-missing": "They count as not yet played.",
  "same-color": "One of the two colors must be wrong.",
  "colors-missing": "Tie-breaks that count colors may be wrong.",
  "no-opponent": "For a game, write the opponent's number; else B, H or U.",
  "blank-cell": "It counts as not played.",
  "no-number": "Give every player a number.",
  "numbers-missing": "Fine, if they withdrew before round 1.",
  "byes-by-total": "Write H in the rounds that were half-point byes.",
  "sign-lost": "Format the column as text, then type the result again.",
  "play-off-note": "A column headed Play-off (1 = first) makes it count.",
  diagonal: "A player does not meet himself: leave the cell empty.",
  "uneven-rows": "Show every round: U where nobody played.",
};

/** What may stand in a cell that holds no result. */
export const EXPECTED_TEXTS: Readonly<Record<ExpectedResult, string>> = {
  round: "Expected is something like W12, D5, L3, B, H or U.",
  game: "Expected is a result such as 1-0, ½-½ or 0-1.",
  points: "Expected is 1, ½ or 0.",
};

/** The way out of a total that is another than the sum; `missing`: it is half a point higher. */
export const totalDiffersCaption = (missing: boolean): string =>
  missing
    ? "Or a half-point bye is missing from the rounds."
    : "Correct the total, or the round that is wrong.";

/** The way out of a number that nobody has. */
export const noSuchPlayerCaption = (kind: NumberKind, highest: number): string =>
  `The ${NUMBERS[kind]}s go from 1 to ${highest}.`;
