import type { TieBreak } from "../../tiebreak";
import { adjusted, averageBuchholz, buchholz, foreAdjusted, foreBuchholz } from "./buchholz";
import { directEncounter } from "./direct-encounter";
import { blackGames, blackWins, electedToPlay, gamesPlayed, gamesWon, voluntaryRounds, wins } from "./counts";
import { pairingNumber, progressive, standardScore } from "./own-scores";
import { averagePerfect, averagePerformance, perfectPerformance, performanceRating } from "./performance";
import { averageRating, plainRating, rating } from "./ratings";
import { koya, sonnebornBerger } from "./sonneborn";

/** The tie-breaks of FIDE for individual events, in the order in which lists show them. */
export const FIDE_TIE_BREAKS: readonly TieBreak[] = [
  directEncounter,
  buchholz,
  foreBuchholz,
  averageBuchholz,
  sonnebornBerger,
  koya,
  wins,
  gamesWon,
  blackGames,
  blackWins,
  progressive,
  electedToPlay,
  standardScore,
  averageRating,
  performanceRating,
  perfectPerformance,
  averagePerformance,
  averagePerfect,
  rating,
  pairingNumber,
  adjusted,
  foreAdjusted,
  voluntaryRounds,
  gamesPlayed,
  plainRating,
];
