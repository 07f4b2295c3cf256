import { halfPoints, inPoints, pointsText, WITH_SIGNS } from "../../engine/index";
import { allStandings } from "./tied";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";

const T = TEXTS.rank;

/** The score groups whose workings may be written by themselves, in half-points. */
export const workingScores = (subject: Crosstable): { readonly value: string; readonly text: string }[] => {
  const rows = allStandings(subject).flatMap((standings) => standings.rows);
  const counts = new Map<number, number>();
  for (const { entry } of rows) counts.set(entry.score, (counts.get(entry.score) ?? 0) + 1);
  const groups = [...counts].sort(([a], [b]) => b - a);
  return [
    { value: "", text: T.allPlayers(rows.length) },
    ...groups.map(([score, players]) => ({
      value: String(score),
      text: T.scoreGroup(pointsText(inPoints(halfPoints(score)), WITH_SIGNS), players),
    })),
  ];
};
