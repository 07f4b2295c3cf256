import type { Policy } from "../policy";
import { defaultSequence, type Rules } from "../rules";
import { type Item, itemOf, readSequence, type SequenceProblem, withScoreFirst } from "../sequence";
import { type Candidate, rankBy, type Standings } from "../standings";
import type { TieBreak } from "../tiebreak";
import { score } from "../tiebreaks/points";
import type { TeamViews, View } from "../view";
import type { Placement, TeamEvent } from "./event";
import { pointsOfItem, TEAM_TIE_BREAKS } from "./tiebreaks/index";
import { gameTournament, matchTournament, teamViewsOf } from "./view";

/** Whose score places the teams: a score by its points in the sequence says it, else the event. */
const placementOf = (items: readonly Item[], event: TeamEvent): Placement =>
  items.find(({ tieBreak }) => tieBreak === score)?.modifiers.points ?? event.placement;

/** The standings by a complete sequence; each item sees match points or board points, as its code asks. */
const teamStandings = (event: TeamEvent, items: readonly Item[], rules: Rules): Standings => {
  const placement = placementOf(items, event);
  const match = matchTournament(event, rules.ruleSet.world);
  const game = gameTournament(event);
  const known = new Map<string, TeamViews>();
  const viewsBy = (policy: Policy): TeamViews => {
    const key = JSON.stringify(policy);
    const views = known.get(key) ?? teamViewsOf(event, match, game, policy, placement);
    known.set(key, views);
    return views;
  };
  const viewFor = ({ policy, tieBreak, modifiers }: Item): View =>
    viewsBy(policy)[pointsOfItem(tieBreak, modifiers, placement)];
  const candidate = (tieBreak: TieBreak): Candidate => {
    const item = itemOf(rules, tieBreak);
    return { item, view: viewFor(item) };
  };
  return {
    ...rankBy(match, items, items.map(viewFor)),
    candidates: () => TEAM_TIE_BREAKS.map(candidate),
  };
};

/**
 * Ranks the teams of an event by a sequence of codes; without any by that of the rule set.
 *
 * The standings are of the same shape as individual ones, and everything that explains those explains these:
 * `row.entry.player` is the team, `row.entry.score` its match points, or its board points where those place the
 * teams. The score comes first as PTS unless the sequence has it elsewhere; `PTS:GP` or `placement` place by board
 * points. There is no actual-play key.
 */
export const rankTeams = (
  event: TeamEvent,
  rules: Rules,
  codes: readonly string[] = [],
): Standings | SequenceProblem => {
  const texts = codes.length === 0 ? defaultSequence(rules.ruleSet, "team") : codes;
  const items = readSequence(texts, rules, "teams");
  return "code" in items ? items : teamStandings(event, withScoreFirst(items, rules), rules);
};
