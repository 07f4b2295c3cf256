import { settingsKey, writeSettings } from "../../excel/settings";
import { onRequest, type PaneRequest } from "../../excel/requests";
import type { WorkbookEvent } from "../../excel/port";
import type { Pane } from "../pane";
import type { State } from "../state";
import { attempt, tell } from "./attempt";
import { follow } from "./follow";
import { keepMarks } from "./mark";
import { keepPreferences, readPreferences } from "./preferences";
import { againSoon } from "./rank";
import { fillWhy } from "./why";

const ACTIVATED = 50;
const SELECTED = 150;
const CHANGED = 500;

const sheetOf = ({ subject }: State): string | null =>
  subject.kind === "crosstable" ? subject.source.id : subject.kind === "none" ? subject.sheet.id : null;

const changed = (pane: Pane, sheetId: string): void => {
  if (sheetId !== sheetOf(pane.state())) return;
  pane.settle("follow", CHANGED, () => follow(pane));
  againSoon(pane);
};

const selected = (pane: Pane): void => {
  pane.settle("select", SELECTED, () => {
    attempt(pane, async () => {
      const isLatest = pane.begin("select");
      const selection = await pane.services.workbook.selection();
      if (!isLatest()) return;
      pane.dispatch({ kind: "selected", selection });
      if (pane.state().tab === "why") await fillWhy(pane, selection);
    });
  });
};

const heard = (pane: Pane, event: WorkbookEvent): void => {
  if (event.kind === "changed") changed(pane, event.sheetId);
  else if (event.kind === "selected") selected(pane);
  else pane.settle("follow", ACTIVATED, () => follow(pane));
};

/** What the ribbon and the cell menu ask for. */
const asked = (pane: Pane, request: PaneRequest): void => {
  if (request.kind === "report") {
    pane.dispatch({ kind: "finished", report: request.report, quiet: false });
    return;
  }
  pane.dispatch({ kind: "selected", selection: request.selection });
  pane.dispatch({ kind: "tab", tab: "why" });
  attempt(pane, () => fillWhy(pane, request.selection));
};

/** Actions after which the settings of the sheet are those that the workbook has already. */
const READS: ReadonlySet<string> = new Set(["followed"]);

/** Keeps what the user chose. */
const keepChanges = (pane: Pane): void => {
  pane.subscribe((state, { kind }, before) => {
    if (state.preferences !== before.preferences) keepPreferences(pane, state.preferences);
    const [now, old] = [state.subject, before.subject];
    if (READS.has(kind) || now.kind !== "crosstable" || old.kind !== "crosstable") return;
    if (now.settings !== old.settings) pane.keep(settingsKey(now.source.id), writeSettings(now.settings));
  });
};

const UNDO = 10_000;

const expireUndo = (pane: Pane): void => {
  pane.subscribe((state, _, before) => {
    if (state.undo !== null && state.undo !== before.undo)
      pane.settle("undo", UNDO, () => pane.dispatch({ kind: "undoExpired" }));
  });
};

/** Begins to follow the workbook: it listens before it reads, so that nothing happens in between. */
export const listen = (pane: Pane): void => {
  pane.dispatch({ kind: "preferences", preferences: readPreferences(pane) });
  keepChanges(pane);
  expireUndo(pane);
  keepMarks(pane);
  onRequest((request) => asked(pane, request));
  void pane.services.workbook
    .subscribe((event) => heard(pane, event))
    .catch((error: unknown) => tell(pane, error))
    .then(() => {
      follow(pane);
      selected(pane);
    });
};
