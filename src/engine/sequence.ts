import { readModifiers } from "./modifiers";
import type { Policy } from "./policy";
import { type Rules, type RuleSet, ruleSetFor, ruleSetOf } from "./rules";
import { type Modifiers, NO_MODIFIERS, type TieBreak, type World, WORLDS } from "./tiebreak";
import { TEAM_TIE_BREAKS, takesPoints } from "./team/tiebreaks/index";
import { TIE_BREAKS } from "./tiebreaks/index";
import { wordsOf } from "./tie-break-words";

/** One item of a sequence: a tie-break with its modifiers, under the rules that compute it. */
export interface Item {
  /** As users type it, in one spelling: `BH/C1`. Unique in a sequence. */
  readonly code: string;
  readonly title: string;
  readonly tieBreak: TieBreak;
  readonly modifiers: Modifiers;
  /** The rule set that computes it: another one than the ranking's where only the other world knows the code. */
  readonly ruleSet: RuleSet;
  readonly policy: Policy;
  /** Which values rank first: those of the tie-break, or with `/R` the others. */
  readonly best: TieBreak["best"];
  /** How it is worked out where that is not the tie-break's own way: as a total of a team's players. */
  readonly work?: TieBreak["work"];
}

/** How the value of an item is worked out. */
export const workOf = ({ work, tieBreak }: Item): TieBreak["work"] => work ?? tieBreak.work;

/** How the value of an item is worked out where nobody asks how it came about. */
export const valueOf = (item: Item): NonNullable<TieBreak["value"]> => {
  const work = workOf(item);
  const { value } = item.tieBreak;
  return item.work === undefined && value !== undefined ? value : (...of) => work(...of).value;
};

/** Why a text is no item of a sequence. */
export type SequenceProblem =
  | { readonly code: "unknown-tie-break"; readonly text: string }
  | { readonly code: "unknown-modifier"; readonly text: string; readonly modifier: string }
  | { readonly code: "same-twice"; readonly text: string };

const squeeze = (text: string): string =>
  text.normalize("NFKC").toUpperCase().replaceAll(/[:#!]/g, "/").replaceAll(/\s+/g, " ").trim();

interface Named {
  readonly tieBreak: TieBreak;
  readonly suffix: string;
}

type Names = Readonly<Record<World, ReadonlyMap<string, Named>>>;

/** Every code, name, title, alias and named variant of a list, by world. */
const namesOf = (tieBreaks: readonly TieBreak[]): Names => {
  const tables: Record<World, Map<string, Named>> = { us: new Map(), fide: new Map() };
  for (const tieBreak of tieBreaks) {
    if (tieBreak.hidden === true) continue;
    const { code, name, title, aliases, variants = {} } = tieBreak;
    const put = (text: string, suffix: string) => {
      for (const world of WORLDS) {
        const known = tables[world].has(squeeze(text)) || ![world, "both"].includes(tieBreak.world);
        if (!known) tables[world].set(squeeze(text), { tieBreak, suffix });
      }
    };
    for (const text of [code, name, title, ...aliases]) put(text, "");
    for (const [text, suffix] of Object.entries(variants)) put(text, suffix);
  }
  return tables;
};

/** Who is ranked: the players of a tournament, or the teams of a team event, which have tie-breaks of their own. */
export type Field = "players" | "teams";

const NAMES: Readonly<Record<Field, Names>> = {
  players: namesOf(TIE_BREAKS),
  teams: namesOf(TEAM_TIE_BREAKS),
};

/** Modifiers that a tie-break takes in a field beside its own: `:MP` and `:GP` where teams are ranked. */
const ALSO_TAKES: Readonly<Record<Field, (tieBreak: TieBreak) => readonly (keyof Modifiers)[]>> = {
  players: () => [],
  teams: (tieBreak) => (takesPoints(tieBreak) ? ["points"] : []),
};

/** Prefixes that force a world: `FIDE:SB`, `USCF:SB`. */
const PREFIXES: ReadonlyMap<string, World> = new Map([
  ["FIDE", "fide"],
  ["USCF", "us"],
  ["US", "us"],
]);

const worldsFor = (ruleSet: RuleSet, forced: World | undefined): readonly World[] =>
  forced === undefined ? [ruleSet.world, ...WORLDS.filter((world) => world !== ruleSet.world)] : [forced];

const lookUp = (text: string, worlds: readonly World[], names: Names): Named | undefined =>
  worlds.map((world) => names[world].get(text)).find((named) => named !== undefined);

const splitPrefix = (text: string): readonly [World | undefined, string] => {
  const slash = text.indexOf("/");
  const forced = slash < 0 ? undefined : PREFIXES.get(text.slice(0, slash));
  return forced === undefined ? [undefined, text] : [forced, text.slice(slash + 1)];
};

/** The longest beginning that is a name, and the modifiers after it. */
const splitName = (
  text: string,
  worlds: readonly World[],
  names: Names,
): readonly [Named, readonly string[]] | undefined => {
  const parts = text.split("/").map((part) => part.trim());
  for (let count = parts.length; count > 0; count--) {
    const named = lookUp(parts.slice(0, count).join("/"), worlds, names);
    if (named !== undefined) return [named, parts.slice(count)];
  }
  return undefined;
};

const EDITIONS: Record<1 | 2, string> = { 1: "FIDE-2024", 2: "FIDE-2026" };

const ruleSetOfItem = (rules: Rules, { world }: TieBreak, { edition }: Modifiers): RuleSet => {
  const usual = ruleSetFor(rules, world);
  return edition === undefined || world !== "fide" ? usual : (ruleSetOf(EDITIONS[edition]) ?? usual);
};

const REVERSED: Record<TieBreak["best"], TieBreak["best"]> = { high: "low", low: "high" };

export const itemOf = (rules: Rules, tieBreak: TieBreak, modifiers = NO_MODIFIERS, suffix = ""): Item => {
  const ruleSet = ruleSetOfItem(rules, tieBreak, modifiers);
  return {
    code: tieBreak.code + suffix,
    title: suffix === "" ? tieBreak.title : (tieBreak.code + suffix).replaceAll("/", "-"),
    tieBreak,
    modifiers,
    ruleSet,
    policy: { ...ruleSet.policy, ...rules.overrides },
    best: modifiers.reverse === true ? REVERSED[tieBreak.best] : tieBreak.best,
  };
};

/** Reads one tie-break as a user writes it: code, name or alias, prefix and modifiers. */
export const readItem = (text: string, rules: Rules, field: Field = "players"): Item | SequenceProblem => {
  const [forced, body] = splitPrefix(squeeze(text));
  const found = splitName(body, worldsFor(rules.ruleSet, forced), NAMES[field]);
  if (found === undefined) return { code: "unknown-tie-break", text };
  const [{ tieBreak, suffix }, rest] = found;
  const parts = suffix === "" ? rest : [suffix, ...rest];
  const read = readModifiers(parts, tieBreak, ALSO_TAKES[field](tieBreak));
  if ("unknown" in read) return { code: "unknown-modifier", text, modifier: read.unknown };
  const item = itemOf(rules, tieBreak, read.modifiers, read.suffix);
  const foreign =
    forced !== undefined &&
    forced !== rules.ruleSet.world &&
    NAMES[field][rules.ruleSet.world].has(tieBreak.code.toUpperCase());
  return foreign ? { ...item, code: `${forced === "fide" ? "FIDE" : "USCF"}:${item.code}` } : item;
};

/** An item in words, with what its modifiers change: `Buchholz Cut 1`, `Modified Median (M2)`. */
export const itemName = ({ code, tieBreak }: Item): string => {
  const { name, variants } = wordsOf(tieBreak);
  const suffix = code.slice(code.indexOf(tieBreak.code) + tieBreak.code.length + 1);
  return suffix === "" ? name : (variants[suffix] ?? `${name} (${suffix})`);
};

/** The heading of an item's column on a sheet; that of a formula is its `title`, in whatever language. */
export const itemTitle = ({ title, tieBreak }: Item): string =>
  title === tieBreak.title ? wordsOf(tieBreak).title : title;

export const isProblem = (value: Item | SequenceProblem): value is SequenceProblem => !("tieBreak" in value);

/** Reads a sequence; the first text that is no item, or stands twice, is the problem. */
export const readSequence = (
  texts: readonly string[],
  rules: Rules,
  field: Field = "players",
): readonly Item[] | SequenceProblem => {
  const items: Item[] = [];
  for (const text of texts) {
    const item = readItem(text, rules, field);
    if (isProblem(item)) return item;
    if (items.some(({ code }) => code === item.code)) return { code: "same-twice", text };
    items.push(item);
  }
  return items;
};

const byCode = (code: string): TieBreak => {
  const found = TIE_BREAKS.find((tieBreak) => tieBreak.code === code);
  if (found === undefined) throw new RangeError(`no tie-break ${code}`);
  return found;
};

/** The sequence with the score first, unless it stands elsewhere. */
export const withScoreFirst = (items: readonly Item[], rules: Rules): readonly Item[] => {
  const score = byCode("PTS");
  return items.some(({ tieBreak }) => tieBreak === score) ? items : [itemOf(rules, score), ...items];
};

/**
 * The sequence with what the rules put in by themselves: the score first unless it stands elsewhere, and
 * points from play after it where the rule set has that key.
 */
export const completeSequence = (items: readonly Item[], rules: Rules): readonly Item[] => {
  const score = byCode("PTS");
  const withScore = withScoreFirst(items, rules);
  if ({ ...rules.ruleSet.policy, ...rules.overrides }.actualPlay === "ignored") return withScore;
  const at = withScore.findIndex(({ tieBreak }) => tieBreak === score) + 1;
  return [...withScore.slice(0, at), itemOf(rules, byCode("APLAY")), ...withScore.slice(at)];
};
