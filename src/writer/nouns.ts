import { type Nouns, nounsOf } from "../engine/index";
import type { Section } from "./input";

/** What those who are ranked are called: players, or teams. */
export const nounsIn = ({ standings }: Pick<Section, "standings">): Nouns =>
  nounsOf(standings.tournament.players);

/** The same for several sections: teams only where all of them are of teams. */
export const nounsInAll = (sections: readonly Pick<Section, "standings">[]): Nouns =>
  nounsOf(sections.flatMap(({ standings }) => standings.tournament.players));
