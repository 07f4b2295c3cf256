/** What competitors and their encounters are called. */
export interface Nouns {
  readonly player: string;
  readonly players: string;
  readonly game: string;
  readonly games: string;
}

const PLAYERS: Nouns = { player: "player", players: "players", game: "game", games: "games" };
const TEAMS: Nouns = { player: "team", players: "teams", game: "match", games: "matches" };

/** The nouns for those who are ranked. */
export const nounsOf = (players: readonly { readonly isTeam?: true }[]): Nouns =>
  players[0]?.isTeam === true ? TEAMS : PLAYERS;
