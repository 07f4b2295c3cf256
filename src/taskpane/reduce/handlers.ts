import type { Action, ActionOf } from "../actions";
import type { State } from "../state";

/** How some of the actions change the state. */
export type HandlersOf<Kind extends Action["kind"]> = {
  readonly [K in Kind]: (state: State, action: ActionOf<K>) => State;
};
