import type { Exact, HalfPoints } from "../points";
import type { Rules } from "../rules";
import type { SequenceProblem } from "../sequence";
import type { Standing, Standings } from "../standings";
import type { Entry } from "../view";
import type { TeamEvent } from "./event";
import type { MedleyDivision, MedleyEvent, MedleySection } from "./medley-event";

/**
 * Ranks the teams of an event by a sequence of codes; without any by that of the rule set.
 *
 * The standings are of the same shape as individual ones, so `workingOf`, `explainValue`, `compareValues`,
 * `effectsOf` and the writer take them as they are: `row.entry.player` is the team (`no`, `name`, `rating`),
 * `row.entry.score` its match points, or its board points where the event is placed by them. The score comes
 * first as PTS unless the sequence has it elsewhere; there is no actual-play key.
 */
export type RankTeams = (
  event: TeamEvent,
  rules: Rules,
  codes: readonly string[],
) => Standings | SequenceProblem;

/** A player who scores for a team. */
export interface Contributor {
  readonly section: MedleySection;
  readonly entry: Entry;
  readonly score: HalfPoints;
  /** The player's own value of each item of the team standings; null where there is none. */
  readonly values: readonly (Exact | null)[];
  /** Among the best `top`; the others are listed after them. */
  readonly counts: boolean;
}

/** The teams of one division: rows are teams, `entry.player.name` is the team's name. */
export interface MedleyStandings {
  readonly division: MedleyDivision;
  readonly standings: Standings;
  /** All players of a team, the counting ones first, best first. */
  readonly contributorsOf: (row: Standing) => readonly Contributor[];
}

/** Ranks the teams of each division by totals of their counting players; without codes by the rule set's sequence. */
export type RankMedley = (
  event: MedleyEvent,
  rules: Rules,
  codes: readonly string[],
) => readonly MedleyStandings[] | SequenceProblem;
