import type { Mover } from "./actions";
import type { FactCode, Tab } from "./state";

/** Ids of the controls that get the focus by what the user does elsewhere. */
export const ID = {
  panel: "panel",
  main: "main",
  /** The first control of a page. */
  first: "first",
  back: "back",
  add: "add",
  settings: "settings",
  tab: (tab: Tab) => `tab-${tab}`,
  fact: (fact: FactCode) => `fact-${fact}`,
  line: (code: string) => `line-${code}`,
  mover: (by: Mover, code: string) => `${by}-${code}`,
} as const;
