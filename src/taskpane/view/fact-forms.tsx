import { isRulesProblem, readRulesText } from "../../reader/index";
import { changeSettings } from "../effects/settings";
import { ID } from "../ids";
import { withKey } from "../model/settings";
import { ruleIn } from "../rules-text";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { TextField } from "./controls";

const T = TEXTS.facts;

export interface FactProps {
  readonly subject: Crosstable;
}

/** A key of the rules text to type; empty: as recognized. */
export const KeyField = ({
  subject: { settings },
  rule,
  label,
  hint,
  wrong,
  numeric = false,
  first = false,
}: FactProps & {
  readonly rule: string;
  readonly label: string;
  readonly hint: string;
  /** What is said of a value that cannot be. */
  readonly wrong: string;
  readonly numeric?: boolean;
  /** The first control of the page. */
  readonly first?: boolean;
}) => {
  const { pane } = usePane();
  const change = (text: string) => {
    const changed = withKey(settings, rule, text.replaceAll(/[\s,;=]/g, ""));
    if (isRulesProblem(readRulesText(changed.rules))) return wrong;
    changeSettings(pane, changed);
    return "";
  };
  return (
    <TextField
      id={first ? ID.first : `fact-${rule}`}
      label={label}
      hint={hint}
      numeric={numeric}
      value={ruleIn(settings.rules, rule) ?? ""}
      onChange={change}
    />
  );
};

/** A radio button of a fact; the first of them gets the focus. */
export const FactRadio = ({
  name,
  first,
  checked,
  text,
  onChoose,
}: {
  readonly name: string;
  readonly first: boolean;
  readonly checked: boolean;
  readonly text: string;
  readonly onChoose: () => void;
}) => (
  <label class="check">
    <input type="radio" name={name} id={first ? ID.first : undefined} checked={checked} onChange={onChoose} />
    <span>{text}</span>
  </label>
);

/** A key of the rules text with a few words to choose from. */
export const KeyRadios = ({
  subject: { settings },
  rule,
  label,
  options,
}: FactProps & {
  readonly rule: string;
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
}) => {
  const { pane } = usePane();
  const value = ruleIn(settings.rules, rule) ?? "";
  const all = [["", T.asRecognized] as const, ...options];
  return (
    <fieldset>
      <legend>{label}</legend>
      {all.map(([word, text]) => (
        <FactRadio
          key={word}
          name={rule}
          first={word === ""}
          checked={value === word}
          text={text}
          onChoose={() => changeSettings(pane, withKey(settings, rule, word))}
        />
      ))}
    </fieldset>
  );
};

/** The title of the event. */
export const TextForm = ({ subject: { settings } }: FactProps) => {
  const { pane } = usePane();
  return (
    <TextField
      id={ID.first}
      label={T.eventTitle}
      value={settings.event ?? ""}
      onChange={(text) => {
        changeSettings(pane, { ...settings, event: text.trim() || null });
        return "";
      }}
    />
  );
};
