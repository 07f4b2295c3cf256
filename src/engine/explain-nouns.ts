/** What competitors and their encounters are called. */
export interface Nouns {
  readonly player: string;
  readonly players: string;
  readonly game: string;
  readonly games: string;
}

export const NOUNS: Readonly<Record<"players" | "teams", Nouns>> = {
  players: { player: "player", players: "players", game: "game", games: "games" },
  teams: { player: "team", players: "teams", game: "match", games: "matches" },
};

/** The nouns for those who are ranked: teams only where all are. */
export const nounsOf = (players: readonly { readonly isTeam?: true }[]): Nouns =>
  NOUNS[players.length > 0 && players.every(({ isTeam }) => isTeam === true) ? "teams" : "players"];
