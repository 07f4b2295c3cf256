import type { Result, Round } from "../engine/index";

/** What a player did. */
export const VERBS: Readonly<Record<Result, string>> = { win: "won", draw: "drew", loss: "lost" };

const against = (opponent: number | null): string => (opponent === null ? "" : ` against ${opponent}`);

/** What a cell means, in words. */
export const meaning = (round: Round): string => {
  switch (round.kind) {
    case "game":
      return `${VERBS[round.result]}${against(round.opponent)}`;
    case "forfeit":
      return `${VERBS[round.result]} by forfeit${against(round.opponent)}`;
    case "bye":
      return `a ${round.worth === "zero" ? "zero" : round.worth}-point bye`;
    case "pending":
      return `not finished${against(round.opponent)}`;
    case "unpaired":
      return "not played";
  }
};
