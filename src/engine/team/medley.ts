import type { Exact, HalfPoints } from "../points";
import { defaultSequence, type Rules } from "../rules";
import {
  type Item,
  itemOf,
  readItem,
  isProblem,
  readSequence,
  type SequenceProblem,
  withScoreFirst,
} from "../sequence";
import { type Candidate, rankBy, type Standing, type Standings } from "../standings";
import { TIE_BREAKS } from "../tiebreaks/index";
import { type Player, type System, type Tournament, USUAL_SCORING } from "../tournament";
import { type Entry, viewOf } from "../view";
import type { MedleyDivision, MedleyEvent, MedleySection } from "./medley-event";
import {
  hasTotals,
  type Member,
  type Roster,
  rostersOf,
  totalScore,
  valuesOf,
  withItem,
} from "./medley-players";
import { totalItem } from "./medley-totals";

/** A player of a team. */
export interface Contributor {
  readonly section: MedleySection;
  /** The player as the section's crosstable has him. */
  readonly entry: Entry;
  /** His score, in half-points. */
  readonly score: HalfPoints;
  /** His own value of each item of the team standings; null where there is none. */
  readonly values: readonly (Exact | null)[];
  /** Among those who count. */
  readonly counts: boolean;
}

/** The teams of one division, in place order. */
export interface MedleyStandings {
  readonly division: MedleyDivision;
  /**
   * Of the same shape as individual standings, and explained in the same way: `row.entry.player.name` is the team,
   * `row.entry.score` the total of its counting players, and the lines of a working are players.
   */
  readonly standings: Standings;
  /** All players of a team, best first: those who count come before the others. */
  readonly contributorsOf: (row: Standing) => readonly Contributor[];
}

const systemOf = ({ sections }: MedleyDivision): System => sections[0]?.tournament.system ?? "swiss";

/** The rule set's sequence for the kind of event, without what cannot be added up for a team. */
export const defaultMedleySequence = (rules: Rules, system: System): readonly string[] =>
  defaultSequence(rules.ruleSet, system).filter((code) => {
    const item = readItem(code, rules);
    return isProblem(item) || hasTotals(item);
  });

const playerOf = (roster: Roster, i: number): Player => ({
  no: i + 1,
  name: roster.name,
  rating: null,
  team: null,
  rounds: [],
  adjustment: totalScore(roster),
  playoff: null,
  house: false,
  isTeam: true,
});

/** A tournament whose players are the teams; they have scores and no rounds. */
const tournamentOf = (
  event: MedleyEvent,
  division: MedleyDivision,
  rosters: readonly Roster[],
): Tournament => ({
  title: event.title,
  players: rosters.map(playerOf),
  announcedRounds: 0,
  rounds: 0,
  system: systemOf(division),
  scoring: division.sections[0]?.tournament.scoring ?? USUAL_SCORING,
  roundOrderKnown: true,
  seed: event.seed,
});

const contributor = (member: Member, counts: boolean): Contributor => ({
  section: member.section,
  entry: member.entry,
  score: member.entry.score,
  values: valuesOf(member),
  counts,
});

const rankDivision = (
  event: MedleyEvent,
  division: MedleyDivision,
  items: readonly Item[],
  rules: Rules,
): MedleyStandings => {
  const rosters = rostersOf(division, items, event.top);
  const tournament = tournamentOf(event, division, rosters);
  const viewFor = ({ policy }: Item) => viewOf(tournament, policy);
  const totals = items.map((item, k) => totalItem(item, k, rosters, event.top));
  const candidate = (item: Item): Candidate => ({
    item: totalItem(item, 0, withItem(rosters, item), event.top),
    view: viewFor(item),
  });
  return {
    division,
    standings: {
      ...rankBy(tournament, totals, totals.map(viewFor)),
      candidates: () =>
        TIE_BREAKS.map((tieBreak) => itemOf(rules, tieBreak))
          .filter(hasTotals)
          .map(candidate),
    },
    contributorsOf: ({ entry }) => {
      const roster = rosters[entry.index];
      return (roster?.members ?? []).map((member, i) => contributor(member, i < (roster?.counting ?? 0)));
    },
  };
};

/**
 * Ranks the teams of each division of an individual/team event by a sequence of codes; without any by that of the
 * rule set.
 *
 * A team's value is the sum of its best players' own values, for rating systems their mean. The better score counts,
 * then the better tie-breaks in the order of the sequence, then the lower number; there is no actual-play key. Teams
 * that are tied to the end share a place and stand by name.
 */
export const rankMedley = (
  event: MedleyEvent,
  rules: Rules,
  codes: readonly string[] = [],
): readonly MedleyStandings[] | SequenceProblem => {
  const ranked: MedleyStandings[] = [];
  for (const division of event.divisions) {
    const texts = codes.length === 0 ? defaultMedleySequence(rules, systemOf(division)) : codes;
    const items = readSequence(texts, rules);
    if ("code" in items) return items;
    ranked.push(rankDivision(event, division, withScoreFirst(items, rules), rules));
  }
  return ranked;
};
