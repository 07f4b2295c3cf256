import { searchPrinted } from "../../reader/index";
import { columnsFound, usableRules } from "../model/printed";
import { whySection } from "../model/tied";
import type { Pane } from "../pane";
import { TEXTS } from "../texts";
import { runJob, stopJob } from "./task";
import { rulesOfSubject } from "../look";

const T = TEXTS.printed;
const NAME = "printed";

function* numbered<Result>(work: Generator<void, Result, void>): Generator<number, Result, void> {
  for (let steps = 1; ; steps++) {
    const step = work.next();
    if (step.done === true) return step.value;
    yield steps;
  }
}

/** Begins to look for the rules by which the printed tie-breaks were worked out. */
export const searchRules = (pane: Pane): void => {
  const { subject, printed } = pane.state();
  const reading = subject.kind === "crosstable" ? whySection(subject, pane.state())?.reading : undefined;
  if (subject.kind !== "crosstable" || reading === undefined) return;
  if (printed?.of === reading && printed.result !== null) return;
  runJob(pane, {
    name: NAME,
    of: reading,
    work: numbered(searchPrinted(reading, rulesOfSubject(subject).ruleSet)),
    taskIn: (state) => state.printed,
    put: (task) => pane.dispatch({ kind: "printed", printed: task }),
    started: T.searching,
    progress: T.tried,
    finished: (report) => T.foundSaid(columnsFound(report), report.columns.length),
  });
};

export const stopSearching = (pane: Pane): void => {
  pane.dispatch({ kind: "printed", printed: null });
  stopJob(pane, NAME, T.stopped);
};

/** Takes the rule set that was found, and the tie-breaks that it gives. */
export const useFoundRules = (pane: Pane): void => {
  const report = pane.state().printed?.result;
  const rules = report == null ? null : usableRules(report);
  if (rules === null) return;
  pane.dispatch({ kind: "ruleSet", code: rules.ruleSet.code });
  pane.dispatch({ kind: "sequence", codes: rules.codes });
  pane.dispatch({ kind: "tab", tab: "tiebreaks", focus: true });
  pane.dispatch({ kind: "said", text: T.used(rules.ruleSet.code, rules.names.join(", ")) });
};
