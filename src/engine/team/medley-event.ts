import type { PlayerNo, Tournament } from "../tournament";

/**
 * One individual crosstable from which players score for teams. The team is `Player.team`; names that differ
 * only in case and blanks are one team, players without one and house players score for nobody.
 */
export interface MedleySection {
  /** How lists name it: the section or the sheet; empty where there is only one. */
  readonly name: string;
  readonly tournament: Tournament;
  /** Players who score in this division, where a column tells divisions apart; null: all. */
  readonly members: ReadonlySet<PlayerNo> | null;
}

/**
 * Teams that compete for one trophy. Its sections may be several sheets (K-5 and K-8), and a section may stand
 * in several divisions; a team that has players in two divisions is ranked in both.
 */
export interface MedleyDivision {
  /** Empty where there is only one. */
  readonly name: string;
  readonly sections: readonly MedleySection[];
}

/** An individual/team ("medley") event: teams are placed by the scores of their best players. */
export interface MedleyEvent {
  readonly title: string;
  readonly divisions: readonly MedleyDivision[];
  /** How many players of a team count, from 1 (rules text `top=N`). */
  readonly top: number;
  /** Drawing of lots between teams; default: the title. */
  readonly seed: string;
}
