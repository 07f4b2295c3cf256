import type { Translation } from "../translation";
import type * as English from "./explain-wording";

export const NOUNS = {
  players: { player: "jugador", players: "jugadores", game: "partida", games: "partidas" },
  teams: { player: "equipo", players: "equipos", game: "encuentro", games: "encuentros" },
} satisfies Translation<typeof English.NOUNS>;

const SMALL = "ningún un dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" ");

export const countWord: typeof English.countWord = (count) => SMALL[count] ?? String(count);

export const ordinal: typeof English.ordinal = (count) => `${count}.º`;

const SOUNDS_LIKE_I = /^h?[ií](?![aeou])/i;

export const listed: typeof English.listed = (words) => {
  const last = words.at(-1) ?? "";
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${SOUNDS_LIKE_I.test(last) ? "e" : "y"} ${last}`;
};
