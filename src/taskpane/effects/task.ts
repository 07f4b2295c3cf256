import type { Pane } from "../pane";
import type { State, Task } from "../state";

/** A task and how it is told of. */
export interface Job<Of, Result> {
  /** Only the latest job of a name goes on. */
  readonly name: string;
  readonly of: Of;
  /** Yields how many steps are done. */
  readonly work: Generator<number, Result, void>;
  readonly taskIn: (state: State) => Task<Of, Result> | null;
  readonly put: (task: Task<Of, Result> | null) => void;
  readonly started: string;
  readonly progress: (done: number) => string;
  readonly finished: (result: Result, done: number) => string;
}

const LONG = 1000;
const REMINDER = 10_000;

/** Work in one go, in milliseconds: the pane stays quick. */
const SLICE = 30;

const say = (pane: Pane, text: string): void => {
  pane.dispatch({ kind: "said", text });
};

/** Does a job a slice at a time; what has taken a second says how far it is, every ten seconds. */
export const runJob = <Of, Result>(pane: Pane, job: Job<Of, Result>): void => {
  const isLatest = pane.begin(job.name);
  const task = () => job.taskIn(pane.state());
  const put = (more: Partial<Task<Of, Result>>) =>
    job.put({ of: job.of, done: 0, long: false, result: null, ...task(), ...more });
  const later = (milliseconds: number, work: () => void) =>
    pane.services.later(milliseconds, () => {
      if (isLatest() && task()?.result === null) work();
    });
  const remind = () => {
    say(pane, job.progress(task()?.done ?? 0));
    later(REMINDER, remind);
  };
  const slice = () => {
    const end = Date.now() + SLICE;
    let step = job.work.next();
    while (step.done !== true && Date.now() < end) step = job.work.next();
    if (step.done === true) {
      put({ result: step.value });
      say(pane, job.finished(step.value, task()?.done ?? 0));
    } else {
      put({ done: step.value });
      later(0, slice);
    }
  };
  job.put({ of: job.of, done: 0, long: false, result: null });
  later(LONG, () => {
    put({ long: true });
    say(pane, job.started);
    later(REMINDER, remind);
  });
  later(0, slice);
};

/** Stops the latest job of a name. */
export const stopJob = (pane: Pane, name: string, stopped: string): void => {
  pane.begin(name);
  say(pane, stopped);
};
