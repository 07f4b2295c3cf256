import {
  type Field,
  isProblem,
  type Preset as NamedSequence,
  PRESET_TEXTS,
  PRESETS as PLAYERS,
  presetsFor as namedFor,
  readItem,
  type Rules,
} from "../engine/index";
import type { Cells } from "../excel/port";
import { rulesOfSubject } from "./look";
import { lastUsed } from "./memory";
import { defaultCodes, fieldIn, sameCodes } from "./sequence";
import type { Crosstable } from "./state";
import { TEXTS } from "./texts";

/** A sequence with a name. */
export interface Preset {
  readonly name: string;
  readonly codes: readonly string[];
  /** It comes from the regulations of an event, which may have changed. */
  readonly check: boolean;
}

const T = TEXTS.tiebreaks;

const presetFrom = ({ name, sequence, checkRegulations }: NamedSequence): Preset => ({
  name: PRESET_TEXTS[name] ?? name,
  codes: sequence,
  check: checkRegulations === true,
});

const NAMED: Readonly<Record<Field, (rules: Rules) => readonly Preset[]>> = {
  players: () => PLAYERS.map(presetFrom),
  teams: ({ ruleSet }) => namedFor(ruleSet, "team").map(presetFrom),
};

/** The named sequences of teams that are ranked by the sums of their players. */
export const schoolPresets = (subject: Crosstable): readonly Preset[] =>
  namedFor(rulesOfSubject(subject).ruleSet, "medley").map(presetFrom);

const POSTED = /^tie-?breaks? *: *(.{1,400})$/i;
const MOST_ROWS = 60;

/** The tie-breaks that a line of the sheet names; null where there is none, or one that is not understood. */
export const postedCodes = (
  cells: Cells,
  rules: Rules,
  field: Field = "players",
): readonly string[] | null => {
  for (const value of cells.slice(0, MOST_ROWS).flat()) {
    const list = typeof value === "string" ? POSTED.exec(value.trim())?.[1] : undefined;
    if (list === undefined) continue;
    const items = list
      .split(/[,;>]/)
      .map((text) => text.trim().replace(/\.$/, ""))
      .filter((text) => text !== "")
      .map((text) => readItem(text, rules, field));
    const codes = items.flatMap((item) => (isProblem(item) ? [] : [item.code]));
    return codes.length === items.length && codes.length > 0 ? codes : null;
  }
  return null;
};

const named = (name: string, codes: readonly string[] | null): Preset[] =>
  codes === null ? [] : [{ name, codes, check: false }];

/** The sequences to choose from for a crosstable. */
export const presetsFor = (
  subject: Crosstable,
  memory: Parameters<typeof lastUsed>[0],
): readonly Preset[] => {
  const rules = rulesOfSubject(subject);
  const field = fieldIn(subject);
  const isKnown = (code: string): boolean => !isProblem(readItem(code, rules, field));
  const last = lastUsed(memory);
  return [
    ...NAMED[field](rules),
    ...named(T.lastUsed, last?.every(isKnown) === true ? last : null),
    ...named(T.posted, postedCodes(subject.grid.cells, rules, field)),
  ];
};

/** The preset that a sequence is; undefined: it is the user's own. */
export const presetOf = (
  codes: readonly string[],
  presets: readonly Preset[],
  rules: Rules,
  field: Field = "players",
): Preset | undefined => presets.find((one) => sameCodes(one.codes, codes, rules, field));

/** The preset of the rule set for this kind of event. */
export const defaultPreset = (subject: Crosstable): Preset => {
  const rules = rulesOfSubject(subject);
  const field = fieldIn(subject);
  const codes = defaultCodes(subject, rules);
  return (
    presetOf(codes, NAMED[field](rules), rules, field) ?? { name: rules.ruleSet.name, codes, check: false }
  );
};
