import { type Item, wordsOf } from "../../engine/index";
import { isScore, isUnseen, itemName } from "../../writer/items";
import { currentOf, rulesOfSubject } from "../look";
import { once } from "../once";
import { linesOf } from "../sequence";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { type Choice, choicesOf, cutText, limitOf, pointsChoicesOf } from "./choices";
import { effectOf, type EffectView } from "./effects";

/** A line of the sequence. */
export interface LineView {
  readonly item: Item;
  /** Stays the same while the line's settings change. */
  readonly key: string;
  readonly code: string;
  readonly name: string;
  /** From 1. */
  readonly number: number;
  readonly effect: EffectView;
  readonly sentence: string;
  readonly rule: string;
  readonly choices: readonly Choice[];
  /** Match points or board points; empty: there is no choice. */
  readonly points: readonly Choice[];
  /** In percent; null: the item has no threshold. */
  readonly limit: number | null;
}

const T = TEXTS.tiebreaks;

const captionOf = (subject: Crosstable, item: Item): EffectView => {
  const { text, useless } = effectOf(subject, item);
  return { text: [text, cutText(subject, item)].filter(Boolean).join("; "), useless };
};

/** The tie-break, and the how manieth line of it this is. */
const keyOf = (items: readonly Item[], { tieBreak }: Item, at: number): string => {
  const before = items.slice(0, at).filter((item) => item.tieBreak === tieBreak);
  return `${tieBreak.world} ${tieBreak.code} ${before.length}`;
};

export const lineViews = once((subject: Crosstable): readonly LineView[] =>
  linesOf(subject).map((item, i, items) => ({
    item,
    key: keyOf(items, item, i),
    code: item.code,
    name: itemName(item),
    number: i + 1,
    effect: captionOf(subject, item),
    sentence: wordsOf(item.tieBreak).summary,
    rule: item.tieBreak.rule,
    choices: choicesOf(subject, item),
    points: pointsChoicesOf(subject, item),
    limit: limitOf(item),
  })),
);

/** What comes before the lines and cannot be moved; null: the sequence puts the score elsewhere. */
export const lockedLine = (
  subject: Crosstable,
  state: Pick<State, "selection">,
): { readonly title: string; readonly caption: string } | null => {
  if (linesOf(subject).some(isScore)) return null;
  const items = currentOf(subject, state)?.section?.standings.items ?? [];
  const play = items.some(isUnseen);
  return play
    ? { title: T.scoreThenPlay, caption: T.alwaysFirst }
    : { title: T.score, caption: T.alwaysFirstScore };
};

/** The bar after another rule set was chosen: an item that the new one does not know; null: it knows all. */
export const foreignText = (subject: Crosstable, { kept }: Pick<State, "kept">): string | null => {
  const { ruleSet } = rulesOfSubject(subject);
  const foreign = linesOf(subject).find((item) => item.ruleSet.world !== ruleSet.world);
  return !kept || foreign === undefined
    ? null
    : T.foreign(itemName(foreign), T.worlds[ruleSet.world], T.worlds[foreign.ruleSet.world]);
};
