import type { Area } from "../../writer/block";
import { findingsOf, type FindingView } from "../model/findings";
import type { Pane } from "../pane";
import { attempt } from "./attempt";

/** Shows a sheet. */
export const goTo = (pane: Pane, sheetId: string): void => {
  attempt(pane, () => pane.services.workbook.activate(sheetId));
};

/** Selects cells of the crosstable sheet. */
export const select = (pane: Pane, area: Area): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  attempt(pane, () => pane.services.workbook.select(subject.source.id, area));
};

/** Selects the first cell of a finding; pressed again, the next. */
export const jump = (pane: Pane, { key, cells }: FindingView): void => {
  pane.dispatch({ kind: "jumped", key, cells: cells.length });
  const area = cells[pane.state().jump?.cell ?? 0];
  if (area !== undefined) select(pane, area);
};

/** Selects the cell of the first error that has one. */
export const jumpToFirstError = (pane: Pane): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  const error = findingsOf(subject).find(({ level, cells }) => level === "error" && cells.length > 0);
  pane.dispatch({ kind: "tab", tab: "crosstable" });
  if (error !== undefined) jump(pane, error);
};
