import { marksFor } from "../model/marks";
import type { Pane } from "../pane";
import type { State } from "../state";
import { TEXTS } from "../texts";
import { attempt } from "./attempt";
import { goTo } from "./go";

const T = TEXTS.why;

/** Marks what the answer is about; nothing is marked where it is about no cells. */
const show = (pane: Pane): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable") return;
  const marks = marksFor(subject, pane.state());
  attempt(pane, async () => {
    await pane.services.workbook.mark(subject.source.id, marks);
    pane.dispatch({ kind: "marked", marked: marks !== null });
    if (marks !== null)
      pane.dispatch({ kind: "said", text: T.marked(marks.counted.length + marks.dropped.length) });
  });
};

const clear = (pane: Pane, sheetId: string): void => {
  attempt(pane, async () => {
    await pane.services.workbook.mark(sheetId, null);
    pane.dispatch({ kind: "marked", marked: false });
    pane.dispatch({ kind: "said", text: T.cleared });
  });
};

/** Shows the cells on the crosstable, or takes the marks off. */
export const toggleMarks = (pane: Pane): void => {
  const { subject, marked } = pane.state();
  if (subject.kind !== "crosstable") return;
  if (marked) {
    clear(pane, subject.source.id);
    return;
  }
  show(pane);
  if (subject.own !== null) goTo(pane, subject.source.id);
};

const sourceOf = ({ subject }: State): string | null =>
  subject.kind === "crosstable" ? subject.source.id : null;

const asks = ({ tab, why }: State): boolean => tab === "why" && why.player !== null;

/** Marks follow the question, and do not outlive it. */
export const keepMarks = (pane: Pane): void => {
  pane.subscribe((state, _, before) => {
    const old = sourceOf(before);
    const left = before.tab === "why" && state.tab !== "why";
    if (before.marked && old !== null && (left || old !== sourceOf(state))) clear(pane, old);
    else if (asks(state) && (state.why !== before.why || !asks(before)))
      if (state.marked || state.preferences.mark) show(pane);
  });
};
