import type { Action } from "./actions";
import { reduce } from "./reduce";
import { INITIAL, type State } from "./state";

/** Hears of each change, and of the action that made it. */
export type Listener = (state: State, action: Action, before: State) => void;

export interface Store {
  readonly state: () => State;
  readonly dispatch: (action: Action) => void;
  readonly subscribe: (listener: Listener) => () => void;
}

export const createStore = (initial: State = INITIAL): Store => {
  let state = initial;
  const listeners = new Set<Listener>();
  return {
    state: () => state,
    dispatch: (action) => {
      const before = state;
      state = reduce(before, action);
      for (const listener of [...listeners]) listener(state, action, before);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
