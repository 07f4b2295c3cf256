import { changeSettings } from "../effects/settings";
import { RULE_SETS } from "../../engine/index";
import { rulesOfSubject } from "../look";
import { fieldIn } from "../sequence";
import { foreignText } from "../model/lines";
import { allStandings, tieBreakCount, tiedGroups } from "../model/tied";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Field, Select } from "./controls";
import { MoreChoices } from "./more-choices";
import { Bar, Button } from "./parts";
import { Sequence } from "./sequence";

const T = TEXTS.tiebreaks;

const RuleSetField = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane } = usePane();
  const { ruleSet } = rulesOfSubject(subject);
  const { sentence, ofTeams = sentence } = ruleSet;
  return (
    <Field
      id="rule-set"
      label={T.ruleSet}
      hint={T.sentence(fieldIn(subject) === "teams" ? ofTeams : sentence)}
    >
      <Select
        id="rule-set"
        value={ruleSet.code}
        options={RULE_SETS.map(({ code, name }) => ({ value: code, text: T.option(code, name) }))}
        onChange={(code) => pane.dispatch({ kind: "ruleSet", code })}
      />
    </Field>
  );
};

/** After another rule set was chosen: what the sequence keeps of the old one. */
const ForeignBar = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane, state } = usePane();
  const text = foreignText(subject, state);
  return text === null ? null : (
    <Bar>
      {text}
      <div class="bar-buttons">
        <Button small onClick={() => pane.dispatch({ kind: "sequence", codes: null })}>
          {T.useSequence(T.worlds[rulesOfSubject(subject).ruleSet.world])}
        </Button>
      </div>
    </Bar>
  );
};

const MOST_GROUPS = 3;
const SEPARATORS = "show-separators";

const StillTied = ({ subject }: { readonly subject: Crosstable }) => {
  const { pane } = usePane();
  if (allStandings(subject).length === 0) return null;
  const groups = tiedGroups(subject);
  if (groups.length === 0) return <Bar level="ok">{T.nobodyTied}</Bar>;
  const more = groups.length - MOST_GROUPS;
  const texts = [
    ...groups.slice(0, MOST_GROUPS).map(({ names, places, section }) => T.tiedGroup(names, places, section)),
    ...(more > 0 ? [T.andMore(more)] : []),
  ];
  return (
    <Bar level="warning">
      {T.tiedAfter(tieBreakCount(subject))} <b>{texts.join("; ")}</b>.{" "}
      <button
        type="button"
        id={SEPARATORS}
        class="inline-button"
        onClick={() => pane.dispatch({ kind: "page", page: { kind: "picker" }, opener: SEPARATORS })}
      >
        {T.showSeparators}
      </button>
    </Bar>
  );
};

/** The rules and the sequence by which ties are broken. */
export const TieBreaksTab = () => {
  const { pane, state } = usePane();
  const { subject } = state;
  if (subject.kind !== "crosstable") return null;
  return (
    <>
      <div class="group">
        <RuleSetField subject={subject} />
        <MoreChoices subject={subject} onChange={(settings) => changeSettings(pane, settings)} />
      </div>
      <ForeignBar subject={subject} />
      <Sequence subject={subject} />
      <StillTied subject={subject} />
    </>
  );
};
