import { type Session, WireObject } from "./model/wire";

/** Whether the task pane shows, is there unseen, or is not running. */
export type PaneState = "Visible" | "Background" | "Inactive";

/** `Office.addin.showAsTaskpane` and `hide`. */
class AppRuntimeService extends WireObject {
  constructor(
    session: Session,
    private readonly pane: Pane,
  ) {
    super(session);
  }

  GetAppRuntimeState(): PaneState {
    return this.pane.state;
  }

  SetAppRuntimeState(state: PaneState): void {
    this.pane.state = state;
    this.pane.changed(state);
  }
}

/** `Office.addin.setStartupBehavior`: whether the add-in loads with the document. */
class AppRuntimePersistenceService extends WireObject {
  constructor(
    session: Session,
    private readonly pane: Pane,
  ) {
    super(session);
  }

  GetAppRuntimeStartState(): PaneState {
    return this.pane.startState;
  }

  SetAppRuntimeStartState(state: PaneState): void {
    this.pane.startState = state;
  }
}

/** `Office.ribbon.requestUpdate`: which buttons are enabled, as the add-in last said. */
class DynamicRibbon extends WireObject {
  constructor(
    session: Session,
    private readonly ribbon: Ribbon,
  ) {
    super(session);
  }

  ExecuteRequestUpdate(json: string): void {
    this.ribbon.update = JSON.parse(json) as unknown;
  }
}

/** Says that the add-in's commands can be called. */
class AddinInternalService extends WireObject {
  NotifyActionHandlerReady(): void {
    return;
  }
}

/** The task pane as the host knows it. */
export interface Pane {
  state: PaneState;
  startState: PaneState;
  readonly changed: (state: PaneState) => void;
}

export interface Ribbon {
  update: unknown;
}

/** The services beside the workbook that the add-in can call, by their wire names. */
export const officeServices = (session: Session, pane: Pane, ribbon: Ribbon): [string, WireObject][] => [
  ["Microsoft.AppRuntime.AppRuntimeService", new AppRuntimeService(session, pane)],
  ["Microsoft.AppRuntime.AppRuntimePersistenceService", new AppRuntimePersistenceService(session, pane)],
  ["Microsoft.DynamicRibbon.DynamicRibbon", new DynamicRibbon(session, ribbon)],
  ["Microsoft.InternalService.AddinInternalService", new AddinInternalService(session)],
];
