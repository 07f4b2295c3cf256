import {
  type Entry,
  type Item,
  type PlayerNo,
  type RuleSet,
  toNumber,
  type Tournament,
  type View,
  viewOf,
  type Working,
} from "../../engine/index";
import type { PrintedColumn, Reading } from "../types";
import { allWays, setsFrom, type Setting, type Way, waysIn, withSetting } from "./ways";

/** A player whose printed value is not what a way gives. */
export interface Difference {
  readonly no: PlayerNo;
  readonly name: string;
  readonly printed: number;
  /** Null: the value does not exist. */
  readonly ours: number | null;
}

/** The way that comes nearest to a printed column. */
export interface PrintedMatch {
  readonly column: PrintedColumn;
  readonly item: Item;
  /** What is otherwise than in the rule set of the item. */
  readonly settings: readonly Setting[];
  /** Players with a printed value. */
  readonly players: number;
  readonly differing: readonly Difference[];
  /** No player has such a value: what it takes is not on the crosstable. */
  readonly missing: boolean;
}

/** Which rules a crosstable's own tie-breaks were worked out by, as far as their values tell. */
export interface PrintedReport {
  /** That which gives most of the columns as they stand. */
  readonly ruleSet: RuleSet;
  readonly columns: readonly PrintedMatch[];
}

/** Printed values are rounded to hundredths at the finest, ratings to whole numbers. */
const HUNDREDTH = 0.0051;
const WHOLE = 0.5001;

/** The views of a tournament by their policies, with who has the same score. */
const viewsFor = (tournament: Tournament) => {
  const known = new Map<
    string,
    { readonly view: View; readonly groups: ReadonlyMap<number, readonly Entry[]> }
  >();
  return ({ policy }: Item) => {
    const key = JSON.stringify(policy);
    const found = known.get(key) ?? grouped(viewOf(tournament, policy));
    known.set(key, found);
    return found;
  };
};

const grouped = (view: View) => {
  const groups = new Map<number, Entry[]>();
  for (const entry of view.entries) groups.set(entry.score, [...(groups.get(entry.score) ?? []), entry]);
  for (const group of groups.values()) group.sort((a, b) => a.player.no - b.player.no);
  return { view, groups };
};

interface Compared {
  readonly differing: readonly Difference[];
  /** No player has the value: what it takes is not on the crosstable. */
  readonly missing: boolean;
}

type Compare = (column: PrintedColumn, item: Item, most?: number) => Compared;

/** What an item gives for a player: its value, and where it has one the points that make it. */
const numbersOf = ({ value, fact }: Working): readonly number[] => [
  ...(value === null ? [] : [toNumber(value)]),
  ...(fact?.kind === "encounter" ? [toNumber(fact.points)] : []),
];

/** Compares a column with an item; once there are more than `most` differences it stops. */
const comparing = (tournament: Tournament): Compare => {
  const views = viewsFor(tournament);
  return ({ values }, item, most = Infinity) => {
    const { view, groups } = views(item);
    const whole = item.tieBreak.rated === true && [...values.values()].every(Number.isInteger);
    const limit = whole ? WHOLE : HUNDREDTH;
    const differing: Difference[] = [];
    let missing = true;
    for (const [no, printed] of values) {
      const self = view.byNo.get(no);
      if (self === undefined) continue;
      const numbers = numbersOf(item.tieBreak.work(view, self, groups.get(self.score) ?? [], item.modifiers));
      if (numbers.length > 0) missing = false;
      if (numbers.some((ours) => Math.abs(ours - printed) < limit)) continue;
      differing.push({ no, name: self.player.name, printed, ours: numbers[0] ?? null });
      if (differing.length > most) break;
    }
    return { differing, missing };
  };
};

interface Best extends Compared {
  readonly way: Way;
}

/** The first way with the fewest differences. */
function* bestOf(column: PrintedColumn, ways: Iterable<Way>, compare: Compare, start?: Best) {
  let best = start;
  for (const way of ways) {
    if (best?.differing.length === 0) break;
    const most = best === undefined ? Infinity : best.differing.length - 1;
    const compared = compare(column, way.item, most);
    if (best === undefined || compared.differing.length <= most) best = { way, ...compared };
    yield;
  }
  return best;
}

const sameDifferences = (a: readonly Difference[], b: readonly Difference[]): boolean =>
  a.length === b.length && a.every(({ no, ours }, i) => no === b[i]?.no && ours === b[i].ours);

/** What comes nearest when one or two settings are otherwise; those that change nothing are left out of pairs. */
function* settled(column: PrintedColumn, nearest: Best, compare: Compare) {
  const singles = withSetting(nearest.way);
  const best = (yield* bestOf(column, singles, compare, nearest)) ?? nearest;
  if (best.differing.length === 0) return best;
  const telling = singles.filter(
    ({ item }) => !sameDifferences(compare(column, item).differing, nearest.differing),
  );
  const settings = telling.flatMap((way) => way.settings);
  return (
    (yield* bestOf(
      column,
      telling.flatMap((way) => withSetting(way, settings)),
      compare,
      best,
    )) ?? best
  );
}

function* matchOf(column: PrintedColumn, first: RuleSet, compare: Compare) {
  const nearest = yield* bestOf(column, allWays(column.code, first), compare);
  if (nearest === undefined) return [];
  const best = nearest.missing ? nearest : yield* settled(column, nearest, compare);
  const { way, differing, missing } = best;
  return [{ column, ...way, players: column.values.size, differing, missing }];
}

/** The rule set by which fewest of the printed values differ; of equal ones that which defines most of them. */
function* nearestSet(columns: readonly PrintedColumn[], first: RuleSet, compare: Compare) {
  let nearest = { set: first, differing: Infinity, foreign: 0 };
  for (const set of setsFrom(first)) {
    const found = { set, differing: 0, foreign: 0 };
    for (const column of columns) {
      const best = yield* bestOf(column, waysIn(column.code, set), compare);
      found.differing += best?.differing.length ?? column.values.size;
      if (best?.way.item.ruleSet !== set) found.foreign += 1;
    }
    const worse = found.differing - nearest.differing || found.foreign - nearest.foreign;
    if (worse < 0) nearest = found;
  }
  return nearest.set;
}

/**
 * Looks for the rules and settings that give the printed tie-breaks of a crosstable, a step at a time.
 *
 * The rule set is looked for that fits all columns best; a column that it does not give is then looked for in
 * the other rule sets, with other cuts, and with settings that other programs have.
 */
export function* searchPrinted(
  { tournament, table }: Pick<Reading, "tournament" | "table">,
  first: RuleSet,
): Generator<void, PrintedReport, void> {
  const compare = comparing(tournament);
  const printed = table.printed.filter(({ values }) => values.size > 0);
  const ruleSet = yield* nearestSet(printed, first, compare);
  const columns: PrintedMatch[] = [];
  for (const column of printed) columns.push(...(yield* matchOf(column, ruleSet, compare)));
  return { ruleSet, columns };
}
