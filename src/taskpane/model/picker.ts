import {
  compareExact,
  type Exact,
  type Item,
  itemOf,
  type Rules,
  type Standing,
  type Standings,
  type TieBreak,
  TIE_BREAKS,
  type View,
  viewOf,
} from "../../engine/index";
import { sharedPlaces } from "../../writer/footer";
import { isScore, isUnseen } from "../../writer/items";
import { currentOf, rulesOfSubject } from "../look";
import { once } from "../once";
import { codesOf, linesOf } from "../sequence";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { freeSetting } from "./choices";
import { placesOf } from "./numbers";
import { allStandings } from "./tied";

export type PickerGroup = keyof typeof TEXTS.tiebreaks.groups;

export interface Tag {
  readonly text: string;
  readonly kind: "helps" | "plain" | "doubt";
}

/** One tie-break that can be added. */
export interface PickerOption {
  readonly tieBreak: TieBreak;
  readonly group: PickerGroup;
  readonly tag: Tag;
  /** It separates players who are still tied. */
  readonly helps: boolean;
  /** What is added; null: every setting of it is in the sequence. */
  readonly code: string | null;
}

const T = TEXTS.tiebreaks;

const same = (a: Exact | null, b: Exact | null): boolean =>
  a === null || b === null ? a === b : compareExact(a, b) === 0;

/** Views of a ranking by their policy: many tie-breaks share one. */
const viewsOf = once<Standings, Map<string, View>>(() => new Map<string, View>());

const viewFor = (standings: Standings, { policy }: Item): View => {
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

/** The shared places that an item would separate: `8–9`; of many their number. */
const separatedBy = (sections: readonly Standings[], item: Item): string | null => {
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

const unratedIn = (sections: readonly Standings[]): number =>
  sections.reduce(
    (sum, { tournament }) => sum + tournament.players.filter(({ rating }) => rating === null).length,
    0,
  );

const lineIn = (lines: readonly Item[], tieBreak: TieBreak): number =>
  lines.findIndex((item) => item.tieBreak === tieBreak);

interface Context {
  readonly sections: readonly Standings[];
  readonly rules: Rules;
  readonly lines: readonly Item[];
}

const plain = (text: string): Tag => ({ text, kind: "plain" });

const tagOf = ({ sections, rules, lines }: Context, item: Item, places: string | null): Tag => {
  const line = lineIn(lines, item.tieBreak);
  if (line >= 0) return plain(T.inLine(line + 1));
  const unrated = item.tieBreak.rated === true ? unratedIn(sections) : 0;
  if (unrated > 0) return { text: T.unratedTag(unrated), kind: "doubt" };
  if (item.ruleSet.world !== rules.ruleSet.world) return plain(T.rulesOf(T.worlds[item.ruleSet.world]));
  return places === null ? plain(T.separatesNobody) : { text: T.separates(places), kind: "helps" };
};

const groupOf = ({ rated, events, world }: TieBreak): PickerGroup => {
  if (events.every((system) => system === "team")) return "teams";
  if (rated === true) return "ratings";
  return world === "fide" ? "fide" : "us";
};

/** Whether a tie-break is one to choose: not an intermediate value, nor one that the rule set puts in. */
const isOffered = (item: Item): boolean => !isScore(item) && !isUnseen(item) && item.tieBreak.helper !== true;

const optionOf = (subject: Crosstable, context: Context, item: Item): PickerOption => {
  const { tieBreak } = item;
  const tag = tagOf(context, item, separatedBy(context.sections, item));
  return {
    tieBreak,
    group: groupOf(tieBreak),
    tag,
    helps: tag.kind === "helps",
    code: freeSetting(subject, context.rules, tieBreak, codesOf(subject)),
  };
};

const optionsIn = (subject: Crosstable): PickerOption[] => {
  const context: Context = {
    sections: allStandings(subject),
    rules: rulesOfSubject(subject),
    lines: linesOf(subject),
  };
  return TIE_BREAKS.map((tieBreak) => itemOf(context.rules, tieBreak))
    .filter(isOffered)
    .map((item) => optionOf(subject, context, item));
};

const GROUPS = Object.keys(T.groups) as readonly PickerGroup[];

const sorted = (options: readonly PickerOption[]): readonly PickerOption[] =>
  GROUPS.flatMap((group) => {
    const own = options.filter((option) => option.group === group);
    return [...own.filter(({ helps }) => helps), ...own.filter(({ helps }) => !helps)];
  });

/** Every tie-break in groups; in each group those that help here come first. */
export const pickerOptions = once((subject: Crosstable): readonly PickerOption[] =>
  sorted(optionsIn(subject)),
);

const words = ({ name, code, title, aliases, rule, summary }: TieBreak): string =>
  [name, code, title, ...aliases, rule, summary].join("\n").toLowerCase();

/** The options in which every word of a text occurs: name, alias, code, citation or sentence. */
export const matching = (options: readonly PickerOption[], text: string): readonly PickerOption[] => {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return options.filter(({ tieBreak }) => wanted.every((word) => words(tieBreak).includes(word)));
};

/** What the status below the search field says. */
export const countText = (count: number, text: string): string => {
  if (text.trim() === "") return T.count(count);
  return count === 0 ? T.noMatch(text.trim()) : T.match(count);
};

const PAGE = 5;

/** The option that a key leads to; undefined: the key is for the text field. */
export const optionFor = (key: string, at: number, count: number): number | undefined => {
  const last = count - 1;
  const keys = new Map([
    ["ArrowDown", at >= last ? 0 : at + 1],
    ["ArrowUp", at <= 0 ? last : at - 1],
    ["PageDown", Math.min(last, at + PAGE)],
    ["PageUp", Math.max(0, at - PAGE)],
    ["Home", 0],
    ["End", last],
  ]);
  return count === 0 ? undefined : keys.get(key);
};

/** Whether tie-breaks added now are marked on the sheet. */
export const hasBegun = (subject: Crosstable, state: Pick<State, "selection">): boolean =>
  (currentOf(subject, state)?.reading.tournament.rounds ?? 0) > 0;
