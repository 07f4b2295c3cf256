import type { Pane } from "../pane";
import { TEXTS } from "../texts";
import { attempt } from "./attempt";
import { changeSettings } from "./settings";
import { rank } from "./rank";

/** Gives the written Standings to the user under a name of their own; the next ranking writes a new sheet. */
export const keepCopy = (pane: Pane, sheetId: string, name: string): void => {
  attempt(pane, async () => {
    const kept = await pane.services.workbook.release(sheetId, name);
    pane.dispatch({ kind: "outdated" });
    pane.dispatch({ kind: "said", text: TEXTS.rank.kept(kept.name) });
  });
};

/** Replaces the live formula by the full list of values. */
export const freeze = (pane: Pane): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  changeSettings(pane, { ...subject.settings, write: "values" });
  rank(pane);
};
