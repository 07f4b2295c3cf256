import { placesText, valueText } from "./explain-decision";
import { pointsText, provisionalNotes } from "./explain-notes";
import { nounsOf } from "./explain-nouns";
import { EXPLAIN_TEXTS as T } from "./explain-texts";
import {
  listed,
  numberText,
  type NumberStyle,
  ordinal,
  shortNames,
  nameOf,
  WITH_SIGNS,
} from "./explain-words";
import { compareExact, type Exact, inPoints } from "./points";
import { type Item, itemName } from "./sequence";
import type { Standing, Standings } from "./standings";
import { score } from "./tiebreaks/points";
import type { PlayerNo } from "./tournament";

/** Where one player stands, and what put him there. */
export interface PlaceExplanation {
  readonly row: Standing;
  readonly sentence: string;
  readonly more: readonly string[];
}

interface Context {
  readonly standings: Standings;
  readonly style: NumberStyle;
  readonly short: ReadonlyMap<PlayerNo, string>;
}

const shortName = ({ short }: Context, { entry: { player } }: Standing): string =>
  short.get(player.no) ?? player.name;

const textOf = ({ style }: Context, item: Item, value: Exact | null): string =>
  value === null ? T.noValue : valueText(item, value, style);

const MOST_NAMED = 4;

const namesOf = (context: Context, rows: readonly Standing[]): string =>
  rows.length > MOST_NAMED ? T.manyOthers(rows.length) : listed(rows.map((row) => shortName(context, row)));

const valuesOf = (context: Context, item: Item, k: number, rows: readonly Standing[]): string => {
  const texts = rows.map(({ values }) => textOf(context, item, values[k] ?? null));
  const [best = "", worst = best] = [texts[0], texts.at(-1)];
  if (best !== worst) return T.upTo(best, worst);
  return rows.length > 1 ? T.each(best) : best;
};

const isSame = (a: Exact | null, b: Exact | null): boolean =>
  a === null || b === null ? a === b : compareExact(a, b) === 0;

/** Those who were tied with a player before item `k`, in place order. */
const tiedBefore = ({ rows }: Standings, row: Standing, k: number): readonly Standing[] => {
  const group = new Set(row.tied[k]?.map(({ index }) => index));
  return rows.filter(({ entry, place }) => place !== null && group.has(entry.index));
};

/** What item `k` did for a player who was still tied, if it separated him from anybody. */
const separation = (context: Context, row: Standing, item: Item, k: number): string[] => {
  const own = row.values[k] ?? null;
  const tied = tiedBefore(context.standings, row, k);
  const apart = tied.filter(({ values }) => !isSame(values[k] ?? null, own));
  if (apart.length === 0) return [];
  const at = tied.indexOf(row);
  const above = apart.filter((other) => tied.indexOf(other) < at);
  const below = apart.filter((other) => tied.indexOf(other) > at);
  const after = T.after(namesOf(context, above), valuesOf(context, item, k, above));
  const before = T.before(namesOf(context, below), valuesOf(context, item, k, below));
  const where = above.length === 0 ? T.first : below.length === 0 ? T.last : T.between;
  const others = above.length === 0 ? before : below.length === 0 ? after : T.afterAndBefore(after, before);
  return [T.puts(itemName(item), shortName(context, row), where, textOf(context, item, own), others)];
};

/** Where a player stands and why; undefined if there is no player of that number. */
export const explainPlace = (
  standings: Standings,
  no: PlayerNo,
  style: NumberStyle = WITH_SIGNS,
): PlaceExplanation | undefined => {
  const row = standings.rows.find(({ entry }) => entry.player.no === no);
  if (row === undefined) return undefined;
  const name = nameOf(row.entry.player);
  if (row.place === null)
    return { row, sentence: T.housePlayer(name, nounsOf([row.entry.player])), more: [] };
  const context: Context = { standings, style, short: shortNames(standings.tournament.players) };
  const points = pointsText(inPoints(row.entry.score), style);
  const equal = standings.rows.filter(
    ({ entry, place }) => place !== null && entry.score === row.entry.score,
  ).length;
  const steps = standings.items.flatMap((item, k) =>
    item.tieBreak === score ? [] : separation(context, row, item, k),
  );
  return {
    row,
    sentence:
      row.sharedBy > 1
        ? T.sharesPlace(name, placesText(row), points)
        : T.isPlaced(name, ordinal(row.place), points),
    more: [
      equal === 1
        ? T.nobodyElse(numberText(inPoints(row.entry.score), style))
        : T.othersHave(equal, points, nounsOf([row.entry.player])),
      ...steps,
      ...provisionalNotes(standings.tournament),
    ],
  };
};

/** The parts into which an item splits rows that were tied, in place order. */
const partsOf = (rows: readonly Standing[], k: number): Standing[][] => {
  const parts: Standing[][] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last?.[0] !== undefined && isSame(last[0].values[k] ?? null, row.values[k] ?? null)) last.push(row);
    else parts.push([row]);
  }
  return parts;
};

const stepText = (context: Context, parts: readonly Standing[][], item: Item, k: number): string =>
  T.groupStep(
    T.order(parts.map((part) => listed(part.map((row) => shortName(context, row))))),
    itemName(item),
    parts.flatMap((part) => part.map(({ values }) => textOf(context, item, values[k] ?? null))).join(" / "),
  );

const stepsOf = (context: Context, rows: readonly Standing[], k: number): string[] => {
  const item = context.standings.items[k];
  if (item === undefined || rows.length < 2) return [];
  const parts = partsOf(rows, k);
  const own = parts.length > 1 && item.tieBreak !== score ? [stepText(context, parts, item, k)] : [];
  return [...own, ...parts.flatMap((part) => stepsOf(context, part, k + 1))];
};

/**
 * One line for each score that several players have: how the tie-breaks ordered them.
 *
 * `4 points: Lindqvist before Nair and Rios on Modified Median (14 / 12½ / 12½); …`
 */
export const explainScoreGroup = (
  standings: Standings,
  rows: readonly Standing[],
  style: NumberStyle = WITH_SIGNS,
): string => {
  const [first] = rows;
  const context: Context = { standings, style, short: shortNames(standings.tournament.players) };
  const steps = stepsOf(context, rows, 0);
  return first === undefined || steps.length === 0
    ? ""
    : T.group(pointsText(inPoints(first.entry.score), style), steps.join("; "));
};
