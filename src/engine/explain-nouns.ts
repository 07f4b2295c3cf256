import { type Nouns, NOUNS } from "./explain-wording";

export { type Nouns, NOUNS } from "./explain-wording";

/** The nouns for those who are ranked: teams only where all are. */
export const nounsOf = (players: readonly { readonly isTeam?: true }[]): Nouns =>
  NOUNS[players.length > 0 && players.every(({ isTeam }) => isTeam === true) ? "teams" : "players"];
