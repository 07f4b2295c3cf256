import { completeSequence, type PlayerNo, rulesOf, type Standings, standings } from "../engine/index";
import type { Section } from "./input";
import { isUnseen } from "./items";

/** Two neighbors whom points from play put in order, by number. */
export interface PlayDecision {
  readonly ahead: PlayerNo;
  readonly behind: PlayerNo;
}

/** Where points from play, and not a tie-break, decided the order. @see US Chess 34E1 */
export const decidedByPlay = ({ items, rows }: Standings): PlayDecision[] =>
  rows.flatMap(({ entry, decidedBy }, i) => {
    const item = decidedBy === null ? undefined : items[decidedBy];
    const next = rows[i + 1];
    return item !== undefined && isUnseen(item) && next !== undefined
      ? [{ ahead: entry.player.no, behind: next.entry.player.no }]
      : [];
  });

/**
 * Players who would have another place if points from play came first, under US rules that leave that key
 * out, as the programs WinTD and SwissSys do.
 *
 * @see US Chess 34E1
 */
export const movedByPlay = ({ standings: ours, rules }: Section): PlayerNo[] => {
  const { world, policy } = rules.ruleSet;
  if (world !== "us" || policy.actualPlay !== "ignored") return [];
  const withKey = rulesOf(rules.ruleSet, { ...rules.overrides, actualPlay: "first" });
  const theirs = standings(ours.tournament, completeSequence(ours.items, withKey));
  const places = new Map(theirs.rows.map(({ entry, place }) => [entry.player.no, place]));
  return ours.rows.flatMap(({ entry, place }) =>
    places.get(entry.player.no) === place ? [] : [entry.player.no],
  );
};
