import { DEFAULT_SETTINGS, type SheetSettings } from "../../excel/settings";
import { withRule } from "../rules-text";
import type { FactCode } from "../state";
import { fieldsOfFact, keysOfFact } from "./facts";

/** The settings without what the user decided of a fact. */
export const resetFact = (settings: SheetSettings, fact: FactCode): SheetSettings => {
  const rules = keysOfFact(fact).reduce((text, key) => withRule(text, key, null), settings.rules);
  const fields = fieldsOfFact(fact).map((field) => [field, DEFAULT_SETTINGS[field]]);
  return { ...settings, ...(Object.fromEntries(fields) as Partial<SheetSettings>), rules };
};

/** The settings with a key of the rules text set; null or empty: as recognized. */
export const withKey = (settings: SheetSettings, key: string, value: string | null): SheetSettings => ({
  ...settings,
  rules: withRule(settings.rules, key, value === "" ? null : value),
});
