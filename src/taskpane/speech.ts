import type { State } from "./state";

/** Says something when the reader has time for it. */
export const say = (state: State, text: string): State =>
  text === "" ? state : { ...state, status: { text, turn: state.status.turn + 1 } };

/** Says something at once: an error after an action, and that ranking was stopped. */
export const warn = (state: State, text: string): State =>
  text === "" ? state : { ...state, alert: { text, turn: state.alert.turn + 1 } };

/** Gives a control the focus. */
export const focusOn = (state: State, id: string): State => ({
  ...state,
  focus: { id, turn: (state.focus?.turn ?? 0) + 1 },
});
