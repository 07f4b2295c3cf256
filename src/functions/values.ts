import {
  type Entry,
  type Exact,
  type Item,
  missingText,
  type PlayerNo,
  toNumber,
  type Working,
  workingOf as workingIn,
} from "../engine/index";
import type { Cell } from "./cells";
import { notAvailable } from "./errors";
import type { Section } from "./event";

/** A value as a cell of a table; one that does not exist is blank. */
export const valueCell = (value: Exact | null): Cell => (value === null ? "" : toNumber(value));

const byNumber = (a: Entry, b: Entry): number => a.player.no - b.player.no;

/** Whom a rule about tied players compares outside standings: the score group. */
const groupKey = ({ score, player }: Entry): string => `${player.house ? "house" : "field"} ${score}`;

const scoreGroups = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> => {
  const groups = new Map<string, Entry[]>();
  for (const entry of [...entries].sort(byNumber)) {
    const group = groups.get(groupKey(entry));
    if (group === undefined) groups.set(groupKey(entry), [entry]);
    else group.push(entry);
  }
  return groups;
};

/** The value of every team: like the score groups of players, those tied on the score are compared. */
const valuesOfTeams = ({ standings }: Section, item: Item): ReadonlyMap<PlayerNo, Cell> => {
  const { items, rows } = standings([item]);
  return new Map(
    rows.map(({ entry, values }) => [entry.player.no, valueCell(values[items.length - 1] ?? null)]),
  );
};

/** The value of every player, in a column's cells. */
export const valuesOf = (section: Section, item: Item): ReadonlyMap<PlayerNo, Cell> => {
  if (section.reading.teams !== null) return valuesOfTeams(section, item);
  const { tieBreak, policy, modifiers } = item;
  const seen = section.view(policy);
  const groups = scoreGroups(seen.entries);
  return new Map(
    seen.entries.map((self) => {
      const tied = groups.get(groupKey(self)) ?? [];
      return [self.player.no, valueCell(tieBreak.work(seen, self, tied, modifiers).value)];
    }),
  );
};

const workingOfTeam = ({ standings }: Section, item: Item, team: PlayerNo): Working | undefined => {
  const ranked = standings([item]);
  const row = ranked.rows.find(({ entry }) => entry.player.no === team);
  return row === undefined ? undefined : workingIn(ranked, row, ranked.items.length - 1);
};

const workingOf = (section: Section, item: Item, player: PlayerNo): Working | undefined => {
  if (section.reading.teams !== null) return workingOfTeam(section, item, player);
  const { tieBreak, policy, modifiers } = item;
  const seen = section.view(policy);
  const self = seen.byNo.get(player);
  if (self === undefined) return undefined;
  const tied = tieBreak.scope === "tied" ? (scoreGroups(seen.entries).get(groupKey(self)) ?? []) : [self];
  return tieBreak.work(seen, self, tied, modifiers);
};

/** The value that was worked out; `#N/A` with the reason where there is none. */
export const valueOrReason = ({ title }: Item, working: Working | undefined): Cell => {
  if (working?.value) return toNumber(working.value);
  throw notAvailable(`${title}: ${missingText(working?.missing ?? "opponents")}`);
};

/** The value of one player, likewise. */
export const valueOf = (section: Section, item: Item, player: PlayerNo): Cell =>
  valueOrReason(item, workingOf(section, item, player));
