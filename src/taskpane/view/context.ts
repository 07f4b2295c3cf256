import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Pane } from "../pane";
import type { State } from "../state";

/** The pane and its state as it is drawn. */
export interface Drawn {
  readonly pane: Pane;
  readonly state: State;
}

export const PaneContext = createContext<Drawn | null>(null);

export const usePane = (): Drawn => {
  const drawn = useContext(PaneContext);
  if (drawn === null) throw new Error("drawn outside the pane");
  return drawn;
};
