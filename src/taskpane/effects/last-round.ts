import { type LastRound, lastRoundWork, type Standings } from "../../engine/index";
import { firstGroups, questionOf } from "../model/last-round";
import { standingsOf } from "../model/tied";
import type { Pane } from "../pane";
import { TEXTS } from "../texts";

const T = TEXTS.foresight;

const LONG = 1000;
const REMINDER = 10_000;

/** Work in one go, in milliseconds: the pane stays quick. */
const SLICE = 30;

const TURN = "ahead";

const say = (pane: Pane, text: string): void => {
  pane.dispatch({ kind: "said", text });
};

const finish = (pane: Pane, standings: Standings, last: LastRound): void => {
  const { outcomes } = last.question;
  pane.dispatch({ kind: "ahead", ahead: { standings, done: outcomes, long: false, last } });
  say(pane, T.workedOut(outcomes, firstGroups(last).length));
};

/** Begins to work out who will be first, a slice at a time. */
export const lookAhead = (pane: Pane): void => {
  const { subject } = pane.state();
  const standings = subject.kind === "crosstable" ? standingsOf(subject, pane.state()) : undefined;
  const question = standings && questionOf(standings);
  const { ahead } = pane.state();
  if (ahead?.standings === standings && ahead?.last != null) return;
  const isLatest = pane.begin(TURN);
  if (standings === undefined || question === undefined) return;
  if (question.tooMany || question.games.length === 0) return;
  const work = lastRoundWork(question);
  const put = (done: number, long: boolean) =>
    pane.dispatch({ kind: "ahead", ahead: { standings, done, long, last: null } });
  const isLong = () => pane.state().ahead?.long === true;
  const later = (milliseconds: number, task: () => void) =>
    pane.services.later(milliseconds, () => {
      if (isLatest() && pane.state().ahead?.last === null) task();
    });
  const remind = () => {
    say(pane, `${T.working(pane.state().ahead?.done ?? 0, question.outcomes)}.`);
    later(REMINDER, remind);
  };
  const slice = () => {
    const end = Date.now() + SLICE;
    for (;;) {
      const step = work.next();
      if (step.done === true) {
        finish(pane, standings, step.value);
        return;
      }
      if (Date.now() >= end) {
        put(step.value, isLong());
        break;
      }
    }
    later(0, slice);
  };
  put(0, false);
  later(LONG, () => {
    put(pane.state().ahead?.done ?? 0, true);
    say(pane, T.workingSaid(question.outcomes));
    later(REMINDER, remind);
  });
  later(0, slice);
};

/** Stops working it out. */
export const stopLookingAhead = (pane: Pane): void => {
  pane.begin(TURN);
  pane.dispatch({ kind: "ahead", ahead: null });
  say(pane, T.stopped);
};
