import type { SheetSettings } from "../../excel/settings";
import type { Pane } from "../pane";
import { attempt } from "./attempt";
import { follow } from "./follow";
import { crosstablesBeside } from "./look-at";
import { DEFAULT_SETTINGS, settingsKey, writeSettings } from "../../excel/settings";
import { TEXTS } from "../texts";

const sameArea = (a: SheetSettings["area"], b: SheetSettings["area"]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Takes other settings for the sheet; other cells are read at once. */
export const changeSettings = (pane: Pane, settings: SheetSettings): void => {
  const { subject } = pane.state();
  pane.dispatch({ kind: "settings", settings });
  if (subject.kind === "crosstable" && !sameArea(subject.settings.area, settings.area)) follow(pane);
};

/** Gives the settings of this sheet to the other sheets with a crosstable, except what names its cells. */
export const copyToOthers = (pane: Pane): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  attempt(pane, async () => {
    const { area, headingRow, event, section } = DEFAULT_SETTINGS;
    const settings = { ...subject.settings, area, headingRow, event, section };
    const others = await crosstablesBeside(pane, subject.source.id);
    for (const { id } of others) pane.keep(settingsKey(id), writeSettings(settings));
    await pane.kept();
    pane.dispatch({ kind: "said", text: TEXTS.settings.copied(others.length) });
  });
};

/** Everything about the sheet as it was recognized. */
export const resetSettings = (pane: Pane): void => {
  changeSettings(pane, { ...DEFAULT_SETTINGS, rules: pane.services.options().rules ?? "" });
  pane.dispatch({ kind: "said", text: TEXTS.settings.resetDone });
};
