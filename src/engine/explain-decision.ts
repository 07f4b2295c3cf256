import { separatorsOf } from "./advice";
import { likelyQuestions, type Pair, shortOf, wonAgainst } from "./explain-questions";
import { isOne, pointsText, provisionalNotes } from "./explain-notes";
import { nounsOf, type Nouns } from "./explain-nouns";
import { EXPLAIN_TEXTS as T } from "./explain-texts";
import {
  averageTexts,
  decimalText,
  listed,
  numberText,
  type NumberStyle,
  shortNames,
  nameOf,
} from "./explain-words";
import { compareExact, type Exact, inPoints } from "./points";
import { type Item, itemName } from "./sequence";
import { type Standing, type Standings, workingOf } from "./standings";
import { score } from "./tiebreaks/points";
import type { Fact } from "./working";

/** An item that decides between two players. */
interface Deciding extends Pair {
  readonly k: number;
  readonly item: Item;
  readonly values: readonly [Exact | null, Exact | null];
  readonly facts: readonly [Fact | undefined, Fact | undefined];
}

interface Decision {
  /** How the one is ahead of the other: what follows their names. */
  readonly how: string;
  readonly notes: readonly string[];
}

export const valueText = ({ tieBreak }: Item, value: Exact, style: NumberStyle): string =>
  tieBreak.rated === true ? decimalText(value, 0, style) : numberText(value, style);

const equalText = (item: Item, value: Exact | null, style: NumberStyle): string => {
  if (item.tieBreak.scope === "tied") return T.doesNotSeparate(itemName(item));
  return value === null
    ? T.isEqual(itemName(item))
    : T.equalAt(itemName(item), valueText(item, value, style));
};

/** What is equal before the deciding item. */
const equalities = ({ standings, ahead, k, style }: Deciding): string => {
  const before = standings.items
    .slice(0, k)
    .map((item, j) => ({ item, value: ahead.values[j] ?? null }))
    .filter(({ item }) => item.tieBreak.hidden !== true);
  const others = before.filter(({ item }) => item.tieBreak !== score);
  const [only] = others;
  const rest =
    others.length > 1
      ? T.areEqual(listed(others.map(({ item }) => itemName(item))))
      : only && equalText(only.item, only.value, style);
  if (before.length === others.length) return rest === undefined ? "" : `${rest}.`;
  const both = T.bothHave(pointsText(inPoints(ahead.entry.score), style));
  return rest === undefined ? `${both}.` : T.and(both, rest);
};

const nounsFor = ({ standings }: Pair): Nouns => nounsOf(standings.tournament.players);

type Wording = (deciding: Deciding) => Decision | undefined;

const onScore: Wording = (deciding) => {
  const [a, b] = deciding.values;
  if (deciding.item.tieBreak !== score || a === null || b === null) return undefined;
  return {
    how: T.onPoints(numberText(a, deciding.style), numberText(b, deciding.style)),
    notes: [deciding.k === 0 ? T.noTieBreakNeeded : equalities(deciding)],
  };
};

const onPlay: Wording = (deciding) => {
  const { item, ahead, behind } = deciding;
  if (item.tieBreak.hidden !== true) return undefined;
  return {
    how: T.fromPlay(shortOf(deciding, ahead.entry), shortOf(deciding, behind.entry)),
    notes: [`${equalities(deciding)} ${T.playFirst(item.tieBreak.rule)}`],
  };
};

const byLot: Wording = ({ facts: [fact] }) =>
  fact?.kind === "lots" ? { how: T.byLot, notes: [T.everythingElse(fact.seed)] } : undefined;

/** Two who are tied, one of whom won their only game. */
const byTheirGame: Wording = (deciding) => {
  const { item, ahead, behind, k } = deciding;
  if (item.tieBreak.encounter !== true || ahead.tied[k]?.length !== 2) return undefined;
  const [round, ...more] = wonAgainst(ahead.entry, behind.entry);
  const lost = wonAgainst(behind.entry, ahead.entry);
  if (round === undefined || more.length > 0 || lost.length > 0) return undefined;
  return {
    how: T.wonGame(shortOf(deciding, ahead.entry), round, nounsFor(deciding)),
    notes: [equalities(deciding)],
  };
};

const amongTied: Wording = (deciding) => {
  const [a, b] = deciding.facts;
  if (a?.kind !== "encounter" || b?.kind !== "encounter") return undefined;
  if (a.among !== b.among || compareExact(a.points, b.points) <= 0) return undefined;
  const [high, low] = [a.points, b.points].map((points) => numberText(points, deciding.style));
  const how = T.among(a.among, high ?? "", low ?? "", nounsFor(deciding), isOne(a.points));
  return { how, notes: [equalities(deciding)] };
};

const onAverage: Wording = (deciding) => {
  const [a, b] = deciding.values;
  if (deciding.item.tieBreak.rated !== true || a === null || b === null) return undefined;
  const { texts, decimals } = averageTexts([a, b], deciding.style);
  const [high = "", low = ""] = texts;
  const notes = [equalities(deciding), ...(decimals === 0 ? [] : [T.decimals(decimals)])];
  return { how: T.on(itemName(deciding.item), high, low), notes };
};

const onValues = (deciding: Deciding): Decision => {
  const { item, style } = deciding;
  const [a, b] = deciding.values.map((value) => (value === null ? null : valueText(item, value, style)));
  const name = itemName(item);
  const how = b === null || b === undefined ? T.onAlone(name, a ?? "") : T.on(name, a ?? "", b);
  return { how, notes: [equalities(deciding)] };
};

/** The first that fits says how an item decided. */
const WORDINGS: readonly Wording[] = [onScore, onPlay, byLot, byTheirGame, amongTied, onAverage];

const decisionOf = (deciding: Deciding): Decision => {
  for (const wording of WORDINGS) {
    const decision = wording(deciding);
    if (decision !== undefined) return decision;
  }
  return onValues(deciding);
};

const MOST_LISTED = 3;

/** What outside the sequence would separate two who share their place. */
const separatorsText = ({ standings, ahead, behind }: Pair): string => {
  const names = separatorsOf(standings, [ahead, behind]).map(({ name }) => name);
  if (names.length === 0) return T.nothingSeparates;
  return names.length <= MOST_LISTED
    ? T.separators(names.length, names.join(", "))
    : T.separatorsSuchAs(names.length, listed(names.slice(0, 2)));
};

/** `8–9`. */
export const placesText = ({ place, sharedBy }: Standing): string =>
  place === null ? "" : sharedBy === 1 ? String(place) : `${place}–${place + sharedBy - 1}`;

const tiedTexts = (pair: Pair, a: string, b: string) => {
  const count = pair.standings.items.filter(
    ({ tieBreak }) => tieBreak !== score && tieBreak.hidden !== true,
  ).length;
  return {
    sentence: T.sharePlaces(a, b, placesText(pair.ahead)),
    more: [`${T.allEqual(count)} ${separatorsText(pair)}`, ...provisionalNotes(pair.standings.tournament)],
  };
};

const decidedTexts = (pair: Pair, k: number, item: Item, a: string, b: string) => {
  const { standings, ahead, behind } = pair;
  const deciding: Deciding = {
    ...pair,
    k,
    item,
    values: [ahead.values[k] ?? null, behind.values[k] ?? null],
    facts: [workingOf(standings, ahead, k)?.fact, workingOf(standings, behind, k)?.fact],
  };
  const { how, notes } = decisionOf(deciding);
  return {
    sentence: T.ahead(a, b, how),
    more: [...notes, ...likelyQuestions(pair, k), ...provisionalNotes(standings.tournament)].filter(Boolean),
  };
};

/** Why one line of the standings stands above another, in sentences. */
export const decidingTexts = (
  standings: Standings,
  ahead: Standing,
  behind: Standing,
  decidedBy: number | null,
  style: NumberStyle,
): { readonly sentence: string; readonly more: readonly string[] } => {
  const pair: Pair = { standings, ahead, behind, style, short: shortNames(standings.tournament.players) };
  const [a, b] = [ahead, behind].map(({ entry }) => nameOf(entry.player));
  const house = [ahead, behind].find(({ place }) => place === null);
  if (house !== undefined)
    return { sentence: T.housePlayer(nameOf(house.entry.player), nounsFor(pair)), more: [] };
  const item = decidedBy === null ? undefined : standings.items[decidedBy];
  return decidedBy === null || item === undefined
    ? tiedTexts(pair, a ?? "", b ?? "")
    : decidedTexts(pair, decidedBy, item, a ?? "", b ?? "");
};
