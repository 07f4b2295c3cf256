import {
  type Contributor,
  type PlayerNo,
  shortNames,
  type Standing,
  type TeamEvent,
  type Tournament,
} from "../engine/index";

/** Names as lists shorten them, made once for each tournament. */
const namesOf = () => {
  const known = new Map<Tournament, ReadonlyMap<PlayerNo, string>>();
  return (tournament: Tournament): ReadonlyMap<PlayerNo, string> => {
    const names = known.get(tournament) ?? shortNames(tournament.players);
    known.set(tournament, names);
    return names;
  };
};

/** The players whose scores count for a team, best first: `Rios, Okafor, Dubois`. */
export const countingNames = (
  contributorsOf: (row: Standing) => readonly Contributor[],
): ((row: Standing) => string) => {
  const names = namesOf();
  return (row) =>
    contributorsOf(row)
      .filter(({ counts }) => counts)
      .map(({ section, entry }) => names(section.tournament).get(entry.player.no) ?? entry.player.name)
      .join(", ");
};

/** The roster of a team in board order; a name with a comma is told from the next by a semicolon. */
export const rosterNames = ({ teams }: Pick<TeamEvent, "teams">): ((row: Standing) => string) => {
  const rosters = new Map(teams.map(({ no, roster }) => [no, roster]));
  return ({ entry }) => {
    const names = (rosters.get(entry.player.no) ?? []).map(({ name }) => name);
    return names.join(names.some((name) => name.includes(",")) ? "; " : ", ");
  };
};
