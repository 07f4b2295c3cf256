import { isProblem, PRESETS as NAMED_SEQUENCES, readItem, type Rules } from "../engine/index";
import type { Cells } from "../excel/port";
import { rulesOfSubject } from "./look";
import { lastUsed } from "./memory";
import { defaultCodes, sameCodes } from "./sequence";
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

const PRESETS: readonly Preset[] = NAMED_SEQUENCES.map(({ name, sequence, checkRegulations }) => ({
  name,
  codes: sequence,
  check: checkRegulations === true,
}));

const POSTED = /^tie-?breaks? *: *(.{1,400})$/i;
const MOST_ROWS = 60;

/** The tie-breaks that a line of the sheet names; null where there is none, or one that is not understood. */
export const postedCodes = (cells: Cells, rules: Rules): readonly string[] | null => {
  for (const value of cells.slice(0, MOST_ROWS).flat()) {
    const list = typeof value === "string" ? POSTED.exec(value.trim())?.[1] : undefined;
    if (list === undefined) continue;
    const items = list
      .split(/[,;>]/)
      .map((text) => text.trim().replace(/\.$/, ""))
      .filter((text) => text !== "")
      .map((text) => readItem(text, rules));
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
): readonly Preset[] => [
  ...PRESETS,
  ...named(T.lastUsed, lastUsed(memory)),
  ...named(T.posted, postedCodes(subject.grid.cells, rulesOfSubject(subject))),
];

/** The preset that a sequence is; undefined: it is the user's own. */
export const presetOf = (
  codes: readonly string[],
  presets: readonly Preset[],
  rules: Rules,
): Preset | undefined => presets.find((one) => sameCodes(one.codes, codes, rules));

/** The preset of the rule set for this kind of event. */
export const defaultPreset = (subject: Crosstable): Preset => {
  const rules = rulesOfSubject(subject);
  const codes = defaultCodes(subject, rules);
  return presetOf(codes, PRESETS, rules) ?? { name: rules.ruleSet.name, codes, check: false };
};
