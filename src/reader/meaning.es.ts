import type { Round } from "../engine/index";
import type { Translation } from "../translation";
import type * as English from "./meaning";

export const VERBS = { win: "ganó", draw: "hizo tablas", loss: "perdió" } satisfies Translation<
  typeof English.VERBS
>;

const against = (opponent: number | null): string => (opponent === null ? "" : ` contra ${opponent}`);

const BYES = { full: "bye de un punto", half: "bye de medio punto", zero: "bye de cero puntos" } as const;

export const meaning: typeof English.meaning = (round: Round) => {
  switch (round.kind) {
    case "game":
      return `${VERBS[round.result]}${against(round.opponent)}`;
    case "forfeit":
      return `${VERBS[round.result]} por incomparecencia${against(round.opponent)}`;
    case "bye":
      return BYES[round.worth];
    case "pending":
      return `sin terminar${against(round.opponent)}`;
    case "unpaired":
      return "no jugada";
  }
};
