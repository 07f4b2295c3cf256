import { compareExact, type Exact } from "./points";
import { type Item, valueOf, workOf } from "./sequence";
import type { Tournament } from "./tournament";
import { type Entry, entryIn, type View, viewOf } from "./view";

/** One player's line in the standings. */
export interface Standing {
  /** Of the first item's view. */
  readonly entry: Entry;
  /** Shared places skip: 1, 2, 2, 4. Null for a house player, who has none. */
  readonly place: number | null;
  /** How many share the place. */
  readonly sharedBy: number;
  /** One value an item; null where it does not exist. */
  readonly values: readonly (Exact | null)[];
  /** Who was still tied with this player before each item, in pairing-number order; entries of the item's view. */
  readonly tied: readonly (readonly Entry[])[];
  /** The item that put this player ahead of the next; null if they share the place, or at the end. */
  readonly decidedBy: number | null;
}

/** Players in order, with the values that ordered them. */
export interface Standings {
  readonly tournament: Tournament;
  readonly items: readonly Item[];
  /** The view of each item. */
  readonly views: readonly View[];
  /** In place order; players who stay tied by pairing number; house players last. */
  readonly rows: readonly Standing[];
  /** Where teams are ranked: the tie-breaks that they have, each with its view. */
  readonly candidates?: () => readonly Candidate[];
}

/** A tie-break that could rank the competitors. */
export interface Candidate {
  readonly item: Item;
  readonly view: View;
}

/** A player while the order is being made; `index` is his position in every view. */
interface Draft {
  readonly index: number;
  readonly values: (Exact | null)[];
  readonly tied: (readonly Entry[])[];
}

/** The view of each item; items of one policy share theirs. */
export const viewsOf = (tournament: Tournament, items: readonly Item[]): View[] => {
  const views = new Map<string, View>();
  return items.map(({ policy }) => {
    const key = JSON.stringify(policy);
    const view = views.get(key) ?? viewOf(tournament, policy);
    views.set(key, view);
    return view;
  });
};

/** Below 0 if `a` ranks ahead of `b`; a value that does not exist ranks last. */
export const compareValues = (a: Exact | null, b: Exact | null, best: "high" | "low"): number => {
  if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
  return best === "high" ? compareExact(b, a) : compareExact(a, b);
};

/** Works out item `k` for each of a tied group. */
const workOut = (group: readonly Draft[], item: Item, k: number, view: View): void => {
  const value = valueOf(item);
  const tied = group.map((draft) => entryIn(view, draft));
  group.forEach((draft, i) => {
    const self = tied[i];
    draft.values[k] = self === undefined ? null : value(view, self, tied, item.modifiers);
    draft.tied[k] = tied;
  });
};

/** Splits a tied group by the values of item `k`, best first; the order inside a part is kept. */
const splitBy = (group: readonly Draft[], k: number, best: "high" | "low"): readonly (readonly Draft[])[] => {
  const compare = (a: Draft, b: Draft) => compareValues(a.values[k] ?? null, b.values[k] ?? null, best);
  const parts: Draft[][] = [];
  for (const draft of [...group].sort(compare)) {
    const last = parts.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && compare(first, draft) === 0) last.push(draft);
    else parts.push([draft]);
  }
  return parts;
};

/** The first item on which two neighbors differ. */
const decidingItem = (a: Draft, b: Draft | undefined, items: readonly Item[]): number | null => {
  if (b === undefined) return null;
  const at = items.findIndex(
    ({ best }, k) => compareValues(a.values[k] ?? null, b.values[k] ?? null, best) !== 0,
  );
  return at < 0 ? null : at;
};

const byNumber = (view: View, indexes: readonly number[]): number[] =>
  [...indexes].sort((a, b) => (view.entries[a]?.player.no ?? 0) - (view.entries[b]?.player.no ?? 0) || a - b);

/** Orders one field, refining the tied groups item by item. */
const refine = (
  indexes: readonly number[],
  items: readonly Item[],
  views: readonly View[],
): readonly (readonly Draft[])[] => {
  const draftOf = (index: number): Draft => ({
    index,
    values: new Array<Exact | null>(items.length).fill(null),
    tied: new Array<readonly Entry[]>(items.length).fill([]),
  });
  let groups: readonly (readonly Draft[])[] = [indexes.map(draftOf)];
  items.forEach((item, k) => {
    const view = views[k];
    if (view === undefined) return;
    const parts: (readonly Draft[])[] = [];
    for (const group of groups) {
      workOut(group, item, k, view);
      if (group.length === 1) parts.push(group);
      else for (const part of splitBy(group, k, item.best)) parts.push(part);
    }
    groups = parts;
  });
  return groups;
};

const rowsOf = (
  groups: readonly (readonly Draft[])[],
  items: readonly Item[],
  view: View,
  placed: boolean,
) => {
  const drafts = groups.flat();
  let before = 0;
  const places = groups.flatMap((group) => {
    const place = placed ? before + 1 : null;
    before += group.length;
    return group.map(() => ({ place, sharedBy: group.length }));
  });
  return drafts.flatMap((draft, i): Standing[] => {
    const entry = view.entries[draft.index];
    const shared = places[i];
    if (entry === undefined || shared === undefined) return [];
    const { place, sharedBy } = shared;
    const decidedBy = placed ? decidingItem(draft, drafts[i + 1], items) : null;
    return [{ entry, place, sharedBy, values: draft.values, tied: draft.tied, decidedBy }];
  });
};

/**
 * The standings by a complete sequence (`completeSequence`).
 *
 * Every still-tied group is split by each item in turn, so a rule about the tied players sees exactly who
 * is still tied. House players have no place and come last.
 */
export const standings = (tournament: Tournament, items: readonly Item[]): Standings =>
  rankBy(tournament, items, viewsOf(tournament, items));

/** The standings by items of which each has its own view; a competitor has the same index in all of them. */
export const rankBy = (tournament: Tournament, items: readonly Item[], views: readonly View[]): Standings => {
  const [view] = views;
  if (view === undefined) return { tournament, items, views, rows: [] };
  const field = view.entries.filter(({ player }) => !player.house).map(({ index }) => index);
  const house = view.entries.filter(({ player }) => player.house).map(({ index }) => index);
  const ranked = rowsOf(refine(byNumber(view, field), items, views), items, view, true);
  const unplaced = rowsOf(refine(byNumber(view, house), items, views), items, view, false);
  return { tournament, items, views, rows: [...ranked, ...unplaced] };
};

/** The working of item `k` for one line of the standings. */
export const workingOf = ({ items, views }: Standings, { entry, tied }: Standing, k: number) => {
  const item = items[k];
  const view = views[k];
  const self = view?.entries[entry.index];
  const group = tied[k];
  return item === undefined || view === undefined || self === undefined || group === undefined
    ? undefined
    : workOf(item)(view, self, group, item.modifiers);
};
