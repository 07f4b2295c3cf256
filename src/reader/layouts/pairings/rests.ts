import { type Listed, other, type Players } from "./players";
import type { Pairing } from "./rounds";

const COLORS = ["white", "black"] as const;

/**
 * Whether byes are the rests of a round robin of an odd number, which are worth nothing where nothing is said.
 *
 * Everybody meets everybody else, and rests, equally often.
 */
export const areRests = (pairings: readonly Pairing[], players: Players): boolean => {
  const count = players.all.length;
  const cycles = new Set(pairings.map(({ round }) => round)).size / count;
  if (count % 2 === 0 || !Number.isInteger(cycles)) return false;
  const met = new Map<Listed, Map<Listed, number>>(players.all.map((player) => [player, new Map()]));
  for (const pairing of pairings)
    for (const color of COLORS) {
      const player = players.at(pairing, color);
      const opponents = player === undefined ? undefined : met.get(player);
      if (player === undefined || opponents === undefined) continue;
      // Who rests meets himself.
      const opponent = players.at(pairing, other(color)) ?? player;
      opponents.set(opponent, (opponents.get(opponent) ?? 0) + 1);
    }
  return [...met.values()].every(
    (opponents) => opponents.size === count && [...opponents.values()].every((times) => times === cycles),
  );
};
