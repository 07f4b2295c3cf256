import type { Result, Round } from "../engine/index";
import { NUMBERS } from "./phrases";
import type { NumberKind } from "./types";

/** What a player did. */
export const VERBS: Readonly<Record<Result, string>> = { win: "won", draw: "drew", loss: "lost" };

const against = (opponent: number | null, by: NumberKind | undefined): string =>
  opponent === null ? "" : ` against ${by === undefined ? "" : `${NUMBERS[by]} `}${opponent}`;

/** What a cell means, in words; `by`: what its number is, where players go by another. */
export const meaning = (round: Round, by: NumberKind | undefined): string => {
  switch (round.kind) {
    case "game":
      return `${VERBS[round.result]}${against(round.opponent, by)}`;
    case "forfeit":
      return `${VERBS[round.result]} by forfeit${against(round.opponent, by)}`;
    case "bye":
      return `a ${round.worth === "zero" ? "zero" : round.worth}-point bye`;
    case "pending":
      return `not finished${against(round.opponent, by)}`;
    case "unpaired":
      return "not played";
  }
};
