import { useLayoutEffect, useState } from "preact/hooks";
import { DEFAULT_RULE_SET, RULE_SETS } from "../../engine/index";
import { keepRulesForNewWorkbooks, rulesForNewWorkbooks } from "../../excel/surroundings";
import { copyToOthers, resetSettings } from "../effects/settings";
import { ID } from "../ids";
import type { Preferences } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Field, Select, Switch } from "./controls";
import { Bar, Button } from "./parts";

const T = TEXTS.settings;

const NewWorkbooks = () => {
  const [code, setCode] = useState(rulesForNewWorkbooks() || DEFAULT_RULE_SET.code);
  const choose = (chosen: string) => {
    keepRulesForNewWorkbooks(chosen);
    setCode(chosen);
  };
  return (
    <Field id="new-rules" label={T.newRules}>
      <Select
        id="new-rules"
        value={code}
        options={RULE_SETS.map((set) => ({
          value: set.code,
          text: TEXTS.tiebreaks.option(set.code, set.name),
        }))}
        onChange={choose}
      />
    </Field>
  );
};

const RESET = "reset";
const KEEP = "keep";

/** Asks in its place before everything chosen for the sheet is forgotten; the focus goes to the safe answer and back. */
const Reset = () => {
  const { pane } = usePane();
  const [asking, setAsking] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    if (asking !== null) document.getElementById(asking ? KEEP : RESET)?.focus();
  }, [asking]);
  const ask = () => {
    setAsking(true);
    pane.dispatch({ kind: "said", text: T.resetAsk });
  };
  if (asking !== true)
    return (
      <Button id={RESET} wide onClick={ask}>
        {T.reset}
      </Button>
    );
  const answer = (yes: boolean) => {
    setAsking(false);
    if (yes) resetSettings(pane);
  };
  return (
    <Bar level="warning">
      {T.resetAsk}
      <div class="bar-buttons">
        <Button small onClick={() => answer(true)}>
          {T.resetYes}
        </Button>
        <Button id={KEEP} small onClick={() => answer(false)}>
          {T.resetNo}
        </Button>
      </div>
    </Bar>
  );
};

const Help = () => (
  <details class="more">
    <summary tabIndex={0}>{T.help}</summary>
    <div class="stack">
      {T.helpTopics.map(([title, text]) => (
        <p key={title} class="lead">
          <b>{title}.</b> {text}
        </p>
      ))}
      <p>
        <a href={T.guidePage} target="_blank" rel="noopener">
          {T.guide}
        </a>
      </p>
    </div>
  </details>
);

/** Choices beyond one ranking. */
export const SettingsPage = () => {
  const { pane, state } = usePane();
  const { preferences, subject } = state;
  const prefer = (changed: Partial<Preferences>) =>
    pane.dispatch({ kind: "preferences", preferences: { ...preferences, ...changed } });
  return (
    <>
      <div class="stack">
        <Switch
          id={ID.first}
          checked={preferences.mark}
          caption={T.markCaption}
          onChange={(mark) => prefer({ mark })}
        >
          {T.mark}
        </Switch>
        <Switch checked={preferences.halves} onChange={(halves) => prefer({ halves })}>
          {T.halves}
        </Switch>
      </div>
      <NewWorkbooks />
      {subject.kind === "crosstable" && (
        <div class="stack">
          <Button wide onClick={() => copyToOthers(pane)}>
            {T.copyToOthers}
          </Button>
          <Reset />
        </div>
      )}
      <Help />
      <p class="caption">{T.kept}</p>
      <p class="caption">{T.version(pane.services.about.version)}</p>
    </>
  );
};
