import { ID } from "../ids";
import { trialNews } from "../model/what-if";
import { focusOn, say } from "../speech";
import type { HandlersOf } from "./handlers";

export const FORESIGHT_HANDLERS: HandlersOf<"trial" | "ahead" | "printed"> = {
  trial: (state, { trial, focus }) => {
    const next = { ...state, trial };
    const changed = trial?.changes !== state.trial?.changes;
    const told = changed ? say(next, trialNews(next)) : next;
    return focus === true ? focusOn(told, ID.first) : told;
  },
  ahead: (state, { ahead }) => ({ ...state, ahead }),
  printed: (state, { printed }) => ({ ...state, printed }),
};
