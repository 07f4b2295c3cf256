import type { Player, PlayerNo } from "../engine/index";
import { cleanText } from "./clean";

const COMMA = /^([^,]*),\s*(.*)$/;
const LAST_WORD = /^(.*\s)?(\S+)$/;

/** `Nair, Priya` and `Priya Nair` are both Nair. */
export const familyName = (name: string): string => {
  const clean = cleanText(name).trim();
  return (COMMA.exec(clean)?.[1] ?? LAST_WORD.exec(clean)?.[2] ?? clean).trim() || clean;
};

/** First name first, as in a sentence: `Priya Nair`. */
export const spokenName = (name: string): string => {
  const clean = cleanText(name).trim();
  const [, family = "", first = ""] = COMMA.exec(clean) ?? [];
  return first.trim() === "" ? clean.replace(/,$/, "") : `${first.trim()} ${family.trim()}`;
};

/** The family name of each player, with the first name where several share it. */
export const shortNames = (players: readonly Player[]): ReadonlyMap<PlayerNo, string> => {
  const counts = new Map<string, number>();
  for (const { name } of players) {
    const key = familyName(name).toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map(
    players.map(({ no, name }) => {
      const family = familyName(name);
      return [no, (counts.get(family.toLowerCase()) ?? 0) > 1 ? spokenName(name) : family];
    }),
  );
};
