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

const SMALL = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** `two`, `twelve`, `13`. */
export const countWord = (count: number): string => SMALL[count] ?? String(count);

const ENDINGS: Readonly<Record<number, string>> = { 1: "st", 2: "nd", 3: "rd" };

/** `1st`, `11th`, `22nd`. */
export const ordinal = (count: number): string => {
  const teen = Math.floor(count / 10) % 10 === 1;
  return `${count}${(teen ? undefined : ENDINGS[count % 10]) ?? "th"}`;
};

/** `Whitaker`, `Whitaker and Park`, `Whitaker, Park and Tran`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
