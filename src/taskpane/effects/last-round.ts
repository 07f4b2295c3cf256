import { lastRoundWork } from "../../engine/index";
import { firstGroups } from "../model/last-round";
import { questionOf } from "../model/last-round-question";
import { standingsOf } from "../model/tied";
import type { Pane } from "../pane";
import { TEXTS } from "../texts";
import { runJob, stopJob } from "./task";

const T = TEXTS.foresight;
const NAME = "ahead";

/** Begins to work out who will be first. */
export const lookAhead = (pane: Pane): void => {
  const { subject, ahead } = pane.state();
  const standings = subject.kind === "crosstable" ? standingsOf(subject, pane.state()) : undefined;
  if (standings === undefined || (ahead?.of === standings && ahead.result !== null)) return;
  const question = questionOf(standings);
  if (question.tooMany || question.games.length === 0) return;
  const { outcomes } = question;
  runJob(pane, {
    name: NAME,
    of: standings,
    work: lastRoundWork(question),
    taskIn: (state) => state.ahead,
    put: (task) => pane.dispatch({ kind: "ahead", ahead: task }),
    started: T.workingSaid(outcomes),
    progress: (done) => `${T.working(done, outcomes)}.`,
    finished: (last) => T.workedOut(outcomes, firstGroups(last).length),
  });
};

/** Stops working it out. */
export const stopLookingAhead = (pane: Pane): void => {
  pane.dispatch({ kind: "ahead", ahead: null });
  stopJob(pane, NAME, T.stopped);
};
