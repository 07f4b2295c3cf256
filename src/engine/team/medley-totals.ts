import type { Exact } from "../points";
import {
  type Fact,
  kept,
  type Line,
  meanLines,
  type Missing,
  noValue,
  shown,
  sumLines,
  type TieBreak,
  type Working,
} from "../tiebreak";
import { commonDenominator, reduced } from "../tiebreaks/ratings-numbers";
import type { Item } from "../sequence";
import { coin, playoff } from "../tiebreaks/lots";
import type { Member, Roster } from "./medley-players";

/** What cannot be known for a player cannot be known for the team; what he merely lacks counts nothing. */
const UNKNOWN: ReadonlySet<Missing | undefined> = new Set(["colors", "roundOrder", "boards"]);

const workingOf = ({ workings }: Member, k: number): Working | null => workings[k] ?? null;

/** A player's line, in units of `den`; without a value it is only shown. */
const lineOf = (member: Member, k: number, den: number, counts: boolean): Line => {
  const value = workingOf(member, k)?.value ?? null;
  const amount = value === null ? 0 : value.num * (den / value.den);
  const line = kept("member", 0, member.entry, amount);
  return counts && value !== null ? line : shown(line);
};

const isExact = (value: Exact | null | undefined): value is Exact => value !== null && value !== undefined;

/**
 * The total of a team: the sum of its counting players' own values, for rating systems their mean. A team that is
 * short of players has nothing for those it lacks; the other players are shown.
 */
const totalOf = ({ members, counting }: Roster, k: number, rated: boolean, top: number): Working => {
  const best = members.slice(0, counting);
  const unknown = best.map((member) => workingOf(member, k)?.missing).find((missing) => UNKNOWN.has(missing));
  if (unknown !== undefined) return noValue(unknown);
  // Means of means have large denominators: only those that count are put over one of them.
  const listed = rated ? best : members;
  const values = listed
    .map((member) => workingOf(member, k)?.value)
    .filter(isExact)
    .map(reduced);
  const den = commonDenominator(values);
  const lines = listed.map((member, i) => lineOf(member, k, den, i < counting));
  const fact: Fact = { kind: "counting", top, players: counting };
  if (!rated) return sumLines(lines, den, fact);
  const mean = meanLines(lines, den);
  return mean.value === null ? noValue("ratings", lines) : { ...mean, value: reduced(mean.value), fact };
};

const NO_TOTAL: TieBreak["work"] = () => noValue("total");

/** An item as a total over the players of each team; lots are drawn between the teams. */
export const totalItem = (item: Item, k: number, rosters: readonly Roster[], top: number): Item => {
  const { tieBreak } = item;
  if (tieBreak === coin || tieBreak === playoff) return item;
  if (tieBreak.scope === "tied") return { ...item, work: NO_TOTAL };
  return {
    ...item,
    work: (_view, { index }) => {
      const roster = rosters[index];
      return roster === undefined ? noValue("total") : totalOf(roster, k, tieBreak.rated === true, top);
    },
  };
};
