import { rankAll as rankEverySheet } from "../../excel/rank/rank-all";
import type { RankOptions } from "../../excel/rank/options";
import { rankSheet } from "../../excel/rank/rank-sheet";
import { leaveReport } from "../../excel/requests";
import type { RankReport } from "../../excel/report";
import { isList } from "../../writer/block";
import { keepLastUsed } from "../memory";
import type { Pane } from "../pane";
import type { Crosstable } from "../state";
import { attempt } from "./attempt";
import { isRunning, run } from "./running";

/** What a caller decides of one ranking. */
export type RankChoice = Pick<RankOptions, "anyway" | "room" | "into" | "stay">;

const STOPPED = {
  outcome: "trouble",
  sections: [],
  schools: [],
  findings: [],
  written: [],
  notes: [],
  trouble: { code: "stopped" },
  message: "",
} as const satisfies Partial<RankReport>;

const start = async (pane: Pane, subject: Crosstable, choice: RankChoice, quiet: boolean): Promise<void> => {
  const { workbook, options } = pane.services;
  const { source } = subject;
  const ranked = await run(pane, { quiet }, (controls) =>
    rankSheet(workbook, { ...options(), ...choice, ...controls, sheetId: source.id }),
  );
  const report = ranked ?? { ...STOPPED, source };
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

/** Ranks every sheet of the workbook that holds a crosstable, and shows the list of the one that the pane is about. */
export const rankAll = (pane: Pane): void => {
  const { subject } = pane.state();
  if (subject.kind !== "crosstable" || isRunning(pane)) return;
  const { workbook, options } = pane.services;
  attempt(pane, async () => {
    const ranked = await run(pane, { quiet: false, all: true }, (controls) =>
      rankEverySheet(workbook, { ...options(), ...controls, sheetId: subject.source.id }),
    );
    const report = ranked ?? { sheets: [], skipped: [], trouble: STOPPED.trouble };
    pane.dispatch({ kind: "finishedAll", report });
  });
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
    const written = sheets.some(({ mark }) => isList(mark?.kind) && mark?.source === subject.source.id);
    if (written) await start(pane, subject, { stay: true }, true);
  });
};

const AGAIN = 2000;

/** Two seconds after the last change. */
export const againSoon = (pane: Pane): void => {
  pane.settle("again", AGAIN, () => rankAgain(pane));
};
