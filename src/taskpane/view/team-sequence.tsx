import type { SheetSettings } from "../../excel/settings";
import { presetOf, schoolPresets } from "../presets";
import { rulesOfSubject } from "../look";
import type { Crosstable } from "../state";
import { TEXTS } from "../texts";
import { Field, Select, TextInput } from "./controls";

const T = TEXTS.teams;
const OWN = "";

interface Props {
  readonly subject: Crosstable;
  readonly change: (settings: Partial<SheetSettings>) => void;
}

/** The sequence of teams that have one of their own: a named one, or codes. */
export const OwnSequence = ({ subject, subject: { settings }, change }: Props) => {
  const { teams } = settings;
  if (teams.tiebreaks === null) return null;
  const presets = schoolPresets(subject);
  const chosen = presetOf(teams.tiebreaks, presets, rulesOfSubject(subject));
  const set = (tiebreaks: readonly string[]) => change({ teams: { ...teams, tiebreaks } });
  return (
    <>
      <Field
        id="team-preset"
        label={TEXTS.tiebreaks.presets}
        hint={chosen?.check === true ? TEXTS.tiebreaks.checkRegulations : ""}
      >
        <Select
          id="team-preset"
          value={chosen?.name ?? OWN}
          options={[{ value: OWN, text: T.own }, ...presets.map(({ name }) => ({ value: name, text: name }))]}
          onChange={(name) => set(presets.find((preset) => preset.name === name)?.codes ?? [])}
        />
      </Field>
      <Field id="team-sequence" label={T.ownSequence} hint={T.ownHint}>
        <TextInput
          id="team-sequence"
          value={teams.tiebreaks.join(", ")}
          describedBy="team-sequence-hint"
          onChange={(text) => {
            const codes = text.split(/[,;]/).map((code) => code.trim());
            set(codes.filter((code) => code !== ""));
          }}
        />
      </Field>
    </>
  );
};
