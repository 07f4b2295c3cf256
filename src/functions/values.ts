import {
  type Entry,
  type Exact,
  type Item,
  missingText,
  type PlayerNo,
  toNumber,
  type Working,
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

/** The value of every player, in a column's cells. */
export const valuesOf = (
  { view }: Section,
  { tieBreak, policy, modifiers }: Item,
): ReadonlyMap<PlayerNo, Cell> => {
  const seen = view(policy);
  const groups = scoreGroups(seen.entries);
  return new Map(
    seen.entries.map((self) => {
      const tied = groups.get(groupKey(self)) ?? [];
      return [self.player.no, valueCell(tieBreak.work(seen, self, tied, modifiers).value)];
    }),
  );
};

const workingOf = (
  { view }: Section,
  { tieBreak, policy, modifiers }: Item,
  player: PlayerNo,
): Working | undefined => {
  const seen = view(policy);
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
