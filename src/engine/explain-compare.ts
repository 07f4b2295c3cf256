import { decidingTexts } from "./explain-decision";
import { type NumberStyle, WITH_SIGNS } from "./explain-words";
import { compareExact, type Exact } from "./points";
import type { Item } from "./sequence";
import type { Standing, Standings } from "./standings";
import type { PlayerNo } from "./tournament";

/** One item of the sequence for two players. */
export interface Step {
  readonly item: Item;
  readonly ahead: Exact | null;
  readonly behind: Exact | null;
  readonly state: "equal" | "decides" | "notReached";
}

/** Two players side by side until the item that decides. */
export interface Comparison {
  /** The one who stands higher on the list. */
  readonly ahead: Standing;
  readonly behind: Standing;
  readonly steps: readonly Step[];
  /** Index of the deciding item; null where the two share their place or have none. */
  readonly decidedBy: number | null;
  /** The deciding sentence. */
  readonly sentence: string;
  /** One to four further sentences. */
  readonly more: readonly string[];
}

const same = (a: Exact | null, b: Exact | null): boolean =>
  a === null || b === null ? a === b : compareExact(a, b) === 0;

const stateOf = (k: number, decidedBy: number | null): Step["state"] =>
  decidedBy === null || k < decidedBy ? "equal" : k === decidedBy ? "decides" : "notReached";

/** The first item on which two lines of the standings differ; null if there is none. */
export const firstDifference = (a: Standing, b: Standing): number | null => {
  const at = a.values.findIndex((value, k) => !same(value, b.values[k] ?? null));
  return at < 0 ? null : at;
};

/** Why one of two players stands above the other; undefined if there is no player of that number. */
export const compare = (
  standings: Standings,
  noA: PlayerNo,
  noB: PlayerNo,
  style: NumberStyle = WITH_SIGNS,
): Comparison | undefined => {
  const [ahead, behind] = standings.rows.filter(
    ({ entry: { player } }) => player.no === noA || player.no === noB,
  );
  if (ahead === undefined || behind === undefined) return undefined;
  const placed = ahead.place !== null && behind.place !== null;
  const decidedBy = placed ? firstDifference(ahead, behind) : null;
  const steps = standings.items.map((item, k): Step => ({
    item,
    ahead: ahead.values[k] ?? null,
    behind: behind.values[k] ?? null,
    state: stateOf(k, decidedBy),
  }));
  return { ahead, behind, steps, decidedBy, ...decidingTexts(standings, ahead, behind, decidedBy, style) };
};
