import { halfPoints, inPoints, NOUNS, pointsText, WITH_SIGNS } from "../../engine/index";
import { fieldIn } from "../sequence";
import { allStandings } from "./tied";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";

const T = TEXTS.rank;

/** The score groups whose workings may be written by themselves, in half-points. */
export const workingScores = (subject: Crosstable): { readonly value: string; readonly text: string }[] => {
  const nouns = NOUNS[fieldIn(subject)];
  const rows = allStandings(subject).flatMap((standings) => standings.rows);
  const counts = new Map<number, number>();
  for (const { entry } of rows) counts.set(entry.score, (counts.get(entry.score) ?? 0) + 1);
  const groups = [...counts].sort(([a], [b]) => b - a);
  return [
    { value: "", text: T.allPlayers(rows.length, nouns) },
    ...groups.map(([score, players]) => ({
      value: String(score),
      text: T.scoreGroup(pointsText(inPoints(halfPoints(score)), WITH_SIGNS), players, nouns),
    })),
  ];
};
