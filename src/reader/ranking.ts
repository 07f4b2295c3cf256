import {
  completeSequence,
  defaultSequence,
  type Field,
  isProblem,
  type Item,
  rankTeams,
  readItem,
  type Rules,
  standings,
  type Standings,
  TEAM_ONLY,
} from "../engine/index";
import type { Reading } from "./types";

type Table = Pick<Reading, "tournament" | "teams">;

/** Who is ranked: codes mean other tie-breaks for teams than for players. */
export const fieldOf = ({ teams }: Table): Field => (teams === null ? "players" : "teams");

/** Team tie-breaks for which the sums of the board points are enough. */
const OF_SUMS: ReadonlySet<string> = new Set(["GAMEPTS", "GMPTS", "MPvGP", "GPTS"]);
const OF_MATCHES: ReadonlySet<string> = new Set(["MPTS"]);

const OF_TEAMS = new Set(TEAM_ONLY);

/** Whether the sheet tells the board points that an item works on. */
const isTold = ({ teams }: Table, { tieBreak, modifiers }: Item): boolean => {
  const told = teams?.boardPoints ?? "matches";
  const needs = modifiers.points === "game" || (OF_TEAMS.has(tieBreak) && !OF_MATCHES.has(tieBreak.code));
  return told === "matches" || !needs || (told === "sums" && OF_SUMS.has(tieBreak.code));
};

/** The first item that needs board points which the sheet does not tell. */
export const untoldItem = (table: Table, items: readonly Item[]): Item | undefined =>
  items.find((item) => !isTold(table, item));

/**
 * The sequence of the rule set for the kind of event.
 *
 * Where a sheet of team matches tells no board points, what needs them is left out; if nothing is left, matches
 * are ranked by the tie-breaks of games.
 */
export const usualCodes = (table: Table, rules: Rules): readonly string[] => {
  const { tournament, teams } = table;
  const usual = defaultSequence(rules.ruleSet, tournament.system);
  if (teams === null) return usual;
  const told = usual.filter((code) => {
    const item = readItem(code, rules, "teams");
    return !isProblem(item) && isTold(table, item);
  });
  return told.length > 0 ? told : defaultSequence(rules.ruleSet, teams.event.system);
};

/** The standings of a crosstable by items of its field, which need not be complete. */
export const standingsOf = (
  { tournament, teams }: Table,
  rules: Rules,
  items: readonly Item[],
): Standings => {
  if (teams === null) return standings(tournament, completeSequence(items, rules));
  const ranked = rankTeams(teams.event, rules, items.length === 0 ? ["PTS"] : items.map(({ code }) => code));
  if ("code" in ranked) throw new RangeError(`no tie-break of teams: ${ranked.text}`);
  return ranked;
};
