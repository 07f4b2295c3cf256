import type { Modifiers, TieBreak } from "../../tiebreak";
import {
  adjustedCumulative,
  cumulative,
  cumulativeOfOpposition,
  progressive,
} from "../../tiebreaks/cumulative";
import {
  adjusted,
  averageBuchholz,
  buchholz,
  foreAdjusted,
  foreBuchholz,
} from "../../tiebreaks/fide/buchholz";
import { electedToPlay, voluntaryRounds } from "../../tiebreaks/fide/counts";
import { directEncounter } from "../../tiebreaks/fide/direct-encounter";
import {
  pairingNumber,
  progressive as fideProgressive,
  standardScore,
} from "../../tiebreaks/fide/own-scores";
import { plainRating, rating } from "../../tiebreaks/fide/ratings";
import { koya as fideKoya, sonnebornBerger as fideSonneborn } from "../../tiebreaks/fide/sonneborn";
import { headToHead } from "../../tiebreaks/head-to-head";
import { coin, playoff } from "../../tiebreaks/lots";
import { median, modifiedMedian, solkoff } from "../../tiebreaks/opponents-scores";
import { kashdan, percentage } from "../../tiebreaks/own-results";
import { score } from "../../tiebreaks/points";
import { averageOpposition } from "../../tiebreaks/ratings";
import { koya, sonnebornBerger } from "../../tiebreaks/sonneborn";
import type { TeamViews } from "../../view";
import type { Placement } from "../event";
import { BLACK_BOARDS, boardCount, FIDE_WINS, US_WINS } from "./boards";
import { bottomBoardElimination, topBoardResults } from "./elimination";
import { EXTENDED_ENCOUNTERS } from "./encounter";
import { performanceIndex } from "./performance-index";
import { gameMatchPoints, gamePoints, gamePointsHelper, matchPointsHelper, otherPoints } from "./points";
import { amateurTeam, weighted } from "./products";
import { EXTENDED_SONNEBORN } from "./sonneborn";
import { scoreStrength } from "./strength";

/** Tie-breaks of players that work on matches as they do on games; `:GP` lets them work on board points. */
const ON_MATCHES: readonly TieBreak[] = [
  modifiedMedian,
  solkoff,
  median,
  cumulative,
  cumulativeOfOpposition,
  kashdan,
  sonnebornBerger,
  headToHead,
  ...US_WINS,
  koya,
  progressive,
  adjustedCumulative,
];

const ON_FIDE_MATCHES: readonly TieBreak[] = [
  directEncounter,
  buchholz,
  foreBuchholz,
  averageBuchholz,
  fideSonneborn,
  fideKoya,
  ...FIDE_WINS,
  ...BLACK_BOARDS,
  fideProgressive,
  electedToPlay,
  standardScore,
  adjusted,
  foreAdjusted,
  voluntaryRounds,
];

/** Tie-breaks that no event of players has. */
export const TEAM_ONLY: readonly TieBreak[] = [
  amateurTeam,
  gamePoints,
  weighted,
  performanceIndex,
  gameMatchPoints,
  otherPoints,
  ...EXTENDED_SONNEBORN,
  ...EXTENDED_ENCOUNTERS,
  boardCount,
  topBoardResults,
  bottomBoardElimination,
  scoreStrength,
  matchPointsHelper,
  gamePointsHelper,
];

/** Every tie-break of an event for teams, in the order in which lists show them. */
export const TEAM_TIE_BREAKS: readonly TieBreak[] = [
  score,
  ...TEAM_ONLY.filter(({ world }) => world === "us"),
  ...ON_MATCHES,
  averageOpposition,
  percentage,
  playoff,
  coin,
  ...TEAM_ONLY.filter(({ world }) => world === "fide"),
  ...ON_FIDE_MATCHES,
  rating,
  plainRating,
  pairingNumber,
];

const WITH_POINTS: ReadonlySet<TieBreak> = new Set([score, ...ON_MATCHES, ...ON_FIDE_MATCHES]);

/** Whether a tie-break takes `:MP` and `:GP`. */
export const takesPoints = (tieBreak: TieBreak): boolean => WITH_POINTS.has(tieBreak);

/**
 * Whose points a tie-break works on, and by which it is explained: those that are asked for, for the score those that
 * place the teams, else those of the rule, else match points.
 */
export const pointsOfItem = (
  tieBreak: TieBreak,
  { points }: Modifiers,
  placement: TeamViews["placement"],
): Placement => points ?? (tieBreak === score ? placement : (tieBreak.points ?? "match"));
