import { type MedleyStandings, rankMedley, type SequenceProblem, type Standings } from "../engine/index";
import { MESSAGES } from "./message-texts";
import { findPlayer, hasTeams, medleyOf } from "../reader/index";
import { cellArgument } from "./arguments";
import { invalid } from "./errors";
import type { Event, Section } from "./event";
import { sectionsOf } from "./refusals";
import { refusedIn, splitCodes } from "./sequence";

const isRefused = (ranked: readonly MedleyStandings[] | SequenceProblem): ranked is SequenceProblem =>
  "code" in ranked;

/** Schools by the best scores of their players, in all crosstables of the range together. */
export const rankSchools = (event: Event, tiebreaks: readonly string[]): MedleyStandings => {
  const sections = sectionsOf(event);
  if (!sections.every(({ reading }) => hasTeams(reading))) throw invalid(MESSAGES.noTeams);
  const [{ rules }] = sections;
  const scored = sections.map(({ reading }) => ({ name: reading.section, reading }));
  const codes = tiebreaks.flatMap((each) => splitCodes(each, rules, "players"));
  const ranked = rankMedley(medleyOf(scored, event.text.reading), rules, codes);
  if (isRefused(ranked)) throw refusedIn(ranked, rules, "players");
  const [division] = ranked;
  if (division === undefined || division.standings.rows.length === 0) throw invalid(MESSAGES.nobodyInTeam);
  return division;
};

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, " ").trim();

const isPlayer = (sections: readonly Section[], asked: string | number): boolean =>
  sections.some(({ reading }) => typeof findPlayer(reading, asked) === "number");

/** A school by its name, where no player has it; null: the argument means somebody else. */
export const schoolNamed = (
  event: Event,
  argument: unknown,
  tiebreaks: readonly string[] = [],
): { readonly ranked: Standings; readonly no: number } | null => {
  const asked = cellArgument(argument, "player");
  const sections = sectionsOf(event);
  if (typeof asked !== "string" || !sections.every(({ reading }) => hasTeams(reading))) return null;
  if (isPlayer(sections, asked)) return null;
  const { standings: ranked } = rankSchools(event, tiebreaks);
  const row = ranked.rows.find(({ entry }) => keyOf(entry.player.name) === keyOf(asked));
  return row === undefined ? null : { ranked, no: row.entry.player.no };
};
