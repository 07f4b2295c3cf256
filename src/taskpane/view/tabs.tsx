import { ID } from "../ids";
import { countOf } from "../model/findings";
import { type State, type Tab, TABS } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Hidden, IconButton } from "./parts";

const T = TEXTS.frame;

/** The tab that a key leads to. */
export const tabFor = (key: string, tab: Tab): Tab | undefined => {
  const at = TABS.indexOf(tab);
  const count = TABS.length;
  const keys = new Map([
    ["ArrowRight", (at + 1) % count],
    ["ArrowLeft", (at + count - 1) % count],
    ["Home", 0],
    ["End", count - 1],
  ]);
  const to = keys.get(key);
  return to === undefined ? undefined : TABS[to];
};

const errorsIn = ({ subject }: State): number =>
  subject.kind === "crosstable" ? countOf(subject, "error") : 0;

const Badge = () => {
  const errors = errorsIn(usePane().state);
  return errors === 0 ? null : (
    <span class="badge">
      {errors}
      <Hidden> {T.errorsBadge(errors)}</Hidden>
    </span>
  );
};

const TabButton = ({ tab }: { readonly tab: Tab }) => {
  const { pane, state } = usePane();
  const selected = state.tab === tab;
  return (
    <button
      type="button"
      role="tab"
      class="tab"
      id={ID.tab(tab)}
      aria-selected={selected}
      aria-controls={ID.panel}
      tabIndex={selected ? 0 : -1}
      onClick={() => pane.dispatch({ kind: "tab", tab })}
    >
      <span class="tab-name" data-name={T.tabs[tab]}>
        {T.tabs[tab]}
      </span>
      {tab === "crosstable" && <Badge />}
    </button>
  );
};

/** The tabs are one stop of the Tab key: arrows, Home and End move between them. */
export const Tabs = () => {
  const { pane, state } = usePane();
  const move = (event: KeyboardEvent) => {
    const tab = tabFor(event.key, state.tab);
    if (tab === undefined) return;
    event.preventDefault();
    pane.dispatch({ kind: "tab", tab });
    document.getElementById(ID.tab(tab))?.focus();
  };
  return (
    <div class="tab-row">
      <div class="tabs" role="tablist" aria-label={T.pane} onKeyDown={move}>
        {TABS.map((tab) => (
          <TabButton key={tab} tab={tab} />
        ))}
      </div>
      <IconButton
        id={ID.settings}
        name="settings"
        label={T.settings}
        onClick={() => pane.dispatch({ kind: "page", page: { kind: "settings" }, opener: ID.settings })}
      />
    </div>
  );
};
