import { officeWorkbook } from "./office/workbook";
import type { RankOptions } from "./rank/options";
import { rankSheet } from "./rank/rank-sheet";
import { leaveReport, request } from "./requests";
import { momentOf, paperFor, rulesForNewWorkbooks } from "./surroundings";

/** How the ribbon ranks: as the saved settings say, now, on the paper of the user's country. */
export const rankOptions = (): RankOptions => ({
  now: momentOf(new Date()),
  paper: paperFor(Office.context.contentLanguage),
  rules: rulesForNewWorkbooks(),
});

const showPane = (): Promise<void> => Office.addin.showAsTaskpane().catch(() => undefined);

/** Ranks the active sheet; the pane opens only where nothing could be written. */
const rankActiveSheet = async (): Promise<void> => {
  const report = await rankSheet(officeWorkbook, rankOptions());
  leaveReport(report);
  request({ kind: "report", report });
  if (report.outcome !== "ranked") await showPane();
};

/** Opens the pane on the player whose row is selected. */
const explainPlayer = async (): Promise<void> => {
  request({ kind: "explain", selection: await officeWorkbook.selection() });
  await showPane();
};

/** Office waits until the event is completed, whatever happened. */
const command = (action: () => Promise<void>) => (event: Office.AddinCommands.Event) => {
  void action()
    .catch(showPane)
    .finally(() => {
      event.completed();
    });
};

Office.actions.associate("RankSheet", command(rankActiveSheet));
Office.actions.associate("ExplainPlayer", command(explainPlayer));
