import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { ID } from "../ids";
import type { Pane } from "../pane";
import type { Focus, Spoken, State } from "../state";
import { PaneContext, usePane } from "./context";
import { Foot } from "./foot";
import { Header } from "./header";
import { PageView } from "./page";
import { Tabs } from "./tabs";
import { TabPanel } from "./tab-panel";

/** A region whose text is spoken when it changes, the same text again too. */
const Region = ({ role, spoken }: { readonly role: "status" | "alert"; readonly spoken: Spoken }) => (
  <div class="hidden" role={role}>
    {spoken.text !== "" && <span key={spoken.turn}>{spoken.text}</span>}
  </div>
);

/** A page without a control of its own has at least the way back. */
const useFocus = (focus: Focus | null): void => {
  useLayoutEffect(() => {
    if (focus !== null)
      document.getElementById(document.getElementById(focus.id) ? focus.id : ID.back)?.focus();
  }, [focus]);
};

/** Esc goes back. On the way to office.js it is stopped: there it would leave the pane. */
const useEscape = (pane: Pane): void => {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || pane.state().page === null) return;
      event.stopPropagation();
      pane.dispatch({ kind: "back" });
    };
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("keydown", leave);
    };
  }, [pane]);
};

const Main = () => {
  const { page } = usePane().state;
  return (
    <main>
      {page === null ? (
        <>
          <Tabs />
          <TabPanel />
        </>
      ) : (
        <PageView page={page} />
      )}
    </main>
  );
};

/** The whole pane. */
export const App = ({ pane }: { readonly pane: Pane }) => {
  const [state, setState] = useState<State>(pane.state());
  useEffect(() => {
    setState(pane.state());
    return pane.subscribe((next) => {
      setState(next);
    });
  }, [pane]);
  useFocus(state.focus);
  useEscape(pane);
  const drawn = useMemo(() => ({ pane, state }), [pane, state]);
  return (
    <PaneContext.Provider value={drawn}>
      <div class="app">
        <Header />
        <Main />
        <Foot />
        <Region role="status" spoken={state.status} />
        <Region role="alert" spoken={state.alert} />
      </div>
    </PaneContext.Provider>
  );
};
