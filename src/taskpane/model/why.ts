import {
  compare,
  type Comparison,
  explainPlace,
  explainValue,
  firstDifference,
  type Item,
  type PlayerNo,
  shortNames,
  type Standing,
  type Standings,
} from "../../engine/index";
import { isScore, isUnseen, itemName } from "../../writer/items";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { itemText, placesOf, plainStyleOf, styleOf } from "./numbers";
import { standingsOf } from "./tied";
import { type Telling, workingView, type WorkingView } from "./working";

const T = TEXTS.why;

/** A player in the two lists. */
export interface PlayerOption {
  readonly no: PlayerNo;
  readonly text: string;
}

export const playerOptions = ({ rows }: Standings): PlayerOption[] =>
  rows.map(({ place, entry: { player } }) => ({
    no: player.no,
    text: T.option(place === null ? "" : String(place), player.name),
  }));

/** A line of the table that compares two players step by step. */
export interface StepView {
  readonly name: string;
  readonly values: readonly [string, string];
  readonly caption: string;
  readonly state: Comparison["steps"][number]["state"];
}

/** One of the other tie-breaks, whose working can be shown. */
export interface OtherItem {
  readonly item: number;
  readonly name: string;
  readonly value: string;
  /** The player was still tied with somebody before it. */
  readonly needed: boolean;
}

/** The answer to Why? */
export interface WhyView {
  readonly sentence: string;
  readonly more: readonly string[];
  /** The names above the steps; null: one player is explained. */
  readonly names: readonly [string, string] | null;
  readonly steps: readonly StepView[];
  /** The item whose workings are shown; null: none. */
  readonly item: Item | null;
  readonly workings: readonly WorkingView[];
  /** Below the workings. */
  readonly notes: readonly string[];
  readonly rule: string;
  readonly others: readonly OtherItem[];
}

const CAPTIONS: Readonly<Record<StepView["state"], string>> = {
  equal: "",
  decides: T.decides,
  notReached: T.notReached,
};

const stepName = (item: Item): string =>
  isScore(item) ? T.score : isUnseen(item) ? T.points : itemName(item);

const stepsOf = ({ steps }: Comparison, { style }: Telling): StepView[] =>
  steps
    .filter(({ item, state }) => !isUnseen(item) || state === "decides")
    .map(({ item, ahead, behind, state }, i, all) => ({
      name: stepName(item),
      values: [itemText(item, ahead, style) || T.noValue, itemText(item, behind, style) || T.noValue],
      caption: state === "notReached" && all[i - 1]?.state === state ? "" : CAPTIONS[state],
      state,
    }));

const hasWorking = (item: Item | undefined): item is Item =>
  item !== undefined && !isScore(item) && !isUnseen(item);

const othersOf = ({ standings, style }: Telling, row: Standing, shown: number | null): OtherItem[] =>
  standings.items.flatMap((item, at) => {
    if (at === shown || !hasWorking(item)) return [];
    const value = itemText(item, row.values[at], style) || T.noValue;
    return [{ item: at, name: itemName(item), value, needed: (row.tied[at]?.length ?? 1) > 1 }];
  });

/** The first tie-break that separated a player from somebody who was tied with him. */
const tellingItem = ({ items }: Standings, { tied, sharedBy }: Standing): number | null => {
  const left = (k: number): number => tied[k]?.length ?? sharedBy;
  const at = items.findIndex((item, k) => hasWorking(item) && left(k + 1) < left(k));
  return at < 0 ? null : at;
};

/** The rows of the players who are asked about, in place order. */
export const askedRows = ({ rows }: Standings, { player, against }: State["why"]): Standing[] =>
  rows.filter(({ entry }) => entry.player.no === player || entry.player.no === against);

/** The item whose working is shown: the one that was chosen, else the one that decides; null: none. */
export const shownItem = (standings: Standings, why: State["why"]): number | null => {
  const [first, second] = askedRows(standings, why);
  if (first === undefined) return null;
  const at =
    why.item ?? (second === undefined ? tellingItem(standings, first) : firstDifference(first, second));
  return at !== null && hasWorking(standings.items[at]) ? at : null;
};

/** The workings of an item for some players, and the tie-breaks beside it. */
const workingsOf = (telling: Telling, rows: readonly Standing[], shown: number | null) => {
  const { standings, style } = telling;
  const explanations =
    shown === null ? [] : rows.flatMap((row) => explainValue(standings, row, shown, style) ?? []);
  const [first] = rows;
  return {
    item: shown === null ? null : (standings.items[shown] ?? null),
    workings: explanations.map((explanation) => workingView(explanation, telling)),
    notes: [...new Set(explanations.flatMap(({ notes }) => notes))],
    rule: explanations[0]?.rule ?? "",
    others: first === undefined ? [] : othersOf(telling, first, shown),
  };
};

const compared = (telling: Telling, a: PlayerNo, b: PlayerNo, shown: number | null): WhyView | null => {
  const comparison = compare(telling.standings, a, b, telling.style);
  if (comparison === undefined) return null;
  const { ahead, behind, sentence, more } = comparison;
  const names = shortNames(telling.standings.tournament.players);
  const short = ({ entry: { player } }: Standing): string => names.get(player.no) ?? player.name;
  return {
    sentence,
    more,
    names: [short(ahead), short(behind)],
    steps: stepsOf(comparison, telling),
    ...workingsOf(telling, [ahead, behind], shown),
  };
};

const placed = (telling: Telling, no: PlayerNo, shown: number | null): WhyView | null => {
  const explanation = explainPlace(telling.standings, no, telling.style);
  if (explanation === undefined) return null;
  const { row, sentence, more } = explanation;
  return { sentence, more, names: null, steps: [], ...workingsOf(telling, [row], shown) };
};

const answer = (why: State["why"], telling: Telling): WhyView | null => {
  const { player, against } = why;
  if (player === null) return null;
  const shown = shownItem(telling.standings, why);
  return against === null ? placed(telling, player, shown) : compared(telling, player, against, shown);
};

/** The answer for the chosen players; null: none is chosen, or nothing can be ranked. */
export const whyOf = (subject: Crosstable, state: State): WhyView | null => {
  const standings = standingsOf(subject, state);
  return standings === undefined ? null : answer(state.why, { standings, style: styleOf(state) });
};

/** The same as it is written in a mail. */
export const plainWhyOf = (subject: Crosstable, state: State): WhyView | null => {
  const standings = standingsOf(subject, state);
  return standings === undefined
    ? null
    : answer(state.why, { standings, style: plainStyleOf(state), aligned: true });
};

/** `2`, `8–9`: where a player stands. */
export const placeIn = ({ rows }: Standings, no: PlayerNo): string => {
  const row = rows.find(({ entry }) => entry.player.no === no);
  return row === undefined ? "" : placesOf(row);
};
