import { addPoints, type Exact, type HalfPoints } from "../points";
import type { Policy } from "../policy";
import type { Item } from "../sequence";
import { compareValues } from "../standings";
import type { Working } from "../tiebreak";
import { coin, playoff } from "../tiebreaks/lots";
import { once } from "../tiebreaks/once";
import type { Tournament } from "../tournament";
import { type Entry, type View, viewOf } from "../view";
import type { MedleyDivision, MedleySection } from "./medley-event";

/** A player who may score for a team, with his own value of each item. */
export interface Member {
  readonly section: MedleySection;
  readonly entry: Entry;
  readonly workings: readonly (Working | null)[];
}

/** The players of one team in one division: the first `counting` of them score for it. */
export interface Roster {
  readonly name: string;
  /** Best first: by score and the sequence, then by the lower number. */
  readonly members: readonly Member[];
  readonly counting: number;
}

/**
 * Whether players' values of an item can be added up. What depends on who is tied with whom, and what ranks
 * players one by one, cannot.
 */
export const hasTotals = ({ tieBreak }: Pick<Item, "tieBreak">): boolean =>
  tieBreak.scope === "player" && tieBreak !== playoff && tieBreak !== coin;

/** One name for all spellings of a team: case and blanks do not count. */
const keyOf = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** The views of a tournament, one a policy. */
const viewsOf = once((tournament: Tournament) => {
  const views = new Map<string, View>();
  return (policy: Policy): View => {
    const key = JSON.stringify(policy);
    const view = views.get(key) ?? viewOf(tournament, policy);
    views.set(key, view);
    return view;
  };
});

/** A player's own value of an item; null where that has no totals. */
const ownWorking = ({ tournament }: MedleySection, item: Item, index: number): Working | null => {
  const view = viewsOf(tournament)(item.policy);
  const self = view.entries[index];
  return self === undefined || !hasTotals(item)
    ? null
    : item.tieBreak.work(view, self, view.entries, item.modifiers);
};

const membersOf = (section: MedleySection, items: readonly Item[]): readonly Member[] => {
  const [first] = items;
  if (first === undefined) return [];
  const { entries } = viewsOf(section.tournament)(first.policy);
  return entries
    .filter(
      ({ player: { no, team, house } }) => team !== null && !house && (section.members?.has(no) ?? true),
    )
    .map((entry) => ({
      section,
      entry,
      workings: items.map((item) => ownWorking(section, item, entry.index)),
    }));
};

/** The same players with the values of one other item. */
export const withItem = (rosters: readonly Roster[], item: Item): readonly Roster[] =>
  rosters.map((roster) => ({
    ...roster,
    members: roster.members.map((member) => ({
      ...member,
      workings: [ownWorking(member.section, item, member.entry.index)],
    })),
  }));

const valueOf = ({ workings }: Member, k: number): Exact | null => workings[k]?.value ?? null;

/** The player's own value of each item. */
export const valuesOf = (member: Member): readonly (Exact | null)[] =>
  member.workings.map((_, k) => valueOf(member, k));

/** The better one first; where all is equal the lower pairing number, then the earlier section. */
const byStrength =
  (items: readonly Item[]) =>
  (a: Member, b: Member): number => {
    for (const [k, { best }] of items.entries()) {
      const order = compareValues(valueOf(a, k), valueOf(b, k), best);
      if (order !== 0) return order;
    }
    return a.entry.player.no - b.entry.player.no;
  };

const COLLATOR = new Intl.Collator("en", { numeric: true });

/** The teams of a division by name, each with its players, best first. */
export const rostersOf = (
  { sections }: MedleyDivision,
  items: readonly Item[],
  top: number,
): readonly Roster[] => {
  const teams = new Map<string, { name: string; members: Member[] }>();
  for (const member of sections.flatMap((section) => membersOf(section, items))) {
    const name = member.entry.player.team?.trim() ?? "";
    const key = keyOf(name);
    if (key === "") continue;
    const team = teams.get(key) ?? { name, members: [] };
    team.members.push(member);
    teams.set(key, team);
  }
  return [...teams.entries()]
    .sort(([a], [b]) => COLLATOR.compare(a, b))
    .map(([, { name, members }]) => ({
      name,
      members: members.sort(byStrength(items)),
      counting: Math.min(top, members.length),
    }));
};

/** The total of the counting players' scores, in half-points. */
export const totalScore = ({ members, counting }: Roster): HalfPoints =>
  addPoints(members.slice(0, counting).map(({ entry }) => entry.score));
