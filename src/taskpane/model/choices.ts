import { type Item, itemOf, type Rules, takesPoints, type TieBreak, viewOf } from "../../engine/index";
import type { Crosstable } from "../state";
import { currentOf, rulesOfSubject } from "../look";
import { fieldIn } from "../sequence";
import { TEXTS } from "../texts";

/** One of the settings that an item can have. */
export interface Choice {
  readonly text: string;
  /** The item with this setting. */
  readonly code: string;
  readonly chosen: boolean;
}

const T = TEXTS.tiebreaks;

const CUT = /^[CM]\d+$/;
const GROUP = /^[TG]$/;
const LIMIT = /^L.*$/;

/** The code with another modifier of one kind; the others stay. */
const withModifier = (code: string, kind: RegExp, modifier: string): string =>
  [
    ...code.split("/").filter((part, i) => i === 0 || !kind.test(part)),
    ...(modifier === "" ? [] : [modifier]),
  ].join("/");

/** Whether the rule itself says how many scores are dropped. */
const cutsByRule = ({ takes, list }: TieBreak): boolean => takes.includes("cut") && list === true;

/** Where the rule says which ends are cut, both letters mean the same. */
const cutIn = ({ tieBreak, modifiers: { cut } }: Item): string =>
  cut === undefined ? "" : `${cutsByRule(tieBreak) ? "M" : cut.mode}${cut.count}`;

const choicesFor = (
  item: Item,
  kind: RegExp,
  current: string,
  options: readonly (readonly [string, string])[],
): Choice[] =>
  options.map(([modifier, text]) => ({
    text,
    code: withModifier(item.code, kind, modifier),
    chosen: modifier === current,
  }));

/** Whether its rule knows a cut at both ends. */
const knowsMedian = ({ variants = {} }: TieBreak): boolean =>
  Object.values(variants).some((suffix) => suffix.startsWith("M"));

/** How many scores the rule drops at an end, whatever the item says; 1 where nothing is ranked yet. */
const dropsByRule = (subject: Crosstable, { tieBreak }: Item): number => {
  const tournament = currentOf(subject, { selection: null })?.reading.tournament;
  const item = itemOf(rulesOfSubject(subject), tieBreak);
  const view = tournament === undefined ? undefined : viewOf(tournament, item.policy);
  const [entry] = view?.entries ?? [];
  if (view === undefined || entry === undefined) return 1;
  const { fact } = tieBreak.work(view, entry, [entry], {});
  return fact !== undefined && "drops" in fact ? fact.drops : 1;
};

const COUNTS = [1, 2];

const cutChoices = (subject: Crosstable, item: Item): Choice[] => {
  const { tieBreak } = item;
  if (!tieBreak.takes.includes("cut")) return [];
  const options: (readonly [string, string])[] = cutsByRule(tieBreak)
    ? [["", T.byRule(dropsByRule(subject, item))], ...COUNTS.map((n) => [`M${n}`, String(n)] as const)]
    : [
        ["", T.all],
        ...COUNTS.map((n) => [`C${n}`, T.cut(n)] as const),
        ...(knowsMedian(tieBreak) ? COUNTS.map((n) => [`M${n}`, T.median(n)] as const) : []),
      ];
  return choicesFor(item, CUT, cutIn(item), options);
};

const GROUP_LETTERS = { tied: "T", score: "G" } as const;

const groupChoices = (item: Item): Choice[] => {
  if (!item.tieBreak.takes.includes("group")) return [];
  const group = item.modifiers.group ?? item.policy.headToHeadGroup;
  return choicesFor(item, GROUP, GROUP_LETTERS[group], [
    [GROUP_LETTERS.tied, T.stillTied],
    [GROUP_LETTERS.score, T.scoreGroup],
  ]);
};

/** The settings of an item that are chosen from a row. */
export const choicesOf = (subject: Crosstable, item: Item): readonly Choice[] => [
  ...cutChoices(subject, item),
  ...groupChoices(item),
];

/** `SB` as `SB:GP`: whose points stand right after the code. */
const withPoints = (code: string, points: "MP" | "GP"): string => {
  const [name = "", ...modifiers] = code.split("/");
  return [`${name.replace(/:[MG]P$/, "")}:${points}`, ...modifiers].join("/");
};

const POINTS = [
  ["match", "MP", T.matchPoints],
  ["game", "GP", T.gamePoints],
] as const;

/** Of a tie-break that works on match points or on board points: which; else none. */
export const pointsChoicesOf = (subject: Crosstable, item: Item): readonly Choice[] => {
  if (fieldIn(subject) === "players" || !takesPoints(item.tieBreak)) return [];
  const { points = "match" } = item.modifiers;
  return POINTS.map(([value, modifier, text]) => {
    const chosen = value === points;
    return { text, code: chosen ? item.code : withPoints(item.code, modifier), chosen };
  });
};

const HALF = 50;

/** The threshold of an item in percent; null: it has none, or one of another kind. */
export const limitOf = ({ tieBreak, modifiers: { limit } }: Item): number | null => {
  if (!tieBreak.takes.includes("limit")) return null;
  if (limit === undefined) return HALF;
  return limit.by === "percent" ? limit.amount : null;
};

/** The code with another threshold. */
export const withLimit = ({ code }: Item, percent: number): string =>
  withModifier(code, LIMIT, percent === HALF ? "" : `L${percent}`);

/** What is to be said of a cut where the rule has one of its own; empty: nothing. */
export const cutText = (subject: Crosstable, item: Item): string => {
  const { cut } = item.modifiers;
  if (!cutsByRule(item.tieBreak) || cut === undefined) return "";
  return cut.count === dropsByRule(subject, item) ? T.cutByRule : T.ownVariation;
};

/** A setting under which the item is not yet in the sequence; null: it is there with all of them. */
export const freeSetting = (
  subject: Crosstable,
  rules: Rules,
  tieBreak: TieBreak,
  taken: readonly string[],
): string | null => {
  const item = itemOf(rules, tieBreak);
  const choices = [...choicesOf(subject, item), ...pointsChoicesOf(subject, item)];
  const codes = [item.code, ...choices.map(({ code }) => code)];
  return codes.find((code) => !taken.includes(code)) ?? null;
};
