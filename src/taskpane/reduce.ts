import type { Action, ActionOf } from "./actions";
import { FORESIGHT_HANDLERS } from "./reduce/foresight";
import { FRAME_HANDLERS } from "./reduce/frame";
import { RANKING_HANDLERS } from "./reduce/ranking";
import { SEQUENCE_HANDLERS } from "./reduce/sequence";
import type { State } from "./state";

type Handlers = {
  readonly [Kind in Action["kind"]]: (state: State, action: ActionOf<Kind>) => State;
};

const HANDLERS: Handlers = {
  ...FORESIGHT_HANDLERS,
  ...FRAME_HANDLERS,
  ...RANKING_HANDLERS,
  ...SEQUENCE_HANDLERS,
};

/** What the pane is after something has happened. */
export const reduce = (state: State, action: Action): State =>
  (HANDLERS[action.kind] as (state: State, action: Action) => State)(state, action);
