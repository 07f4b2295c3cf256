import { boolean, field, parsed } from "../../excel/json";
import type { Pane } from "../pane";
import type { Preferences } from "../state";

const KEY = "tiebreaks.pane";

/** What the workbook keeps for the pane as a whole. */
export const readPreferences = ({ services }: Pane): Preferences => {
  const value = parsed(services.workbook.settings.get(KEY) ?? "");
  return { halves: boolean(field(value, "halves"), true), mark: boolean(field(value, "mark"), false) };
};

export const keepPreferences = (pane: Pane, preferences: Preferences): void => {
  pane.keep(KEY, JSON.stringify(preferences));
};
