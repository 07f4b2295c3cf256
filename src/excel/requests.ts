import type { Selection } from "./port";
import type { RankReport, TiebreaksGlobal } from "./report";

/** What the ribbon and the cell menu ask the pane to show. */
export type PaneRequest =
  | { readonly kind: "report"; readonly report: RankReport }
  | { readonly kind: "explain"; readonly selection: Selection };

type Listener = (request: PaneRequest) => void;

const state: { listener: Listener | null; waiting: PaneRequest | null } = { listener: null, waiting: null };

/** Hands a request to the pane; one that comes before the pane is open waits for it. */
export const request = (asked: PaneRequest): void => {
  if (state.listener === null) state.waiting = asked;
  else state.listener(asked);
};

/** Takes the requests from now on, and the one that waits. */
export const onRequest = (listener: Listener): void => {
  state.listener = listener;
  const { waiting } = state;
  state.waiting = null;
  if (waiting !== null) listener(waiting);
};

const left: TiebreaksGlobal = { lastReport: null };

/** Leaves the report of the last ranking for whoever started the add-in. */
export const leaveReport = (report: RankReport): void => {
  left.lastReport = report;
  Object.assign(globalThis, { tiebreaks: left });
};
