import type { SheetSettings } from "../../excel/settings";
import { styleOf } from "../model/numbers";
import { withKey } from "../model/settings";
import {
  divisionsOf,
  teamsNow,
  teamsOf,
  trophyOptions,
  trophyValue,
  withMatches,
  withSheet,
} from "../model/teams";
import { ruleIn } from "../rules-text";
import { codesOf } from "../sequence";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Check, Field, Radio, Select, TextField } from "./controls";
import { OwnSequence } from "./team-sequence";
import { Now } from "./teams-now";

const T = TEXTS.teams;

interface Props {
  readonly subject: Crosstable;
  readonly change: (settings: Partial<SheetSettings>) => void;
}

const USUAL_TOP = "4";
const WHOLE = /^[1-9]\d{0,2}$|^1000$/;
const WEIGHTS = /^[1-9]\d{0,4}(?:-[1-9]\d{0,4})*$/;

/** Sets a key of the rules text; what is typed and none of its values is refused. */
const rule =
  ({ subject, change }: Props, key: string, form = /.*/, wrong = "") =>
  (typed: string) => {
    const value = typed.replaceAll(/\s/g, "");
    if (value !== "" && !form.test(value)) return wrong;
    change(withKey(subject.settings, key, value));
    return "";
  };

/** One school's players in several sheets, such as K-5 and K-8, for one trophy. */
const OtherSheets = ({ subject, change }: Props) => {
  const { teams } = subject.settings;
  return (
    <fieldset>
      <legend>{T.alsoFrom}</legend>
      {subject.beside.map(({ id, name }) => (
        <Check
          key={id}
          checked={teams.sheets.includes(id)}
          onChange={(checked) => change({ teams: withSheet(teams, id, checked) })}
        >
          {name}
        </Check>
      ))}
      {teams.sheets.length > 0 && <p class="caption">{T.alsoNote}</p>}
    </fieldset>
  );
};

const Players = (props: Props) => {
  const { subject, change } = props;
  const { teams, rules } = subject.settings;
  const trophies = trophyOptions(subject);
  return (
    <>
      <div class="two-columns">
        <TextField
          id="team-top"
          label={T.top}
          value={ruleIn(rules, "top") ?? USUAL_TOP}
          numeric
          onChange={rule(props, "top", WHOLE, T.topWrong)}
        />
        <Field id="team-ties" label={T.tiesBy}>
          <Select
            id="team-ties"
            value={teams.tiebreaks === null ? "same" : "own"}
            options={[
              { value: "same", text: T.same },
              { value: "own", text: T.own },
            ]}
            onChange={(value) =>
              change({ teams: { ...teams, tiebreaks: value === "own" ? codesOf(subject) : null } })
            }
          />
        </Field>
      </div>
      <OwnSequence {...props} />
      {trophies.length > 1 && (
        <Field id="team-trophies" label={T.trophies}>
          <Select
            id="team-trophies"
            value={trophyValue(teams.divisions)}
            options={trophies}
            onChange={(value) => change({ teams: { ...teams, divisions: divisionsOf(value) } })}
          />
        </Field>
      )}
      {subject.beside.length > 0 && <OtherSheets {...props} />}
    </>
  );
};

const BYES = (["", "0", "half", "all"] as const).map((value) => ({ value, text: T.byes[value] }));

const Matches = (props: Props) => {
  const { rules } = props.subject.settings;
  return (
    <>
      <div class="two-columns">
        <Field id="team-by" label={T.placeBy}>
          <Select
            id="team-by"
            value={ruleIn(rules, "by") ?? "match"}
            options={[
              { value: "match", text: T.matchPoints },
              { value: "game", text: T.gamePoints },
            ]}
            onChange={(value) => rule(props, "by")(value === "match" ? "" : value)}
          />
        </Field>
        <TextField
          id="team-weights"
          label={T.weights}
          hint={T.weightsHint}
          value={ruleIn(rules, "boards") ?? ""}
          onChange={rule(props, "boards", WEIGHTS, T.weightsWrong)}
        />
      </div>
      <Field id="team-bye" label={T.bye} hint={T.byeHint}>
        <Select
          id="team-bye"
          value={ruleIn(rules, "bye") ?? ""}
          options={BYES}
          onChange={rule(props, "bye")}
        />
      </Field>
    </>
  );
};

/** Where teams come from, how they are ranked, and how they stand. */
export const Teams = (props: Props) => {
  const { subject, change } = props;
  const { state } = usePane();
  const view = teamsOf(subject);
  if (view === null) return null;
  return (
    <>
      <fieldset>
        <legend>
          <h2>{T.from}</h2>
        </legend>
        <Radio
          name="teams-from"
          checked={!view.matches}
          caption={view.caption}
          onChoose={() => change(withMatches(subject.settings, false))}
        >
          {T.players}
        </Radio>
        <Radio
          name="teams-from"
          checked={view.matches}
          caption={T.matchesCaption}
          onChoose={() => change(withMatches(subject.settings, true))}
        >
          {T.matches}
        </Radio>
      </fieldset>
      {view.matches ? <Matches {...props} /> : <Players {...props} />}
      {teamsNow(subject, styleOf(state)).map((now) => (
        <Now key={now.caption} {...now} />
      ))}
    </>
  );
};
