import { settingsKey, writeSettings } from "../../excel/settings";
import type { Pane } from "../pane";
import { TEXTS } from "../texts";
import { attempt } from "./attempt";
import { crosstablesBeside, lookAtActive, lookAtSelection } from "./look-at";

/** Reads the active sheet and, where it has no crosstable, looks for the sheets that have one. */
export const follow = (pane: Pane): void => {
  attempt(pane, async () => {
    const isLatest = pane.begin("follow");
    await pane.kept();
    const { subject, gone } = await lookAtActive(pane);
    if (!isLatest()) return;
    pane.dispatch({ kind: "followed", subject });
    if (gone) pane.dispatch({ kind: "trouble", trouble: { code: "source-gone" } });
    if (subject.kind !== "none") return;
    const others = await crosstablesBeside(pane, subject.sheet.id);
    if (isLatest()) pane.dispatch({ kind: "followed", subject: { ...subject, others } });
  });
};

/** Shows the rows of the crosstable that are hidden. */
export const showRows = (pane: Pane): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  attempt(pane, async () => {
    await pane.services.workbook.showRows(subject.source.id, subject.grid.area);
    follow(pane);
    pane.dispatch({ kind: "said", text: TEXTS.crosstable.rowsShown });
  });
};

/** Takes the selected cells for the crosstable. */
export const takeSelection = (pane: Pane): void => {
  attempt(pane, async () => {
    const isLatest = pane.begin("follow");
    const { subject, obstacle } = await lookAtSelection(pane);
    if (!isLatest()) return;
    const before = pane.state().subject;
    if (obstacle !== null && before.kind === "none") {
      pane.dispatch({ kind: "followed", subject: { ...before, obstacle } });
      return;
    }
    pane.keep(settingsKey(subject.source.id), writeSettings(subject.settings));
    pane.dispatch({ kind: "followed", subject });
  });
};
