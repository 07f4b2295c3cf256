import {
  compareExact,
  type Exact,
  type Item,
  type Standing,
  type Standings,
  type TieBreak,
  type View,
  viewOf,
} from "../../engine/index";
import { sharedPlaces } from "../../writer/footer";
import { once } from "../once";
import { TEXTS } from "../texts";
import { placesOf } from "./numbers";

const T = TEXTS.tiebreaks;

const same = (a: Exact | null, b: Exact | null): boolean =>
  a === null || b === null ? a === b : compareExact(a, b) === 0;

/** What teams' tie-breaks are worked out on; empty where players are ranked. */
const teamViewsOf = once<Standings, ReadonlyMap<TieBreak, View>>(
  ({ candidates }) => new Map((candidates?.() ?? []).map(({ item, view }) => [item.tieBreak, view])),
);

/** Views of a ranking by their policy: many tie-breaks share one. */
const viewsOf = once<Standings, Map<string, View>>(() => new Map<string, View>());

const viewFor = (standings: Standings, { policy, tieBreak }: Item): View => {
  const ofTeams = teamViewsOf(standings).get(tieBreak);
  if (ofTeams !== undefined) return ofTeams;
  const views = viewsOf(standings);
  const key = JSON.stringify(policy);
  const view = views.get(key) ?? viewOf(standings.tournament, policy);
  views.set(key, view);
  return view;
};

/** Whether an item gives players who share a place different values. */
const separates = ({ tieBreak, modifiers }: Item, view: View, rows: readonly Standing[]): boolean => {
  const entries = rows.flatMap(({ entry }) => view.entries[entry.index] ?? []);
  const values = entries.map((entry) => tieBreak.work(view, entry, entries, modifiers).value);
  return values.some((value) => !same(value, values[0] ?? null));
};

/** Shared places beyond these are not looked at. */
const MOST_GROUPS = 50;
const MOST_PLACES = 2;

/** The shared places that an item would separate: `8–9`; of many their number; null: none. */
export const separatedBy = (sections: readonly Standings[], item: Item): string | null => {
  const groups = sections.flatMap((standings) => {
    const view = viewFor(standings, item);
    return sharedPlaces(standings.rows)
      .slice(0, MOST_GROUPS)
      .filter((rows) => separates(item, view, rows));
  });
  const places = groups
    .slice(0, MOST_PLACES)
    .flatMap(([first]) => (first === undefined ? [] : [placesOf(first)]));
  if (places.length === 0) return null;
  const more = groups.length - places.length;
  return [...places, ...(more > 0 ? [T.others(more)] : [])].join(", ");
};
