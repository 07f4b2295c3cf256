import type { RankOptions } from "../../excel/rank/options";
import { rankSheet } from "../../excel/rank/rank-sheet";
import { leaveReport } from "../../excel/requests";
import type { RankReport } from "../../excel/report";
import { progressText } from "../model/progress";
import type { Cancel, Pane } from "../pane";
import { keepLastUsed } from "../memory";
import type { Crosstable } from "../state";
import { attempt } from "./attempt";

/** What a caller decides of one ranking. */
export type RankChoice = Pick<RankOptions, "anyway" | "room" | "into" | "stay">;

const LONG = 1000;
const REMINDER = 10_000;

const running = new WeakMap<Pane, AbortController>();

const isRunning = (pane: Pane): boolean => pane.state().ranking.kind === "running";

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

/** Rejected when the user stops a ranking that has not begun to write. */
const stopped = (pane: Pane, { signal }: AbortController): Promise<null> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => {
      const { ranking } = pane.state();
      if (ranking.kind === "running" && ranking.stage !== "writing") resolve(null);
    });
  });

const STOPPED = {
  outcome: "trouble",
  sections: [],
  findings: [],
  written: [],
  notes: [],
  trouble: { code: "stopped" },
  message: "",
} as const satisfies Partial<RankReport>;

const rankNow = async (
  pane: Pane,
  { source }: Crosstable,
  controller: AbortController,
  choice: RankChoice,
): Promise<RankReport> => {
  const { workbook, options } = pane.services;
  await pane.kept();
  const report = await Promise.race([
    rankSheet(workbook, {
      ...options(),
      ...choice,
      sheetId: source.id,
      signal: controller.signal,
      onStage: (stage) => {
        if (!controller.signal.aborted) pane.dispatch({ kind: "stage", stage });
        return drawn(pane);
      },
    }),
    stopped(pane, controller),
  ]);
  return report ?? { ...STOPPED, source };
};

const start = async (pane: Pane, subject: Crosstable, choice: RankChoice, quiet: boolean): Promise<void> => {
  const controller = new AbortController();
  running.set(pane, controller);
  pane.dispatch({ kind: "started", editing: false });
  const timers = quiet
    ? []
    : [pane.services.later(LONG, () => pane.dispatch({ kind: "takesLong" })), remind(pane)];
  if (!quiet && (await pane.services.workbook.isEditing())) pane.dispatch({ kind: "started", editing: true });
  const report = await rankNow(pane, subject, controller, choice);
  for (const cancel of timers) cancel();
  if (running.get(pane) === controller) running.delete(pane);
  leaveReport(report);
  pane.dispatch({ kind: "finished", report, quiet });
  if (report.outcome === "ranked") keepLastUsed(pane.services.memory, subject.settings.tiebreaks);
};

/** Ranks the sheet that the pane is about. */
export const rank = (pane: Pane, choice: RankChoice = {}): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable" || isRunning(pane)) return;
  attempt(pane, () => start(pane, subject, choice, false));
};

/** Stops the ranking, unless it is being written. */
export const cancelRanking = (pane: Pane): void => {
  running.get(pane)?.abort();
};

/** Ranks again after a change of the sheet, if there are Standings and nobody types. */
export const rankAgain = (pane: Pane): void => {
  attempt(pane, async () => {
    const { subject } = pane.state();
    const { workbook } = pane.services;
    if (subject.kind !== "crosstable" || !subject.settings.again || isRunning(pane)) return;
    if (await workbook.isEditing()) {
      againSoon(pane);
      return;
    }
    const sheets = await workbook.sheets();
    const written = sheets.some(
      ({ mark }) => mark?.kind === "standings" && mark.source === subject.source.id,
    );
    if (written) await start(pane, subject, { stay: true }, true);
  });
};

const AGAIN = 2000;

/** Two seconds after the last change. */
export const againSoon = (pane: Pane): void => {
  pane.settle("again", AGAIN, () => rankAgain(pane));
};
