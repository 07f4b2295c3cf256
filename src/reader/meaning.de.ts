import type { Round } from "../engine/index";
import type { Translation } from "../translation";
import type * as English from "./meaning";

export const VERBS = { win: "gewonnen", draw: "remis gespielt", loss: "verloren" } satisfies Translation<
  typeof English.VERBS
>;

const against = (opponent: number | null): string => (opponent === null ? "" : ` gegen ${opponent}`);

const BYES = { full: "spielfrei", half: "spielfrei mit ½ Punkt", zero: "spielfrei ohne Punkt" } as const;

const FORFEITS = { win: "kampflos gewonnen", draw: "kampflos remis", loss: "kampflos verloren" } as const;

export const meaning: typeof English.meaning = (round: Round) => {
  switch (round.kind) {
    case "game":
      return `${VERBS[round.result]}${against(round.opponent)}`;
    case "forfeit":
      return `${FORFEITS[round.result]}${against(round.opponent)}`;
    case "bye":
      return BYES[round.worth];
    case "pending":
      return `noch nicht beendet${against(round.opponent)}`;
    case "unpaired":
      return "nicht gespielt";
  }
};
