import { countingNames, rosterNames } from "../writer/team-names";
import { teamTable } from "../writer/team-table";
import { rangeOf, textsArgument } from "./arguments";
import type { Answer } from "./definition";
import { eventOf } from "./event";
import { rankSchools } from "./medley";
import { rank } from "./ranking";
import { sectionOf, sectionsOf } from "./refusals";

/**
 * TEAMSTANDINGS: teams by their matches; of a crosstable of players the schools by their best players, those of
 * several sections together.
 */
export const teamStandingsAnswer = (crosstable: unknown, tiebreaks: unknown, rules: unknown): Answer => {
  const event = eventOf(rangeOf(crosstable), rules);
  if (sectionsOf(event).every(({ reading }) => reading.teams === null)) {
    const { standings, contributorsOf } = rankSchools(event, textsArgument(tiebreaks, "tiebreaks"));
    return teamTable(standings, countingNames(contributorsOf));
  }
  const section = sectionOf(event);
  return teamTable(
    rank(section, tiebreaks),
    rosterNames({ teams: section.reading.teams?.event.teams ?? [] }),
  );
};
