import { compareExact, type Exact } from "./points";
import { type Item, itemOf, workOf } from "./sequence";
import { type Candidate, type Standing, type Standings, workingOf } from "./standings";
import type { Missing, TieBreak } from "./tiebreak";
import { TIE_BREAKS } from "./tiebreaks/index";
import { coin } from "./tiebreaks/lots";
import { isRoundRobin } from "./tournament";
import type { Entry, View } from "./view";

/** What one item of a sequence does for an event. */
export type Effect =
  /** It separates this many neighbors in place who are equal in all before it. */
  | { readonly kind: "breaks"; readonly ties: number }
  /** It separates nobody who is still tied. */
  | { readonly kind: "breaksNone" }
  /** Nobody is still tied before it. */
  | { readonly kind: "neverReached" }
  /** All have met all equally often, so those who are tied have the same opponents' scores. */
  | { readonly kind: "cannotSeparate" }
  /** None of the tied players has a value; `players` lack what it takes. */
  | { readonly kind: "missing"; readonly missing: Missing; readonly players: number }
  /** Its values are those of an earlier item, by its index. */
  | { readonly kind: "sameAs"; readonly item: number };

const same = (a: Exact | null | undefined, b: Exact | null | undefined): boolean =>
  a === null || a === undefined || b === null || b === undefined
    ? (a ?? null) === (b ?? null)
    : compareExact(a, b) === 0;

const placedRows = ({ rows }: Standings): readonly Standing[] => rows.filter(({ place }) => place !== null);

const isTiedAt = (row: Standing, k: number): boolean => (row.tied[k]?.length ?? 0) > 1;

/** Whether everybody met everybody equally often. */
const allHaveMet = ({ entries }: View): boolean => {
  const counts = entries.map((entry) => {
    const meetings = new Map<Entry, number>();
    entry.opponents.forEach((opponent, r) => {
      if (opponent !== null && entry.met[r] === true)
        meetings.set(opponent, (meetings.get(opponent) ?? 0) + 1);
    });
    return meetings;
  });
  const times = [...(counts[0]?.values() ?? [])][0] ?? 0;
  return (
    times > 0 &&
    counts.every(
      (meetings) =>
        meetings.size === entries.length - 1 && [...meetings.values()].every((count) => count === times),
    )
  );
};

const hasUnknownColor = ({ rounds }: Entry): boolean =>
  rounds.some((round) => round.kind === "game" && round.color === null);

/** Whether a player lacks what a value takes. */
const LACKS: Partial<Record<Missing, (entry: Entry) => boolean>> = {
  ratings: ({ player }) => player.rating === null,
  allRatings: ({ player }) => player.rating === null,
  colors: hasUnknownColor,
  playoff: ({ player }) => player.playoff === null,
};

const missingOf = (standings: Standings, tied: readonly Standing[], k: number): Effect | undefined => {
  const [first] = tied;
  if (first === undefined || tied.some(({ values }) => (values[k] ?? null) !== null)) return undefined;
  const missing = workingOf(standings, first, k)?.missing;
  if (missing === undefined) return undefined;
  const lacks = LACKS[missing] ?? (() => true);
  return {
    kind: "missing",
    missing,
    players: placedRows(standings).filter(({ entry }) => lacks(entry)).length,
  };
};

const sameAs = (rows: readonly Standing[], k: number): Effect | undefined => {
  const [first] = rows;
  const constant = rows.every(({ values }) => same(values[k], first?.values[k]));
  if (constant) return undefined;
  for (let j = 0; j < k; j++) {
    if (rows.every(({ values }) => same(values[j], values[k]))) return { kind: "sameAs", item: j };
  }
  return undefined;
};

const cannotSeparate = ({ tournament, views }: Standings, { tieBreak }: Item, k: number): boolean => {
  const view = views[k];
  return (
    view !== undefined &&
    isRoundRobin(tournament.system) &&
    !tieBreak.events.includes(tournament.system) &&
    allHaveMet(view)
  );
};

const effectOf = (standings: Standings, item: Item, k: number): Effect => {
  const rows = placedRows(standings);
  const ties = rows.filter(({ decidedBy }) => decidedBy === k).length;
  if (ties > 0) return { kind: "breaks", ties };
  const tied = rows.filter((row) => isTiedAt(row, k));
  if (tied.length === 0) return { kind: "neverReached" };
  const found = missingOf(standings, tied, k) ?? sameAs(rows, k);
  if (found !== undefined) return found;
  return { kind: cannotSeparate(standings, item, k) ? "cannotSeparate" : "breaksNone" };
};

/** What each item of a complete sequence does, in its order. */
export const effectsOf = (standings: Standings): readonly Effect[] =>
  standings.items.map((item, k) => effectOf(standings, item, k));

/** Whether a tie-break is one to choose: not a helper, not put in by the rules, not a lottery. */
const isOffered = (tieBreak: TieBreak): boolean =>
  tieBreak.hidden !== true && tieBreak.helper !== true && tieBreak !== coin;

const separates = (rows: readonly Standing[], { item, view }: Candidate) => {
  const entries = rows.flatMap(({ entry }) => view.entries[entry.index] ?? []);
  const values = entries.map((entry) => workOf(item)(view, entry, entries, item.modifiers).value);
  return values.some((value) => !same(value, values[0]));
};

/** The tie-breaks of players, by the rules of the first item. */
const playersCandidates = ({ items: [first], views: [view] }: Standings): readonly Candidate[] => {
  if (first === undefined || view === undefined) return [];
  const rules = { ruleSet: first.ruleSet, overrides: first.policy };
  return TIE_BREAKS.map((tieBreak) => ({ item: itemOf(rules, tieBreak), view }));
};

/** Tie-breaks of the ranking's own world, outside its sequence, that would separate competitors who are tied. */
export const separatorsOf = (standings: Standings, rows: readonly Standing[]): readonly TieBreak[] => {
  const used = new Set(standings.items.map(({ tieBreak }) => tieBreak));
  const world = standings.items[0]?.ruleSet.world;
  const candidates = standings.candidates?.() ?? playersCandidates(standings);
  return candidates
    .filter(
      (candidate) =>
        isOffered(candidate.item.tieBreak) &&
        [world, "both"].includes(candidate.item.tieBreak.world) &&
        !used.has(candidate.item.tieBreak) &&
        separates(rows, candidate),
    )
    .map(({ item }) => item.tieBreak);
};
