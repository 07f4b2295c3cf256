import { type Effect, effectsOf, type Item, type Standings } from "../../engine/index";
import { isScore } from "../../writer/items";
import { once } from "../once";
import { codesOf } from "../sequence";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { allStandings } from "./tied";

const T = TEXTS.tiebreaks;

/** What an item does, in a few words. */
export interface EffectView {
  readonly text: string;
  /** It cannot do anything: marked with a symbol. */
  readonly useless: boolean;
}

const effects = once(effectsOf);

const effectIn = (standings: Standings, code: string): Effect | undefined =>
  effects(standings)[standings.items.findIndex((item) => item.code === code)];

/** What an item does in all sections: the ties broken are added up, else the first section speaks. */
const combined = (all: readonly Effect[]): Effect | undefined => {
  const ties = all.reduce((sum, effect) => sum + (effect.kind === "breaks" ? effect.ties : 0), 0);
  const working = all.find(({ kind }) => kind !== "neverReached");
  return ties > 0 ? { kind: "breaks", ties } : (working ?? all[0]);
};

type Words = {
  readonly [Kind in Effect["kind"]]: (
    effect: Extract<Effect, { kind: Kind }>,
    lineOf: (item: number) => string,
  ) => EffectView;
};

const plain = (text: string): EffectView => ({ text, useless: false });
const useless = (text: string): EffectView => ({ text, useless: true });

const WORDS: Words = {
  breaks: ({ ties }) => plain(T.breaks(ties)),
  breaksNone: () => plain(T.breaksNone),
  neverReached: () => plain(T.neverReached),
  cannotSeparate: () => useless(T.cannotSeparate),
  missing: ({ missing, players }) => useless(T.cannotWorkOut(T.missing[missing](players))),
  sameAs: ({ item }, lineOf) => plain(lineOf(item)),
};

const wordsOf = (effect: Effect, lineOf: (item: number) => string): EffectView =>
  (WORDS[effect.kind] as (effect: Effect, lineOf: (item: number) => string) => EffectView)(effect, lineOf);

/** What an item of the sequence does for this event; empty where nothing can be ranked. */
export const effectOf = (subject: Crosstable, { code }: Item): EffectView => {
  const all = allStandings(subject);
  const effect = combined(all.flatMap((standings) => effectIn(standings, code) ?? []));
  const lineOf = (at: number): string => {
    const item = all[0]?.items[at];
    const line = item === undefined ? -1 : codesOf(subject).indexOf(item.code);
    return item === undefined || isScore(item) || line < 0 ? T.sameAsScore : T.sameAs(line + 1);
  };
  return effect === undefined ? plain("") : wordsOf(effect, lineOf);
};
