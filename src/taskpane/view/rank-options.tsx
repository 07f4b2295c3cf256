import type { SheetSettings } from "../../excel/settings";
import { rankAll } from "../effects/rank";
import { changeSettings } from "../effects/settings";
import { ALSO, columnBoxes, hasUnplayed, toggled, togetherOf } from "../model/rank-options";
import { workingScores } from "../model/working-scores";
import { teamsOf } from "../model/teams";
import { fieldIn } from "../sequence";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { usePane } from "./context";
import { Check, Field, Radio, Select, Switch } from "./controls";
import { Teams } from "./teams";
import { Button } from "./parts";

const T = TEXTS.rank;

interface Props {
  readonly subject: Crosstable;
  readonly change: (settings: Partial<SheetSettings>) => void;
}

const Target = ({ subject, change }: Props) => {
  const { write } = subject.settings;
  const field = fieldIn(subject);
  return (
    <fieldset>
      <legend>
        <h2>{T.write}</h2>
      </legend>
      <Radio
        name="write"
        checked={write === "values"}
        caption={T.valuesCaption[field]}
        onChoose={() => change({ write: "values" })}
      >
        {T.values}
      </Radio>
      <Radio
        name="write"
        checked={write === "live"}
        caption={T.liveCaption[field]}
        onChoose={() => change({ write: "live" })}
      >
        {T.live}
      </Radio>
    </fieldset>
  );
};

const Sections = ({ subject, change }: Props) => {
  const together = togetherOf(subject);
  return together === null ? null : (
    <fieldset>
      <legend>
        <h2>{T.sections}</h2>
      </legend>
      <Radio name="together" checked={together} onChoose={() => change({ together: true })}>
        {T.together}
      </Radio>
      <Radio name="together" checked={!together} onChoose={() => change({ together: false })}>
        {T.apart}
      </Radio>
    </fieldset>
  );
};

const Columns = ({ subject, change }: Props) => (
  <fieldset>
    <legend>
      <h2>{T.columns}</h2>
    </legend>
    <div class="two-columns">
      {columnBoxes(subject).map(({ text, caption, checked, set }) => (
        <Check key={text} checked={checked} caption={caption} onChange={(on) => change({ columns: set(on) })}>
          {text}
        </Check>
      ))}
    </div>
  </fieldset>
);

/** Whose workings are written: all, or one score group. */
const WorkingScore = ({ subject, change }: Props) => (
  <div class="indented">
    <Field id="working-score" label={T.workingScore}>
      <Select
        id="working-score"
        value={String(subject.settings.workingScore ?? "")}
        options={workingScores(subject)}
        onChange={(score) => change({ workingScore: score === "" ? null : Number(score) })}
      />
    </Field>
  </div>
);

const Also = ({ subject, subject: { settings }, change }: Props) => (
  <fieldset>
    <legend>
      <h2>{T.also}</h2>
    </legend>
    {ALSO.filter((kind) => kind !== "teams" || teamsOf(subject)?.hasColumn === true).map((kind) => {
      const [name, caption] = T.sheets[kind];
      const checked = settings.also.includes(kind);
      return (
        <div key={kind}>
          <Check checked={checked} caption={caption} onChange={(on) => change(toggled(settings, kind, on))}>
            {name}
          </Check>
          {kind === "wallchart" && checked && (
            <div class="indented">
              <Check checked={settings.runningScores} onChange={(runningScores) => change({ runningScores })}>
                {T.runningScores}
              </Check>
            </div>
          )}
          {kind === "working" && checked && <WorkingScore subject={subject} change={change} />}
        </div>
      );
    })}
  </fieldset>
);

const LeaveOut = ({ subject, change }: Props) =>
  hasUnplayed(subject) ? (
    <fieldset>
      <legend>
        <h2>{T.leaveOut}</h2>
      </legend>
      <Check
        checked={subject.settings.leaveOutUnplayed}
        onChange={(leaveOutUnplayed) => change({ leaveOutUnplayed })}
      >
        {T.unplayed}
      </Check>
    </fieldset>
  ) : null;

/** Where there are other sheets, or other sections than the chosen one: all of them in one go. */
const All = ({ subject }: Pick<Props, "subject">) => {
  const { pane } = usePane();
  return subject.beside.length > 0 || subject.settings.section !== null ? (
    <div class="group">
      <Button wide onClick={() => rankAll(pane)}>
        {T.rankAll}
      </Button>
      <p class="caption">{T.rankAllCaption}</p>
    </div>
  ) : null;
};

/** What Rank sheet writes. */
export const RankOptions = ({ subject }: Pick<Props, "subject">) => {
  const { pane } = usePane();
  const change = (settings: Partial<SheetSettings>) =>
    changeSettings(pane, { ...subject.settings, ...settings });
  const props = { subject, change };
  return (
    <>
      <Target {...props} />
      <Sections {...props} />
      {subject.settings.write === "values" && <Columns {...props} />}
      <Also {...props} />
      <Teams {...props} />
      {subject.settings.write === "values" && <LeaveOut {...props} />}
      <Switch
        checked={subject.settings.again}
        caption={T.againCaption}
        onChange={(again) => change({ again })}
      >
        {T.again}
      </Switch>
      <All subject={subject} />
    </>
  );
};
