import {
  type Item,
  type Field,
  itemOf,
  type Rules,
  type Standings,
  TEAM_TIE_BREAKS,
  type TieBreak,
  TIE_BREAKS,
  wordsOf,
} from "../../engine/index";
import { untoldItem } from "../../reader/index";
import { isScore, isUnseen } from "../../writer/items";
import { currentOf, lookOf, rulesOfSubject } from "../look";
import { once } from "../once";
import { codesOf, fieldIn, linesOf } from "../sequence";
import type { Crosstable, State } from "../state";
import { TEXTS } from "../texts";
import { freeSetting } from "./choices";
import { separatedBy } from "./separates";
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
  /** Whether the sheet tells what an item is worked out from. */
  readonly isTold: (item: Item) => boolean;
}

const plain = (text: string): Tag => ({ text, kind: "plain" });

const tagOf = ({ sections, rules, lines, isTold }: Context, item: Item, places: string | null): Tag => {
  const line = lineIn(lines, item.tieBreak);
  if (line >= 0) return plain(T.inLine(line + 1));
  if (!isTold(item)) return { text: T.noBoardPoints, kind: "doubt" };
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
  const tag = tagOf(context, item, context.isTold(item) ? separatedBy(context.sections, item) : null);
  return {
    tieBreak,
    group: groupOf(tieBreak),
    tag,
    helps: tag.kind === "helps",
    code: freeSetting(subject, context.rules, tieBreak, codesOf(subject)),
  };
};

const OFFERED: Readonly<Record<Field, readonly TieBreak[]>> = {
  players: TIE_BREAKS,
  teams: TEAM_TIE_BREAKS,
};

const optionsIn = (subject: Crosstable): PickerOption[] => {
  const context: Context = {
    sections: allStandings(subject),
    rules: rulesOfSubject(subject),
    lines: linesOf(subject),
    isTold: (item) =>
      lookOf(subject).sections.every(({ reading }) => untoldItem(reading, [item]) === undefined),
  };
  return OFFERED[fieldIn(subject)]
    .map((tieBreak) => itemOf(context.rules, tieBreak))
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

const words = (tieBreak: TieBreak): string => {
  const { name, code, title, aliases, rule } = tieBreak;
  const shown = wordsOf(tieBreak);
  return [name, code, title, ...aliases, rule, shown.name, shown.title, shown.summary]
    .join("\n")
    .toLowerCase();
};

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
