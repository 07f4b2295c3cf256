import type { Translation } from "../translation";
import type * as English from "./explain-wording";

export const NOUNS = {
  players: { player: "Spieler", players: "Spieler", game: "Partie", games: "Partien" },
  teams: { player: "Mannschaft", players: "Mannschaften", game: "Kampf", games: "Kämpfe" },
} satisfies Translation<typeof English.NOUNS>;

const SMALL = "kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" ");

export const countWord: typeof English.countWord = (count) => SMALL[count] ?? String(count);

export const ordinal: typeof English.ordinal = (count) => `${count}.`;

export const listed: typeof English.listed = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} und ${words.at(-1) ?? ""}`;
