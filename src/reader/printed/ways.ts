import {
  isProblem,
  type Item,
  type Policy,
  readItem,
  RULE_SETS,
  type RuleSet,
  rulesOf,
  TIE_BREAKS,
} from "../../engine/index";

/** One choice of a policy, otherwise than its rule set has it. */
export type Setting = {
  readonly [Key in keyof Policy]: { readonly key: Key; readonly value: Policy[Key] };
}[keyof Policy];

/** A way in which a column may have been worked out. */
export interface Way {
  readonly item: Item;
  readonly settings: readonly Setting[];
}

type Choices = { readonly [Key in keyof Policy]?: readonly Policy[Key][] };

/** What other programs do otherwise, by the world of the tie-break. */
const CHOICES: Readonly<Record<"us" | "fide", Choices>> = {
  us: {
    opponentUnplayed: ["half", "asScored", "fide"],
    deductions: ["fullAndHalf", "fullOnly", "none"],
    kashdan: ["usual", "wintd", "michigan"],
    sonnebornScale: [1, 2],
    signBy: ["score", "games"],
    roundRobinForfeits: ["played", "unplayed"],
    headToHead: ["plusMinus", "allMustMeet"],
    headToHeadGroup: ["tied", "score"],
    performance: ["exact", "whole"],
    performanceGuard: ["ownPlus50", "none"],
    unrated: ["exclude", "hult"],
  },
  fide: {
    opponentUnplayed: ["half", "asScored", "fide"],
    dummy: ["none", "ownScore", "capped", "virtual"],
    roundRobinForfeits: ["played", "unplayed"],
    cutFirst: ["voluntary", "lowest"],
    dummyRounds: ["announced", "played"],
    unplayedEncounter: ["missing", "settled"],
    forfeitWins: ["unplayed", "won"],
    unrated: ["exclude", "hult"],
  },
};

const settingsFor = ({ tieBreak: { world }, policy }: Item): Setting[] =>
  Object.entries(CHOICES[world === "fide" ? "fide" : "us"]).flatMap(([key, values]) =>
    values
      .filter((value) => policy[key as keyof Policy] !== value)
      .map((value) => ({ key, value }) as Setting),
  );

const MODIFIERS = ["C1", "C2", "M1", "M2", "P", "G", "T"];

/** Every tie-break that can be chosen, and the score. */
const ALL_CODES: readonly string[] = TIE_BREAKS.filter(
  ({ hidden, helper }) => hidden !== true && helper !== true,
).map(({ code }) => code);

const itemsOf = (codes: readonly string[], set: RuleSet): Item[] =>
  codes.flatMap((code) => {
    const item = readItem(code, rulesOf(set));
    return isProblem(item) ? [] : [item];
  });

/** The tie-break that a heading names; where it names none, each that the rule set itself defines. */
const plainItems = (code: string, set: RuleSet): Item[] =>
  code === "" ? itemsOf(ALL_CODES, set).filter(({ ruleSet }) => ruleSet === set) : itemsOf([code], set);

const modifiedItems = (code: string, set: RuleSet): Item[] =>
  plainItems(code, set).flatMap(({ code: full, tieBreak }) => {
    const plain = full.slice(0, full.indexOf(tieBreak.code) + tieBreak.code.length);
    return itemsOf(
      MODIFIERS.map((modifier) => `${plain}/${modifier}`),
      set,
    );
  });

/** The rule sets, that of the ranking first. */
export const setsFrom = (first: RuleSet): readonly RuleSet[] => [
  first,
  ...RULE_SETS.filter(({ code }) => code !== first.code),
];

const asWays = (items: readonly Item[]): Way[] => items.map((item) => ({ item, settings: [] }));

/** The ways of one rule set as it stands; unnamed columns may be any tie-break, and any cut. */
export const waysIn = (code: string, set: RuleSet): Way[] =>
  asWays([...plainItems(code, set), ...(code === "" ? modifiedItems(code, set) : [])]);

/** The ways of all rule sets, then other cuts and modifiers of a tie-break that is named; the first set first. */
export const allWays = (code: string, first: RuleSet): Way[] => {
  const sets = setsFrom(first);
  const others = code === "" ? [] : sets.flatMap((set) => modifiedItems(code, set));
  return [...sets.flatMap((set) => waysIn(code, set)), ...asWays(others)];
};

/** The same with one more setting otherwise. */
export const withSetting = (way: Way, only?: readonly Setting[]): Way[] =>
  settingsFor(way.item)
    .filter(
      (setting) => only?.some(({ key, value }) => key === setting.key && value === setting.value) ?? true,
    )
    .filter(({ key }) => way.settings.every((known) => known.key !== key))
    .map((setting) => ({
      item: { ...way.item, policy: { ...way.item.policy, [setting.key]: setting.value } },
      settings: [...way.settings, setting],
    }));
