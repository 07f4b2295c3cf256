import { compareExact, type Exact } from "./points";
import type { Item } from "./sequence";
import { compareValues, viewsOf } from "./standings";
import type { Tournament } from "./tournament";
import type { Entry, View } from "./view";

/** Who is first, as positions among the players in their order. */
export interface Verdict {
  /** Several: they share the place; where `open`, one or some of them. */
  readonly first: readonly number[];
  /** The item that put the first ahead of the last who was equal; null where the place is shared. */
  readonly by: number | null;
  /** Games whose results are not known decide it. */
  readonly open: boolean;
}

/** The views of each item, of the tournament with the worst and with the best that opponents may do. */
interface Limits {
  readonly low: readonly View[];
  readonly high: readonly View[];
}

/** The worse and the better value that a player may have. */
interface Range {
  readonly player: number;
  readonly worst: Exact | null;
  readonly best: Exact | null;
}

const valueIn = (view: View | undefined, item: Item, group: readonly Entry[], player: number) => {
  const self = view?.entries[player];
  return view === undefined || self === undefined
    ? null
    : item.tieBreak.work(view, self, group, item.modifiers).value;
};

const membersIn = (view: View | undefined, group: readonly number[]): Entry[] =>
  group
    .flatMap((player) => view?.entries[player] ?? [])
    .sort((a, b) => a.player.no - b.player.no || a.index - b.index);

const rangesOf = (limits: Limits, item: Item, k: number, group: readonly number[]): Range[] => {
  const [low, high] = [limits.low[k], limits.high[k]];
  const [lows, highs] = [membersIn(low, group), membersIn(high, group)];
  return group.map((player) => {
    const one = valueIn(low, item, lows, player);
    if (low === high) return { player, worst: one, best: one };
    const other = valueIn(high, item, highs, player);
    const [best, worst] = compareValues(one, other, item.best) < 0 ? [one, other] : [other, one];
    return { player, worst, best };
  });
};

const isExact = ({ worst, best }: Range): boolean =>
  worst === null || best === null ? worst === best : compareExact(worst, best) === 0;

/**
 * Who is first of some players, the rest being behind whatever happens: item by item as the standings are made.
 *
 * `low` and `high` differ in games that are not known: in the one both sides lose them, in the other both win.
 * Every value lies between those of the two, as no tie-break falls when an opponent does better.
 */
export const firstOf = (
  low: Tournament,
  high: Tournament,
  items: readonly Item[],
  contenders: readonly number[],
): Verdict => {
  const views = viewsOf(low, items);
  const limits: Limits = { low: views, high: low === high ? views : viewsOf(high, items) };
  let group = contenders;
  for (const [k, item] of items.entries()) {
    const ranges = rangesOf(limits, item, k, group);
    const [sure] = [...ranges].sort((a, b) => compareValues(a.worst, b.worst, item.best));
    const left = ranges.filter(({ best }) => compareValues(best, sure?.worst ?? null, item.best) <= 0);
    const first = left.map(({ player }) => player);
    if (left.length === 1) return { first, by: k, open: false };
    if (!left.every(isExact)) return { first, by: k, open: true };
    group = first;
  }
  return { first: group, by: null, open: false };
};
