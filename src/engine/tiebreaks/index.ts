import type { TieBreak } from "../tiebreak";
import { cumulative, cumulativeOfOpposition, progressive } from "./cumulative";
import { headToHead } from "./head-to-head";
import { median, modifiedMedian, solkoff } from "./opponents-scores";
import { gamesWon, kashdan, mostBlacks } from "./own-results";
import { actualPlay, score } from "./points";
import { sonnebornBerger } from "./sonneborn";

/** Every tie-break, in the order in which lists show them. */
export const TIE_BREAKS: readonly TieBreak[] = [
  score,
  actualPlay,
  modifiedMedian,
  solkoff,
  median,
  cumulative,
  cumulativeOfOpposition,
  kashdan,
  sonnebornBerger,
  headToHead,
  mostBlacks,
  gamesWon,
  progressive,
];
