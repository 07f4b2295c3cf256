import type { RankOptions } from "../../excel/rank/options";
import { progressText } from "../model/progress";
import type { Cancel, Pane } from "../pane";

const LONG = 1000;
const REMINDER = 10_000;

const controllers = new WeakMap<Pane, AbortController>();

export const isRunning = (pane: Pane): boolean => pane.state().ranking.kind === "running";

/** Says how far it is, every ten seconds. */
const remind = (pane: Pane): Cancel => {
  let cancel: Cancel = () => undefined;
  const wait = () => {
    cancel = pane.services.later(REMINDER, () => {
      if (!isRunning(pane)) return;
      pane.dispatch({ kind: "said", text: progressText(pane.state()) });
      wait();
    });
  };
  wait();
  return () => {
    cancel();
  };
};

const drawn = ({ services }: Pane): Promise<void> =>
  new Promise((resolve) => {
    services.later(0, resolve);
  });

/** Resolved when the user stops a ranking that has not begun to write. */
const stopped = (pane: Pane, { signal }: AbortController): Promise<null> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => {
      const { ranking } = pane.state();
      if (ranking.kind === "running" && ranking.stage !== "writing") resolve(null);
    });
  });

/** What a ranking needs to be followed and to be stopped. */
export type Controls = Required<Pick<RankOptions, "signal" | "onStage">>;

const controlsOf = (pane: Pane, { signal }: AbortController): Controls => ({
  signal,
  onStage: (stage, part) => {
    if (!signal.aborted) pane.dispatch({ kind: "stage", stage, part });
    return drawn(pane);
  },
});

interface Manner {
  /** By itself: nothing is shown of it. */
  readonly quiet: boolean;
  readonly all?: true;
}

/** Runs a ranking, shows how far it is, and lets the user stop it: null is what is left of one that was stopped. */
export const run = async <Report>(
  pane: Pane,
  { quiet, ...manner }: Manner,
  work: (controls: Controls) => Promise<Report>,
): Promise<Report | null> => {
  const controller = new AbortController();
  controllers.set(pane, controller);
  pane.dispatch({ kind: "started", editing: false, ...manner });
  const timers = quiet
    ? []
    : [pane.services.later(LONG, () => pane.dispatch({ kind: "takesLong" })), remind(pane)];
  if (!quiet && (await pane.services.workbook.isEditing()))
    pane.dispatch({ kind: "started", editing: true, ...manner });
  await pane.kept();
  const report = await Promise.race([work(controlsOf(pane, controller)), stopped(pane, controller)]);
  for (const cancel of timers) cancel();
  if (controllers.get(pane) === controller) controllers.delete(pane);
  return report;
};

/** Stops the ranking, unless it is being written. */
export const cancelRanking = (pane: Pane): void => {
  controllers.get(pane)?.abort();
};
