import { compare } from "./explain-compare";
import { explainPlace } from "./explain-place";
import { type NumberStyle, WITH_SIGNS } from "./explain-words";
import { type Standing, type Standings, standings } from "./standings";
import type { PlayerNo } from "./tournament";
import { type Change, withChanges } from "./what-if-outcomes";

/** A player whose place is another one than before. */
export interface Move {
  readonly before: Standing;
  readonly after: Standing;
  /** The deciding sentence against the one who was passed, or who passed, and what follows it. */
  readonly why: readonly string[];
}

/** The standings after results were changed, and who moves. */
export interface WhatIf {
  readonly after: Standings;
  /** In the new order. */
  readonly moves: readonly Move[];
}

const samePlace = (a: Standing, b: Standing): boolean => a.place === b.place && a.sharedBy === b.sharedBy;

const byNo = ({ rows }: Standings): ReadonlyMap<PlayerNo, Standing> =>
  new Map(rows.map((row) => [row.entry.player.no, row]));

/** Below 0: `a` stands above `b`; 0: they share their place. */
const order = (a: Standing | undefined, b: Standing | undefined): number =>
  Math.sign((a?.place ?? Infinity) - (b?.place ?? Infinity));

/** The nearest player on the new list whose order to this one has changed. */
const passed = (
  old: ReadonlyMap<PlayerNo, Standing>,
  { rows }: Standings,
  at: number,
): Standing | undefined => {
  const self = rows[at];
  const before = self && old.get(self.entry.player.no);
  const changed = rows.flatMap((other, i) => {
    if (i === at || other.place === null) return [];
    const was = order(before, old.get(other.entry.player.no));
    return was === order(self, other) ? [] : [{ other, distance: Math.abs(i - at) }];
  });
  return changed.sort((a, b) => a.distance - b.distance)[0]?.other;
};

const reasons = (
  after: Standings,
  self: PlayerNo,
  other: Standing | undefined,
  style: NumberStyle,
): readonly string[] => {
  const comparison = other && compare(after, self, other.entry.player.no, style);
  const place = comparison ?? explainPlace(after, self, style);
  return place === undefined ? [] : [place.sentence, ...place.more];
};

/**
 * What becomes of the standings when results are changed, as if they stood on the crosstable.
 *
 * Rounds that have not begun yet begin with a result in them.
 */
export const whatIf = (
  before: Standings,
  changes: readonly Change[],
  style: NumberStyle = WITH_SIGNS,
): WhatIf => {
  const after = standings(withChanges(before.tournament, changes), before.items);
  const old = byNo(before);
  const moves = after.rows.flatMap((row, i): Move[] => {
    const { no } = row.entry.player;
    const was = old.get(no);
    if (was === undefined || samePlace(was, row)) return [];
    return [{ before: was, after: row, why: reasons(after, no, passed(old, after, i), style) }];
  });
  return { after, moves };
};
