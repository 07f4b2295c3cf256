import type { TieBreak } from "../tiebreak";
import { adjustedCumulative, cumulative, cumulativeOfOpposition, progressive } from "./cumulative";
import { FIDE_TIE_BREAKS } from "./fide/index";
import { headToHead } from "./head-to-head";
import { coin, playoff } from "./lots";
import { median, modifiedMedian, solkoff } from "./opponents-scores";
import { extraForBlack, gamesWon, kashdan, mostBlacks, percentage, wins } from "./own-results";
import { actualPlay, score } from "./points";
import { averageOpposition, competitionAverage } from "./ratings";
import { averagePerformance, performanceOfOpposition } from "./ratings-performance";
import { koya, sonnebornBerger } from "./sonneborn";

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
  extraForBlack,
  wins,
  gamesWon,
  koya,
  progressive,
  performanceOfOpposition,
  averageOpposition,
  averagePerformance,
  percentage,
  adjustedCumulative,
  competitionAverage,
  playoff,
  coin,
  ...FIDE_TIE_BREAKS,
];
